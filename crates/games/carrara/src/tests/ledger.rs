//! Events tell the truth, and a choice promises exactly what it gives.

use signoria_engine::{Message, Seat};
use signoria_testkit::{Claims, Ledger, Plan, Promise, Promises, ledger, promises};

use crate::{
    Action, Carrara, Event, EventView, View,
    bricks::Bricks,
    material::{Building, City, Color, Object, RELIEF},
    rules::market,
};

struct Book;

/// What is counted: who has it (`None`: the table) and what it is.
type Account = (Option<Seat>, Thing);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Thing {
    Coins,
    Points,
    Markers,
    Brick(usize),
    Object(usize),
    /// On the wheel, in all segments.
    Wheel(usize),
    Bag(usize),
    /// Where a building stands.
    Building(Building, City),
    /// Lies open.
    Offered(Building),
    /// Upgrade tokens.
    Token(usize),
    /// On the object field.
    Field(usize),
    Round,
}

impl Ledger for Book {
    type Game = Carrara;
    type Account = Account;

    fn accounts(game: &Carrara) -> Vec<(Account, i64)> {
        let mut all = Vec::new();
        for (seat, player) in game.players.iter() {
            let mut own = |thing, number: i64| all.push(((Some(seat), thing), number));
            own(Thing::Coins, player.coins.into());
            own(Thing::Points, player.vp.into());
            own(Thing::Markers, player.markers.into());
            for color in Color::ALL {
                own(Thing::Brick(color.index()), player.bricks.of(color).into());
            }
            for (object, &number) in player.objects.iter().enumerate() {
                own(Thing::Object(object), number.into());
            }
            for city in City::ALL {
                for building in player.cities[city.index()].iter() {
                    own(Thing::Building(building, city), 1);
                }
            }
            for place in player.tokens.iter() {
                own(Thing::Token(place as usize), 1);
            }
        }
        let mut open = |thing, number: i64| all.push(((None, thing), number));
        for color in Color::ALL {
            let lying = game.wheel.iter().map(|bricks| i64::from(bricks.of(color))).sum();
            open(Thing::Wheel(color.index()), lying);
            open(Thing::Bag(color.index()), game.bag.of(color).into());
        }
        for building in game.display.iter().flatten().copied().chain(game.great.iter()) {
            open(Thing::Offered(building), 1);
        }
        for object in game.field.iter() {
            open(Thing::Field(object.index()), 1);
        }
        open(Thing::Round, game.round().into());
        all
    }

    fn claims(event: &Event, claims: &mut Claims<Account>) {
        let (table, each) = (|thing| (None, thing), Color::ALL.map(Color::index));
        match event.open() {
            &EventView::Taken { seat, bricks, price, segment: _ } => {
                claims.change((Some(seat), Thing::Coins), -i64::from(price));
                for color in Color::ALL {
                    claims.moves(
                        table(Thing::Wheel(color.index())),
                        (Some(seat), Thing::Brick(color.index())),
                        bricks.of(color),
                    );
                }
            }
            EventView::Drawn { bricks } => {
                for color in Color::ALL {
                    claims.moves(
                        table(Thing::Bag(color.index())),
                        table(Thing::Wheel(color.index())),
                        bricks.of(color),
                    );
                }
            }
            EventView::NotRefilled { full } => {
                // Told only if it is so; what lies in the bag is known to the claim by the colours.
                if !full {
                    for color in each {
                        claims.now(table(Thing::Bag(color)), 0);
                    }
                }
            }
            EventView::CannotPay { seat, screen } | EventView::NoAction { seat, screen } => {
                claims.now((Some(*seat), Thing::Coins), screen.coins);
                claims.change((Some(*seat), Thing::Coins), RELIEF);
            }
            &EventView::Built { seat, building, city, payment } => {
                pay(claims, seat, payment);
                claims.change(table(Thing::Offered(building)), -1);
                claims.change((Some(seat), Thing::Building(building, city)), 1);
            }
            &EventView::Replaced { seat, old, new, city, payment } => {
                pay(claims, seat, payment);
                claims.change(table(Thing::Offered(new)), -1);
                claims.change((Some(seat), Thing::Building(old, city)), -1);
                claims.change((Some(seat), Thing::Building(new, city)), 1);
            }
            EventView::Revealed { building } => claims.change(table(Thing::Offered(*building)), 1),
            EventView::Scored { seat, scoring, buildings, income } => {
                for &(building, city) in buildings {
                    claims.now((Some(*seat), Thing::Building(building, city)), 1);
                }
                assert!(!buildings.is_empty(), "{scoring:?} counts something");
                claims.change((Some(*seat), Thing::Coins), income.coins);
                claims.change((Some(*seat), Thing::Points), income.vp);
                claims.change((Some(*seat), Thing::Markers), -1);
                for (object, &number) in income.objects.iter().enumerate() {
                    claims.change((Some(*seat), Thing::Object(object)), number);
                }
            }
            EventView::Upgraded { seat, place, value: _ } => {
                claims.change((Some(*seat), Thing::Token(*place as usize)), 1);
            }
            EventView::Purchased { seat, object } => {
                claims.change((Some(*seat), Thing::Coins), -10);
                claims.moves(
                    table(Thing::Field(object.index())),
                    (Some(*seat), Thing::Object(object.index())),
                    1,
                );
            }
            EventView::Announced { seat, screen } => {
                shown(claims, *seat, screen.coins, screen.bricks, screen.objects);
                claims.change((Some(*seat), Thing::Points), 5);
            }
            EventView::RoundBegan { round } => {
                claims.change(table(Thing::Round), 1);
                claims.now(table(Thing::Round), *round);
            }
            EventView::FinalScoring { seat, screen, finals, total, .. } => {
                shown(claims, *seat, screen.coins, screen.bricks, screen.objects);
                claims.now((Some(*seat), Thing::Points), total - finals.total());
            }
            EventView::Rotated { .. }
            | EventView::Started { .. }
            | EventView::CardsOpened { .. }
            | EventView::DisplayLaid { .. }
            | EventView::Dealt { .. }
            | EventView::Kept { .. }
            | EventView::Planned { .. }
            | EventView::UpgradeDeclined { .. }
            | EventView::Passed { .. }
            | EventView::Exhausted { .. } => {}
        }
    }
}

fn pay(claims: &mut Claims<Account>, seat: Seat, payment: Bricks) {
    for color in Color::ALL {
        claims.moves(
            (Some(seat), Thing::Brick(color.index())),
            (None, Thing::Bag(color.index())),
            payment.of(color),
        );
    }
}

fn shown(claims: &mut Claims<Account>, seat: Seat, coins: u16, bricks: Bricks, objects: [u8; 6]) {
    claims.now((Some(seat), Thing::Coins), coins);
    for color in Color::ALL {
        claims.now((Some(seat), Thing::Brick(color.index())), bricks.of(color));
    }
    for (object, number) in objects.into_iter().enumerate() {
        claims.now((Some(seat), Thing::Object(object)), number);
    }
}

impl Promises for Book {
    fn promised(view: &View, action: Action, _: &Message) -> Promise<Account> {
        let me = view.active;
        let own = |thing| (Some(me), thing);
        match action {
            Action::Score(scoring) => {
                let player = &view.players[me];
                let found = player.prospects.iter().find(|it| it.scoring == scoring);
                let income = found.expect("what can be scored is foreseen").income;
                let mut changes = vec![
                    (own(Thing::Coins), income.coins.into()),
                    (own(Thing::Points), income.vp.into()),
                ];
                changes.extend(Object::ALL.map(|object| {
                    (own(Thing::Object(object.index())), income.objects[object.index()].into())
                }));
                Promise::Changes(changes)
            }
            Action::Take { segment, bricks } => {
                let mut changes =
                    vec![(own(Thing::Coins), -i64::from(market::price(segment, bricks)))];
                changes.extend(
                    Color::ALL
                        .map(|color| (own(Thing::Brick(color.index())), bricks.of(color).into())),
                );
                Promise::Changes(changes)
            }
            Action::Pay(bricks) => Promise::Changes(
                Color::ALL
                    .map(|color| (own(Thing::Brick(color.index())), -i64::from(bricks.of(color))))
                    .to_vec(),
            ),
            Action::Purchase(object) => Promise::Changes(vec![
                (own(Thing::Coins), -10),
                (own(Thing::Object(object.index())), 1),
            ]),
            Action::Announce => Promise::Changes(vec![(own(Thing::Points), 5)]),
            // The number is a price that is paid next, or a value for later scorings.
            Action::Build { .. } | Action::Replace { .. } | Action::Upgrade(Some(_)) => {
                Promise::OtherNumbers
            }
            Action::Buy
            | Action::BuyNoRotate
            | Action::Pass
            | Action::Upgrade(None)
            | Action::Done => Promise::NoNumber,
        }
    }

    fn is_later(event: &Event) -> bool {
        matches!(event.open(), EventView::RoundBegan { .. } | EventView::FinalScoring { .. })
    }
}

#[test]
fn events_tell_the_truth() {
    ledger::<Book>(&Plan::new(12, 5000));
}

#[test]
fn a_choice_promises_what_it_gives() {
    promises::<Book>(&Plan::new(2, 5000));
}

/// Where bricks lie: a turn moves all of them by one segment, drawn ones lie in I, taken ones are gone
/// from the segment that is told.
#[test]
fn the_wheel_is_as_told() {
    signoria_testkit::walk::<Carrara>(
        3,
        &crate::Options { expansion: true, ..crate::Options::default() },
        0..20,
        |before, _, _, after, events| {
            let mut wheel = before.wheel;
            for event in events {
                match *event.open() {
                    EventView::Rotated { .. } => wheel.rotate_right(1),
                    EventView::Drawn { bricks } => wheel[0] = wheel[0].plus(bricks),
                    EventView::Taken { segment, bricks, .. } => {
                        wheel[segment.index()] = wheel[segment.index()].minus(bricks);
                    }
                    _ => {}
                }
            }
            assert_eq!(after.wheel, wheel);
        },
    );
}
