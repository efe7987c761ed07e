//! Sitting down, getting up, and the deal.

use signoria_store::{Status, User};

use super::{
    deed::{Deed, seat_bot},
    task::Task,
};
use crate::error::Error;

impl Task {
    pub(super) fn sit(&self, user: &User, seat: Option<u8>) -> Result<Vec<Deed>, Error> {
        self.still_waiting()?;
        if self.live.seat_of(Some(user.id)).is_some() {
            return Err(Error::Seated);
        }
        let open = self.live.open_seats();
        let free = match seat {
            Some(seat) => open.contains(&seat).then_some(seat),
            None => open.first().copied(),
        };
        let seat = free.ok_or(Error::SeatTaken)?;
        Ok(vec![Deed::Sit { seat, user: user.id, name: user.name.clone() }])
    }

    pub(super) fn stand(&self, user: &User) -> Result<Vec<Deed>, Error> {
        self.still_waiting()?;
        let seat = self.live.seat_of(Some(user.id)).ok_or(Error::NotSeated)?;
        Ok(vec![Deed::Stand { seat: seat.number() }])
    }

    pub(super) fn start(&self, user: &User, fill: Option<&str>) -> Result<Vec<Deed>, Error> {
        if self.live.row.made.host != user.id {
            return Err(Error::NotHost);
        }
        self.still_waiting()?;
        let open = self.live.open_seats();
        let mut deeds = match fill {
            Some(bot) if !signoria_registry::BOTS.contains(&bot) => {
                return Err(Error::UnknownBot(bot.to_owned()));
            }
            Some(bot) => open.into_iter().map(|seat| seat_bot(seat, bot)).collect(),
            None if open.is_empty() => Vec::new(),
            None => return Err(Error::SeatsOpen),
        };
        deeds.push(Deed::Start);
        Ok(deeds)
    }

    pub(super) fn still_waiting(&self) -> Result<(), Error> {
        match self.live.row.status {
            Status::Waiting => Ok(()),
            Status::Playing | Status::Finished => Err(Error::Begun),
        }
    }
}
