//! The political cards: display, deck, discard and unseen cards (specification 8.2).

use signoria_engine::{GameRng, RngExt, Seat, Sink};

use crate::{
    Data, Event, EventView, LaCitta,
    cards::{CardCounts, PoliticalCard},
    state::Politics,
};

impl Politics {
    /// §6: all cards shuffled, seven of them open.
    pub(crate) fn deal(rng: &mut GameRng, data: &Data) -> Self {
        let mut politics = Self {
            display: [PoliticalCard::Palazzo; 7],
            deck: PoliticalCard::ALL
                .into_iter()
                .zip(data.political_cards.0)
                .flat_map(|(card, copies)| std::iter::repeat_n(card, usize::from(copies)))
                .collect(),
            discard: [0; 10],
            sealed: arrayvec::ArrayVec::new(),
            sealed_discarded: 0,
            sealed_before: 0,
            unseen_then: [0; 10],
            shown_since: [0; 10],
        };
        rng.next_stream().shuffle(&mut politics.deck);
        for place in 0..politics.display.len() {
            let card = politics.deck.pop().expect("there are more cards than places");
            politics.display[place] = card;
            politics.shown_since[card.index()] += 1;
        }
        politics
    }

    /// The kinds that lie open, as a set of bits by their index.
    pub(crate) fn open_kinds(&self) -> u16 {
        self.display.iter().fold(0, |open, card| open | card.bit())
    }

    /// Whether the card lies open.
    pub(crate) fn shows(&self, card: PoliticalCard) -> bool {
        self.display.contains(&card)
    }

    /// §8.2, R13: draws a card; only if the deck is empty, the discard becomes the deck.
    fn draw(&mut self, rng: &mut GameRng, sink: &mut impl Sink<LaCitta>) -> PoliticalCard {
        if self.deck.is_empty() {
            self.shuffle_discard(rng, sink);
        }
        self.deck.pop().expect("a year draws at most what deck and discard hold")
    }

    fn shuffle_discard(&mut self, rng: &mut GameRng, sink: &mut impl Sink<LaCitta>) {
        self.unseen_then = count(&self.sealed);
        self.shown_since = [0; 10];
        for card in PoliticalCard::ALL {
            for _ in 0..self.discard[card.index()] {
                self.deck.push(card);
            }
        }
        self.discard = [0; 10];
        self.deck.extend(self.sealed.drain(..usize::from(self.sealed_discarded)));
        self.sealed_discarded = 0;
        self.sealed_before = self.sealed.len() as u8;
        // One layout before the shuffle, so that equal contents give equal decks.
        self.deck.sort_unstable();
        rng.next_stream().shuffle(&mut self.deck);
        let cards = self.deck.len() as u8;
        sink.emit(|| Event::Open(EventView::DeckShuffled { cards }));
    }
}

/// How many of each card.
pub(crate) fn count(cards: &[PoliticalCard]) -> CardCounts {
    let mut counts = [0; 10];
    for card in cards {
        counts[card.index()] += 1;
    }
    counts
}

impl LaCitta {
    /// §8.2: the card lies before the player; the display is refilled at its place (R12, R42).
    pub(crate) fn play_card(
        &mut self,
        seat: Seat,
        card: PoliticalCard,
        sink: &mut impl Sink<Self>,
    ) {
        self.players[seat].played.push(card);
        let place = self
            .politics
            .display
            .iter()
            .position(|&open| open == card)
            .expect("the card lies open");
        let card = self.politics.draw(&mut self.rng, sink);
        self.politics.display[place] = card;
        self.politics.shown_since[card.index()] += 1;
        sink.emit(|| Event::Open(EventView::CardOpened { card }));
    }

    /// §8.2, R11: draws a political card unseen.
    pub(crate) fn pass(&mut self, seat: Seat, forced: bool, sink: &mut impl Sink<Self>) {
        let card = self.politics.draw(&mut self.rng, sink);
        sink.emit(|| Event::Open(EventView::Passed { seat, forced }));
        self.politics.sealed.push(card);
        self.players[seat].passes += 1;
    }

    /// §9.4: the cards before the players go to the discard.
    pub(crate) fn discard_played(&mut self) {
        for player in self.players.values_mut() {
            for card in player.played.drain(..) {
                self.politics.discard[card.index()] += 1;
            }
            player.passes = 0;
        }
        self.politics.sealed_discarded = self.politics.sealed.len() as u8;
    }
}
