//! Publishes changes of a table to the rest of the server.

use signoria_engine::SeatSet;
use signoria_store::Status;

use super::{event::TableEvent, task::TableTask};
use crate::notifications::TurnAlert;

impl TableTask {
    /// Informs lobby, users and notifications of what has changed.
    pub(super) fn spread(&self, before: SeatSet, events: &[TableEvent]) {
        let ended =
            self.live.row.status == Status::Finished && events.iter().any(TableEvent::changes_game);
        let seated = events
            .iter()
            .any(|event| event.changes_seats() || matches!(event, TableEvent::Start { .. }))
            || ended;
        if seated && self.live.row.made.listed {
            self.hub.lobby_changed();
        }
        if seated || self.live.awaited_seats() != before {
            let people: Vec<i64> =
                self.live.people().iter().filter_map(|seat| self.live.person(seat)).collect();
            self.hub.people_changed(&people);
        }
        for seat in self.live.awaited_seats() - before - self.live.connected {
            if let Some(user) = self.live.person(seat) {
                let made = &self.live.row.made;
                let game = self.live.game.meta().id;
                self.hub.asked(TurnAlert { user, table: made.key.clone(), game });
            }
        }
    }
}
