//! Sitting down, getting up, the deal, and playing again.

use serde_json::Value;
use signoria_engine::Seat;
use signoria_protocol::{ChatPolicy, SeatRequest};
use signoria_store::{NewTable, Status, TableRow, User};

use super::{
    deed::{By, Deed, seat_bot},
    ending,
    live::{Live, Sitter},
    task::{Broken, Task},
};
use crate::{auth, catalogue, error::Error};

impl Task {
    /// The number of the table, and the password a user must know to sit down, if he must.
    pub(super) fn door(&self, user: &User) -> (i64, Option<String>) {
        let made = &self.live.row.made;
        let host = user.id == made.host;
        (self.live.row.id, made.password.clone().filter(|_| !host))
    }

    pub(super) fn heir(&self, user: i64) -> Option<i64> {
        self.live.sitters.iter().find_map(|sitter| match sitter {
            Sitter::Person { user: other, .. } if *other != user && *other != 0 => Some(*other),
            Sitter::Person { .. } | Sitter::Bot { .. } | Sitter::Nobody => None,
        })
    }

    pub(super) fn sit(&self, user: &User, seat: Option<u8>) -> Result<Vec<Deed>, Error> {
        self.still_waiting()?;
        if self.live.blocked.iter().any(|(id, _)| *id == user.id) {
            return Err(Error::Blocked);
        }
        if !self.live.seats_of(Some(user.id)).is_empty() {
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

    /// Before the deal the seats become free, after it a bot plays for them until he comes back.
    pub(super) fn stand(&self, user: &User, seat: Option<u8>) -> Result<Vec<Deed>, Error> {
        let own = self.live.seats_of(Some(user.id));
        let left = own.iter().filter(|own| seat.is_none_or(|seat| seat == own.number()));
        let left: Vec<Seat> = left.collect();
        if left.is_empty() {
            return Err(Error::NotSeated);
        }
        let seats = left.into_iter();
        match self.live.row.status {
            Status::Waiting => Ok(seats.map(|seat| Deed::Stand { seat: seat.number() }).collect()),
            Status::Playing => Ok(seats
                .filter(|seat| !self.live.stand_ins.contains(*seat))
                .map(|seat| Deed::Takeover { seat: seat.number(), by: By::Own })
                .collect()),
            Status::Finished => Err(Error::Begun),
        }
    }

    /// The host says what a seat is for, as long as nobody else sits there.
    pub(super) fn place(
        &self,
        user: &User,
        seat: u8,
        request: &SeatRequest,
    ) -> Result<Vec<Deed>, Error> {
        self.hosted_by(user)?;
        self.still_waiting()?;
        match self.live.sitters.get(usize::from(seat)) {
            None => return Err(Error::NotFound),
            Some(Sitter::Person { user: other, .. }) if *other != user.id => {
                return Err(Error::SeatTaken);
            }
            Some(Sitter::Person { .. } | Sitter::Bot { .. } | Sitter::Nobody) => {}
        }
        Ok(vec![match request {
            SeatRequest::Open => Deed::Stand { seat },
            SeatRequest::Me => Deed::Sit { seat, user: user.id, name: user.name.clone() },
            SeatRequest::Bot(bot) if catalogue::offers(bot) => seat_bot(seat, bot),
            SeatRequest::Bot(bot) => return Err(Error::UnknownBot(bot.clone())),
        }])
    }

    /// The host removes a person from all their seats before the deal, and may block them.
    pub(super) fn remove(&self, user: &User, seat: u8, block: bool) -> Result<Vec<Deed>, Error> {
        self.hosted_by(user)?;
        self.still_waiting()?;
        let (other, name) = match self.live.sitters.get(usize::from(seat)) {
            None => return Err(Error::NotFound),
            Some(Sitter::Person { user: other, name }) if *other != user.id => {
                (*other, name.clone())
            }
            Some(Sitter::Person { .. } | Sitter::Bot { .. } | Sitter::Nobody) => {
                return Err(Error::NotRemovable);
            }
        };
        let seats = self.live.seats_of(Some(other));
        let mut deeds: Vec<Deed> =
            seats.iter().map(|seat| Deed::Stand { seat: seat.number() }).collect();
        if block {
            deeds.push(Deed::Block { user: other, name, on: true });
        }
        Ok(deeds)
    }

    /// The host lets a blocked user sit down again.
    pub(super) fn unblock(&self, user: &User, blocked: i64) -> Result<Vec<Deed>, Error> {
        self.hosted_by(user)?;
        let known = self.live.blocked.iter().find(|(id, _)| *id == blocked);
        let (user, name) = known.cloned().ok_or(Error::NotFound)?;
        Ok(vec![Deed::Block { user, name, on: false }])
    }

    /// The host says who may write in the chat.
    pub(super) fn open_chat(&self, user: &User, chat: ChatPolicy) -> Result<Vec<Deed>, Error> {
        self.hosted_by(user)?;
        let everyone = chat == ChatPolicy::Everyone;
        let changed = everyone != self.live.chat_open;
        Ok(changed.then_some(Deed::OpenChat { everyone }).into_iter().collect())
    }

    pub(super) fn start(&self, user: &User, fill: Option<&str>) -> Result<Vec<Deed>, Error> {
        self.hosted_by(user)?;
        self.still_waiting()?;
        let open = self.live.open_seats();
        let mut deeds = match fill {
            Some(bot) if !catalogue::offers(bot) => {
                return Err(Error::UnknownBot(bot.to_owned()));
            }
            Some(bot) => open.into_iter().map(|seat| seat_bot(seat, bot)).collect(),
            None if open.is_empty() => Vec::new(),
            None => return Err(Error::SeatsOpen),
        };
        deeds.push(Deed::Start { rated: Some(ending::counts(&self.live)) });
        Ok(deeds)
    }

    fn hosted_by(&self, user: &User) -> Result<(), Error> {
        if self.live.row.made.host == user.id { Ok(()) } else { Err(Error::NotHost) }
    }

    pub(super) fn still_waiting(&self) -> Result<(), Error> {
        match self.live.row.status {
            Status::Waiting => Ok(()),
            Status::Playing | Status::Finished => Err(Error::Begun),
        }
    }

    /// The same people at another table; the first of them who asks makes it.
    pub(super) async fn rematch(&mut self, user: &User) -> Result<Result<String, Error>, Broken> {
        if let Some(table) = &self.live.rematch {
            return Ok(Ok(table.clone()));
        }
        if self.finished().is_err() {
            return Ok(Err(Error::NotFinished));
        }
        if self.live.seats_of(Some(user.id)).is_empty() {
            return Ok(Err(Error::NotSeated));
        }
        let (made, deeds) = match self.again(user) {
            Ok(again) => again,
            Err(error) => return Ok(Err(error)),
        };
        let key = made.key.clone();
        let now = self.hub.clock.now();
        let row = new_row(made.clone(), now);
        let (options, settings) = (self.live.complete_options(), self.live.settings.clone());
        let change = Live::new(row, self.live.game, options, settings).change(&deeds, now);
        let change = match change {
            Ok(change) => change,
            Err(error) => {
                tracing::error!(error, "a new table cannot be made");
                return Ok(Err(Error::Unavailable));
            }
        };
        if let Err(error) = self.hub.store.create_table(made, change).await {
            return Ok(Err(error.into()));
        }
        self.commit(&[Deed::Rematch { table: key.clone() }]).await?;
        Ok(Ok(key))
    }

    fn again(&self, user: &User) -> Result<(NewTable, Vec<Deed>), Error> {
        let made = NewTable {
            key: auth::hex(&auth::random::<16>()?),
            // A new table takes the newest rules, with what was chosen at the old one.
            rules: self.live.game.rules(),
            options: Value::Object(self.live.complete_options()).to_string(),
            seed: auth::random::<32>()?,
            host: user.id,
            ..self.live.row.made.clone()
        };
        let deed = |(seat, sitter): (u8, &Sitter)| match sitter {
            Sitter::Person { user: 0, .. } | Sitter::Nobody => None,
            Sitter::Person { user, name } => {
                Some(Deed::Sit { seat, user: *user, name: name.clone() })
            }
            Sitter::Bot { bot, name } => {
                Some(Deed::Bot { seat, bot: bot.clone(), name: name.clone() })
            }
        };
        Ok((made, (0..).zip(&self.live.sitters).filter_map(deed).collect()))
    }
}

/// A table that is not stored yet.
pub fn new_row(made: NewTable, now: i64) -> TableRow {
    TableRow {
        id: 0,
        made,
        status: Status::Waiting,
        open: 0,
        asked: 0,
        created: now,
        changed: now,
        players: Vec::new(),
        damaged: None,
    }
}
