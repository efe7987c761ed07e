//! Conditional logit: a softmax over alternatives with linear utilities.

#![expect(clippy::needless_range_loop, reason = "rows and columns of matrices")]

use signoria_bots::{Features, solve};

/// The features of each alternative, and the share of the outcome that each got.
pub struct Case {
    pub features: Vec<Features>,
    pub share: Vec<f64>,
}

impl AsRef<Case> for Case {
    fn as_ref(&self) -> &Case {
        self
    }
}

pub fn dot(features: &Features, weights: &[f64]) -> f64 {
    features.iter().zip(weights).map(|(feature, weight)| f64::from(*feature) * weight).sum()
}

/// Returns probabilities proportional to `exp(sharpness · Σ weight · feature)`.
pub fn softmax(case: &Case, weights: &[f64], sharpness: f64) -> Vec<f64> {
    let sums: Vec<f64> =
        case.features.iter().map(|features| sharpness * dot(features, weights)).collect();
    let best = sums.iter().copied().fold(f64::MIN, f64::max);
    let parts: Vec<f64> = sums.iter().map(|sum| (sum - best).exp()).collect();
    let all: f64 = parts.iter().sum();
    parts.iter().map(|part| part / all).collect()
}

/// Returns the mean log-loss of a prediction.
pub fn loss<C: AsRef<Case>>(cases: &[C], predict: impl Fn(&C) -> Vec<f64>) -> f64 {
    let one = |case: &C| -> f64 {
        let predicted = predict(case);
        let parts = case.as_ref().share.iter().zip(&predicted);
        parts.map(|(share, predicted)| -share * predicted.max(1e-9).ln()).sum()
    };
    cases.iter().map(one).sum::<f64>() / cases.len() as f64
}

/// Returns the standard deviation of each feature, so that regularization treats all of them alike.
pub fn scales<C: AsRef<Case>>(cases: &[C]) -> Vec<f64> {
    let features = cases[0].as_ref().features[0].len();
    let all = || cases.iter().flat_map(|case| &case.as_ref().features);
    let count = all().count() as f64;
    (0..features)
        .map(|at| {
            let mean = all().map(|features| f64::from(features[at])).sum::<f64>() / count;
            let square = |features: &Features| (f64::from(features[at]) - mean).powi(2);
            (all().map(square).sum::<f64>() / count).sqrt().max(1e-6)
        })
        .collect()
}

/// Fits the weights by maximum likelihood with L2 regularization.
pub fn fit_logit<C: AsRef<Case>>(cases: &[C], ridge: f64) -> Vec<f64> {
    let scale = scales(cases);
    let weights = newton(cases, &scale, ridge);
    weights.iter().zip(&scale).map(|(weight, scale)| weight / scale).collect()
}

/// Fits the weights of scaled features by Newton's method; steps that increase the cost are halved.
pub fn newton<C: AsRef<Case>>(cases: &[C], scale: &[f64], ridge: f64) -> Vec<f64> {
    let n = scale.len();
    let plain = |weights: &[f64]| -> Vec<f64> {
        weights.iter().zip(scale).map(|(weight, scale)| weight / scale).collect()
    };
    let cost = |weights: &[f64]| {
        let plain = plain(weights);
        let norm = weights.iter().map(|weight| weight * weight).sum::<f64>();
        let fit = loss(cases, |case| softmax(case.as_ref(), &plain, 1.0));
        0.5 * ridge * norm + fit * cases.len() as f64
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
        let gain = now - then;
        (weights, now) = (next, then);
        if gain < 1e-6 {
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
    let mut gradient: Vec<f64> = weights.iter().map(|weight| -ridge * weight).collect();
    let mut hessian = vec![vec![0.0; n]; n];
    for (at, row) in hessian.iter_mut().enumerate() {
        row[at] = ridge;
    }
    for case in cases {
        let case = case.as_ref();
        let probability = softmax(case, plain, 1.0);
        let mut mean = vec![0.0; n];
        for (features, probability) in case.features.iter().zip(&probability) {
            for at in 0..n {
                mean[at] += probability * f64::from(features[at]) / scale[at];
            }
        }
        for ((features, probability), share) in
            case.features.iter().zip(&probability).zip(&case.share)
        {
            let off: Vec<f64> =
                (0..n).map(|at| f64::from(features[at]) / scale[at] - mean[at]).collect();
            for at in 0..n {
                gradient[at] += (share - probability) * off[at];
                for to in 0..=at {
                    hessian[at][to] += probability * off[at] * off[to];
                }
            }
        }
    }
    for at in 0..n {
        for to in at + 1..n {
            hessian[at][to] = hessian[to][at];
        }
    }
    solve(&hessian, &gradient)
}

/// Prints weights, ten per line.
pub fn print_weights(weights: &[f64]) {
    for (at, weight) in weights.iter().enumerate() {
        let shown = format!("{weight:.3}");
        let last = at % 10 == 9 || at + 1 == weights.len();
        print!("{shown}{}", if last { "\n" } else { " " });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Outcomes with exactly the shares of a logit with these weights.
    fn cases(weights: &[f64]) -> Vec<Case> {
        let case = |number: u16| {
            let feature = |at: u16| f32::from((number * 7 + at * at * 5) % 11) - 5.0;
            let features = (0..3).map(|at| [feature(at), feature(at + 4)].into_iter().collect());
            let mut case = Case { features: features.collect(), share: Vec::new() };
            case.share = softmax(&case, weights, 1.0);
            case
        };
        (0..20).map(case).collect()
    }

    #[test]
    fn fit_recovers_the_weights_of_the_data() {
        let weights = [0.4, -0.7];
        let found = fit_logit(&cases(&weights), 1e-9);
        for (weight, found) in weights.iter().zip(&found) {
            assert!((weight - found).abs() < 1e-3, "{found}");
        }
    }

    #[test]
    fn regularization_shrinks_the_weights() {
        let cases = cases(&[0.4, -0.7]);
        let size = |ridge| fit_logit(&cases, ridge).iter().map(|weight| weight.abs()).sum::<f64>();
        assert!(size(100.0) < 0.8 * size(1e-9));
    }
}
