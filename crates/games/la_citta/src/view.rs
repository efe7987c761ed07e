//! What a viewer knows: everything but the decks, the cards drawn unseen and the hidden voice cards.

use serde::{Deserialize, Serialize};
use signoria_engine::{BySeat, Seat, SeatSet, Stack, Values, Viewer, diff_fields};

use crate::{
    LaCitta,
    cards::{
        Building, CardCounts, DISPLAY, PoliticalCard, Terrain, UNLIMITED, VOICES_A_YEAR, Voice,
        YEARS,
    },
    data::Data,
    frame::Frame,
    map::Cell,
    options::{Readings, TableSetup},
    question::Question,
    rules::scoring::is_full,
    state::{City, CityId, Player, Politics, Relation, SEATS, Token, Voices, cap, positions},
};

/// Everything one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// How the board was set up.
    pub setup: TableSetup,
    /// How the rulebook is read at this table.
    pub readings: Readings,
    /// Values of the box in place of reconstructed ones.
    #[serde(default, skip_serializing_if = "Values::is_built_in")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Data>", optional))]
    pub data: Values<Data>,
    /// Whether the game has ended.
    pub over: bool,
    /// The seats to act.
    pub asked: SeatSet,
    /// What they are asked; `None` while no seat is asked.
    pub question: Option<Question>,
    /// Opaque: only the engine reads it, to continue from here; no contract.
    pub resume: Stack<Frame>,
    /// 1 to 6; 0 while castles are placed.
    pub year: u8,
    /// The start player; while castles are placed the player who placed first.
    pub start: Seat,
    /// Whether this is the last year.
    pub last_year: bool,
    /// Terrain by slot.
    pub terrain: Vec<Terrain>,
    /// What the cells are good for.
    pub sites: SitesView,
    /// Cities in order of their numbers.
    pub cities: Vec<CityView>,
    /// The number the next city will get.
    pub next_city: u8,
    /// Players by seat.
    pub players: BySeat<PlayerView, SEATS>,
    /// Coloured citizens on the board.
    pub tokens: Vec<Token>,
    /// Tiles in the stacks by the side that lies up.
    pub stock: Vec<StockView>,
    /// Grey citizens in the supply.
    pub supply: u8,
    /// Political cards.
    pub politics: PoliticsView,
    /// Voice cards.
    pub voices: VoicesView,
    /// Chance events so far.
    pub chance: u64,
}

diff_fields! {
    View {
        viewer, setup, readings, data, over, asked, question, resume, year, start, last_year, terrain, sites, next_city, tokens, stock, supply, politics,
        voices, chance,
    } each { cities, players }
}

/// What the cells are good for with the terrain around them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SitesView {
    /// Food a castle or farm harvests, by cell.
    pub food: Vec<u8>,
    /// Gold a quarry yields each year, by cell.
    pub gold: Vec<u8>,
    /// Cells that so few players may not build on.
    pub closed: Vec<Cell>,
}

/// A city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CityView {
    /// Its number.
    pub id: CityId,
    /// Whose.
    pub owner: Seat,
    /// Where its castle stands.
    pub castle: Cell,
    /// Citizens.
    pub citizens: u8,
    /// Tiles in order of their cells, castle included.
    pub tiles: Vec<TileView>,
    /// Citizens who can move to a new building.
    pub free: u8,
    /// Most citizens, if there is a limit.
    pub limit: Option<u8>,
    /// Food of its castle and farms.
    pub food: u8,
    /// Gold of its quarries each year.
    pub gold: u8,
    /// Culture, education and health, with coloured citizens.
    pub attraction: [u8; 3],
    /// Whether it has buildings of all three.
    pub full: bool,
    /// Most citizens with one more market, if there is a limit then.
    pub limit_with_market: Option<u8>,
    /// Most citizens with one more fountain or bath house, if there is a limit then.
    pub limit_with_water: Option<u8>,
    /// Cities of others that citizens could leave for this one, or the other way round.
    pub neighbours: Vec<CityId>,
    /// Those of them that would lose a citizen to it if the people wanted culture, education or health.
    pub draws: [Vec<CityId>; 3],
}

diff_fields! {
    CityView {
        id, owner, castle, citizens, tiles, free, limit, food, gold, attraction, full,
        limit_with_market, limit_with_water, neighbours, draws,
    }
}

/// A building on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    /// Where.
    pub cell: Cell,
    /// What.
    pub building: Building,
}

/// Tiles of one side in the stacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StockView {
    /// What lies up.
    pub building: Building,
    /// How many.
    pub tiles: u8,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Gold.
    pub gold: u16,
    /// Castles in reserve.
    pub castles: u8,
    /// Unused action cards.
    pub action_cards: u8,
    /// Coloured citizens in reserve.
    pub coloured: u8,
    /// Political cards played this year.
    pub played: Vec<PoliticalCard>,
    /// Political cards drawn unseen this year.
    pub passes: u8,
    /// Whether a city was founded this year.
    pub founded: bool,
    /// Whether the first turn of this year is lost.
    pub penalty: bool,
    /// Whether citizens were lost to hunger in the last year.
    pub hungry_at_the_end: bool,
    /// Hidden voice cards looked at this year; bit 0 is position 1.
    pub peeked: u8,
    /// Citizens in all cities.
    pub citizens: u16,
    /// Food of all cities.
    pub food: u16,
    /// Additional food this year by rich harvest.
    pub bonus_food: u16,
    /// Citizens that would be lost to hunger now.
    pub missing: u16,
    /// Cities with buildings of all three voices.
    pub full_cities: u8,
}

diff_fields! {
    PlayerView {
        gold, castles, action_cards, coloured, played, passes, founded, penalty,
        hungry_at_the_end, peeked, citizens, food, bonus_food, missing, full_cities,
    }
}

/// The political cards, as far as they are public.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PoliticsView {
    /// Open cards.
    pub display: [PoliticalCard; DISPLAY],
    /// Cards in the deck.
    pub deck: u8,
    /// Cards of earlier years that were played openly, in the order of the list of cards.
    pub discard: CardCounts,
    /// Unseen cards, in front of the players and in the discard.
    pub sealed: u8,
    /// How many of them lie in the discard.
    pub sealed_discarded: u8,
    /// How many of them were drawn before the deck was last shuffled.
    pub sealed_before: u8,
    /// The cards that were unseen when the deck was last shuffled.
    pub unseen_then: CardCounts,
    /// Cards laid open since the deck was last shuffled.
    pub shown_since: CardCounts,
}

/// The voice cards as the viewer knows them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VoicesView {
    /// The cards of the year; hidden ones are `None`. Empty before the first year.
    pub row: Vec<Option<Voice>>,
    /// Whether all four lie open.
    pub spoken: bool,
    /// What the people want, once they have spoken.
    pub preferences: Vec<Voice>,
    /// Cards in the deck.
    pub deck: u8,
    /// Open cards of earlier years: culture, education, health.
    pub discard: [u8; 3],
    /// Cards the viewer has not seen yet: culture, education, health.
    pub unseen: [u8; 3],
    /// The seats that looked at each card of the row while it was hidden.
    pub lookers: Vec<SeatSet>,
}

impl LaCitta {
    /// Without `aids`, what follows from terrain and cities is left out: sites, neighbours and draws.
    pub(crate) fn view_for(&self, who: Viewer, aids: bool) -> View {
        let Self {
            setup,
            readings,
            data,
            buildable: _,
            rng,
            stack,
            year,
            start,
            terrain,
            // Follow from terrain and cities.
            water: _,
            occupied: _,
            near: _,
            rims: _,
            holdings: _,
            tiles: _,
            relations: migration,
            cities,
            next_city,
            players,
            tokens,
            stock,
            supply,
            politics,
            voices,
        } = self;
        // R23: while citizens move, what held at the beginning of the phase counts.
        let relations = match (aids, migration.is_empty()) {
            (false, _) => None,
            (true, true) => Some(self.find_relations()),
            (true, false) => Some(migration.clone()),
        };
        View {
            viewer: who,
            setup: *setup,
            readings: *readings,
            data: data.clone(),
            over: stack.top().is_none(),
            asked: stack.asked(),
            question: self.open_question(),
            resume: stack.clone(),
            year: *year,
            start: *start,
            last_year: *year == YEARS,
            terrain: terrain.to_vec(),
            sites: if aids { self.view_sites() } else { SitesView::default() },
            cities: cities
                .iter()
                .enumerate()
                .map(|(at, city)| self.view_city(city, relations.as_ref().map(|all| &all[at])))
                .collect(),
            next_city: *next_city,
            players: players.map(|seat, player| {
                let &Player {
                    gold,
                    castles,
                    action_cards,
                    coloured,
                    ref played,
                    passes,
                    founded,
                    penalty,
                    hungry_at_the_end,
                    peeked,
                } = player;
                PlayerView {
                    gold,
                    castles,
                    action_cards,
                    coloured,
                    played: played.to_vec(),
                    passes,
                    founded,
                    penalty,
                    hungry_at_the_end,
                    peeked,
                    citizens: self.citizens(seat),
                    food: self.food(seat),
                    bonus_food: self.bonus_food(seat),
                    missing: self
                        .citizens(seat)
                        .saturating_sub(self.food(seat) + self.bonus_food(seat)),
                    full_cities: self.cities_of(seat).filter(|city| is_full(city)).count() as u8,
                }
            }),
            tokens: tokens.to_vec(),
            stock: Building::BUILT
                .into_iter()
                .map(|building| StockView { building, tiles: stock[building.index()] })
                .collect(),
            supply: *supply,
            politics: view_politics(politics),
            voices: self.view_voices(voices, who),
            chance: rng.chance_events(),
        }
    }

    fn view_sites(&self) -> SitesView {
        let open = self.buildable();
        SitesView {
            food: Cell::all().map(|cell| self.grain(cell)).collect(),
            gold: Cell::all().map(|cell| self.mountains(cell)).collect(),
            closed: Cell::all().filter(|&cell| !open.contains(cell)).collect(),
        }
    }

    fn view_city(&self, city: &City, relation: Option<&Relation>) -> CityView {
        let &City {
            id,
            owner,
            castle,
            citizens,
            tiles,
            size: _,
            halo: _,
            arches: _,
            market,
            wells,
            food,
            marble,
        } = city;
        let limit = |most: u8| Some(most).filter(|&most| most != UNLIMITED);
        let among = |set: u32| positions(set).map(|at| &self.cities[at]);
        // §9.1: nobody can leave a city without citizens.
        let losers = |set: u32| among(set).filter(|other| other.citizens > 0);
        CityView {
            id,
            owner,
            castle,
            citizens,
            tiles: tiles
                .iter()
                .map(|cell| TileView { cell, building: self.tile(cell).expect("a tile of a city") })
                .collect(),
            free: city.free(),
            limit: limit(city.cap()),
            food,
            gold: marble,
            attraction: self.attraction(city),
            full: is_full(city),
            limit_with_market: limit(cap(true, wells)),
            limit_with_water: limit(cap(market, wells + 1)),
            neighbours: relation
                .map(|relation| among(relation.neighbours).map(|other| other.id).collect())
                .unwrap_or_default(),
            draws: relation
                .map(|relation| {
                    relation.weaker.0.map(|weaker| losers(weaker).map(|other| other.id).collect())
                })
                .unwrap_or_default(),
        }
    }

    /// §12: the first card is open; a referendum shows others to its player until phase 6.
    fn view_voices(&self, voices: &Voices, who: Viewer) -> VoicesView {
        let Voices { row, spoken, deck, discard } = voices;
        let peeked = who.seat().map_or(0, |seat| self.players[seat].peeked);
        let knows =
            |position: usize| position == 0 || *spoken || peeked & (1 << (position - 1)) != 0;
        debug_assert!(row.len() <= VOICES_A_YEAR);
        let row_seen =
            row.iter().enumerate().filter(|(position, _)| knows(*position)).map(|(_, voice)| voice);
        let mut unseen = discard.map(|seen| Voice::CARDS - seen);
        for voice in row_seen {
            unseen[voice.index()] -= 1;
        }
        VoicesView {
            row: row
                .iter()
                .enumerate()
                .map(|(position, &voice)| knows(position).then_some(voice))
                .collect(),
            spoken: *spoken,
            preferences: self.preferences().to_vec(),
            deck: deck.len() as u8,
            discard: *discard,
            unseen,
            lookers: (0..row.len())
                .map(|position| {
                    let looked = |seat: &Seat| {
                        position > 0 && self.players[*seat].peeked & (1 << (position - 1)) != 0
                    };
                    Seat::all(self.seat_count()).filter(looked).collect()
                })
                .collect(),
        }
    }
}

fn view_politics(politics: &Politics) -> PoliticsView {
    let &Politics {
        display,
        ref deck,
        discard,
        ref sealed,
        sealed_discarded,
        sealed_before,
        unseen_then,
        shown_since,
    } = politics;
    PoliticsView {
        display,
        deck: deck.len() as u8,
        discard,
        sealed: sealed.len() as u8,
        sealed_discarded,
        sealed_before,
        unseen_then,
        shown_since,
    }
}
