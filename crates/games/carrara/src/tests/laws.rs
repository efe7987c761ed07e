//! Invariants of §12 that speak about turns and events, checked over random games.

use std::collections::BTreeSet;

use signoria_engine::{Game as _, Viewer};
use signoria_testkit::walk;

use crate::{
    Action, Carrara, EventView, Options,
    frame::Frame,
    material::{ANNOUNCE_VP, OBJECT_PRICE, RELIEF, WHEEL_TARGET},
    rules::{ending::MOST_TURNS, market},
};

fn random_games(mut look: impl FnMut(&Carrara, Action, &Carrara, &[EventView])) {
    for expansion in [false, true] {
        for seats in 2..=4 {
            let options = Options { expansion, ..Options::default() };
            walk::<Carrara>(seats, &options, 0..60, |before, _, action, after, events| {
                let told: Vec<EventView> = events
                    .iter()
                    .filter_map(|event| Carrara::event_view(event, Viewer::Spectator))
                    .collect();
                look(before, action, after, &told);
            });
        }
    }
}

#[test]
fn inv_2_a_rotating_purchase_fills_the_wheel_or_empties_the_bag() {
    random_games(|_, action, after, _| {
        if action == Action::Buy && after.frames.top() == Some(Frame::Market) {
            assert!(after.on_wheel() == WHEEL_TARGET || after.bag.is_empty());
        }
    });
}

#[test]
fn inv_3_field_and_supply_never_grow() {
    random_games(|before, _, after, _| {
        assert!(after.field.without(before.field).is_empty());
        assert!(after.supply.iter().zip(before.supply).all(|(after, before)| *after <= before));
    });
}

/// INV 8 and 12: coins and points change only by what the events say.
#[test]
fn inv_8_every_coin_and_point_is_accounted_for() {
    random_games(|before, _, after, events| {
        for (seat, was) in before.players.iter() {
            let mut coins = i32::from(was.coins);
            let mut vp = was.vp;
            for event in events {
                match *event {
                    EventView::Taken { seat: by, segment, bricks, price } if by == seat => {
                        assert_eq!(price, market::price(segment, bricks));
                        coins -= i32::from(price);
                    }
                    EventView::CannotPay { seat: by, screen }
                    | EventView::NoAction { seat: by, screen }
                        if by == seat =>
                    {
                        assert_eq!(i32::from(screen.coins), coins);
                        coins += i32::from(RELIEF);
                    }
                    EventView::Scored { seat: by, income, .. } if by == seat => {
                        coins += i32::from(income.coins);
                        vp += income.vp;
                    }
                    EventView::Purchased { seat: by, .. } if by == seat => {
                        coins -= i32::from(OBJECT_PRICE);
                    }
                    EventView::Announced { seat: by, .. } if by == seat => vp += ANNOUNCE_VP,
                    _ => {}
                }
            }
            let is = &after.players[seat];
            assert_eq!((i32::from(is.coins), is.vp), (coins, vp));
        }
    });
}

#[test]
fn inv_9_payments_are_exact_and_in_colours_the_city_accepts() {
    random_games(|_, _, _, events| {
        for event in events {
            let (city, payment, size) = match *event {
                EventView::Built { building, city, payment, .. } => {
                    (city, payment, building.cost())
                }
                EventView::Replaced { old, new, city, payment, .. } => {
                    (city, payment, new.cost() - old.cost())
                }
                _ => continue,
            };
            assert_eq!(payment.len(), size);
            assert_eq!(payment.up_to(city.color()), payment);
        }
    });
}

#[test]
fn inv_11_the_game_ends_with_the_round_of_the_announcement_or_the_last_building() {
    random_games(|before, _, after, _| {
        assert!(after.turns <= MOST_TURNS);
        let seats = u16::from(before.seats());
        let round = |turns: u16| (turns - 1) / seats;
        let ending = before.announced_by.is_some() || before.exhausted_by.is_some();
        if ending {
            assert_eq!(round(after.turns), round(before.turns), "no new round");
        }
        if before.announced_by.is_some() {
            assert_eq!(after.announced_by, before.announced_by, "one announcement per game");
        }
    });
}

#[test]
fn inv_13_passing_needs_an_announcement_and_idleness_an_empty_market() {
    random_games(|before, action, after, events| {
        if action == Action::Pass {
            assert!(before.announced_by.is_some());
        }
        if events.iter().any(|event| matches!(event, EventView::NoAction { .. })) {
            assert!(after.on_wheel() == 0 && after.bag.is_empty());
        }
    });
}

#[test]
fn inv_14_the_result_is_the_track_plus_the_parts_and_can_be_reckoned_twice() {
    random_games(|_, _, after, events| {
        let Some(outcome) = after.outcome() else { return };
        assert_eq!(after.outcome().as_ref(), Some(&outcome));
        for (seat, player) in after.players.iter() {
            let finals = after.finals(seat);
            let total = i32::from(player.vp + finals.total());
            assert_eq!(outcome.of(seat).total, total);
            assert!(events.iter().any(|event| matches!(
                event,
                EventView::FinalScoring { seat: by, total: told, .. }
                    if *by == seat && i32::from(*told) == total
            )));
        }
    });
}

/// INV 16, and that random games use every card: a rule that is never played is never tested.
#[test]
fn inv_16_every_card_comes_into_play() {
    let mut seen = BTreeSet::new();
    random_games(|_, _, after, _| {
        let cards = after.cards;
        seen.extend([cards.top.id(), cards.object.id(), cards.building.id()]);
        seen.extend(cards.extra.map(crate::cards::ExtraCard::id));
    });
    assert_eq!(seen, crate::cards::all_ids().collect::<BTreeSet<_>>());
    assert_eq!(seen.len(), 31);
}
