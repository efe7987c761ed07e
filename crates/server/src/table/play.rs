//! What players say over their connections.

use signoria_engine::{Reason, Seat, SeatSet, UndoError, Viewer};
use signoria_i18n::Lang;
use signoria_protocol::{ClientMessage, ServerMessage};
use signoria_registry::{PlayError, Table};
use signoria_store::{Status, User};

use super::{
    deed::Deed,
    live::Says,
    task::{Broken, ConnectionId, Task, send},
};
use crate::{frames, limit::Bucket, words};

/// The longest line of chat.
const CHAT_LENGTH: usize = 500;

/// Why a command over a connection was refused.
pub struct Refusal {
    error: &'static str,
    text: String,
    rule: Option<String>,
}

impl Task {
    /// Somebody says something over his connection.
    pub(super) async fn hear(
        &mut self,
        id: ConnectionId,
        message: Option<ClientMessage>,
    ) -> Result<(), Broken> {
        let Some(connection) = self.connections.get(&id) else { return Ok(()) };
        let user = connection.user.clone();
        let user = user.as_ref();
        let lang = connection.lang;
        let seat = self.reader(connection).own_seat();
        let (number, done) = match message {
            None => (None, Err(refuse("malformed", lang))),
            Some(ClientMessage::Play { version, action, id }) => {
                (id, self.play(user, seat, version, &action, lang))
            }
            Some(ClientMessage::Undo { version, id }) => (id, self.undo(user, seat, version, lang)),
            Some(ClientMessage::UndoAsk { version, id }) => {
                (id, self.ask_undo(user, seat, version, lang))
            }
            Some(ClientMessage::UndoAnswer { agree, id }) => {
                (id, self.answer_undo(user, agree, lang))
            }
            Some(ClientMessage::Takeover { seat, id }) => (id, self.vote(user, seat, lang)),
            Some(ClientMessage::Return { id }) => (id, self.come_back(user, lang)),
            Some(ClientMessage::Mute { line, on, id: number }) => {
                (number, self.mute(id, line, on, lang).await)
            }
            Some(ClientMessage::Chat { text, id }) => (id, self.chat(user, seat, &text, lang)),
        };
        let answer = match done {
            Ok(deeds) => {
                self.commit(&deeds).await?;
                number.map(|id| ServerMessage::Accepted { version: self.live.version, id })
            }
            Err(refusal) => Some(ServerMessage::Refused {
                version: self.live.version,
                id: number,
                error: refusal.error.to_owned(),
                text: refusal.text,
                rule: refusal.rule,
            }),
        };
        if let (Some(answer), Some(connection)) = (answer, self.connections.get(&id))
            && !send(connection, &frames::text(&answer))
        {
            self.connections.remove(&id);
        }
        Ok(())
    }

    /// Checks an action; the deed is not done yet.
    fn play(
        &self,
        user: Option<&User>,
        seat: Option<Seat>,
        version: u32,
        action: &str,
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let (seat, table) = self.seated(user, seat, lang)?;
        let explain = |error: PlayError| self.explain(error, seat, lang);
        if !table.to_act().contains(seat) {
            // Why: the game is over, or somebody else is asked.
            return Err(explain(match table.outcome() {
                Some(_) => PlayError::Over,
                None => PlayError::NotAsked { seat },
            }));
        }
        self.check_version(seat, version, lang)?;
        let notation = || explain(PlayError::Notation { text: action.to_owned() });
        let action = self.live.game.canonical(action.trim()).ok_or_else(notation)?;
        match table.why_not(seat, &action).map_err(explain)? {
            None => Ok(vec![Deed::Act { seat: seat.number(), action }]),
            Some(reason) => Err(explain(PlayError::Refused(reason))),
        }
    }

    fn undo(
        &self,
        user: Option<&User>,
        seat: Option<Seat>,
        version: u32,
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let (seat, table) = self.seated(user, seat, lang)?;
        if version > self.live.version || version < self.live.since[seat.index()] {
            return Err(refuse("stale", lang));
        }
        match table.can_undo(seat) {
            Ok(()) => Ok(vec![Deed::Undo { seat: seat.number() }]),
            Err(UndoError::NotYours) => Err(refuse("undo_not_yours", lang)),
            Err(UndoError::TooLate) => Err(refuse("undo_too_late", lang)),
        }
    }

    fn chat(
        &mut self,
        user: Option<&User>,
        seat: Option<Seat>,
        text: &str,
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let user = user.ok_or_else(|| refuse("unknown_user", lang))?;
        let text = text.trim();
        let printable = |character: char| !character.is_control() || character == '\n';
        if text.is_empty() || text.chars().count() > CHAT_LENGTH || !text.chars().all(printable) {
            return Err(refuse("bad_chat", lang));
        }
        let bucket = self.chatter.entry(user.id).or_insert_with(|| Bucket::new(5, 0.5));
        if !bucket.take() {
            return Err(refuse("too_fast", lang));
        }
        Ok(vec![Deed::Chat {
            seat: seat.map(Seat::number),
            name: user.name.clone(),
            text: text.to_owned(),
            user: Some(user.id),
        }])
    }

    /// Somebody does not want to hear somebody else any more, or does again. The server remembers, for
    /// all tables.
    async fn mute(
        &mut self,
        id: ConnectionId,
        line: u32,
        on: bool,
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let user = self.connections.get(&id).and_then(|connection| connection.user.as_ref());
        let user = user.ok_or_else(|| refuse("unknown_user", lang))?.id;
        let said = self.live.chat.iter().find(|said| said.version == line);
        let other = said.and_then(|said| match &said.says {
            Says::Text { user: Some(other), .. } if *other != user => Some(*other),
            Says::Text { .. } | Says::Notice(_) => None,
        });
        let other = other.ok_or_else(|| refuse("not_muted", lang))?;
        let stored = self.hub.store.set_muted(user, other, on).await;
        stored.map_err(|_| refuse("unavailable", lang))?;
        for connection in self.connections.values_mut() {
            if connection.user.as_ref().is_some_and(|it| it.id == user) {
                connection.muted.retain(|muted| *muted != other);
                if on {
                    connection.muted.push(other);
                }
            }
        }
        // Everything anew, without what he does not want to read.
        if let Some(connection) = self.connections.get(&id) {
            let reader = self.reader(connection);
            send(connection, &frames::table(&self.live, &reader, &connection.muted));
        }
        Ok(Vec::new())
    }

    /// The seat of whoever speaks, and the game.
    fn seated(
        &self,
        user: Option<&User>,
        seat: Option<Seat>,
        lang: Lang,
    ) -> Result<(Seat, &dyn Table), Refusal> {
        user.ok_or_else(|| refuse("unknown_user", lang))?;
        let seat = seat.ok_or_else(|| refuse("not_seated", lang))?;
        let table = self.live.table.as_ref().ok_or_else(|| refuse("not_begun", lang))?;
        Ok((seat, &**table))
    }

    /// Asks the others to agree that everything from one's own last action on is taken back. Who plays
    /// with bots alone need not ask.
    fn ask_undo(
        &self,
        user: Option<&User>,
        seat: Option<Seat>,
        version: u32,
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let (seat, _) = self.seated(user, seat, lang)?;
        if version > self.live.version || version < self.live.since[seat.index()] {
            return Err(refuse("stale", lang));
        }
        if self.live.row.status != Status::Playing {
            return Err(refuse("over", lang));
        }
        if self.live.request.is_some() {
            return Err(refuse("undo_asked_already", lang));
        }
        if self.live.depth_of(seat).is_none() {
            return Err(refuse("undo_not_yours", lang));
        }
        let mut deeds = vec![Deed::UndoAsk { seat: seat.number() }];
        let own = self.own_seats(user, lang)?;
        deeds.extend(self.undo_if_agreed(seat, own));
        Ok(deeds)
    }

    fn answer_undo(
        &self,
        user: Option<&User>,
        agree: bool,
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let own = self.own_seats(user, lang)?;
        let request = self.live.request.ok_or_else(|| refuse("undo_not_asked", lang))?;
        let Some(seat) = (own - request.agreed).first() else {
            return Err(refuse("undo_not_asked", lang));
        };
        if !agree {
            return Ok(vec![Deed::UndoRefuse { seat: seat.number() }]);
        }
        let mut deeds: Vec<Deed> =
            own.iter().map(|seat| Deed::UndoAgree { seat: seat.number() }).collect();
        deeds.extend(self.undo_if_agreed(request.seat, request.agreed | own));
        Ok(deeds)
    }

    /// What is taken back, if nobody is left to agree. People for whom a bot plays are not asked.
    fn undo_if_agreed(&self, seat: Seat, agreed: SeatSet) -> Vec<Deed> {
        if !(self.live.people() - self.live.stand_ins - agreed).is_empty() {
            return Vec::new();
        }
        vec![Deed::TakeBack; self.live.depth_of(seat).unwrap_or(0)]
    }

    /// An answer to a question that has changed since is not meant for this one.
    pub(super) fn check_version(
        &self,
        seat: Seat,
        version: u32,
        lang: Lang,
    ) -> Result<(), Refusal> {
        let known = self.live.since[seat.index()]..=self.live.version;
        if known.contains(&version) { Ok(()) } else { Err(refuse("stale", lang)) }
    }

    /// Why the rules refuse an action, in the reader's words.
    pub(super) fn explain(&self, error: PlayError, seat: Seat, lang: Lang) -> Refusal {
        match error {
            PlayError::Notation { .. } => refuse("notation", lang),
            PlayError::Over => refuse("over", lang),
            PlayError::NotAsked { .. } => refuse("not_asked", lang),
            PlayError::Refused(Reason { message, rule }) => {
                let names = self.live.told_names(Viewer::Seat(seat));
                let text = words(lang, self.live.game.meta().id).say(&message, &names);
                let rule = (!rule.is_empty()).then(|| rule.to_owned());
                Refusal { error: "refused", text, rule }
            }
        }
    }
}

/// A refusal that needs no more words than its name.
pub(super) fn refuse(error: &'static str, lang: Lang) -> Refusal {
    Refusal { error, text: words(lang, "").term(&format!("server-{error}")), rule: None }
}
