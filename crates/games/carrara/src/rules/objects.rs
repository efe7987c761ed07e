//! Best groupings of objects (§8.2), solved exactly. Every function takes the six counts; the tests
//! compare each with a search over all groupings.

use crate::cards::{DIFFERENT_LADDER, EQUAL_LADDER, ObjectCard};

/// All objects.
fn number(counts: [u8; 6]) -> u16 {
    counts.iter().map(|&count| u16::from(count)).sum()
}

/// Most disjoint groups of `size` equal objects.
pub fn groups(counts: [u8; 6], size: u8) -> u16 {
    counts.iter().map(|&count| u16::from(count / size)).sum()
}

/// Different kinds.
pub fn kinds(counts: [u8; 6]) -> u16 {
    counts.iter().filter(|&&count| count > 0).count() as u16
}

/// Most disjoint combinations of one pair and one quadruplet. A quadruplet is two pairs, so
/// combinations need three pairs each, and no kind has two quadruplets.
pub fn pairs_and_quadruplets(counts: [u8; 6]) -> u16 {
    groups(counts, 4).min(groups(counts, 2) / 3)
}

/// Most sets of three different objects: `k` sets exist if the kinds, each cut to `k`, still hold
/// 3`k` objects.
pub fn different_threes(counts: [u8; 6]) -> u16 {
    (1..=12)
        .take_while(|&sets| {
            counts.iter().map(|&count| u16::from(count).min(sets)).sum::<u16>() >= 3 * sets
        })
        .last()
        .unwrap_or(0)
}

/// Sets of different objects as large as possible: the ladder rises faster with each object, so one
/// of every kind that is left goes into the next set.
fn ladder_of_different(counts: [u8; 6]) -> u16 {
    (1..=6)
        .map(|layer| DIFFERENT_LADDER[counts.iter().filter(|&&count| count >= layer).count()])
        .sum()
}

/// Best product of up to three groups plus one point for each object outside them (ruling R32: a
/// kind may be split; one group counts its size).
fn product(counts: [u8; 6]) -> u16 {
    // Three groups lie in at most three kinds, and the three largest hold whatever any three hold.
    let mut sorted = counts.map(u16::from);
    sorted.sort_unstable_by(|one, other| other.cmp(one));
    let [a, b, c, ..] = sorted;
    let split = |x: u16, y: u16, z: u16| (x + y <= a && z <= b) || (x + y <= b && z <= a);
    let all = number(counts);
    // No group, or one: every object counts one point.
    let mut best = all;
    for first in 1..=a {
        for second in 1..=first {
            if second <= b || first + second <= a {
                best = best.max(all - first - second + first * second);
            }
            for third in 1..=second {
                let fits = (second <= b && third <= c)
                    || first + second + third <= a
                    || split(first, second, third)
                    || split(first, third, second)
                    || split(second, third, first);
                if fits {
                    best = best.max(all - first - second - third + first * second * third);
                }
            }
        }
    }
    best
}

/// §8.2, §9: points of the object card, with one point for each object it leaves over.
pub fn points(card: ObjectCard, counts: [u8; 6]) -> u16 {
    let all = number(counts);
    let grouped = |groups: u16, size: u16| card.vp() * groups + (all - size * groups);
    match card {
        ObjectCard::Number => card.vp() * all,
        ObjectCard::Pairs => grouped(groups(counts, 2), 2),
        ObjectCard::Triplets => grouped(groups(counts, 3), 3),
        ObjectCard::Quadruplet => {
            counts.iter().map(|&count| EQUAL_LADDER[usize::from(count)]).sum()
        }
        ObjectCard::PairAndQuadruplet => grouped(pairs_and_quadruplets(counts), 6),
        ObjectCard::Different => ladder_of_different(counts),
        ObjectCard::DifferentThrees => grouped(different_threes(counts), 3),
        ObjectCard::Product => product(counts),
    }
}
