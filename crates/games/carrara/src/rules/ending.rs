//! Turns, conditions, announcing and the last round (§6.7, §6.8, §8).
//!
//! # Why every game ends (ruling R48)
//!
//! Count the turns of a game with *n* ≤ 4 players. At most 36 of them build or replace, because each
//! takes one of 36 tiles for good; at most 6*n* ≤ 24 score. A purchase takes at least one brick off
//! the wheel, and bricks come back only as payments, at most 90 + 48 altogether, so there are at
//! most 42 + 138 = 180 purchases of bricks. "Cannot pay" needs at most 5 coins, since no brick costs
//! more than 6, and gives 2; so a player can do it at most three times between two occasions on
//! which they spend coins, of which there are at most 180 + 6: at most 3 · (186 + 4) = 570. A turn
//! without action needs an empty wheel and an empty bag; then some player holds at least 11 of the
//! 42 bricks and can build anything of the display in Lérici, so they build or score in their turn:
//! at most 3 · (36 + 24 + 1) = 183. Passing happens only in the last round, at most 3 times. Sum:
//! 996 turns. Should the display be empty instead, the game ends with that round anyway.

use serde::{Deserialize, Serialize};
use signoria_engine::{Sink, Step};

use crate::{
    Carrara, Event, LastRound,
    cards::{BuildingCard, ObjectCard, TopCard},
    frame::Frame,
    material::{ANNOUNCE_VP, City, Class, Kind},
    rules::objects,
    state::Player,
};

/// Maximum number of turns of a game; the module documentation derives it.
pub const MOST_TURNS: u16 = 996;

/// How far a player is with one of the three conditions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Progress {
    /// What the player has.
    pub have: u16,
    /// What the card asks for.
    pub need: u16,
}

impl Progress {
    /// §6.7: conditions are minimum conditions.
    pub const fn met(self) -> bool {
        self.have >= self.need
    }
}

impl Carrara {
    /// §6.1: whether any action is possible. Passing is none: a player who cannot act gets the two coins
    /// in the last round too (rulings R14, R51).
    pub(crate) fn can_act(&self) -> bool {
        self.can_buy() || {
            // Wheel and bag are empty: rare, so the plain way is good enough.
            let player = self.player();
            let bricks = player.bricks.len();
            let builds = self.on_offer().iter().any(|building| building.cost() <= bricks);
            let accepted = player.bricks.cumulative();
            let replaces = self.expansion
                && player.buildings().iter().any(|old| {
                    let city = player.city_of(old).map_or(0, City::index);
                    self.on_offer().iter().any(|new| {
                        new.cost() > old.cost() && new.cost() - old.cost() <= accepted[city]
                    })
                });
            builds
                || replaces
                || Kind::ALL.into_iter().any(|kind| self.can_score_type(player, kind))
                || City::ALL.into_iter().any(|city| self.can_score_city(player, city))
                || Class::ALL.into_iter().any(|class| self.can_score_special(player, class))
        }
    }

    /// §6.8: after an announcement no player needs to act.
    pub(crate) const fn can_pass(&self) -> bool {
        self.announced_by.is_some()
    }

    /// §8.1: condition I.
    pub(crate) fn top_condition(&self, player: &Player) -> Progress {
        let have = match self.cards.top {
            TopCard::Scorings => u16::from(player.scorings()),
            TopCard::DearBuildings => u16::from(player.buildings().dear().len()),
            TopCard::Cities => {
                // Every marker that lies on neither kind of own field lies on the city strip.
                let own = player.types_scored.len() + player.fields_scored.len();
                u16::from(player.scorings() - own)
            }
            TopCard::Buildings => u16::from(player.buildings().len()),
            TopCard::Coins => player.coins,
            TopCard::VictoryPoints => player.vp,
        };
        Progress { have, need: self.cards.top.need(self.players.seats()) }
    }

    /// §8.2: condition II.
    pub(crate) fn object_condition(&self, player: &Player) -> Progress {
        let counts = player.objects;
        let have = match self.cards.object {
            ObjectCard::Number => u16::from(player.object_count()),
            ObjectCard::Pairs | ObjectCard::Product => objects::groups(counts, 2),
            ObjectCard::Triplets => objects::groups(counts, 3),
            ObjectCard::Quadruplet => objects::groups(counts, 4),
            ObjectCard::PairAndQuadruplet => objects::pairs_and_quadruplets(counts),
            ObjectCard::Different => objects::kinds(counts),
            ObjectCard::DifferentThrees => objects::different_threes(counts),
        };
        Progress { have, need: self.cards.object.need(self.players.seats()) }
    }

    /// §8.3: condition III.
    pub(crate) fn building_condition(&self, player: &Player) -> Progress {
        let card = self.cards.building;
        let of = |class: Class| u16::from(player.buildings().and(class.buildings()).len());
        let have = match card {
            BuildingCard::TotalCost => player.buildings().cost(),
            BuildingCard::Twos
            | BuildingCard::Threes
            | BuildingCard::Fours
            | BuildingCard::Product => {
                let size = card.city_size().expect("these cards count full cities");
                player.cities.iter().filter(|city| city.len() >= size).count() as u16
            }
            BuildingCard::Great => {
                player.buildings().iter().filter(|one| one.is_great()).count() as u16
            }
            BuildingCard::Country => of(Class::Country),
            BuildingCard::City => of(Class::City),
            BuildingCard::Pairs => of(Class::City).min(of(Class::Country)),
        };
        Progress { have, need: card.need(self.players.seats()) }
    }

    /// All three conditions.
    pub fn conditions(&self, player: &Player) -> [Progress; 3] {
        [self.top_condition(player), self.object_condition(player), self.building_condition(player)]
    }

    /// §6.7: no player announced before, the last building was not taken by another (ruling R28), and all
    /// three conditions hold now.
    pub(crate) fn can_announce(&self) -> bool {
        let player = self.player();
        self.announced_by.is_none()
            && (self.readings.last_round == LastRound::Anyone
                || self.exhausted_by.is_none_or(|seat| seat == self.active))
            && self.top_condition(player).met()
            && self.object_condition(player).met()
            && self.building_condition(player).met()
    }

    /// §6.7: lifts the screen and scores at once.
    pub(crate) fn announce(&mut self, sink: &mut impl Sink<Self>) {
        sink.emit(|| Event::announced(self.active, self.player().screen()));
        self.player_mut().vp += ANNOUNCE_VP;
        self.announced_by = Some(self.active);
    }

    /// §6.8: on to the left neighbour, or to the final scoring after the right neighbour of the
    /// start player.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let seats = self.players.seats();
        let next = self.active.left(seats);
        let ending = self.announced_by.is_some() || self.exhausted_by.is_some();
        if ending && next == self.start {
            self.tell_finals(sink);
            return Step::Return;
        }
        self.active = next;
        self.turns += 1;
        if next == self.start {
            let round = self.round();
            sink.emit(|| Event::round_began(round));
        }
        Step::Goto(Frame::Turn)
    }
}
