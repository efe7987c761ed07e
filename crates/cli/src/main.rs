//! The signoria program: host, play, simulate, measure and check the games from a terminal.
//!
//! Exit codes: 0 done, 1 a record is invalid, 2 bad input (one sentence on stderr).

mod admin;
mod archive;
mod arena;
mod args;
mod backup;
mod backups;
mod bench;
mod bot_protocol;
mod check;
mod config;
mod console;
mod data;
mod exit;
mod fault;
mod games;
mod health;
mod help;
mod hint;
mod ladder;
mod logs;
mod manual;
mod migrate;
mod nodes;
mod perft;
mod play;
mod record;
mod restore;
mod serve;
mod settings;
mod show;
mod simulate;
mod validate;
mod verify;

use std::process::ExitCode;

use clap::FromArgMatches as _;

use crate::{
    args::{Cli, Command},
    console::Console,
    exit::Exit,
};

fn main() -> ExitCode {
    let lang = help::lang();
    let mut console = Console::new(lang);
    match run(&mut console).and_then(|()| console.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.tell(),
    }
}

fn run(console: &mut Console) -> Result<(), Exit> {
    let matches = match help::command(&console.words).try_get_matches() {
        Ok(matches) => matches,
        Err(error) => return help::explain(&error, console),
    };
    let cli = match Cli::from_arg_matches(&matches) {
        Ok(cli) => cli,
        Err(error) => return help::explain(&error, console),
    };
    match cli.command {
        None => serve::run(&args::Serve::default(), console),
        Some(Command::Serve(args)) => serve::run(&args, console),
        Some(Command::Admin(args)) => admin::run(&args, console),
        Some(Command::Backup(args)) => backup::run(&args, console),
        Some(Command::Restore(args)) => restore::run(&args, console),
        Some(Command::Migrate(args)) => migrate::run(&args, console),
        Some(Command::Config(args)) => config::run(&args, console),
        Some(Command::Health(args)) => health::run(&args, console),
        Some(Command::Nodes(args)) => nodes::run(&args, console),
        Some(Command::Completions(args)) => manual::completions(&args, console),
        Some(Command::Man(args)) => manual::man(&args, console),
        Some(Command::Check(args)) => check::run(&args, console),
        Some(Command::Export(args)) => archive::export(&args, console),
        Some(Command::Import(args)) => archive::import(&args, console),
        Some(Command::Validate(args)) => validate::run(&args, console),
        Some(Command::Games(args)) => games::run(&args, console),
        Some(Command::Simulate(args)) => simulate::run(&args, console),
        Some(Command::Record(args)) => record::run(&args, console),
        Some(Command::Verify(args)) => verify::run(&args, console),
        Some(Command::Show(args)) => show::run(&args, console),
        Some(Command::Perft(args)) => perft::run(&args, console),
        Some(Command::Bench(args)) => bench::run(&args, console),
        Some(Command::Play(args)) => play::run(&args, console),
        Some(Command::Arena(args)) => arena::run(&args, console),
        Some(Command::Ladder(args)) => ladder::run(&args, console),
        Some(Command::Hint(args)) => hint::hint(&args, console),
        Some(Command::Analyse(args)) => hint::analyse(&args, console),
        Some(Command::BotProtocol(args)) => bot_protocol::run(&args, console),
    }
}
