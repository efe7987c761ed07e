//! The board: cells, terrain slots, zones and what can be computed from them once and for all.
//!
//! Cells lie in valleys one cell wide; the triangles between them are the terrain slots, the crossing
//! points are hills and no cells (R6). Everything
//! the rules ask of the board is a set of cells ([`CellSet`]) computed at compile time from the tables
//! in `board`.

use std::{
    fmt,
    ops::{BitAnd, BitOr, BitOrAssign, Sub},
};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::cards::Terrain;

mod board;

pub use self::board::{CELLS, HILLS, LAYOUTS, SLOTS};

/// How many cells the board has.
pub const CELL_COUNT: usize = CELLS.len();
/// How many terrain slots the board has.
pub const SLOT_COUNT: usize = SLOTS.len();

/// Empty cells that must lie between a new castle and every tile (8.3, 6).
pub const FOUNDING_GAP: usize = 3;

/// One row of the table of cells.
#[derive(Clone, Copy, Debug)]
pub struct CellData {
    /// Axial coordinate, growing to the east.
    pub q: i8,
    /// Axial coordinate, growing to the south-east.
    pub r: i8,
    /// Who may build here.
    pub zone: Zone,
    /// Adjacent cells, ascending.
    pub neighbours: &'static [u8],
    /// Terrain slots it borders, one or two.
    pub slots: &'static [u8],
}

/// One row of the table of terrain slots.
#[derive(Clone, Copy, Debug)]
pub struct SlotData {
    /// The hexes of its triangle.
    pub hexes: [(i8, i8); 6],
    /// The cells that border it.
    pub cells: [u8; 12],
}

/// A fixed setup.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Terrain by slot.
    pub terrain: [Terrain; 22],
    /// The two castles of each seat.
    pub castles: &'static [[u8; 2]],
}

/// Building zones (4.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Zone {
    /// Open at every number of players.
    LightGreen,
    /// Open to three players and more.
    Brownish,
    /// Open to four players and more.
    YellowGreen,
}

impl Zone {
    /// Every zone.
    pub const ALL: [Self; 3] = [Self::LightGreen, Self::Brownish, Self::YellowGreen];

    /// Fewest players with whom the zone is open.
    pub const fn players(self) -> u8 {
        match self {
            Self::LightGreen => 2,
            Self::Brownish => 3,
            Self::YellowGreen => 4,
        }
    }

    /// Name in data files and locale keys.
    pub const fn id(self) -> &'static str {
        match self {
            Self::LightGreen => "light_green",
            Self::Brownish => "brownish",
            Self::YellowGreen => "yellow_green",
        }
    }
}

/// A cell of the board, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "u8")]
pub struct Cell(u8);

impl Cell {
    /// The cell with this number.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < CELL_COUNT, "no such cell");
        Self(number)
    }

    /// The cell with this number, if the board has it.
    pub const fn checked(number: u8) -> Option<Self> {
        if (number as usize) < CELL_COUNT { Some(Self(number)) } else { None }
    }

    /// Every cell.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..CELL_COUNT as u8).map(Self)
    }

    /// Position in lists of all cells.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its row in the table.
    pub const fn data(self) -> &'static CellData {
        &CELLS[self.0 as usize]
    }

    /// Adjacent cells (4.3).
    pub const fn neighbours(self) -> CellSet {
        NEIGHBOURS[self.0 as usize]
    }

    /// Adjacent cells, one by one.
    pub fn beside(self) -> impl Iterator<Item = Self> + Clone {
        self.data().neighbours.iter().map(|&cell| Self(cell))
    }

    /// Cells that are too near for a castle once this one is occupied: fewer than three cells between,
    /// itself included. A nearer tile on the way would forbid the castle as well, so that plain
    /// distance on the board decides.
    pub const fn surroundings(self) -> CellSet {
        SURROUNDINGS[self.0 as usize]
    }
}

impl TryFrom<u8> for Cell {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::checked(number).ok_or("no such cell")
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cell {}", self.0)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

const WORDS: usize = CELL_COUNT.div_ceil(64);

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Just this cell.
    pub const fn one(cell: Cell) -> Self {
        Self::EMPTY.with(cell)
    }

    /// This set with the cell.
    #[must_use]
    pub const fn with(mut self, cell: Cell) -> Self {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
        self
    }

    /// Adds a cell.
    pub const fn insert(&mut self, cell: Cell) {
        *self = self.with(cell);
    }

    /// Takes a cell out.
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[cell.index() / 64] & (1 << (cell.index() % 64)) != 0
    }

    /// Whether no cell is in the set.
    pub const fn is_empty(self) -> bool {
        let mut word = 0;
        let mut all = 0;
        while word < WORDS {
            all |= self.0[word];
            word += 1;
        }
        all == 0
    }

    /// How many cells are in the set.
    pub const fn len(self) -> usize {
        let mut word = 0;
        let mut sum = 0;
        while word < WORDS {
            sum += self.0[word].count_ones() as usize;
            word += 1;
        }
        sum
    }

    /// Whether the two sets have a cell in common.
    pub const fn meets(self, other: Self) -> bool {
        let mut word = 0;
        let mut common = 0;
        while word < WORDS {
            common |= self.0[word] & other.0[word];
            word += 1;
        }
        common != 0
    }

    /// The cells of either set.
    #[must_use]
    pub const fn or(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] |= other.0[word];
            word += 1;
        }
        self
    }

    /// All cells adjacent to a cell of the set; some may be in the set themselves.
    #[must_use]
    pub fn halo(self) -> Self {
        self.iter().fold(Self::EMPTY, |halo, cell| halo | cell.neighbours())
    }

    /// The cells that can be reached from `start` inside the set.
    #[must_use]
    pub fn reachable(self, start: Cell) -> Self {
        let mut reached = Self::one(start) & self;
        let mut edge = reached;
        while !edge.is_empty() {
            edge = (edge.halo() & self) - reached;
            reached |= edge;
        }
        reached
    }

    /// The cells in ascending order.
    pub fn iter(self) -> CellIter {
        CellIter { words: self.0, word: 0 }
    }

    /// The cells in ascending order, as a list.
    pub fn list(self) -> ArrayVec<Cell, CELL_COUNT> {
        let mut list = ArrayVec::new();
        self.add_to(&mut list);
        list
    }

    /// Adds the cells in ascending order to a list.
    pub fn add_to(self, list: &mut ArrayVec<Cell, CELL_COUNT>) {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            while bits != 0 {
                list.push(Cell((word * 64) as u8 + bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
    }
}

impl BitOr for CellSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for CellSet {
    type Output = Self;
    fn bitand(mut self, other: Self) -> Self {
        for (word, bits) in self.0.iter_mut().zip(other.0) {
            *word &= bits;
        }
        self
    }
}

impl Sub for CellSet {
    type Output = Self;
    fn sub(mut self, other: Self) -> Self {
        for (word, bits) in self.0.iter_mut().zip(other.0) {
            *word &= !bits;
        }
        self
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = CellIter;
    fn into_iter(self) -> CellIter {
        self.iter()
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Cell::number)).finish()
    }
}

/// Iterator over a [`CellSet`].
#[derive(Clone, Debug)]
pub struct CellIter {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for CellIter {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        while self.word < WORDS {
            let bits = self.words[self.word];
            if bits != 0 {
                self.words[self.word] = bits & (bits - 1);
                return Some(Cell((self.word * 64) as u8 + bits.trailing_zeros() as u8));
            }
            self.word += 1;
        }
        None
    }
}

/// Adjacent cells of every cell.
static NEIGHBOURS: [CellSet; CELL_COUNT] = {
    let mut sets = [CellSet::EMPTY; CELL_COUNT];
    let mut cell = 0;
    while cell < CELL_COUNT {
        let neighbours = CELLS[cell].neighbours;
        let mut at = 0;
        while at < neighbours.len() {
            sets[cell] = sets[cell].with(Cell::new(neighbours[at]));
            at += 1;
        }
        cell += 1;
    }
    sets
};

/// Every cell within [`FOUNDING_GAP`] steps of each cell.
static SURROUNDINGS: [CellSet; CELL_COUNT] = {
    let mut sets = [CellSet::EMPTY; CELL_COUNT];
    let mut cell = 0;
    while cell < CELL_COUNT {
        let mut near = CellSet::one(Cell::new(cell as u8));
        let mut step = 0;
        while step < FOUNDING_GAP {
            let inner = near;
            let mut at = 0;
            while at < CELL_COUNT {
                if inner.contains(Cell::new(at as u8)) {
                    near = near.or(NEIGHBOURS[at]);
                }
                at += 1;
            }
            step += 1;
        }
        sets[cell] = near;
        cell += 1;
    }
    sets
};

/// The name of a terrain slot: `t01` … `t22`.
pub fn slot_id(slot: usize) -> String {
    format!("t{:02}", slot + 1)
}

/// A board that can be checked: the tables of this crate, or a changed copy of them.
#[derive(Clone, Debug)]
pub struct Map {
    /// Rows of the table of cells.
    pub cells: Vec<CellData>,
    /// Rows of the table of slots.
    pub slots: Vec<SlotData>,
    /// Hills.
    pub hills: Vec<(i8, i8)>,
    /// Fixed set-ups for 2, 3, 4 and 5 players.
    pub layouts: Vec<Layout>,
}

impl Map {
    /// The board of this crate.
    pub fn published() -> Self {
        Self {
            cells: CELLS.to_vec(),
            slots: SLOTS.to_vec(),
            hills: HILLS.to_vec(),
            layouts: LAYOUTS.to_vec(),
        }
    }

    /// Everything that is wrong with the board; empty if the rules can be played on it.
    pub fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        self.check_cells(&mut problems);
        self.check_slots(&mut problems);
        for (players, layout) in (2..).zip(&self.layouts) {
            self.check_layout(players, layout, &mut problems);
        }
        problems
    }

    fn check_cells(&self, problems: &mut Vec<String>) {
        const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
        let at = |q, r| self.cells.iter().position(|cell| (cell.q, cell.r) == (q, r));
        let slot_at = |q, r| self.slots.iter().position(|slot| slot.hexes.contains(&(q, r)));
        if self.cells.len() != CELL_COUNT {
            problems.push(format!("{} cells instead of {CELL_COUNT}", self.cells.len()));
        }
        for (number, cell) in self.cells.iter().enumerate() {
            if at(cell.q, cell.r) != Some(number) || self.hills.contains(&(cell.q, cell.r)) {
                problems.push(format!("cell {number} shares its hex"));
            }
            let around = DIRECTIONS.map(|(q, r)| (cell.q + q, cell.r + r));
            let mut neighbours: Vec<u8> =
                around.iter().filter_map(|&(q, r)| at(q, r)).map(|cell| cell as u8).collect();
            neighbours.sort_unstable();
            if neighbours != cell.neighbours {
                problems.push(format!("cell {number} should be adjacent to {neighbours:?}"));
            }
            if !(2..=3).contains(&neighbours.len()) {
                problems.push(format!("cell {number} has {} neighbours", neighbours.len()));
            }
            let mut slots: Vec<u8> =
                around.iter().filter_map(|&(q, r)| slot_at(q, r)).map(|slot| slot as u8).collect();
            slots.sort_unstable();
            slots.dedup();
            if slots != cell.slots || !(1..=2).contains(&slots.len()) {
                problems.push(format!("cell {number} should border the slots {slots:?}"));
            }
            // The board looks the same from the other side, its zones included (4.5).
            match at(20 - cell.q, 15 - cell.r) {
                Some(twin) if self.cells[twin].zone == cell.zone => {}
                _ => problems.push(format!("cell {number} has no mirror image")),
            }
        }
        let mut reached = vec![false; self.cells.len()];
        let mut open = vec![0_usize];
        while let Some(cell) = open.pop() {
            if reached.get(cell) == Some(&false) {
                reached[cell] = true;
                open.extend(self.cells[cell].neighbours.iter().map(|&next| usize::from(next)));
            }
        }
        if reached.contains(&false) {
            problems.push("the valleys are not connected".into());
        }
    }

    fn check_slots(&self, problems: &mut Vec<String>) {
        if self.slots.len() != SLOT_COUNT {
            problems.push(format!("{} slots instead of {SLOT_COUNT}", self.slots.len()));
        }
        for (number, slot) in self.slots.iter().enumerate() {
            let borders: Vec<u8> = (0..)
                .zip(&self.cells)
                .filter(|(_, cell)| cell.slots.contains(&(number as u8)))
                .map(|(cell, _)| cell)
                .collect();
            if borders != slot.cells {
                problems.push(format!("slot {} is bordered by {borders:?}", slot_id(number)));
            }
        }
    }

    fn check_layout(&self, players: u8, layout: &Layout, problems: &mut Vec<String>) {
        for terrain in Terrain::ALL {
            let laid = layout.terrain.iter().filter(|&&tile| tile == terrain).count();
            if laid != usize::from(terrain.count()) {
                problems.push(format!("{players} players: {laid} tiles of {terrain}"));
            }
        }
        if layout.castles.len() != usize::from(players) {
            problems.push(format!("{players} players: castles of {}", layout.castles.len()));
        }
        let castles: Vec<usize> = layout.castles.iter().flatten().map(|&c| c.into()).collect();
        for (at, &castle) in castles.iter().enumerate() {
            let Some(cell) = self.cells.get(castle) else {
                problems.push(format!("{players} players: there is no cell {castle}"));
                continue;
            };
            if cell.zone.players() > players {
                problems.push(format!("{players} players: castle {castle} lies outside the zone"));
            }
            let grain: u8 =
                cell.slots.iter().map(|&slot| layout.terrain[usize::from(slot)].grain()).sum();
            if grain != 4 {
                problems.push(format!("{players} players: castle {castle} harvests {grain}"));
            }
            let mut near = vec![castle];
            for _ in 0..FOUNDING_GAP {
                let next: Vec<usize> = near
                    .iter()
                    .filter_map(|&cell| self.cells.get(cell))
                    .flat_map(|cell| cell.neighbours)
                    .map(|&cell| cell.into())
                    .collect();
                near.extend(next);
            }
            if castles[..at].iter().any(|other| near.contains(other)) {
                problems.push(format!("{players} players: castle {castle} is too near another"));
            }
        }
    }
}
