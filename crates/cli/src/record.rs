//! `signoria record`: one game between bots, written to a file.

use std::io;

use signoria_arena::{External, is_program};
use signoria_engine::{Seat, SeatSet, Seed};
use signoria_registry::{Budget, DynBot, GameType, RawSetup, Simulation, Table};

use crate::{
    args::{Record, Setting},
    console::{Console, usual_players},
    data,
    exit::Exit,
};

/// Names for the seats of bots.
pub const GUESTS: [&str; 8] =
    ["Lucia", "Marco", "Chiara", "Pietro", "Bianca", "Luca", "Giulia", "Dante"];

pub fn run(args: &Record, console: &mut Console) -> Result<(), Exit> {
    let game = console.game(&args.game)?;
    console.check_players(&args.bot)?;
    let names = GUESTS.iter().map(ToString::to_string).collect();
    let setup = raw_setup(game, &args.setting, usual_players(game), args.seed, names, console)?;
    let mut table = game.start(&setup).map_err(|error| console.problems(game, &error))?;
    let mut bots = bots(&*table, &args.bot, SeatSet::EMPTY, args.seed, console)?;
    while let Some(seat) = table.to_act().first() {
        for fault in step(&mut *table, seat, &mut *bots[seat.index()]) {
            // Not on stdout: that may be where the record goes.
            let sentence = console
                .text("cli-bot_fault", &[("bot", player(&args.bot, seat)), ("fault", fault)]);
            let _ = io::Write::write_all(&mut io::stderr(), format!("{sentence}\n").as_bytes());
        }
    }
    let text = table.record().to_text();
    let Some(path) = &args.out else { return console.write(&text) };
    console.save(path, &text)?;
    let actions = console.number(table.history().len() as u64);
    console.print("cli-recorded", &[("file", path.display().to_string()), ("actions", actions)])
}

/// The setup from the command line.
pub fn raw_setup(
    game: &dyn GameType,
    setting: &Setting,
    usual: u8,
    seed: u64,
    names: Vec<String>,
    console: &Console,
) -> Result<RawSetup, Exit> {
    let seats = setting.players.unwrap_or(usual);
    let setup = RawSetup {
        preset: setting.preset.clone(),
        names,
        ..RawSetup::new(seats, Seed::from_number(seed))
    };
    let options = data::options(game, setting, &setup, console)?;
    Ok(RawSetup { options, ..setup })
}

/// The bot of a seat: the names are repeated if there are more seats.
pub fn player(names: &[String], seat: Seat) -> String {
    let plan = Simulation { bots: names.to_vec(), ..Simulation::new(1) };
    plan.bot(seat).to_owned()
}

/// One bot per seat that needs one, the same as in game number `seed` of a simulation. External programs
/// are started only for the seats they play.
pub fn bots(
    table: &dyn Table,
    names: &[String],
    people: SeatSet,
    seed: u64,
    console: &Console,
) -> Result<Vec<Box<dyn DynBot>>, Exit> {
    Seat::all(table.seats())
        .map(|seat| {
            let name = match player(names, seat) {
                name if is_program(&name) && people.contains(seat) => "random".to_owned(),
                name => name,
            };
            let seed = signoria_registry::seed_of(seed, seat);
            if is_program(&name) {
                let bot = External::start(&name, table, seat, seed);
                let bad = |detail| console.usage_error("cli-arena_program", &[("detail", detail)]);
                return Ok(Box::new(bot.map_err(bad)?) as Box<dyn DynBot>);
            }
            table.bot(&name, seed).ok_or_else(|| console.unknown_bot(&name))
        })
        .collect()
}

/// Plays the action of a bot; returns the faults of an external bot.
pub fn step(table: &mut dyn Table, seat: Seat, bot: &mut dyn DynBot) -> Vec<String> {
    let action = bot.choose(table, seat, &Budget::default()).expect("the seat is asked");
    table.play(seat, &action).expect("a bot chooses among the legal actions");
    bot.faults()
}
