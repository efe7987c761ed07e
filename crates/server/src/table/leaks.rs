//! Messages to a viewer do not depend on hidden information.
//!
//! At positions of random games of every game, everything that a viewer cannot know is sampled again from
//! their view, twice. The three tables (the real one and the two determinized ones) continue side by side.
//! As long as the viewer perceives the same events, the bytes they are sent are the same: the whole frame,
//! the update, the changes, the choices, the prompts, whether they may undo, and whether their own commands
//! are stale.
//!
//! The same holds for every command a viewer can send, legal, illegal or unreadable: all tables accept it
//! or refuse it with the same text, do the same, and send the same kind of update to the others. As the
//! frame of a viewer is the same byte for byte whatever another seat has chosen in secret, so are the
//! number and the size of the frames.

use serde_json::Value;
use signoria_engine::{GameRng, Rng, RngExt, Seat, SeatSet, Seed, Viewer};
use signoria_i18n::Lang;
use signoria_protocol::{Choice, ClientMessage, Position, ServerMessage};
use signoria_registry::{GAMES, GameType, SentView, Table};
use signoria_store::{NewTable, TableRow, User};

use super::{
    command::Speaker,
    event::TableEvent,
    seats::new_row,
    state::{Settings, TableState},
};
use crate::frames::{self, Recipient, UpdateScope, ViewCache};

/// Determinizations per game, unless `SIGNORIA_POSITIONS` says otherwise.
const POSITIONS: usize = 20;
/// Number of actions for which the tables continue side by side.
const STEPS: usize = 8;

pub(super) fn deal(
    game: &'static dyn GameType,
    seats: u8,
    preset: Option<&str>,
    seed: u64,
) -> Option<TableState> {
    let seed = Seed::from_number(seed);
    let setup = signoria_registry::RawSetup {
        preset: preset.map(str::to_owned),
        ..signoria_registry::RawSetup::new(seats, seed)
    };
    let options = game.options(&setup).ok()?;
    let row = row(game, seats, seed);
    let mut live = TableState::new(row, game, options, Settings::default());
    for seat in 0..seats {
        let name = format!("P{seat}");
        live.apply(&TableEvent::Sit { seat, user: i64::from(seat) + 1, name }, 0)
            .expect("a free seat");
    }
    live.apply(&TableEvent::Start { rated: None }, 0).expect("it can be dealt");
    Some(live)
}

fn row(game: &dyn GameType, seats: u8, seed: Seed) -> TableRow {
    let made = NewTable {
        key: "0123456789abcdef0123456789abcdef".to_owned(),
        game: game.meta().id.to_owned(),
        rules: game.rules(),
        options: String::new(),
        seed: seed.0,
        host: 1,
        listed: true,
        seats,
        password: None,
        settings: "{}".to_owned(),
    };
    new_row(made, 0)
}

/// A table at a position, and how to rebuild it.
struct Course {
    game: &'static dyn GameType,
    seats: u8,
    preset: Option<&'static str>,
    seed: u64,
    acts: Vec<TableEvent>,
}

impl Course {
    fn live(&self) -> Option<TableState> {
        let mut live = deal(self.game, self.seats, self.preset, self.seed)?;
        for act in &self.acts {
            live.apply(act, 0).expect("it was legal before");
        }
        Some(live)
    }

    /// The same table with everything the viewer cannot know sampled again.
    fn imagined(&self, viewer: Viewer, seed: u64) -> TableState {
        let mut live = self.live().expect("it was dealt before");
        live.table = live.table.map(|table| table.determinized(viewer, seed));
        live
    }
}

/// All parts of an update.
const ALL: UpdateScope = UpdateScope { table: true, position: true };

/// What was compared.
#[derive(Default, Debug)]
struct Tally {
    /// Frames that had to be the same.
    frames: usize,
    /// Commands whose reply had to be the same.
    commands: usize,
    /// Commands that were refused, and that were accepted.
    refused: usize,
    accepted: usize,
    /// Determinized tables that another viewer could distinguish from the real one.
    different: usize,
    /// Determinized tables that the viewer could distinguish from the real one after a few actions.
    parted: usize,
}

fn table(live: &TableState) -> &dyn Table {
    live.table.as_deref().expect("it has been dealt")
}

/// What the rules let the viewer perceive since the group `from`.
fn perceived(live: &TableState, viewer: Viewer, from: usize) -> String {
    let told = table(live).events(viewer, from);
    let told: Vec<String> = told.iter().map(|told| told.event.get().to_owned()).collect();
    format!("{} {told:?}", table(live).view(viewer))
}

/// Everything the server would send the viewer, whether it would accept their commands, and what it
/// remembers of it, with the view that was sent.
fn sent(
    live: &TableState,
    viewer: Viewer,
    from: u32,
    before: Option<&(SentView, Value)>,
) -> (Vec<String>, (SentView, Value)) {
    let seats = viewer.seat().map_or(SeatSet::EMPTY, SeatSet::one);
    let reader = |lang, drawing| Recipient {
        viewer,
        shown: None,
        seats,
        lang,
        drawing,
        commits: drawing,
        changes: !drawing,
        beats: !drawing,
        host: false,
        may_chat: true,
    };
    let mut anew = ViewCache::default();
    let mut changes = ViewCache { before: before.map(|(seen, _)| seen), now: None };
    let mut sent = vec![
        frames::table(live, &reader(Lang::Nl, false), &[]).text().to_owned(),
        frames::update(live, &reader(Lang::En, true), &[], from, ALL, &mut anew).text().to_owned(),
        frames::update(live, &reader(Lang::Nl, false), &[], from, ALL, &mut changes)
            .text()
            .to_owned(),
    ];
    let ServerMessage::Table(standing) = serde_json::from_str(&sent[0]).expect("a message") else {
        unreachable!("everything was asked for");
    };
    let standing: Position = standing.position.expect("it has been dealt");
    assert!(standing.view.is_some() && standing.changes.is_none(), "it goes on from nothing");
    // The patch leads to the same view as the whole view, and contains changes only.
    let [whole, part]: [ServerMessage; 2] =
        [&sent[1], &sent[2]].map(|text| serde_json::from_str(text).expect("a message"));
    let (ServerMessage::Update(whole), ServerMessage::Update(part)) = (whole, part) else {
        unreachable!("updates were asked for");
    };
    // Beats lead from the view before to the current view, and have the events of the log between them.
    let steps: usize = part.beats.iter().map(|beat| beat.events).sum();
    assert!(part.beats.is_empty() || steps == part.log.len(), "{steps} of {}", part.log.len());
    assert!(
        part.beats.iter().all(|beat| beat.events > 0),
        "a step without an event tells something"
    );
    let (whole, part_beats, part) =
        (whole.position.expect("it is told"), part.beats, part.position.expect("it is told"));
    let steps = part_beats.into_iter().map(|beat| (beat.view, beat.changes));
    let mut view = before.map(|(_, view)| view.clone());
    for (anew, changes) in steps.chain([(part.view, part.changes)]) {
        match (&mut view, changes) {
            (Some(view), Some(changes)) => {
                assert!(signoria_protocol::change(view, &changes), "{changes:?}");
            }
            (view, changes) => {
                assert!(view.is_none() && changes.is_none());
                *view = anew;
            }
        }
    }
    let view = view.expect("a whole view");
    assert_eq!(Some(&view), whole.view.as_ref());
    assert_eq!((part.actions, part.undo), (whole.actions, whole.undo));
    let texts = |choices: Vec<Choice>| -> Vec<String> {
        choices.into_iter().map(|choice| choice.text).collect()
    };
    assert_eq!(texts(part.choices), texts(whole.choices));

    sent.push(frames::list(live, &reader(Lang::En, false), Some(1)).text().to_owned());
    let since = viewer.seat().map(|seat| live.since[seat.index()]);
    sent.push(format!("{since:?} {} {:?}", live.undone, live.steps));
    (sent, (changes.now.expect("a view was told"), view))
}

/// Every command of the viewer: each of their choices, the choices of others, earlier actions, invalid
/// text, and all commands that are not actions, for the current, a past and a future version.
fn commands(
    course: &Course,
    live: &TableState,
    viewer: Viewer,
    chance: &mut impl Rng,
) -> Vec<ClientMessage> {
    let mut actions: Vec<String> =
        ["", "pass", "undo", "fly to the moon"].map(str::to_owned).into();
    for seat in Seat::all(course.seats) {
        let choices = table(live).choices(seat).into_iter().map(|choice| choice.text);
        let some: Vec<String> = choices.collect();
        let wanted = if viewer.is(seat) { 40 } else { 10 };
        for _ in 0..wanted.min(some.len()) {
            actions.push(some[chance.below(some.len())].clone());
        }
    }
    for _ in 0..10.min(course.acts.len()) {
        if let TableEvent::Act { action, .. } = &course.acts[chance.below(course.acts.len())] {
            actions.push(action.text().to_owned());
        }
    }
    let id = Some(1);
    let play = |action| ClientMessage::Play { version: live.version, action, id };
    let why = |action| ClientMessage::Why { action, id };
    let mut commands: Vec<ClientMessage> = actions.iter().cloned().map(play).collect();
    commands.extend(actions.into_iter().map(why));
    for version in [0, live.version.saturating_sub(1), live.version, live.version + 1] {
        commands.push(ClientMessage::Play { version, action: "pass".to_owned(), id });
        commands.push(ClientMessage::Undo { version, id });
        commands.push(ClientMessage::UndoAsk { version, id });
    }
    for seat in 0..=course.seats {
        commands.push(ClientMessage::Takeover { seat, id });
    }
    commands.extend([
        ClientMessage::UndoAnswer { request: live.version, agree: true, id },
        ClientMessage::UndoAnswer { request: live.version, agree: false, id },
        ClientMessage::Return { id },
        ClientMessage::Chat { text: "Hello".to_owned(), id },
        ClientMessage::Silence { line: live.version, on: true, id },
        ClientMessage::Mute { line: live.version, on: true, id },
    ]);
    commands
}

/// The effect of a command, or why it is refused, and which update the others get.
fn answer(live: &TableState, viewer: Viewer, command: &ClientMessage) -> String {
    let user = viewer.seat().map(|seat| User {
        id: i64::from(seat.number()) + 1,
        name: format!("P{seat}"),
        account: false,
        admin: false,
        banned: false,
        created: 0,
    });
    let who = Speaker { user: user.as_ref(), seat: viewer.seat(), lang: Lang::En };
    if let ClientMessage::Why { action, .. } = command {
        return format!("{:?}", live.why(&who, action));
    }
    match live.answer(&who, command, 0) {
        Ok(deeds) => format!("{:?} {deeds:?}", live.news(&deeds)),
        Err(refusal) => format!("{refusal:?}"),
    }
}

/// Examines one position for one viewer.
fn examine(course: &Course, viewer: Viewer, chance: &mut impl Rng, tally: &mut Tally) {
    let mut real = course.live().expect("it was dealt before");
    let mut others = [1, 2].map(|_| course.imagined(viewer, chance.next_u64())).map(Some);
    for other in others.iter().flatten() {
        let whole = Viewer::all(course.seats)
            .any(|who| who != viewer && table(&real).view(who) != table(other).view(who));
        tally.different += usize::from(whole);
    }
    let mut from = 0;
    let mut before: Option<(SentView, Value)> = None;
    for _ in 0..=STEPS {
        let (wanted, now) = sent(&real, viewer, from, before.as_ref());
        for other in others.iter().flatten() {
            // Everything sent before was the same, so what is remembered of it is the same too.
            let (others_sent, (_, told)) = sent(other, viewer, from, before.as_ref());
            assert_eq!(
                (&others_sent, &told),
                (&wanted, &now.1),
                "{} {viewer:?} after {} actions",
                course.game.meta().id,
                table(&real).history().len()
            );
            tally.frames += wanted.len();
        }
        for command in commands(course, &real, viewer, chance) {
            let wanted = answer(&real, viewer, &command);
            let refused = wanted.starts_with("Refusal");
            tally.refused += usize::from(refused);
            tally.accepted += usize::from(!refused);
            for other in others.iter().flatten() {
                let found = answer(other, viewer, &command);
                assert_eq!(found, wanted, "{} {viewer:?} {command:?}", course.game.meta().id);
                tally.commands += 1;
            }
        }
        before = Some(now);
        let asked: Vec<_> = table(&real).to_act().iter().collect();
        let Some(seat) = chance.pick(&asked) else { return };
        from = real.version;
        let group = table(&real).history().len() + 1;
        // Another seat may do different things on the tables; if the viewer cannot tell, it must
        // not show.
        let alike = viewer.is(seat) || chance.below(2) == 0;
        let texts = |live: &TableState| -> Vec<String> {
            table(live).choices(seat).into_iter().map(|choice| choice.text).collect()
        };
        let choices = texts(&real);
        let action = choices[chance.below(choices.len())].clone();
        let act = |action: String| TableEvent::Act { seat: seat.number(), action: action.into() };
        real.apply(&act(action.clone()), 0).expect("it is listed");
        let known = perceived(&real, viewer, group);
        for place in &mut others {
            let Some(other) = place else { continue };
            let choices = texts(other);
            let own = if alike && choices.contains(&action) {
                action.clone()
            } else {
                choices[chance.below(choices.len())].clone()
            };
            other.apply(&act(own), 0).expect("it is listed");
            if perceived(other, viewer, group) != known {
                tally.parted += 1;
                *place = None;
            }
        }
    }
}

/// Examines random positions of random games with every number of seats and every preset.
fn campaign(game: &'static dyn GameType) -> Tally {
    let mut tally = Tally::default();
    let mut chance = GameRng::new(Seed::from_number(1655)).next_stream();
    let presets: Vec<Option<&str>> =
        game.meta().presets.iter().map(|preset| Some(preset.id)).chain([None]).collect();
    let counts: Vec<u8> = game.meta().seats.counts().collect();
    let wanted = std::env::var("SIGNORIA_POSITIONS").ok().and_then(|number| number.parse().ok());
    let wanted = wanted.unwrap_or(POSITIONS);
    let mut examined = 0;
    while examined < wanted {
        let seats = counts[chance.below(counts.len())];
        let preset = presets[chance.below(presets.len())];
        let seed = chance.next_u64();
        let mut course = Course { game, seats, preset, seed, acts: Vec::new() };
        // Not every preset fits every number of players.
        let Some(mut live) = course.live() else { continue };
        let wait = 1 + chance.below(120);
        for _ in 0..wait {
            let asked: Vec<_> = table(&live).to_act().iter().collect();
            let Some(seat) = chance.pick(&asked) else { break };
            let choices = table(&live).choices(seat);
            let action = choices[chance.below(choices.len())].text.clone();
            let act = TableEvent::Act { seat: seat.number(), action: action.into() };
            live.apply(&act, 0).expect("it is listed");
            course.acts.push(act);
        }
        let viewers: Vec<Viewer> = Viewer::all(seats).collect();
        let viewer = viewers[chance.below(viewers.len())];
        examine(&course, viewer, &mut chance, &mut tally);
        examined += 1;
    }
    tally
}

#[test]
#[expect(clippy::print_stdout, reason = "a long run is made for its figures")]
fn frames_never_leak_hidden_information() {
    for game in GAMES {
        let tally = campaign(*game);
        let id = game.meta().id;
        println!("{id}: {tally:?}");
        assert!(tally.frames > 200, "{id}: too little was compared: {tally:?}");
        assert!(tally.commands > 3000, "{id}: too few commands were compared: {tally:?}");
        assert!(tally.refused > 1000 && tally.accepted > 200, "{id}: {tally:?}");
        // The test could not fail if nothing hidden had been different.
        match id {
            // Only unseen cards are hidden here: they show later, to all viewers.
            "carrara" | "la_citta" => assert!(tally.parted > 5, "{id}: {tally:?}"),
            _ => assert!(tally.different > 10 && tally.parted > 5, "{id}: {tally:?}"),
        }
    }
}
