//! Bots at a table.

use super::{
    live::Sitter,
    task::{Command, Task},
};
use crate::auth;

impl Task {
    /// Lets every bot think that is asked something and does not think yet.
    pub(super) fn wake_bots(&mut self) {
        let Some(table) = &self.live.table else { return };
        for seat in table.to_act() {
            let Sitter::Bot { bot: name, .. } = &self.live.sitters[seat.index()] else { continue };
            if self.thinking[seat.index()] {
                continue;
            }
            let bot = self.bots[seat.index()].take().or_else(|| {
                let seed = auth::random().map(u64::from_le_bytes).unwrap_or_default();
                table.bot(name, seed)
            });
            let Some(mut bot) = bot else {
                tracing::error!(table = self.live.row.id, name, "there is no such bot any more");
                continue;
            };
            let Some(sight) = table.sight(seat, bot.heard()) else { continue };
            self.thinking[seat.index()] = true;
            let since = self.live.since[seat.index()];
            let (own, thinkers, budget) =
                (self.own.clone(), self.hub.thinkers.clone(), self.hub.budget);
            tokio::spawn(async move {
                let permit = thinkers.acquire_owned().await;
                let thought = tokio::task::spawn_blocking(move || {
                    let action = bot.think(&sight, &budget);
                    (bot, action)
                });
                if let (Ok((bot, action)), Some(own)) = (thought.await, own.upgrade()) {
                    drop(permit);
                    // The table may have been unloaded meanwhile; its bots think again.
                    let _ = own.send(Command::Thought { seat, since, bot, action }).await;
                }
            });
        }
    }
}
