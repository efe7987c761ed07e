//! Running mean and variance of rewards (Welford).

/// Mean and variance as they come in.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    pub fn add(&mut self, reward: f32) {
        self.count += 1.0;
        let before = reward - self.mean;
        self.mean += before / self.count;
        self.squares += before * (reward - self.mean);
    }

    pub const fn mean(&self) -> f32 {
        self.mean
    }

    /// Standard deviation; a guess while little is known, never nothing.
    pub fn deviation(&self) -> f32 {
        const GUESS: f32 = 0.15;
        const WEIGHT: f32 = 10.0;
        let squares = self.squares + WEIGHT * GUESS * GUESS;
        (squares / (self.count + WEIGHT)).sqrt().max(0.01)
    }
}
