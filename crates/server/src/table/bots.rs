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
use signoria_registry::{Budget, DynBot, Observation, Pace, Table};
use signoria_store::Status;
use tokio::{sync::mpsc, task::AbortHandle, time::sleep};

use super::{
    state::Occupant,
    task::{Command, Connection, TableTask},
};
use crate::{
    auth, catalogue,
    error::Error,
    fair::Owner,
    hub::Hub,
    thinkers::{self, Busy, Kind},
};

/// The bot that plays for absent players and expired clocks.
const STAND_IN: &str = "casual";

/// Pause before a decision that found no place in the queue is queued again.
const RETRY: Duration = Duration::from_secs(1);

/// Maximum time to wait per event, whatever a client requests.
const MAX_READING: Duration = Duration::from_millis(1500);

/// Maximum time to wait after an action.
const MAX_PAUSE: Duration = Duration::from_secs(4);

/// How long bots wait for people to see `events` events, each shown for `reading`.
fn pause(events: usize, reading: Duration) -> Duration {
    let events = u32::try_from(events).unwrap_or(u32::MAX);
    reading.min(MAX_READING).saturating_mul(events).min(MAX_PAUSE)
}

/// A decision of a bot under way. Dropping it gives up its place in the queue.
pub struct Thinking {
    /// The version since which the decision is open.
    pub(super) since: u32,
    /// Whether a player was connected when it was queued.
    attended: bool,
    /// Whether it has started; before that it can be queued again.
    begun: Arc<AtomicBool>,
    task: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The input of a decision.
struct Thought {
    seat: Seat,
    since: u32,
    bot: Box<dyn DynBot>,
    observation: Observation,
    pace: Pace,
    attended: bool,
    owner: Owner,
    begun: Arc<AtomicBool>,
    /// The action is not sent before.
    not_before: tokio::time::Instant,
}

impl TableTask {
    /// The bot that acts for a seat now, if any.
    fn bot_for(&self, seat: Seat) -> Option<&str> {
        match &self.live.sitters[seat.index()] {
            // A bot that is not offered has no limit: a table of an older program may have one.
            Occupant::Bot { bot, .. } => Some(if catalogue::offers(bot) { bot } else { STAND_IN }),
            Occupant::Person { .. } => {
                let expired = self.out_of_time[seat.index()] == Some(self.live.since[seat.index()]);
                (expired || self.live.stand_ins.contains(seat)).then_some(STAND_IN)
            }
            Occupant::Empty => None,
        }
    }

    /// The owner that decisions at this table are counted for: the host, unless only other players are
    /// connected.
    fn owner(&self) -> Owner {
        let host = self.live.row.made.host;
        let there = || self.live.connected.iter().filter_map(|seat| self.live.person(seat));
        let user = there().find(|user| *user == host).or_else(|| there().next());
        self.hub.owner(user.unwrap_or(host))
    }

    /// Whether the game is played by bots only.
    fn bots_only(&self) -> bool {
        (self.live.people() - self.live.stand_ins).is_empty()
    }

    /// Whether the host may run this table: those without a person are limited.
    pub(super) fn may_run(&mut self) -> Result<(), Error> {
        if self.bots_only() && self.bot_table.is_none() {
            self.bot_table = Some(self.hub.new_bot_table(self.live.row.made.host)?);
        }
        Ok(())
    }

    /// Counts running tables without a person. When the last person leaves, the table continues only if
    /// its host may have one more; otherwise its bots wait until a player returns, or until a client
    /// connects when there is a place.
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

    /// How long people at the table are still shown the last action. It depends only on public events
    /// and on the settings of the players, so it reveals nothing.
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

    /// Queues the decisions of all bots that are to act and do not think yet.
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
            // If it is still queued but the table has gained or lost its players, it moves to
            // the other queue; the memory of the bot is lost.
            self.thinking[seat.index()] = None;
            let bot = self.bots[seat.index()].take().or_else(|| new_bot(&**table, &name));
            let time = self.hub.budget.time.unwrap_or_default();
            let (Some(bot), Some(pace)) = (bot, signoria_registry::pace(&name, time)) else {
                tracing::error!(table = self.live.row.id, name, "unknown bot");
                continue;
            };
            let Some(observation) = table.observation(seat, bot.next_event_group()) else {
                continue;
            };
            let since = self.live.since[seat.index()];
            let begun = Arc::new(AtomicBool::new(false));
            let not_before = tokio::time::Instant::now() + self.reading_pause(&**table);
            let thought = Thought {
                seat,
                since,
                bot,
                observation,
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

/// Runs the decision of a bot when it is its turn, and sends it to the table.
async fn answer(hub: Arc<Hub>, own: mpsc::WeakSender<Command>, thought: Thought) {
    let Thought { seat, since, bot, observation, pace, attended, owner, begun, not_before } =
        thought;
    let budget = hub.budget;
    let thought = thought_of(&hub, budget, (bot, observation, pace), attended, owner, begun).await;
    let command = if let Ok((bot, action)) = thought {
        tokio::time::sleep_until(not_before).await;
        Command::BotDecision { seat, since, bot, action }
    } else {
        sleep(RETRY).await;
        Command::NoPlace { seat, since }
    };
    // The table may have been unloaded; its bots start again.
    if let Some(own) = own.upgrade() {
        let _ = own.send(command).await;
    }
}

/// The action of a bot, not before it may be sent.
async fn thought_of(
    hub: &Hub,
    budget: Budget,
    (bot, observation, pace): (Box<dyn DynBot>, Observation, Pace),
    attended: bool,
    owner: Owner,
    begun: Arc<AtomicBool>,
) -> Result<(Option<Box<dyn DynBot>>, String), Busy> {
    let (kind, time) = match pace {
        Pace::Instant => return Ok(think(bot, &observation, &budget)),
        Pace::Quick => (Kind::Quick, Duration::ZERO),
        Pace::Search(time) => (Kind::Search, time),
    };
    let work = move |most: Duration| {
        let started = Instant::now();
        let (bot, action) = think(bot, &observation, &Budget { cap: Some(most), ..budget });
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

/// The action of the bot. A bot that fails is not used again, and a random legal action is played instead.
fn think(
    mut bot: Box<dyn DynBot>,
    observation: &Observation,
    budget: &Budget,
) -> (Option<Box<dyn DynBot>>, String) {
    // The bot is not used again after a panic, so its state does not matter.
    let thought = catch_unwind(AssertUnwindSafe(|| bot.think(observation, budget)));
    if let Ok(Some(action)) = thought {
        return (Some(bot), action);
    }
    tracing::error!("bot failed; playing a random action");
    let legal = observation.legal();
    let number = auth::random().map(usize::from_le_bytes).unwrap_or_default();
    // A seat to act has a legal action.
    (None, legal.get(number % legal.len().max(1)).cloned().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use signoria_engine::{SeatSet, Seed};
    use signoria_registry::RawSetup;

    use super::*;
    use crate::table::{
        event::{TableEvent, TakeoverCause},
        leaks::deal,
    };

    #[test]
    fn a_player_who_left_their_seat_does_not_attend() {
        let game = signoria_registry::game("carrara").expect("it is there");
        let mut live = deal(game, 2, None, 7).expect("it can be dealt");
        assert!(!live.attended());
        live.connected = SeatSet::one(Seat::new(1));
        assert!(live.attended());
        let leave = TableEvent::Takeover { seat: 1, by: TakeoverCause::Own };
        live.apply(&leave, 0).expect("the seat is there");
        assert!(!live.attended(), "their bots go behind those of people who play");
    }

    #[test]
    fn bots_wait_for_readers_but_not_for_long() {
        let milliseconds = Duration::from_millis;
        assert_eq!(pause(0, milliseconds(340)), Duration::ZERO);
        assert_eq!(pause(3, milliseconds(340)), milliseconds(1020));
        assert_eq!(pause(7, Duration::ZERO), Duration::ZERO, "people who want only the end");
        assert_eq!(pause(1, Duration::MAX), MAX_READING, "a client may say anything");
        assert_eq!(pause(usize::MAX, Duration::MAX), MAX_PAUSE);
    }

    struct TableFailed;

    impl DynBot for TableFailed {
        fn next_event_group(&self) -> usize {
            0
        }

        fn think(&mut self, _: &Observation, _: &Budget) -> Option<String> {
            panic!("as it should")
        }
    }

    #[test]
    fn a_bot_that_panics_plays_any_legal_action_once() {
        let game = signoria_registry::game("carrara").expect("it is there");
        let table = game.start(&RawSetup::new(2, Seed([3; 32]))).expect("it can be dealt");
        let seat = table.to_act().first().expect("a seat is to act");
        let observation = table.observation(seat, 0).expect("it is to act");
        let (bot, action) = think(Box::new(TableFailed), &observation, &Budget::default());
        assert!(bot.is_none(), "it is not asked again");
        assert!(observation.legal().contains(&action), "{action}");
    }
}
