//! Choices among several that are told apart by facts (a conditional logit): who wins, or what is done.

#![allow(dead_code, reason = "not every tool needs everything")]

use signoria_bots::{Facts, solve};

/// Facts about each of several, and which of them it was.
pub struct Case {
    pub facts: Vec<Facts>,
    pub share: Vec<f64>,
}

impl AsRef<Case> for Case {
    fn as_ref(&self) -> &Case {
        self
    }
}

pub fn weigh(facts: &Facts, weights: &[f64]) -> f64 {
    facts.iter().zip(weights).map(|(fact, weight)| f64::from(*fact) * weight).sum()
}

/// Chances that are to each other as `exp(certainty · Σ weight · fact)`.
pub fn softmax(case: &Case, weights: &[f64], certainty: f64) -> Vec<f64> {
    let sums: Vec<f64> = case.facts.iter().map(|facts| certainty * weigh(facts, weights)).collect();
    let best = sums.iter().copied().fold(f64::MIN, f64::max);
    let parts: Vec<f64> = sums.iter().map(|sum| (sum - best).exp()).collect();
    let all: f64 = parts.iter().sum();
    parts.iter().map(|part| part / all).collect()
}

/// How surprising what happened was, in the mean.
pub fn loss<C: AsRef<Case>>(cases: &[C], guess: impl Fn(&C) -> Vec<f64>) -> f64 {
    let one = |case: &C| -> f64 {
        let guess = guess(case);
        let parts = case.as_ref().share.iter().zip(&guess);
        parts.map(|(share, guess)| -share * guess.max(1e-9).ln()).sum()
    };
    cases.iter().map(one).sum::<f64>() / cases.len() as f64
}

/// How far each fact varies, so that all weights are drawn to nothing alike.
pub fn scales<C: AsRef<Case>>(cases: &[C]) -> Vec<f64> {
    let facts = cases[0].as_ref().facts[0].len();
    let all = || cases.iter().flat_map(|case| &case.as_ref().facts);
    let count = all().count() as f64;
    (0..facts)
        .map(|at| {
            let mean = all().map(|facts| f64::from(facts[at])).sum::<f64>() / count;
            let square = |facts: &Facts| (f64::from(facts[at]) - mean).powi(2);
            (all().map(square).sum::<f64>() / count).sqrt().max(1e-6)
        })
        .collect()
}

/// The weights under which what happened was most likely.
pub fn likeliest<C: AsRef<Case>>(cases: &[C], ridge: f64) -> Vec<f64> {
    let scale = scales(cases);
    let weights = newton(cases, &scale, ridge);
    weights.iter().zip(&scale).map(|(weight, scale)| weight / scale).collect()
}

/// The weights of scaled facts under which what happened was most likely (Newton's method; a step that
/// leads downhill is halved).
pub fn newton<C: AsRef<Case>>(cases: &[C], scale: &[f64], ridge: f64) -> Vec<f64> {
    let n = scale.len();
    let plain = |weights: &[f64]| -> Vec<f64> {
        weights.iter().zip(scale).map(|(weight, scale)| weight / scale).collect()
    };
    let cost = |weights: &[f64]| {
        let plain = plain(weights);
        let drawn = weights.iter().map(|weight| weight * weight).sum::<f64>();
        let fit = loss(cases, |case| softmax(case.as_ref(), &plain, 1.0));
        0.5 * ridge * drawn + fit * cases.len() as f64
    };
    let mut weights = vec![0.0; n];
    let mut now = cost(&weights);
    for _ in 0..40 {
        let step = newton_step(cases, scale, ridge, &weights, &plain(&weights));
        let mut part = 1.0;
        let (next, then) = loop {
            let next: Vec<f64> =
                weights.iter().zip(&step).map(|(weight, step)| weight + part * step).collect();
            let then = cost(&next);
            if then <= now || part < 1e-3 {
                break (next, then);
            }
            part /= 2.0;
        };
        let gained = now - then;
        (weights, now) = (next, then);
        if gained < 1e-6 {
            break;
        }
    }
    weights
}

fn newton_step<C: AsRef<Case>>(
    cases: &[C],
    scale: &[f64],
    ridge: f64,
    weights: &[f64],
    plain: &[f64],
) -> Vec<f64> {
    let n = scale.len();
    let mut slope: Vec<f64> = weights.iter().map(|weight| -ridge * weight).collect();
    let mut bend = vec![vec![0.0; n]; n];
    for (at, row) in bend.iter_mut().enumerate() {
        row[at] = ridge;
    }
    for case in cases {
        let case = case.as_ref();
        let chance = softmax(case, plain, 1.0);
        let mut mean = vec![0.0; n];
        for (facts, chance) in case.facts.iter().zip(&chance) {
            for at in 0..n {
                mean[at] += chance * f64::from(facts[at]) / scale[at];
            }
        }
        for ((facts, chance), share) in case.facts.iter().zip(&chance).zip(&case.share) {
            let off: Vec<f64> =
                (0..n).map(|at| f64::from(facts[at]) / scale[at] - mean[at]).collect();
            for at in 0..n {
                slope[at] += (share - chance) * off[at];
                for to in 0..=at {
                    bend[at][to] += chance * off[at] * off[to];
                }
            }
        }
    }
    for at in 0..n {
        for to in at + 1..n {
            bend[at][to] = bend[to][at];
        }
    }
    solve(&bend, &slope)
}

/// Prints weights, ten in a line.
pub fn tell(weights: &[f64]) {
    for (at, weight) in weights.iter().enumerate() {
        let shown = format!("{weight:.3}");
        let last = at % 10 == 9 || at + 1 == weights.len();
        print!("{shown}{}", if last { "\n" } else { " " });
    }
}
