//! Commands of players over their connections.

use signoria_engine::Seat;
use signoria_i18n::Lang;
use signoria_protocol::{ClientMessage, ServerMessage};

use super::{
    command::{Refusal, Speaker, refuse},
    event::TableEvent,
    task::{ConnectionId, TableFailed, TableTask, send},
};
use crate::{frames, words};

impl TableTask {
    /// Handles the message of a client; `None` is an unreadable one.
    pub(super) async fn handle_message(
        &mut self,
        id: ConnectionId,
        message: Option<ClientMessage>,
    ) -> Result<(), TableFailed> {
        let Some(connection) = self.connections.get(&id) else { return Ok(()) };
        let lang = connection.lang;
        let seat = self.reader(connection).own_seat();
        let number = message.as_ref().and_then(ClientMessage::id);
        if let Some(ClientMessage::Why { action, .. }) = &message {
            self.tell_why(id, seat, action, number);
            return Ok(());
        }
        if let Some(ClientMessage::List { .. }) = &message {
            let reader = self.reader(connection);
            if !send(connection, &frames::list(&self.live, &reader, number)) {
                self.connections.remove(&id);
            }
            return Ok(());
        }
        let done = match &message {
            None => Err(refuse("malformed", lang)),
            Some(ClientMessage::Mute { line, on, .. }) => self.mute(id, *line, *on, lang).await,
            Some(message) => self.check(id, seat, message, lang),
        };
        let answer = match done {
            Ok(events) => {
                self.commit(&events).await?;
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

    /// Answers why an action is not possible.
    fn tell_why(
        &mut self,
        id: ConnectionId,
        seat: Option<Seat>,
        action: &str,
        number: Option<u32>,
    ) {
        let Some(connection) = self.connections.get(&id) else { return };
        let who = Speaker { user: connection.user.as_ref(), seat, lang: connection.lang };
        let version = self.live.version;
        let answer = match self.live.why(&who, action) {
            Ok(reason) => {
                let possible = reason.is_none();
                let (text, rule) = match reason {
                    Some(Refusal { text, rule, .. }) => (text, rule),
                    None => (words(who.lang, "").term("why-possible"), None),
                };
                ServerMessage::Why { version, id: number, possible, text, rule }
            }
            Err(Refusal { error, text, rule }) => {
                ServerMessage::Refused { version, id: number, error: error.to_owned(), text, rule }
            }
        };
        if !send(connection, &frames::text(&answer)) {
            self.connections.remove(&id);
        }
    }

    /// The events of a command, if the table allows it and it is within the rate limit.
    fn check(
        &mut self,
        id: ConnectionId,
        seat: Option<Seat>,
        message: &ClientMessage,
        lang: Lang,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let user = self.connections.get(&id).and_then(|connection| connection.user.as_ref());
        let who = Speaker { user, seat, lang };
        let events = self.live.answer(&who, message, self.hub.clock.now())?;
        let budget = match message {
            ClientMessage::Chat { .. } => Some(&self.budgets.chat),
            ClientMessage::Undo { .. }
            | ClientMessage::UndoAsk { .. }
            | ClientMessage::UndoAnswer { .. } => Some(&self.budgets.undo),
            ClientMessage::Takeover { .. } => Some(&self.budgets.seats),
            ClientMessage::Silence { .. } => Some(&self.budgets.silences),
            // Every action advances the game, a return needs a bot that plays, and mutes are
            // not stored at the table.
            ClientMessage::Play { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::List { .. }
            | ClientMessage::Return { .. }
            | ClientMessage::Mute { .. } => None,
        };
        if let (Some(budget), Some(user), false) = (budget, user, events.is_empty())
            && !budget.take(&user.id.to_string())
        {
            return Err(refuse("too_fast", lang));
        }
        Ok(events)
    }

    /// Mutes or unmutes another user for the sender, at all tables.
    async fn mute(
        &mut self,
        id: ConnectionId,
        line: u32,
        on: bool,
        lang: Lang,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let user = self.connections.get(&id).and_then(|connection| connection.user.as_ref());
        let user = user.ok_or_else(|| refuse("unknown_user", lang))?.id;
        let other = self.live.author(line).filter(|other| *other != user);
        let other = other.ok_or_else(|| refuse("not_muted", lang))?;
        if !self.budgets.mutes.take(&user.to_string()) {
            return Err(refuse("too_fast", lang));
        }
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
        // The whole table again, without the muted user.
        if let Some(connection) = self.connections.get(&id) {
            let reader = self.reader(connection);
            send(connection, &frames::table(&self.live, &reader, &connection.muted));
        }
        Ok(Vec::new())
    }
}
