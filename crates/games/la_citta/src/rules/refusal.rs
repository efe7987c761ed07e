//! Which rule forbids an action: the same rules as the lists of legal actions, asked one by one.
//!
//! A test holds both against each other: an action is refused exactly if it is not listed.

use signoria_engine::Seat;

use crate::{
    Action, LaCitta, Passing,
    action::Tokens,
    cards::{Building, FOUNDERS_FROM_SUPPLY, PoliticalCard, Size, YEARS},
    frame::Frame,
    map::{Cell, CellSet},
    rules::turn::{level_cost, referendum_cost},
    state::{City, CityId, Token, TokenKind},
};

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// Something else is being decided.
    NotNow,
    NoActionCard,
    CardNotOpen(PoliticalCard),
    TooExpensive {
        cost: u16,
        gold: u16,
    },
    NoCastle,
    FoundedAlready,
    SupplyTooSmall {
        needed: u8,
    },
    NotYourCity,
    NoFreeCitizen(CityId),
    Occupied,
    OutsideZone,
    TooNear,
    NotAdjacent,
    NoGap,
    NoWater,
    MarketAlready(CityId),
    MarketTooFull(CityId),
    NoTileLeft(Building),
    NotSmall,
    NotByArchitect,
    NotYourTile,
    NoSuchArch,
    NoColouredCitizens,
    NoRoom(CityId),
    LastYear,
    NotAFarm,
    DoubledAlready,
    NotInForce,
    AttractsNobody(CityId),
    NotThisCity,
    CastleStays,
    NotOutside,
    NobodyThere,
    MayNotPass,
}

impl LaCitta {
    /// The rule that forbids the action to the seat that is asked; `None` if it is legal.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let top = self.stack.top();
        if !self.stack.asked().contains(seat) {
            return Some(Refusal::NotNow);
        }
        match (top, action) {
            (Some(Frame::Place { .. }), Action::Castle { cell }) => self.refuse_castle(cell),
            (Some(Frame::Turn { .. }), _) => self.refuse_turn(seat, action),
            (Some(Frame::Migrate { done, .. }), Action::Migrate { city, voice }) => {
                self.refuse_migration(seat, done, city, voice)
            }
            (Some(Frame::Demolish { city: falling }), Action::Demolish { city, cell }) => {
                self.refuse_demolition(falling, city, cell)
            }
            (Some(Frame::Starve { .. }), Action::Starve { city }) => match self.city(city) {
                Some(city) if city.owner == seat => {
                    (city.citizens == 0).then_some(Refusal::NobodyThere)
                }
                _ => Some(Refusal::NotYourCity),
            },
            _ => Some(Refusal::NotNow),
        }
    }

    fn refuse_castle(&self, cell: Cell) -> Option<Refusal> {
        if self.occupied.contains(cell) {
            Some(Refusal::Occupied)
        } else if !self.buildable().contains(cell) {
            Some(Refusal::OutsideZone)
        } else if self.near.contains(cell) {
            Some(Refusal::TooNear)
        } else {
            None
        }
    }

    fn refuse_turn(&self, seat: Seat, action: Action) -> Option<Refusal> {
        match action {
            Action::Gold => self.refuse_action_card(seat),
            Action::Found { from, cell } => self
                .refuse_action_card(seat)
                .or_else(|| self.refuse_founding(seat, from))
                .or_else(|| self.refuse_castle(cell)),
            Action::Build { building, cell } => self
                .refuse_action_card(seat)
                .or((building.size() != Size::Small).then_some(Refusal::NotSmall))
                .or_else(|| self.refuse_building(seat, building, cell)),
            Action::Card { building, cell } => {
                let (Some(card), Some(cost)) = (building.card(), building.card_cost()) else {
                    return Some(Refusal::NotNow);
                };
                self.refuse_card(seat, card, cost)
                    .or_else(|| self.refuse_building(seat, building, cell))
            }
            Action::Architect { building, cell } => {
                let Some(cost) = building.architect_cost() else {
                    return Some(Refusal::NotByArchitect);
                };
                self.refuse_card(seat, PoliticalCard::FamousArchitect, cost)
                    .or_else(|| self.refuse_building(seat, building, cell))
            }
            Action::Games { cell, tokens } => self
                .refuse_card(seat, PoliticalCard::BreadAndGames, level_cost(tokens.total()))
                .or_else(|| self.refuse_games(seat, cell, tokens)),
            Action::GoldenTimes { city, citizens } => self
                .refuse_card(seat, PoliticalCard::GoldenTimes, level_cost(citizens.number()))
                .or_else(|| self.refuse_golden_times(seat, city, citizens.number())),
            Action::Harvest { cell } => self
                .refuse_card(seat, PoliticalCard::RichHarvest, 0)
                .or_else(|| self.refuse_harvest(seat, cell)),
            Action::Referendum { positions } => {
                self.refuse_card(seat, PoliticalCard::Referendum, referendum_cost(positions))
            }
            Action::Pass => {
                (self.readings.passing == Passing::Forced).then_some(Refusal::MayNotPass)
            }
            Action::Castle { .. }
            | Action::Migrate { .. }
            | Action::Demolish { .. }
            | Action::Starve { .. } => Some(Refusal::NotNow),
        }
    }

    fn refuse_action_card(&self, seat: Seat) -> Option<Refusal> {
        (self.players[seat].action_cards == 0).then_some(Refusal::NoActionCard)
    }

    fn refuse_card(&self, seat: Seat, card: PoliticalCard, cost: u16) -> Option<Refusal> {
        let gold = self.players[seat].gold;
        if !self.politics.shows(card) {
            Some(Refusal::CardNotOpen(card))
        } else if cost > gold {
            Some(Refusal::TooExpensive { cost, gold })
        } else {
            None
        }
    }

    fn refuse_founding(&self, seat: Seat, from: CityId) -> Option<Refusal> {
        let player = &self.players[seat];
        if player.castles == 0 {
            return Some(Refusal::NoCastle);
        }
        if player.founded {
            return Some(Refusal::FoundedAlready);
        }
        if self.supply < FOUNDERS_FROM_SUPPLY {
            return Some(Refusal::SupplyTooSmall { needed: FOUNDERS_FROM_SUPPLY });
        }
        match self.city(from) {
            Some(city) if city.owner == seat => {
                (city.free() == 0).then_some(Refusal::NoFreeCitizen(from))
            }
            _ => Some(Refusal::NotYourCity),
        }
    }

    fn refuse_building(&self, seat: Seat, building: Building, cell: Cell) -> Option<Refusal> {
        if !self.in_stock(building) {
            return Some(Refusal::NoTileLeft(building));
        }
        if self.occupied.contains(cell) {
            return Some(Refusal::Occupied);
        }
        if !self.buildable().contains(cell) {
            return Some(Refusal::OutsideZone);
        }
        let touches = |city: &&City| city.halo.contains(cell);
        let Some(city) = self.cities_of(seat).find(touches) else {
            return Some(Refusal::NotAdjacent);
        };
        if self.cities.iter().filter(touches).count() > 1 {
            return Some(Refusal::NoGap);
        }
        if building.is_water() && !self.water.contains(cell) {
            return Some(Refusal::NoWater);
        }
        if building != Building::Market {
            return (city.free() == 0).then_some(Refusal::NoFreeCitizen(city.id));
        }
        if city.market {
            Some(Refusal::MarketAlready(city.id))
        } else if self.supply == 0 {
            Some(Refusal::SupplyTooSmall { needed: 1 })
        } else if !self.may_have_market(city) {
            Some(Refusal::MarketTooFull(city.id))
        } else {
            None
        }
    }

    fn refuse_games(&self, seat: Seat, cell: Cell, tokens: Tokens) -> Option<Refusal> {
        let Some(building) = self.own_tile(seat, cell) else {
            return Some(Refusal::NotYourTile);
        };
        let fits = tokens
            .counts()
            .into_iter()
            .zip(building.arches())
            .all(|(tokens, arches)| tokens == 0 || arches > 0);
        if !fits {
            Some(Refusal::NoSuchArch)
        } else if tokens.total() > self.players[seat].coloured {
            Some(Refusal::NoColouredCitizens)
        } else {
            None
        }
    }

    fn refuse_golden_times(&self, seat: Seat, city: CityId, citizens: u8) -> Option<Refusal> {
        let Some(city) = self.city(city).filter(|city| city.owner == seat) else {
            return Some(Refusal::NotYourCity);
        };
        if citizens > city.room() {
            Some(Refusal::NoRoom(city.id))
        } else if citizens > self.supply {
            Some(Refusal::SupplyTooSmall { needed: citizens })
        } else {
            None
        }
    }

    fn refuse_harvest(&self, seat: Seat, cell: Cell) -> Option<Refusal> {
        if self.year == YEARS {
            return Some(Refusal::LastYear);
        }
        if self.players[seat].coloured == 0 {
            return Some(Refusal::NoColouredCitizens);
        }
        match self.own_tile(seat, cell) {
            None => Some(Refusal::NotYourTile),
            Some(Building::Farm) => self
                .tokens
                .contains(&Token { cell, kind: TokenKind::Harvest })
                .then_some(Refusal::DoubledAlready),
            Some(_) => Some(Refusal::NotAFarm),
        }
    }

    fn own_tile(&self, seat: Seat, cell: Cell) -> Option<Building> {
        self.own_tiles(seat).contains(cell).then(|| self.tile(cell)).flatten()
    }

    fn refuse_migration(
        &self,
        seat: Seat,
        done: u32,
        id: CityId,
        voice: crate::cards::Voice,
    ) -> Option<Refusal> {
        let legal = self.migrations(seat, done);
        if legal.contains(&Action::Migrate { city: id, voice }) {
            return None;
        }
        if self.city(id).is_none_or(|city| city.owner != seat) {
            return Some(Refusal::NotYourCity);
        }
        if !self.preferences().contains(&voice) {
            return Some(Refusal::NotInForce);
        }
        let asked = legal
            .iter()
            .any(|action| matches!(action, Action::Migrate { city, .. } if *city == id));
        Some(if asked { Refusal::AttractsNobody(id) } else { Refusal::NotThisCity })
    }

    fn refuse_demolition(&self, falling: CityId, city: CityId, cell: Cell) -> Option<Refusal> {
        if city != falling {
            return Some(Refusal::NotThisCity);
        }
        let (tiles, castle) =
            self.city(city).map_or((CellSet::EMPTY, None), |city| (city.tiles, Some(city.castle)));
        if !tiles.contains(cell) {
            Some(Refusal::NotYourTile)
        } else if castle == Some(cell) {
            Some(Refusal::CastleStays)
        } else if !self.outer_tiles(city).contains(cell) {
            Some(Refusal::NotOutside)
        } else {
            None
        }
    }
}
