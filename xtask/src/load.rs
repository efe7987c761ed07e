//! Many clients at once: `load` measures, `crash` kills the server under them, `cold-start` starts it.

use anyhow::Result;

use crate::{args::Args, command::Command, tree::Tree};

pub const LOAD: &str = "\
Lets scripted clients play over WebSockets, and prints what a player would notice:

  floor       a plain WebSocket echo of the same library, on one core
  steady      many tables of mixed games at one move per second and table: how long after a move was
              sent all clients at the table have received it
  memory      of an idle table and of a connection, in a fresh process on the same tables
  crowd       thousands of connections to one table, half of them silent, and people who play there
  saturation  two-seat tables that never wait, server on one core, every move safe on disk; the clients stay
              awake on the other core, like people elsewhere whom the server need not wake

Usage: cargo xtask load [--tables N] [--seconds N] [--crowd N] [--saturation N] [--seed S] [--folder F]
                        [--debug|--built]

  --tables N      tables of the steady run (default 1000); 0 leaves it out
  --seconds N     of the steady run (default 60); the saturation run takes a third of it, 20 at most
  --crowd N       connections (default 10,000, from 127.0.0.2 and so on, 500 each; as many open files must be
                  allowed: `ulimit -Hn`); 0 leaves it out
  --saturation N  tables of the saturation run (default 1000); 0 leaves it out
  --folder F      where the database is put (default: the folder for temporary files)
  --debug         with the program as tests build it: nothing that can be compared
  --built         the same, with the program that is there

Server and clients share the machine. Figures of a machine that does something else are worth little;
the first line says how busy it was.";

pub const CRASH: &str = "\
Kills the server (kill -9) at random moments while scripted clients play, starts it again, and looks for
everything that was acknowledged or heard of: every client resumes from the version it knew, and in the
end every record has every acknowledged action and verifies.

Usage: cargo xtask crash [--rounds N] [--tables N] [--seed S] [--folder F] [--debug|--built]

  --rounds N  kills (default 50)
  --tables N  tables of mixed games that play at the same time (default 40)
  --debug     with the program as tests build it
  --built     the same, with the program that is there";

pub const COLD_START: &str = "\
Fills a database with real games, half of them finished and half of them running, starts the server on it, and
prints how long after the start of the program the first answers came: /health, which asks the database, and the
list of the lobby. Every server is killed, so that the next one finds what a crash leaves behind.

Usage: cargo xtask cold-start [--games N] [--rounds N] [--folder F] [--debug]

  --games N   games in the database (default 10000)
  --rounds N  starts (default 9)
  --debug     with the program as tests build it
  --built     the same, with the program that is there";

pub const STARVE: &str = "\
Lets one address start 50 tables with 7 `master` bots each, as far as the server allows it, by one guest, by 20 guests,
and by 20 guests who sit at the tables. At the same time others play from other addresses: against a `random` bot, against a
`strong` bot, and two people with each other. Prints how long answers took, beside the same without the load.

Usage: cargo xtask starve [--seconds N] [--seed S] [--folder F] [--debug|--built]

  --seconds N  of each of the four runs (default 20)
  --debug      with the program as tests build it
  --built      the same, with the program that is there";

pub fn starve(tree: &Tree, mut args: Args) -> Result<()> {
    run(tree, &mut args, "starve", &["--seconds"])
}

pub fn cold_start(tree: &Tree, mut args: Args) -> Result<()> {
    run(tree, &mut args, "cold-start", &["--games", "--rounds"])
}

pub fn load(tree: &Tree, mut args: Args) -> Result<()> {
    run(tree, &mut args, "load", &["--tables", "--seconds", "--crowd", "--saturation"])
}

pub fn crash(tree: &Tree, mut args: Args) -> Result<()> {
    run(tree, &mut args, "crash", &["--rounds", "--tables"])
}

fn run(tree: &Tree, args: &mut Args, task: &str, numbers: &[&str]) -> Result<()> {
    let built = args.flag("--built");
    let debug = args.flag("--debug") || built;
    let mut words = Vec::new();
    for name in numbers.iter().chain(&["--seed"]) {
        if let Some(number) = args.value::<u64>(name)? {
            words.extend([(*name).to_owned(), number.to_string()]);
        }
    }
    if let Some(folder) = args.value::<String>("--folder")? {
        words.extend(["--folder".to_owned(), folder]);
    }
    args.check()?;
    let build =
        Command::new("cargo build --locked --quiet --package signoria --package signoria-load");
    let build = if debug { build } else { build.word("--release") };
    if !built {
        build.run(tree)?;
    }
    let program = |name: &str| tree.program(name, if debug { "debug" } else { "release" });
    let mut command = Command::new(&program("signoria-load")?).word(task);
    command = command.word("--signoria").word(program("signoria")?);
    for word in words {
        command = command.word(word);
    }
    command.run(tree)
}
