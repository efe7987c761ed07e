//! The settings of a host: flags override the environment, which overrides a file, which overrides the
//! defaults.
//!
//! Every setting has one name: `tables_per_user` in the file is `SIGNORIA_TABLES_PER_USER` in the
//! environment. An error names the file and line, variable or flag.

use std::{collections::HashMap, path::PathBuf, str::FromStr, time::Duration};

use signoria_registry::HostData;
use signoria_server::{Audience, BadMailer, Config, ListenAddress, Mailer, Registration};
use signoria_store::StoreLocation;
use tracing_subscriber::filter::LevelFilter;

use crate::{args::Serve, backups::Backups, console::Console, data, exit::Exit};

/// The default database.
const DATABASE: &str = "signoria.sqlite";

/// The names of all settings.
const NAMES: &[&str] = &[
    "listen",
    "database",
    "secure",
    "log",
    "site",
    "data",
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
    "language",
    "registration",
    "invite_code",
    "operator",
    "metrics",
    "slow_seconds",
    "link",
    "private_webhooks",
    "mail_server",
    "mail_from",
    "mail_minutes",
    "backup_folder",
    "backup_every_hours",
    "backup_keep",
];

/// Settings that may contain a password: `SIGNORIA_DATABASE_FILE` is a file with the value of `database`.
const SECRETS: &[&str] = &["database", "mail_server", "invite_code"];

/// The shortest code that lets visitors register: shorter ones can be guessed.
const MIN_INVITE_CHARS: usize = 8;

/// Variables that are not settings: of the build, of tests and of tools.
const OTHER_VARIABLES: &[&str] = &[
    "BLESS",
    "CONFIG",
    "GAMES",
    "MAIL",
    "MUTANT",
    "POSITIONS",
    "POSTGRES",
    "PYTHON",
    "REACH",
    "SEED",
    "SKIP",
    "TSC",
    "VARIANT",
    "WEB",
];

/// The default address of the server.
const LISTEN: &str = "127.0.0.1:8080";

/// A value and its origin.
struct Found {
    value: String,
    place: String,
}

/// A setting with the value the server would use.
pub struct Effective {
    pub name: &'static str,
    /// As in the file of settings.
    pub value: String,
    /// `None`: the default.
    pub origin: Option<String>,
}

/// The settings.
pub struct Settings<'a> {
    found: HashMap<&'static str, Found>,
    console: &'a Console,
}

impl<'a> Settings<'a> {
    /// Reads the file that the flag or the environment names; the environment and the flags override
    /// it.
    pub fn read(args: &Serve, console: &'a Console) -> Result<Self, Exit> {
        let mut settings = Self { found: HashMap::new(), console };
        let file = args.config.clone().or_else(|| environment("config").map(PathBuf::from));
        if let Some(file) = file {
            settings.add_file(&file)?;
        }
        settings.check_variables()?;
        for name in NAMES {
            if let Some(value) = environment(name) {
                settings.set(name, value, variable(name));
            }
        }
        for name in SECRETS {
            settings.add_secret(name)?;
        }
        let path = |path: &Option<PathBuf>| path.as_ref().map(|path| path.display().to_string());
        let flags = [
            ("listen", args.listen.clone()),
            ("database", path(&args.database)),
            ("secure", args.secure.then(|| "true".to_owned())),
            ("log", args.log.clone()),
            ("site", path(&args.site)),
            ("data", path(&args.data)),
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
        console: &'a Console,
    ) -> Result<StoreLocation, Exit> {
        Self::of(config, database, console)?.place()
    }

    /// The settings of a server with this file and this database.
    pub fn of(
        config: Option<&PathBuf>,
        database: Option<&PathBuf>,
        console: &'a Console,
    ) -> Result<Self, Exit> {
        let args =
            Serve { config: config.cloned(), database: database.cloned(), ..Serve::default() };
        Self::read(&args, console)
    }

    /// The public URL of the server.
    pub fn link(&self) -> Result<Option<String>, Exit> {
        Ok(self.get::<Link>("link")?.map(|Link(link)| link))
    }

    /// The location of the database.
    pub fn place(&self) -> Result<StoreLocation, Exit> {
        let database: Option<String> = self.get("database")?;
        Ok(StoreLocation::of(database.as_deref().unwrap_or(DATABASE)))
    }

    /// The address to listen on, as it was written.
    pub fn listen(&self) -> Result<String, Exit> {
        Ok(self.get("listen")?.unwrap_or_else(|| LISTEN.to_owned()))
    }

    /// Parses an address to listen on.
    pub fn address(&self, listen: &str) -> Result<ListenAddress, Exit> {
        listen.parse().map_err(|()| {
            let values = [("address", listen.to_owned())];
            self.console.usage_error("cli-serve-bad_address", &values)
        })
    }

    /// The lowest level that is logged.
    pub fn level(&self) -> Result<LevelFilter, Exit> {
        Ok(self.get("log")?.unwrap_or(LevelFilter::WARN))
    }

    /// Where and how often backups are made; `None` if no folder is set.
    pub fn backups(&self) -> Result<Option<Backups>, Exit> {
        let every = self.get("backup_every_hours")?.map_or(24, |Positive(hours)| hours);
        let keep = self.get("backup_keep")?.map_or(7, |Positive(keep)| keep);
        let Some(folder) = self.get("backup_folder")? else { return Ok(None) };
        let place = self.place()?;
        let Some(database) = place.as_file() else {
            let values = [("database", place.to_string())];
            return Err(self.console.usage_error("cli-backup-postgres", &values));
        };
        let every = Duration::from_secs(every.saturating_mul(3600));
        Ok(Some(Backups { database: database.to_owned(), folder, every, keep: keep as usize }))
    }

    /// Every setting, without passwords. Fails on the first invalid one.
    pub fn effective(&self) -> Result<Vec<Effective>, Exit> {
        let config = self.config()?;
        self.address(&self.listen()?)?;
        let (level, place) = (self.level()?, self.place()?);
        self.backups()?;
        let text = |text: &str| format!("{text:?}");
        let value = |name: &str| match name {
            "listen" => self.listen().map(|listen| text(&listen)),
            "database" => Ok(text(&place.to_string())),
            "log" => Ok(text(&level.to_string())),
            // The URL may contain a password.
            "mail_server" => Ok(text(if config.mail.is_some() { "…" } else { "" })),
            "secure" => Ok(config.secure.to_string()),
            "idle_seconds" => Ok(config.idle.as_secs().to_string()),
            "think_milliseconds" => Ok(config.bot_time.as_millis().to_string()),
            "tables_per_user" => Ok(config.tables_per_user.to_string()),
            "tables_per_address" => Ok(config.tables_per_address.to_string()),
            "tables_per_minute" => Ok(config.tables_per_minute.to_string()),
            "tables_per_guest" => Ok(config.tables_per_guest.to_string()),
            "prune_guest_tables_days" => Ok(config.prune_guest_tables_days.to_string()),
            "bot_tables_per_user" => Ok(config.bot_tables_per_user.to_string()),
            "guests_per_minute" => Ok(config.guests_per_minute.to_string()),
            "guests_per_address" => Ok(config.guests_per_address.to_string()),
            "requests_per_second" => Ok(config.requests_per_second.to_string()),
            "messages_per_second" => Ok(config.messages_per_second.to_string()),
            "connections" => Ok(config.connections.to_string()),
            "connections_per_address" => Ok(config.connections_per_address.to_string()),
            "slow_seconds" => Ok(config.io_timeout.as_secs().to_string()),
            "private_webhooks" => Ok(config.private_webhooks.to_string()),
            "mail_minutes" => Ok((config.mail_batch.as_secs() / 60).to_string()),
            "proxies" => {
                let proxies: Vec<_> =
                    config.proxies.iter().map(|it| text(&it.to_string())).collect();
                Ok(format!("[{}]", proxies.join(", ")))
            }
            "language" => Ok(text(config.language.code())),
            "registration" => Ok(text(match config.registration {
                Registration::Open => "open",
                Registration::Invite(_) => "invite",
                Registration::Closed => "closed",
            })),
            "invite_code" => Ok(text(if self.found.contains_key(name) { "…" } else { "" })),
            "metrics" => Ok(text(match config.metrics {
                Audience::Disabled => "off",
                Audience::Local => "local",
                Audience::Public => "public",
            })),
            "backup_every_hours" => {
                Ok(self.found.get(name).map_or("24".into(), |it| it.value.clone()))
            }
            "backup_keep" => Ok(self.found.get(name).map_or("7".into(), |it| it.value.clone())),
            // Empty unless set: the built-in site, no public URL, no mail, no backups.
            name => Ok(text(self.found.get(name).map_or("", |it| &it.value))),
        };
        NAMES
            .iter()
            .map(|name| {
                let origin = self.found.get(name).map(|found| found.place.clone());
                Ok(Effective { name, value: value(name)?, origin })
            })
            .collect()
    }

    /// A misspelt variable must not be ignored.
    fn check_variables(&self) -> Result<(), Exit> {
        let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
        for name in names {
            let Some(rest) = name.strip_prefix("SIGNORIA_") else { continue };
            let setting = rest.to_ascii_lowercase();
            let secret = setting.strip_suffix("_file").is_some_and(|name| SECRETS.contains(&name));
            if !OTHER_VARIABLES.contains(&rest) && !secret && !NAMES.contains(&setting.as_str()) {
                let values = [("name", name)];
                return Err(self.console.usage_error("cli-serve-unknown_variable", &values));
            }
        }
        Ok(())
    }

    fn set(&mut self, name: &'static str, value: String, place: String) {
        self.found.insert(name, Found { value, place });
    }

    /// Reads the value of a setting from the file that the environment names.
    fn add_secret(&mut self, name: &'static str) -> Result<(), Exit> {
        let file_name = format!("{name}_file");
        let Some(file) = environment(&file_name) else { return Ok(()) };
        let place = variable(&file_name);
        if environment(name).is_some() {
            let values = [("name", variable(name)), ("other", place)];
            return Err(self.console.usage_error("cli-conflict", &values));
        }
        let value = std::fs::read_to_string(&file).map_err(|error| {
            let values = [("file", file), ("detail", error.to_string())];
            self.console.usage_error("cli-serve-bad_config", &values)
        })?;
        self.set(name, value.trim().to_owned(), place);
        Ok(())
    }

    fn add_file(&mut self, file: &PathBuf) -> Result<(), Exit> {
        let bad = |detail: String| {
            let values = [("file", file.display().to_string()), ("detail", detail)];
            self.console.usage_error("cli-serve-bad_config", &values)
        };
        let text = std::fs::read_to_string(file).map_err(|error| bad(error.to_string()))?;
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
            // Only the message: the excerpt of the file would take several lines.
            let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
            bad(self.console.text(
                "cli-serve-config_line",
                &[("line", line.to_string()), ("detail", error.message().to_owned())],
            ))
        })?;
        for (key, value) in table {
            let line = line_of(&text, &key);
            let Some(name) = NAMES.iter().find(|name| **name == key) else {
                let unknown = self.console.text("cli-serve-unknown_setting", &[("name", key)]);
                let values = [("line", line.to_string()), ("detail", unknown)];
                return Err(bad(self.console.text("cli-serve-config_line", &values)));
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
            let place = format!("{key} ({}:{line})", file.display());
            self.set(name, value, place);
        }
        Ok(())
    }

    /// A setting; `None` if it is not set.
    pub fn get<T: FromStr>(&self, name: &str) -> Result<Option<T>, Exit> {
        debug_assert!(NAMES.contains(&name), "{name}");
        let Some(Found { value, place }) = self.found.get(name) else { return Ok(None) };
        value.parse().map(Some).map_err(|_| {
            let values = [("name", place.clone()), ("value", value.clone())];
            self.console.usage_error("cli-bad_value", &values)
        })
    }

    /// The configuration of the server.
    pub fn config(&self) -> Result<Config, Exit> {
        let usual = Config::default();
        let seconds = |name: &str, usual| {
            Ok::<_, Exit>(
                self.get(name)?.map_or(usual, |Positive(number)| Duration::from_secs(number)),
            )
        };
        let think = self.get("think_milliseconds")?;
        Ok(Config {
            secure: self.get::<Switch>("secure")?.is_some_and(|Switch(on)| on),
            site: self.get("site")?,
            data: self.data()?,
            idle: seconds("idle_seconds", usual.idle)?,
            bot_time: think
                .map_or(usual.bot_time, |Positive(number)| Duration::from_millis(number)),
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
            language: self.get("language")?.unwrap_or(usual.language),
            registration: self.registration()?,
            operator: self.get::<String>("operator")?.filter(|text| !text.trim().is_empty()),
            metrics: self.get("metrics")?.map_or(usual.metrics, |Readers(readers)| readers),
            io_timeout: seconds("slow_seconds", usual.io_timeout)?,
            public_url: self.get::<Link>("link")?.map(|Link(link)| link),
            private_webhooks: self
                .get::<Switch>("private_webhooks")?
                .is_some_and(|Switch(allowed)| allowed),
            mail: self.mail()?,
            mail_batch: self.get("mail_minutes")?.map_or(usual.mail_batch, |Positive(minutes)| {
                Duration::from_secs(minutes.saturating_mul(60))
            }),
            ..Config::default()
        })
    }

    /// The values of the host, if there is a file of them.
    fn data(&self) -> Result<HostData, Exit> {
        let file: Option<PathBuf> = self.get("data")?;
        let file = file.filter(|file| !file.as_os_str().is_empty());
        file.map_or_else(|| Ok(HostData::default()), |file| data::read(&file, self.console))
    }

    /// Who may create an account. `invite` needs a code.
    fn registration(&self) -> Result<Registration, Exit> {
        let code = self.get::<String>("invite_code")?.map(|code| code.trim().to_owned());
        let code = code.filter(|code| code.chars().count() >= MIN_INVITE_CHARS);
        let word: Option<String> = self.get("registration")?;
        match (word.as_deref(), code) {
            (None | Some("open"), _) => Ok(Registration::Open),
            (Some("closed"), _) => Ok(Registration::Closed),
            (Some("invite"), Some(code)) => Ok(Registration::Invite(code)),
            (Some("invite"), None) => {
                let values = [("count", self.console.number(MIN_INVITE_CHARS as u64))];
                Err(self.console.usage_error("cli-serve-no_invite_code", &values))
            }
            (Some(value), _) => {
                let place = self.found.get("registration").map(|it| it.place.clone());
                let values = [("name", place.unwrap_or_default()), ("value", value.to_owned())];
                Err(self.console.usage_error("cli-bad_value", &values))
            }
        }
    }

    /// The mail server, if one is set.
    fn mail(&self) -> Result<Option<Mailer>, Exit> {
        let Some(server) = self.get::<String>("mail_server")? else { return Ok(None) };
        let from: String = self.get("mail_from")?.unwrap_or_default();
        Mailer::new(&server, &from).map(Some).map_err(|error| {
            // The URL of a mail server may contain a password: it is not repeated.
            let (name, value) = match error {
                BadMailer::Server => ("mail_server", "…".to_owned()),
                BadMailer::From => ("mail_from", from),
            };
            let place = self.found.get(name).map_or_else(|| name.to_owned(), |it| it.place.clone());
            self.console.usage_error("cli-bad_value", &[("name", place), ("value", value)])
        })
    }
}

/// The line of a file on which a setting is given.
fn line_of(text: &str, key: &str) -> usize {
    let names = |line: &str| {
        let rest = line.trim_start().trim_start_matches(['"', '\'']).strip_prefix(key);
        rest.is_some_and(|rest| rest.trim_start_matches(['"', '\'']).trim_start().starts_with('='))
    };
    text.lines().position(names).map_or(1, |at| at + 1)
}

fn variable(name: &str) -> String {
    format!("SIGNORIA_{}", name.to_ascii_uppercase())
}

/// The value of a variable; an empty one counts as not set.
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

/// The public URL of the server.
struct Link(String);

impl FromStr for Link {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let fits = rest.is_some_and(|rest| {
            let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
            // The path gets into pages and headers.
            let plain = |it: char| it.is_ascii_alphanumeric() || "/-._~".contains(it);
            !host.is_empty() && !host.contains(['?', '#', ' ']) && path.chars().all(plain)
        });
        if fits { Ok(Self(text.to_owned())) } else { Err(()) }
    }
}

/// A list separated by commas; an empty text is an empty list.
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
            "off" | "nobody" => Ok(Self(Audience::Disabled)),
            "local" | "machine" => Ok(Self(Audience::Local)),
            "public" | "everybody" => Ok(Self(Audience::Public)),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use signoria_i18n::Lang;

    use super::*;

    #[test]
    fn the_example_of_the_documentation_is_valid() {
        let page = include_str!("../../../docs/hosting.md");
        let example = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next());
        let example = example.expect("docs/hosting.md shows a file");
        let table: toml::Table = example.parse().expect("it is TOML");
        for name in NAMES {
            assert!(table.contains_key(*name), "{name} is not shown");
        }
        assert_eq!(table.len(), NAMES.len());
        let console = Console::new(Lang::En);
        let mut settings = Settings { found: HashMap::new(), console: &console };
        let file =
            std::env::temp_dir().join(format!("signoria-example-{}.toml", std::process::id()));
        std::fs::write(&file, example).expect("the folder for temporary files is writable");
        let read = settings.add_file(&file);
        std::fs::remove_file(&file).expect("it is there");
        assert!(read.is_ok() && settings.config().is_ok());
    }

    #[test]
    fn metrics_readers_have_two_names_each() {
        for (name, other, audience) in [
            ("off", "nobody", Audience::Disabled),
            ("local", "machine", Audience::Local),
            ("public", "everybody", Audience::Public),
        ] {
            for name in [name, other] {
                assert_eq!(name.parse::<Readers>().map(|Readers(found)| found), Ok(audience));
            }
        }
        assert!("all".parse::<Readers>().is_err());
    }

    #[test]
    fn an_invalid_mail_server_is_reported_without_its_password() {
        let console = Console::new(Lang::En);
        let refused = |pairs: &[(&'static str, &str)]| {
            let mut settings = Settings { found: HashMap::new(), console: &console };
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
