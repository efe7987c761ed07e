//! Evaluation of positions, and the playout policy.
//!
//! [`Evaluate`] is what a game contributes to its bots: the expected final points of each seat, and a
//! prior over actions. Everything else (greedy play, tree search, levels, hints) is shared by all games.

use arrayvec::ArrayVec;
use signoria_engine::{Game, MAX_SEATS, NullSink, Outcome, Rng, Seat};

use crate::{SearchConfig, mast::Mast};

/// One number per seat; 0 for seats that do not exist.
pub type PerSeat = [f32; MAX_SEATS];

/// Input of a fitted model: numbers about one seat or one action, always in the same order.
pub type Features = ArrayVec<f32, MAX_FEATURES>;

/// Most numbers in [`Features`].
pub const MAX_FEATURES: usize = 256;

/// Game-specific knowledge for the bots: evaluation, action prior, determinization.
///
/// All methods get complete states, but never the real one: bots sample determinizations from their view.
pub trait Evaluate<G: Game>: Clone + Send + Sync + 'static {
    /// Scale of margins, in points: the margin of a clear victory.
    const MARGIN_SCALE: f32;

    /// Parameters of the search.
    const SEARCH: SearchConfig;

    /// Temperature of the action prior, in points: the playout policy rarely chooses an action whose
    /// score is worse than the best one by much more than this.
    const PRIOR_TEMPERATURE: f32;

    /// Fills `points` with the expected final points of each seat, in the units of the result.
    fn expected_points(&self, game: &G, points: &mut PerSeat);

    /// Returns a counter of rounds, turns or years. It never decreases and stays constant while a position
    /// cannot be evaluated well; playouts are cut off only when it has increased. With a constant 0 every
    /// playout runs to the end of the game.
    fn tick(&self, game: &G) -> u32;

    /// Returns the elapsed fraction of the game, 0 to 1. The same margin means more towards the end.
    fn progress(&self, game: &G) -> f32;

    /// Fills `scores` with the action prior: one score per legal action, in points on any common base.
    /// It drives the playout policy and the order in which a search expands actions.
    fn prior_scores(&self, game: &G, seat: Seat, legal: &[G::Action], scores: &mut Vec<f32>);

    /// Fills `features` with one row per legal action and returns the kind of decision, for priors that are
    /// fitted to choices (`signoria-lab fit-prior`). Returns `None` if this decision has no fitted prior;
    /// an empty row excludes its action from the fit.
    fn action_features(
        &self,
        _game: &G,
        _seat: Seat,
        _legal: &[G::Action],
        _features: &mut Vec<Features>,
    ) -> Option<&'static str> {
        None
    }

    /// Fills `features` with numbers about a seat, for evaluations that are fitted to finished games
    /// (`signoria-lab fit`).
    fn position_features(&self, _game: &G, _seat: Seat, _features: &mut Features) {}

    /// Returns one weight per position feature. Win probabilities are proportional to
    /// `exp(win_sharpness · Σ weight · feature)`. Without weights [`Evaluate::expected_points`] decides.
    fn weights(&self) -> &[f32] {
        &[]
    }

    /// Returns the inverse temperature of the win probabilities: higher towards the end, unless the features
    /// contain the progress themselves.
    fn win_sharpness(&self, _game: &G) -> f32 {
        1.0
    }

    /// Whether playouts of this root action continue to [`SearchConfig::late_horizons`].
    fn extends_playout(&self, _action: G::Action) -> bool {
        true
    }

    /// Whether the seat has private information that matters within the current tick. It is the same in all
    /// determinizations of the seat, so MAST must not let opponents respond to it.
    fn has_private_info(&self, _game: &G, _seat: Seat) -> bool {
        false
    }

    /// Samples a complete state that is consistent with the view of `seat`, weighted by likelihood. The
    /// default is [`Game::determinize`].
    fn sample_determinization(&self, view: &G::View, _seat: Seat, rng: &mut impl Rng) -> G {
        G::determinize(view, rng)
    }
}

/// A game with its evaluation: what [`bot_by_name`](crate::bot_by_name) needs to build a bot. Implemented for
/// the list of games in `games.rs`.
pub trait Evaluated: Game {
    /// The evaluation; [`NullEvaluator`] if the game has none.
    type Evaluator: Evaluate<Self> + Default;
}

/// No knowledge: all actions score alike, and every playout runs to the end of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullEvaluator;

impl<G: Game> Evaluate<G> for NullEvaluator {
    const MARGIN_SCALE: f32 = 10.0;
    const SEARCH: SearchConfig = SearchConfig::DEFAULT;
    const PRIOR_TEMPERATURE: f32 = 1.0;

    fn expected_points(&self, _game: &G, _points: &mut PerSeat) {}

    fn tick(&self, _game: &G) -> u32 {
        0
    }

    fn progress(&self, _game: &G) -> f32 {
        0.0
    }

    fn prior_scores(&self, _game: &G, _seat: Seat, legal: &[G::Action], scores: &mut Vec<f32>) {
        scores.clear();
        scores.resize(legal.len(), 0.0);
    }
}

/// The goal of a player: how rank and margin are mixed in the reward.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Style {
    /// First place, then the margin.
    #[default]
    Balanced,
    /// Own points relative to the mean of the table.
    Builder,
    /// The margin over the best opponent.
    Intriguer,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 3] = [Self::Balanced, Self::Builder, Self::Intriguer];

    /// Returns the identifier.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Balanced => "balanced",
            Self::Builder => "builder",
            Self::Intriguer => "intriguer",
        }
    }
}

/// The estimated value of a position for each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ValueEstimate {
    /// Win probability, 0 to 1; the seats add up to 1.
    pub win: PerSeat,
    /// Points ahead of the best opponent; negative if behind.
    pub margin: PerSeat,
    /// What the seat maximizes, 0 to 1: rank and margin, mixed by its style.
    pub reward: PerSeat,
}

impl ValueEstimate {
    /// Returns the mean of two estimates.
    pub(crate) fn mean(&self, other: &Self) -> Self {
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

/// Estimates the value of a position from [`Evaluate::expected_points`], or reads the result of a finished
/// game.
pub fn estimate_value<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &G,
    style: Style,
) -> ValueEstimate {
    let seats = usize::from(game.seats());
    if let Some(outcome) = game.outcome() {
        return value_of_outcome::<G, E>(&outcome, seats, style);
    }
    let mut points = [0.0; MAX_SEATS];
    evaluate.expected_points(game, &mut points);
    let progress = evaluate.progress(game).clamp(0.0, 1.0);
    value_of_points::<G, E>(&points, seats, progress, style)
}

/// Estimates the value of a position like [`estimate_value`], with fitted weights if the game has them.
pub(crate) fn estimate_value_fitted<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &G,
    style: Style,
    config: &SearchConfig,
) -> ValueEstimate {
    let seats = usize::from(game.seats());
    let weights = evaluate.weights();
    if weights.is_empty() {
        return estimate_value(evaluate, game, style);
    }
    let mut points = [0.0; MAX_SEATS];
    let mut win = [0.0; MAX_SEATS];
    if let Some(outcome) = game.outcome() {
        outcome_values(&outcome, &mut points, &mut win);
    } else {
        evaluate.expected_points(game, &mut points);
        win_probabilities(evaluate, game, weights, &mut win);
    }
    rewards::<G, E>(&points, win, &win, seats, style, config.margin_weight)
}

/// Fills `win` with the win probability of each seat by fitted weights.
pub(crate) fn win_probabilities<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &G,
    weights: &[f32],
    win: &mut PerSeat,
) {
    let mut best = f32::MIN;
    let sharpness = evaluate.win_sharpness(game);
    for seat in Seat::all(game.seats()) {
        let mut features = Features::new();
        evaluate.position_features(game, seat, &mut features);
        debug_assert_eq!(features.len(), weights.len());
        let sum: f32 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
        let sum = sharpness * sum;
        win[seat.index()] = sum;
        best = best.max(sum);
    }
    let mut sum = 0.0;
    for win in &mut win[..usize::from(game.seats())] {
        *win = (*win - best).exp();
        sum += *win;
    }
    for win in &mut win[..usize::from(game.seats())] {
        *win /= sum;
    }
}

/// Fills in points and shares of the victory of a finished game.
fn outcome_values(outcome: &Outcome, points: &mut PerSeat, win: &mut PerSeat) {
    let first = outcome.winners().count() as f32;
    for standing in &outcome.standings {
        let at = standing.seat.index();
        points[at] = standing.total as f32;
        win[at] = if standing.rank == 1 { 1.0 / first } else { 0.0 };
    }
}

fn value_of_outcome<G: Game, E: Evaluate<G>>(
    outcome: &Outcome,
    seats: usize,
    style: Style,
) -> ValueEstimate {
    let mut points = [0.0; MAX_SEATS];
    let mut place = [0.0; MAX_SEATS];
    let mut win = [0.0; MAX_SEATS];
    outcome_values(outcome, &mut points, &mut win);
    for standing in &outcome.standings {
        let at = standing.seat.index();
        place[at] = if standing.rank == 1 {
            0.6 + 0.4 * win[at]
        } else {
            let behind = seats - usize::from(standing.rank);
            0.25 * behind as f32 / (seats - 1).max(1) as f32
        };
    }
    rewards::<G, E>(&points, win, &place, seats, style, MARGIN_WEIGHT)
}

fn value_of_points<G: Game, E: Evaluate<G>>(
    points: &PerSeat,
    seats: usize,
    progress: f32,
    style: Style,
) -> ValueEstimate {
    // The same margin decides more games the later it is.
    let temperature = E::MARGIN_SCALE * (1.0 - 0.7 * progress);
    let best = points[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut win = [0.0; MAX_SEATS];
    for (win, points) in win.iter_mut().zip(&points[..seats]) {
        *win = ((points - best) / temperature).exp();
    }
    let sum: f32 = win.iter().sum();
    for win in &mut win {
        *win /= sum;
    }
    rewards::<G, E>(points, win, &win, seats, style, MARGIN_WEIGHT)
}

fn rewards<G: Game, E: Evaluate<G>>(
    points: &PerSeat,
    win: PerSeat,
    place: &PerSeat,
    seats: usize,
    style: Style,
    margin_weight: f32,
) -> ValueEstimate {
    let mut margin = [0.0; MAX_SEATS];
    let mut reward = [0.0; MAX_SEATS];
    let mean = points[..seats].iter().sum::<f32>() / seats as f32;
    for seat in 0..seats {
        let others = points[..seats].iter().enumerate().filter(|(other, _)| *other != seat);
        let rival = others.map(|(_, points)| *points).fold(f32::MIN, f32::max);
        margin[seat] = points[seat] - rival;
        let ahead = logistic(margin[seat] / E::MARGIN_SCALE);
        reward[seat] = match style {
            Style::Balanced => (1.0 - margin_weight) * place[seat] + margin_weight * ahead,
            Style::Builder => {
                0.35 * place[seat] + 0.65 * logistic((points[seat] - mean) / E::MARGIN_SCALE)
            }
            Style::Intriguer => 0.35 * place[seat] + 0.65 * ahead,
        };
    }
    ValueEstimate { win, margin, reward }
}

/// Weight of the margin in the reward of [`Style::Balanced`], without fitted weights.
pub(crate) const MARGIN_WEIGHT: f32 = 0.3;

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Samples a number uniformly from 0 (included) to 1 (excluded).
pub(crate) fn uniform_f32(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// Reused buffers of playouts; warm playouts do not allocate.
#[derive(Clone, Debug)]
pub(crate) struct Scratch<A> {
    pub legal: Vec<A>,
    pub scores: Vec<f32>,
    /// Disabled unless a search configures it.
    pub mast: Mast,
}

impl<A> Default for Scratch<A> {
    fn default() -> Self {
        let (legal, scores) = (Vec::with_capacity(256), Vec::with_capacity(256));
        Self { legal, scores, mast: Mast::default() }
    }
}

/// A softmax policy over the action prior.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PlayoutPolicy {
    /// Inverse temperature, in units of [`Evaluate::PRIOR_TEMPERATURE`].
    pub sharpness: f32,
    /// Weight of actions with a negligible probability.
    pub floor_weight: f32,
}

impl PlayoutPolicy {
    /// The policy of [`Greedy`](crate::Greedy): all actions have some probability.
    pub const GREEDY: Self = Self { sharpness: 2.0, floor_weight: 0.002 };

    /// The policy of a search, which repeats playouts often enough to do without a floor.
    pub const fn search(sharpness: f32) -> Self {
        Self { sharpness, floor_weight: 0.0 }
    }
}

/// The playout policies of a searching seat and of its opponents.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct SeatPolicies {
    pub me: Seat,
    pub own: PlayoutPolicy,
    pub opponents: PlayoutPolicy,
}

impl SeatPolicies {
    /// Returns the policies of a search for a seat.
    pub const fn search(config: &SearchConfig, me: Seat) -> Self {
        Self {
            me,
            own: PlayoutPolicy::search(config.self_sharpness),
            opponents: PlayoutPolicy::search(config.opponent_sharpness),
        }
    }

    /// Returns the policies of [`Greedy`](crate::Greedy): the same for all seats.
    pub const fn greedy(me: Seat) -> Self {
        Self { me, own: PlayoutPolicy::GREEDY, opponents: PlayoutPolicy::GREEDY }
    }

    fn seat(&self, seat: Seat) -> PlayoutPolicy {
        if seat == self.me { self.own } else { self.opponents }
    }
}

/// Samples the index of an action from the softmax of the scores; overwrites them with weights.
pub(crate) fn sample_softmax(
    scores: &mut [f32],
    temperature: f32,
    policy: PlayoutPolicy,
    rng: &mut impl Rng,
) -> usize {
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    let scale = policy.sharpness / temperature;
    // Below this exponent the probability is negligible: skip the exponential.
    let negligible = -8.0;
    let mut sum = 0.0;
    for weight in scores.iter_mut() {
        let behind = (*weight - best) * scale;
        *weight = if behind < negligible { policy.floor_weight } else { behind.exp() };
        sum += *weight;
    }
    let mut rest = uniform_f32(rng) * sum;
    for (at, weight) in scores.iter().enumerate() {
        rest -= weight;
        if rest < 0.0 {
            return at;
        }
    }
    scores.len() - 1
}

/// Plays one action of the playout policy.
pub(crate) fn playout_step<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &mut G,
    seat: Seat,
    policies: &SeatPolicies,
    scratch: &mut Scratch<G::Action>,
    rng: &mut impl Rng,
) {
    let Scratch { legal, scores, mast } = scratch;
    game.legal(seat, legal);
    let at = if legal.len() == 1 {
        0
    } else {
        evaluate.prior_scores(game, seat, legal, scores);
        debug_assert_eq!(scores.len(), legal.len());
        let tick = evaluate.tick(game);
        mast.adjust(seat, tick, legal, scores);
        let at = sample_softmax(scores, E::PRIOR_TEMPERATURE, policies.seat(seat), rng);
        mast.record(seat, tick, &legal[at]);
        at
    };
    game.apply(seat, legal[at], &mut NullSink);
}

/// Maximum decisions of a playout.
const MAX_PLAYOUT_DECISIONS: u32 = 20_000;

/// Follows the playout policy until tick `until` (0: no limit) or the end of the game. Returns the number of
/// decisions.
pub(crate) fn run_playout<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &mut G,
    until: u32,
    policies: &SeatPolicies,
    scratch: &mut Scratch<G::Action>,
    rng: &mut impl Rng,
) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        if decisions == MAX_PLAYOUT_DECISIONS || (until > 0 && evaluate.tick(game) >= until) {
            break;
        }
        playout_step(evaluate, game, seat, policies, scratch, rng);
        decisions += 1;
    }
    decisions
}

/// Returns the tick at which a playout from this position can be evaluated; 0 if the game has no ticks.
pub(crate) fn next_tick<G: Game, E: Evaluate<G>>(evaluate: &E, game: &G) -> u32 {
    match evaluate.tick(game) {
        0 => 0,
        now => now + 1,
    }
}
