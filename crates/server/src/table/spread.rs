//! What the rest of the house hears of a table.

use signoria_engine::SeatSet;
use signoria_store::Status;

use super::{deed::Deed, task::Task};
use crate::turns::Turn;

impl Task {
    /// Tells the rest of the house what has changed.
    pub(super) fn spread(&self, before: SeatSet, deeds: &[Deed]) {
        let ended = self.live.row.status == Status::Finished && deeds.iter().any(Deed::plays);
        let seated =
            deeds.iter().any(|deed| deed.seats() || matches!(deed, Deed::Start { .. })) || ended;
        if seated && self.live.row.made.listed {
            self.hub.lobby_changed();
        }
        if seated || self.live.waited_for() != before {
            let people: Vec<i64> =
                self.live.people().iter().filter_map(|seat| self.live.person(seat)).collect();
            self.hub.people_changed(&people);
        }
        for seat in self.live.waited_for() - before - self.live.connected {
            if let Some(user) = self.live.person(seat) {
                let made = &self.live.row.made;
                let game = self.live.game.meta().id;
                self.hub.asked(Turn { user, table: made.key.clone(), game });
            }
        }
    }
}
