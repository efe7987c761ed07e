//! What players say over their connections.

use signoria_engine::{Reason, Seat, UndoError, Viewer};
use signoria_i18n::Lang;
use signoria_protocol::{ClientMessage, ServerMessage};
use signoria_registry::{PlayError, Table};
use signoria_store::User;

use super::{
    deed::Deed,
    task::{Broken, ConnectionId, Task, send},
};
use crate::{frames, limit::Bucket, words};

/// The longest line of chat.
const CHAT_LENGTH: usize = 500;

/// Nobody needs more actions in one command.
const MOST_ACTIONS: usize = 64;
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
        let lang = connection.lang;
        let (number, done) = match message {
            None => (None, Err(refuse("malformed", lang))),
            Some(ClientMessage::Play { version, actions, id }) => {
                (id, self.play(user.as_ref(), version, &actions, lang))
            }
            Some(ClientMessage::Undo { version, id }) => {
                (id, self.undo(user.as_ref(), version, lang))
            }
            Some(ClientMessage::Chat { text, id }) => (id, self.chat(user.as_ref(), &text, lang)),
        };
        let answer = match done {
            Ok(deeds) => {
                let from = self.live.version;
                self.commit_done(from, &deeds).await?;
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

    /// Checks an action or several; the deeds are not done yet.
    pub(super) fn play(
        &self,
        user: Option<&User>,
        version: u32,
        actions: &[String],
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let (seat, table) = self.seated(user, lang)?;
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            return Err(refuse("malformed", lang));
        }
        let explain = |error: PlayError| self.explain(error, seat, lang);
        if !table.to_act().contains(seat) {
            // Why: the game is over, or somebody else is asked.
            return Err(explain(match table.outcome() {
                Some(_) => PlayError::Over,
                None => PlayError::NotAsked { seat },
            }));
        }
        self.check_version(seat, version, lang)?;
        let canonical = |text: &String| {
            let notation = || explain(PlayError::Notation { text: text.clone() });
            self.live.game.canonical(text.trim()).ok_or_else(notation)
        };
        let actions: Vec<String> = actions.iter().map(canonical).collect::<Result<_, _>>()?;
        match actions.as_slice() {
            [action] => match table.why_not(seat, action).map_err(explain)? {
                None => {}
                Some(reason) => return Err(explain(PlayError::Refused(reason))),
            },
            several => {
                let mut trial = table.at(usize::MAX);
                trial.play_all(seat, several).map_err(explain)?;
            }
        }
        let seat = seat.number();
        Ok(actions.into_iter().map(|action| Deed::Act { seat, action }).collect())
    }

    pub(super) fn undo(
        &self,
        user: Option<&User>,
        version: u32,
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let (seat, table) = self.seated(user, lang)?;
        if version > self.live.version || version < self.live.since[seat.index()] {
            return Err(refuse("stale", lang));
        }
        match table.can_undo(seat) {
            Ok(()) => Ok(vec![Deed::Undo { seat: seat.number() }]),
            Err(UndoError::NotYours) => Err(refuse("undo_not_yours", lang)),
            Err(UndoError::TooLate) => Err(refuse("undo_too_late", lang)),
        }
    }

    pub(super) fn chat(
        &mut self,
        user: Option<&User>,
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
        let seat = self.live.seat_of(Some(user.id)).map(Seat::number);
        Ok(vec![Deed::Chat { seat, name: user.name.clone(), text: text.to_owned() }])
    }

    /// The seat of whoever speaks, and the game.
    pub(super) fn seated(
        &self,
        user: Option<&User>,
        lang: Lang,
    ) -> Result<(Seat, &dyn Table), Refusal> {
        let user = user.ok_or_else(|| refuse("unknown_user", lang))?;
        let seat = self.live.seat_of(Some(user.id)).ok_or_else(|| refuse("not_seated", lang))?;
        let table = self.live.table.as_ref().ok_or_else(|| refuse("not_begun", lang))?;
        Ok((seat, &**table))
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
fn refuse(error: &'static str, lang: Lang) -> Refusal {
    Refusal { error, text: words(lang, "").term(&format!("server-{error}")), rule: None }
}
