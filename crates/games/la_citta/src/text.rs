//! Which sentence describes what; the text itself is in `locales/*/la_citta.ftl`.

use signoria_engine::{Arg, Game, GameRng, GameText, Message, Reason, Seat, Seed};

use crate::{
    Action, EventView, LaCitta, View,
    action::{Citizens, Positions, Tokens},
    cards::{Building, PoliticalCard, ROUNDS, Terrain, VOICES_A_YEAR, Voice},
    event::{BuiltBy, Full, Loss},
    frame::Frame,
    map::{Cell, Zone, slot_id},
    rules::{
        refusal::Refusal,
        turn::{level_cost, referendum_cost},
    },
    state::CityId,
};

/// A name, not a number: no plural follows it.
impl From<Cell> for Arg {
    fn from(cell: Cell) -> Self {
        Self::Text(cell.to_string())
    }
}

/// Its name; the number for one that cannot be, which a user may have typed.
impl From<CityId> for Arg {
    fn from(city: CityId) -> Self {
        city.town().map_or_else(|| city.0.into(), Self::Term)
    }
}

/// "+1 culture" to "+3 health" are terms of their own, so that every language inflects as it likes.
#[rustfmt::skip]
const TOKEN_TERMS: [[&str; 3]; 3] = [
    ["culture_1", "culture_2", "culture_3"],
    ["education_1", "education_2", "education_3"],
    ["health_1", "health_2", "health_3"],
];

macro_rules! terms {
    ($($kind:ty)*) => {$(
        impl From<$kind> for Arg {
            fn from(thing: $kind) -> Self {
                Self::Term(thing.id())
            }
        }
    )*};
}

terms!(Building PoliticalCard Voice Terrain Zone);

impl From<Tokens> for Arg {
    fn from(tokens: Tokens) -> Self {
        TOKEN_TERMS
            .iter()
            .zip(tokens.counts())
            .filter_map(|(terms, count)| terms.get(usize::from(count).checked_sub(1)?))
            .copied()
            .collect()
    }
}

impl From<Positions> for Arg {
    fn from(positions: Positions) -> Self {
        positions.iter().map(|position| position as u8).collect()
    }
}

fn list<T: Copy + Into<Arg>>(things: &[T]) -> Arg {
    things.iter().copied().collect()
}

impl GameText for LaCitta {
    fn message(event: &EventView) -> Message {
        message(event)
    }

    fn hits(view: &View, event: &EventView) -> bool {
        let is = |seat: Seat| view.viewer.is(seat);
        match event {
            EventView::Migrated { seat, from, .. } => {
                !is(*seat) && from.iter().any(|loss| is(loss.seat))
            }
            EventView::CityLost { seat, .. }
            | EventView::Hungry { seat, .. }
            | EventView::PenaltyPaid { seat } => is(*seat),
            _ => false,
        }
    }

    fn shows(event: &EventView) -> Option<Message> {
        match event {
            EventView::Peeked { .. } => Some(Message::new("shows-peeked")),
            EventView::CardOpened { .. } => Some(Message::new("shows-card_opened")),
            _ => None,
        }
    }

    fn label(view: &View, action: Action) -> Message {
        label(view, action)
    }

    fn prompt(view: &View, seat: Seat) -> Message {
        prompt(view, seat)
    }

    /// Every rule depends only on public information, so any state that fits the view gives the answer.
    fn why_not(view: &View, action: Action) -> Reason {
        let Some(seat) = view.viewer.seat() else { return Reason::not_a_choice() };
        let mut rng = GameRng::new(Seed([0; 32])).next_stream();
        let game = Self::determinize(view, &mut rng);
        game.refuse(seat, action)
            .map_or_else(Reason::not_a_choice, |refusal| reason(view, refusal, action))
    }

    fn catalogue() -> Vec<Message> {
        catalogue()
    }
}

#[allow(clippy::too_many_lines, reason = "one arm per kind of event")]
fn message(event: &EventView) -> Message {
    match *event {
        EventView::TerrainLaid { ref terrain } => {
            Message::new("log-terrain_laid").with("terrain", slots_by_terrain(terrain))
        }
        EventView::StartPlayer { seat } => Message::new("log-start_player").with("seat", seat),
        EventView::CastlePlaced { seat, city, cell, food } => Message::new("log-castle_placed")
            .with("seat", seat)
            .with("city", city)
            .with("cell", cell)
            .with("food", food),
        EventView::DisplayLaid { ref cards } => {
            Message::new("log-display_laid").with("cards", list(cards))
        }
        EventView::YearBegan { year, seat } => {
            Message::new("log-year_began").with("seat", seat).with("year", year)
        }
        EventView::RoundBegan { round } => Message::new("log-round_began").with("round", round),
        EventView::VoicesLaid { open } => Message::new("log-voices_laid").with("voice", open),
        EventView::QuarriesPaid { seat, gold } => {
            Message::new("log-quarries_paid").with("seat", seat).with("gold", gold)
        }
        EventView::CitiesGrew { seat, ref cities, ref full, ref unsupplied } => {
            Message::new("log-cities_grew")
                .with("seat", seat)
                .with("cities", list(cities))
                .with("full", full.iter().copied().map(full_city).collect::<Arg>())
                .with("unsupplied", list(unsupplied))
        }
        EventView::GoldTaken { seat, gold } => {
            Message::new("log-gold_taken").with("seat", seat).with("gold", gold)
        }
        EventView::Founded { seat, city, cell, from, food } => Message::new("log-founded")
            .with("seat", seat)
            .with("city", city)
            .with("cell", cell)
            .with("from", from)
            .with("food", food),
        EventView::TilesTurned { building, tiles } => {
            Message::new("log-tiles_turned").with("building", building).with("tiles", tiles)
        }
        EventView::Built { seat, city, building, cell, by, cost } => Message::new(match by {
            BuiltBy::ActionCard => "log-built",
            BuiltBy::PoliticalCard => "log-built_by_card",
            BuiltBy::Architect => "log-built_by_architect",
        })
        .with("seat", seat)
        .with("city", city)
        .with("building", building)
        .with("cell", cell)
        .with("cost", cost),
        EventView::GamesHeld { seat, building, cell, tokens, cost } => {
            Message::new("log-games_held")
                .with("seat", seat)
                .with("building", building)
                .with("cell", cell)
                .with("voices", tokens)
                .with("cost", cost)
        }
        EventView::CitizensCame { seat, city, citizens, cost } => Message::new("log-citizens_came")
            .with("seat", seat)
            .with("city", city)
            .with("citizens", citizens)
            .with("cost", cost),
        EventView::HarvestDoubled { seat, cell, food } => Message::new("log-harvest_doubled")
            .with("seat", seat)
            .with("cell", cell)
            .with("food", food),
        EventView::Peeked { seat, positions, cost, ref cards } => {
            let message = Message::new(match cards {
                None => "log-peeked",
                Some(_) => "log-peeked_yourself",
            })
            .with("seat", seat)
            .with("positions", positions)
            .with("cost", cost);
            match cards {
                None => message,
                Some(cards) => message.with("cards", list(cards)),
            }
        }
        EventView::Passed { seat, forced } => {
            Message::new(if forced { "log-passed_forced" } else { "log-passed" }).with("seat", seat)
        }
        EventView::PenaltyPaid { seat } => Message::new("log-penalty_paid").with("seat", seat),
        EventView::DeckShuffled { cards } => Message::new("log-deck_shuffled").with("cards", cards),
        EventView::CardOpened { card } => Message::new("log-card_opened").with("card", card),
        EventView::PeopleSpoke { ref cards, ref preferences } => Message::new("log-people_spoke")
            .with("cards", list(cards))
            .with("preferences", list(preferences)),
        EventView::NoMigration => Message::new("log-no_migration"),
        EventView::Migrated { seat, city, voice, strength, ref from, arrived } => {
            let message = Message::new(match from.len() {
                0 => "log-called_in_vain",
                _ => "log-migrated",
            })
            .with("seat", seat)
            .with("city", city)
            .with("voice", voice)
            .with("strength", strength);
            if from.is_empty() {
                return message;
            }
            message
                .with("from", from.iter().copied().map(migrated_from).collect::<Arg>())
                .with("arrived", arrived)
                .with("lost", from.len() as u8 - arrived)
        }
        EventView::Demolished { seat, city, building, cell } => Message::new("log-demolished")
            .with("seat", seat)
            .with("city", city)
            .with("building", building)
            .with("cell", cell),
        EventView::CityLost { seat, city, cell } => {
            Message::new("log-city_lost").with("seat", seat).with("city", city).with("cell", cell)
        }
        EventView::Hungry { seat, citizens, food } => Message::new("log-hungry")
            .with("seat", seat)
            .with("citizens", citizens)
            .with("food", food)
            .with("missing", citizens.saturating_sub(food)),
        EventView::Starved { seat, city } => {
            Message::new("log-starved").with("seat", seat).with("city", city)
        }
        EventView::YearEnded { year } => Message::new("log-year_ended").with("year", year),
    }
}

fn terrain_slots(terrain: Terrain, slots: Vec<Arg>) -> Message {
    Message::new("terrain_slots").with("terrain", terrain).with("slots", Arg::List(slots))
}

/// "Pesaro (at most 5 citizens)".
fn full_city(Full { city, limit }: Full) -> Message {
    Message::new("full_city").with("city", city).with("limit", limit)
}

/// "Pesaro of Bruno (1)".
fn migrated_from(loss: Loss) -> Message {
    Message::new("migrated_from")
        .with("seat", loss.seat)
        .with("city", loss.city)
        .with("strength", loss.strength)
}

/// "farmland 1 on t06, t09 and t11", for every kind of terrain that was laid out.
fn slots_by_terrain(terrain: &[Terrain]) -> Arg {
    let slots = |kind: Terrain| {
        let places = terrain.iter().enumerate().filter(move |(_, laid)| **laid == kind);
        places.map(|(slot, _)| Arg::Text(slot_id(slot))).collect::<Vec<Arg>>()
    };
    Terrain::ALL
        .into_iter()
        .map(|kind| (kind, slots(kind)))
        .filter(|(_, slots)| !slots.is_empty())
        .map(|(kind, slots)| terrain_slots(kind, slots))
        .collect()
}

fn label(view: &View, action: Action) -> Message {
    let sited = |key, building: Building, cell: Cell| {
        Message::new(key).with("building", building).with("cell", cell)
    };
    match action {
        Action::Castle { cell } => {
            Message::new("do-castle").with("cell", cell).with("food", view.grain(cell))
        }
        Action::Gold => Message::new("do-gold"),
        Action::Found { from, cell } => Message::new("do-found")
            .with("cell", cell)
            .with("from", from)
            .with("food", view.grain(cell)),
        Action::Build { building: Building::Farm, cell } => {
            Message::new("do-build_farm").with("cell", cell).with("food", view.grain(cell))
        }
        Action::Build { building: Building::Quarry, cell } => {
            Message::new("do-build_quarry").with("cell", cell).with("gold", view.mountains(cell))
        }
        Action::Build { building, cell } => sited("do-build", building, cell),
        Action::Card { building, cell } => {
            sited("do-card", building, cell).with("cost", building.card_cost().unwrap_or(0))
        }
        Action::Architect { building, cell } => sited("do-architect", building, cell)
            .with("cost", building.architect_cost().unwrap_or(0)),
        Action::Games { cell, tokens } => {
            // A label may be asked for any action; an empty cell reads as what it is not.
            let building = view.building(cell).unwrap_or(Building::Castle);
            sited("do-games", building, cell)
                .with("voices", tokens)
                .with("cost", level_cost(tokens.total()))
        }
        Action::GoldenTimes { city, citizens } => Message::new("do-golden_times")
            .with("city", city)
            .with("citizens", citizens.number())
            .with("cost", level_cost(citizens.number())),
        Action::Harvest { cell } => {
            Message::new("do-harvest").with("cell", cell).with("food", view.grain(cell))
        }
        Action::Referendum { positions } => Message::new("do-referendum")
            .with("positions", positions)
            .with("cost", referendum_cost(positions)),
        Action::Pass => Message::new("do-pass"),
        Action::Migrate { city, voice } => {
            Message::new("do-migrate").with("city", city).with("voice", voice)
        }
        Action::Demolish { city, cell } => {
            let building = view.building(cell).unwrap_or(Building::Castle);
            sited("do-demolish", building, cell).with("city", city)
        }
        Action::Starve { city } => Message::new("do-starve").with("city", city),
    }
}

fn prompt(view: &View, seat: Seat) -> Message {
    match view.resume.top() {
        Some(Frame::Place { .. }) => Message::new("ask-castle").with("seat", seat),
        Some(Frame::Migrate { .. }) => Message::new("ask-migrate")
            .with("seat", seat)
            .with("preferences", list(&view.voices.preferences)),
        Some(Frame::Demolish { city }) => {
            let missing = view
                .cities
                .iter()
                .find(|known| known.id == city)
                .map_or(0, |city| (city.tiles.len() as u8).saturating_sub(city.citizens));
            Message::new("ask-demolish")
                .with("seat", seat)
                .with("city", city)
                .with("buildings", missing)
        }
        Some(Frame::Starve { missing, .. }) => {
            Message::new("ask-starve").with("seat", seat).with("citizens", missing)
        }
        Some(Frame::Turn { round, .. }) => turn_question(seat, view.year, round),
        None
        | Some(
            Frame::Year
            | Frame::Voices
            | Frame::Ruins { .. }
            | Frame::Feed { .. }
            | Frame::Bury { .. }
            | Frame::YearEnd,
        ) => turn_question(seat, view.year, 0),
    }
}

fn turn_question(seat: Seat, year: u8, round: u8) -> Message {
    Message::new("ask-turn")
        .with("seat", seat)
        .with("year", year)
        .with("round", (round + 1).min(ROUNDS))
}

fn reason(view: &View, refusal: Refusal, action: Action) -> Reason {
    let cell = match action {
        Action::Castle { cell }
        | Action::Found { cell, .. }
        | Action::Build { cell, .. }
        | Action::Card { cell, .. }
        | Action::Architect { cell, .. }
        | Action::Games { cell, .. }
        | Action::Harvest { cell }
        | Action::Demolish { cell, .. } => Some(cell),
        Action::Gold
        | Action::GoldenTimes { .. }
        | Action::Referendum { .. }
        | Action::Pass
        | Action::Migrate { .. }
        | Action::Starve { .. } => None,
    };
    let plain = |rule, key| Reason::new(rule, Message::new(key));
    let here = |rule, key| {
        let message = Message::new(key);
        Reason::new(
            rule,
            cell.into_iter().fold(message, |message, cell| message.with("cell", cell)),
        )
    };
    let of_city = |rule, key, city: CityId| Reason::new(rule, Message::new(key).with("city", city));
    let founding = matches!(action, Action::Found { .. });
    match refusal {
        Refusal::NotNow => plain("7", "why-not_now"),
        Refusal::NoActionCard => plain("8.2", "why-no_action_card"),
        Refusal::CardNotOpen(card) => {
            Reason::new("8.2", Message::new("why-card_not_open").with("card", card))
        }
        Refusal::TooExpensive { cost, gold } => Reason::new(
            "8.2",
            Message::new("why-too_expensive").with("cost", cost).with("gold", gold),
        ),
        Refusal::NoCastle => plain("8.3", "why-no_castle"),
        Refusal::FoundedAlready => plain("8.3", "why-founded_already"),
        Refusal::SupplyTooSmall { needed } => Reason::new(
            if founding { "8.3" } else { "11 R10" },
            Message::new("why-supply_too_small").with("needed", needed).with("left", view.supply),
        ),
        Refusal::NotYourCity => plain("8", "why-not_your_city"),
        Refusal::NoFreeCitizen(city) => {
            of_city(if founding { "8.3" } else { "8.4" }, "why-no_free_citizen", city)
        }
        Refusal::Occupied => here("8.4", "why-occupied"),
        Refusal::OutsideZone => {
            let zone = cell.map_or(Zone::LightGreen, |cell| view.data.zone(cell));
            let message = here("4.4", "why-outside_zone").message;
            Reason::new("4.4", message.with("zone", zone).with("players", zone.players()))
        }
        Refusal::TooNear => here(if founding { "8.3" } else { "6" }, "why-too_near"),
        Refusal::NotAdjacent => here("8.4", "why-not_adjacent"),
        Refusal::NoGap => here("8.4", "why-no_gap"),
        Refusal::NoWater => here("8.4", "why-no_water"),
        Refusal::MarketAlready(city) => of_city("8.4", "why-market_already", city),
        Refusal::MarketTooFull(city) => of_city("11 R16", "why-market_too_full", city),
        Refusal::NoTileLeft(building) => {
            Reason::new("8.4", Message::new("why-no_tile_left").with("building", building))
        }
        Refusal::NotSmall => plain("8.3", "why-not_small"),
        Refusal::NotByArchitect => plain("8.5", "why-not_by_architect"),
        Refusal::NotYourTile => here("8.5", "why-not_your_tile"),
        Refusal::NoSuchArch => here("8.5", "why-no_such_arch"),
        Refusal::NoColouredCitizens => plain("8.5", "why-no_coloured_citizens"),
        Refusal::NoRoom(city) => of_city("11 R21", "why-no_room", city),
        Refusal::LastYear => plain("8.5", "why-last_year"),
        Refusal::NotAFarm => here("11 R30", "why-not_a_farm"),
        Refusal::DoubledAlready => here("8.5", "why-doubled_already"),
        Refusal::NotInForce => Reason::new(
            "8.6",
            Message::new("why-not_in_force").with("preferences", list(&view.voices.preferences)),
        ),
        Refusal::AttractsNobody(city) => of_city("9.1", "why-same_neighbours", city),
        Refusal::NotThisCity => plain("7", "why-not_this_city"),
        Refusal::CastleStays => plain("9.2", "why-castle_stays"),
        Refusal::NotOutside => here("11 R26", "why-not_outside"),
        Refusal::MayNotPass => plain("11 R11", "why-may_not_pass"),
        Refusal::NobodyThere => plain("9.3", "why-nobody_there"),
    }
}

impl View {
    /// Food a castle or farm harvests on this cell.
    pub fn grain(&self, cell: Cell) -> u8 {
        self.around(cell).map(Terrain::grain).sum()
    }

    /// Gold a quarry yields on this cell each year.
    pub fn mountains(&self, cell: Cell) -> u8 {
        self.around(cell).filter(|&terrain| terrain == Terrain::Mountain).count() as u8
    }

    /// The terrain that borders this cell.
    pub fn around(&self, cell: Cell) -> impl Iterator<Item = Terrain> + '_ {
        cell.data().slots.iter().filter_map(|&slot| self.terrain.get(usize::from(slot)).copied())
    }

    /// The building on this cell.
    pub fn building(&self, cell: Cell) -> Option<Building> {
        self.cities
            .iter()
            .flat_map(|city| &city.tiles)
            .find(|tile| tile.cell == cell)
            .map(|tile| tile.building)
    }
}

fn catalogue() -> Vec<Message> {
    let mut all = Vec::new();
    all.extend(Building::ALL.map(|thing| Message::new(thing.id())));
    all.extend(Terrain::ALL.map(|thing| Message::new(thing.id())));
    all.extend(Voice::ALL.map(|thing| Message::new(thing.id())));
    all.extend(Zone::ALL.map(|thing| Message::new(thing.id())));
    let of_building = |card: &PoliticalCard| Building::ALL.iter().any(|it| it.id() == card.id());
    all.extend(
        PoliticalCard::ALL
            .into_iter()
            .filter(|card| !of_building(card))
            .map(|card| Message::new(card.id())),
    );
    all.extend(crate::cards::COLOURS.map(Message::new));
    all.extend(TOKEN_TERMS.as_flattened().iter().map(|&term| Message::new(term)));
    all.extend((0..).map_while(|id| CityId(id).town()).map(Message::new));
    all.extend(["score-citizens", "score-full_cities", "score-hunger"].map(Message::new));
    all.extend(sample_events().iter().map(message));
    all.extend(sample_events().iter().filter_map(LaCitta::shows));
    all.push(terrain_slots(Terrain::Water, vec![Arg::Text(slot_id(0))]));
    all.push(migrated_from(Loss { seat: Seat::new(1), city: CityId(2), strength: 1 }));
    all.push(full_city(Full { city: CityId(2), limit: 5 }));
    sample_words(&mut all);
    all
}

/// One event of every kind and wording.
fn sample_events() -> Vec<EventView> {
    let seat = Seat::new(0);
    let (city, from) = (CityId(3), CityId(1));
    let cell = Cell::new(48);
    let building = Building::Cathedral;
    let voice = Voice::Culture;
    let built = |by| EventView::Built { seat, city, building, cell, by, cost: 3 };
    let peeked = |cards| EventView::Peeked { seat, positions: Positions::THREE, cost: 2, cards };
    let loss = Loss { seat: Seat::new(1), city: from, strength: 1 };
    let other = Loss { city: CityId(2), ..loss };
    let migrated =
        |from, arrived| EventView::Migrated { seat, city, voice, strength: 3, from, arrived };
    vec![
        EventView::TerrainLaid { terrain: vec![Terrain::Water, Terrain::Mountain] },
        EventView::StartPlayer { seat },
        EventView::CastlePlaced { seat, city, cell, food: 4 },
        EventView::DisplayLaid { cards: vec![PoliticalCard::Referendum, PoliticalCard::Palazzo] },
        EventView::YearBegan { year: 1, seat },
        EventView::RoundBegan { round: 2 },
        EventView::VoicesLaid { open: voice },
        EventView::QuarriesPaid { seat, gold: 2 },
        EventView::CitiesGrew {
            seat,
            cities: vec![city, from],
            full: Vec::new(),
            unsupplied: Vec::new(),
        },
        EventView::CitiesGrew {
            seat,
            cities: Vec::new(),
            full: vec![Full { city, limit: 5 }],
            unsupplied: vec![from],
        },
        EventView::NoMigration,
        EventView::GoldTaken { seat, gold: 2 },
        EventView::Founded { seat, city, cell, from, food: 4 },
        EventView::TilesTurned { building, tiles: 4 },
        built(BuiltBy::ActionCard),
        built(BuiltBy::PoliticalCard),
        built(BuiltBy::Architect),
        EventView::GamesHeld { seat, building, cell, tokens: Tokens::new([2, 0, 0]), cost: 2 },
        EventView::GamesHeld { seat, building, cell, tokens: Tokens::new([0, 1, 0]), cost: 0 },
        EventView::CitizensCame { seat, city, citizens: 2, cost: 2 },
        EventView::CitizensCame { seat, city, citizens: 1, cost: 0 },
        EventView::HarvestDoubled { seat, cell, food: 4 },
        peeked(None),
        peeked(Some(vec![voice; VOICES_A_YEAR - 1])),
        EventView::Passed { seat, forced: false },
        EventView::Passed { seat, forced: true },
        EventView::PenaltyPaid { seat },
        EventView::DeckShuffled { cards: 15 },
        EventView::CardOpened { card: PoliticalCard::GoldenTimes },
        EventView::PeopleSpoke { cards: vec![voice; VOICES_A_YEAR], preferences: vec![voice] },
        migrated(vec![loss], 0),
        migrated(vec![loss], 1),
        migrated(vec![loss, other], 0),
        migrated(vec![loss, other], 1),
        migrated(Vec::new(), 0),
        EventView::Demolished { seat, city, building, cell },
        EventView::CityLost { seat, city, cell },
        EventView::Hungry { seat, citizens: 9, food: 8 },
        EventView::Hungry { seat, citizens: 9, food: 7 },
        EventView::Starved { seat, city },
        EventView::YearEnded { year: 6 },
    ]
}

/// Labels, questions and refusals, each with the arguments the functions above give it.
fn sample_words(all: &mut Vec<Message>) {
    let (city, cell, seat) = (CityId(3), Cell::new(48), Seat::new(0));
    let building = Building::Palazzo;
    let tokens = Tokens::new([1, 0, 0]);
    let say = Message::new;
    let sited = |key| say(key).with("building", building).with("cell", cell);
    all.extend([
        say("do-castle").with("cell", cell).with("food", 4_u8),
        say("do-gold"),
        say("do-found").with("cell", cell).with("from", city).with("food", 4_u8),
        say("do-build_farm").with("cell", cell).with("food", 4_u8),
        say("do-build_quarry").with("cell", cell).with("gold", 1_u8),
        sited("do-build"),
        sited("do-card").with("cost", 1_u8),
        sited("do-architect").with("cost", 2_u8),
        sited("do-games").with("voices", tokens).with("cost", 0_u8),
        say("do-golden_times")
            .with("city", city)
            .with("citizens", Citizens::ALL[1].number())
            .with("cost", 2_u8),
        say("do-harvest").with("cell", cell).with("food", 4_u8),
        say("do-referendum").with("positions", Positions::THREE).with("cost", 2_u8),
        say("do-pass"),
        say("do-migrate").with("city", city).with("voice", Voice::Health),
        sited("do-demolish").with("city", city),
        say("do-starve").with("city", city),
        say("ask-castle").with("seat", seat),
        turn_question(seat, 1, 0),
        say("ask-migrate").with("seat", seat).with("preferences", list(&[Voice::Culture])),
        say("ask-demolish").with("seat", seat).with("city", city).with("buildings", 2_u8),
        say("ask-starve").with("seat", seat).with("citizens", 2_u8),
        say("why-card_not_open").with("card", PoliticalCard::Referendum),
        say("why-too_expensive").with("cost", 3_u8).with("gold", 1_u8),
        say("why-supply_too_small").with("needed", 2_u8).with("left", 1_u8),
        say("why-outside_zone")
            .with("cell", cell)
            .with("zone", Zone::Brownish)
            .with("players", 3_u8),
        say("why-no_tile_left").with("building", building),
        say("problem-two_zones").with("cell", 1_u8),
        say("problem-political_cards").with("copies", 4_u8).with("found", 5_u8).with("kinds", 6_u8),
        say("problem-farmland").with("number", 13_u8).with("expected", 14_u8),
        say("problem-set_up_slots")
            .with("players", 2_u8)
            .with("number", 21_u8)
            .with("expected", 22_u8),
        say("problem-set_up_terrain")
            .with("players", 2_u8)
            .with("terrain", Terrain::Water)
            .with("number", 4_u8)
            .with("expected", 5_u8),
        say("problem-set_up_castles").with("players", 2_u8).with("number", 3_u8),
        say("problem-castle_zone").with("players", 2_u8).with("cell", 1_u8),
        say("problem-castle_near").with("players", 2_u8).with("cell", 1_u8),
        say("why-not_in_force").with("preferences", list(&[Voice::Culture, Voice::Health])),
    ]);
    all.extend(
        [
            "why-not_now",
            "why-no_action_card",
            "why-no_castle",
            "why-founded_already",
            "why-not_your_city",
            "why-not_small",
            "why-not_by_architect",
            "why-no_coloured_citizens",
            "why-last_year",
            "why-not_this_city",
            "why-castle_stays",
            "why-nobody_there",
            "why-may_not_pass",
        ]
        .map(say),
    );
    all.extend(
        [
            "why-no_free_citizen",
            "why-market_already",
            "why-market_too_full",
            "why-no_room",
            "why-same_neighbours",
        ]
        .map(|key| say(key).with("city", city)),
    );
    all.extend(
        [
            "why-occupied",
            "why-too_near",
            "why-not_adjacent",
            "why-no_gap",
            "why-no_water",
            "why-not_your_tile",
            "why-no_such_arch",
            "why-not_a_farm",
            "why-doubled_already",
            "why-not_outside",
        ]
        .map(|key| say(key).with("cell", cell)),
    );
}
