//! What a position is worth, and what a sensible player would do in it.
//!
//! [`Evaluate`] is the one thing a game has to bring along to get opponents: an estimate of the final
//! points of each seat, and what each action is worth at first sight. Everything else (greedy play,
//! tree search, levels, hints) is written once for all games.

use arrayvec::ArrayVec;
use signoria_engine::{Game, MAX_SEATS, Outcome, Quiet, Rng, Seat};

use crate::{Temper, habits::Habits};

/// One number per seat; those of seats that are not at the table are 0.
pub type PerSeat = [f32; MAX_SEATS];

/// What a fitted estimate looks at: numbers about one seat of a position, always in the same order.
pub type Facts = ArrayVec<f32, 128>;

/// How a game is won, as somebody who has played it would put it.
///
/// Positions are complete states, but never the real one: bots sample them from what they see.
pub trait Evaluate<G: Game>: Clone + Send + Sync + 'static {
    /// Points that separate a clear victory from a narrow one.
    const SPREAD: f32;

    /// How a search goes about this game.
    const TEMPER: Temper;

    /// Final points each seat can expect, in the units of the result.
    fn points(&self, game: &G, points: &mut PerSeat);

    /// Counts rounds, turns or years: never falls, and is constant while a position is not worth
    /// estimating. Playouts are only cut off when it has moved. A game without one is played out.
    fn clock(&self, game: &G) -> u32;

    /// The part of the game that lies behind, 0 to 1. Estimates are trusted more towards the end.
    fn progress(&self, game: &G) -> f32;

    /// Fills `worth` with what each action is worth to the seat at first sight, in points on any
    /// common base. Guides playouts and decides which actions a search looks at first.
    fn worth(&self, game: &G, seat: Seat, legal: &[G::Action], worth: &mut Vec<f32>);

    /// What speaks for each of the actions, for a first sight that was fitted to choices
    /// (`examples/choices.rs`), and a word for this kind of question; none if it was not fitted.
    fn traits(
        &self,
        _game: &G,
        _seat: Seat,
        _legal: &[G::Action],
        _traits: &mut Vec<Facts>,
    ) -> Option<&'static str> {
        None
    }

    /// What tells who will win, for estimates that were fitted to finished games (`examples/fit.rs`).
    fn facts(&self, _game: &G, _seat: Seat, _facts: &mut Facts) {}

    /// How much each fact speaks for a victory: the chances of two seats are to each other as
    /// `exp(certainty · Σ weight · fact)`. Without weights [`Evaluate::points`] decides.
    fn weights(&self) -> &[f32] {
        &[]
    }

    /// How much the weighted facts decide in this position: more towards the end, unless the facts
    /// themselves know the time.
    fn certainty(&self, _game: &G) -> f32 {
        1.0
    }

    /// How many points worse an action may look before playouts hardly ever choose it.
    const DOUBT: f32;

    /// Whether this choice is one of those whose consequences a playout is to be followed farther for
    /// ([`Temper::far`]).
    fn reaches_far(&self, _action: G::Action) -> bool {
        true
    }

    /// Whether the seat holds something that the others cannot know and that counts until the clock moves. It is
    /// the same in every position the seat imagines, so playouts must not learn to answer it.
    fn holds_secret(&self, _game: &G, _seat: Seat) -> bool {
        false
    }

    /// A complete position as `seat` imagines it: one that it cannot tell from the real one, likely ones
    /// more often than others.
    fn imagine(&self, view: &G::View, _seat: Seat, rng: &mut impl Rng) -> G {
        G::determinize(view, rng)
    }
}

/// Knows nothing: every game is played to its end by drawing lots. For games without an evaluation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unread;

impl<G: Game> Evaluate<G> for Unread {
    const SPREAD: f32 = 10.0;
    const TEMPER: Temper = Temper::USUAL;
    const DOUBT: f32 = 1.0;

    fn points(&self, _game: &G, _points: &mut PerSeat) {}

    fn clock(&self, _game: &G) -> u32 {
        0
    }

    fn progress(&self, _game: &G) -> f32 {
        0.0
    }

    fn worth(&self, _game: &G, _seat: Seat, legal: &[G::Action], worth: &mut Vec<f32>) {
        worth.clear();
        worth.resize(legal.len(), 0.0);
    }
}

/// What a player strives for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Style {
    /// To be first; a clear victory is nicer than a narrow one.
    #[default]
    Balanced,
    /// Many points of his own, whatever the others have.
    Builder,
    /// To be ahead of the best of the others, at any price.
    Intriguer,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Balanced, Self::Builder, Self::Intriguer];

    /// Its word.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Balanced => "balanced",
            Self::Builder => "builder",
            Self::Intriguer => "intriguer",
        }
    }
}

/// What a position promises to each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// Share of the victory, 0 to 1; the seats add up to 1.
    pub win: PerSeat,
    /// Points ahead of the best other seat; negative if behind.
    pub margin: PerSeat,
    /// What the seat strives for, 0 to 1: rank and margin, mixed by its style.
    pub reward: PerSeat,
}

impl Prospect {
    /// Half of each.
    pub(crate) fn between(&self, other: &Self) -> Self {
        let mean = |one: &PerSeat, other: &PerSeat| -> PerSeat {
            std::array::from_fn(|at| 0.5 * (one[at] + other[at]))
        };
        Self {
            win: mean(&self.win, &other.win),
            margin: mean(&self.margin, &other.margin),
            reward: mean(&self.reward, &other.reward),
        }
    }
}

/// Estimates a position, or reads the result if it has one.
pub fn prospect<G: Game, E: Evaluate<G>>(evaluate: &E, game: &G, style: Style) -> Prospect {
    let seats = usize::from(game.seats());
    if let Some(outcome) = game.outcome() {
        return of_outcome::<G, E>(&outcome, seats, style);
    }
    let mut points = [0.0; MAX_SEATS];
    evaluate.points(game, &mut points);
    let progress = evaluate.progress(game).clamp(0.0, 1.0);
    of_points::<G, E>(&points, seats, progress, style)
}

/// What a search expects of a position: like [`prospect`], with fitted weights if the game has them.
pub(crate) fn foresee<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &G,
    style: Style,
    temper: &Temper,
) -> Prospect {
    let seats = usize::from(game.seats());
    let weights = evaluate.weights();
    if weights.is_empty() {
        return prospect(evaluate, game, style);
    }
    let mut points = [0.0; MAX_SEATS];
    let mut win = [0.0; MAX_SEATS];
    if let Some(outcome) = game.outcome() {
        read(&outcome, &mut points, &mut win);
    } else {
        evaluate.points(game, &mut points);
        chances(evaluate, game, weights, &mut win);
    }
    mix::<G, E>(&points, win, &win, seats, style, temper.lead)
}

/// The share of the victory that fitted weights promise to each seat.
pub(crate) fn chances<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &G,
    weights: &[f32],
    chances: &mut PerSeat,
) {
    let mut best = f32::MIN;
    let certainty = evaluate.certainty(game);
    for seat in Seat::all(game.seats()) {
        let mut facts = Facts::new();
        evaluate.facts(game, seat, &mut facts);
        debug_assert_eq!(facts.len(), weights.len());
        let sum: f32 = facts.iter().zip(weights).map(|(fact, weight)| fact * weight).sum();
        let sum = certainty * sum;
        chances[seat.index()] = sum;
        best = best.max(sum);
    }
    let mut sum = 0.0;
    for chance in &mut chances[..usize::from(game.seats())] {
        *chance = (*chance - best).exp();
        sum += *chance;
    }
    for chance in &mut chances[..usize::from(game.seats())] {
        *chance /= sum;
    }
}

/// Points and shares of the victory of a finished game.
fn read(outcome: &Outcome, points: &mut PerSeat, win: &mut PerSeat) {
    let first = outcome.winners().count() as f32;
    for standing in &outcome.standings {
        let at = standing.seat.index();
        points[at] = standing.total as f32;
        win[at] = if standing.rank == 1 { 1.0 / first } else { 0.0 };
    }
}

fn of_outcome<G: Game, E: Evaluate<G>>(outcome: &Outcome, seats: usize, style: Style) -> Prospect {
    let mut points = [0.0; MAX_SEATS];
    let mut place = [0.0; MAX_SEATS];
    let mut win = [0.0; MAX_SEATS];
    read(outcome, &mut points, &mut win);
    for standing in &outcome.standings {
        let at = standing.seat.index();
        place[at] = if standing.rank == 1 {
            0.6 + 0.4 * win[at]
        } else {
            let behind = seats - usize::from(standing.rank);
            0.25 * behind as f32 / (seats - 1).max(1) as f32
        };
    }
    mix::<G, E>(&points, win, &place, seats, style, LEAD)
}

fn of_points<G: Game, E: Evaluate<G>>(
    points: &PerSeat,
    seats: usize,
    progress: f32,
    style: Style,
) -> Prospect {
    // The same lead decides more and more games as they go on.
    let heat = E::SPREAD * (1.0 - 0.7 * progress);
    let best = points[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut win = [0.0; MAX_SEATS];
    for (win, points) in win.iter_mut().zip(&points[..seats]) {
        *win = ((points - best) / heat).exp();
    }
    let sum: f32 = win.iter().sum();
    for win in &mut win {
        *win /= sum;
    }
    mix::<G, E>(points, win, &win, seats, style, LEAD)
}

fn mix<G: Game, E: Evaluate<G>>(
    points: &PerSeat,
    win: PerSeat,
    place: &PerSeat,
    seats: usize,
    style: Style,
    weight: f32,
) -> Prospect {
    let mut margin = [0.0; MAX_SEATS];
    let mut reward = [0.0; MAX_SEATS];
    let mean = points[..seats].iter().sum::<f32>() / seats as f32;
    for seat in 0..seats {
        let others = points[..seats].iter().enumerate().filter(|(other, _)| *other != seat);
        let rival = others.map(|(_, points)| *points).fold(f32::MIN, f32::max);
        margin[seat] = points[seat] - rival;
        let lead = logistic(margin[seat] / E::SPREAD);
        reward[seat] = match style {
            Style::Balanced => (1.0 - weight) * place[seat] + weight * lead,
            Style::Builder => {
                0.35 * place[seat] + 0.65 * logistic((points[seat] - mean) / E::SPREAD)
            }
            Style::Intriguer => 0.35 * place[seat] + 0.65 * lead,
        };
    }
    Prospect { win, margin, reward }
}

/// How much a clear victory counts beside a victory, to balanced players.
pub(crate) const LEAD: f32 = 0.3;

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// A number from 0 to 1, 1 excluded.
pub(crate) fn unit(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// Scratch space of a playout, so that a warm one allocates nothing.
#[derive(Clone, Debug)]
pub(crate) struct Scratch<A> {
    pub legal: Vec<A>,
    pub worth: Vec<f32>,
    /// None, unless a search learns them.
    pub habits: Habits,
}

impl<A> Default for Scratch<A> {
    fn default() -> Self {
        let (legal, worth) = (Vec::with_capacity(256), Vec::with_capacity(256));
        Self { legal, worth, habits: Habits::default() }
    }
}

/// How sensible players choose when nobody searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Manner {
    /// How much rather the better-looking action is chosen, in units of [`Evaluate::DOUBT`].
    pub sharp: f32,
    /// Weight of actions that look hopeless.
    pub stray: f32,
}

impl Manner {
    /// Of the player who looks one action ahead: everybody errs now and then.
    pub const PLAIN: Self = Self { sharp: 2.0, stray: 0.002 };

    /// Of playouts in a search: the more often they are repeated, the less they need to stray.
    pub const fn sharp(sharp: f32) -> Self {
        Self { sharp, stray: 0.0 }
    }
}

/// The manner of one's own seat and that of the others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Manners {
    pub me: Seat,
    pub own: Manner,
    pub others: Manner,
}

impl Manners {
    /// Of a search for a seat.
    pub const fn of(temper: &Temper, me: Seat) -> Self {
        Self { me, own: Manner::sharp(temper.sharp), others: Manner::sharp(temper.wary) }
    }

    /// Everybody is alike.
    pub const fn plain(me: Seat) -> Self {
        Self { me, own: Manner::PLAIN, others: Manner::PLAIN }
    }

    fn seat(&self, seat: Seat) -> Manner {
        if seat == self.me { self.own } else { self.others }
    }
}

/// Index of an action drawn by its worth.
pub(crate) fn draw(worth: &mut [f32], doubt: f32, manner: Manner, rng: &mut impl Rng) -> usize {
    let best = worth.iter().copied().fold(f32::MIN, f32::max);
    let scale = manner.sharp / doubt;
    // Beyond that an action is as good as never drawn: spare the exponential.
    let hopeless = -8.0;
    let mut sum = 0.0;
    for weight in worth.iter_mut() {
        let behind = (*weight - best) * scale;
        *weight = if behind < hopeless { manner.stray } else { behind.exp() };
        sum += *weight;
    }
    let mut lot = unit(rng) * sum;
    for (at, weight) in worth.iter().enumerate() {
        lot -= weight;
        if lot < 0.0 {
            return at;
        }
    }
    worth.len() - 1
}

/// One decision of a sensible player.
pub(crate) fn decide<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &mut G,
    seat: Seat,
    manners: &Manners,
    scratch: &mut Scratch<G::Action>,
    rng: &mut impl Rng,
) {
    let Scratch { legal, worth, habits } = scratch;
    game.legal(seat, legal);
    let at = if legal.len() == 1 {
        0
    } else {
        evaluate.worth(game, seat, legal, worth);
        debug_assert_eq!(worth.len(), legal.len());
        let clock = evaluate.clock(game);
        habits.bend(seat, clock, legal, worth);
        let at = draw(worth, E::DOUBT, manners.seat(seat), rng);
        habits.note(seat, clock, &legal[at]);
        at
    };
    game.apply(seat, legal[at], &mut Quiet);
}

/// No playout is longer.
const LIMIT: u32 = 20_000;

/// Sensible players go on until the clock shows `until` or the game is over; returns how many
/// decisions they took.
pub(crate) fn play_on<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &mut G,
    until: u32,
    manners: &Manners,
    scratch: &mut Scratch<G::Action>,
    rng: &mut impl Rng,
) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        if decisions == LIMIT || (until > 0 && evaluate.clock(game) >= until) {
            break;
        }
        decide(evaluate, game, seat, manners, scratch, rng);
        decisions += 1;
    }
    decisions
}

/// What the clock shows when this position has been followed to the next one worth estimating; 0 if
/// the game has no clock.
pub(crate) fn next_tick<G: Game, E: Evaluate<G>>(evaluate: &E, game: &G) -> u32 {
    match evaluate.clock(game) {
        0 => 0,
        now => now + 1,
    }
}
