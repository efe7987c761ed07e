//! Clocks of a table, and absent players.

use signoria_engine::Seat;

use super::{
    event::{TableEvent, TakeoverCause},
    task::TableTask,
};

/// Number of expiries in a row after which a bot takes the seat, even if the player is connected.
const PATIENCE: u8 = 3;

impl TableTask {
    /// Detects expired clocks: bots act for these seats.
    pub(super) fn check_clocks(&mut self) {
        let now = self.hub.clock.now();
        for seat in self.live.awaited_seats() {
            if self.live.deadline(seat).is_some_and(|deadline| deadline <= now) {
                self.out_of_time[seat.index()] = Some(self.live.since[seat.index()]);
            }
        }
    }

    /// The next deadline that has not been handled yet.
    pub(super) fn next_alarm(&self) -> Option<i64> {
        let waiting =
            |seat: &Seat| self.out_of_time[seat.index()] != Some(self.live.since[seat.index()]);
        let seats = self.live.awaited_seats().iter().filter(waiting);
        seats.filter_map(|seat| self.live.deadline(seat)).min()
    }

    /// The events of a bot's action on a seat: its own, that of an absent player, or that of a player
    /// whose time has run out.
    pub(super) fn answer_of_bot(&mut self, seat: Seat, action: String) -> Vec<TableEvent> {
        let number = seat.number();
        let act = TableEvent::Act { seat: number, action: action.into() };
        if !self.live.awaited_seats().contains(seat) {
            return vec![act];
        }
        if self.out_of_time[seat.index()] != Some(self.live.since[seat.index()]) {
            // The player has returned while the bot was thinking.
            return Vec::new();
        }
        let mut events = vec![TableEvent::Expire { seat: number }, act];
        let away = !self.live.connected.contains(seat);
        if away || self.live.expired[seat.index()] + 1 >= PATIENCE {
            events.push(TableEvent::Takeover { seat: number, by: TakeoverCause::Clock });
        }
        events
    }
}

#[cfg(test)]
mod tests {
    use signoria_protocol::Clock;

    use super::*;
    use crate::table::{leaks::deal, state::TableState};

    const SECOND: i64 = 1000;

    /// A table for two with half a minute per action and a minute in reserve.
    fn live() -> (TableState, Seat) {
        let game = signoria_registry::game("carrara").expect("it is there");
        let mut live = deal(game, 2, None, 7).expect("it can be dealt");
        live.settings.clock = Some(Clock::Live { per_move: 30, reserve: 60 });
        live.reserve = [60 * SECOND; 8];
        let seat = live.awaited_seats().first().expect("a seat is asked");
        assert_eq!(live.deadline(seat), Some(90 * SECOND));
        (live, seat)
    }

    fn leave(live: &mut TableState, seat: Seat, at: i64) {
        live.apply(&TableEvent::Takeover { seat: seat.number(), by: TakeoverCause::Own }, at)
            .expect("a seat");
        assert_eq!(live.deadline(seat), None, "a bot plays");
    }

    fn back(live: &mut TableState, seat: Seat, at: i64) {
        live.apply(&TableEvent::Return { seat: seat.number() }, at).expect("a seat");
    }

    fn act(live: &mut TableState, seat: Seat, at: i64) {
        let table = live.table.as_ref().expect("it is dealt");
        let action = table.choices(seat).remove(0).text;
        live.apply(&TableEvent::Act { seat: seat.number(), action: action.into() }, at)
            .expect("it is listed");
    }

    #[test]
    fn leaving_and_returning_adds_no_time_to_a_decision() {
        let (mut live, seat) = live();
        for at in [10, 20, 40, 85] {
            leave(&mut live, seat, at * SECOND);
            back(&mut live, seat, at * SECOND + 500);
            assert_eq!(live.deadline(seat), Some(90 * SECOND), "after {at} seconds");
        }
        act(&mut live, seat, 86 * SECOND);
        assert_eq!(live.reserve[seat.index()], 4 * SECOND, "56 seconds came off the reserve");
    }

    #[test]
    fn a_bot_does_not_give_back_the_reserve_its_person_used() {
        let (mut live, seat) = live();
        leave(&mut live, seat, 70 * SECOND);
        act(&mut live, seat, 75 * SECOND);
        assert_eq!(live.reserve[seat.index()], 20 * SECOND, "40 seconds were used before it came");
    }

    #[test]
    fn a_bot_uses_no_time_of_a_person_who_left_before_the_decision() {
        let (mut live, seat) = live();
        let other = Seat::all(2).find(|other| *other != seat).expect("two seats");
        leave(&mut live, other, SECOND);
        let mut now = 2 * SECOND;
        while live.awaited_seats().contains(seat) {
            act(&mut live, seat, now);
        }
        now += 500 * SECOND;
        assert!(live.to_act().contains(other));
        act(&mut live, other, now);
        assert_eq!(live.reserve[other.index()], 60 * SECOND);
    }
}
