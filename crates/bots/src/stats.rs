//! Running mean and variance of rewards (Welford).

/// Running mean and variance.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RunningStats {
    count: f32,
    mean: f32,
    squares: f32,
}

impl RunningStats {
    pub fn add(&mut self, reward: f32) {
        self.count += 1.0;
        let before = reward - self.mean;
        self.mean += before / self.count;
        self.squares += before * (reward - self.mean);
    }

    pub const fn mean(&self) -> f32 {
        self.mean
    }

    /// Standard deviation with a weak prior, so that it is positive from the first sample on.
    pub fn deviation(&self) -> f32 {
        const PRIOR_DEVIATION: f32 = 0.15;
        const PRIOR_SAMPLES: f32 = 10.0;
        let squares = self.squares + PRIOR_SAMPLES * PRIOR_DEVIATION * PRIOR_DEVIATION;
        (squares / (self.count + PRIOR_SAMPLES)).sqrt().max(0.01)
    }
}
