//! The signoria program: host, play, simulate, measure and check the games from a terminal.
//!
//! Exit codes: 0 done, 1 a record does not hold, 2 bad input (one sentence on stderr).

mod admin;
mod archive;
mod arena;
mod args;
mod backup;
mod bench;
mod bot_protocol;
mod check;
mod desk;
mod fault;
mod games;
mod help;
mod hint;
mod ladder;
mod perft;
mod play;
mod record;
mod serve;
mod settings;
mod show;
mod simulate;
mod stop;
mod validate;
mod verify;

use std::process::ExitCode;

use clap::FromArgMatches as _;

use crate::{
    args::{Cli, Command},
    desk::Desk,
    stop::Stop,
};

fn main() -> ExitCode {
    let lang = help::lang();
    let mut desk = Desk::new(lang);
    match run(&mut desk).and_then(|()| desk.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.tell(),
    }
}

fn run(desk: &mut Desk) -> Result<(), Stop> {
    let matches = match help::command(&desk.words).try_get_matches() {
        Ok(matches) => matches,
        Err(error) => return help::explain(&error, desk),
    };
    let cli = match Cli::from_arg_matches(&matches) {
        Ok(cli) => cli,
        Err(error) => return help::explain(&error, desk),
    };
    match cli.command {
        None => serve::run(&args::Serve::default(), desk),
        Some(Command::Serve(args)) => serve::run(&args, desk),
        Some(Command::Admin(args)) => admin::run(&args, desk),
        Some(Command::Backup(args)) => backup::run(&args, desk),
        Some(Command::Check(args)) => check::run(&args, desk),
        Some(Command::Export(args)) => archive::export(&args, desk),
        Some(Command::Import(args)) => archive::import(&args, desk),
        Some(Command::Validate(args)) => validate::run(&args, desk),
        Some(Command::Games(args)) => games::run(&args, desk),
        Some(Command::Simulate(args)) => simulate::run(&args, desk),
        Some(Command::Record(args)) => record::run(&args, desk),
        Some(Command::Verify(args)) => verify::run(&args, desk),
        Some(Command::Show(args)) => show::run(&args, desk),
        Some(Command::Perft(args)) => perft::run(&args, desk),
        Some(Command::Bench(args)) => bench::run(&args, desk),
        Some(Command::Play(args)) => play::run(&args, desk),
        Some(Command::Arena(args)) => arena::run(&args, desk),
        Some(Command::Ladder(args)) => ladder::run(&args, desk),
        Some(Command::Hint(args)) => hint::hint(&args, desk),
        Some(Command::Analyse(args)) => hint::analyse(&args, desk),
        Some(Command::BotProtocol(args)) => bot_protocol::run(&args, desk),
    }
}
