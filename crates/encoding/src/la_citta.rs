//! La Città.
//!
//! A city is named by its place among the viewer's own cities, in the order of their numbers; a demolished tile by its cell.

use signoria_engine::Seat;
use signoria_games::la_citta::{
    Action, Feeding, LaCitta, Passing, Question, TableSetup, View,
    action::Tokens,
    cards::{Building, DISPLAY, PoliticalCard, ROUNDS, Terrain, VOICES_A_YEAR, Voice, YEARS},
    map::{CELL_COUNT, SLOT_COUNT},
    state::{CityId, MOST_CITIES, SEATS, TokenKind},
};

use crate::{
    Encoding,
    encoder::{Around, Encoder},
};

const CARDS: usize = PoliticalCard::COUNT;
const BUILDINGS: usize = Building::COUNT;
const VOICES: usize = Voice::COUNT;
/// Cities of one player that have an index of their own.
const OWN: usize = 6;
/// One to three tokens of three colours.
const TOKENS: usize = 19;

/// Place of the city among the viewer's own; `None` beyond the last index.
fn own(view: &View, id: CityId) -> Option<usize> {
    let mine = view.cities.iter().filter(|city| view.viewer.is(city.owner));
    mine.take(OWN).position(|city| city.id == id)
}

/// Place of the tokens among all multisets of one to three.
fn tokens(tokens: Tokens) -> usize {
    let [a, b, c] = tokens.counts().map(usize::from);
    // Multisets of fewer tokens first (1 + 3 + 6 with none, one, two), then by the first two counts.
    let total = a + b + c;
    let before = [0, 0, 3, 9][total];
    let pairs_with_less_a: usize = (0..a).map(|fewer| total - fewer + 1).sum();
    before + pairs_with_less_a + b
}

/// Terrain, buildings and coloured citizens.
fn board(view: &View, around: Around, out: &mut Encoder) {
    let terrain = view.terrain.iter().map(|one| Some(one.index()));
    out.categories("terrain", SLOT_COUNT, Terrain::COUNT, terrain);
    let tiles = || {
        view.cities.iter().flat_map(|city| {
            let owner = around.of(city.owner);
            city.tiles.iter().map(move |tile| (tile, owner))
        })
    };
    let buildings = tiles().map(|(tile, _)| (tile.cell.index(), tile.building.index()));
    out.placed("buildings", CELL_COUNT, BUILDINGS, buildings);
    let owners = tiles().map(|(tile, owner)| (tile.cell.index(), owner));
    out.placed("owners", CELL_COUNT, SEATS, owners);
    let arches = |wanted: Option<Voice>| {
        view.tokens.iter().filter(move |token| match (token.kind, wanted) {
            (TokenKind::Arch(voice), Some(wanted)) => voice == wanted,
            (TokenKind::Harvest, None) => true,
            _ => false,
        })
    };
    for (name, wanted) in [
        ("culture_tokens", Some(Voice::ALL[0])),
        ("education_tokens", Some(Voice::ALL[1])),
        ("health_tokens", Some(Voice::ALL[2])),
        ("harvest_tokens", None),
    ] {
        out.tally(name, CELL_COUNT, 3, arches(wanted).map(|token| token.cell.index()));
    }
}

// Action indices: each block begins where the one before ends.
const GOLD: usize = 0;
const PASS: usize = GOLD + 1;
const REFERENDUM: usize = PASS + 1;
const GOLDEN_TIMES: usize = REFERENDUM + 8;
const MIGRATE: usize = GOLDEN_TIMES + OWN * 3;
const STARVE: usize = MIGRATE + OWN * VOICES;
const CASTLE: usize = STARVE + OWN;
const HARVEST: usize = CASTLE + CELL_COUNT;
const DEMOLISH: usize = HARVEST + CELL_COUNT;
const FOUND: usize = DEMOLISH + CELL_COUNT;
/// Small buildings by action card, medium and large ones by their own political card.
const BUILD: usize = FOUND + OWN * CELL_COUNT;
const ARCHITECT: usize = BUILD + BUILDINGS * CELL_COUNT;
const GAMES: usize = ARCHITECT + BUILDINGS * CELL_COUNT;
const OVERFLOW: usize = GAMES + TOKENS * CELL_COUNT;
const OVERFLOWS: usize = 64;

impl Encoding for LaCitta {
    const OBSERVATION: &'static str = "la_citta/obs-1";
    const OBSERVATION_SIZE: usize = 1_398;
    const ACTION: &'static str = "la_citta/act-1";
    const ACTIONS: usize = OVERFLOW + OVERFLOWS;
    const OVERFLOW: usize = OVERFLOWS;

    fn observe(view: &View, out: &mut Encoder) {
        let seats = view.players.seats();
        let around = Around::new(view.viewer, seats);
        let (mut round, mut demolished, mut missing) = (0, None, 0);
        let kind = view.question.map(|question| match question {
            Question::Place => 0,
            Question::Turn { round: number } => {
                round = number;
                1
            }
            Question::Migrate => 2,
            Question::Demolish { city } => {
                demolished = view.cities.iter().position(|one| one.id == city);
                3
            }
            Question::Starve { missing: number } => {
                missing = number;
                4
            }
        });
        out.part("question");
        out.category("kind", kind, 5);
        out.number("round", round, i16::from(ROUNDS));
        out.category("city", demolished, MOST_CITIES);
        out.number("missing", missing, 130);
        out.part("");
        out.flag("over", view.over);
        out.flags("asked", SEATS, around.set(view.asked));
        out.number("seats", seats, SEATS as i16);
        out.flag("advanced", view.setup == TableSetup::Advanced);
        out.flag("forced_passing", view.readings.passing == Passing::Forced);
        out.flag("feeding_until_fed", view.readings.feeding == Feeding::UntilFed);
        out.number("year", view.year, i16::from(YEARS));
        out.category("start", Some(around.of(view.start)), SEATS);
        out.number("supply", view.supply, 130);
        let mut stock = [0; BUILDINGS];
        for one in &view.stock {
            stock[one.building.index()] = one.tiles;
        }
        out.numbers("stock", &stock, 60);
        let display = view.politics.display.iter().map(|card| Some(card.index()));
        out.categories("display", DISPLAY, CARDS, display);
        out.number("deck", view.politics.deck, PoliticalCard::TOTAL as i16);
        out.numbers("discard", &view.politics.discard, 4);
        out.number("sealed", view.politics.sealed, PoliticalCard::TOTAL as i16);
        out.numbers("unseen_then", &view.politics.unseen_then, 4);
        out.numbers("shown_since", &view.politics.shown_since, 4);
        let row = view.voices.row.iter().map(|voice| voice.map(Voice::index));
        out.categories("voices", VOICES_A_YEAR, VOICES, row);
        out.flag("spoken", view.voices.spoken);
        let preferences = view.voices.preferences.iter().map(|voice| voice.index());
        out.flags("preferences", VOICES, preferences);
        out.number("voice_deck", view.voices.deck, 27);
        out.numbers("voice_discard", &view.voices.discard, 9);
        board(view, around, out);
        out.parts("player", SEATS, around.all(), |out, seat: Seat| {
            let player = &view.players[seat];
            out.number("gold", player.gold, 100);
            out.number("castles", player.castles, 4);
            out.number("action_cards", player.action_cards, 3);
            out.number("coloured", player.coloured, 4);
            out.tally("played", CARDS, 4, player.played.iter().map(|card| card.index()));
            out.number("passes", player.passes, 5);
            out.flag("founded", player.founded);
            out.flag("penalty", player.penalty);
            out.flag("hungry_at_the_end", player.hungry_at_the_end);
            out.flags("peeked", 3, (0..3).filter(|at| player.peeked & (1 << at) != 0));
            out.number("citizens", player.citizens, 130);
            out.number("food", player.food, 130);
            out.number("bonus_food", player.bonus_food, 50);
        });
        // One empty city has the size of all that are missing; their description needs each of them.
        let empty = std::iter::repeat_n(None, if out.is_describing() { MOST_CITIES } else { 1 });
        let cities = view.cities.iter().map(Some).chain(empty);
        out.parts("city", MOST_CITIES, cities, |out, city| {
            out.category("owner", city.map(|city| around.of(city.owner)), SEATS);
            let castle = city.map(|city| city.castle.data());
            out.signed("castle_q", castle.map_or(0, |data| data.q), -20, 20);
            out.signed("castle_r", castle.map_or(0, |data| data.r), -20, 20);
            out.number("citizens", city.map_or(0, |city| city.citizens), 60);
            out.number("free", city.map_or(0, |city| city.free), 60);
            out.number("limit", city.and_then(|city| city.limit).unwrap_or(0), 8);
            out.number("food", city.map_or(0, |city| city.food), 60);
            out.number("gold", city.map_or(0, |city| city.gold), 20);
            out.numbers("attraction", &city.map_or([0; 3], |city| city.attraction), 30);
            out.flag("full", city.is_some_and(|city| city.full));
        });
    }

    fn index(view: &View, action: Action) -> Option<usize> {
        Some(match action {
            Action::Gold => GOLD,
            Action::Pass => PASS,
            Action::Referendum { positions } => REFERENDUM + usize::from(positions.bits()),
            Action::GoldenTimes { city, citizens } => {
                GOLDEN_TIMES + own(view, city)? * 3 + usize::from(citizens.number()) - 1
            }
            Action::Migrate { city, voice } => MIGRATE + own(view, city)? * VOICES + voice.index(),
            Action::Starve { city } => STARVE + own(view, city)?,
            Action::Castle { cell } => CASTLE + cell.index(),
            Action::Harvest { cell } => HARVEST + cell.index(),
            Action::Demolish { cell, .. } => DEMOLISH + cell.index(),
            Action::Found { from, cell } => FOUND + own(view, from)? * CELL_COUNT + cell.index(),
            Action::Build { building, cell } | Action::Card { building, cell } => {
                BUILD + building.index() * CELL_COUNT + cell.index()
            }
            Action::Architect { building, cell } => {
                ARCHITECT + building.index() * CELL_COUNT + cell.index()
            }
            Action::Games { cell, tokens: put } => GAMES + cell.index() * TOKENS + tokens(put),
        })
    }
}
