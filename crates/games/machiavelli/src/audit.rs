//! §12: material is counted, invariants are checked.

use signoria_engine::{Audit, Seat};

use crate::{
    cards::{Card, Cards},
    characters::{Character, Ranks},
    rules::selection::face_up_count,
    state::{Done, FaceDownCard, Machiavelli},
};

impl Machiavelli {
    pub(crate) fn inspect(&self, audit: &mut Audit) {
        self.count_cards(audit);
        self.count_gold(audit);
        self.inspect_characters(audit);
        self.inspect_cities(audit);
        self.inspect_turn(audit);
        for seat in self.all() {
            self.inspect_memory(seat, audit);
        }
    }

    /// INV 1.
    fn count_cards(&self, audit: &mut Audit) {
        let mut count = [0_i64; 60];
        let mut see = |card: Card| count[card as usize] += 1;
        for seat in self.all() {
            let player = self.player(seat);
            player.hand.iter().for_each(&mut see);
            player.city.iter().for_each(&mut see);
            audit.require(player.hand.len() == player.hand_size, "INV 1: hand size");
            audit.require(player.city.len() == player.city_count, "INV 1: city count");
        }
        self.piles.deck().iter().for_each(|lying| see(lying.card));
        self.piles.museum().iter().for_each(|lying| see(lying.card));
        self.turn.drawn.iter().for_each(|lying| see(lying.card));
        self.turn.limbo.into_iter().for_each(&mut see);
        self.booths.iter().for_each(|_| see(Card::TicketBooth));
        if self.turn.done.has(Done::PROTECTED) {
            see(Card::Rasputin);
        }
        let all = self.composition();
        for card in Card::ALL {
            audit.count(card.id(), count[card as usize]);
            audit.require(
                count[card as usize] == i64::from(all.count(card)),
                "INV 1: every card is somewhere exactly once",
            );
        }
        let museum = self.owner_of(Card::Museum).is_some() || self.turn.limbo == Some(Card::Museum);
        audit.require(
            self.piles.museum().is_empty() || museum,
            "INV 18: cards lie under a Museum only",
        );
    }

    /// INV 3.
    fn count_gold(&self, audit: &mut Audit) {
        let stashes: i64 = self.all().map(|seat| i64::from(self.player(seat).gold)).sum();
        let on_districts: i64 =
            self.all().map(|seat| i64::from(self.player(seat).beautified.len())).sum();
        let on_booths: i64 = self.booths.iter().map(|booth| i64::from(booth.gold)).sum();
        audit.count(
            "gold",
            stashes + on_districts + on_booths + i64::from(self.tax) + i64::from(self.bank),
        );
    }

    fn inspect_characters(&self, audit: &mut Audit) {
        let cast = self.cast.len() as u8;
        audit.require(
            self.face_up.len() == face_up_count(self.seats, cast) && !self.face_up.has(4),
            "INV 9: face-up characters",
        );
        let mut seen = self.face_up;
        let mut number = self.face_up.len() + self.packet.len();
        for rank in self.packet.iter() {
            seen.add(rank);
        }
        for character in self.slots.iter().flatten() {
            seen.add(character.rank());
            number += 1;
        }
        audit.require(
            number == cast && seen == Ranks::up_to(cast),
            "INV 2: every character is somewhere exactly once",
        );
        if self.called > 0 {
            audit.require(
                self.all().all(|seat| {
                    self.characters_of(seat).count() == usize::from(self.characters_each())
                }),
                "INV 2: every player has their characters",
            );
        }
        let marks = &self.marks;
        audit.require(
            marks.warrants.len() <= 3
                && marks.threats.len() <= 2
                && (!marks.warrants.has(1) || self.rulings.markers_on_own_character)
                && (!marks.threats.has(2) || self.rulings.markers_on_own_character)
                && !marks.threats.has(1)
                && [marks.murdered, marks.bewitched]
                    .into_iter()
                    .flatten()
                    .all(|victim| !marks.threats.has(victim.rank())),
            "INV 20: warrants and threats",
        );
    }

    fn inspect_cities(&self, audit: &mut Audit) {
        for seat in self.all() {
            let player = self.player(seat);
            audit.require(
                Card::ALL
                    .into_iter()
                    .all(|card| player.beautified.count(card) <= player.city.count(card)),
                "INV 3: gold lies on districts only",
            );
            audit.require(!player.city.has(Card::SecretVault), "§2.4: no Secret Vault is built");
            audit.require(
                player.city.names().all(|card| !card.is_action() || card == Card::CircusTent),
                "§8: no action card but a tent is a district",
            );
            audit.require(
                player.hand.actions() <= player.maybe_actions || !self.rulings.action_cards,
                "§4: no player has more action cards than the public limit",
            );
            audit.require(player.completed == 0 || self.ending, "INV 13: completion ends the game");
        }
        audit.require(
            self.tax == 0 || self.in_cast(Character::TaxCollector),
            "INV 11: tax needs a Tax Collector in the cast",
        );
    }

    fn inspect_turn(&self, audit: &mut Audit) {
        let turn = &self.turn;
        audit.require(turn.builds <= turn.limit, "INV 6: build limit");
        let hand = self.player(turn.seat).hand;
        audit.require(
            turn.picked.names().all(|card| turn.picked.count(card) <= hand.count(card)),
            "§5.12: picked cards are in the hand",
        );
    }

    /// What a player remembers is true, except for as many cards as they know to have left.
    fn inspect_memory(&self, seat: Seat, audit: &mut Audit) {
        let player = self.player(seat);
        let wrong = |memory: Cards, truth: Cards| -> u8 {
            memory.names().map(|card| memory.count(card).saturating_sub(truth.count(card))).sum()
        };
        for place in self.all() {
            let at = place.index();
            let truth = if place == seat {
                let unknown = |lying: &&FaceDownCard| !lying.known.contains(seat);
                let mut deck: Cards =
                    self.piles.deck().iter().filter(unknown).map(|lying| lying.card).collect();
                if self.studying() && self.turn.seat != seat {
                    for lying in self.turn.drawn.iter().filter(unknown) {
                        deck.add(lying.card);
                    }
                }
                deck
            } else {
                self.player(place).hand
            };
            audit.require(
                wrong(player.memory[at], truth) <= player.doubt[at],
                "§4: what players remember is true",
            );
        }
    }
}
