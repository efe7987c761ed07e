//! What a host decides: flags, then the environment, then a file, then what is usual.
//!
//! Every setting has one name: `tables_per_user` in the file is `SIGNORIA_TABLES_PER_USER` in the
//! environment. Whatever is wrong is told with the place it comes from.

use std::{collections::HashMap, path::PathBuf, str::FromStr, time::Duration};

use signoria_server::{Audience, BadMailer, Config, Mailer};
use signoria_store::Place;

use crate::{args::Serve, desk::Desk, stop::Stop};

/// The database if the host says nothing.
const DATABASE: &str = "signoria.sqlite";

/// Every setting there is.
const NAMES: &[&str] = &[
    "listen",
    "database",
    "secure",
    "log",
    "site",
    "idle_seconds",
    "think_milliseconds",
    "tables_per_user",
    "tables_per_address",
    "tables_per_minute",
    "tables_per_guest",
    "prune_guest_tables_days",
    "bot_tables_per_user",
    "guests_per_minute",
    "guests_per_address",
    "requests_per_second",
    "messages_per_second",
    "connections",
    "connections_per_address",
    "proxies",
    "metrics",
    "slow_seconds",
    "link",
    "private_webhooks",
    "mail_server",
    "mail_from",
    "mail_minutes",
];

/// A value and where it comes from.
struct Found {
    value: String,
    place: String,
}

/// What the host has set.
pub struct Settings<'a> {
    found: HashMap<&'static str, Found>,
    desk: &'a Desk,
}

impl<'a> Settings<'a> {
    /// Reads the file that the flag or the environment names, and lays the environment and the flags
    /// over it.
    pub fn read(args: &Serve, desk: &'a Desk) -> Result<Self, Stop> {
        let mut settings = Self { found: HashMap::new(), desk };
        let file = args.config.clone().or_else(|| environment("config").map(PathBuf::from));
        if let Some(file) = file {
            settings.add_file(&file)?;
        }
        for name in NAMES {
            if let Some(value) = environment(name) {
                settings.set(name, value, variable(name));
            }
        }
        let path = |path: &Option<PathBuf>| path.as_ref().map(|path| path.display().to_string());
        let flags = [
            ("listen", args.listen.clone()),
            ("database", path(&args.database)),
            ("secure", args.secure.then(|| "true".to_owned())),
            ("log", args.log.clone()),
            ("site", path(&args.site)),
        ];
        for (name, value) in flags {
            if let Some(value) = value {
                settings.set(name, value, format!("--{name}"));
            }
        }
        Ok(settings)
    }

    /// The database of a server with these settings.
    pub fn database(
        config: Option<&PathBuf>,
        database: Option<&PathBuf>,
        desk: &'a Desk,
    ) -> Result<Place, Stop> {
        Self::of(config, database, desk)?.place()
    }

    /// The settings of a server with this file and this database.
    pub fn of(
        config: Option<&PathBuf>,
        database: Option<&PathBuf>,
        desk: &'a Desk,
    ) -> Result<Self, Stop> {
        let args =
            Serve { config: config.cloned(), database: database.cloned(), ..Serve::default() };
        Self::read(&args, desk)
    }

    /// Where people find the server.
    pub fn link(&self) -> Result<Option<String>, Stop> {
        Ok(self.get::<Link>("link")?.map(|Link(link)| link))
    }

    /// Where everything is kept.
    pub fn place(&self) -> Result<Place, Stop> {
        let database: Option<String> = self.get("database")?;
        Ok(Place::of(database.as_deref().unwrap_or(DATABASE)))
    }

    fn set(&mut self, name: &'static str, value: String, place: String) {
        self.found.insert(name, Found { value, place });
    }

    fn add_file(&mut self, file: &PathBuf) -> Result<(), Stop> {
        let bad = |detail: String| {
            let values = [("file", file.display().to_string()), ("detail", detail)];
            self.desk.bad("cli-serve-bad_config", &values)
        };
        let text = std::fs::read_to_string(file).map_err(|error| bad(error.to_string()))?;
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
            // The message alone: with the line it points to it would take several lines.
            let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
            bad(self.desk.text(
                "cli-serve-config_line",
                &[("line", line.to_string()), ("detail", error.message().to_owned())],
            ))
        })?;
        for (key, value) in table {
            let Some(name) = NAMES.iter().find(|name| **name == key) else {
                let unknown = self.desk.text("cli-serve-unknown_setting", &[("name", key)]);
                return Err(bad(unknown));
            };
            let value = match value {
                toml::Value::String(text) => text,
                toml::Value::Array(items) => {
                    let text = |item: toml::Value| match item {
                        toml::Value::String(text) => text,
                        other => other.to_string(),
                    };
                    items.into_iter().map(text).collect::<Vec<_>>().join(",")
                }
                other => other.to_string(),
            };
            let place = format!("{key} ({})", file.display());
            self.set(name, value, place);
        }
        Ok(())
    }

    /// A setting; `None` if the host leaves it as it is.
    pub fn get<T: FromStr>(&self, name: &str) -> Result<Option<T>, Stop> {
        debug_assert!(NAMES.contains(&name), "{name}");
        let Some(Found { value, place }) = self.found.get(name) else { return Ok(None) };
        value.parse().map(Some).map_err(|_| {
            let values = [("name", place.clone()), ("value", value.clone())];
            self.desk.bad("cli-bad_value", &values)
        })
    }

    /// What the server is told.
    pub fn config(&self) -> Result<Config, Stop> {
        let usual = Config::default();
        let seconds = |name: &str, usual| {
            Ok::<_, Stop>(
                self.get(name)?.map_or(usual, |Positive(number)| Duration::from_secs(number)),
            )
        };
        let think = self.get("think_milliseconds")?;
        Ok(Config {
            secure: self.get::<Switch>("secure")?.is_some_and(|Switch(on)| on),
            site: self.get("site")?,
            idle: seconds("idle_seconds", usual.idle)?,
            think: think.map_or(usual.think, |Positive(number)| Duration::from_millis(number)),
            tables_per_user: self.get("tables_per_user")?.unwrap_or(usual.tables_per_user),
            tables_per_address: self.get("tables_per_address")?.unwrap_or(usual.tables_per_address),
            bot_tables_per_user: self
                .get("bot_tables_per_user")?
                .unwrap_or(usual.bot_tables_per_user),
            tables_per_minute: self.get("tables_per_minute")?.unwrap_or(usual.tables_per_minute),
            tables_per_guest: self.get("tables_per_guest")?.unwrap_or(usual.tables_per_guest),
            prune_guest_tables_days: self
                .get("prune_guest_tables_days")?
                .unwrap_or(usual.prune_guest_tables_days),
            guests_per_minute: self.get("guests_per_minute")?.unwrap_or(usual.guests_per_minute),
            guests_per_address: self.get("guests_per_address")?.unwrap_or(usual.guests_per_address),
            requests_per_second: self
                .get("requests_per_second")?
                .unwrap_or(usual.requests_per_second),
            messages_per_second: self
                .get("messages_per_second")?
                .unwrap_or(usual.messages_per_second),
            connections: self.get("connections")?.unwrap_or(usual.connections),
            connections_per_address: self
                .get("connections_per_address")?
                .unwrap_or(usual.connections_per_address),
            proxies: self.get("proxies")?.map_or(usual.proxies, |List(list)| list),
            metrics: self.get("metrics")?.map_or(usual.metrics, |Readers(readers)| readers),
            slow: seconds("slow_seconds", usual.slow)?,
            link: self.get::<Link>("link")?.map(|Link(link)| link),
            private_webhooks: self
                .get::<Switch>("private_webhooks")?
                .is_some_and(|Switch(allowed)| allowed),
            mail: self.mail()?,
            mail_gather: self
                .get("mail_minutes")?
                .map_or(usual.mail_gather, |Positive(minutes)| {
                    Duration::from_secs(minutes.saturating_mul(60))
                }),
            ..Config::default()
        })
    }

    /// How mail is sent, if the host names a server.
    fn mail(&self) -> Result<Option<Mailer>, Stop> {
        let Some(server) = self.get::<String>("mail_server")? else { return Ok(None) };
        let from: String = self.get("mail_from")?.unwrap_or_default();
        Mailer::new(&server, &from).map(Some).map_err(|error| {
            // The address of a server may have a password in it: it is not repeated.
            let (name, value) = match error {
                BadMailer::Server => ("mail_server", "…".to_owned()),
                BadMailer::From => ("mail_from", from),
            };
            let place = self.found.get(name).map_or_else(|| name.to_owned(), |it| it.place.clone());
            self.desk.bad("cli-bad_value", &[("name", place), ("value", value)])
        })
    }
}

fn variable(name: &str) -> String {
    format!("SIGNORIA_{}", name.to_ascii_uppercase())
}

/// What the environment says; an empty variable says nothing.
fn environment(name: &str) -> Option<String> {
    std::env::var(variable(name)).ok().filter(|value| !value.is_empty())
}

/// A number of at least 1.
struct Positive(u64);

impl FromStr for Positive {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().filter(|&number| number > 0).map(Self).ok_or(())
    }
}

/// On or off.
struct Switch(bool);

impl FromStr for Switch {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "true" | "1" => Ok(Self(true)),
            "false" | "0" => Ok(Self(false)),
            _ => Err(()),
        }
    }
}

/// Where people find the server.
struct Link(String);

impl FromStr for Link {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let fits = rest.is_some_and(|rest| !rest.is_empty() && !rest.contains(['?', '#', ' ']));
        if fits { Ok(Self(text.to_owned())) } else { Err(()) }
    }
}

/// Several, separated by commas; an empty list is none.
struct List<T>(Vec<T>);

impl<T: FromStr> FromStr for List<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts.map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

struct Readers(Audience);

impl FromStr for Readers {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "nobody" => Ok(Self(Audience::Nobody)),
            "machine" => Ok(Self(Audience::Machine)),
            "everybody" => Ok(Self(Audience::Everybody)),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use signoria_i18n::Lang;

    use super::*;

    #[test]
    fn the_example_of_the_documentation_is_one() {
        let page = include_str!("../../../docs/hosting.md");
        let example = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next());
        let example = example.expect("docs/hosting.md shows a file");
        let table: toml::Table = example.parse().expect("it is TOML");
        for name in NAMES {
            assert!(table.contains_key(*name), "{name} is not shown");
        }
        assert_eq!(table.len(), NAMES.len());
        let desk = Desk::new(Lang::En);
        let mut settings = Settings { found: HashMap::new(), desk: &desk };
        let file =
            std::env::temp_dir().join(format!("signoria-example-{}.toml", std::process::id()));
        std::fs::write(&file, example).expect("the folder for temporary files is writable");
        let read = settings.add_file(&file);
        std::fs::remove_file(&file).expect("it is there");
        assert!(read.is_ok() && settings.config().is_ok());
    }

    #[test]
    fn a_mail_server_that_cannot_be_used_is_told_without_its_password() {
        let desk = Desk::new(Lang::En);
        let refused = |pairs: &[(&'static str, &str)]| {
            let mut settings = Settings { found: HashMap::new(), desk: &desk };
            for (name, value) in pairs {
                settings.set(name, (*value).to_owned(), variable(name));
            }
            settings.config().err().map(|stop| format!("{stop:?}"))
        };
        let server = ("mail_server", "smtps://anna:secret@mail.example.org");
        let from = ("mail_from", "games@example.org");
        assert_eq!(refused(&[server, from]), None);
        assert!(refused(&[server]).is_some_and(|told| told.contains("mail_from")));
        let told = refused(&[("mail_server", "anna:secret@mail.example.org"), from]);
        let told = told.expect("it is no address of a server");
        assert!(told.contains("SIGNORIA_MAIL_SERVER") && !told.contains("secret"), "{told}");
        assert!(refused(&[("link", "games.example")]).is_some());
    }
}
