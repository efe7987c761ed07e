//! Views, actions and events of real games, and messages of the protocol, as TypeScript.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};
use signoria_engine::{GameRng, RngExt, Seed, Viewer};
use signoria_registry::{GAMES, GameType, RawSetup, Table};

use crate::File;

/// One in this number of actions leads to a position that is sampled.
const SPACING: usize = 8;

/// Files that compile if and only if the types are true; `types` is the folder of the types as an
/// import sees it. Each also holds samples that were spoilt and must not compile, so that a type that
/// allows everything is found too.
pub fn samples(types: &str) -> Vec<File> {
    let mut files: Vec<File> = GAMES
        .iter()
        .map(|game| {
            let id = game.meta().id;
            (format!("{id}.ts"), of_game(*game).write(&format!("{types}/{id}")))
        })
        .collect();
    files.push(("protocol.ts".to_owned(), of_protocol().write(&format!("{types}/protocol"))));
    files
}

/// Samples by the name of their type.
#[derive(Default)]
struct Samples {
    kept: BTreeMap<&'static str, Vec<Value>>,
    /// Every value seen at every place: only a sample that adds one is kept.
    seen: BTreeSet<(&'static str, String)>,
    /// No field can be left out.
    all_needed: bool,
}

impl Samples {
    fn add(&mut self, of: &'static str, sample: Value) {
        let mut places = Vec::new();
        features(&sample, "", &mut places);
        let before = self.seen.len();
        self.seen.extend(places.into_iter().map(|place| (of, place)));
        if self.seen.len() > before {
            self.kept.entry(of).or_default().push(sample);
        }
    }

    fn write(&self, module: &str) -> String {
        let names: Vec<&str> = self.kept.keys().copied().collect();
        let mut text = format!("import type {{ {} }} from '{module}';\n", names.join(", "));
        for (name, samples) in &self.kept {
            // A name each: a list of so many kinds of objects is too much for the compiler.
            for (at, sample) in samples.iter().enumerate() {
                text += &format!("export const true{name}{at}: {name} = {sample};\n");
            }
            // One of each make is enough: what is wrong with them is the same.
            let mut makes = BTreeSet::new();
            // Options that came later are left out where they say nothing new.
            let needed = |key: &str| {
                *name != "Options" || samples.iter().all(|sample| sample.get(key).is_some())
            };
            let chosen = samples.iter().filter(|sample| makes.insert(make(sample)));
            let needs = |key: &str| self.all_needed && needed(key);
            for (at, spoilt) in chosen.flat_map(|sample| spoil(sample, &needs)).enumerate() {
                text += "// @ts-expect-error\n";
                text += &format!("export const false{name}{at}: {name} = {spoilt};\n");
            }
        }
        text
    }
}

/// What makes a sample different from others: which words, and which kinds of values, stand where.
fn features(value: &Value, place: &str, found: &mut Vec<String>) {
    match value {
        Value::Null => found.push(format!("{place} null")),
        Value::Bool(_) => found.push(format!("{place} bool")),
        Value::Number(_) => found.push(format!("{place} number")),
        Value::String(word) => found.push(format!("{place} {word}")),
        Value::Array(items) => {
            found.push(format!("{place}[{}]", items.len().min(2)));
            for item in items {
                features(item, &format!("{place}[]"), found);
            }
        }
        Value::Object(fields) => {
            found.push(format!("{place}{{}}"));
            // What is opaque is a text, whatever it holds.
            for (key, item) in fields.iter().filter(|(key, _)| *key != "resume") {
                features(item, &format!("{place}.{key}"), found);
            }
        }
    }
}

/// The names of the fields; of a variant its name too.
fn make(sample: &Value) -> String {
    match sample {
        Value::Object(fields) => {
            let field = |(key, value): (&String, &Value)| match value {
                Value::String(tag) if ["event", "type"].contains(&key.as_str()) => tag.clone(),
                content if fields.len() == 1 => format!("{key}: {}", make(content)),
                _ => key.clone(),
            };
            fields.iter().map(field).collect::<Vec<_>>().join(" ")
        }
        Value::String(_) => "word".to_owned(),
        _ => String::new(),
    }
}

/// The sample with one thing wrong; without a field only where it is needed.
fn spoil(sample: &Value, needed: &impl Fn(&str) -> bool) -> Vec<Value> {
    match sample {
        // Of a variant with content it is the content that can be wrong in more ways.
        Value::Object(fields) if fields.len() == 1 => {
            let (key, content) = fields.iter().next().expect("there is one");
            let mut spoilt = vec![json!({ "no such": content })];
            if content.is_object() {
                let wrong = spoil(content, needed).into_iter();
                spoilt.extend(wrong.map(|content| json!({ key.as_str(): content })));
            }
            spoilt
        }
        Value::Object(fields) => {
            let without = |key: &String| {
                let mut fewer: Map<String, Value> = fields.clone();
                fewer.shift_remove(key);
                Value::Object(fewer)
            };
            let mut spoilt: Vec<Value> =
                fields.keys().filter(|key| needed(key)).map(without).collect();
            let mut more = fields.clone();
            more.insert("no such field".to_owned(), Value::Null);
            spoilt.push(Value::Object(more));
            spoilt
        }
        Value::String(_) => vec!["no such word".into(), json!({})],
        other => panic!("views, actions and events are words and objects, not {other}"),
    }
}

fn of_game(game: &dyn GameType) -> Samples {
    let mut samples = Samples { all_needed: true, ..Samples::default() };
    let meta = game.meta();
    samples.add("Options", Value::Object(game.defaults()));
    let presets: Vec<Option<&str>> =
        [None].into_iter().chain(meta.presets.iter().map(|preset| Some(preset.id))).collect();
    let counts: Vec<u8> = meta.seats.counts().collect();
    // Every preset and every number of seats at least once; together they would take too long.
    for number in 0..presets.len().max(counts.len()) {
        let preset = presets[number % presets.len()].map(str::to_owned);
        // Not every preset can be played by every number.
        let table = (0..counts.len()).find_map(|other| {
            let seats = counts[(number + other) % counts.len()];
            let seed = Seed::from_number(number as u64);
            let setup = RawSetup { preset: preset.clone(), ..RawSetup::new(seats, seed) };
            game.start(&setup).ok()
        });
        let mut table = table.expect("every preset can be played by some number");
        samples.add("Options", Value::Object(table.options()));
        play(&mut *table, &mut samples);
    }
    samples
}

/// Plays a random game to its end and keeps what is new.
fn play(table: &mut dyn Table, samples: &mut Samples) {
    let mut chance = GameRng::new(Seed::from_number(table.seats().into())).next_stream();
    loop {
        if chance.below(SPACING) == 0 || table.to_act().is_empty() {
            for viewer in Viewer::all(table.seats()) {
                samples.add("View", table.view(viewer));
            }
        }
        let asked: Vec<_> = table.to_act().iter().collect();
        let Some(seat) = chance.pick(&asked) else { break };
        let choices = table.choices(seat);
        let action = choices[chance.below(choices.len())].text.clone();
        for choice in choices {
            samples.add("Action", choice.action.value());
        }
        table.play(seat, &action).expect("it is listed");
    }
    for viewer in Viewer::all(table.seats()) {
        for told in table.events(viewer, 0) {
            samples.add("EventView", told.event.value());
        }
    }
}

/// One of each message, with and without what can be left out.
#[expect(clippy::too_many_lines, reason = "a list of values, one after the other")]
fn of_protocol() -> Samples {
    use signoria_protocol::{
        AccountRequest, AdminAct, AdminDone, AdminLogEntry, AdminNode, AdminUser, Announcement,
        Away, Beat, Blocked, Bot, ChatLine, ChatPolicy, ChatRequest, Choice, ClientMessage, Clock,
        ConfirmRequest, DeleteAccountRequest, Delivery, ErrorBody, Finished, GameInfo,
        GuestRequest, Health, HintChoice, Hints, HostInfo, JoinRequest, ListPart, ListRow,
        LobbyEntry, LobbyMessage, LogEntry, Muted, NameRequest, NewTable, NodeState, Notes,
        Notices, OptionInfo, OptionKind, PROTOCOL, PasswordRequest, Position, PresetInfo, Profile,
        ProvenanceInfo, ProvenanceKind, Question, Rating, Registration, RemoveRequest, Replay,
        ResetRequest, ScorePart, ScorePoint, SeatCounts, SeatInfo, SeatOccupant, SeatRequest,
        ServerMessage, SessionInfo, Spectators, Standing, StartRequest, Status, TableFrame,
        TableInfo, TestNotification, UndoRequest, UpdateFrame, User,
    };

    let text = || "text".to_owned();
    let object = || Map::from_iter([("key".to_owned(), json!([1, "two"]))]);
    let holders = [
        SeatOccupant::Open,
        SeatOccupant::Person { name: text() },
        SeatOccupant::Bot { name: text(), bot: text() },
    ];
    let info = |status, you| TableInfo {
        id: text(),
        game: text(),
        title: text(),
        rules: 1,
        options: object(),
        listed: true,
        status,
        commitment: text(),
        seats: holders
            .iter()
            .enumerate()
            .map(|(seat, holder)| SeatInfo { seat: seat as u8, holder: holder.clone() })
            .collect(),
        you,
        yours: you.into_iter().collect(),
        host: false,
        clock: you.map(|_| Clock::Live { per_move: 30, reserve: 60 }),
        asked_since: you.map(|_| 1),
        deadlines: vec![None, Some(1)],
        reserve: vec![60],
        connected: vec![true],
        away: vec![Away { seat: 1, votes: vec![0], bot: false }],
        undo_request: you.map(|seat| UndoRequest {
            request: 7,
            seat,
            actions: 2,
            agreed: vec![seat],
        }),
        hints: true,
        password: false,
        spectators: if you.is_some() { Spectators::All(10) } else { Spectators::Public },
        rated: false,
        takeover_from: vec![None, Some(1)],
        chat: if you.is_some() { ChatPolicy::Seats } else { ChatPolicy::Everyone },
        may_chat: true,
        blocked: vec![Blocked { user: 1, name: text() }],
        silenced: vec![3],
        rematch: you.map(|_| text()),
        lesson: false,
    };
    let told = || vec![LogEntry { group: 0, event: json!({ "x": 1 }), text: text() }];
    let chat = |seat: Option<u8>| {
        let notice = seat.map(|_| text());
        vec![ChatLine { version: 1, name: text(), seat, text: text(), notice, at: 1 }]
    };
    let beats = |full: bool| {
        let changes = (!full).then(|| json!([["x", 2]]));
        vec![Beat {
            events: 1,
            hits: if full { vec![0] } else { Vec::new() },
            points: vec![Some(1), None],
            view: full.then(|| json!({ "x": 1 })),
            changes,
        }]
    };
    let position = |full: bool| Position {
        actions: 1,
        view: full.then(|| json!({ "x": 1 })),
        changes: (!full).then(|| json!([["x", 2]])),
        drawing: full.then(text),
        points: vec![Some(1), None],
        questions: vec![Question { seat: 0, text: text() }],
        choices: vec![Choice {
            text: text(),
            action: json!("pass"),
            label: text(),
            commits: full,
            reveals: full,
            shows: if full { vec![text()] } else { Vec::new() },
            wastes: full.then(text),
        }],
        undo: false,
        result: full.then(|| {
            let parts = vec![ScorePart { source: text(), label: text(), points: -1 }];
            vec![Standing { seat: 0, rank: 1, total: 1, parts, ties: Vec::new() }]
        }),
    };

    let mut samples = Samples::default();
    for id in [None, Some(1)] {
        samples.put("ClientMessage", &ClientMessage::Play { version: 1, action: text(), id });
        samples.put("ClientMessage", &ClientMessage::Why { action: text(), id });
        samples.put("ClientMessage", &ClientMessage::List { id });
        samples.put("ClientMessage", &ClientMessage::Undo { version: 1, id });
        samples.put("ClientMessage", &ClientMessage::Chat { text: text(), id });
        samples.put("ClientMessage", &ClientMessage::UndoAsk { version: 1, id });
        samples.put("ClientMessage", &ClientMessage::UndoAnswer { request: 7, agree: true, id });
        samples.put("ClientMessage", &ClientMessage::Takeover { seat: 1, id });
        samples.put("ClientMessage", &ClientMessage::Return { id });
        samples.put("ClientMessage", &ClientMessage::Mute { line: 1, on: true, id });
        samples.put("ClientMessage", &ClientMessage::Silence { line: 1, on: true, id });
        let rule = id.map(|_| text());
        samples.put(
            "ServerMessage",
            &ServerMessage::<Value>::Refused { version: 1, id, error: text(), text: text(), rule },
        );
        let (possible, rule) = (id.is_none(), id.map(|_| text()));
        samples.put(
            "ServerMessage",
            &ServerMessage::<Value>::Why { version: 1, id, possible, text: text(), rule },
        );
        let seat = id.map(|_| 1);
        let rows = vec![ListRow { cells: vec![text()], seat }];
        let columns = seat.into_iter().map(Some).chain(seat.map(|_| None)).collect();
        let part = ListPart { line: text(), rows, header: true, seat, columns };
        samples.put(
            "ServerMessage",
            &ServerMessage::<Value>::List { version: 1, id, parts: vec![part] },
        );
        let token = id.map(|_| text());
        samples.put("User", &User { id: 1, name: text(), account: true, admin: false, token });
        samples.put("StartRequest", &StartRequest { fill: id.map(|_| text()) });
        let problems = id.map(|_| text()).into_iter().collect();
        samples.put("ErrorBody", &ErrorBody { error: text(), text: text(), problems });
        let seats = vec![SeatRequest::Me, SeatRequest::Open, SeatRequest::Bot(text())];
        let (preset, options) = (id.map(|_| text()), object());
        samples.put(
            "NewTable",
            &NewTable {
                game: text(),
                preset,
                options,
                seats,
                listed: true,
                password: id.map(|_| text()),
                clock: id.map(|_| Clock::Days { days: 3 }),
                spectators: Spectators::Public,
                hints: false,
                chat: ChatPolicy::Seats,
            },
        );
        samples.put("RemoveRequest", &RemoveRequest { block: id.is_some() });
        samples.put("ChatRequest", &ChatRequest { chat: ChatPolicy::Everyone });
        samples.put("JoinRequest", &JoinRequest { password: id.map(|_| text()) });
        samples.put("DeleteAccountRequest", &DeleteAccountRequest { password: id.map(|_| text()) });
        samples.put("Announcement", &Announcement { text: id.map(|_| text()) });
        let at = id.map_or(0, |_| 1);
        samples.put("ScorePoint", &ScorePoint { at, round: id, totals: vec![1, -1] });
        samples.put(
            "Notices",
            &Notices {
                webhook: id.map(|_| text()),
                mail: id.map(|_| text()),
                turn: true,
                digest: false,
                secret: id.map(|_| text()),
                confirmed: true,
                mail_possible: false,
            },
        );
        let delivery = id.map(|_| Delivery { delivered: true, text: text() });
        samples.put("TestNotification", &TestNotification { webhook: None, mail: delivery });
        samples.put(
            "Replay",
            &Replay {
                at: 1,
                actions: 2,
                seat: None,
                log: told(),
                beats: beats(id.is_some()),
                position: position(id.is_some()),
                list: Vec::new(),
            },
        );
    }
    samples.put("ServerMessage", &ServerMessage::<Value>::Accepted { version: 1, id: 1 });
    for (status, you) in
        [(Status::Waiting, None), (Status::Playing, Some(0)), (Status::Finished, Some(1))]
    {
        let frame = TableFrame {
            protocol: PROTOCOL,
            version: 1,
            table: info(status, you),
            log: told(),
            chat: chat(you),
            position: you.map(|seat| position(seat == 1)),
        };
        samples.put("ServerMessage", &ServerMessage::Table(frame));
        let update = UpdateFrame {
            from: 1,
            version: 2,
            table: you.map(|_| info(status, you)),
            log: told(),
            beats: you.map(|seat| beats(seat == 1)).unwrap_or_default(),
            chat: chat(you),
            position: you.map(|seat| position(seat == 1)),
        };
        samples.put("ServerMessage", &ServerMessage::Update(update));
        let entry = LobbyEntry {
            id: text(),
            game: text(),
            title: text(),
            status,
            seats: 4,
            open: 1,
            players: vec![text(), String::new()],
            changed: 1,
            turn: true,
            password: false,
            clock: you.map(|_| Clock::Days { days: 3 }),
            spectators: if you.is_some() { Spectators::All(10) } else { Spectators::Public },
        };
        samples.put("LobbyEntry", &entry);
        let recent = vec![Finished { table: entry.clone(), seat: 0, rank: 1, total: 9 }];
        let rating = Rating {
            game: text(),
            seats: 3,
            rating: you.map(|_| 25.5),
            deviation: you.map(|_| 8.25),
            games: 1,
            firsts: 0,
        };
        let ratings = vec![rating];
        samples.put("Profile", &Profile { name: text(), since: 1, ratings, recent });
        let lobby = LobbyMessage::Lobby {
            tables: vec![entry.clone()],
            total: 1,
            mine: vec![entry],
            online: 2,
            announcement: you.map(|_| text()),
        };
        samples.put("LobbyMessage", &lobby);
    }
    let account =
        AccountRequest { name: text(), password: text(), token: false, invite: Some(text()) };
    samples.put("AccountRequest", &account);
    samples.put("NameRequest", &NameRequest { name: text() });
    samples.put("PasswordRequest", &PasswordRequest { old: text(), new: text() });
    samples.put("ConfirmRequest", &ConfirmRequest { code: text() });
    samples.put("Muted", &Muted { id: 1, name: text() });
    samples.put("Notes", &Notes { text: text() });
    let session = SessionInfo { id: text(), created: 1, seen: 2, agent: text(), current: true };
    samples.put("SessionInfo", &session);
    let choice = HintChoice { text: text(), label: text(), visits: 9, chance: 0.5, margin: -1.5 };
    samples.put("Hints", &Hints { choices: vec![choice] });
    let admin = AdminUser {
        id: 1,
        name: text(),
        account: true,
        admin: false,
        created: 1,
        seen: None,
        tables: 2,
        banned: false,
    };
    samples.put("AdminUser", &admin);
    for act in [
        AdminAct::Ban { user: 7 },
        AdminAct::Unban { user: 7 },
        AdminAct::Grant { user: 7 },
        AdminAct::Revoke { user: 7 },
        AdminAct::EndSessions { user: 7 },
        AdminAct::ResetPassword { user: 7 },
        AdminAct::RemoveTable { table: "f00".into() },
        AdminAct::Prune { days: 90 },
    ] {
        samples.put("AdminAct", &act);
    }
    samples.put("AdminDone", &AdminDone { link: Some("/reset#f00".into()), removed: 0 });
    let logged = AdminLogEntry {
        id: 1,
        at: 1,
        source: "user".into(),
        actor: Some("Anna".into()),
        act: "ban".into(),
        user: Some("Bruno".into()),
        table: None,
        count: None,
    };
    samples.put("AdminLogEntry", &logged);
    for state in [NodeState::Alive, NodeState::Draining, NodeState::Dead] {
        let (id, address) = (text(), text());
        let node = AdminNode { id, address, tables: 3, state, silent: 1, own: true };
        samples.put("AdminNode", &node);
    }
    let reset = ResetRequest { code: "f00".into(), password: "12345678".into(), token: true };
    samples.put("ResetRequest", &reset);
    samples.put("Bot", &Bot { name: text(), label: text() });
    samples.put("GuestRequest", &GuestRequest { name: Some(text()), token: true });
    samples.put("Health", &Health { status: text(), version: text(), protocol: PROTOCOL });
    for registration in [Registration::Open, Registration::Invite, Registration::Closed] {
        let host = HostInfo {
            version: text(),
            language: text(),
            registration,
            operator: (registration == Registration::Open).then(text),
            guest_table_days: 90,
            session_days: 365,
        };
        samples.put("HostInfo", &host);
    }
    let words = || vec![text()];
    let kinds = [
        OptionKind::Flag,
        OptionKind::Number { min: 0, max: 1 },
        OptionKind::Choice { of: words(), labels: words() },
        OptionKind::Several { of: words(), labels: words(), min: 0, max: 1 },
        OptionKind::Numbers { len: 1, min: 0, max: 1 },
    ];
    let option =
        |kind| OptionInfo { key: text(), kind, default: json!(1), label: text(), help: text() };
    samples.put(
        "GameInfo",
        &GameInfo {
            id: text(),
            title: text(),
            tagline: text(),
            seats: SeatCounts { min: 2, max: 4 },
            minutes: (30, 60),
            rules: 1,
            options: kinds.map(option).to_vec(),
            presets: vec![PresetInfo { id: text(), label: text(), options: object() }],
            provenance: [ProvenanceKind::Reconstructed, ProvenanceKind::Reading]
                .map(|kind| ProvenanceInfo {
                    key: text(),
                    kind,
                    of: words(),
                    text: text(),
                    values: words(),
                })
                .to_vec(),
        },
    );
    samples
}

impl Samples {
    fn put(&mut self, of: &'static str, sample: &impl serde::Serialize) {
        self.add(of, serde_json::to_value(sample).expect("messages are plain data"));
    }
}
