//! `signoria record`: one game between bots, written to a file.

use signoria_engine::{Seat, Seed};
use signoria_registry::{Budget, DynBot, RawOptions, RawSetup, Simulation, Table};

use crate::{
    args::{Record, Setting},
    desk::{Desk, usual_players},
    stop::Stop,
};

/// Names for seats without a person.
pub const GUESTS: [&str; 8] =
    ["Lucia", "Marco", "Chiara", "Pietro", "Bianca", "Luca", "Giulia", "Dante"];

pub fn run(args: &Record, desk: &mut Desk) -> Result<(), Stop> {
    let game = desk.game(&args.game)?;
    desk.check_bots(&args.bot)?;
    let names = GUESTS.iter().map(ToString::to_string).collect();
    let setup = raw_setup(&args.setting, usual_players(game), args.seed, names, desk)?;
    let mut table = game.start(&setup).map_err(|error| desk.problems(game, &error))?;
    let mut bots = bots(&*table, &args.bot, args.seed, desk)?;
    while let Some(seat) = table.to_act().first() {
        step(&mut *table, seat, &mut *bots[seat.index()]);
    }
    let text = table.record().to_text();
    let Some(path) = &args.out else { return desk.write(&text) };
    desk.save(path, &text)?;
    let actions = desk.number(table.line().len() as u64);
    desk.tell("cli-recorded", &[("file", path.display().to_string()), ("actions", actions)])
}

/// The set-up that was asked for.
pub fn raw_setup(
    setting: &Setting,
    usual: u8,
    seed: u64,
    names: Vec<String>,
    desk: &Desk,
) -> Result<RawSetup, Stop> {
    Ok(RawSetup {
        seats: setting.players.unwrap_or(usual),
        preset: setting.preset.clone(),
        options: RawOptions::Pairs(desk.pairs(setting)?),
        seed: Seed::from_number(seed),
        names,
    })
}

/// One bot per seat, the same as in game number `seed` of a simulation.
pub fn bots(
    table: &dyn Table,
    names: &[String],
    seed: u64,
    desk: &Desk,
) -> Result<Vec<Box<dyn DynBot>>, Stop> {
    let plan = Simulation { bots: names.to_vec(), ..Simulation::new(table.seats()) };
    Seat::all(table.seats())
        .map(|seat| {
            let name = plan.bot(seat);
            table
                .bot(name, signoria_registry::seed_of(seed, seat))
                .ok_or_else(|| desk.unknown_bot(name))
        })
        .collect()
}

/// A bot answers for a seat that is asked.
pub fn step(table: &mut dyn Table, seat: Seat, bot: &mut dyn DynBot) {
    let action = bot.choose(table, seat, &Budget::default()).expect("the seat is asked");
    table.play(seat, &action).expect("a bot chooses among the legal actions");
}
