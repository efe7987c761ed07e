//! A game at a table: who sits where, what was done, what may be taken back.

use serde_json::{Map, Value};
use thiserror::Error;

use crate::{
    Game, Illegal, Message, RulesVersion, Seat, SeatSet, Seed, Setup, SetupError, Viewer,
    meta::options_from_json,
    record::{Deed, Entry, MARK_EVERY, Mark, Record, ReplayError},
    sink::Story,
    stable_hash,
};

/// A running game with its history.
///
/// # Undo
///
/// A seat may take back its last action unless, since before it, chance was drawn, something hidden
/// was revealed to anybody, another seat answered, or the turn to answer passed to another seat.
/// If all people at the table agree, everything from a seat's last action on is taken back whatever
/// happened since ([`take_back`](Self::take_back)); what no seat knows is then drawn afresh, and nothing
/// before that point can be taken back any more.
/// Taking back is an entry of its own: the record only ever grows.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: Setup<G::Options>,
    /// The options as they stand in the record. A record made before an option existed does not name it, and goes on
    /// without it.
    options: Map<String, Value>,
    names: Vec<String>,
    dealt: G,
    game: G,
    entries: Vec<Entry>,
    marks: Vec<Mark>,
    /// What stands after all undos.
    line: Vec<(Seat, G::Action)>,
    /// Events of the deal, then of each action of the line.
    log: Vec<Vec<G::Event>>,
    /// The beats of the last group of the log: how many of its events have happened after each, and the position then.
    beats: Vec<(usize, G)>,
    /// So many actions of the line can no longer be taken back.
    floor: usize,
    /// So many actions of the line cannot be taken back even if all agree.
    agreed_floor: usize,
    /// After so many actions of the line, everything unseen was drawn afresh with this key.
    redraws: Vec<(usize, Seed)>,
}

/// Why an undo was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum UndoError {
    /// The last action is somebody else's, or there is none.
    #[error("your last action is not the last one of the game")]
    NotYours,
    /// Chance, revealed information or another seat stands in between.
    #[error("what happened since can no longer be taken back")]
    TooLate,
}

impl<G: Game> Session<G> {
    /// Deals a new game. Seats without a name are called by their number.
    pub fn new(setup: Setup<G::Options>, names: Vec<String>) -> Result<Self, SetupError> {
        let options = match serde_json::to_value(&setup.options) {
            Ok(Value::Object(options)) => options,
            other => unreachable!("options are a plain struct, not {other:?}"),
        };
        Self::deal(setup, options, names)
    }

    /// Deals a game from options as a record or a store keeps them. What they leave out means what it meant before the
    /// option existed, and the record of the session repeats them unchanged.
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

    /// What the game was dealt from.
    pub const fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// Names of the seats.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// How many entries the record has: grows with every change, undo included.
    pub fn version(&self) -> usize {
        self.entries.len()
    }

    /// The actions that stand.
    pub fn line(&self) -> &[(Seat, G::Action)] {
        &self.line
    }

    /// What the viewer perceived in the groups from `from` on; group 0 is the deal.
    pub fn told_since(
        &self,
        who: Viewer,
        from: usize,
    ) -> impl Iterator<Item = (usize, G::EventView)> + '_ {
        self.log.iter().enumerate().skip(from).flat_map(move |(at, group)| {
            group.iter().filter_map(move |event| G::show(event, who)).map(move |event| (at, event))
        })
    }

    /// The last group of events (0: the deal; *k*: the *k*-th action) beat by beat: what the viewer perceived, and the
    /// position after it. Beats of which the viewer perceived nothing are left out: not even their number may tell
    /// something. Empty after an undo.
    pub fn beats(&self, who: Viewer) -> impl Iterator<Item = (Vec<G::EventView>, &G)> + '_ {
        let events = self.log.last().map_or(&[][..], Vec::as_slice);
        let mut from = 0;
        self.beats.iter().filter_map(move |(to, game)| {
            let beat = &events[from..*to];
            from = *to;
            let perceived: Vec<_> = beat.iter().filter_map(|event| G::show(event, who)).collect();
            (!perceived.is_empty()).then_some((perceived, game))
        })
    }

    /// Plays an action if it is legal.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Action>> {
        let before = (self.game.chance(), self.game.to_act());
        let mut story = Story::default();
        self.game.play(seat, action, &mut story)?;
        self.line.push((seat, action));
        redraw(&mut self.game, &self.redraws, self.line.len());
        self.raise_floor(seat, before, &story.events);
        self.log.push(story.events);
        self.beats = story.beats;
        self.enter(Entry { seat, deed: Deed::Act(action.to_string()) });
        Ok(())
    }

    /// Whether the seat may take back its last action, and if not, why.
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

    /// Takes back the last action of the seat.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.can_undo(seat)?;
        self.shorten(self.line.len() - 1);
        self.enter(Entry { seat, deed: Deed::Undo });
        Ok(())
    }

    /// How many actions an agreed undo of the seat takes back: its last one and everything since.
    pub fn agreed_depth(&self, seat: Seat) -> Result<usize, UndoError> {
        let after = self.line.iter().rev().position(|(who, _)| *who == seat);
        let depth = after.ok_or(UndoError::NotYours)? + 1;
        if self.line.len() - depth < self.agreed_floor {
            return Err(UndoError::TooLate);
        }
        Ok(depth)
    }

    /// Takes back the last action of the seat and everything since, and draws afresh what no seat knows.
    /// The caller knows that all people agreed.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), UndoError> {
        let depth = self.agreed_depth(seat)?;
        let key = self.setup.seed.redrawn(self.entries.len() as u64);
        self.shorten(self.line.len() - depth);
        self.redraws.push((self.line.len(), key));
        self.game.redraw_unseen(key);
        self.floor = self.line.len();
        self.agreed_floor = self.line.len();
        self.enter(Entry { seat, deed: Deed::RedrawnUndo });
        Ok(())
    }

    /// Takes back the last action of the game with chance as it was: the agreed undo of records of
    /// format 1 and of tables stored then. Nothing new is taken back this way.
    pub fn take_back_as_it_was(&mut self) -> Result<(), UndoError> {
        let &(seat, _) = self.line.last().ok_or(UndoError::NotYours)?;
        self.shorten(self.line.len() - 1);
        self.floor = self.floor.min(self.line.len());
        self.enter(Entry { seat, deed: Deed::AgreedUndo });
        Ok(())
    }

    /// Goes back to the first `actions` of the line.
    fn shorten(&mut self, actions: usize) {
        self.line.truncate(actions);
        self.log.truncate(actions + 1);
        // What was taken back is not told again.
        self.beats.clear();
        self.redraws.retain(|(at, _)| *at <= actions);
        self.game = self.at(actions);
    }

    /// The position after the first `actions` of the line.
    pub fn at(&self, actions: usize) -> G {
        let mut game = self.dealt.clone();
        redraw(&mut game, &self.redraws, 0);
        for (at, &(seat, action)) in self.line.iter().enumerate().take(actions) {
            game.apply(seat, action, &mut crate::Quiet);
            redraw(&mut game, &self.redraws, at + 1);
        }
        game
    }

    /// A session that stands after the first `actions` of the line (all if there are fewer). The rest of
    /// the line can be played there, and chance falls as it fell here.
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
            session.play(seat, action).expect("it was played before");
        }
        session
    }

    /// The same session as far as the viewer can tell: what he cannot know of the position is sampled
    /// from his view.
    ///
    /// Only for tests, and only to look at and to play on: its record does not replay, and undo or
    /// [`Self::at`] would lead back to the real game.
    #[cfg(feature = "imagine")]
    #[must_use]
    pub fn imagine(&self, who: Viewer, rng: &mut impl crate::Rng) -> Self {
        Self { game: G::determinize(&self.game.view(who), rng), ..self.clone() }
    }

    /// The record so far, with its seed: not for players while the game runs.
    pub fn record(&self) -> Record {
        let mut marks = self.marks.clone();
        let hash = stable_hash(&self.game);
        if marks.last().is_none_or(|mark| mark.after != self.entries.len()) {
            marks.push(Mark { after: self.entries.len(), hash });
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

    /// Plays a record again, entry by entry; the error tells the first divergence.
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        let mut session = Self::open(record)?;
        let mut marks = record.marks.iter().peekable();
        for at in 0..=record.entries.len() {
            if at > 0 {
                session.follow(at, &record.entries[at - 1])?;
            }
            while let Some(mark) = marks.next_if(|mark| mark.after <= at) {
                if mark.after < at {
                    return Err(ReplayError::MarkPlace { at: mark.after });
                }
                if record.layout == G::LAYOUT && mark.hash != stable_hash(&session.game) {
                    return Err(ReplayError::Mark { at });
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
    fn open(record: &Record) -> Result<Self, ReplayError> {
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

    fn follow(&mut self, at: usize, entry: &Entry) -> Result<(), ReplayError> {
        let problem =
            |problem: Message| ReplayError::Entry { at, entry: entry.to_string(), problem };
        let undo = |error: UndoError| {
            problem(Message::new(match error {
                UndoError::NotYours => "replay-undo_not_yours",
                UndoError::TooLate => "replay-undo_too_late",
            }))
        };
        match &entry.deed {
            Deed::Undo => self.undo(entry.seat).map_err(undo),
            Deed::AgreedUndo => {
                if self.line.last().map(|(seat, _)| *seat) != Some(entry.seat) {
                    return Err(undo(UndoError::NotYours));
                }
                self.take_back_as_it_was().map_err(undo)
            }
            Deed::RedrawnUndo => self.take_back(entry.seat).map_err(undo),
            Deed::Act(text) => {
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

    fn enter(&mut self, entry: Entry) {
        self.entries.push(entry);
        if self.entries.len().is_multiple_of(MARK_EVERY) {
            let hash = stable_hash(&self.game);
            self.marks.push(Mark { after: self.entries.len(), hash });
        }
    }

    /// The four rules of undo.
    fn raise_floor(&mut self, seat: Seat, before: (u64, SeatSet), events: &[G::Event]) {
        let alone = SeatSet::one(seat);
        let chance = self.game.chance() != before.0;
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

/// Draws afresh what was drawn afresh after so many actions.
fn redraw<G: Game>(game: &mut G, redraws: &[(usize, Seed)], actions: usize) {
    for (_, key) in redraws.iter().filter(|(at, _)| *at == actions) {
        game.redraw_unseen(*key);
    }
}
