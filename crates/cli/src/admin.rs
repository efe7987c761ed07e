//! `signoria admin`: administers users and tables from the terminal.

use std::{path::PathBuf, sync::Arc};

use clap::{Args, ValueEnum};
use signoria_server::tools;
use signoria_store::{Act, Actor, Durability, LogRow, Store, StoreError};
use tokio::runtime;

use crate::{console::Console, exit::Exit, settings::Settings};

/// Maximum number of lines that are listed.
const LISTED: u32 = 1000;

#[derive(Args, Debug)]
pub struct Admin {
    #[arg(value_name = "ACT")]
    pub act: Word,
    #[arg(value_name = "NAME|id:NUMBER|TABLE")]
    pub target: Option<String>,
    #[arg(long, value_name = "N")]
    pub days: Option<u32>,
    #[arg(long, value_name = "FILE|postgres://…")]
    pub database: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// The acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Word {
    Users,
    Grant,
    Revoke,
    Ban,
    Unban,
    EndSessions,
    ResetPassword,
    RemoveTable,
    Prune,
    Log,
}

pub fn run(args: &Admin, console: &mut Console) -> Result<(), Exit> {
    let settings = Settings::of(args.config.as_ref(), args.database.as_ref(), console)?;
    let (place, link) = (settings.place()?, settings.link()?);
    let days = match args.days {
        Some(days) => days,
        None => settings.config()?.prune_guest_tables_days,
    };
    // A mistyped name must not create a file.
    if place.as_file().is_some_and(|file| !file.is_file()) {
        let detail = console.text("cli-export-no_file", &[]);
        let values = [("file", place.to_string()), ("detail", detail)];
        return Err(console.usage_error("cli-serve-no_database", &values));
    }
    let failed = |error: &StoreError, console: &Console| match error {
        StoreError::InUse => console.usage_error("cli-admin-old", &[("file", place.to_string())]),
        StoreError::NotFound => console.usage_error(
            "cli-admin-not_found",
            &[("name", args.target.clone().unwrap_or_default())],
        ),
        error => console.usage_error(
            "cli-serve-no_database",
            &[("file", place.to_string()), ("detail", error.to_string())],
        ),
    };
    let runtime = runtime::Builder::new_current_thread().enable_time().build()?;
    let store = place.open_beside(Durability::Full).map_err(|error| failed(&error, console))?;
    let store: Arc<Store> = Arc::new(store);
    let wait = |work| runtime.block_on(work);
    match args.act {
        Word::Users => {
            let users = wait(store.users(LISTED, 0)).map_err(|error| failed(&error, console))?;
            for row in users {
                let user = row.user;
                let marks = [
                    (user.admin, "cli-admin-is_admin"),
                    (user.account && !user.admin, "cli-admin-is_account"),
                    (!user.account, "cli-admin-is_guest"),
                    (user.banned, "cli-admin-is_banned"),
                ];
                let marks = marks.iter().filter(|(holds, _)| *holds);
                let marks: Vec<String> = marks.map(|(_, key)| console.text(key, &[])).collect();
                console.line(&format!("id:{}\t{}\t{}", user.id, user.name, marks.join(", ")))?;
            }
            return Ok(());
        }
        Word::Log => {
            let rows = runtime.block_on(store.admin_log(LISTED, 0));
            for row in rows.map_err(|error| failed(&error, console))? {
                console.line(&line(&row))?;
            }
            return Ok(());
        }
        Word::Prune => {
            let removed = runtime.block_on(tools::prune(&store, Actor::Terminal, days));
            let removed = removed.map_err(|error| failed(&error, console))?.len();
            return console.print("cli-admin-pruned", &[("count", console.number(removed as u64))]);
        }
        _ => {}
    }
    let Some(target) = &args.target else {
        return Err(console.usage_error("cli-missing_argument", &[("name", "NAME".to_owned())]));
    };
    let user = || {
        let found = runtime.block_on(tools::find_user(&store, target));
        found.and_then(|user| user.ok_or(StoreError::NotFound)).map(|user| user.id)
    };
    let done = match args.act {
        Word::ResetPassword => user().and_then(|user| {
            runtime.block_on(tools::reset_password(&store, Actor::Terminal, user)).map(Some)
        }),
        Word::RemoveTable => Ok(Act::RemoveTable { key: target.clone() })
            .and_then(|act| runtime.block_on(store.administer(Actor::Terminal, act)).map(|_| None)),
        word => user().and_then(|user| {
            let act = match word {
                Word::Grant => Act::Grant { user },
                Word::Revoke => Act::Revoke { user },
                Word::Ban => Act::Ban { user },
                Word::Unban => Act::Unban { user },
                _ => Act::EndSessions { user },
            };
            runtime.block_on(store.administer(Actor::Terminal, act)).map(|_| None)
        }),
    };
    match done.map_err(|error| failed(&error, console))? {
        Some(path) => {
            let link = format!("{}{path}", link.unwrap_or_default());
            console.print("cli-admin-link", &[("name", target.clone()), ("link", link)])
        }
        None => console.print("cli-admin-done", &[("name", target.clone())]),
    }
}

/// One act of the log: when (in seconds since 1970), who, what, to whom.
fn line(row: &LogRow) -> String {
    let who = row.actor_name.clone().unwrap_or_else(|| row.source.clone());
    let user = row.user.map(|id| {
        let name = row.user_name.clone().unwrap_or_default();
        format!("{name} (id:{id})")
    });
    let target = user.or_else(|| row.table.clone());
    let target = target.or_else(|| row.count.map(|count| count.to_string())).unwrap_or_default();
    format!("{}\t{who}\t{}\t{target}", row.at / 1000, row.act)
}
