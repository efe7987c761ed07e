//! The groupings of §8.2 against searches over all groupings, for every possible hoard.

use std::collections::HashMap;

use crate::{
    cards::{DIFFERENT_LADDER, EQUAL_LADDER, ObjectCard},
    rules::objects::{different_threes, groups, kinds, pairs_and_quadruplets, points},
};

type Counts = [u8; 6];

/// Every hoard with descending counts: the cards do not care which kind is which.
fn hoards() -> Vec<Counts> {
    let mut all = Vec::new();
    for number in 0..7_usize.pow(6) {
        let mut rest = number;
        let counts: Counts = std::array::from_fn(|_| {
            let count = rest % 7;
            rest /= 7;
            count as u8
        });
        if counts.is_sorted_by(|a, b| a >= b) {
            all.push(counts);
        }
    }
    assert_eq!(all.len(), 924);
    all
}

fn sorted(mut counts: Counts) -> Counts {
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts
}

/// Every way to take one group out of a hoard, with what it is worth on the card.
fn moves(card: ObjectCard, counts: Counts) -> Vec<(Counts, u16)> {
    let mut all = Vec::new();
    for kind in 0..6 {
        for size in 1..=counts[kind] {
            let mut rest = counts;
            rest[kind] -= size;
            let worth = match (card, size) {
                (ObjectCard::Number, 1) => 3,
                (ObjectCard::Number, _) => continue,
                (ObjectCard::Pairs, 2) => 5,
                (ObjectCard::Triplets, 3) => 7,
                (ObjectCard::Quadruplet, size) => EQUAL_LADDER[usize::from(size)],
                (_, 1) => 1,
                _ => 0,
            };
            all.push((rest, worth));
            if card == ObjectCard::PairAndQuadruplet && size == 4 {
                for pair in 0..6 {
                    if rest[pair] >= 2 {
                        let mut less = rest;
                        less[pair] -= 2;
                        all.push((less, 20));
                    }
                }
            }
        }
    }
    if matches!(card, ObjectCard::Different | ObjectCard::DifferentThrees) {
        for set in 1..64_u8 {
            if (0..6).all(|kind| set >> kind & 1 == 0 || counts[kind] > 0) {
                let rest = std::array::from_fn(|kind| counts[kind] - (set >> kind & 1));
                let size = set.count_ones() as usize;
                let worth = match (card, size) {
                    (ObjectCard::Different, size) => DIFFERENT_LADDER[size],
                    (_, 3) => 8,
                    (_, 1) => 1,
                    _ => 0,
                };
                all.push((rest, worth));
            }
        }
    }
    all
}

/// The best sum over all sequences of groups.
fn best(card: ObjectCard, counts: Counts, known: &mut HashMap<Counts, u16>) -> u16 {
    let counts = sorted(counts);
    if let Some(&found) = known.get(&counts) {
        return found;
    }
    let found = moves(card, counts)
        .into_iter()
        .map(|(rest, worth)| worth + best(card, rest, known))
        .max()
        .unwrap_or(0);
    known.insert(counts, found);
    found
}

/// The best product of up to `left` groups, taken one after the other from any kind.
fn best_product(counts: Counts, product: u16, left: u8, total: u16) -> u16 {
    let rest: u16 = counts.iter().map(|&count| u16::from(count)).sum();
    let mut found = if left == 3 { total } else { product + rest };
    if left > 0 {
        for kind in 0..6 {
            for size in 1..=counts[kind] {
                let mut less = counts;
                less[kind] -= size;
                found = found.max(best_product(less, product * u16::from(size), left - 1, total));
            }
        }
    }
    found
}

#[test]
fn points_are_the_best_of_all_groupings() {
    for card in ObjectCard::ALL {
        let mut known = HashMap::new();
        for counts in hoards() {
            let total = counts.iter().map(|&count| u16::from(count)).sum();
            let wanted = if card == ObjectCard::Product {
                best_product(counts, 1, 3, total)
            } else {
                best(card, counts, &mut known)
            };
            assert_eq!(points(card, counts), wanted, "{card} {counts:?}");
        }
    }
}

#[test]
fn the_order_of_the_kinds_does_not_matter() {
    for card in ObjectCard::ALL {
        for counts in hoards() {
            let mut turned = counts;
            turned.rotate_left(2);
            turned.swap(0, 4);
            assert_eq!(points(card, counts), points(card, turned), "{card} {counts:?}");
        }
    }
}

/// Conditions: the largest number of groups that can be taken one after the other.
fn most(
    counts: Counts,
    take: &dyn Fn(Counts) -> Vec<Counts>,
    known: &mut HashMap<Counts, u16>,
) -> u16 {
    let counts = sorted(counts);
    if let Some(&found) = known.get(&counts) {
        return found;
    }
    let found = take(counts).into_iter().map(|rest| 1 + most(rest, take, known)).max().unwrap_or(0);
    known.insert(counts, found);
    found
}

#[test]
fn conditions_count_the_most_groups() {
    let equal = |size: u8| {
        move |counts: Counts| -> Vec<Counts> {
            (0..6)
                .filter(|&kind| counts[kind] >= size)
                .map(|kind| {
                    let mut rest = counts;
                    rest[kind] -= size;
                    rest
                })
                .collect()
        }
    };
    let combination = |counts: Counts| -> Vec<Counts> {
        equal(4)(counts).into_iter().flat_map(equal(2)).collect()
    };
    let three = |counts: Counts| -> Vec<Counts> {
        (0..64_u8)
            .filter(|set| set.count_ones() == 3)
            .filter(|set| (0..6).all(|kind| set >> kind & 1 == 0 || counts[kind] > 0))
            .map(|set| std::array::from_fn(|kind| counts[kind] - (set >> kind & 1)))
            .collect()
    };
    let mut known: [HashMap<Counts, u16>; 5] = Default::default();
    for counts in hoards() {
        assert_eq!(groups(counts, 2), most(counts, &equal(2), &mut known[0]), "{counts:?}");
        assert_eq!(groups(counts, 3), most(counts, &equal(3), &mut known[1]), "{counts:?}");
        assert_eq!(groups(counts, 4), most(counts, &equal(4), &mut known[2]), "{counts:?}");
        let combinations = most(counts, &combination, &mut known[3]);
        assert_eq!(pairs_and_quadruplets(counts), combinations, "{counts:?}");
        assert_eq!(different_threes(counts), most(counts, &three, &mut known[4]), "{counts:?}");
        assert_eq!(usize::from(kinds(counts)), counts.iter().filter(|&&it| it > 0).count());
    }
}
