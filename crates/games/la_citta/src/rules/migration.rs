//! Phase 7a: citizens move to more attractive cities (specification 4.5, 9.1).

use arrayvec::ArrayVec;
use signoria_engine::{Seat, Sink};

use crate::{
    Action, Event, EventView, LaCitta,
    cards::Voice,
    frame::Frame,
    map::CellSet,
    state::{CityId, MOST_CITIES, Relation},
};

impl LaCitta {
    /// §4.5, §5: for each city the cities of other owners with one or two empty cells between. Only
    /// valleys connect (R3), no path runs through a third city (R4), forbidden cells count (R5).
    fn find_neighbours(&self) -> ArrayVec<u32, MOST_CITIES> {
        // One cell between: it is adjacent to both. Two cells between: one is adjacent to the first
        // city, the other to the second, and they are adjacent to each other.
        let rims: ArrayVec<CellSet, MOST_CITIES> =
            self.cities.iter().map(|city| city.halo - self.occupied).collect();
        let mut neighbours: ArrayVec<u32, MOST_CITIES> = self.cities.iter().map(|_| 0).collect();
        for (at, city) in self.cities.iter().enumerate() {
            let reach = (rims[at] | rims[at].halo()) - self.occupied;
            for other in at + 1..self.cities.len() {
                if self.cities[other].owner != city.owner && reach.meets(rims[other]) {
                    neighbours[at] |= 1 << other;
                    neighbours[other] |= 1 << at;
                }
            }
        }
        neighbours
    }

    /// §9.1, R23: neighbours and attractions as they stay until the end of phase 7a.
    pub(crate) fn find_relations(&self) -> ArrayVec<Relation, MOST_CITIES> {
        self.find_neighbours()
            .into_iter()
            .zip(&self.cities)
            .map(|(neighbours, city)| Relation { neighbours, attraction: self.attraction(city) })
            .collect()
    }

    /// §9.1: the neighbours that would lose a citizen to a city, by position.
    fn victims(&self, at: usize, voice: Voice) -> u32 {
        let strength = |city: usize| self.relations[city].attraction[voice.index()];
        positions(self.relations[at].neighbours)
            .filter(|&other| self.cities[other].citizens > 0 && strength(other) < strength(at))
            .fold(0, |victims, other| victims | 1 << other)
    }

    /// §9.1, R39: what the seat can still decide in phase 7a, sorted. A city that attracts nobody whatever
    /// it names needs no decision. Cities are asked in order of their numbers, unless neighbours have
    /// fewer citizens than cities of this seat call for them: then the order matters, and the seat
    /// chooses it (R32). Voices that call the same neighbours are one choice.
    pub(crate) fn migrations(&self, seat: Seat, done: u32) -> ArrayVec<Action, 8> {
        let pending = |at: usize| {
            self.relations[at].neighbours != 0
                && self.cities[at].owner == seat
                && done & (1 << at) == 0
        };
        if !(0..self.cities.len()).any(pending) {
            return ArrayVec::new();
        }
        let preferences = self.preferences();
        let mut calls: ArrayVec<(CityId, ArrayVec<(Voice, u32), 2>), 4> = ArrayVec::new();
        for (at, city) in self.cities.iter().enumerate() {
            if !pending(at) {
                continue;
            }
            let mut voices: ArrayVec<(Voice, u32), 2> = ArrayVec::new();
            for &voice in &preferences {
                let victims = self.victims(at, voice);
                if voices.iter().all(|&(_, known)| known != victims) {
                    voices.push((voice, victims));
                }
            }
            if voices.iter().any(|&(_, victims)| victims != 0) {
                calls.push((city.id, voices));
            }
        }
        if !self.is_contested(&calls) {
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
    /// Nobody can refuse them (R25), and only the voice of the calling city counts (R38).
    pub(crate) fn migrate(
        &mut self,
        turn: u8,
        done: u32,
        city: CityId,
        voice: Voice,
        sink: &mut impl Sink<Event>,
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
        let cities = &self.cities;
        let seat = cities[at].owner;
        sink.emit(|| {
            let from = positions(victims).map(|other| cities[other].id).collect();
            Event::Open(EventView::Migrated { seat, city, voice, from, arrived })
        });
        Frame::Migrate { turn, done: done | 1 << at }
    }
}

/// The positions of the bits of a set.
fn positions(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let first = set.trailing_zeros() as usize;
            set &= set - 1;
            first
        })
    })
}
