//! The options of a table (§3), and whether they fit the number of players.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use signoria_engine::{Arg, ArrayVec, Message, Options as Choices, Rng, RngExt};

use crate::{
    cards::{Card, Cards},
    characters::{Character, Ranks},
};

/// Which characters and unique districts are used (§3.4, §3.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Set {
    #[default]
    FirstGame,
    AmbitiousAristocrats,
    CunningAgents,
    IllustriousEmissaries,
    DeviousDignitaries,
    TenaciousDelegates,
    ViciousNobles,
    OriginalMachiavelli,
    /// A legal cast and 14 uniques, chosen at random.
    Random,
    /// What `characters` and `uniques` list.
    Free,
}

/// Which character of rank 9 is used (§3.3, R58).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ninth {
    /// The set's own where the number of players demands one; with a random set also at random.
    #[default]
    Auto,
    None,
    Queen,
    Artist,
    TaxCollector,
}

/// Who stands in for the Emperor with two players (§3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ForEmperor {
    #[default]
    King,
    Patrician,
}

/// Who stands in for the Queen with three or four players (§3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ForQueen {
    #[default]
    Artist,
    TaxCollector,
}

/// The host's choices.
#[expect(clippy::struct_excessive_bools, reason = "independent switches, each with its ruling")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub set: Set,
    pub ninth: Ninth,
    pub instead_of_emperor: ForEmperor,
    pub instead_of_queen: ForQueen,
    /// The cast of a free set: one character of each rank 1 to 8, perhaps one of rank 9.
    pub characters: Vec<Character>,
    /// The unique districts of a free set: 14, or the ten without a symbol.
    pub uniques: Vec<Card>,
    /// The variant with action cards (§8).
    pub action_cards: bool,
    /// R40: shuffle the action cards in before dealing.
    pub action_cards_in_opening_hands: bool,
    /// R42: the School of Magic gives the Abbot one gold and one card.
    pub school_of_magic_abbot_gains_both: bool,
    /// R25: the Great Wall also covers itself.
    pub great_wall_protects_itself: bool,
    /// R23: the Warlord may destroy in their own complete city.
    pub warlord_may_hit_own_completed_city: bool,
    /// R6: abilities may be used before income.
    pub abilities_before_income: bool,
    /// R27: what the Bell Tower ended stays ended when it is destroyed. Absent: it does.
    #[serde(default = "yes")]
    pub end_stands_without_bell_tower: bool,
    /// R73: the player of the Fortune Teller has to take a card. Absent: they have to.
    #[serde(default = "yes")]
    pub fortune_teller_must_take: bool,
    /// R10: Magistrate and Blackmailer may also mark their own tile.
    pub markers_on_own_character: bool,
    /// R26: a completed city keeps its 4 or 2 points when it shrinks.
    pub completion_points_stay: bool,
    /// Clients show what an attentive player could remember.
    pub memory_aid: bool,
}

/// What was played before there was the option.
const fn yes() -> bool {
    true
}

impl Default for Options {
    fn default() -> Self {
        Self {
            set: Set::default(),
            ninth: Ninth::default(),
            instead_of_emperor: ForEmperor::default(),
            instead_of_queen: ForQueen::default(),
            characters: Vec::new(),
            uniques: Vec::new(),
            action_cards: false,
            action_cards_in_opening_hands: false,
            school_of_magic_abbot_gains_both: true,
            great_wall_protects_itself: false,
            warlord_may_hit_own_completed_city: false,
            abilities_before_income: true,
            end_stands_without_bell_tower: true,
            fortune_teller_must_take: false,
            markers_on_own_character: false,
            completion_points_stay: false,
            memory_aid: false,
        }
    }
}

/// The switches that change rules, as they lie in the state.
#[expect(clippy::struct_excessive_bools, reason = "independent switches, each with its ruling")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rulings {
    /// The variant with action cards (§8).
    pub action_cards: bool,
    /// R42: the School of Magic gives the Abbot one gold and one card.
    pub school_of_magic_abbot_gains_both: bool,
    /// R25: the Great Wall also covers itself.
    pub great_wall_protects_itself: bool,
    /// R23: the Warlord may destroy in their own complete city.
    pub warlord_may_hit_own_completed_city: bool,
    /// R6: abilities may be used before income.
    pub abilities_before_income: bool,
    /// Clients show what an attentive player could remember.
    pub memory_aid: bool,
    /// R27: what the Bell Tower ended stays ended when it is destroyed.
    pub end_stands_without_bell_tower: bool,
    /// R73: the player of the Fortune Teller has to take a card.
    pub fortune_teller_must_take: bool,
    /// R10: Magistrate and Blackmailer may also mark their own tile.
    pub markers_on_own_character: bool,
    /// R26: a completed city keeps its 4 or 2 points when it shrinks.
    pub completion_points_stay: bool,
}

/// Switches that came later add nothing while they are as the game was played before: fingerprints in older records stay
/// true.
impl Hash for Rulings {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            action_cards,
            school_of_magic_abbot_gains_both,
            great_wall_protects_itself,
            warlord_may_hit_own_completed_city,
            abilities_before_income,
            memory_aid,
            end_stands_without_bell_tower,
            fortune_teller_must_take,
            markers_on_own_character,
            completion_points_stay,
        } = *self;
        for switch in [
            action_cards,
            school_of_magic_abbot_gains_both,
            great_wall_protects_itself,
            warlord_may_hit_own_completed_city,
            abilities_before_income,
            memory_aid,
        ] {
            switch.hash(state);
        }
        let later = [end_stands_without_bell_tower, fortune_teller_must_take];
        if later != [true, true] {
            later.hash(state);
        }
        let latest = [markers_on_own_character, completion_points_stay];
        if latest != [false, false] {
            latest.hash(state);
        }
    }
}

/// The characters of a game by rank: eight or nine.
pub type Cast = ArrayVec<Character, 9>;

use Card as D;
use Character as C;

/// A printed set: its eight characters, its ninth, its unique districts.
type Printed = ([C; 8], Option<C>, &'static [D]);

const CLASSIC: [C; 8] =
    [C::Assassin, C::Thief, C::Magician, C::King, C::Bishop, C::Merchant, C::Architect, C::Warlord];

/// The ten unique districts without a symbol (§2.4).
pub const SYMBOL_FREE: [D; 10] = [
    D::DragonGate,
    D::Graveyard,
    D::HauntedQuarter,
    D::Keep,
    D::Laboratory,
    D::Library,
    D::Observatory,
    D::SchoolOfMagic,
    D::Smithy,
    D::University,
];

impl Set {
    /// Every set with its name.
    pub const ALL: [(Self, &'static str); 10] = [
        (Self::FirstGame, "first_game"),
        (Self::AmbitiousAristocrats, "ambitious_aristocrats"),
        (Self::CunningAgents, "cunning_agents"),
        (Self::IllustriousEmissaries, "illustrious_emissaries"),
        (Self::DeviousDignitaries, "devious_dignitaries"),
        (Self::TenaciousDelegates, "tenacious_delegates"),
        (Self::ViciousNobles, "vicious_nobles"),
        (Self::OriginalMachiavelli, "original_machiavelli"),
        (Self::Random, "random"),
        (Self::Free, "free"),
    ];

    /// §3.4: the printed sets.
    #[expect(clippy::too_many_lines, reason = "eight tables of the rulebook")]
    pub fn printed(self) -> Option<Printed> {
        Some(match self {
            Self::FirstGame => (
                CLASSIC,
                None,
                &[
                    D::DragonGate,
                    D::Factory,
                    D::HauntedQuarter,
                    D::ImperialTreasury,
                    D::Keep,
                    D::Laboratory,
                    D::Library,
                    D::MapRoom,
                    D::Quarry,
                    D::SchoolOfMagic,
                    D::Smithy,
                    D::Statue,
                    D::ThievesDen,
                    D::WishingWell,
                ],
            ),
            Self::AmbitiousAristocrats => (
                [
                    C::Magistrate,
                    C::Thief,
                    C::Wizard,
                    C::Patrician,
                    C::Bishop,
                    C::Trader,
                    C::Architect,
                    C::Marshal,
                ],
                Some(C::Queen),
                &[
                    D::Capitol,
                    D::Factory,
                    D::Framework,
                    D::GreatWall,
                    D::HauntedQuarter,
                    D::Keep,
                    D::Necropolis,
                    D::Park,
                    D::PoorHouse,
                    D::Quarry,
                    D::SchoolOfMagic,
                    D::Stables,
                    D::Statue,
                    D::ThievesDen,
                ],
            ),
            Self::CunningAgents => (
                [
                    C::Witch,
                    C::Blackmailer,
                    C::Magician,
                    C::Emperor,
                    C::Abbot,
                    C::Alchemist,
                    C::Architect,
                    C::Warlord,
                ],
                Some(C::TaxCollector),
                &[
                    D::Armory,
                    D::Basilica,
                    D::DragonGate,
                    D::GoldMine,
                    D::Keep,
                    D::Monument,
                    D::Museum,
                    D::Necropolis,
                    D::Park,
                    D::PoorHouse,
                    D::Quarry,
                    D::SecretVault,
                    D::Smithy,
                    D::Theater,
                ],
            ),
            Self::IllustriousEmissaries => (
                [
                    C::Witch,
                    C::Spy,
                    C::Seer,
                    C::Emperor,
                    C::Bishop,
                    C::Merchant,
                    C::Scholar,
                    C::Diplomat,
                ],
                Some(C::Artist),
                &[
                    D::Factory,
                    D::Framework,
                    D::GreatWall,
                    D::HauntedQuarter,
                    D::IvoryTower,
                    D::Keep,
                    D::Library,
                    D::Museum,
                    D::Observatory,
                    D::Park,
                    D::PoorHouse,
                    D::Quarry,
                    D::SchoolOfMagic,
                    D::Smithy,
                ],
            ),
            Self::DeviousDignitaries => (
                [
                    C::Magistrate,
                    C::Blackmailer,
                    C::Wizard,
                    C::King,
                    C::Abbot,
                    C::Alchemist,
                    C::Navigator,
                    C::Marshal,
                ],
                Some(C::Queen),
                &[
                    D::DragonGate,
                    D::Factory,
                    D::Framework,
                    D::HauntedQuarter,
                    D::Laboratory,
                    D::Necropolis,
                    D::Park,
                    D::PoorHouse,
                    D::SecretVault,
                    D::Smithy,
                    D::Stables,
                    D::Theater,
                    D::ThievesDen,
                    D::WishingWell,
                ],
            ),
            Self::TenaciousDelegates => (
                [
                    C::Assassin,
                    C::Spy,
                    C::Seer,
                    C::King,
                    C::Cardinal,
                    C::Trader,
                    C::Scholar,
                    C::Diplomat,
                ],
                Some(C::Artist),
                &[
                    D::Basilica,
                    D::Capitol,
                    D::HauntedQuarter,
                    D::ImperialTreasury,
                    D::Laboratory,
                    D::Library,
                    D::MapRoom,
                    D::Observatory,
                    D::SchoolOfMagic,
                    D::SecretVault,
                    D::Smithy,
                    D::Stables,
                    D::Statue,
                    D::WishingWell,
                ],
            ),
            Self::ViciousNobles => (
                [
                    C::Assassin,
                    C::Thief,
                    C::Magician,
                    C::Patrician,
                    C::Cardinal,
                    C::Merchant,
                    C::Navigator,
                    C::Warlord,
                ],
                Some(C::TaxCollector),
                &[
                    D::Armory,
                    D::Basilica,
                    D::DragonGate,
                    D::GoldMine,
                    D::ImperialTreasury,
                    D::IvoryTower,
                    D::Laboratory,
                    D::MapRoom,
                    D::Monument,
                    D::Museum,
                    D::SchoolOfMagic,
                    D::Statue,
                    D::ThievesDen,
                    D::WishingWell,
                ],
            ),
            Self::OriginalMachiavelli => (CLASSIC, None, &SYMBOL_FREE),
            Self::Random | Self::Free => return None,
        })
    }
}

impl Options {
    /// The switches that change rules.
    pub fn rulings(&self) -> Rulings {
        Rulings {
            action_cards: self.action_cards,
            school_of_magic_abbot_gains_both: self.school_of_magic_abbot_gains_both,
            great_wall_protects_itself: self.great_wall_protects_itself,
            warlord_may_hit_own_completed_city: self.warlord_may_hit_own_completed_city,
            abilities_before_income: self.abilities_before_income,
            memory_aid: self.memory_aid,
            end_stands_without_bell_tower: self.end_stands_without_bell_tower,
            fortune_teller_must_take: self.fortune_teller_must_take,
            markers_on_own_character: self.markers_on_own_character,
            completion_points_stay: self.completion_points_stay,
        }
    }

    /// §3.3–3.5: the cast, one character per rank, and the unique districts. Draws only for a random
    /// set.
    pub fn resolve(&self, seats: u8, rng: &mut impl Rng) -> (Cast, Cards) {
        let (mut cast, listed, uniques): (Cast, Option<C>, Cards) = match self.set {
            Set::Free => {
                let mut cast: Cast = self.characters.iter().copied().collect();
                cast.sort_unstable();
                return (cast, self.uniques.iter().copied().collect());
            }
            Set::Random => {
                let mut cast = Cast::new();
                for rank in 1..=8 {
                    let fitting: ArrayVec<C, 3> = of_rank(rank, seats).collect();
                    cast.extend(rng.pick(&fitting));
                }
                let ninths: ArrayVec<C, 3> = of_rank(9, seats).collect();
                let mut uniques: ArrayVec<D, 36> = D::uniques().collect();
                rng.shuffle(&mut uniques);
                uniques.truncate(14);
                let wanted = needs_ninth(seats) || rng.below(2) == 0;
                let listed = rng.pick(&ninths);
                if wanted && self.ninth == Ninth::Auto {
                    cast.extend(listed);
                    return (cast, uniques.into_iter().collect());
                }
                (cast, listed, uniques.into_iter().collect())
            }
            _ => {
                let (cast, listed, uniques) =
                    self.set.printed().expect("every other set is printed");
                (cast.into_iter().collect(), listed, uniques.iter().copied().collect())
            }
        };
        let stand_in = match self.instead_of_queen {
            ForQueen::Artist => C::Artist,
            ForQueen::TaxCollector => C::TaxCollector,
        };
        if seats == 2 && cast[3] == C::Emperor {
            cast[3] = match self.instead_of_emperor {
                ForEmperor::King => C::King,
                ForEmperor::Patrician => C::Patrician,
            };
        }
        match self.ninth {
            Ninth::Auto if needs_ninth(seats) => cast.push(match listed {
                Some(C::Queen) if seats < C::Queen.least_seats() => stand_in,
                Some(listed) => listed,
                None => stand_in,
            }),
            Ninth::Auto | Ninth::None => {}
            Ninth::Queen => cast.push(C::Queen),
            Ninth::Artist => cast.push(C::Artist),
            Ninth::TaxCollector => cast.push(C::TaxCollector),
        }
        (cast, uniques)
    }
}

/// Characters of a rank that may be used at a table of this size.
fn of_rank(rank: u8, seats: u8) -> impl Iterator<Item = Character> {
    Character::ALL
        .into_iter()
        .filter(move |character| character.rank() == rank && character.least_seats() <= seats)
}

/// §3.3: with three and eight players a character of rank 9 is compulsory.
pub const fn needs_ninth(seats: u8) -> bool {
    matches!(seats, 3 | 8)
}

impl Choices for Options {
    fn problems(&self, seats: u8) -> Vec<Message> {
        let mut problems = Vec::new();
        if self.set == Set::Free {
            self.problems_of_free_choice(seats, &mut problems);
        } else {
            if !self.characters.is_empty() {
                problems.push(Message::new("problem-characters_need_free_set"));
            }
            if !self.uniques.is_empty() {
                problems.push(Message::new("problem-uniques_need_free_set"));
            }
            let ninth = match self.ninth {
                Ninth::Auto => None,
                Ninth::None => {
                    if needs_ninth(seats) {
                        problems.push(Message::new("problem-ninth_missing").with("seats", seats));
                    }
                    None
                }
                Ninth::Queen => Some(C::Queen),
                Ninth::Artist => Some(C::Artist),
                Ninth::TaxCollector => Some(C::TaxCollector),
            };
            if let Some(ninth) = ninth.filter(|ninth| ninth.least_seats() > seats) {
                problems.push(too_few(ninth));
            }
        }
        problems
    }
}

impl Options {
    fn problems_of_free_choice(&self, seats: u8, problems: &mut Vec<Message>) {
        let mut ranks = Ranks::EMPTY;
        let mut doubled = Ranks::EMPTY;
        for character in &self.characters {
            if ranks.has(character.rank()) {
                doubled.add(character.rank());
            }
            ranks.add(character.rank());
        }
        for rank in 1..=8 {
            if !ranks.has(rank) {
                problems.push(Message::new("problem-rank_missing").with("rank", rank));
            }
        }
        for rank in doubled.iter() {
            problems.push(Message::new("problem-rank_twice").with("rank", rank));
        }
        if needs_ninth(seats) && !ranks.has(9) {
            problems.push(Message::new("problem-ninth_missing").with("seats", seats));
        }
        for &character in &self.characters {
            if character.least_seats() > seats {
                problems.push(too_few(character));
            }
        }
        let mut seen = Cards::EMPTY;
        for &card in &self.uniques {
            if !card.is_unique() {
                problems.push(Message::new("problem-not_unique").with("card", card.id()));
            } else if seen.has(card) {
                problems.push(Message::new("problem-unique_twice").with("card", card.id()));
            } else {
                seen.add(card);
            }
        }
        let symbol_free: Cards = SYMBOL_FREE.into_iter().collect();
        if seen.len() != 14 && seen != symbol_free {
            problems.push(Message::new("problem-uniques_number").with("number", seen.len()));
        }
    }
}

fn too_few(character: Character) -> Message {
    Message::new("problem-too_few_players")
        .with("character", Arg::Term(character.id()))
        .with("least", character.least_seats())
}
