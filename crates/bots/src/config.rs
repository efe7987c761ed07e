//! Parameters of a search.

/// Parameters of a Monte Carlo tree search. Horizons are in ticks ([`Evaluate::tick`](crate::Evaluate::tick)).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// UCB exploration constant, in standard deviations of the rewards. Rewards of estimates lie close
    /// together, those of finished games far apart.
    pub exploration: f32,
    /// Weight of the action prior while an edge has few visits (progressive bias).
    pub prior_weight: f32,
    /// Progressive widening: a node has at most `1 + widening · √visits` edges, the root at most
    /// `root_candidates + widening · √iterations`.
    pub widening: f32,
    /// Root actions that are compared from the first iteration on.
    pub root_candidates: f32,
    /// Whether opponents have edges of their own. Otherwise they follow the playout policy.
    pub search_opponents: bool,
    /// Inverse temperature of the playout policy of the searching seat.
    pub self_sharpness: f32,
    /// Inverse temperature of the playout policy of the opponents.
    pub opponent_sharpness: f32,
    /// Ticks after which a playout is cut off and evaluated.
    pub horizon: u32,
    /// Ticks after which a playout is evaluated a second and a third time. A value up to `horizon` skips
    /// that evaluation.
    pub late_horizons: [u32; 2],
    /// Visits after which a later evaluation gets half weight. Later evaluations have less bias and more
    /// variance.
    pub late_visits: [f32; 2],
    /// Ticks within which the tree is followed and grows. Beyond them the playout policy decides.
    pub tree_horizon: u32,
    /// Weight of the margin in the reward of [`Style::Balanced`](crate::Style::Balanced), for games with
    /// fitted weights.
    pub margin_weight: f32,
    /// Weight of move-average sampling (MAST) in playouts, in prior points per standard deviation of the
    /// rewards. 0 disables it.
    pub mast_weight: f32,
    /// Playouts after which MAST has half of its weight.
    pub mast_visits: f32,
}

impl SearchConfig {
    /// Suits most games: playouts stop at the next tick.
    pub const DEFAULT: Self = Self {
        exploration: 1.2,
        prior_weight: 0.3,
        widening: 1.0,
        root_candidates: 24.0,
        search_opponents: false,
        self_sharpness: 4.0,
        opponent_sharpness: 4.0,
        horizon: 1,
        late_horizons: [0; 2],
        late_visits: [600.0; 2],
        tree_horizon: u32::MAX,
        margin_weight: 0.1,
        mast_weight: 0.0,
        mast_visits: 0.0,
    };
}

impl Default for SearchConfig {
    fn default() -> Self {
        Self::DEFAULT
    }
}
