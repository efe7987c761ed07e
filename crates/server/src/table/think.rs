//! Bots at a table.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use signoria_engine::{Seat, Viewer};
use signoria_registry::{Budget, DynBot, Pace, Sight, Table};
use signoria_store::Status;
use tokio::{sync::mpsc, task::AbortHandle, time::sleep};

use super::{
    live::Sitter,
    task::{Command, Connection, Task},
};
use crate::{
    auth, catalogue,
    error::Error,
    fair::Owner,
    hub::Hub,
    thinkers::{self, Busy, Kind},
};

/// The bot that plays for people who are away or whose time has run out.
const STAND_IN: &str = "casual";

/// A thought that found no place in the queue asks again after this time.
const RETRY: Duration = Duration::from_secs(1);

/// An event is waited for no longer than this, whatever a client says.
const MAX_READING: Duration = Duration::from_millis(1500);

/// What was done last is waited for no longer than this, however much happened.
const MAX_PAUSE: Duration = Duration::from_secs(4);

/// How long bots leave people to see `events` events, each of which is shown for `reading`.
fn pause(events: usize, reading: Duration) -> Duration {
    let events = u32::try_from(events).unwrap_or(u32::MAX);
    reading.min(MAX_READING).saturating_mul(events).min(MAX_PAUSE)
}

/// A thought of a bot that is under way. Dropping it gives up its place in the queue.
pub struct Thinking {
    /// The version since which the question stands.
    pub(super) since: u32,
    /// Whether a seated person looked at the table when it was queued.
    attended: bool,
    /// Whether it is its turn; before that it can be queued anew.
    begun: Arc<AtomicBool>,
    task: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Everything a thought needs.
struct Thought {
    seat: Seat,
    since: u32,
    bot: Box<dyn DynBot>,
    sight: Sight,
    pace: Pace,
    attended: bool,
    owner: Owner,
    begun: Arc<AtomicBool>,
    /// The answer is not told before.
    not_before: tokio::time::Instant,
}

impl Task {
    /// The bot that answers for a seat now, if one does.
    fn bot_for(&self, seat: Seat) -> Option<&str> {
        match &self.live.sitters[seat.index()] {
            // A bot that is not offered has no bounds: a table of an older program may have one.
            Sitter::Bot { bot, .. } => Some(if catalogue::offers(bot) { bot } else { STAND_IN }),
            Sitter::Person { .. } => {
                let expired = self.out_of_time[seat.index()] == Some(self.live.since[seat.index()]);
                (expired || self.live.stand_ins.contains(seat)).then_some(STAND_IN)
            }
            Sitter::Nobody => None,
        }
    }

    /// Who the thoughts at this table are counted for: the host, unless only other players are there.
    fn owner(&self) -> Owner {
        let host = self.live.row.made.host;
        let there = || self.live.connected.iter().filter_map(|seat| self.live.person(seat));
        let user = there().find(|user| *user == host).or_else(|| there().next());
        self.hub.owner(user.unwrap_or(host))
    }

    /// Whether the game is played by bots alone.
    fn bots_only(&self) -> bool {
        (self.live.people() - self.live.stand_ins).is_empty()
    }

    /// Whether the host may let this table run: those without a person are counted.
    pub(super) fn may_run(&mut self) -> Result<(), Error> {
        if self.bots_only() && self.bot_table.is_none() {
            self.bot_table = Some(self.hub.new_bot_table(self.live.row.made.host)?);
        }
        Ok(())
    }

    /// Keeps the count of running tables without a person. One whose last person leaves runs on only if
    /// its host may have one more; otherwise its bots wait until a player returns, or until someone looks
    /// at it when there is a place.
    pub(super) fn count_bot_table(&mut self) {
        let running = self.live.row.status == Status::Playing && self.bots_only();
        match (&self.bot_table, running) {
            (None, true) => {
                self.bot_table = self.hub.new_bot_table(self.live.row.made.host).ok();
            }
            (Some(_), false) => self.bot_table = None,
            (None, false) | (Some(_), true) => {}
        }
    }

    /// How long people at the table are still busy with what was done last. It depends on what every spectator
    /// perceives and on the settings of the players, so that it tells nothing.
    fn reading_pause(&self, table: &dyn Table) -> Duration {
        let playing = |connection: &&Connection| {
            let user = connection.user.as_ref().map(|user| user.id);
            !(self.live.seats_of(user) - self.live.stand_ins).is_empty()
        };
        let reading = self.connections.values().filter(playing).map(|it| it.reading).max();
        let Some(reading) = reading.filter(|reading| !reading.is_zero()) else {
            return Duration::ZERO;
        };
        pause(table.events(Viewer::Spectator, table.actions()).len(), reading)
    }

    /// Lets every bot think that is asked something and does not think yet.
    pub(super) fn wake_bots(&mut self) {
        let Some(table) = &self.live.table else { return };
        if self.bots_only() && self.bot_table.is_none() {
            return;
        }
        let (attended, owner) = (self.live.attended(), self.owner());
        for seat in table.to_act() {
            let Some(name) = self.bot_for(seat).map(str::to_owned) else { continue };
            if let Some(thinking) = &self.thinking[seat.index()]
                && (thinking.attended == attended || thinking.begun.load(Ordering::Relaxed))
            {
                continue;
            }
            // If it is still queued but the table has got or lost its audience, it takes a place in
            // another queue; its memory is lost with the old one.
            self.thinking[seat.index()] = None;
            let bot = self.bots[seat.index()].take().or_else(|| new_bot(&**table, &name));
            let time = self.hub.budget.time.unwrap_or_default();
            let (Some(bot), Some(pace)) = (bot, signoria_registry::pace(&name, time)) else {
                tracing::error!(table = self.live.row.id, name, "there is no such bot any more");
                continue;
            };
            let Some(sight) = table.sight(seat, bot.heard()) else { continue };
            let since = self.live.since[seat.index()];
            let begun = Arc::new(AtomicBool::new(false));
            let not_before = tokio::time::Instant::now() + self.reading_pause(&**table);
            let thought = Thought {
                seat,
                since,
                bot,
                sight,
                pace,
                attended,
                owner,
                begun: begun.clone(),
                not_before,
            };
            let task = tokio::spawn(answer(self.hub.clone(), self.own.clone(), thought));
            let task = task.abort_handle();
            self.thinking[seat.index()] = Some(Thinking { since, attended, begun, task });
        }
    }
}

/// Lets a bot think when it is its turn, and tells the table.
async fn answer(hub: Arc<Hub>, own: mpsc::WeakSender<Command>, thought: Thought) {
    let Thought { seat, since, bot, sight, pace, attended, owner, begun, not_before } = thought;
    let budget = hub.budget;
    let thought = thought_of(&hub, budget, (bot, sight, pace), attended, owner, begun).await;
    let command = if let Ok((bot, action)) = thought {
        tokio::time::sleep_until(not_before).await;
        Command::Thought { seat, since, bot, action }
    } else {
        sleep(RETRY).await;
        Command::NoPlace { seat, since }
    };
    // The table may have been unloaded meanwhile; its bots think again.
    if let Some(own) = own.upgrade() {
        let _ = own.send(command).await;
    }
}

/// What a bot answers, not before it may be told.
async fn thought_of(
    hub: &Hub,
    budget: Budget,
    (bot, sight, pace): (Box<dyn DynBot>, Sight, Pace),
    attended: bool,
    owner: Owner,
    begun: Arc<AtomicBool>,
) -> Result<(Option<Box<dyn DynBot>>, String), Busy> {
    let (kind, time) = match pace {
        Pace::Instant => return Ok(think(bot, &sight, &budget)),
        Pace::Quick => (Kind::Quick, Duration::ZERO),
        Pace::Search(time) => (Kind::Search, time),
    };
    let work = move |most: Duration| {
        let started = Instant::now();
        let (bot, action) = think(bot, &sight, &Budget { cap: Some(most), ..budget });
        let goes_out = thinkers::release(time.min(most), started.elapsed());
        (bot, action, started + goes_out)
    };
    let begin = move || begun.store(true, Ordering::Relaxed);
    let (bot, action, due) = hub.thinkers.think(kind, attended, owner, begin, work).await?;
    tokio::time::sleep_until(due.into()).await;
    Ok((bot, action))
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
    use signoria_engine::{SeatSet, Seed};
    use signoria_registry::RawSetup;

    use super::*;
    use crate::table::{
        deed::{By, Deed},
        leaks::deal,
    };

    #[test]
    fn who_left_their_seat_to_a_bot_and_looks_on_attends_nothing() {
        let game = signoria_registry::game("carrara").expect("it is there");
        let mut live = deal(game, 2, None, 7).expect("it can be dealt");
        assert!(!live.attended());
        live.connected = SeatSet::one(Seat::new(1));
        assert!(live.attended());
        let leave = Deed::Takeover { seat: 1, by: By::Own };
        live.follow(&leave, 0).expect("the seat is there");
        assert!(!live.attended(), "their bots go behind those of people who play");
    }

    #[test]
    fn bots_wait_until_people_have_seen_what_was_done_but_never_for_long() {
        let milliseconds = Duration::from_millis;
        assert_eq!(pause(0, milliseconds(340)), Duration::ZERO);
        assert_eq!(pause(3, milliseconds(340)), milliseconds(1020));
        assert_eq!(pause(7, Duration::ZERO), Duration::ZERO, "people who want only the end");
        assert_eq!(pause(1, Duration::MAX), MAX_READING, "a client may say anything");
        assert_eq!(pause(usize::MAX, Duration::MAX), MAX_PAUSE);
    }

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
