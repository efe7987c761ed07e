//! What a reader may know about a table, beside the game itself.

use signoria_engine::{Seat, SeatSet, Seed, Viewer};
use signoria_i18n::Lang;
use signoria_protocol::{
    Away, Blocked, ChatLine, ChatPolicy, Clock, Holder, SeatInfo, TableInfo, UndoRequest,
};

use super::{
    ending,
    live::{Line, Live, Says, Sitter},
};
use crate::{frames, frames::Reader, words};

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

impl Live {
    /// For whom something is written: a user who wants to see the game from this seat. `now` is in
    /// milliseconds since 1970.
    pub fn reader(&self, user: Option<i64>, wanted: Option<u8>, now: i64) -> Reader {
        let seats = self.seats_of(user);
        let wanted = wanted.and_then(|seat| ending::seat(self, seat));
        let own = wanted.filter(|seat| seats.contains(*seat)).or(seats.first());
        // Spectators may look over shoulders later, if the table allows it.
        let over_shoulder = || Some((wanted?, self.shown_to_spectators(now)?));
        let (viewer, shown) = match (own, over_shoulder()) {
            (Some(own), _) => (Viewer::Seat(own), None),
            (None, Some((seat, shown))) => (Viewer::Seat(seat), Some(shown)),
            (None, None) => (Viewer::Spectator, None),
        };
        Reader {
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

    /// What a reader may know about the table, beside the game itself.
    pub fn info(&self, reader: &Reader) -> TableInfo {
        let made = &self.row.made;
        let holder = |sitter: &Sitter| match sitter {
            Sitter::Nobody => Holder::Open,
            Sitter::Person { name, .. } => Holder::Person { name: name.clone() },
            Sitter::Bot { bot, name } => Holder::Bot { name: name.clone(), bot: bot.clone() },
        };
        let seats = || Seat::all(made.seats);
        let clock = self.settings.clock;
        let asked_since = clock
            .and_then(|_| self.waited_for().iter().map(|seat| self.asked_at[seat.index()]).min());
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
        }
    }

    /// Lines of chat whose authors the host has muted.
    fn silenced_lines(&self) -> Vec<u32> {
        let silenced = |line: &&Line| match &line.says {
            Says::Text { user, .. } => user.is_some_and(|user| self.silenced.contains(&user)),
            Says::Notice(_) => false,
        };
        self.chat.iter().filter(silenced).map(|line| line.version).collect()
    }

    /// What was said after a version, but not by people the reader does not want to hear.
    pub fn chat_since(&self, version: u32, lang: Lang, muted: &[i64]) -> Vec<ChatLine> {
        let heard = |line: &&Line| match &line.says {
            Says::Text { user, .. } => user.is_none_or(|user| !muted.contains(&user)),
            Says::Notice(_) => true,
        };
        let told = |line: &Line| {
            let (text, notice) = match &line.says {
                Says::Text { text, .. } => (text.clone(), None),
                Says::Notice(word) => {
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
        let new = |line: &&Line| line.version > version;
        let lines = self.chat.iter().chain(&self.notices);
        let mut lines: Vec<ChatLine> = lines.filter(new).filter(heard).map(told).collect();
        lines.sort_by_key(|line| line.version);
        lines
    }
}
