//! The reconstructed values, which a host who owns the box can replace. The outline of the board is none of them: cells
//! and terrain slots are fixed in [`map`](crate::map).

use std::{collections::BTreeMap, sync::LazyLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use signoria_engine::{BuiltIn, Message};

use crate::{
    cards::{CardCounts, PoliticalCard, Terrain},
    map::{Cell, CellSet, LAYOUTS, SLOT_COUNT, Zone},
    state::SEATS,
};

/// Numbers of players.
const PLAYERS: std::ops::RangeInclusive<u8> = 2..=SEATS as u8;
/// Kinds of political cards that exist four times and twice (3.6).
const COUNTS: [(u8, usize); 2] = [(4, 6), (2, 4)];
/// Farmland tiles (3.4).
const FARMLAND: u8 = 14;

/// What the pictures of the rulebook would show (R2, R6). Parts that are left out keep their built-in values.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// The cells that are closed to few players.
    #[cfg_attr(feature = "ts", ts(as = "Option<Zones>", optional))]
    pub zones: Zones,
    /// The fixed set-ups.
    #[cfg_attr(feature = "ts", ts(as = "Option<SetUps>", optional))]
    pub set_ups: SetUps,
    /// How many there are of each political card.
    #[cfg_attr(feature = "ts", ts(as = "Option<Copies>", optional))]
    pub political_cards: Copies,
    /// How many farmland tiles show one, two and three sheaves.
    #[cfg_attr(feature = "ts", ts(as = "Option<Farmland>", optional))]
    pub farmland: Farmland,
}

impl BuiltIn for Data {
    fn built_in() -> &'static Self {
        static DATA: LazyLock<Data> = LazyLock::new(Data::default);
        &DATA
    }
}

/// The cells of the outer zones (4.4); all others are light green.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Zones {
    /// Open to three players and more.
    pub brownish: Vec<Cell>,
    /// Open to four players and more.
    pub yellow_green: Vec<Cell>,
}

impl Default for Zones {
    fn default() -> Self {
        let of = |zone| Cell::all().filter(|cell| cell.data().zone == zone).collect();
        Self { brownish: of(Zone::Brownish), yellow_green: of(Zone::YellowGreen) }
    }
}

/// The fixed set-ups for 2 to 5 players (4.8).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SetUps(BTreeMap<u8, SetUp>);

/// A fixed set-up.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// Terrain by slot.
    pub terrain: Vec<Terrain>,
    /// The two castles of each seat.
    pub castles: Vec<[Cell; 2]>,
}

impl Default for SetUps {
    fn default() -> Self {
        let set_up = |layout: &crate::map::Layout| SetUp {
            terrain: layout.terrain.to_vec(),
            castles: layout.castles.iter().map(|pair| pair.map(Cell::new)).collect(),
        };
        Self(PLAYERS.zip(LAYOUTS.iter().map(set_up)).collect())
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_alias!([] SetUps = BTreeMap<String, SetUp>);

impl Serialize for SetUps {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_map(self.0.iter().map(|(players, set_up)| (players.to_string(), set_up)))
    }
}

impl<'de> Deserialize<'de> for SetUps {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let mut all = Self::default();
        for (players, set_up) in BTreeMap::<String, SetUp>::deserialize(input)? {
            let known = players.parse().ok().filter(|number| PLAYERS.contains(number));
            let number = known.ok_or_else(|| D::Error::custom(format!("no set-up `{players}`")))?;
            all.0.insert(number, set_up);
        }
        Ok(all)
    }
}

/// How many there are of each political card (3.6).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Copies(pub CardCounts);

impl Default for Copies {
    fn default() -> Self {
        Self(PoliticalCard::ALL.map(PoliticalCard::count))
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_alias!([] Copies = BTreeMap<PoliticalCard, u8>);

impl Serialize for Copies {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_map(PoliticalCard::ALL.into_iter().zip(&self.0))
    }
}

impl<'de> Deserialize<'de> for Copies {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let mut copies = Self::default();
        for (id, number) in BTreeMap::<String, u8>::deserialize(input)? {
            let card = PoliticalCard::from_id(&id)
                .ok_or_else(|| D::Error::custom(format!("there is no political card `{id}`")))?;
            copies.0[card.index()] = number;
        }
        Ok(copies)
    }
}

/// How many farmland tiles show one, two and three sheaves (3.4).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_field_names, reason = "the names are those of the file")]
pub struct Farmland {
    /// Tiles with one sheaf.
    farmland_1: u8,
    /// Tiles with two sheaves.
    farmland_2: u8,
    /// Tiles with three sheaves.
    farmland_3: u8,
}

impl Default for Farmland {
    fn default() -> Self {
        Self {
            farmland_1: Terrain::Farmland1.count(),
            farmland_2: Terrain::Farmland2.count(),
            farmland_3: Terrain::Farmland3.count(),
        }
    }
}

impl Data {
    /// Cells that may be built on with this number of players (4.4).
    pub fn buildable(&self, players: u8) -> CellSet {
        let closed = |zone: Zone, cells: &[Cell]| -> CellSet {
            cells.iter().copied().filter(|_| zone.players() > players).collect()
        };
        let Zones { brownish, yellow_green } = &self.zones;
        let all: CellSet = Cell::all().collect();
        all - closed(Zone::Brownish, brownish) - closed(Zone::YellowGreen, yellow_green)
    }

    /// The zone of a cell (4.4).
    pub fn zone(&self, cell: Cell) -> Zone {
        if self.zones.brownish.contains(&cell) {
            Zone::Brownish
        } else if self.zones.yellow_green.contains(&cell) {
            Zone::YellowGreen
        } else {
            Zone::LightGreen
        }
    }

    /// The fixed set-up for this number of players (4.8).
    pub(crate) fn set_up(&self, players: u8) -> &SetUp {
        &self.set_ups.0[&players]
    }

    /// How many tiles of a terrain there are (3.4).
    pub const fn tiles(&self, terrain: Terrain) -> u8 {
        match terrain {
            Terrain::Farmland1 => self.farmland.farmland_1,
            Terrain::Farmland2 => self.farmland.farmland_2,
            Terrain::Farmland3 => self.farmland.farmland_3,
            Terrain::Mountain | Terrain::Water => terrain.count(),
        }
    }

    /// Every reason why these values cannot be played.
    pub(crate) fn problems(&self) -> Vec<Message> {
        let mut problems = Vec::new();
        let Zones { brownish, yellow_green } = &self.zones;
        for cell in brownish.iter().filter(|cell| yellow_green.contains(cell)) {
            problems.push(Message::new("problem-two_zones").with("cell", cell.number()));
        }
        for (number, kinds) in COUNTS {
            let copies = self.political_cards.0.iter();
            let found: usize = copies.map(|&copies| usize::from(copies == number)).sum();
            if found != kinds {
                problems.push(
                    Message::new("problem-political_cards")
                        .with("copies", number)
                        .with("found", found as u32)
                        .with("kinds", kinds as u32),
                );
            }
        }
        let farmland = [Terrain::Farmland1, Terrain::Farmland2, Terrain::Farmland3];
        let number: u32 = farmland.iter().map(|&terrain| u32::from(self.tiles(terrain))).sum();
        if number != u32::from(FARMLAND) {
            let message = Message::new("problem-farmland").with("number", number);
            problems.push(message.with("expected", FARMLAND));
        }
        for (&players, set_up) in &self.set_ups.0 {
            self.check_set_up(players, set_up, &mut problems);
        }
        problems
    }

    fn check_set_up(&self, players: u8, set_up: &SetUp, problems: &mut Vec<Message>) {
        let about = |key| Message::new(key).with("players", players);
        if set_up.terrain.len() != SLOT_COUNT {
            let message = about("problem-set_up_slots").with("number", set_up.terrain.len() as u32);
            problems.push(message.with("expected", SLOT_COUNT as u32));
        }
        for terrain in Terrain::ALL {
            let laid = set_up.terrain.iter().filter(|&&tile| tile == terrain).count();
            if laid != usize::from(self.tiles(terrain)) {
                problems.push(
                    about("problem-set_up_terrain")
                        .with("terrain", terrain.id())
                        .with("number", laid as u32)
                        .with("expected", self.tiles(terrain)),
                );
            }
        }
        if set_up.castles.len() != usize::from(players) {
            let number = set_up.castles.len() as u32;
            problems.push(about("problem-set_up_castles").with("number", number));
        }
        let open = self.buildable(players);
        let castles: Vec<Cell> = set_up.castles.iter().flatten().copied().collect();
        for (at, &castle) in castles.iter().enumerate() {
            if !open.contains(castle) {
                problems.push(about("problem-castle_zone").with("cell", castle.number()));
            }
            if castles[..at].iter().any(|other| other.surroundings().contains(castle)) {
                problems.push(about("problem-castle_near").with("cell", castle.number()));
            }
        }
    }
}
