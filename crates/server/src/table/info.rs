//! Information about a table, except for the game itself.

use signoria_engine::{Seat, SeatSet, Seed, Viewer};
use signoria_i18n::Lang;
use signoria_protocol::{
    Away, Blocked, ChatLine, ChatPolicy, Clock, SeatInfo, SeatOccupant, TableInfo, UndoRequest,
};

use super::{
    result,
    state::{ChatContent, ChatEntry, Occupant, TableState},
};
use crate::{frames, frames::Recipient, words};

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

impl TableState {
    /// The recipient: a user who wants to see the game from this seat. `now` is in milliseconds since
    /// 1970.
    pub fn reader(&self, user: Option<i64>, wanted: Option<u8>, now: i64) -> Recipient {
        let seats = self.seats_of(user);
        let wanted = wanted.and_then(|seat| result::seat(self, seat));
        let own = wanted.filter(|seat| seats.contains(*seat)).or(seats.first());
        // Spectators may see the view of a seat later, if the table allows it.
        let over_shoulder = || Some((wanted?, self.shown_to_spectators(now)?));
        let (viewer, shown) = match (own, over_shoulder()) {
            (Some(own), _) => (Viewer::Seat(own), None),
            (None, Some((seat, shown))) => (Viewer::Seat(seat), Some(shown)),
            (None, None) => (Viewer::Spectator, None),
        };
        Recipient {
            viewer,
            shown,
            seats,
            lang: Lang::En,
            drawing: false,
            commits: false,
            changes: false,
            beats: false,
            host: user.is_some_and(|user| user == self.row.made.host),
            may_chat: user
                .is_some_and(|user| self.may_chat(user) && !self.silenced.contains(&user)),
        }
    }

    /// The information about the table for a recipient, except for the game itself.
    pub fn info(&self, reader: &Recipient) -> TableInfo {
        let made = &self.row.made;
        let holder = |sitter: &Occupant| match sitter {
            Occupant::Empty => SeatOccupant::Open,
            Occupant::Person { name, .. } => SeatOccupant::Person { name: name.clone() },
            Occupant::Bot { bot, name } => {
                SeatOccupant::Bot { name: name.clone(), bot: bot.clone() }
            }
        };
        let seats = || Seat::all(made.seats);
        let clock = self.settings.clock;
        let asked_since = clock.and_then(|_| {
            self.awaited_seats().iter().map(|seat| self.asked_at[seat.index()]).min()
        });
        let reserve = match clock {
            Some(Clock::Live { .. }) => {
                seats().map(|seat| (self.reserve[seat.index()] / 1000) as u32).collect()
            }
            Some(Clock::Days { .. }) | None => Vec::new(),
        };
        let away = seats().filter_map(|seat| {
            let votes = self.votes[seat.index()];
            let bot = self.stand_ins.contains(seat);
            (bot || !votes.is_empty()).then(|| Away {
                seat: seat.number(),
                votes: numbers(votes),
                bot,
            })
        });
        TableInfo {
            id: made.key.clone(),
            game: made.game.clone(),
            title: self.game.meta().title.to_owned(),
            rules: made.rules,
            options: self.complete_options(),
            listed: made.listed,
            status: frames::status(self.row.status),
            commitment: Seed(made.seed).commitment(),
            seats: (0..)
                .zip(&self.sitters)
                .map(|(seat, sitter)| SeatInfo { seat, holder: holder(sitter) })
                .collect(),
            you: reader.own_seat().map(Seat::number),
            yours: numbers(reader.seats),
            host: reader.host,
            clock,
            asked_since,
            deadlines: match clock {
                Some(_) => seats().map(|seat| self.deadline(seat)).collect(),
                None => Vec::new(),
            },
            reserve,
            connected: seats().map(|seat| self.connected.contains(seat)).collect(),
            away: away.collect(),
            undo_request: self.request.map(|request| UndoRequest {
                request: request.version,
                seat: request.seat.number(),
                actions: self.depth_of(request.seat).unwrap_or(0),
                agreed: numbers(request.agreed),
            }),
            hints: self.settings.hints,
            password: made.password.is_some(),
            spectators: self.settings.spectators,
            rated: self.is_rated(),
            takeover_from: seats().map(|seat| self.takeover_from(seat)).collect(),
            chat: if self.chat_open { ChatPolicy::Everyone } else { ChatPolicy::Seats },
            may_chat: reader.may_chat,
            blocked: if reader.host {
                let blocked =
                    |(user, name): &(i64, String)| Blocked { user: *user, name: name.clone() };
                self.blocked.iter().map(blocked).collect()
            } else {
                Vec::new()
            },
            silenced: if reader.host { self.silenced_lines() } else { Vec::new() },
            rematch: self.rematch.clone(),
            lesson: self.settings.lesson,
        }
    }

    /// Lines of chat whose authors the host has muted.
    fn silenced_lines(&self) -> Vec<u32> {
        let silenced = |line: &&ChatEntry| match &line.says {
            ChatContent::Text { user, .. } => {
                user.is_some_and(|user| self.silenced.contains(&user))
            }
            ChatContent::Notice(_) => false,
        };
        self.chat.iter().filter(silenced).map(|line| line.version).collect()
    }

    /// The chat after a version, without users that the recipient has muted.
    pub fn chat_since(&self, version: u32, lang: Lang, muted: &[i64]) -> Vec<ChatLine> {
        let heard = |line: &&ChatEntry| match &line.says {
            ChatContent::Text { user, .. } => user.is_none_or(|user| !muted.contains(&user)),
            ChatContent::Notice(_) => true,
        };
        let told = |line: &ChatEntry| {
            let (text, notice) = match &line.says {
                ChatContent::Text { text, .. } => (text.clone(), None),
                ChatContent::Notice(word) => {
                    let key = format!("server-notice-{word}");
                    let text = words(lang, "").text(&key, &[("name", line.name.as_str().into())]);
                    (text, Some((*word).to_owned()))
                }
            };
            ChatLine {
                version: line.version,
                name: line.name.clone(),
                seat: line.seat,
                text,
                notice,
                at: line.at / 1000,
            }
        };
        let new = |line: &&ChatEntry| line.version > version;
        let lines = self.chat.iter().chain(&self.notices);
        let mut lines: Vec<ChatLine> = lines.filter(new).filter(heard).map(told).collect();
        lines.sort_by_key(|line| line.version);
        lines
    }
}
