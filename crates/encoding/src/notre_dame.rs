//! Notre Dame.
//!
//! Boroughs, and with them markets and colours of cards, are counted clockwise from the viewer's own.

use signoria_engine::Seat;
use signoria_games::notre_dame::{
    Action, NotreDame, Question, View,
    cards::{
        ActionCard, COINS, CUBES, Card, Colour, Gain, MAX_PLAYERS, Person, Place, Sector, Tile,
    },
    frame::Piece,
    options::Shortage,
    streets::{MAX_MARKETS, Market, SPOTS},
};

use crate::{
    Encoding,
    encoder::{Around, Encoder},
};

const SECTORS: usize = Sector::COUNT;
const KINDS: usize = ActionCard::COUNT;
const PERSONS: usize = Person::COUNT;
const PLACES: usize = SECTORS + 1;

/// Boroughs as the viewer counts them.
#[derive(Clone, Copy)]
struct Boroughs {
    own: u8,
    all: u8,
}

impl Boroughs {
    fn new(view: &View) -> Self {
        let me = view.viewer.seat().unwrap_or(Seat::new(0));
        Self { own: view.players[me].borough, all: view.colours.len() as u8 }
    }

    fn of(self, borough: u8) -> usize {
        usize::from((borough + self.all - self.own) % self.all)
    }

    fn market(self, market: Market) -> usize {
        self.of(market.borough()) * SPOTS + market.spot() as usize
    }

    fn colour(self, view: &View, colour: Colour) -> usize {
        let borough = view.colours.iter().position(|&one| one == colour).unwrap_or_default();
        self.of(borough as u8)
    }
}

const fn place(place: Place) -> usize {
    match place {
        Place::Sector(sector) => sector.index(),
        Place::NotreDame => SECTORS,
    }
}

const fn piece(piece: Piece) -> usize {
    match piece {
        Piece::Cube(at) => place(at),
        Piece::Friend => PLACES,
    }
}

/// Kind of the question, and what it is about.
fn question(view: &View, out: &mut Encoder) {
    let (mut pass, mut card, mut range, mut picks) = (0, None, 0, 0);
    let (mut moved, mut from, mut load, mut friend) = (None, None, 0, false);
    let kind = view.question.map(|question| match question {
        Question::KeepFirst => 0,
        Question::KeepSecond => 1,
        Question::Play { pass: number } => {
            pass = number;
            2
        }
        Question::Place { card: played } => {
            card = Some(played.index());
            3
        }
        Question::Friend => 4,
        Question::Donate => 5,
        Question::Drive { range: far } => {
            range = far;
            6
        }
        Question::Pick { picks: number } => {
            picks = number;
            7
        }
        Question::Bribe => 8,
        Question::Magician => 9,
        Question::MagicianTo { piece: it } => {
            moved = Some(piece(it));
            10
        }
        Question::Minstrel => 11,
        Question::MinstrelCarry { from: source } => {
            from = Some(source.index());
            12
        }
        Question::MinstrelTo { from: source, cubes, friend: along } => {
            from = Some(source.index());
            load = cubes;
            friend = along;
            13
        }
        Question::Bishop => 14,
        Question::Penalty => 15,
    });
    out.part("question");
    out.category("kind", kind, 16);
    out.number("pass", pass, 2);
    out.category("card", card, KINDS);
    out.number("range", range, 20);
    out.number("picks", picks, 2);
    out.category("piece", moved, PLACES + 1);
    out.category("from", from, SECTORS);
    out.number("cubes", load, i16::from(CUBES));
    out.flag("friend", friend);
}

// Action indices: each block begins where the one before ends.
const KEEP: usize = 0;
const PLAY: usize = KEEP + MAX_PLAYERS * KINDS;
const DECLINE: usize = PLAY + MAX_PLAYERS * KINDS;
const SUPPLY: usize = DECLINE + 1;
const MOVE: usize = SUPPLY + 1;
const FRIEND: usize = MOVE + PLACES;
const DONATE: usize = FRIEND + SECTORS;
const STAY: usize = DONATE + COINS as usize + 1;
const DRIVE: usize = STAY + 1;
const PICK: usize = DRIVE + 2 * MAX_MARKETS;
const PICK_TWO: usize = PICK + Gain::COUNT;
const PASS: usize = PICK_TWO + Gain::COUNT * Gain::COUNT;
const BRIBE: usize = PASS + 1;
const LIFT: usize = BRIBE + PERSONS;
const FROM: usize = LIFT + PLACES + 1;
const CARRY: usize = FROM + SECTORS;
const TO: usize = CARRY + 2 * (CUBES as usize + 1);
const REMOVE: usize = TO + SECTORS;
const ACTIONS: usize = REMOVE + SECTORS;

impl Encoding for NotreDame {
    const OBSERVATION: &'static str = "notre_dame/obs-1";
    const OBSERVATION_SIZE: usize = 624;
    const ACTION: &'static str = "notre_dame/act-1";
    const ACTIONS: usize = ACTIONS;
    const OVERFLOW: usize = 0;

    fn observe(view: &View, out: &mut Encoder) {
        let seats = view.players.seats();
        let around = Around::new(view.viewer, seats);
        let boroughs = Boroughs::new(view);
        question(view, out);
        out.part("");
        out.flag("over", view.over);
        out.flags("asked", MAX_PLAYERS, around.set(view.asked));
        out.number("seats", seats, MAX_PLAYERS as i16);
        out.number("stage", view.stage, 2);
        out.number("round", view.round, 3);
        out.category("start", Some(around.of(view.start)), MAX_PLAYERS);
        out.flag("bank_first", view.readings.shortage == Shortage::default());
        out.flag("free_picks", view.readings.free_picks);
        out.numbers("rats", &view.rats, 9);
        out.categories("open", 3, PERSONS, view.open.iter().map(|person| Some(person.index())));
        out.number("plague", view.plague, 27);
        out.flags("to_come", PERSONS, view.to_come.iter().map(|person| person.index()));
        out.flags("brown", PERSONS, view.brown.iter().map(|person| person.index()));
        out.flags("grey", PERSONS, view.grey.iter().map(|person| person.index()));
        out.number("cathedral_pool", view.cathedral.pool, 99);
        out.number("cathedral_cubes", view.cathedral.cubes, 70);
        out.number("cathedral_share", view.cathedral.share, 99);
        out.number("supply", view.supply, 99);
        let turned = |at: usize| {
            let borough = (at / SPOTS + usize::from(boroughs.own)) % usize::from(boroughs.all);
            view.tiles[borough * SPOTS + at % SPOTS].map(Tile::index)
        };
        out.categories("tiles", MAX_MARKETS, Tile::COUNT, (0..view.tiles.len()).map(turned));
        out.flags(
            "takeable",
            MAX_PLAYERS,
            view.takeable.iter().map(|&borough| boroughs.of(borough)),
        );
        let own = view.own_hand();
        out.flags(
            "hand",
            MAX_PLAYERS * KINDS,
            own.map(|card| boroughs.colour(view, card.colour) * KINDS + card.kind.index()),
        );
        out.parts("player", MAX_PLAYERS, around.all(), |out, seat| {
            let player = &view.players[seat];
            out.numbers("cubes", &player.cubes, i16::from(CUBES));
            out.number("cathedral", player.cathedral, i16::from(CUBES));
            out.number("own", player.own, i16::from(CUBES));
            out.number("general", player.general, i16::from(CUBES));
            out.category("friend", player.friend.map(Sector::index), SECTORS);
            out.category("carriage", Some(boroughs.market(player.carriage)), MAX_MARKETS);
            out.number("coins", player.coins, 99);
            out.number("rat", player.rat, 9);
            out.signed("prestige", player.prestige, -20, 200);
            out.flags(
                "messages",
                MAX_PLAYERS * Tile::COUNT,
                player.messages.iter().map(|message| {
                    boroughs.of(message.borough) * Tile::COUNT + message.tile.index()
                }),
            );
            out.category("bribed", player.bribed.map(Person::index), PERSONS);
            out.number("pile", player.pile, 9);
            out.number("hand", player.hand.len() as u8, 3);
            let known = player.hand.iter().filter_map(|card| card.kind);
            out.tally("known_hand", KINDS, 3, known.map(ActionCard::index));
            out.categories(
                "cards",
                9,
                KINDS,
                player.cards.iter().map(|card| card.map(ActionCard::index)),
            );
            out.flags("played", 9, (0..9).filter(|at| player.played & (1 << at) != 0));
            let loose = player.loose.iter().enumerate();
            out.flags(
                "loose",
                3 * KINDS,
                loose.flat_map(|(round, set)| {
                    set.iter().map(move |card| round * KINDS + card.index())
                }),
            );
        });
    }

    fn index(view: &View, action: Action) -> Option<usize> {
        let boroughs = Boroughs::new(view);
        let card = |card: Card| boroughs.colour(view, card.colour) * KINDS + card.kind.index();
        Some(match action {
            Action::Keep(it) => KEEP + card(it),
            Action::Play(it) => PLAY + card(it),
            Action::Decline => DECLINE,
            Action::Supply => SUPPLY,
            Action::Move(from) => MOVE + place(from),
            Action::Friend(sector) => FRIEND + sector.index(),
            Action::Donate(coins) => DONATE + usize::from(coins),
            Action::Stay => STAY,
            Action::Drive { to, take } => DRIVE + 2 * boroughs.market(to) + usize::from(take),
            Action::Pick(gain) => PICK + gain.index(),
            Action::PickTwo(one, other) => PICK_TWO + one.index() * Gain::COUNT + other.index(),
            Action::Pass => PASS,
            Action::Bribe(person) => BRIBE + person.index(),
            Action::Lift(it) => LIFT + piece(it),
            Action::From(sector) => FROM + sector.index(),
            Action::Carry { cubes, friend } => CARRY + 2 * usize::from(cubes) + usize::from(friend),
            Action::To(sector) => TO + sector.index(),
            Action::Remove(sector) => REMOVE + sector.index(),
        })
    }
}
