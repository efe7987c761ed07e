//! Moves of cards, and what each player learns from them.
//!
//! A player's memory of another hand is a multiset of cards they know to have been there, and a number
//! of cards that left unseen since: at least all but this number of the remembered cards are still there.
//! That is what an attentive player knows, and never more: the auditor checks it against the truth.
//! The same pair, at the player's own place, remembers a deck that was shuffled after they saw cards of it.

use signoria_engine::{RngExt, Seat, SeatSet};

use crate::{
    cards::{Card, Cards},
    frame::{Frame, Source},
    state::{FaceDownCard, Machiavelli, Player},
};

impl Player {
    /// A card is known to have come to this place.
    pub(crate) fn remember(&mut self, place: Seat, card: Card) {
        let at = place.index();
        if self.memory[at].count(card) < card.copies() {
            self.memory[at].add(card);
        } else {
            // All copies were remembered here, so one of them had left: this one takes its place.
            self.doubt[at] = self.doubt[at].saturating_sub(1);
        }
    }

    /// A known card has left this place.
    pub(crate) fn forget(&mut self, place: Seat, card: Card) {
        if self.memory[place.index()].remove_any(card) {
            self.settle(place);
        }
    }

    /// An unknown card has left this place.
    pub(crate) fn doubt(&mut self, place: Seat) {
        if !self.memory[place.index()].is_empty() {
            self.doubt[place.index()] += 1;
            self.settle(place);
        }
    }

    /// The whole place has been seen.
    pub(crate) fn saw(&mut self, place: Seat, cards: Cards) {
        self.memory[place.index()] = cards;
        self.doubt[place.index()] = 0;
    }

    /// A memory of which nothing need be true is none.
    fn settle(&mut self, place: Seat) {
        let at = place.index();
        if self.doubt[at] > 0 && self.memory[at].len() <= self.doubt[at] {
            self.memory[at] = Cards::EMPTY;
        }
        if self.memory[at].is_empty() {
            self.doubt[at] = 0;
        }
    }
}

impl Machiavelli {
    /// A card comes into a hand; `seen` are the seats that see which.
    pub(crate) fn add_to_hand(&mut self, seat: Seat, card: Card, seen: SeatSet) {
        let player = self.player_mut(seat);
        player.hand.add(card);
        player.hand_size += 1;
        for witness in seen.without(seat) {
            self.player_mut(witness).remember(seat, card);
        }
    }

    /// A card leaves a hand; `seen` are the seats that see which.
    pub(crate) fn out_of_hand(&mut self, seat: Seat, card: Card, seen: SeatSet) {
        let player = self.player_mut(seat);
        player.hand.remove(card);
        player.hand_size -= 1;
        player.maybe_actions = player.maybe_actions.min(player.hand_size);
        let emptied = player.hand_size == 0;
        for other in self.others(seat) {
            let witness = self.player_mut(other);
            if emptied {
                witness.saw(seat, Cards::EMPTY);
            } else if seen.contains(other) {
                witness.forget(seat, card);
            } else {
                witness.doubt(seat);
            }
        }
    }

    /// §8: an action card is played from the hand in the open.
    pub(crate) fn play_from_hand(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.maybe_actions = player.maybe_actions.saturating_sub(1);
        self.out_of_hand(seat, card, self.all_seats());
    }

    /// §1: put a card under the deck; `known` are the seats that know it.
    pub(crate) fn discard(&mut self, card: Card, known: SeatSet) {
        self.piles.put_under(FaceDownCard { card, known });
    }

    /// §1: put a hand card under the deck, face down.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: Card) {
        self.out_of_hand(seat, card, SeatSet::one(seat));
        self.discard(card, SeatSet::one(seat));
    }

    /// Takes the top card of the deck to look at; others who knew it know who has it.
    pub(crate) fn draw_one(&mut self, seat: Seat) -> Option<FaceDownCard> {
        let top = self.piles.draw()?;
        for other in self.all() {
            if top.known.contains(other) {
                continue;
            }
            let player = self.player_mut(other);
            if other == seat {
                player.forget(other, top.card);
            } else {
                player.doubt(other);
            }
        }
        Some(top)
    }

    /// §1: draws up to this number of cards into the hand; returns how many, and which.
    pub(crate) fn draw_to_hand(&mut self, seat: Seat, number: u8) -> (u8, Cards) {
        let mut drawn = Cards::EMPTY;
        let mut count = 0;
        for _ in 0..number {
            let Some(top) = self.draw_one(seat) else { break };
            self.add_to_hand(seat, top.card, top.known);
            drawn.add(top.card);
            count += 1;
            self.gains(seat);
        }
        (count, drawn)
    }

    /// A card that no other player may have seen joined the hand: it may be an action card.
    pub(crate) fn gains(&mut self, seat: Seat) {
        if self.rulings.action_cards {
            let player = self.player_mut(seat);
            player.maybe_actions = (player.maybe_actions + 1).min(player.hand_size);
        }
    }

    /// Draws cards to choose from, laid aside until the choice is made.
    pub(crate) fn draw_to_choose(&mut self, seat: Seat, number: u8) {
        for _ in 0..number {
            let Some(top) = self.draw_one(seat) else { break };
            self.turn.drawn.push(top);
        }
    }

    /// The Scholar draws cards of which all but one return: for the others' memory they still belong
    /// to the deck until then.
    pub(crate) fn draw_to_study(&mut self, seat: Seat, number: u8) {
        for _ in 0..number {
            let Some(top) = self.piles.draw() else { break };
            if !top.known.contains(seat) {
                self.player_mut(seat).forget(seat, top.card);
            }
            self.turn.drawn.push(top);
        }
    }

    /// Whether the Scholar is choosing from their cards.
    pub(crate) fn studying(&self) -> bool {
        self.stack.top() == Some(Frame::Keep { from: Source::Scholar })
    }

    /// §6 Scholar: one card is kept, the others are shuffled into the deck.
    pub(crate) fn keep_and_shuffle(&mut self, seat: Seat, card: Card) {
        let drawn = std::mem::take(&mut self.turn.drawn);
        let mut kept = false;
        for mut lying in drawn {
            if lying.card == card && !kept {
                // Others who knew this card cannot tell that it is the one kept.
                for witness in lying.known.without(seat) {
                    self.player_mut(witness).remember(witness, card);
                }
                kept = true;
            } else {
                lying.known.insert(seat);
                self.piles.put_on_top(lying);
            }
        }
        self.add_to_hand(seat, card, SeatSet::EMPTY);
        self.gains(seat);
        self.shuffle_deck();
        for other in self.others(seat) {
            self.player_mut(other).doubt(other);
        }
    }

    /// One of the drawn cards stays in the hand; the others go under the deck in the order drawn (R8).
    ///
    /// A player who knew every drawn card knows that one of them is in the hand now.
    pub(crate) fn keep_drawn(&mut self, seat: Seat, card: Card) {
        let drawn = std::mem::take(&mut self.turn.drawn);
        let all = drawn.iter().fold(self.all_seats(), |known, lying| known & lying.known);
        self.add_to_hand(seat, card, SeatSet::EMPTY);
        self.gains(seat);
        for witness in all.without(seat) {
            let player = self.player_mut(witness);
            for lying in &drawn {
                player.remember(seat, lying.card);
            }
            for _ in 1..drawn.len() {
                player.doubt(seat);
            }
        }
        let mut kept = false;
        for lying in drawn {
            if lying.card == card && !kept {
                kept = true;
            } else {
                self.discard(lying.card, SeatSet::one(seat));
            }
        }
    }

    /// Shuffles the whole deck: cards that a player knew by their place are now only known to be in the deck.
    pub(crate) fn shuffle_deck(&mut self) {
        for place in 0..self.deck_size() {
            let FaceDownCard { card, known } = self.piles.deck()[place];
            for witness in known {
                self.player_mut(witness).remember(witness, card);
            }
        }
        let mut stream = self.rng.next_stream();
        let deck = self.piles.deck_mut();
        for lying in deck.iter_mut() {
            lying.known = SeatSet::EMPTY;
        }
        stream.shuffle(deck);
    }

    /// A card goes from one hand to another; only the two see which.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, card: Card) {
        let pair = SeatSet::one(from).with(to);
        self.out_of_hand(from, card, pair);
        self.add_to_hand(to, card, pair);
        self.gains(to);
    }

    /// §6: two players swap their whole hands. The memory of all players moves along with the cards.
    pub(crate) fn swap_hands(&mut self, one: Seat, other: Seat) {
        let [a, b] = self
            .players
            .get_disjoint_mut([one.index(), other.index()])
            .expect("two different seats");
        std::mem::swap(&mut a.hand, &mut b.hand);
        std::mem::swap(&mut a.hand_size, &mut b.hand_size);
        std::mem::swap(&mut a.maybe_actions, &mut b.maybe_actions);
        let (hand_a, hand_b) = (a.hand, b.hand);
        a.saw(other, hand_b);
        b.saw(one, hand_a);
        for third in self.all() {
            if third != one && third != other {
                let player = self.player_mut(third);
                player.memory.swap(one.index(), other.index());
                player.doubt.swap(one.index(), other.index());
            }
        }
    }

    /// §6: a player looks at a whole hand.
    pub(crate) fn look_at_hand(&mut self, looker: Seat, at: Seat) {
        let hand = self.player(at).hand;
        self.player_mut(looker).saw(at, hand);
    }

    /// A random card of a hand.
    pub(crate) fn random_card(&self, seat: Seat, stream: &mut impl RngExt) -> Option<Card> {
        let player = self.player(seat);
        if player.hand_size == 0 {
            return None;
        }
        player.hand.nth(stream.below(usize::from(player.hand_size)))
    }
}
