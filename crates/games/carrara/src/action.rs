//! What a seat can decide, how it is written, and what is legal when.

use serde::{Deserialize, Serialize};
use signoria_engine::Seat;

use crate::{
    Carrara,
    bricks::Bricks,
    frame::{Frame, Work},
    material::{Building, City, Class, GREAT_COST, Kind, Object, Place, Segment},
    rules::scoring::Scoring,
    set::Set,
    state::Player,
};

/// One decision.
///
/// Building is two decisions, what and where, then which bricks; the second is skipped when there is
/// only one payment. A purchase and a payment are one multiset each, never an order of bricks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// §6.2: turn the wheel, refill it, then take bricks. `buy`
    Buy,
    /// §7.1: take bricks from the wheel as it is. `buy_no_rotate`
    BuyNoRotate,
    /// §6.3: `build villa_3 pisa`
    Build {
        /// From the display, or of cost 8.
        building: Building,
        /// Own city.
        city: City,
    },
    /// §7.3: `replace gate_3 castle_8`
    Replace {
        /// Own building, which leaves the game.
        old: Building,
        /// Dearer building for the same city.
        new: Building,
    },
    /// §6.4, §6.5, §7.4: `score_type library`, `score_city pisa`,
    /// `score_special city_buildings_field`
    Score(Scoring),
    /// §6.8: do nothing, once the end has been announced. `pass`
    Pass,
    /// §6.2: `take 2 gbk`
    Take {
        /// Exactly one.
        segment: Segment,
        /// At least one.
        bricks: Bricks,
    },
    /// §6.3: bricks for the building just chosen. `pay wwy`
    Pay(Bricks),
    /// §7.3: `upgrade lucca` or `upgrade none`
    Upgrade(Option<Place>),
    /// §6.7: an object from the field. `purchase crown`
    Purchase(Object),
    /// §6.7: `announce`
    Announce,
    /// §6.7: buy no object, announce nothing. `done`
    Done,
}

signoria_engine::notation! {
    Action {
        ["buy"] => Buy,
        ["buy_no_rotate"] => BuyNoRotate,
        ["build", building, city] => Build { building, city },
        ["replace", old, new] => Replace { old, new },
        ["score_type", kind] => Score(Scoring::Type(kind)),
        ["score_city", city] => Score(Scoring::City(city)),
        ["score_special", class] => Score(Scoring::Special(class)),
        ["pass"] => Pass,
        ["take", segment, bricks] => Take { segment, bricks },
        ["pay", bricks] => Pay(bricks),
        ["upgrade", "none"] => Upgrade(None),
        ["upgrade", place] => Upgrade(Some(place)),
        ["purchase", object] => Purchase(object),
        ["announce"] => Announce,
        ["done"] => Done,
    }
}

impl Carrara {
    /// Everything `seat` may do now, sorted.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.frames.asked().contains(seat) {
            return;
        }
        let Some(top) = self.frames.top() else { return };
        match top {
            Frame::Turn => self.list_turn(out),
            Frame::Market => self.list_takes(out),
            Frame::Payment(work) => self.list_payments(work, out),
            Frame::Upgrade => {
                out.push(Action::Upgrade(None));
                out.extend(self.upgrades.iter().map(|place| Action::Upgrade(Some(place))));
            }
            Frame::Finish { purchased } => self.list_finish(purchased, out),
            Frame::EndTurn => unreachable!("{top:?} asks nothing"),
        }
    }

    /// §6.1, §7: the choices at the beginning of a turn.
    fn list_turn(&self, out: &mut Vec<Action>) {
        let player = self.player();
        if self.can_buy() {
            out.push(Action::Buy);
        }
        if self.can_buy_still() {
            out.push(Action::BuyNoRotate);
        }
        let accepted = player.bricks.cumulative();
        let offer = self.on_offer();
        let reach = reach(accepted);
        for building in offer.iter() {
            for &city in &City::ALL[reach[usize::from(building.cost())]..] {
                out.push(Action::Build { building, city });
            }
        }
        let own = player.buildings();
        if self.expansion {
            for old in own.iter() {
                let city = player.city_of(old).map_or(0, City::index);
                for new in offer.dearer(old.cost(), accepted[city]).iter() {
                    out.push(Action::Replace { old, new });
                }
            }
        }
        if player.markers > 0 {
            self.list_scorings(player, own, out);
        }
        if self.can_pass() {
            out.push(Action::Pass);
        }
    }

    /// §6.1, §7.4: what a player with markers can score.
    fn list_scorings(&self, player: &Player, own: Set<Building>, out: &mut Vec<Action>) {
        for kind in Kind::ALL {
            if !player.types_scored.contains(kind) && !own.and(kind.buildings()).is_empty() {
                out.push(Action::Score(Scoring::Type(kind)));
            }
        }
        for city in City::ALL {
            if self.can_score_city(player, city) {
                out.push(Action::Score(Scoring::City(city)));
            }
        }
        for class in Class::ALL {
            if self.can_score_special(player, class) {
                out.push(Action::Score(Scoring::Special(class)));
            }
        }
    }

    /// §6.2.5: any non-empty part of one segment that can be paid.
    fn list_takes(&self, out: &mut Vec<Action>) {
        let coins = self.player().coins;
        for segment in Segment::all() {
            self.wheel[segment.index()].affordable(segment.prices(), coins, |bricks| {
                out.push(Action::Take { segment, bricks });
            });
        }
    }

    /// §6.3, §7.3: any exact payment in colours the city accepts.
    fn list_payments(&self, work: Work, out: &mut Vec<Action>) {
        let (city, size) = self.bill(work);
        let accepted = self.player().bricks.up_to(city.color());
        accepted.parts(size, |bricks| out.push(Action::Pay(bricks)));
    }

    /// §6.7: the end of a turn.
    fn list_finish(&self, purchased: bool, out: &mut Vec<Action>) {
        if self.can_purchase(purchased) {
            out.extend(self.field.iter().map(Action::Purchase));
        }
        if self.can_announce() {
            out.push(Action::Announce);
        }
        out.push(Action::Done);
    }
}

/// For each cost the first city that accepts this number of bricks; all coarser ones accept them too.
fn reach(accepted: [u8; 6]) -> [usize; GREAT_COST as usize + 1] {
    let mut first = [6; GREAT_COST as usize + 1];
    for (city, &bricks) in accepted.iter().enumerate().rev() {
        // Finer cities come later and overwrite the lower costs they reach.
        for cost in &mut first[..=usize::from(bricks.min(GREAT_COST))] {
            *cost = city;
        }
    }
    first
}
