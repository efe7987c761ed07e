//! Mail through the SMTP server of the host.

use std::{fmt, time::Duration};

use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor,
    message::{
        Mailbox,
        header::{ContentType, MIME_VERSION_1_0},
    },
};
use tokio::time::timeout;

use crate::auth;

/// Time limit for sending a mail.
const PATIENCE: Duration = Duration::from_secs(10);

/// Maximum length of a mail address, in bytes.
const LONGEST: usize = 254;

/// How mail is sent.
#[derive(Clone)]
pub struct Mailer {
    from: Mailbox,
    transport: AsyncSmtpTransport<Tokio1Executor>,
}

/// An invalid mail setting. Contains no address, because there may be a password in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadMailer {
    /// The address of the server.
    Server,
    /// The address of the sender.
    From,
}

impl Mailer {
    /// The server is `smtps://user:password@mail.example.org` (TLS),
    /// `smtp://user:password@mail.example.org:587?tls=required` (STARTTLS) or `smtp://localhost:25`
    /// (in the clear); the sender is `Signoria <games@example.org>`.
    pub fn new(server: &str, from: &str) -> Result<Self, BadMailer> {
        let from = from.parse().map_err(|_| BadMailer::From)?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(server)
            .map_err(|_| BadMailer::Server)?
            .timeout(Some(PATIENCE))
            .build();
        Ok(Self { from, transport })
    }

    /// Sends a mail.
    pub(crate) async fn send(&self, letter: &Email) -> Result<(), MailError> {
        let own = auth::random::<16>().map_err(|_| MailError { passes: true })?;
        let id = format!("<{}@{}>", auth::hex(&own), self.from.email.domain());
        let message = Message::builder()
            .message_id(Some(id))
            .from(self.from.clone())
            .to(Mailbox::new(None, letter.to.clone()))
            .subject(letter.subject.clone())
            .header(MIME_VERSION_1_0)
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text.clone())
            .map_err(|_| MailError { passes: false })?;
        match timeout(PATIENCE, self.transport.send(message)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(MailError { passes: !error.is_permanent() }),
            Err(_) => Err(MailError { passes: true }),
        }
    }
}

impl fmt::Debug for Mailer {
    /// Without the server: there may be a password in it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mailer").field("from", &self.from).finish_non_exhaustive()
    }
}

/// A mail.
#[derive(Clone, Debug)]
pub struct Email {
    pub to: Address,
    pub subject: String,
    pub text: String,
}

/// A mail was rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MailError {
    /// Whether a retry may succeed.
    pub passes: bool,
}

/// The address of one person, without a name.
pub fn address(text: &str) -> Option<Address> {
    if text.len() > LONGEST { None } else { text.parse().ok() }
}

/// Providers that ignore dots before the @.
const IGNORE_DOTS: [&str; 2] = ["gmail.com", "googlemail.com"];

/// The mailbox of an address: different spellings lead to the same mailbox.
pub fn mailbox(address: &Address) -> String {
    let domain = address.domain().to_lowercase();
    // Quotes and backslashes do not change the mailbox.
    let user = address.user().to_lowercase().replace(['"', '\\'], "");
    let user = user.split('+').next().unwrap_or_default();
    if IGNORE_DOTS.contains(&domain.as_str()) {
        return format!("{}@{}", user.replace('.', ""), IGNORE_DOTS[0]);
    }
    format!("{user}@{domain}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mailer_needs_a_server_and_a_sender_and_hides_its_password() {
        let server = "smtps://anna:secret@mail.example.org";
        let mailer = Mailer::new(server, "Signoria <games@example.org>").expect("both are fine");
        let shown = format!("{mailer:?}");
        assert!(shown.contains("games@example.org") && !shown.contains("secret"), "{shown}");
        assert_eq!(Mailer::new("mail.example.org", "a@b.org").err(), Some(BadMailer::Server));
        assert_eq!(Mailer::new(server, "no address").err(), Some(BadMailer::From));
    }

    #[test]
    fn every_way_to_write_a_mailbox_is_the_same_mailbox() {
        let of = |text: &str| mailbox(&address(text).expect("an address"));
        for same in
            ["anna@example.org", "Anna@EXAMPLE.org", "anna+1@example.org", "anna+a+b@example.org"]
        {
            assert_eq!(of(same), "anna@example.org", "{same}");
        }
        for quoted in ["\"anna\"@example.org", "\"an\\na\"@example.org", "\"anna+1\"@example.org"] {
            assert_eq!(of(quoted), "anna@example.org", "{quoted}");
        }
        assert_eq!(of("a.n.n.a+x@googlemail.com"), of("anna@gmail.com"));
        assert_ne!(of("a.nna@example.org"), of("anna@example.org"), "dots count elsewhere");
    }

    #[test]
    fn an_address_is_that_of_one_person() {
        assert!(address("anna@example.org").is_some());
        for bad in [
            "",
            "anna",
            "a@b@c",
            "Anna <anna@example.org>",
            "a@b.org, c@d.org",
            "a@b.org\r\nBcc: x@y",
        ] {
            assert!(address(bad).is_none(), "{bad:?}");
        }
        assert!(address(&format!("{}@example.org", "x".repeat(300))).is_none());
    }
}
