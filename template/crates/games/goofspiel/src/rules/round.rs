//! §4: a round.

use signoria_engine::{BySeat, Seat, Sink};

use crate::{
    Goofspiel,
    cards::Card,
    event::{Event, EventView},
};

impl Goofspiel {
    /// §4.1: turns up a prize.
    pub(crate) fn turn_up(&mut self, sink: &mut impl Sink<Self>) {
        let prize = self.deck.pop().expect("there are more prizes than rounds");
        self.offer.push(prize);
        self.round += 1;
        sink.emit(|| Event(EventView::TurnedUp { round: self.round, prize }));
    }

    /// §4.2: the last card is bid without a question.
    pub(crate) fn bid_last(&mut self) {
        for player in self.players.values_mut() {
            let card = player.cards().next().expect("one card is left for the last round");
            player.bid.seal(card);
        }
    }

    /// §4.3: shows all bids and gives the prizes to the highest card that was played once.
    pub(crate) fn reveal(&mut self, sink: &mut impl Sink<Self>) {
        let bids: BySeat<Card, 5> = self
            .players
            .values_mut()
            .map(|player| {
                let card = player.bid.take().expect("all have bid");
                player.hand[card.index()] = false;
                card
            })
            .collect();
        let winner = winner(&bids);
        sink.emit(|| Event(EventView::BidsRevealed { bids }));
        let points = self.offer.iter().sum();
        match winner {
            Some(seat) => {
                let prizes = self.offer.take();
                self.players[seat].won.extend(prizes);
                sink.emit(|| Event(EventView::Won { seat, points }));
            }
            None if self.options.carry => sink.emit(|| Event(EventView::Carried { points })),
            None => {
                let prizes = self.offer.take();
                self.lost.extend(prizes);
                sink.emit(|| Event(EventView::Lost { points }));
            }
        }
    }
}

/// §4.3: the seat with the highest card that no other seat played.
fn winner(bids: &BySeat<Card, 5>) -> Option<Seat> {
    let once = |card: Card| bids.values().filter(|other| **other == card).count() == 1;
    bids.iter().filter(|(_, card)| once(**card)).max_by_key(|(_, card)| **card).map(|it| it.0)
}
