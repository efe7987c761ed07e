//! §9 Scoring: a pure function of the final state.

use signoria_engine::{Outcome, Score, Seat};

use crate::{
    cards::{Card, Kind},
    characters::Character,
    options::Rulings,
    state::{District, Machiavelli},
};

/// §9.2: for the city that was completed first.
pub const COMPLETED_FIRST_POINTS: i32 = 4;

/// §9.2: for every other completed city.
pub const COMPLETED_POINTS: i32 = 2;

/// §9.2, R26: what completing a city is worth: as it is now, or by the option as it once was.
pub(crate) const fn for_completing(
    rulings: &Rulings,
    complete: bool,
    completed: u8,
    first: bool,
) -> i32 {
    match (complete || (rulings.completion_points_stay && completed > 0), first) {
        (false, _) => 0,
        (true, true) => COMPLETED_FIRST_POINTS,
        (true, false) => COMPLETED_POINTS,
    }
}

/// Points of one player by source, in the order of §9.2.
type Sheet = [(&'static str, i32); 13];

impl Machiavelli {
    /// §9.3: most points; ties by the highest character turned over in the last round.
    pub(crate) fn score(&self) -> Outcome {
        Outcome::rank(self.all().map(|seat| {
            let mut score = Score::default();
            for (at, (source, points)) in self.best_sheet(seat).into_iter().enumerate() {
                if at == 0 || points != 0 {
                    score = score.part(source, points);
                }
            }
            score.tie_break([i32::from(self.highest_shown(seat)), 0, 0])
        }))
    }

    /// §9.3: who won among several with most points, and by which character; `None` if one player had
    /// more than all others, or if the tie stands.
    pub(crate) fn tie_broken(&self) -> Option<(Seat, Character)> {
        let outcome = self.score();
        let winner = outcome.winners().next()?;
        let most = outcome.of(winner).total;
        let level = self.all().filter(|&seat| outcome.of(seat).total == most).count();
        let decided = level > 1 && outcome.winners().count() == 1;
        decided.then(|| (winner, self.of_rank(self.highest_shown(winner))))
    }

    /// R46: only cards turned over count.
    fn highest_shown(&self, seat: Seat) -> u8 {
        self.shown
            .iter()
            .filter(|&rank| self.held[usize::from(rank) - 1] == Some(seat))
            .max()
            .unwrap_or(0)
    }

    /// R45: the Haunted Quarter counts as the type that gives most.
    fn best_sheet(&self, seat: Seat) -> Sheet {
        let total = |sheet: &Sheet| -> i32 { sheet.iter().map(|(_, points)| points).sum() };
        let haunted = self.player(seat).city.has(Card::HauntedQuarter);
        let mut best = self.sheet(seat, Kind::Unique);
        if haunted {
            for kind in Kind::ALL {
                let sheet = self.sheet(seat, kind);
                if total(&sheet) > total(&best) {
                    best = sheet;
                }
            }
        }
        best
    }

    /// §9.2 with the Haunted Quarter as one type.
    pub(crate) fn sheet(&self, seat: Seat, haunted: Kind) -> Sheet {
        let player = self.player(seat);
        let city = player.city;
        let mut of_kind = Kind::ALL.map(|kind| i32::from(city.of_kind(kind)));
        if city.has(Card::HauntedQuarter) {
            of_kind[Kind::Unique as usize] -= 1;
            of_kind[haunted as usize] += 1;
        }
        let uniques = of_kind[Kind::Unique as usize];
        let mut value = 0;
        let mut odd = 0;
        for card in city.names() {
            let (all, golden) = (city.count(card), player.beautified.count(card));
            let points = |beautified| i32::from(District { card, beautified }.points());
            value += i32::from(all - golden) * points(false) + i32::from(golden) * points(true);
            if card.is_action() {
                continue;
            }
            // R44: odd cost, beautification included.
            odd += i32::from(if card.cost() % 2 == 1 { all - golden } else { golden });
        }
        let if_has = |card: Card, points: i32| if city.has(card) { points } else { 0 };
        let when = |holds: bool, points: i32| if holds { points } else { 0 };
        let complete =
            for_completing(&self.rulings, self.complete(seat), player.completed, player.first);
        [
            ("districts", value),
            ("all_types", when(of_kind.iter().all(|&count| count > 0), 3)),
            ("complete", complete),
            ("basilica", if_has(Card::Basilica, odd)),
            ("capitol", if_has(Card::Capitol, when(of_kind.iter().any(|&count| count >= 3), 3))),
            ("imperial_treasury", if_has(Card::ImperialTreasury, i32::from(player.gold))),
            ("ivory_tower", if_has(Card::IvoryTower, when(uniques == 1, 5))),
            ("map_room", if_has(Card::MapRoom, i32::from(player.hand_size))),
            ("museum", if_has(Card::Museum, self.piles.museum().len() as i32)),
            ("statue", if_has(Card::Statue, when(self.crown == seat, 5))),
            ("wishing_well", if_has(Card::WishingWell, uniques)),
            ("secret_vault", when(player.hand.has(Card::SecretVault), 3)),
            ("action_cards", i32::from(player.hand.actions())),
        ]
    }
}
