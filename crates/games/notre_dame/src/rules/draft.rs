//! Phases 1 and 2 (§5.2): the persons open, the cards go round; one procedure for every number of
//! players.

use signoria_engine::{Seat, Sink};

use crate::{
    cards::{ActionCard, Card, DRAWN},
    event::Event,
    state::NotreDame,
};

impl NotreDame {
    /// §5.2, P1: two brown persons and a grey one open; every player looks at their top three cards.
    pub(crate) fn reveal(&mut self, sink: &mut impl Sink<Self>) {
        let (stage, round, start) = (self.stage, self.round, self.start);
        let (persons, plague) = (self.open_persons(), self.plague());
        sink.emit(|| Event::Round { stage, round, start, persons, plague });
        let at = self.at_round();
        for index in 0..self.seats() {
            let seat = Seat::new(index);
            let drawn = &mut self.players[seat].deck[at..at + DRAWN];
            drawn.sort_unstable();
            let cards = [drawn[0], drawn[1], drawn[2]];
            let colour = self.colour(seat);
            sink.emit(|| Event::Drew { seat, cards: cards.map(|kind| Card { kind, colour }) });
        }
    }

    /// §5.2, P2: one of the three drawn cards is kept.
    pub(crate) fn keep_first(&mut self, seat: Seat, card: ActionCard, sink: &mut impl Sink<Self>) {
        let at = self.at_round();
        to_front(&mut self.players[seat].deck[at..at + DRAWN], card);
        let card = Card { kind: card, colour: self.colour(seat) };
        sink.emit(|| Event::Kept { seat, card, choice: 1 });
    }

    /// §5.2, P2: one of the two cards from the right neighbour is kept.
    pub(crate) fn keep_second(&mut self, seat: Seat, card: ActionCard, sink: &mut impl Sink<Self>) {
        let at = self.at_round();
        let right = seat.right(self.seats());
        to_front(&mut self.players[right].deck[at + 1..at + DRAWN], card);
        let card = Card { kind: card, colour: self.colour(right) };
        sink.emit(|| Event::Kept { seat, card, choice: 2 });
    }

    /// §5.2, P2: all have chosen, so the other two cards of every player go to the left at once.
    pub(crate) fn pass_two(&mut self, sink: &mut impl Sink<Self>) {
        self.hand_on(1, 1, sink);
    }

    /// §5.2, P2: the last card goes to the left and is kept without a choice.
    pub(crate) fn pass_one(&mut self, sink: &mut impl Sink<Self>) {
        self.hand_on(2, 2, sink);
    }

    /// Tells who hands on what: the cards from `slot` on of every deck have been with the seat
    /// `steps - 1` places left of their owner.
    fn hand_on(&self, steps: u8, slot: usize, sink: &mut impl Sink<Self>) {
        let seats = self.seats();
        sink.emit(|| Event::HandedOn { cards: (DRAWN - slot) as u8 });
        for from in Seat::all(seats) {
            let owner = self.owner(from, usize::from(steps - 1));
            let cards = &self.players[owner].deck[self.at_round() + slot..self.at_round() + DRAWN];
            sink.emit(|| Event::Passed {
                from,
                to: from.left(seats),
                cards: cards
                    .iter()
                    .map(|&kind| Card { kind, colour: self.colour(owner) })
                    .collect(),
            });
        }
    }
}

/// Brings a card to the front; the others stay in order.
fn to_front(cards: &mut [ActionCard], card: ActionCard) {
    let at = cards.iter().position(|&known| known == card).expect("a listed card lies here");
    cards[..=at].rotate_right(1);
}
