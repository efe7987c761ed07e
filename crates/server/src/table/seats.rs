//! Joining, leaving, starting the game, and rematches.

use serde_json::Value;
use signoria_engine::Seat;
use signoria_protocol::{ChatPolicy, SeatRequest};
use signoria_store::{NewTable, Status, TableRow, User};

use super::{
    event::{TableEvent, TakeoverCause, seat_bot},
    result,
    state::{Occupant, Settings, TableState},
    task::{TableFailed, TableTask},
};
use crate::{auth, catalogue, error::Error};

impl TableTask {
    /// The number of the table, and the hash of the password that a user needs to take a seat, if any.
    pub(super) fn door(&self, user: &User) -> (i64, Option<String>) {
        let made = &self.live.row.made;
        let host = user.id == made.host;
        (self.live.row.id, made.password.clone().filter(|_| !host))
    }

    pub(super) fn heir(&self, user: i64) -> Option<i64> {
        self.live.sitters.iter().find_map(|sitter| match sitter {
            Occupant::Person { user: other, .. } if *other != user && *other != 0 => Some(*other),
            Occupant::Person { .. } | Occupant::Bot { .. } | Occupant::Empty => None,
        })
    }

    pub(super) fn sit(&self, user: &User, seat: Option<u8>) -> Result<Vec<TableEvent>, Error> {
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
        Ok(vec![TableEvent::Sit { seat, user: user.id, name: user.name.clone() }])
    }

    /// Before the game starts the seats become free; after that a bot plays for them until the player
    /// returns.
    pub(super) fn stand(&self, user: &User, seat: Option<u8>) -> Result<Vec<TableEvent>, Error> {
        let own = self.live.seats_of(Some(user.id));
        let left = own.iter().filter(|own| seat.is_none_or(|seat| seat == own.number()));
        let left: Vec<Seat> = left.collect();
        if left.is_empty() {
            return Err(Error::NotSeated);
        }
        let seats = left.into_iter();
        match self.live.row.status {
            Status::Waiting => {
                Ok(seats.map(|seat| TableEvent::Stand { seat: seat.number() }).collect())
            }
            Status::Playing => Ok(seats
                .filter(|seat| !self.live.stand_ins.contains(*seat))
                .map(|seat| TableEvent::Takeover { seat: seat.number(), by: TakeoverCause::Own })
                .collect()),
            Status::Finished => Err(Error::Begun),
        }
    }

    /// The host changes a seat that no other person has.
    pub(super) fn place(
        &self,
        user: &User,
        seat: u8,
        request: &SeatRequest,
    ) -> Result<Vec<TableEvent>, Error> {
        self.hosted_by(user)?;
        self.still_waiting()?;
        match self.live.sitters.get(usize::from(seat)) {
            None => return Err(Error::NotFound),
            Some(Occupant::Person { user: other, .. }) if *other != user.id => {
                return Err(Error::SeatTaken);
            }
            Some(Occupant::Person { .. } | Occupant::Bot { .. } | Occupant::Empty) => {}
        }
        Ok(vec![match request {
            SeatRequest::Open => TableEvent::Stand { seat },
            SeatRequest::Me => TableEvent::Sit { seat, user: user.id, name: user.name.clone() },
            SeatRequest::Bot(bot) if catalogue::offers(bot) => seat_bot(seat, bot),
            SeatRequest::Bot(bot) => return Err(Error::UnknownBot(bot.clone())),
        }])
    }

    /// The host removes a person from all their seats before the deal, and may block them.
    pub(super) fn remove(
        &self,
        user: &User,
        seat: u8,
        block: bool,
    ) -> Result<Vec<TableEvent>, Error> {
        self.hosted_by(user)?;
        self.still_waiting()?;
        let (other, name) = match self.live.sitters.get(usize::from(seat)) {
            None => return Err(Error::NotFound),
            Some(Occupant::Person { user: other, name }) if *other != user.id => {
                (*other, name.clone())
            }
            Some(Occupant::Person { .. } | Occupant::Bot { .. } | Occupant::Empty) => {
                return Err(Error::NotRemovable);
            }
        };
        let seats = self.live.seats_of(Some(other));
        let mut events: Vec<TableEvent> =
            seats.iter().map(|seat| TableEvent::Stand { seat: seat.number() }).collect();
        if block {
            events.push(TableEvent::Block { user: other, name, on: true });
        }
        Ok(events)
    }

    /// The host unblocks a user.
    pub(super) fn unblock(&self, user: &User, blocked: i64) -> Result<Vec<TableEvent>, Error> {
        self.hosted_by(user)?;
        let known = self.live.blocked.iter().find(|(id, _)| *id == blocked);
        let (user, name) = known.cloned().ok_or(Error::NotFound)?;
        Ok(vec![TableEvent::Block { user, name, on: false }])
    }

    /// The host chooses who may write in the chat.
    pub(super) fn open_chat(
        &self,
        user: &User,
        chat: ChatPolicy,
    ) -> Result<Vec<TableEvent>, Error> {
        self.hosted_by(user)?;
        let everyone = chat == ChatPolicy::Everyone;
        let changed = everyone != self.live.chat_open;
        Ok(changed.then_some(TableEvent::OpenChat { everyone }).into_iter().collect())
    }

    pub(super) fn start(&self, user: &User, fill: Option<&str>) -> Result<Vec<TableEvent>, Error> {
        self.hosted_by(user)?;
        self.still_waiting()?;
        let open = self.live.open_seats();
        let mut events = match fill {
            Some(bot) if !catalogue::offers(bot) => {
                return Err(Error::UnknownBot(bot.to_owned()));
            }
            Some(bot) => open.into_iter().map(|seat| seat_bot(seat, bot)).collect(),
            None if open.is_empty() => Vec::new(),
            None => return Err(Error::SeatsOpen),
        };
        let rated = result::counts(&self.live);
        events.push(TableEvent::Start { rated: Some(rated) });
        if rated {
            // Those who look on see the deal.
            let there = self.live.connected & self.live.people();
            events.extend(there.iter().map(|seat| TableEvent::Arrive { seat: seat.number() }));
        }
        Ok(events)
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

    /// A new table with the same people; the first who asks is its host.
    pub(super) async fn rematch(
        &mut self,
        user: &User,
    ) -> Result<Result<String, Error>, TableFailed> {
        if let Some(table) = &self.live.rematch {
            return Ok(Ok(table.clone()));
        }
        if self.finished().is_err() {
            return Ok(Err(Error::NotFinished));
        }
        if self.live.seats_of(Some(user.id)).is_empty() {
            return Ok(Err(Error::NotSeated));
        }
        let (made, events) = match self.again(user).await {
            Ok(again) => again,
            Err(error) => return Ok(Err(error)),
        };
        let key = made.key.clone();
        let now = self.hub.clock.now();
        let row = new_row(made.clone(), now);
        let (options, settings) = (self.live.complete_options(), self.live.settings.clone());
        let change = TableState::new(row, self.live.game, options, settings).change(&events, now);
        let change = match change {
            Ok(change) => change,
            Err(error) => {
                tracing::error!(error, "cannot create a table");
                return Ok(Err(Error::Unavailable));
            }
        };
        if let Err(error) = self.hub.store.create_table(made, change).await {
            return Ok(Err(error.into()));
        }
        self.commit(&[TableEvent::Rematch { table: key.clone() }]).await?;
        Ok(Ok(key))
    }

    /// The table of a rematch, with the people as they are called now.
    async fn again(&mut self, user: &User) -> Result<(NewTable, Vec<TableEvent>), Error> {
        let made = NewTable {
            key: auth::hex(&auth::random::<16>()?),
            // A new table takes the newest rules, with the options of the old one.
            rules: self.live.game.rules(),
            options: Value::Object(self.live.complete_options()).to_string(),
            seed: auth::random::<32>()?,
            host: user.id,
            // Guidance is for the deal it was written for.
            settings: Settings { lesson: false, ..self.live.settings.clone() }.to_text(),
            ..self.live.row.made.clone()
        };
        let mut events = Vec::new();
        for (seat, sitter) in (0..).zip(&self.live.sitters) {
            match sitter {
                Occupant::Person { user: 0, .. } | Occupant::Empty => {}
                Occupant::Person { user: id, .. } => {
                    if let Some(person) = self.hub.store.user(*id).await? {
                        events.push(TableEvent::Sit { seat, user: *id, name: person.name });
                        events.extend((*id != user.id).then_some(TableEvent::Invite { seat }));
                    }
                }
                Occupant::Bot { bot, name } => {
                    events.push(TableEvent::Bot { seat, bot: bot.clone(), name: name.clone() });
                }
            }
        }
        Ok((made, events))
    }

    /// A user is called something else: at the seats they hold, too.
    pub(super) fn renamed(&self, user: &User) -> Vec<TableEvent> {
        let mut events = Vec::new();
        for (seat, sitter) in (0..).zip(&self.live.sitters) {
            if let Occupant::Person { user: id, name } = sitter
                && *id == user.id
                && *name != user.name
            {
                events.push(TableEvent::Sit { seat, user: user.id, name: user.name.clone() });
            }
        }
        events
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
