//! The invariants of specification 14.

use signoria_engine::{Audit, Seat};

use crate::{
    LaCitta,
    cards::{
        ACTION_CARDS, Building, CASTLES, CITIZENS, COLOURED_CITIZENS, PoliticalCard, VOICES_A_YEAR,
        YEARS,
    },
    frame::Frame,
    map::{Cell, CellSet},
    rules::politics::count,
    state::{City, TokenKind},
};

impl LaCitta {
    pub(crate) fn count_and_check(&self, audit: &mut Audit) {
        self.audit_material(audit);
        self.audit_cities(audit);
        self.audit_cards(audit);
        self.audit_course(audit);
    }

    fn audit_material(&self, audit: &mut Audit) {
        audit.count("citizens", i64::from(self.supply));
        for city in &self.cities {
            audit.count("citizens", i64::from(city.citizens));
        }
        let everyone: u16 = self.cities.iter().map(|city| u16::from(city.citizens)).sum();
        audit.require(
            everyone + u16::from(self.supply) == u16::from(CITIZENS),
            "INV 1: 130 citizens in supply and cities",
        );
        for (name, sides, total) in STACKS {
            let in_stock: u8 = sides.iter().map(|side| self.stock[side.index()]).sum();
            let on_board = self.tiles.iter().flatten().filter(|tile| sides.contains(tile)).count();
            audit.count(name, i64::from(in_stock) + on_board as i64);
            audit.require(
                usize::from(in_stock) + on_board == total,
                "INV 2: tiles in stock and on the board",
            );
        }
        for (seat, player) in self.players.iter() {
            let castles = self.cities_of(seat).count() as u8;
            audit.count("castles", i64::from(player.castles + castles));
            audit.require(player.castles + castles == CASTLES, "INV 2: four castles a player");
            let tiles = self.own_tiles(seat);
            let placed = self.tokens.iter().filter(|token| tiles.contains(token.cell)).count();
            audit.count("coloured citizens", i64::from(player.coloured) + placed as i64);
            audit.require(
                usize::from(player.coloured) + placed == usize::from(COLOURED_CITIZENS),
                "INV 4: four coloured citizens a player",
            );
        }
        for token in &self.tokens {
            let tile = self.tile(token.cell);
            audit.require(
                match token.kind {
                    TokenKind::Arch(voice) => {
                        tile.is_some_and(|tile| tile.arches()[voice.index()] > 0)
                    }
                    TokenKind::Harvest => tile == Some(Building::Farm),
                },
                "INV 4: coloured citizens stand where they work",
            );
        }
        audit.require(
            self.tokens
                .windows(2)
                .all(|pair| pair[0] != pair[1] || pair[0].kind != TokenKind::Harvest),
            "INV 4: one rich harvest a farm",
        );
        audit.require(self.tokens.is_sorted(), "INV 4: coloured citizens are sorted");
    }

    fn audit_cities(&self, audit: &mut Audit) {
        let mut seen = CellSet::EMPTY;
        for city in &self.cities {
            audit.require(!seen.meets(city.tiles), "INV 5: a tile belongs to one city");
            seen |= city.tiles;
            let castles =
                city.tiles.iter().filter(|&cell| self.tile(cell) == Some(Building::Castle)).count();
            audit.require(
                castles == 1 && self.tile(city.castle) == Some(Building::Castle),
                "INV 5: a city has one castle",
            );
            audit.require(
                city.tiles.reachable(city.castle) == city.tiles,
                "INV 5: a city is connected",
            );
            audit.require(
                (city.tiles - self.buildable()).is_empty(),
                "INV 5: tiles lie on buildable cells",
            );
            let markets =
                city.tiles.iter().filter(|&cell| self.tile(cell) == Some(Building::Market)).count();
            audit.require(markets <= 1, "INV 7: one market a city");
            audit.require(
                city.tiles
                    .iter()
                    .filter(|&cell| self.tile(cell).is_some_and(Building::is_water))
                    .all(|cell| self.water.contains(cell)),
                "INV 7: fountains and bath houses border water",
            );
            audit.require(*city == self.recomputed(city), "INV 11: food and arches add up");
        }
        audit.require(seen == self.occupied, "INV 5: every tile belongs to a city");
        audit.require(
            Cell::all().all(|cell| self.tile(cell).is_some() == seen.contains(cell)),
            "INV 5: the board shows the tiles of the cities",
        );
        for (at, city) in self.cities.iter().enumerate() {
            audit.require(
                self.cities[..at].iter().all(|other| !other.halo.meets(city.tiles)),
                "INV 6: an empty cell between cities",
            );
        }
        audit.require(
            self.cities.windows(2).all(|pair| pair[0].id < pair[1].id)
                && self.cities.iter().all(|city| city.id.0 < self.next_city),
            "INV 5: cities in order of their numbers",
        );
        for seat in Seat::all(self.seat_count()) {
            audit.require(
                self.cities_of(seat).eq(self.cities.iter().filter(|city| city.owner == seat)),
                "INV 5: the cities of all players are known",
            );
        }
        if self.is_settling() {
            return;
        }
        let near = seen.iter().fold(CellSet::EMPTY, |near, cell| near | cell.surroundings());
        let over = self.stack.top().is_none();
        audit.require(
            over || near == self.near,
            "INV 12: the cells too near for a castle are known",
        );
        let mut again = self.clone();
        again.survey();
        audit.require(
            over || again.rims.0 == self.rims.0,
            "INV 6: the cells beside cities are known",
        );
        audit.require(
            self.cities.iter().all(|city| city.citizens >= city.size),
            "INV 8: a citizen on every tile",
        );
    }

    fn audit_cards(&self, audit: &mut Audit) {
        let politics = &self.politics;
        let mut cards = count(&politics.display);
        for (sum, more) in cards.iter_mut().zip(count(&politics.deck)) {
            *sum += more;
        }
        for (sum, more) in cards.iter_mut().zip(count(&politics.sealed)) {
            *sum += more;
        }
        for (sum, more) in cards.iter_mut().zip(politics.discard) {
            *sum += more;
        }
        for player in self.players.values() {
            for card in &player.played {
                cards[card.index()] += 1;
            }
        }
        for card in PoliticalCard::ALL {
            audit.count(card.id(), i64::from(cards[card.index()]));
            audit.require(
                cards[card.index()] == self.data.political_cards.0[card.index()],
                "INV 3: 32 political cards",
            );
        }
        let passes: u8 = self.players.values().map(|player| player.passes).sum();
        audit.require(
            politics.sealed.len() == usize::from(politics.sealed_discarded + passes)
                && usize::from(politics.sealed_before) <= politics.sealed.len(),
            "INV 3: cards drawn unseen lie before players or in the discard",
        );
        let voices = &self.voices;
        let discarded: u8 = voices.discard.iter().sum();
        let all = voices.deck.len() + voices.row.len() + usize::from(discarded);
        audit.count("voice cards", all as i64);
        audit.require(all == 27, "INV 3: 27 voice cards");
        audit.require(
            voices.row.is_empty() || voices.row.len() == VOICES_A_YEAR,
            "INV 3: four voice cards in the row",
        );
        let years_ended = if voices.row.is_empty() { self.year } else { self.year - 1 };
        audit.require(discarded == 4 * years_ended, "INV 15: four voice cards a year");
        for player in self.players.values() {
            audit
                .require(player.action_cards <= ACTION_CARDS, "INV 3: three action cards a player");
        }
    }

    fn audit_course(&self, audit: &mut Audit) {
        let over = self.stack.top().is_none();
        audit.require(self.year <= YEARS && (!over || self.year == YEARS), "INV 15: six years");
        audit.require(
            !over || self.players.values().all(|player| !player.penalty),
            "INV 15: no penalty outlives the game",
        );
        if let Some(&Frame::Turn { round, turn }) = self.stack.frames().first() {
            for seat in Seat::all(self.seat_count()) {
                let player = &self.players[seat];
                let had_turn = self.start.distance(seat, self.seat_count()) < turn;
                let cards =
                    ACTION_CARDS - player.action_cards + player.played.len() as u8 + player.passes;
                audit.require(
                    cards == round + u8::from(had_turn),
                    "INV 15: one card a player and round",
                );
            }
        }
        let migrating = matches!(self.stack.frames().first(), Some(Frame::Migrate { .. }));
        audit.require(
            self.relations.is_empty() != (migrating && !self.cities.is_empty()),
            "INV 13: neighbours are known in phase 7a only",
        );
    }

    /// Whether cities may have fewer citizens than tiles: phases 7 and 8.
    fn is_settling(&self) -> bool {
        self.stack.frames().iter().any(|frame| match frame {
            Frame::Migrate { .. }
            | Frame::Ruins { .. }
            | Frame::Demolish { .. }
            | Frame::Feed { .. }
            | Frame::Starve { .. }
            | Frame::Bury { .. } => true,
            Frame::Place { .. }
            | Frame::Year
            | Frame::Turn { .. }
            | Frame::Voices
            | Frame::YearEnd => false,
        })
    }

    /// The city added up again from its tiles.
    fn recomputed(&self, city: &City) -> City {
        let mut again = City::empty(city.id, city.owner, city.castle, city.citizens);
        for cell in city.tiles {
            if let Some(building) = self.tile(cell) {
                again.add(building, cell, self.grain(cell), self.mountains(cell));
            }
        }
        again
    }
}

/// Name, sides and number of the double-sided tiles (3.3).
const STACKS: [(&str, &[Building], usize); 6] = [
    ("farm_quarry tiles", &[Building::Farm, Building::Quarry], 40),
    ("market tiles", &[Building::Market], 16),
    ("palazzo_hospital tiles", &[Building::Palazzo, Building::Hospital], 20),
    ("statue_cathedral tiles", &[Building::Statue, Building::Cathedral], 15),
    ("cloister_university tiles", &[Building::Cloister, Building::University], 15),
    ("fountain_bath_house tiles", &[Building::Fountain, Building::BathHouse], 15),
];
