//! Time at a table, and people who are away.

use signoria_engine::{Seat, SeatSet};
use signoria_i18n::Lang;
use signoria_protocol::Clock;
use signoria_store::{Status, User};

use super::{
    deed::{By, Deed},
    play::{Refusal, refuse},
    task::Task,
};

/// Whoever lets his time run out so often in a row leaves his seat to a bot, even if he looks on.
const PATIENCE: u8 = 3;

impl Task {
    /// Notices whose time has run out: bots answer for them.
    pub(super) fn check_clocks(&mut self) {
        let now = self.hub.clock.now();
        for seat in self.live.waited_for() {
            if self.live.deadline(seat).is_some_and(|deadline| deadline <= now) {
                self.out_of_time[seat.index()] = Some(self.live.since[seat.index()]);
            }
        }
    }

    /// When the next clock runs out that has not been noticed yet.
    pub(super) fn next_alarm(&self) -> Option<i64> {
        let waiting =
            |seat: &Seat| self.out_of_time[seat.index()] != Some(self.live.since[seat.index()]);
        let seats = self.live.waited_for().iter().filter(waiting);
        seats.filter_map(|seat| self.live.deadline(seat)).min()
    }

    /// What a bot does on a seat: its own, that of somebody who is away, or that of somebody whose time
    /// has run out.
    pub(super) fn answer_of_bot(&mut self, seat: Seat, action: String) -> Vec<Deed> {
        let number = seat.number();
        let act = Deed::Act { seat: number, action };
        if !self.live.waited_for().contains(seat) {
            return vec![act];
        }
        if self.out_of_time[seat.index()] != Some(self.live.since[seat.index()]) {
            // He has come back while the bot was thinking.
            return Vec::new();
        }
        let mut deeds = vec![Deed::Expire { seat: number }, act];
        let away = !self.live.connected.contains(seat);
        if away || self.live.expired[seat.index()] + 1 >= PATIENCE {
            deeds.push(Deed::Takeover { seat: number, by: By::Clock });
        }
        deeds
    }

    /// A seat wants a bot to play for another one, whose person is away.
    pub(super) fn vote(
        &self,
        user: Option<&User>,
        absent: u8,
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let own = self.own_seats(user, lang)?;
        let absent = super::ending::seat(&self.live, absent)
            .filter(|seat| self.live.people().contains(*seat) && !own.contains(*seat))
            .ok_or_else(|| refuse("not_away", lang))?;
        if self.live.row.status != Status::Playing {
            return Err(refuse("not_begun", lang));
        }
        if let Some(Clock::Days { .. }) = self.live.settings.clock {
            // At such a table people are away most of the time; their days are theirs.
            return Err(refuse("takeover_by_clock", lang));
        }
        if self.live.connected.contains(absent) || self.live.stand_ins.contains(absent) {
            return Err(refuse("not_away", lang));
        }
        let votes = self.live.votes[absent.index()];
        let mut deeds: Vec<Deed> = own
            .iter()
            .filter(|seat| !votes.contains(*seat))
            .map(|seat| Deed::Vote { seat: seat.number(), absent: absent.number() })
            .collect();
        let voted: SeatSet = votes | own;
        let there = (self.live.people() & self.live.connected).without(absent);
        if (there - voted).is_empty() {
            deeds.push(Deed::Takeover { seat: absent.number(), by: By::Vote });
        }
        Ok(deeds)
    }

    /// Somebody takes his seats back from the bot.
    pub(super) fn come_back(&self, user: Option<&User>, lang: Lang) -> Result<Vec<Deed>, Refusal> {
        let back = self.own_seats(user, lang)? & self.live.stand_ins;
        Ok(back.iter().map(|seat| Deed::Return { seat: seat.number() }).collect())
    }

    /// The seats of whoever speaks.
    pub(super) fn own_seats(&self, user: Option<&User>, lang: Lang) -> Result<SeatSet, Refusal> {
        let user = user.ok_or_else(|| refuse("unknown_user", lang))?;
        let seats = self.live.seats_of(Some(user.id));
        if seats.is_empty() { Err(refuse("not_seated", lang)) } else { Ok(seats) }
    }
}
