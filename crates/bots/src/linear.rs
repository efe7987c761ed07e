//! Linear equations, for fitting weights and ratings.

/// Solves a linear system with a symmetric positive definite matrix (Gaussian elimination without pivoting).
pub fn solve(rows: &[Vec<f64>], right: &[f64]) -> Vec<f64> {
    let (mut rows, mut right) = (rows.to_vec(), right.to_vec());
    let n = right.len();
    for at in 0..n {
        for below in at + 1..n {
            let factor = rows[below][at] / rows[at][at];
            let (upper, lower) = rows.split_at_mut(below);
            for (cell, above) in lower[0][at..].iter_mut().zip(&upper[at][at..]) {
                *cell -= factor * above;
            }
            right[below] -= factor * right[at];
        }
    }
    for at in (0..n).rev() {
        let known: f64 = (at + 1..n).map(|to| rows[at][to] * right[to]).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solution_satisfies_every_equation() {
        let rows = [vec![4.0, 1.0, -2.0], vec![1.0, 3.0, 0.5], vec![-2.0, 0.5, 5.0]];
        let right = [1.0, -2.0, 7.5];
        let found = solve(&rows, &right);
        for (row, right) in rows.iter().zip(right) {
            let sum: f64 = row.iter().zip(&found).map(|(cell, value)| cell * value).sum();
            assert!((sum - right).abs() < 1e-12, "{found:?}");
        }
    }
}
