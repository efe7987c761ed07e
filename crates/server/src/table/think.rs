//! Bots at a table.

use std::panic::{AssertUnwindSafe, catch_unwind};

use signoria_engine::Seat;
use signoria_registry::{Budget, DynBot, Sight, Table};

use super::{
    live::Sitter,
    task::{Command, Task},
};
use crate::auth;

/// The bot that plays for people who are away or whose time has run out.
const STAND_IN: &str = "casual";

impl Task {
    /// The bot that answers for a seat now, if one does.
    fn bot_for(&self, seat: Seat) -> Option<&str> {
        match &self.live.sitters[seat.index()] {
            Sitter::Bot { bot, .. } => Some(bot),
            Sitter::Person { .. } => {
                let expired = self.out_of_time[seat.index()] == Some(self.live.since[seat.index()]);
                (expired || self.live.stand_ins.contains(seat)).then_some(STAND_IN)
            }
            Sitter::Nobody => None,
        }
    }

    /// Lets every bot think that is asked something and does not think yet.
    pub(super) fn wake_bots(&mut self) {
        let Some(table) = &self.live.table else { return };
        for seat in table.to_act() {
            let Some(name) = self.bot_for(seat).map(str::to_owned) else { continue };
            if self.thinking[seat.index()] {
                continue;
            }
            let bot = self.bots[seat.index()].take().or_else(|| new_bot(&**table, &name));
            let Some(bot) = bot else {
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
                let thought = tokio::task::spawn_blocking(move || think(bot, &sight, &budget));
                if let (Ok((bot, action)), Some(own)) = (thought.await, own.upgrade()) {
                    drop(permit);
                    // The table may have been unloaded meanwhile; its bots think again.
                    let _ = own.send(Command::Thought { seat, since, bot, action }).await;
                }
            });
        }
    }
}

pub(super) fn new_bot(table: &dyn Table, name: &str) -> Option<Box<dyn DynBot>> {
    let seed = auth::random().map(u64::from_le_bytes).unwrap_or_default();
    table.bot(name, seed)
}

/// What the bot answers. A bot that fails is not asked again, and nobody waits for it: any legal action
/// is better than none.
fn think(
    mut bot: Box<dyn DynBot>,
    sight: &Sight,
    budget: &Budget,
) -> (Option<Box<dyn DynBot>>, String) {
    // The bot is not used again after a panic, so nobody sees it half done.
    let thought = catch_unwind(AssertUnwindSafe(|| bot.think(sight, budget)));
    if let Ok(Some(action)) = thought {
        return (Some(bot), action);
    }
    tracing::error!("a bot failed; a random action is played in its place");
    let legal = sight.legal();
    let number = auth::random().map(usize::from_le_bytes).unwrap_or_default();
    // Whoever is asked has something to choose from.
    (None, legal.get(number % legal.len().max(1)).cloned().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use signoria_engine::Seed;
    use signoria_registry::RawSetup;

    use super::*;

    struct Broken;

    impl DynBot for Broken {
        fn heard(&self) -> usize {
            0
        }

        fn think(&mut self, _: &Sight, _: &Budget) -> Option<String> {
            panic!("as it should")
        }
    }

    #[test]
    fn a_bot_that_panics_plays_any_legal_action_once() {
        let game = signoria_registry::game("carrara").expect("it is there");
        let table = game.start(&RawSetup::new(2, Seed([3; 32]))).expect("it can be dealt");
        let seat = table.to_act().first().expect("somebody begins");
        let sight = table.sight(seat, 0).expect("he is asked");
        let (bot, action) = think(Box::new(Broken), &sight, &Budget::default());
        assert!(bot.is_none(), "it is not asked again");
        assert!(sight.legal().contains(&action), "{action}");
    }
}
