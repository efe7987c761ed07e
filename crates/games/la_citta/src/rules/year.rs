//! Phases 1 to 4, phase 6 and the end of the year (specification 8.1, 8.6, 9.4).

use arrayvec::ArrayVec;
use signoria_engine::{Seat, Sink};

use crate::{
    Event, EventView, LaCitta,
    cards::{ACTION_CARDS, COLOURED_CITIZENS, VOICES_A_YEAR},
    event::Full,
    state::{CityId, positions},
};

impl LaCitta {
    /// Phases 1 to 4.
    pub(crate) fn begin_year(&mut self, sink: &mut impl Sink<Self>) {
        self.survey();
        self.pass_marker(sink);
        self.lay_voices(sink);
        for turn in 0..self.seat_count() {
            self.pay_quarries(self.seat_at(turn), sink);
        }
        for turn in 0..self.seat_count() {
            self.grow(self.seat_at(turn), sink);
        }
    }

    /// Phase 1: from the second year on the marker goes to the left.
    fn pass_marker(&mut self, sink: &mut impl Sink<Self>) {
        if self.year > 0 {
            self.start = self.start.left(self.seat_count());
        }
        self.year += 1;
        let (year, seat) = (self.year, self.start);
        sink.emit(|| Event::Open(EventView::YearBegan { year, seat }));
    }

    /// Phase 2: four voice cards, the first one open.
    fn lay_voices(&mut self, sink: &mut impl Sink<Self>) {
        for _ in 0..VOICES_A_YEAR {
            let card = self.voices.deck.pop().expect("six years use 24 of 27 cards");
            self.voices.row.push(card);
        }
        let open = self.voices.row[0];
        sink.emit(|| Event::Open(EventView::VoicesLaid { open }));
    }

    /// Phase 3: one gold for each mountain that borders a quarry.
    fn pay_quarries(&mut self, seat: Seat, sink: &mut impl Sink<Self>) {
        let gold: u16 = self.cities_of(seat).map(|city| u16::from(city.marble)).sum();
        if gold > 0 {
            self.players[seat].gold += gold;
            sink.emit(|| Event::Open(EventView::QuarriesPaid { seat, gold }));
        }
    }

    /// Phase 4, R9: one citizen for each city below its limit, by number, while the supply lasts.
    fn grow(&mut self, seat: Seat, sink: &mut impl Sink<Self>) {
        let mut grown: ArrayVec<CityId, 4> = ArrayVec::new();
        for at in positions(self.holdings.0[seat.index()]) {
            let city = &mut self.cities[at];
            if city.room() > 0 && self.supply > 0 {
                city.citizens += 1;
                self.supply -= 1;
                grown.push(city.id);
            }
        }
        if self.holdings.0[seat.index()] == 0 {
            return;
        }
        sink.emit(|| {
            let others = self.cities_of(seat).filter(|city| !grown.contains(&city.id));
            let (full, unsupplied): (Vec<_>, Vec<_>) = others.partition(|city| city.room() == 0);
            Event::Open(EventView::CitiesGrew {
                seat,
                cities: grown.to_vec(),
                full: full.iter().map(|city| Full { city: city.id, limit: city.cap() }).collect(),
                unsupplied: unsupplied.iter().map(|city| city.id).collect(),
            })
        });
        if !grown.is_empty() {
            sink.beat(self);
        }
    }

    /// Phase 6: the hidden cards are opened.
    pub(crate) fn speak(&mut self, sink: &mut impl Sink<Self>) {
        self.voices.spoken = true;
        let preferences = self.preferences();
        let row = &self.voices.row;
        sink.emit(|| {
            Event::Open(EventView::PeopleSpoke {
                cards: row.to_vec(),
                preferences: preferences.to_vec(),
            })
        });
    }

    /// §9.4: cards and coloured citizens go back.
    pub(crate) fn end_year(&mut self, sink: &mut impl Sink<Self>) {
        for voice in self.voices.row.drain(..) {
            self.voices.discard[voice.index()] += 1;
        }
        self.voices.spoken = false;
        self.discard_played();
        self.tokens.clear();
        for player in self.players.values_mut() {
            player.action_cards = ACTION_CARDS;
            player.coloured = COLOURED_CITIZENS;
            player.founded = false;
            player.peeked = 0;
        }
        let year = self.year;
        sink.emit(|| Event::Open(EventView::YearEnded { year }));
    }
}
