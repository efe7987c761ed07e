//! A running game with its players, history and undo.

use serde_json::{Map, Value};
use thiserror::Error;

use crate::{
    Game, IllegalAction, Message, RulesVersion, Seat, SeatSet, Seed, Setup, SetupError, Viewer,
    meta::options_from_json,
    record::{CHECKPOINT_INTERVAL, Checkpoint, Entry, EntryKind, Record, ReplayError},
    sink::Story,
    stable_hash,
};

/// A running game with its history.
///
/// # Undo
///
/// A seat may undo its last action unless, during or after it, chance was drawn, something hidden was
/// revealed to any viewer, another seat acted, or the decision passed to another seat.
///
/// If all people at the table agree, everything from a seat's last action on is undone, whatever happened
/// since ([`force_undo`](Self::force_undo)). What no seat knows is then redrawn, and nothing before that
/// point can be undone any more.
///
/// An undo is an entry of its own: the record only grows.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: Setup<G::Options>,
    /// The options as written in the record. A record from before an option existed does not name it,
    /// and continues without it.
    options: Map<String, Value>,
    names: Vec<String>,
    dealt: G,
    game: G,
    entries: Vec<Entry>,
    marks: Vec<Checkpoint>,
    /// The actions in force after all undos.
    line: Vec<(Seat, G::Action)>,
    /// Events of the deal, then of each action in force.
    log: Vec<Vec<G::Event>>,
    /// The beats of the last group of the log: the number of its events up to each beat, and the
    /// position after it.
    beats: Vec<(usize, G)>,
    /// Number of actions in force that can no longer be undone.
    floor: usize,
    /// Number of actions in force that cannot be undone even if all agree.
    agreed_floor: usize,
    /// After these numbers of actions, everything unseen was redrawn with this key.
    redraws: Vec<(usize, Seed)>,
}

/// Why an undo was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum UndoError {
    /// The last action belongs to another seat, or there is none.
    #[error("your last action is not the last one of the game")]
    NotYours,
    /// Chance was drawn, something was revealed or another seat acted since.
    #[error("what happened since can no longer be undone")]
    TooLate,
}

impl<G: Game> Session<G> {
    /// Deals a new game. Seats without a name get their number as a name.
    pub fn new(setup: Setup<G::Options>, names: Vec<String>) -> Result<Self, SetupError> {
        let options = match serde_json::to_value(&setup.options) {
            Ok(Value::Object(options)) => options,
            other => unreachable!("options are a plain struct, not {other:?}"),
        };
        Self::deal(setup, options, names)
    }

    /// Deals a game from options as stored in a record or database. A missing option means the
    /// behaviour from before it existed; the record of the session repeats the options unchanged.
    pub fn stored(
        rules: u16,
        seats: u8,
        options: Map<String, Value>,
        seed: Seed,
        names: Vec<String>,
    ) -> Result<Self, SetupError> {
        let rules = RulesVersion::known(rules, G::RULES)
            .ok_or_else(|| SetupError::rules(rules, G::RULES))?;
        let read = options_from_json(Value::Object(options.clone()))
            .map_err(|problems| SetupError { problems })?;
        Self::deal(Setup { seats, options: read, rules, seed }, options, names)
    }

    fn deal(
        setup: Setup<G::Options>,
        options: Map<String, Value>,
        names: Vec<String>,
    ) -> Result<Self, SetupError> {
        let mut story = Story::default();
        let game = G::new(&setup, &mut story)?;
        let mut names = names;
        names.truncate(usize::from(setup.seats));
        for number in names.len()..usize::from(setup.seats) {
            names.push(format!("{}", number + 1));
        }
        Ok(Self {
            setup,
            options,
            names,
            dealt: game.clone(),
            game,
            entries: Vec::new(),
            marks: Vec::new(),
            line: Vec::new(),
            log: vec![story.events],
            beats: story.beats,
            floor: 0,
            agreed_floor: 0,
            redraws: Vec::new(),
        })
    }

    /// The state. Secret: it leaves only through [`Game::view`].
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The setup of the game.
    pub const fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// Names of the seats.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The number of entries in the record. It grows with every change, undo included.
    pub fn version(&self) -> usize {
        self.entries.len()
    }

    /// The actions in force.
    pub fn history(&self) -> &[(Seat, G::Action)] {
        &self.line
    }

    /// What the viewer perceived in the groups from `from` on; group 0 is the deal.
    pub fn events_since(
        &self,
        who: Viewer,
        from: usize,
    ) -> impl Iterator<Item = (usize, G::EventView)> + '_ {
        self.log.iter().enumerate().skip(from).flat_map(move |(at, group)| {
            group
                .iter()
                .filter_map(move |event| G::event_view(event, who))
                .map(move |event| (at, event))
        })
    }

    /// The last group of events (0: the deal; *k*: the *k*-th action) beat by beat: what the viewer
    /// perceived, and the position after it. Beats without a visible event are omitted, because their
    /// number could reveal something. Empty after an undo.
    pub fn beats(&self, who: Viewer) -> impl Iterator<Item = (Vec<G::EventView>, &G)> + '_ {
        let events = self.log.last().map_or(&[][..], Vec::as_slice);
        let mut from = 0;
        self.beats.iter().filter_map(move |(to, game)| {
            let beat = &events[from..*to];
            from = *to;
            let perceived: Vec<_> =
                beat.iter().filter_map(|event| G::event_view(event, who)).collect();
            (!perceived.is_empty()).then_some((perceived, game))
        })
    }

    /// Plays an action if it is legal.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), IllegalAction<G::Action>> {
        self.game.check(seat, action)?;
        self.play_checked(seat, action);
        Ok(())
    }

    /// Plays an action that [`Game::check`] has found legal at this position.
    pub fn play_checked(&mut self, seat: Seat, action: G::Action) {
        let before = (self.game.chance_events(), self.game.to_act());
        let mut story = Story::default();
        self.game.apply(seat, action, &mut story);
        self.line.push((seat, action));
        redraw(&mut self.game, &self.redraws, self.line.len());
        self.update_undo_floor(seat, before, &story.events);
        self.log.push(story.events);
        self.beats = story.beats;
        self.push_entry(Entry { seat, kind: EntryKind::Action(action.to_string()) });
    }

    /// Whether the seat may undo its last action, and if not, why.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        match self.line.last() {
            Some(&(last, _)) if last == seat => {
                if self.line.len() > self.floor {
                    Ok(())
                } else {
                    Err(UndoError::TooLate)
                }
            }
            _ => Err(UndoError::NotYours),
        }
    }

    /// Undoes the last action of the seat.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.can_undo(seat)?;
        self.shorten(self.line.len() - 1);
        self.push_entry(Entry { seat, kind: EntryKind::Undo });
        Ok(())
    }

    /// The number of actions that an agreed undo of the seat removes: its last one and everything
    /// since.
    pub fn agreed_depth(&self, seat: Seat) -> Result<usize, UndoError> {
        let after = self.line.iter().rev().position(|(who, _)| *who == seat);
        let depth = after.ok_or(UndoError::NotYours)? + 1;
        if self.line.len() - depth < self.agreed_floor {
            return Err(UndoError::TooLate);
        }
        Ok(depth)
    }

    /// Undoes the last action of the seat and everything since, and redraws what no seat knows. The
    /// caller must have checked that all people agreed.
    pub fn force_undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let depth = self.agreed_depth(seat)?;
        let key = self.setup.seed.redrawn(self.entries.len() as u64);
        self.shorten(self.line.len() - depth);
        self.redraws.push((self.line.len(), key));
        self.game.redraw_unseen(key);
        self.floor = self.line.len();
        self.agreed_floor = self.line.len();
        self.push_entry(Entry { seat, kind: EntryKind::RedrawnUndo });
        Ok(())
    }

    /// Undoes the last action of the game without redrawing: the agreed undo of records of format 1 and
    /// of tables stored at that time. No longer used for new undos.
    pub fn force_undo_as_it_was(&mut self) -> Result<(), UndoError> {
        let &(seat, _) = self.line.last().ok_or(UndoError::NotYours)?;
        self.shorten(self.line.len() - 1);
        self.floor = self.floor.min(self.line.len());
        self.push_entry(Entry { seat, kind: EntryKind::AgreedUndo });
        Ok(())
    }

    /// Goes back to the first `actions` actions.
    fn shorten(&mut self, actions: usize) {
        self.line.truncate(actions);
        self.log.truncate(actions + 1);
        // Undone events are not shown again.
        self.beats.clear();
        self.redraws.retain(|(at, _)| *at <= actions);
        self.game = self.at(actions);
    }

    /// The position after the first `actions` actions.
    pub fn at(&self, actions: usize) -> G {
        let mut game = self.dealt.clone();
        redraw(&mut game, &self.redraws, 0);
        for (at, &(seat, action)) in self.line.iter().enumerate().take(actions) {
            game.apply(seat, action, &mut crate::NullSink);
            redraw(&mut game, &self.redraws, at + 1);
        }
        game
    }

    /// A session after the first `actions` actions (all if there are fewer). The remaining actions can
    /// be played there, with the same chance.
    #[must_use]
    pub fn rewound(&self, actions: usize) -> Self {
        let actions = actions.min(self.line.len());
        let mut session = Self {
            game: self.dealt.clone(),
            entries: Vec::new(),
            marks: Vec::new(),
            line: Vec::new(),
            log: self.log[..1].to_vec(),
            beats: Vec::new(),
            floor: 0,
            agreed_floor: 0,
            ..self.clone()
        };
        redraw(&mut session.game, &session.redraws, 0);
        for &(seat, action) in &self.line[..actions] {
            // It was checked when it was played.
            session.play_checked(seat, action);
        }
        session
    }

    /// A copy of the session in which everything that the viewer cannot know is sampled from their
    /// view.
    ///
    /// Only for tests, and only to inspect and to continue: its record does not replay, and undo or
    /// [`Self::at`] would lead back to the real game.
    #[cfg(feature = "determinized")]
    #[must_use]
    pub fn determinized(&self, who: Viewer, rng: &mut impl crate::Rng) -> Self {
        Self { game: G::determinize(&self.game.view(who), rng), ..self.clone() }
    }

    /// The record so far, with its seed: not for players while the game runs.
    pub fn record(&self) -> Record {
        let mut marks = self.marks.clone();
        let hash = stable_hash(&self.game);
        if marks.last().is_none_or(|mark| mark.after != self.entries.len()) {
            marks.push(Checkpoint { after: self.entries.len(), hash });
        }
        Record {
            format: Record::format_of(&self.entries),
            game: G::ID.to_owned(),
            rules: self.setup.rules.number(),
            layout: G::LAYOUT,
            options: self.options.clone(),
            seats: self.names.clone(),
            commitment: self.setup.seed.commitment(),
            seed: Some(self.setup.seed),
            entries: self.entries.clone(),
            marks,
            result: self.totals(),
        }
    }

    /// Replays a record, entry by entry; the error is the first divergence.
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        let mut session = Self::deal_from_record(record)?;
        let mut marks = record.marks.iter().peekable();
        for at in 0..=record.entries.len() {
            if at > 0 {
                session.replay_entry(at, &record.entries[at - 1])?;
            }
            while let Some(mark) = marks.next_if(|mark| mark.after <= at) {
                if mark.after < at {
                    return Err(ReplayError::MarkPlace { at: mark.after });
                }
                if record.layout == G::LAYOUT && mark.hash != stable_hash(&session.game) {
                    return Err(ReplayError::Checkpoint { at });
                }
            }
        }
        if let Some(mark) = marks.next() {
            return Err(ReplayError::MarkPlace { at: mark.after });
        }
        let replayed = session.totals();
        if record.result != replayed {
            return Err(ReplayError::Result { recorded: record.result.clone(), replayed });
        }
        Ok(session)
    }

    /// Deals the game of a record without playing its entries.
    fn deal_from_record(record: &Record) -> Result<Self, ReplayError> {
        if record.game != G::ID {
            return Err(ReplayError::Game { found: record.game.clone(), expected: G::ID });
        }
        if RulesVersion::known(record.rules, G::RULES).is_none() {
            return Err(ReplayError::Rules {
                game: G::ID,
                found: record.rules,
                supported: G::RULES,
            });
        }
        let seed: Seed = record.seed.ok_or(ReplayError::NoSeed)?;
        if seed.commitment() != record.commitment {
            return Err(ReplayError::Commitment);
        }
        let (seats, options) = (record.seats.len() as u8, record.options.clone());
        Self::stored(record.rules, seats, options, seed, record.seats.clone())
            .map_err(ReplayError::Setup)
    }

    fn replay_entry(&mut self, at: usize, entry: &Entry) -> Result<(), ReplayError> {
        let problem =
            |problem: Message| ReplayError::Entry { at, entry: entry.to_string(), problem };
        let undo = |error: UndoError| {
            problem(Message::new(match error {
                UndoError::NotYours => "replay-undo_not_yours",
                UndoError::TooLate => "replay-undo_too_late",
            }))
        };
        match &entry.kind {
            EntryKind::Undo => self.undo(entry.seat).map_err(undo),
            EntryKind::AgreedUndo => {
                if self.line.last().map(|(seat, _)| *seat) != Some(entry.seat) {
                    return Err(undo(UndoError::NotYours));
                }
                self.force_undo_as_it_was().map_err(undo)
            }
            EntryKind::RedrawnUndo => self.force_undo(entry.seat).map_err(undo),
            EntryKind::Action(text) => {
                let action: G::Action =
                    text.parse().map_err(|_| problem(Message::new("replay-notation")))?;
                if action.to_string() != *text {
                    let canonical = Message::new("replay-canonical");
                    return Err(problem(canonical.with("notation", action.to_string())));
                }
                self.play(entry.seat, action).map_err(|_| problem(Message::new("replay-illegal")))
            }
        }
    }

    fn push_entry(&mut self, entry: Entry) {
        self.entries.push(entry);
        if self.entries.len().is_multiple_of(CHECKPOINT_INTERVAL) {
            let hash = stable_hash(&self.game);
            self.marks.push(Checkpoint { after: self.entries.len(), hash });
        }
    }

    /// Applies the four rules of undo.
    fn update_undo_floor(&mut self, seat: Seat, before: (u64, SeatSet), events: &[G::Event]) {
        let alone = SeatSet::one(seat);
        let chance = self.game.chance_events() != before.0;
        let revealed = events.iter().any(|event| G::reveals(event));
        let others = before.1 != alone || self.game.to_act() != alone;
        if chance || revealed || others {
            self.floor = self.line.len();
        }
    }

    fn totals(&self) -> Option<Vec<i32>> {
        let outcome = self.game.outcome()?;
        Some(outcome.standings.iter().map(|standing| standing.total).collect())
    }
}

/// Repeats the redraw that took place after this number of actions.
fn redraw<G: Game>(game: &mut G, redraws: &[(usize, Seed)], actions: usize) {
    for (_, key) in redraws.iter().filter(|(at, _)| *at == actions) {
        game.redraw_unseen(*key);
    }
}
