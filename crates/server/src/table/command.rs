//! Commands of clients, checked against the table alone.
//!
//! Nothing here sees more than [`TableState`], so that a test can send commands to two tables that differ only in
//! hidden information and compare the answers.

use signoria_engine::{Reason, Seat, SeatSet, UndoError, Viewer};
use signoria_i18n::Lang;
use signoria_protocol::{ClientMessage, Clock};
use signoria_registry::{PlayError, Table};
use signoria_store::{Status, User};

use super::{
    event::{Action, TableEvent, TakeoverCause},
    result,
    state::{ChatContent, TableState},
};
use crate::{names, words};

/// Maximum length of a line of chat, in characters.
const MAX_CHAT_CHARS: usize = 500;

/// Time a player must have been disconnected before the others may vote for a bot, in milliseconds.
const TAKEOVER_GRACE_MS: i64 = 2 * 60 * 1000;

/// The same in a rated game, where it costs the player the game unless they return.
const RATED_TAKEOVER_GRACE_MS: i64 = 30 * 60 * 1000;

/// Why a command over a connection was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub error: &'static str,
    pub text: String,
    pub rule: Option<String>,
}

/// The client that sends a command.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    pub user: Option<&'a User>,
    /// The seat from which they play, among their own.
    pub seat: Option<Seat>,
    pub lang: Lang,
}

impl Speaker<'_> {
    fn refuse(&self, error: &'static str) -> Refusal {
        refuse(error, self.lang)
    }
}

/// A refusal with the text of its code.
pub fn refuse(error: &'static str, lang: Lang) -> Refusal {
    Refusal { error, text: words(lang, "").term(&format!("server-{error}")), rule: None }
}

impl TableState {
    /// The events of a command, if it is allowed; nothing is applied yet. `now` is in milliseconds
    /// since 1970.
    pub fn answer(
        &self,
        who: &Speaker<'_>,
        message: &ClientMessage,
        now: i64,
    ) -> Result<Vec<TableEvent>, Refusal> {
        match message {
            ClientMessage::Play { version, action, .. } => self.play(who, *version, action),
            ClientMessage::Undo { version, .. } => self.undo(who, *version),
            ClientMessage::UndoAsk { version, .. } => self.ask_undo(who, *version),
            ClientMessage::UndoAnswer { request, agree, .. } => {
                self.answer_undo(who, *request, *agree)
            }
            ClientMessage::Takeover { seat, .. } => self.vote(who, *seat, now),
            ClientMessage::Return { .. } => self.come_back(who),
            ClientMessage::Chat { text, .. } => self.say(who, text),
            ClientMessage::Silence { line, on, .. } => self.silence(who, *line, *on),
            // Changes nothing: the task answers it with `why`.
            ClientMessage::Why { action, .. } => self.why(who, action).map(|_| Vec::new()),
            // Kept for all tables of a user; the task does that, and answers with the list.
            ClientMessage::Mute { .. } | ClientMessage::List { .. } => Ok(Vec::new()),
        }
    }

    fn play(
        &self,
        who: &Speaker<'_>,
        version: u32,
        action: &str,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let (seat, table) = self.seated(who)?;
        let explain = |error: PlayError| self.explain(error, seat, who.lang);
        if !table.to_act().contains(seat) {
            // The reason: the game is over, or another seat is to act.
            return Err(explain(match table.outcome() {
                Some(_) => PlayError::Over,
                None => PlayError::NotToAct { seat },
            }));
        }
        self.check_version(who, seat, version)?;
        let action = Action::Checked(table.check(seat, action).map_err(explain)?);
        Ok(vec![TableEvent::Act { seat: seat.number(), action }])
    }

    /// Returns why an action is not possible for the seat that asks; `None`: it is possible. Everything
    /// comes from the view of that seat, as in a refusal.
    pub fn why(&self, who: &Speaker<'_>, action: &str) -> Result<Option<Refusal>, Refusal> {
        let (seat, table) = self.seated(who)?;
        let explain = |error: PlayError| self.explain(error, seat, who.lang);
        match table.check(seat, action) {
            Ok(_) => Ok(None),
            Err(error @ PlayError::Notation { .. }) => Err(explain(error)),
            Err(error) => Ok(Some(explain(error))),
        }
    }

    fn undo(&self, who: &Speaker<'_>, version: u32) -> Result<Vec<TableEvent>, Refusal> {
        let (seat, table) = self.seated(who)?;
        self.check_version(who, seat, version)?;
        match table.can_undo(seat) {
            Ok(()) => Ok(vec![TableEvent::Undo { seat: seat.number() }]),
            Err(UndoError::NotYours) => Err(who.refuse("undo_not_yours")),
            Err(UndoError::TooLate) => Err(who.refuse("undo_too_late")),
        }
    }

    /// Asks the others to agree to undo everything from the sender's last action on. A player who plays
    /// with bots only need not ask. In a rated game nothing that was drawn, revealed or answered can be
    /// undone.
    fn ask_undo(&self, who: &Speaker<'_>, version: u32) -> Result<Vec<TableEvent>, Refusal> {
        let (seat, table) = self.seated(who)?;
        self.check_version(who, seat, version)?;
        if self.row.status != Status::Playing {
            return Err(who.refuse("over"));
        }
        if self.is_rated() {
            return Err(who.refuse("undo_rated"));
        }
        if self.request.is_some() {
            return Err(who.refuse("undo_asked_already"));
        }
        match table.agreed_depth(seat) {
            Ok(_) => {}
            Err(UndoError::NotYours) => return Err(who.refuse("undo_not_yours")),
            Err(UndoError::TooLate) => return Err(who.refuse("undo_agreed_before")),
        }
        let mut events = vec![TableEvent::UndoAsk { seat: seat.number() }];
        events.extend(self.undo_if_agreed(seat, self.own_seats(who)?));
        Ok(events)
    }

    /// Answers the request with this version; other requests are not affected.
    fn answer_undo(
        &self,
        who: &Speaker<'_>,
        version: u32,
        agree: bool,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let own = self.own_seats(who)?;
        let request = self.request.ok_or_else(|| who.refuse("undo_not_asked"))?;
        if request.version != version {
            return Err(who.refuse("stale"));
        }
        let Some(seat) = (own - request.agreed).first() else {
            return Err(who.refuse("undo_not_asked"));
        };
        if !agree {
            return Ok(vec![TableEvent::UndoRefuse { seat: seat.number() }]);
        }
        let mut events: Vec<TableEvent> =
            own.iter().map(|seat| TableEvent::UndoAgree { seat: seat.number() }).collect();
        events.extend(self.undo_if_agreed(request.seat, request.agreed | own));
        Ok(events)
    }

    /// The undo, once every person at the table agrees, including those for whom a bot plays. Only
    /// users who deleted their account are not asked.
    fn undo_if_agreed(&self, seat: Seat, agreed: SeatSet) -> Option<TableEvent> {
        let asked: SeatSet =
            self.people().iter().filter(|seat| self.person(*seat) != Some(0)).collect();
        (asked - agreed).is_empty().then_some(TableEvent::AgreedUndo { seat: seat.number() })
    }

    /// What ends a request that waits for no one any more: everyone who is still asked has agreed, or the
    /// person who asked was erased.
    pub fn settled_undo(&self) -> Option<TableEvent> {
        let request = self.request?;
        if self.person(request.seat) == Some(0) || self.depth_of(request.seat).is_none() {
            return Some(TableEvent::UndoRefuse { seat: request.seat.number() });
        }
        self.undo_if_agreed(request.seat, request.agreed)
    }

    /// A seat votes for a bot to play for an absent player.
    fn vote(&self, who: &Speaker<'_>, absent: u8, now: i64) -> Result<Vec<TableEvent>, Refusal> {
        let own = self.own_seats(who)?;
        let absent = result::seat(self, absent)
            .filter(|seat| self.people().contains(*seat) && !own.contains(*seat))
            .ok_or_else(|| who.refuse("not_away"))?;
        if self.row.status != Status::Playing {
            return Err(who.refuse("not_begun"));
        }
        if let Some(Clock::Days { .. } | Clock::Live { .. }) = self.settings.clock {
            return Err(who.refuse("takeover_by_clock"));
        }
        let Some(from) = self.takeover_from(absent) else { return Err(who.refuse("not_away")) };
        if now < from {
            let seconds = (from - now + 999) / 1000;
            let values = [("seconds", seconds.to_string().into())];
            let text = words(who.lang, "").text("server-takeover_too_soon", &values);
            return Err(Refusal { error: "takeover_too_soon", text, rule: None });
        }
        let votes = self.votes[absent.index()];
        let mut events: Vec<TableEvent> = own
            .iter()
            .filter(|seat| !votes.contains(*seat))
            .map(|seat| TableEvent::Vote { seat: seat.number(), absent: absent.number() })
            .collect();
        let voted: SeatSet = votes | own;
        // In a rated game absent players count too: one vote alone must not win it.
        let people = self.people() - self.stand_ins;
        let voters = if self.is_rated() { people } else { people & self.connected };
        if (voters.without(absent) - voted).is_empty() {
            events.push(TableEvent::Takeover { seat: absent.number(), by: TakeoverCause::Vote });
        }
        Ok(events)
    }

    /// When the others may vote for a bot on a seat, in milliseconds since 1970: only without a clock,
    /// while its player is disconnected and no bot plays for them.
    pub fn takeover_from(&self, seat: Seat) -> Option<i64> {
        let away = self.row.status == Status::Playing
            && self.settings.clock.is_none()
            && self.people().contains(seat)
            && !self.connected.contains(seat)
            && !self.stand_ins.contains(seat);
        let grace = if self.is_rated() { RATED_TAKEOVER_GRACE_MS } else { TAKEOVER_GRACE_MS };
        away.then(|| self.absent_since[seat.index()] + grace)
    }

    /// A player takes their seats back from the bot.
    fn come_back(&self, who: &Speaker<'_>) -> Result<Vec<TableEvent>, Refusal> {
        let own = self.own_seats(who)?;
        // After the end the seat stays with the bot that finished the game.
        let over = self.row.status == Status::Finished;
        let back = if over { SeatSet::EMPTY } else { own & self.stand_ins };
        Ok(back.iter().map(|seat| TableEvent::Return { seat: seat.number() }).collect())
    }

    fn say(&self, who: &Speaker<'_>, text: &str) -> Result<Vec<TableEvent>, Refusal> {
        let user = who.user.ok_or_else(|| who.refuse("unknown_user"))?;
        if !self.may_chat(user.id) {
            return Err(who.refuse("chat_for_seats"));
        }
        if self.silenced.contains(&user.id) {
            return Err(who.refuse("silenced"));
        }
        let text = text.trim();
        let printable = |character: char| !character.is_control() || character == '\n';
        let fits = names::is_visible(text) && text.chars().count() <= MAX_CHAT_CHARS;
        if !fits || !text.chars().all(printable) {
            return Err(who.refuse("bad_chat"));
        }
        Ok(vec![TableEvent::Chat {
            seat: who.seat.map(Seat::number),
            name: user.name.clone(),
            text: text.to_owned(),
            user: Some(user.id),
        }])
    }

    /// Whether a user may write in the chat, unless the host has muted them: players and the host
    /// always, others if the host has opened it.
    pub fn may_chat(&self, user: i64) -> bool {
        let blocked = self.blocked.iter().any(|(id, _)| *id == user);
        let belongs = user == self.row.made.host || !self.seats_of(Some(user)).is_empty();
        belongs || (self.chat_open && !blocked)
    }

    /// The host mutes the author of a line of chat at this table, or lets them write again.
    fn silence(&self, who: &Speaker<'_>, line: u32, on: bool) -> Result<Vec<TableEvent>, Refusal> {
        let user = who.user.ok_or_else(|| who.refuse("unknown_user"))?;
        if user.id != self.row.made.host {
            return Err(who.refuse("not_host"));
        }
        let author = self.author(line).filter(|author| *author != user.id);
        let author = author.ok_or_else(|| who.refuse("not_muted"))?;
        if self.silenced.contains(&author) == on {
            return Ok(Vec::new());
        }
        Ok(vec![TableEvent::Silence { user: author, on }])
    }

    /// The author of the line of chat with this version.
    pub fn author(&self, line: u32) -> Option<i64> {
        let said = self.chat.iter().find(|said| said.version == line)?;
        match &said.says {
            ChatContent::Text { user, .. } => *user,
            ChatContent::Notice(_) => None,
        }
    }

    /// The seat of the sender, and the game.
    fn seated(&self, who: &Speaker<'_>) -> Result<(Seat, &dyn Table), Refusal> {
        who.user.ok_or_else(|| who.refuse("unknown_user"))?;
        let seat = who.seat.ok_or_else(|| who.refuse("not_seated"))?;
        let table = self.table.as_ref().ok_or_else(|| who.refuse("not_begun"))?;
        Ok((seat, &**table))
    }

    /// The seats of the sender.
    fn own_seats(&self, who: &Speaker<'_>) -> Result<SeatSet, Refusal> {
        let user = who.user.ok_or_else(|| who.refuse("unknown_user"))?;
        let seats = self.seats_of(Some(user.id));
        if seats.is_empty() { Err(who.refuse("not_seated")) } else { Ok(seats) }
    }

    /// Refuses an action for a decision that has changed since.
    fn check_version(&self, who: &Speaker<'_>, seat: Seat, version: u32) -> Result<(), Refusal> {
        let known = self.since[seat.index()]..=self.version;
        if known.contains(&version) { Ok(()) } else { Err(who.refuse("stale")) }
    }

    /// The reason why the rules refuse an action, in the reader's language.
    fn explain(&self, error: PlayError, seat: Seat, lang: Lang) -> Refusal {
        match error {
            PlayError::Notation { .. } => refuse("notation", lang),
            PlayError::Over => refuse("over", lang),
            PlayError::NotToAct { .. } => refuse("not_asked", lang),
            PlayError::Refused(Reason { message, rule }) => {
                let names = self.names_for(Viewer::Seat(seat));
                let text = words(lang, self.game.meta().id).render(&message, &names);
                let rule = (!rule.is_empty()).then(|| rule.to_owned());
                Refusal { error: "refused", text, rule }
            }
        }
    }
}
