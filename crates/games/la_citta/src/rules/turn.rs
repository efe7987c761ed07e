//! Phase 5: one turn of a seat (specification 8.2, 8.3, 8.5).

use arrayvec::ArrayVec;
use signoria_engine::{Seat, Sink};

use crate::{
    Action, Event, EventView, LaCitta, Passing,
    action::{Citizens, Positions, Tokens},
    cards::{Building, GOLD_ACTION, LEVEL_COSTS, PoliticalCard, REFERENDUM_COST, Voice, YEARS},
    event::BuiltBy,
    map::{CELL_COUNT, Cell, CellSet},
    rules::building::Sites,
    state::{CityId, Token, TokenKind},
};

impl LaCitta {
    /// §9.3, R14: an unused action card is laid down without effect.
    pub(crate) fn pay_penalty(&mut self, seat: Seat, sink: &mut impl Sink<Self>) {
        let player = &mut self.players[seat];
        player.penalty = false;
        player.action_cards -= 1;
        sink.emit(|| Event::Open(EventView::PenaltyPaid { seat }));
    }

    /// §8.2, R40: whether drawing a card unseen is the only move. This is public.
    pub(crate) fn must_pass(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        if player.action_cards > 0 || self.politics.shows(PoliticalCard::Referendum) {
            return false;
        }
        let gold = player.gold;
        // Every political card that builds costs gold, and most turns like this come without any.
        let sites = if gold > 0 { self.sites(seat) } else { Sites::NONE };
        let can_build = |building: Building, cost: Option<u16>| {
            cost.is_some_and(|cost| cost <= gold)
                && self.in_stock(building)
                && !sites.of(building).is_empty()
        };
        self.politics.display.iter().all(|card| match card {
            PoliticalCard::Palazzo => !can_build(Building::Palazzo, Building::Palazzo.card_cost()),
            PoliticalCard::Cathedral => {
                !can_build(Building::Cathedral, Building::Cathedral.card_cost())
            }
            PoliticalCard::University => {
                !can_build(Building::University, Building::University.card_cost())
            }
            PoliticalCard::Hospital => {
                !can_build(Building::Hospital, Building::Hospital.card_cost())
            }
            PoliticalCard::BathHouse => {
                !can_build(Building::BathHouse, Building::BathHouse.card_cost())
            }
            PoliticalCard::FamousArchitect => !Building::BUILT
                .into_iter()
                .any(|building| can_build(building, building.architect_cost())),
            PoliticalCard::BreadAndGames => {
                player.coloured == 0
                    || !self
                        .own_tiles(seat)
                        .iter()
                        .any(|cell| self.tile(cell).is_some_and(|tile| tile.arches() != [0; 3]))
            }
            PoliticalCard::GoldenTimes => {
                self.supply == 0 || !self.cities_of(seat).any(|city| city.room() > 0)
            }
            PoliticalCard::RichHarvest => {
                !self.may_harvest(seat)
                    || !self.own_tiles(seat).iter().any(|cell| self.is_fresh_farm(cell))
            }
            PoliticalCard::Referendum => false,
        })
    }

    /// §8.2: everything the seat may do in its turn, sorted.
    pub(crate) fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = &self.players[seat];
        let open = self.politics.open_kinds();
        if player.action_cards > 0 || player.gold > 0 {
            let mut sites = SiteLists::default();
            sites.fill(&self.sites(seat));
            if player.action_cards > 0 {
                self.list_action_card(seat, &sites, out);
            }
            if player.gold > 0 {
                self.list_building_cards(player.gold, open, &sites, out);
            }
        }
        self.list_other_cards(seat, open, out);
        if self.readings.passing == Passing::Free {
            out.push(Action::Pass);
        }
    }

    /// §8.3.
    fn list_action_card(&self, seat: Seat, sites: &SiteLists, out: &mut Vec<Action>) {
        out.push(Action::Gold);
        if self.may_found(seat) {
            let cells = self.castle_sites().list();
            for city in self.cities_of(seat).filter(|city| city.free() > 0) {
                let from = city.id;
                out.extend(cells.iter().map(|&cell| Action::Found { from, cell }));
            }
        }
        for building in [
            Building::Farm,
            Building::Quarry,
            Building::Market,
            Building::Statue,
            Building::Cloister,
            Building::Fountain,
        ] {
            if self.in_stock(building) {
                out.extend(sites.of(building).iter().map(|&cell| Action::Build { building, cell }));
            }
        }
    }

    /// §8.5: the five building cards and the famous architect.
    fn list_building_cards(&self, gold: u16, open: u16, sites: &SiteLists, out: &mut Vec<Action>) {
        for building in [
            Building::Palazzo,
            Building::Hospital,
            Building::BathHouse,
            Building::Cathedral,
            Building::University,
        ] {
            let card = building.card().expect("it has a card of its own");
            if open & card.bit() != 0
                && building.card_cost().is_some_and(|cost| cost <= gold)
                && self.in_stock(building)
            {
                out.extend(sites.of(building).iter().map(|&cell| Action::Card { building, cell }));
            }
        }
        if open & PoliticalCard::FamousArchitect.bit() != 0 {
            for building in Building::BUILT {
                if building.architect_cost().is_some_and(|cost| cost <= gold)
                    && self.in_stock(building)
                {
                    out.extend(
                        sites.of(building).iter().map(|&cell| Action::Architect { building, cell }),
                    );
                }
            }
        }
    }

    /// §8.5: bread and games, golden times, rich harvest, referendum.
    fn list_other_cards(&self, seat: Seat, open: u16, out: &mut Vec<Action>) {
        let player = &self.players[seat];
        if open & PoliticalCard::BreadAndGames.bit() != 0 && player.coloured > 0 {
            let most = (1..=3)
                .filter(|&tokens| tokens <= player.coloured && level_cost(tokens) <= player.gold)
                .max()
                .unwrap_or(0);
            for cell in self.own_tiles(seat) {
                let building = self.tile(cell).expect("an own tile");
                if building.arches() != [0; 3] {
                    list_games(cell, building, most, out);
                }
            }
        }
        if open & PoliticalCard::GoldenTimes.bit() != 0 {
            for city in self.cities_of(seat) {
                for citizens in Citizens::ALL {
                    let number = citizens.number();
                    if number <= city.room()
                        && number <= self.supply
                        && level_cost(number) <= player.gold
                    {
                        out.push(Action::GoldenTimes { city: city.id, citizens });
                    }
                }
            }
        }
        if open & PoliticalCard::RichHarvest.bit() != 0 && self.may_harvest(seat) {
            out.extend(
                self.own_tiles(seat)
                    .iter()
                    .filter(|&cell| self.is_fresh_farm(cell))
                    .map(|cell| Action::Harvest { cell }),
            );
        }
        if open & PoliticalCard::Referendum.bit() != 0 {
            out.extend(Positions::PAIRS.map(|positions| Action::Referendum { positions }));
            if player.gold >= REFERENDUM_COST {
                out.push(Action::Referendum { positions: Positions::THREE });
            }
        }
    }

    /// All tiles of a seat.
    pub(crate) fn own_tiles(&self, seat: Seat) -> CellSet {
        self.cities_of(seat).fold(CellSet::EMPTY, |tiles, city| tiles | city.tiles)
    }

    pub(crate) fn tile(&self, cell: Cell) -> Option<Building> {
        self.tiles[cell.index()]
    }

    /// §8.5: rich harvest needs a coloured citizen and is barred in the last year.
    fn may_harvest(&self, seat: Seat) -> bool {
        self.year < YEARS && self.players[seat].coloured > 0
    }

    /// §8.5: a farm that does not count twice yet.
    pub(crate) fn is_fresh_farm(&self, cell: Cell) -> bool {
        self.tile(cell) == Some(Building::Farm)
            && !self.tokens.contains(&Token { cell, kind: TokenKind::Harvest })
    }

    /// §8.2: carries out a legal move.
    pub(crate) fn take_turn(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Self>) {
        match action {
            Action::Gold => {
                self.use_action_card(seat);
                self.players[seat].gold += GOLD_ACTION;
                sink.emit(|| Event::Open(EventView::GoldTaken { seat, gold: GOLD_ACTION }));
            }
            Action::Found { from, cell } => {
                self.use_action_card(seat);
                self.found(seat, from, cell, sink);
            }
            Action::Build { building, cell } => {
                self.use_action_card(seat);
                self.build_with(seat, building, cell, BuiltBy::ActionCard, 0, sink);
            }
            Action::Card { building, cell } => {
                let cost = building.card_cost().expect("it has a card of its own");
                let card = building.card().expect("it has a card of its own");
                self.build_with(seat, building, cell, BuiltBy::PoliticalCard, cost, sink);
                self.play_card(seat, card, sink);
            }
            Action::Architect { building, cell } => {
                let cost = building.architect_cost().expect("the architect builds it");
                self.build_with(seat, building, cell, BuiltBy::Architect, cost, sink);
                self.play_card(seat, PoliticalCard::FamousArchitect, sink);
            }
            Action::Games { cell, tokens } => {
                self.hold_games(seat, cell, tokens, sink);
                self.play_card(seat, PoliticalCard::BreadAndGames, sink);
            }
            Action::GoldenTimes { city, citizens } => {
                self.bring_citizens(seat, city, citizens.number(), sink);
                self.play_card(seat, PoliticalCard::GoldenTimes, sink);
            }
            Action::Harvest { cell } => {
                self.double_harvest(seat, cell, sink);
                self.play_card(seat, PoliticalCard::RichHarvest, sink);
            }
            Action::Referendum { positions } => {
                self.peek(seat, positions, sink);
                self.play_card(seat, PoliticalCard::Referendum, sink);
            }
            Action::Pass => self.pass(seat, false, sink),
            Action::Castle { .. }
            | Action::Migrate { .. }
            | Action::Demolish { .. }
            | Action::Starve { .. } => unreachable!("{action:?} is no turn"),
        }
    }

    fn use_action_card(&mut self, seat: Seat) {
        self.players[seat].action_cards -= 1;
    }

    fn build_with(
        &mut self,
        seat: Seat,
        building: Building,
        cell: Cell,
        by: BuiltBy,
        cost: u16,
        sink: &mut impl Sink<Self>,
    ) {
        self.players[seat].gold -= cost;
        let at = self.build(seat, building, cell, sink);
        let city = self.cities[at].id;
        sink.emit(|| Event::Open(EventView::Built { seat, city, building, cell, by, cost }));
    }

    /// §8.5, R20, R33: one to three coloured citizens on one own building, each on an arch of its colour.
    fn hold_games(&mut self, seat: Seat, cell: Cell, tokens: Tokens, sink: &mut impl Sink<Self>) {
        let cost = level_cost(tokens.total());
        let player = &mut self.players[seat];
        player.gold -= cost;
        player.coloured -= tokens.total();
        for (voice, count) in Voice::ALL.into_iter().zip(tokens.counts()) {
            for _ in 0..count {
                self.tokens.push(Token { cell, kind: TokenKind::Arch(voice) });
            }
        }
        self.tokens.sort_unstable();
        let building = self.tile(cell).expect("an own tile");
        sink.emit(|| Event::Open(EventView::GamesHeld { seat, building, cell, tokens, cost }));
    }

    /// §8.5, R21: one to three citizens from the supply, all into one own city.
    fn bring_citizens(
        &mut self,
        seat: Seat,
        city: CityId,
        citizens: u8,
        sink: &mut impl Sink<Self>,
    ) {
        let cost = level_cost(citizens);
        self.players[seat].gold -= cost;
        self.supply -= citizens;
        let at = self.position(city).expect("an own city");
        self.cities[at].citizens += citizens;
        sink.emit(|| Event::Open(EventView::CitizensCame { seat, city, citizens, cost }));
    }

    /// §8.5, R30: this year the farm counts twice in phase 8.
    fn double_harvest(&mut self, seat: Seat, cell: Cell, sink: &mut impl Sink<Self>) {
        self.players[seat].coloured -= 1;
        self.tokens.push(Token { cell, kind: TokenKind::Harvest });
        self.tokens.sort_unstable();
        let food = self.grain(cell);
        sink.emit(|| Event::Open(EventView::HarvestDoubled { seat, cell, food }));
    }

    /// §8.5, R31: the seat alone looks at hidden voice cards; two are free, three cost gold.
    fn peek(&mut self, seat: Seat, positions: Positions, sink: &mut impl Sink<Self>) {
        let cost = referendum_cost(positions);
        let player = &mut self.players[seat];
        player.gold -= cost;
        player.peeked |= positions.bits();
        let row = &self.voices.row;
        sink.emit(|| {
            let cards: ArrayVec<Voice, 3> = positions.iter().map(|at| row[at]).collect();
            Event::Peeked { seat, positions, cost, cards }
        });
    }
}

/// Gold for 1, 2 or 3 tokens of bread and games, or citizens of golden times (3.6).
pub(crate) fn level_cost(number: u8) -> u16 {
    LEVEL_COSTS[usize::from(number) - 1]
}

/// Gold for looking at these cards (3.6).
pub(crate) fn referendum_cost(positions: Positions) -> u16 {
    if positions == Positions::THREE { REFERENDUM_COST } else { 0 }
}

/// §8.5, R20: every way to put up to `most` coloured citizens on the arches of a building. Only a
/// hospital has arches of two colours.
fn list_games(cell: Cell, building: Building, most: u8, out: &mut Vec<Action>) {
    let [culture, education, health] = building.arches().map(|arches| arches > 0);
    let range = |has: bool, left: u8| 0..=if has { left } else { 0 };
    for c in range(culture, most) {
        for e in range(education, most - c) {
            for h in range(health, most - c - e) {
                if c + e + h > 0 {
                    out.push(Action::Games { cell, tokens: Tokens::new([c, e, h]) });
                }
            }
        }
    }
}

/// Sites as lists, so that naming many kinds for the same cells is one pass each.
#[derive(Default)]
struct SiteLists {
    ordinary: ArrayVec<Cell, CELL_COUNT>,
    water: ArrayVec<Cell, CELL_COUNT>,
    market: ArrayVec<Cell, CELL_COUNT>,
}

impl SiteLists {
    /// Filled in place: moving the lists would copy more than is in them.
    fn fill(&mut self, sites: &Sites) {
        sites.ordinary.add_to(&mut self.ordinary);
        sites.water.add_to(&mut self.water);
        sites.market.add_to(&mut self.market);
    }

    fn of(&self, building: Building) -> &[Cell] {
        match building {
            Building::Market => &self.market,
            Building::Fountain | Building::BathHouse => &self.water,
            Building::Castle => &[],
            Building::Farm
            | Building::Quarry
            | Building::Statue
            | Building::Cloister
            | Building::Palazzo
            | Building::Hospital
            | Building::Cathedral
            | Building::University => &self.ordinary,
        }
    }
}
