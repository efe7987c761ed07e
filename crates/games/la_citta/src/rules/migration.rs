//! Phase 7a: citizens move to more attractive cities (specification 4.5, 9.1).

use arrayvec::ArrayVec;
use signoria_engine::{Seat, Sink};

use crate::{
    Action, Event, EventView, LaCitta,
    cards::Voice,
    event::Loss,
    frame::Frame,
    state::{CityId, Derived, MOST_CITIES, Relation, positions},
};

impl LaCitta {
    /// §4.5, §5: for each city the cities of other owners with one or two empty cells between. Only
    /// valleys connect (R3), no path runs through a third city (R4), forbidden cells count (R5).
    /// §9.1, R23: neighbours and attractions stay as they are until the end of phase 7a.
    pub(crate) fn find_relations(&self) -> ArrayVec<Relation, MOST_CITIES> {
        let mut relations: ArrayVec<Relation, MOST_CITIES> = ArrayVec::new();
        for (at, city) in self.cities.iter().enumerate() {
            let attraction = self.attraction(city);
            let mut relation = Relation { neighbours: 0, attraction, weaker: Derived::default() };
            // One cell between: it is adjacent to both. Two cells between: one is adjacent to the
            // first city, the other to the second, and they are adjacent to each other.
            let rim = city.halo - self.occupied;
            let reach = (rim | rim.halo()) - self.occupied;
            for (other, rival) in relations.iter_mut().enumerate() {
                if reach.meets(self.cities[other].halo) && self.cities[other].owner != city.owner {
                    relation.meet(other, rival);
                    rival.meet(at, &relation);
                }
            }
            relations.push(relation);
        }
        relations
    }

    /// §9.1: the neighbours that would lose a citizen to a city, by position.
    fn victims(&self, at: usize, voice: Voice) -> u32 {
        let weaker = self.relations[at].weaker.0[voice.index()];
        let empty = positions(weaker)
            .filter(|&other| self.cities[other].citizens == 0)
            .fold(0, |empty, other| empty | 1 << other);
        weaker & !empty
    }

    /// §9.1: tells that no city draws a citizen this year.
    pub(crate) fn tell_no_migration(&self, sink: &mut impl Sink<Self>) {
        let preferences = self.preferences();
        let calls = |at| preferences.iter().any(|&voice| self.victims(at, voice) != 0);
        if !(0..self.cities.len()).any(calls) {
            sink.emit(|| Event::Open(EventView::NoMigration));
        }
    }

    /// §9.1, R39: what the seat can still decide in phase 7a, sorted. A city that attracts no citizen whatever
    /// it names needs no decision. Cities are asked in order of their numbers, unless neighbours have
    /// fewer citizens than cities of this seat call for them: then the order matters, and the seat
    /// chooses it (R32). Voices that call the same neighbours are one choice.
    pub(crate) fn migrations(&self, seat: Seat, done: u32) -> ArrayVec<Action, 8> {
        let pending = positions(self.holdings.0[seat.index()] & !done)
            .filter(|&at| self.relations[at].weaker.0 != [0; 3]);
        if pending.clone().next().is_none() {
            return ArrayVec::new();
        }
        let preferences = self.preferences();
        let mut calls: ArrayVec<(CityId, ArrayVec<(Voice, u32), 2>), 4> = ArrayVec::new();
        for at in pending {
            let mut voices: ArrayVec<(Voice, u32), 2> = ArrayVec::new();
            for &voice in &preferences {
                let victims = self.victims(at, voice);
                if voices.iter().all(|&(_, known)| known != victims) {
                    voices.push((voice, victims));
                }
            }
            if voices.iter().any(|&(_, victims)| victims != 0) {
                calls.push((self.cities[at].id, voices));
            }
        }
        if calls.len() > 1 && !self.is_contested(&calls) {
            calls.truncate(1);
        }
        calls
            .iter()
            .flat_map(|(city, voices)| {
                voices.iter().map(|&(voice, _)| Action::Migrate { city: *city, voice })
            })
            .collect()
    }

    /// §7: whether some city has fewer citizens than the calls that may reach it.
    fn is_contested(&self, calls: &[(CityId, ArrayVec<(Voice, u32), 2>)]) -> bool {
        let mut wanted = [0_u8; MOST_CITIES];
        for (_, voices) in calls {
            for other in positions(voices.iter().fold(0, |all, (_, victims)| all | victims)) {
                wanted[other] += 1;
            }
        }
        self.cities.iter().zip(wanted).any(|(city, wanted)| wanted > city.citizens)
    }

    /// §9.1: one city calls; every weaker neighbour loses a citizen, and as many as find room arrive.
    /// They cannot be refused (R25), and only the voice of the calling city counts (R38).
    pub(crate) fn migrate(
        &mut self,
        turn: u8,
        done: u32,
        city: CityId,
        voice: Voice,
        sink: &mut impl Sink<Self>,
    ) -> Frame {
        let at = self.position(city).expect("no city falls in phase 7a");
        let victims = self.victims(at, voice);
        for other in positions(victims) {
            self.cities[other].citizens -= 1;
        }
        let leaving = victims.count_ones() as u8;
        let arrived = leaving.min(self.cities[at].room());
        self.cities[at].citizens += arrived;
        self.supply += leaving - arrived;
        let (cities, relations) = (&self.cities, &self.relations);
        let seat = cities[at].owner;
        sink.emit(|| {
            let strength = |at: usize| relations[at].attraction[voice.index()];
            let loss = |other: usize| Loss {
                seat: cities[other].owner,
                city: cities[other].id,
                strength: strength(other),
            };
            let from = positions(victims).map(loss).collect();
            let strength = strength(at);
            Event::Open(EventView::Migrated { seat, city, voice, strength, from, arrived })
        });
        Frame::Migrate { turn, done: done | 1 << at }
    }
}

impl Relation {
    /// Notes a neighbour and what it is weaker in.
    fn meet(&mut self, position: usize, other: &Self) {
        self.neighbours |= 1 << position;
        for (voice, weaker) in self.weaker.0.iter_mut().enumerate() {
            *weaker |= u32::from(other.attraction[voice] < self.attraction[voice]) << position;
        }
    }
}
