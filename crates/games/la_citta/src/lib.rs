//! Rules of La Città (Gerd Fenchel, 2000), for 2 to 5 players.
//!
//! The rules follow `docs/rules/la_citta.md`; paragraphs in comments (`§8.4`), rulings (`R16`) and
//! vectors (`V24`) are those of that document. Board and set-ups are a reconstruction and live as data
//! in [`map`]; [`data`] holds the parts that a host who owns the box can replace.
//!
//! | module | subject |
//! |---|---|
//! | [`cards`] | buildings, terrain, cards and numbers of the rulebook |
//! | [`map`] | cells, terrain slots, zones, set-ups, and their validator |
//! | [`state`] | cities, players, stacks |
//! | [`frame`] | the course of a year |
//! | [`action`] | decisions and their notation |
//! | `rules` | the rules, one file per subject |
//! | [`event`], [`view`] | what each viewer perceives and knows |
//!
//! ```
//! use signoria_engine::{Game, NullSink, Seed};
//! use signoria_la_citta::LaCitta;
//!
//! let mut game = LaCitta::new(&LaCitta::setup(3, Seed::from_number(7)), &mut NullSink).unwrap();
//! let seat = game.to_act().first().unwrap();
//! game.play(seat, "build farm 48".parse().unwrap(), &mut NullSink).ok();
//! let mut legal = Vec::new();
//! game.legal(game.to_act().first().unwrap(), &mut legal);
//! assert!(legal.contains(&"gold".parse().unwrap()));
//! ```

pub mod action;
mod audit;
pub mod cards;
pub mod data;
mod determinize;
pub mod event;
pub mod frame;
pub mod map;
mod meta;
pub mod options;
mod question;
mod rules;
pub mod state;
#[cfg(test)]
mod tests;
mod text;
mod towns;
pub mod view;

use signoria_engine::{
    ArrayVec, Audit, BySeat, Game, GameRng, Meta, Outcome, Rng, RngExt, Seat, SeatSet, Seed, Setup,
    Sink, Stack, Viewer, flow,
};

pub use self::{
    action::Action,
    data::Data,
    event::{Event, EventView},
    meta::META,
    options::{Feeding, Options, Passing, Readings, TableSetup},
    question::Question,
    state::LaCitta,
    view::View,
};
use crate::{
    cards::{
        ACTION_CARDS, Building, CASTLES, CITIZENS, COLOURED_CITIZENS, START_GOLD, Terrain, Voice,
    },
    determinize::water_cells,
    frame::Frame,
    map::{CELL_COUNT, CellSet, SLOT_COUNT},
    state::{Derived, Player, Politics, Voices},
};

impl Game for LaCitta {
    const ID: &'static str = "la_citta";
    const RULES: u16 = 1;
    const LAYOUT: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type EventView = EventView;

    fn meta() -> &'static Meta {
        &META
    }

    fn deal(setup: &Setup<Options>, sink: &mut impl Sink<Self>) -> Self {
        let mut game = Self::set_table(setup, sink);
        flow::run(&mut game, sink);
        game
    }

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn to_act(&self) -> SeatSet {
        self.stack.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Self>) {
        flow::answer(self, seat, action, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.stack.top().is_none().then(|| self.score())
    }

    fn view(&self, who: Viewer) -> View {
        self.view_for(who, true)
    }

    fn bare_view(&self, who: Viewer) -> View {
        self.view_for(who, false)
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        let full = view.cities.iter().filter(|city| city.owner == seat && city.full).count();
        Some(i32::from(view.players[seat].citizens) + rules::scoring::for_full_cities(full))
    }

    fn round(view: &View) -> Option<u32> {
        Some(u32::from(view.year))
    }

    fn event_view(event: &Event, who: Viewer) -> Option<EventView> {
        Some(event.seen_by(who))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals_something()
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        determinize::determinize(view, rng)
    }

    fn redraw_unseen(&mut self, key: Seed) {
        self.draw_afresh(key);
    }

    fn chance_events(&self) -> u64 {
        self.rng.chance_events()
    }

    fn audit(&self, audit: &mut Audit) {
        self.count_and_check(audit);
    }
}

impl LaCitta {
    /// §6: everything on the table before the first frame runs; chance draws who starts (R7).
    fn set_table(setup: &Setup<Options>, sink: &mut impl Sink<Self>) -> Self {
        let seats = setup.seats;
        let mut rng = GameRng::new(setup.seed);
        let start = Seat::new(rng.next_stream().below(usize::from(seats)) as u8);
        let data = setup.options.data.clone();
        let politics = Politics::deal(&mut rng, &data);
        let mut deck: ArrayVec<Voice, 27> = Voice::ALL
            .into_iter()
            .flat_map(|voice| std::iter::repeat_n(voice, usize::from(Voice::CARDS)))
            .collect();
        rng.next_stream().shuffle(&mut deck);
        let terrain = match setup.options.setup {
            TableSetup::Standard => {
                let laid = data.set_up(seats).terrain.as_slice();
                laid.try_into().expect("a set-up has terrain for every slot")
            }
            TableSetup::Advanced => shuffled_terrain(&mut rng, &data),
        };
        let mut game = Self {
            setup: setup.options.setup,
            readings: Readings::of(&setup.options),
            data,
            buildable: Derived(setup.options.data.buildable(seats)),
            rng,
            stack: Stack::new(match setup.options.setup {
                TableSetup::Standard => Frame::Year,
                TableSetup::Advanced => Frame::Place { placed: 0 },
            }),
            year: 0,
            start,
            terrain,
            water: water_cells(&terrain),
            occupied: CellSet::EMPTY,
            near: CellSet::EMPTY,
            rims: Derived::default(),
            holdings: Derived::default(),
            tiles: [None; CELL_COUNT],
            cities: ArrayVec::new(),
            next_city: 0,
            players: BySeat::from_fn(seats, |_| Player {
                gold: START_GOLD,
                castles: CASTLES,
                action_cards: ACTION_CARDS,
                coloured: COLOURED_CITIZENS,
                played: ArrayVec::new(),
                passes: 0,
                founded: false,
                penalty: false,
                hungry_at_the_end: false,
                peeked: 0,
            }),
            tokens: ArrayVec::new(),
            stock: Building::ALL.map(Building::start_stock),
            supply: CITIZENS,
            politics,
            voices: Voices { row: ArrayVec::new(), spoken: false, deck, discard: [0; 3] },
            relations: ArrayVec::new(),
        };
        let cards = game.politics.display;
        sink.emit(|| Event::Open(EventView::TerrainLaid { terrain: terrain.to_vec() }));
        sink.emit(|| Event::Open(EventView::DisplayLaid { cards: cards.to_vec() }));
        sink.emit(|| Event::Open(EventView::StartPlayer { seat: start }));
        if setup.options.setup == TableSetup::Standard {
            for (seat, castles) in Seat::all(seats).zip(&setup.options.data.set_up(seats).castles) {
                for &cell in castles {
                    game.place_castle(seat, cell, sink);
                }
            }
        }
        game
    }
}

fn shuffled_terrain(rng: &mut GameRng, data: &Data) -> [Terrain; SLOT_COUNT] {
    let mut tiles: ArrayVec<Terrain, SLOT_COUNT> = Terrain::ALL
        .into_iter()
        .flat_map(|terrain| std::iter::repeat_n(terrain, usize::from(data.tiles(terrain))))
        .collect();
    rng.next_stream().shuffle(&mut tiles);
    tiles.into_inner().expect("there is a tile for every slot")
}
