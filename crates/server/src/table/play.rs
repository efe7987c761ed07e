//! Commands of players over their connections.

use signoria_engine::Seat;
use signoria_i18n::Lang;
use signoria_protocol::{ClientMessage, ServerMessage};

use super::{
    command::{Refusal, Speaker, refuse},
    deed::Deed,
    task::{Broken, ConnectionId, Task, send},
};
use crate::frames;

impl Task {
    /// A client sends a command; `None`: something unreadable.
    pub(super) async fn hear(
        &mut self,
        id: ConnectionId,
        message: Option<ClientMessage>,
    ) -> Result<(), Broken> {
        let Some(connection) = self.connections.get(&id) else { return Ok(()) };
        let lang = connection.lang;
        let seat = self.reader(connection).own_seat();
        let number = message.as_ref().and_then(ClientMessage::id);
        let done = match &message {
            None => Err(refuse("malformed", lang)),
            Some(ClientMessage::Mute { line, on, .. }) => self.mute(id, *line, *on, lang).await,
            Some(message) => self.check(id, seat, message, lang),
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

    /// What a command does, if the table allows it and it does not come too fast.
    fn check(
        &mut self,
        id: ConnectionId,
        seat: Option<Seat>,
        message: &ClientMessage,
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let user = self.connections.get(&id).and_then(|connection| connection.user.as_ref());
        let who = Speaker { user, seat, lang };
        let deeds = self.live.answer(&who, message, self.hub.clock.now())?;
        let budget = match message {
            ClientMessage::Chat { .. } => Some(&self.budgets.chat),
            ClientMessage::Undo { .. }
            | ClientMessage::UndoAsk { .. }
            | ClientMessage::UndoAnswer { .. } => Some(&self.budgets.undo),
            ClientMessage::Takeover { .. } | ClientMessage::Silence { .. } => {
                Some(&self.budgets.seats)
            }
            // Every action brings the game forward, a return needs a bot to take over from, and who is
            // muted is not stored at the table.
            ClientMessage::Play { .. }
            | ClientMessage::Return { .. }
            | ClientMessage::Mute { .. } => None,
        };
        if let (Some(budget), Some(user), false) = (budget, user, deeds.is_empty())
            && !budget.take(&user.id.to_string())
        {
            return Err(refuse("too_fast", lang));
        }
        Ok(deeds)
    }

    /// A user does not want to hear another one any more, or does again. The server remembers, for all
    /// tables.
    async fn mute(
        &mut self,
        id: ConnectionId,
        line: u32,
        on: bool,
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let user = self.connections.get(&id).and_then(|connection| connection.user.as_ref());
        let user = user.ok_or_else(|| refuse("unknown_user", lang))?.id;
        let other = self.live.author(line).filter(|other| *other != user);
        let other = other.ok_or_else(|| refuse("not_muted", lang))?;
        if !self.budgets.seats.take(&user.to_string()) {
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
        // Everything anew, without what they do not want to read.
        if let Some(connection) = self.connections.get(&id) {
            let reader = self.reader(connection);
            send(connection, &frames::table(&self.live, &reader, &connection.muted));
        }
        Ok(Vec::new())
    }
}
