//! Names of cities: the rulebook gives them none, but a log of numbers cannot be read.

use crate::state::CityId;

/// Most cities that can be founded in one game: two per player at setup, one per player and year.
pub const MOST_NAMES: usize = 40;

/// Keys of the names in the locale files, by the number of the city. In the standard setup the first
/// two belong to the first seat, the next two to the second, and so on.
#[rustfmt::skip]
const TOWNS: [&str; MOST_NAMES] = [
    "town_0", "town_1", "town_2", "town_3", "town_4",
    "town_5", "town_6", "town_7", "town_8", "town_9",
    "town_10", "town_11", "town_12", "town_13", "town_14",
    "town_15", "town_16", "town_17", "town_18", "town_19",
    "town_20", "town_21", "town_22", "town_23", "town_24",
    "town_25", "town_26", "town_27", "town_28", "town_29",
    "town_30", "town_31", "town_32", "town_33", "town_34",
    "town_35", "town_36", "town_37", "town_38", "town_39",
];

impl CityId {
    /// Key of its name; `None` for a number no city can have.
    pub fn town(self) -> Option<&'static str> {
        TOWNS.get(usize::from(self.0)).copied()
    }
}
