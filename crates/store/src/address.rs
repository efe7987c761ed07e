//! The address of a `PostgreSQL` database.

use std::{fmt, path::PathBuf};

use percent_encoding::percent_decode_str;
use tokio_postgres::{
    Config,
    config::{Host, SslMode},
};

use crate::tls::CertificateCheck;

/// The most connections that may share the reads.
const MAX_READERS: usize = 100;

/// The address of a `PostgreSQL` database, with what this program understands beyond `tokio-postgres`.
#[derive(Clone)]
pub struct Address {
    pub config: Config,
    pub check: CertificateCheck,
    /// The file with the trusted authorities.
    pub root_file: Option<PathBuf>,
    /// How many connections share the short reads, if the host says so.
    pub readers: Option<usize>,
}

impl Address {
    /// Reads an address. The error never repeats a part of it, which might be the password.
    pub fn parse(text: &str) -> Result<Self, &'static str> {
        // The first `@` ends user and password, which may contain anything else.
        let start = text.find('@').map_or(0, |at| at + 1);
        let (address, query) = match text[start..].find('?') {
            Some(at) => (&text[..start + at], &text[start + at + 1..]),
            None => (text, ""),
        };
        let (mut mode, mut root_file, mut readers, mut rest) = (None, None, None, Vec::new());
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let value = |text| percent_decode_str(text).decode_utf8_lossy().into_owned();
            match pair.split_once('=') {
                Some(("sslmode", text)) => mode = Some(value(text)),
                Some(("sslrootcert", text)) => root_file = Some(PathBuf::from(value(text))),
                Some(("pool_max_conns", text)) => {
                    let number =
                        text.parse().ok().filter(|number| (1..=MAX_READERS).contains(number));
                    readers = Some(number.ok_or("pool_max_conns is not a number from 1 to 100")?);
                }
                _ => rest.push(pair),
            }
        }
        let (ssl_mode, check) = match mode.as_deref() {
            Some("disable") => (SslMode::Disable, CertificateCheck::Nothing),
            None | Some("prefer") => (SslMode::Prefer, CertificateCheck::Nothing),
            // As libpq does: a root certificate is there to be used.
            Some("require") if root_file.is_none() => (SslMode::Require, CertificateCheck::Nothing),
            Some("require" | "verify-ca") => (SslMode::Require, CertificateCheck::Chain),
            Some("verify-full") => (SslMode::Require, CertificateCheck::ChainAndName),
            Some(_) => {
                return Err("sslmode is not disable, prefer, require, verify-ca or verify-full");
            }
        };
        if root_file.is_some() && ssl_mode != SslMode::Require {
            return Err("sslrootcert needs sslmode=require, verify-ca or verify-full");
        }
        let address = if rest.is_empty() {
            address.to_owned()
        } else {
            format!("{address}?{}", rest.join("&"))
        };
        let form = "the address is not of the form postgres://user:password@host:port/name";
        let mut config = address.parse::<Config>().ok().filter(has_hosts).ok_or(form)?;
        config.ssl_mode(ssl_mode);
        Ok(Self { config, check, root_file, readers })
    }
}

/// Returns whether an address has hosts that can be some: what follows an `@` that should have been written `%40` is
/// the rest of a password.
fn has_hosts(config: &Config) -> bool {
    let is_host = |host: &Host| match host {
        Host::Tcp(name) => !name.contains('@'),
        #[cfg(unix)]
        Host::Unix(path) => !path.to_string_lossy().contains('@'),
    };
    !config.get_hosts().is_empty() && config.get_hosts().iter().all(is_host)
}

impl fmt::Display for Address {
    /// Without user and password.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "postgres://")?;
        for (at, host) in self.config.get_hosts().iter().enumerate() {
            let comma = if at > 0 { "," } else { "" };
            match host {
                Host::Tcp(name) => write!(out, "{comma}{name}")?,
                #[cfg(unix)]
                Host::Unix(path) => write!(out, "{comma}{}", path.display())?,
            }
            let ports = self.config.get_ports();
            if let Some(port) = ports.get(at).or(ports.last()) {
                write!(out, ":{port}")?;
            }
        }
        write!(out, "/{}", self.config.get_dbname().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(query: &str) -> Result<Address, &'static str> {
        Address::parse(&format!("postgres://anna:sec?ret@db.example.org/games{query}"))
    }

    #[test]
    fn the_mode_says_what_is_verified() {
        use CertificateCheck::{Chain, ChainAndName, Nothing};
        for (query, mode, check) in [
            ("", SslMode::Prefer, Nothing),
            ("?sslmode=disable", SslMode::Disable, Nothing),
            ("?sslmode=prefer", SslMode::Prefer, Nothing),
            ("?sslmode=require", SslMode::Require, Nothing),
            ("?sslmode=require&sslrootcert=ca.pem", SslMode::Require, Chain),
            ("?sslmode=verify-ca", SslMode::Require, Chain),
            ("?sslmode=verify-full", SslMode::Require, ChainAndName),
        ] {
            let address = parsed(query).expect(query);
            assert_eq!((address.config.get_ssl_mode(), address.check), (mode, check), "{query}");
            assert_eq!(address.config.get_password(), Some(b"sec?ret".as_slice()));
            assert_eq!(address.to_string(), "postgres://db.example.org:5432/games");
        }
    }

    #[test]
    fn other_options_are_left_to_the_client_and_mistakes_are_refused() {
        let address = parsed("?application_name=a&sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem");
        let address = address.expect("all of them are known");
        assert_eq!(address.config.get_application_name(), Some("a"));
        assert_eq!(address.root_file, Some(PathBuf::from("/etc/ca.pem")));
        assert_eq!(parsed("?pool_max_conns=12").map(|it| it.readers), Ok(Some(12)));
        for query in [
            "?sslmode=verify",
            "?sslmode=",
            "?sslrootcert=ca.pem",
            "?sslmode=prefer&sslrootcert=ca.pem",
            "?pool_max_conns=0",
            "?pool_max_conns=many",
            "?sslcert=x",
        ] {
            assert!(parsed(query).is_err(), "{query}");
        }
    }
}
