//! Events tell the truth, and a choice promises exactly what it gives.

use signoria_engine::{Message, Viewer};
use signoria_testkit::{Claims, Ledger, Plan, Promise, Promises, ledger, promises};

use super::*;
use crate::{
    Action, View,
    cards::{ACTION_CARDS, FOUNDERS_FROM_SUPPLY, GOLD_ACTION, START_CITIZENS},
    event::BuiltBy,
    rules::turn::{level_cost, referendum_cost},
};

struct Book;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Account {
    Gold(Seat),
    /// In all cities of a seat.
    People(Seat),
    Castles(Seat),
    Citizens(CityId),
    Supply,
    /// Which building stands where, and in whose city.
    Tile(Cell, Building, CityId),
    Stock(Building),
    Open(PoliticalCard),
    Deck,
    Year,
    /// Food of a castle or farm there; the terrain never changes.
    Grain(Cell),
    /// Action cards of a seat that are played or lost this year.
    Spent(Seat),
    /// Coloured citizens on a building.
    Tokens(Cell),
}

impl Ledger for Book {
    type Game = LaCitta;
    type Account = Account;

    fn accounts(game: &LaCitta) -> Vec<(Account, i64)> {
        let mut all = vec![
            (Account::Supply, game.supply.into()),
            (Account::Deck, game.politics.deck.len() as i64),
            (Account::Year, game.year.into()),
        ];
        for (seat, player) in game.players.iter() {
            all.push((Account::Gold(seat), player.gold.into()));
            all.push((Account::People(seat), game.citizens(seat).into()));
            all.push((Account::Castles(seat), player.castles.into()));
            all.push((Account::Spent(seat), (ACTION_CARDS - player.action_cards).into()));
        }
        for city in &game.cities {
            all.push((Account::Citizens(city.id), city.citizens.into()));
            for cell in city.tiles {
                let building = game.tile(cell).expect("a tile of a city");
                all.push((Account::Tile(cell, building, city.id), 1));
            }
        }
        for building in Building::BUILT {
            all.push((Account::Stock(building), game.stock[building.index()].into()));
        }
        all.extend(game.tokens.iter().map(|token| (Account::Tokens(token.cell), 1)));
        all.extend(game.politics.display.map(|card| (Account::Open(card), 1)));
        all.extend(Cell::all().map(|cell| (Account::Grain(cell), game.grain(cell).into())));
        all
    }

    #[allow(clippy::too_many_lines)] // one arm per event
    fn claims(event: &Event, claims: &mut Claims<Account>) {
        let event = &event.seen_by(Viewer::Spectator);
        match *event {
            EventView::CastlePlaced { seat, city, cell, food } => {
                settle(claims, seat, city, cell, food);
                claims.moves(Account::Supply, Account::Citizens(city), START_CITIZENS);
                claims.change(Account::People(seat), START_CITIZENS);
            }
            EventView::Founded { seat, city, cell, from, food } => {
                settle(claims, seat, city, cell, food);
                claims.moves(Account::Supply, Account::Citizens(city), FOUNDERS_FROM_SUPPLY);
                claims.moves(Account::Citizens(from), Account::Citizens(city), 1);
                claims.change(Account::People(seat), FOUNDERS_FROM_SUPPLY);
                claims.change(Account::Spent(seat), 1);
            }
            EventView::YearBegan { year, .. } => {
                claims.change(Account::Year, 1);
                claims.now(Account::Year, year);
            }
            EventView::YearEnded { year } => {
                claims.now(Account::Year, year);
                Seat::all(5).for_each(|seat| claims.becomes(Account::Spent(seat), 0));
                Cell::all().for_each(|cell| claims.becomes(Account::Tokens(cell), 0));
            }
            EventView::QuarriesPaid { seat, gold } => claims.change(Account::Gold(seat), gold),
            EventView::GoldTaken { seat, gold } => {
                claims.change(Account::Gold(seat), gold);
                claims.change(Account::Spent(seat), 1);
            }
            EventView::CitiesGrew { seat, ref cities, ref unsupplied, full: _ } => {
                for &city in cities {
                    claims.moves(Account::Supply, Account::Citizens(city), 1);
                    claims.change(Account::People(seat), 1);
                }
                if !unsupplied.is_empty() {
                    claims.now(Account::Supply, 0);
                }
            }
            EventView::TilesTurned { building, tiles } => {
                let back = building.back().expect("only tiles with two sides are turned");
                claims.moves(Account::Stock(back), Account::Stock(building), tiles);
            }
            EventView::Built { seat, city, building, cell, by, cost } => {
                claims.change(Account::Gold(seat), -i64::from(cost));
                claims.moves(Account::Stock(building), Account::Tile(cell, building, city), 1);
                if building == Market {
                    claims.moves(Account::Supply, Account::Citizens(city), 1);
                    claims.change(Account::People(seat), 1);
                }
                match by {
                    BuiltBy::ActionCard => {
                        assert_eq!(cost, 0, "action cards build free of charge");
                        claims.change(Account::Spent(seat), 1);
                    }
                    BuiltBy::PoliticalCard => taken(claims, building.card().expect("has a card")),
                    BuiltBy::Architect => taken(claims, PoliticalCard::FamousArchitect),
                }
            }
            EventView::GamesHeld { seat, cell, tokens, cost, .. } => {
                claims.change(Account::Gold(seat), -i64::from(cost));
                claims.change(Account::Tokens(cell), tokens.total());
                taken(claims, PoliticalCard::BreadAndGames);
            }
            EventView::CitizensCame { seat, city, citizens, cost } => {
                claims.change(Account::Gold(seat), -i64::from(cost));
                claims.moves(Account::Supply, Account::Citizens(city), citizens);
                claims.change(Account::People(seat), citizens);
                taken(claims, PoliticalCard::GoldenTimes);
            }
            EventView::HarvestDoubled { cell, food, .. } => {
                claims.change(Account::Tokens(cell), 1);
                claims.now(Account::Grain(cell), food);
                taken(claims, PoliticalCard::RichHarvest);
            }
            EventView::Peeked { seat, cost, .. } => {
                claims.change(Account::Gold(seat), -i64::from(cost));
                taken(claims, PoliticalCard::Referendum);
            }
            EventView::Passed { .. } => claims.change(Account::Deck, -1),
            EventView::DeckShuffled { cards } => {
                claims.now(Account::Deck, 0);
                claims.change(Account::Deck, cards);
            }
            EventView::CardOpened { card } => claims.moves(Account::Deck, Account::Open(card), 1),
            EventView::Migrated { seat, city, ref from, arrived, .. } => {
                for loss in from {
                    claims.moves(Account::Citizens(loss.city), Account::Supply, 1);
                    claims.change(Account::People(loss.seat), -1);
                }
                claims.moves(Account::Supply, Account::Citizens(city), arrived);
                claims.change(Account::People(seat), arrived);
            }
            EventView::Demolished { building, cell, city, .. } => {
                claims.moves(Account::Tile(cell, building, city), Account::Stock(building), 1);
                // R37: coloured citizens on it return to their owner.
                claims.becomes(Account::Tokens(cell), 0);
            }
            EventView::CityLost { seat, city, cell } => {
                claims.now(Account::Citizens(city), 0);
                claims.moves(Account::Tile(cell, Castle, city), Account::Castles(seat), 1);
            }
            EventView::Hungry { seat, citizens, food } => {
                assert!(citizens > food);
                claims.now(Account::People(seat), citizens);
            }
            EventView::Starved { seat, city } => {
                claims.moves(Account::Citizens(city), Account::Supply, 1);
                claims.change(Account::People(seat), -1);
            }
            EventView::PenaltyPaid { seat } => claims.change(Account::Spent(seat), 1),
            EventView::TerrainLaid { .. }
            | EventView::StartPlayer { .. }
            | EventView::DisplayLaid { .. }
            | EventView::RoundBegan { .. }
            | EventView::VoicesLaid { .. }
            | EventView::NoMigration
            | EventView::PeopleSpoke { .. } => {}
        }
    }
}

fn settle(claims: &mut Claims<Account>, seat: Seat, city: CityId, cell: Cell, food: u8) {
    claims.moves(Account::Castles(seat), Account::Tile(cell, Castle, city), 1);
    claims.now(Account::Grain(cell), food);
}

fn taken(claims: &mut Claims<Account>, card: PoliticalCard) {
    claims.change(Account::Open(card), -1);
}

impl Promises for Book {
    fn promised(view: &View, action: Action, _: &Message) -> Promise<Account> {
        let me = view.viewer.seat().expect("the viewer is the seat to act");
        let pays = |cost: u16| (Account::Gold(me), -i64::from(cost));
        match action {
            // The number is food or gold of every year from now on: compared with the terrain.
            Action::Castle { cell } | Action::Found { cell, .. } => {
                assert!(view.grain(cell) <= 6);
                Promise::Changes(vec![(Account::Castles(me), -1)])
            }
            Action::Build { building: Farm | Quarry, .. } | Action::Harvest { .. } => {
                Promise::OtherNumbers
            }
            Action::Gold => Promise::Changes(vec![(Account::Gold(me), GOLD_ACTION.into())]),
            Action::Card { building, .. } => {
                Promise::Changes(vec![pays(building.card_cost().expect("has a card"))])
            }
            Action::Architect { building, .. } => {
                Promise::Changes(vec![pays(building.architect_cost().expect("can be built"))])
            }
            Action::Games { tokens, .. } => {
                Promise::Changes(vec![pays(level_cost(tokens.total()))])
            }
            Action::GoldenTimes { city, citizens } => Promise::Changes(vec![
                pays(level_cost(citizens.number())),
                (Account::Citizens(city), citizens.number().into()),
            ]),
            Action::Referendum { positions } => {
                Promise::Changes(vec![pays(referendum_cost(positions))])
            }
            Action::Starve { city } => Promise::Changes(vec![(Account::Citizens(city), -1)]),
            Action::Build { .. }
            | Action::Pass
            | Action::Migrate { .. }
            | Action::Demolish { .. } => Promise::NoNumber,
        }
    }

    fn is_later(event: &Event) -> bool {
        matches!(
            event.seen_by(Viewer::Spectator),
            EventView::RoundBegan { .. }
                | EventView::PeopleSpoke { .. }
                | EventView::Passed { .. }
                | EventView::YearEnded { .. }
        )
    }
}

#[test]
fn events_tell_the_truth() {
    ledger::<Book>(&Plan::new(6, 1000));
}

#[test]
fn a_choice_promises_what_it_gives() {
    promises::<Book>(&Plan::new(1, 1000));
}
