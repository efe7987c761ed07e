//! Why a request was refused.

use std::sync::Arc;

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use signoria_engine::Message;
use signoria_i18n::{Lang, Names};
use signoria_protocol::ErrorBody;
use signoria_store::StoreError;

use crate::words;

/// Why a request was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// 401: the cookie or token is unknown.
    Unknown,
    /// 403: a page of another site sent it.
    ForeignOrigin,
    /// 403: only the host of the table may do this.
    NotHost,
    /// 404: there is no such page or table.
    NotFound,
    /// 400: it cannot be read.
    Unreadable(String),
    /// 405: the method is not allowed.
    BadMethod,
    /// 408: the request took too long.
    TooSlow,
    /// 413: it is too large.
    TooLarge,
    /// 422: not a name.
    BadName,
    /// 422: there is no such game.
    UnknownGame(String),
    /// 422: there is no such bot.
    UnknownBot(String),
    /// 422: the setup is invalid; every reason, as messages of the game.
    BadSetup { game: &'static str, problems: Vec<Message> },
    /// 409: no such seat is free.
    SeatTaken,
    /// 409: the user sits here already.
    Seated,
    /// 409: the user does not sit here.
    NotSeated,
    /// 409: the game has begun.
    Begun,
    /// 409: seats are still open.
    SeatsOpen,
    /// 409: the game is not over.
    NotFinished,
    /// 401: no account has this name and this password.
    WrongLogin,
    /// 403: only administrators may do this.
    NotAdmin,
    /// 403: a running game can be seen from one's own seat only.
    NotYourSeat,
    /// 403: wrong password of the table.
    WrongPassword,
    /// 403: the table allows no hints.
    NoHints,
    /// 403: the host accepts no new accounts.
    RegistrationClosed,
    /// 403: a new account needs the code of the host.
    WrongInvite,
    /// 409: the name belongs to another account.
    NameTaken,
    /// 409: the name could be taken for the server or an admin.
    ReservedName,
    /// 409: the user has an account already, whose name is fixed.
    HasAccount,
    /// 409: a guest has no password.
    NoAccount,
    /// 409: the game has not begun.
    NotBegun,
    /// 409: the user is not to act.
    NotAsked,
    /// 422: too short or too long for a password.
    BadPassword,
    /// 422: an invalid clock.
    BadClock,
    /// 422: spectators would see too much too early.
    BadSpectators,
    /// 403: the host has blocked the user from this table.
    Blocked,
    /// 409: there is no other person on that seat.
    NotRemovable,
    /// 422: too long, or unreadable.
    BadText,
    /// 422: nothing can be sent there.
    BadAddress,
    /// 422: the address leads to a private network.
    PrivateAddress,
    /// 422: not the code that was mailed.
    WrongCode,
    /// 409: this server sends no mail.
    NoMail,
    /// 409: the user has no address for notifications.
    NoNotices,
    /// 503: the mail server rejects it.
    MailFailed,
    /// 429: too often.
    TooFast,
    /// 429: too many unfinished tables.
    TooManyTables,
    /// 429: too many unfinished tables of one address.
    TooManyAddressTables,
    /// 429: too many running tables without a person.
    TooManyBotTables,
    /// 410: the rules of that table are newer than this program.
    RulesGone { found: u16, supported: u16 },
    /// 403: an admin has banned the user.
    Banned,
    /// 500: a part of the table is lost or cannot be read.
    Damaged,
    /// 422: a link that was used, has expired or was never made.
    BadLink,
    /// 409: admins do not ban or demote themselves.
    OwnAccount,
    /// 429: a guest has made too many tables.
    TooManyGuestTables,
    /// 503: this node of the cluster serves the table.
    Elsewhere(String),
    /// 503: the store does not answer, or the server is full or closing.
    Unavailable,
}

impl Error {
    /// One error of each kind.
    pub fn each() -> Vec<Self> {
        vec![
            Self::Unknown,
            Self::ForeignOrigin,
            Self::NotHost,
            Self::NotFound,
            Self::Unreadable(String::new()),
            Self::BadMethod,
            Self::TooSlow,
            Self::TooLarge,
            Self::BadName,
            Self::UnknownGame(String::new()),
            Self::UnknownBot(String::new()),
            Self::BadSetup { game: "", problems: Vec::new() },
            Self::SeatTaken,
            Self::Seated,
            Self::NotSeated,
            Self::Begun,
            Self::SeatsOpen,
            Self::NotFinished,
            Self::WrongLogin,
            Self::NotAdmin,
            Self::NotYourSeat,
            Self::WrongPassword,
            Self::NoHints,
            Self::RegistrationClosed,
            Self::WrongInvite,
            Self::NameTaken,
            Self::ReservedName,
            Self::HasAccount,
            Self::NoAccount,
            Self::NotBegun,
            Self::NotAsked,
            Self::BadPassword,
            Self::BadClock,
            Self::BadSpectators,
            Self::Blocked,
            Self::NotRemovable,
            Self::BadText,
            Self::BadAddress,
            Self::PrivateAddress,
            Self::WrongCode,
            Self::NoMail,
            Self::NoNotices,
            Self::MailFailed,
            Self::TooFast,
            Self::TooManyTables,
            Self::TooManyAddressTables,
            Self::TooManyBotTables,
            Self::RulesGone { found: 0, supported: 0 },
            Self::Banned,
            Self::Damaged,
            Self::BadLink,
            Self::OwnAccount,
            Self::TooManyGuestTables,
            Self::Elsewhere(String::new()),
            Self::Unavailable,
        ]
    }

    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unknown => "unknown_user",
            Self::ForeignOrigin => "foreign_origin",
            Self::NotHost => "not_host",
            Self::NotFound => "not_found",
            Self::Unreadable(_) => "unreadable",
            Self::BadMethod => "bad_method",
            Self::TooSlow => "too_slow",
            Self::TooLarge => "too_large",
            Self::BadName => "bad_name",
            Self::UnknownGame(_) => "unknown_game",
            Self::UnknownBot(_) => "unknown_bot",
            Self::BadSetup { .. } => "bad_setup",
            Self::SeatTaken => "seat_taken",
            Self::Seated => "seated",
            Self::NotSeated => "not_seated",
            Self::Begun => "begun",
            Self::SeatsOpen => "seats_open",
            Self::NotFinished => "not_finished",
            Self::WrongLogin => "wrong_login",
            Self::NotAdmin => "not_admin",
            Self::NotYourSeat => "not_your_seat",
            Self::WrongPassword => "wrong_password",
            Self::NoHints => "no_hints",
            Self::RegistrationClosed => "registration_closed",
            Self::WrongInvite => "wrong_invite",
            Self::NameTaken => "name_taken",
            Self::ReservedName => "reserved_name",
            Self::HasAccount => "has_account",
            Self::NoAccount => "no_account",
            Self::NotBegun => "not_begun",
            Self::NotAsked => "not_asked",
            Self::BadPassword => "bad_password",
            Self::BadClock => "bad_clock",
            Self::BadSpectators => "bad_spectators",
            Self::Blocked => "blocked",
            Self::NotRemovable => "not_removable",
            Self::BadText => "bad_text",
            Self::BadAddress => "bad_address",
            Self::PrivateAddress => "private_address",
            Self::WrongCode => "wrong_code",
            Self::NoMail => "no_mail",
            Self::NoNotices => "no_notices",
            Self::MailFailed => "mail_failed",
            Self::TooFast => "too_fast",
            Self::TooManyTables => "too_many_tables",
            Self::TooManyAddressTables => "too_many_address_tables",
            Self::TooManyBotTables => "too_many_bot_tables",
            Self::RulesGone { .. } => "rules_gone",
            Self::Banned => "banned",
            Self::Damaged => "damaged",
            Self::BadLink => "bad_link",
            Self::OwnAccount => "own_account",
            Self::TooManyGuestTables => "too_many_guest_tables",
            Self::Elsewhere(_) => "moved",
            Self::Unavailable => "unavailable",
        }
    }

    pub const fn status(&self) -> StatusCode {
        match self {
            Self::Unreadable(_) => StatusCode::BAD_REQUEST,
            Self::Unknown | Self::WrongLogin => StatusCode::UNAUTHORIZED,
            Self::ForeignOrigin
            | Self::NotHost
            | Self::NotAdmin
            | Self::Banned
            | Self::NotYourSeat
            | Self::WrongPassword
            | Self::NoHints
            | Self::Blocked
            | Self::RegistrationClosed
            | Self::WrongInvite => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::SeatTaken
            | Self::Seated
            | Self::NotSeated
            | Self::Begun
            | Self::SeatsOpen
            | Self::NotFinished
            | Self::NameTaken
            | Self::ReservedName
            | Self::OwnAccount
            | Self::HasAccount
            | Self::NoAccount
            | Self::NotBegun
            | Self::NotRemovable
            | Self::NotAsked
            | Self::NoMail
            | Self::NoNotices => StatusCode::CONFLICT,
            Self::RulesGone { .. } => StatusCode::GONE,
            Self::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
            Self::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::BadName
            | Self::UnknownGame(_)
            | Self::UnknownBot(_)
            | Self::BadSetup { .. }
            | Self::BadPassword
            | Self::BadClock
            | Self::BadSpectators
            | Self::BadText
            | Self::BadAddress
            | Self::PrivateAddress
            | Self::WrongCode
            | Self::BadLink => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooFast
            | Self::TooManyTables
            | Self::TooManyGuestTables
            | Self::TooManyAddressTables
            | Self::TooManyBotTables => StatusCode::TOO_MANY_REQUESTS,
            Self::Elsewhere(_) | Self::Unavailable | Self::MailFailed => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        }
    }

    /// The response body, in the reader's language.
    pub fn told(&self, lang: Lang) -> ErrorBody {
        let key = format!("server-{}", self.code());
        let platform = words(lang, "");
        let (text, problems) = match self {
            Self::BadSetup { game, problems } => {
                let words = words(lang, game);
                let say = |problem| words.render(problem, &Names::default());
                (platform.term(&key), problems.iter().map(say).collect())
            }
            Self::UnknownGame(name) | Self::UnknownBot(name) => {
                (platform.text(&key, &[("name", name.as_str().into())]), Vec::new())
            }
            Self::Unreadable(detail) => {
                (platform.text(&key, &[("detail", detail.as_str().into())]), Vec::new())
            }
            Self::RulesGone { found, supported } => {
                let values = [
                    ("found", found.to_string().into()),
                    ("supported", supported.to_string().into()),
                ];
                (platform.text(&key, &values), Vec::new())
            }
            _ => (platform.term(&key), Vec::new()),
        };
        ErrorBody { error: self.code().to_owned(), text, problems }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NameTaken => return Self::NameTaken,
            StoreError::NotFound => return Self::NotFound,
            _ => {}
        }
        tracing::error!(%error, "the store failed");
        Self::Unavailable
    }
}

impl IntoResponse for Error {
    /// Without a body: the outermost layer knows the reader's language and adds it.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_error_has_a_unique_code_and_a_text_in_every_language() {
        let each = Error::each();
        let codes: HashSet<&str> = each.iter().map(Error::code).collect();
        assert_eq!(codes.len(), each.len());
        let source = include_str!("error.rs").split("fn code(").nth(1).expect("it is above");
        let source = source.split("fn status(").next().expect("it is above");
        assert_eq!(source.matches(" => \"").count(), each.len(), "none is missing");
        for lang in Lang::ALL {
            for error in &each {
                let text = error.told(lang).text;
                assert!(
                    !text.is_empty() && !text.contains('\u{27e6}'),
                    "{lang:?} {error:?}: {text}"
                );
            }
        }
    }
}
