//! Ratings after Weng and Lin (2011), "A Bayesian approximation method for online ranking": the
//! Plackett–Luce model for games with any number of players, ties included.

/// The estimated strength of a player and its uncertainty.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Mean.
    pub mean: f64,
    /// Standard deviation.
    pub sd: f64,
}

impl Default for Rating {
    fn default() -> Self {
        Self { mean: 25.0, sd: 25.0 / 3.0 }
    }
}

/// Standard deviation of the performance in a single game.
const BETA: f64 = 25.0 / 6.0;
/// Lower limit of the factor by which one game reduces the variance.
const KAPPA: f64 = 1e-4;

/// Updates the ratings after one game. `table` says which player (an index into `ratings`) had each seat,
/// `ranks` the rank of each seat (1 is best). A player on several seats gets the mean of their updates.
pub fn rate(ratings: &mut [Rating], table: &[usize], ranks: &[u8]) {
    let sat: Vec<Rating> = table.iter().map(|who| ratings[*who]).collect();
    let c = sat.iter().map(|rating| rating.sd.powi(2) + BETA.powi(2)).sum::<f64>().sqrt();
    let strength: Vec<f64> = sat.iter().map(|rating| (rating.mean / c).exp()).collect();
    // The seats that did not rank before `q`, and how many share the rank of `q`.
    let sum: Vec<f64> = ranks
        .iter()
        .map(|q| ranks.iter().zip(&strength).filter(|(i, _)| *i >= q).map(|(_, s)| s).sum())
        .collect();
    let tied: Vec<f64> =
        ranks.iter().map(|q| ranks.iter().map(|i| f64::from(u8::from(i == q))).sum()).collect();
    let mut change = vec![(0.0, 0.0, 0.0); ratings.len()];
    for i in 0..table.len() {
        let (mut omega, mut delta) = (0.0, 0.0);
        for q in 0..table.len() {
            if ranks[q] > ranks[i] {
                continue;
            }
            let share = strength[i] / sum[q];
            omega += if q == i { 1.0 - share } else { -share } / tied[q];
            delta += share * (1.0 - share) / tied[q];
        }
        let variance = sat[i].sd.powi(2);
        let gamma = sat[i].sd / c;
        let mean = variance / c * omega;
        let shrink = (1.0 - gamma * variance / c.powi(2) * delta).max(KAPPA);
        let (means, shrinks, seats) = &mut change[table[i]];
        *means += mean;
        *shrinks += shrink;
        *seats += 1.0;
    }
    for (rating, (mean, shrink, seats)) in ratings.iter_mut().zip(change) {
        if seats > 0.0 {
            rating.mean += mean / seats;
            rating.sd *= (shrink / seats).sqrt();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_win_and_lose_the_same_amount() {
        let mut ratings = [Rating::default(); 2];
        rate(&mut ratings, &[0, 1], &[1, 2]);
        // The published example of the Plackett–Luce update for two new players.
        assert!((ratings[0].mean - 27.635).abs() < 1e-3, "{ratings:?}");
        assert!((ratings[1].mean - 22.365).abs() < 1e-3, "{ratings:?}");
        assert!((ratings[0].sd - 8.066).abs() < 1e-2, "{ratings:?}");
    }

    #[test]
    fn a_tie_between_equals_changes_no_mean() {
        let mut ratings = [Rating::default(); 3];
        rate(&mut ratings, &[0, 1, 2], &[1, 1, 1]);
        assert!(ratings.iter().all(|rating| (rating.mean - 25.0).abs() < 1e-9), "{ratings:?}");
    }

    #[test]
    fn a_constant_winner_ends_on_top_against_three_equals() {
        let mut ratings = [Rating::default(); 2];
        for game in 0..200 {
            let mut table = [1; 4];
            let mut ranks = [2, 3, 4, 4];
            table[game % 4] = 0;
            ranks.swap(0, game % 4);
            ranks[game % 4] = 1;
            rate(&mut ratings, &table, &ranks);
        }
        assert!(ratings[0].mean - ratings[1].mean > 10.0, "{ratings:?}");
        let start = Rating::default().sd;
        assert!(ratings.iter().all(|rating| rating.sd < start), "{ratings:?}");
    }
}
