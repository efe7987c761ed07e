//! `signoria-lab`: experiments with bots. See `docs/bots.md`.

#![expect(clippy::print_stdout, reason = "results go to standard output")]
#![expect(clippy::cast_precision_loss, reason = "counts become means")]

mod config;
mod duel;
mod fit;
mod fit_prior;
mod logit;
mod probe;

use std::process::ExitCode;

use clap::{Parser, Subcommand, builder::PossibleValuesParser};
use signoria_bots::{Bot, Evaluated, bot_by_name, is_bot_name, seed_of};
use signoria_engine::{Game, NullSink, Seat, Seed};

/// Experiments with bots: fit weights, compare search parameters.
#[derive(Parser, Debug)]
#[command(name = "signoria-lab", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Fit(fit::Fit),
    FitPrior(fit_prior::FitPrior),
    Duel(duel::Duel),
    Probe(probe::Probe),
}

/// An experiment with any one game.
trait Experiment {
    /// Runs the experiment and prints its results; the error is a sentence for the user.
    fn run<G: Evaluated>(&self) -> Result<(), String>;
}

macro_rules! dispatch {
    ($($id:ident = $package:ident::$game:ident,)*) => {
        /// The ids of all games.
        fn game_ids() -> PossibleValuesParser {
            PossibleValuesParser::new([$(<signoria_games::$game as Game>::ID,)*])
        }

        /// Runs an experiment with the game that has this id.
        fn run(game: &str, experiment: &impl Experiment) -> Result<(), String> {
            match game {
                $(<signoria_games::$game as Game>::ID => experiment.run::<signoria_games::$game>(),)*
                other => Err(format!("unknown game “{other}”")),
            }
        }
    };
}

signoria_games::for_each_game!(dispatch);

fn main() -> ExitCode {
    let result = match &Cli::parse().command {
        Command::Fit(fit) => run(&fit.game, fit),
        Command::FitPrior(fit) => run(&fit.game, fit),
        Command::Duel(duel) => run(&duel.game, duel),
        Command::Probe(probe) => run(&probe.game, probe),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("signoria-lab: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Parses a bot name.
fn bot_name(text: &str) -> Result<String, String> {
    let unknown = || format!("unknown bot “{text}”; examples: greedy, mcts:1000, strong");
    is_bot_name(text).then(|| text.to_owned()).ok_or_else(unknown)
}

/// Deals a game with default options.
fn deal<G: Game>(players: u8, seed: u64) -> Result<G, String> {
    let setup = G::setup(players, Seed::from_number(seed));
    G::new(&setup, &mut NullSink).map_err(|error| format!("cannot deal {}: {error}", G::ID))
}

/// Builds one bot per seat; `name` has been checked by [`bot_name`].
fn seat_bots<G: Evaluated>(name: &str, players: u8, seed: u64) -> Vec<Box<dyn Bot<G>>> {
    let bot = |seat| bot_by_name(name, seed_of(seed, seat)).expect("the name was checked");
    Seat::all(players).map(bot).collect()
}

/// The arguments of this run, as the first line of a report.
fn command_line() -> String {
    std::env::args().skip(1).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    fn parse(line: &str) -> Result<Command, clap::Error> {
        Cli::try_parse_from(line.split(' ')).map(|cli| cli.command)
    }

    #[test]
    fn every_argument_has_a_help_text() {
        let mut cli = Cli::command();
        cli.build();
        for command in cli.get_subcommands().filter(|command| command.get_name() != "help") {
            assert!(command.get_about().is_some(), "{}", command.get_name());
            for argument in command.get_arguments() {
                assert!(argument.get_help().is_some(), "{} {argument}", command.get_name());
            }
        }
        cli.debug_assert();
    }

    #[test]
    fn unknown_games_bots_and_flags_are_rejected() {
        for bad in [
            "lab fit chess",
            "lab fit carrara --bot clever",
            "lab duel carrara --curiosity 1",
            "lab duel carrara --late-horizons 4",
            "lab probe carrara --budgets",
        ] {
            assert!(parse(bad).is_err(), "{bad}");
        }
        assert!(parse("lab fit carrara --bot mcts:20 --players 2,3").is_ok());
    }

    #[test]
    fn impossible_tables_are_errors_and_not_panics() {
        for bad in ["lab duel habemus_papam --players 9", "lab fit habemus_papam --players 2"] {
            let error = match parse(bad).unwrap() {
                Command::Duel(duel) => run(&duel.game, &duel),
                Command::Fit(fit) => run(&fit.game, &fit),
                Command::FitPrior(_) | Command::Probe(_) => unreachable!("not in the list"),
            };
            assert!(error.unwrap_err().contains("habemus_papam"), "{bad}");
        }
    }

    #[test]
    fn every_game_can_be_probed() {
        signoria_games::for_each_game!(probe_all);
    }

    macro_rules! probe_all {
        ($($id:ident = $package:ident::$game:ident,)*) => {
            $({
                let id = <signoria_games::$game as Game>::ID;
                let line = format!("lab probe {id} --positions 1 --per-game 1 --budgets 2,3");
                let Ok(Command::Probe(probe)) = parse(&line) else { panic!("{line}") };
                run(id, &probe).unwrap();
            })*
        };
    }
    use probe_all;
}
