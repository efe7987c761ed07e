//! Invariants over transitions (§11), on random games of both table sizes.

use signoria_engine::{Game, Viewer};
use signoria_testkit::walk;

use crate::{
    Event, EventView, Frame, HabemusPapam, Mode, Options, Persons,
    cards::{Card, GIFT_GEMS, Person},
};

/// Calls `look(before, after, open events)` for every transition of 30 games at 3 and 4 seats.
fn on_every_step(mut look: impl FnMut(&HabemusPapam, &HabemusPapam, &[EventView])) {
    for seats in [3, 4] {
        walk::<HabemusPapam>(seats, &Options::default(), 0..30, |before, _, _, after, events| {
            let open: Vec<EventView> = events
                .iter()
                .filter_map(|event| HabemusPapam::event_view(event, Viewer::Spectator))
                .collect();
            look(before, after, &open);
        });
    }
}

fn all_persons(game: &HabemusPapam) -> Persons {
    game.players.values().fold(Persons::EMPTY, |all, player| all.or(player.display.persons))
}

#[test]
fn inv_4_gold_enters_and_leaves_only_as_the_rules_say() {
    on_every_step(|before, after, events| {
        let flow: i32 = events
            .iter()
            .map(|event| match event {
                EventView::Levied { bank, .. } => i32::from(*bank),
                EventView::BlackSmoke { gold } => gold.values().map(|gold| i32::from(*gold)).sum(),
                EventView::Gained { gold, .. } => i32::from(*gold),
                EventView::CamerlengoChanged { .. } => 1,
                EventView::FinalGold { gems, felipe, .. } => i32::from(*gems + *felipe),
                EventView::SquadronePaid { .. } => -20,
                _ => 0,
            })
            .sum();
        assert_eq!(i32::from(before.bank.gold) - i32::from(after.bank.gold), flow, "{events:?}");
    });
}

#[test]
fn inv_5_and_6_gems_grow_only_by_one_camerlengo_gift_per_round() {
    on_every_step(|before, after, events| {
        for (seat, player) in after.players.iter() {
            let gift = events
                .iter()
                .filter(|event| matches!(event, EventView::CamerlengoChanged { seat: taker } if *taker == seat))
                .count() as u8;
            assert!(gift <= 1);
            for (kind, count) in player.goods.gems.into_iter().enumerate() {
                let had = before.players[seat].goods.gems[kind];
                assert!(count <= had + gift * GIFT_GEMS[kind], "{seat:?}");
            }
        }
    });
}

#[test]
fn inv_7_exactly_the_real_bid_leaves() {
    on_every_step(|before, after, events| {
        if events.iter().any(|event| matches!(event, EventView::Ranked { .. })) {
            for (seat, player) in after.players.iter() {
                let bid = player.bid.get().map_or([0; 4], crate::Bid::gems);
                let gift = u8::from(
                    events.iter().any(|event| matches!(event, EventView::CamerlengoChanged { seat: taker } if *taker == seat)),
                );
                for kind in 0..4 {
                    let left = before.players[seat].goods.gems[kind] - bid[kind];
                    assert_eq!(player.goods.gems[kind], left + gift * GIFT_GEMS[kind]);
                }
                let most = if player.mode == Mode::DoubleTop { 2 } else { 3 };
                assert!(bid.iter().sum::<u8>() <= most);
                assert!(player.mode != Mode::ThreeRubies || !player.bid.is_given());
            }
        }
    });
}

#[test]
fn inv_11_and_14_every_player_picks_once_a_round_and_little_is_left() {
    for seats in [3, 4] {
        let mut picks = vec![0; usize::from(seats)];
        let mut left = 0;
        walk::<HabemusPapam>(seats, &Options::default(), 0..30, |_, _, _, _, events| {
            for event in events {
                let Event::Open(event) = event else { continue };
                match event {
                    EventView::RoundStarted { round } => {
                        if *round > 1 {
                            assert!(picks.iter().all(|picks| *picks == 1), "{picks:?}");
                            assert!(left <= i32::from(seats == 3));
                        }
                        picks.fill(0);
                        left = 0;
                    }
                    EventView::Taken { seat, .. } => picks[seat.index()] += 1,
                    EventView::LeftOver { .. } => left += 1,
                    EventView::Elected { .. } => {
                        picks.fill(0);
                        left = 0;
                    }
                    _ => {}
                }
            }
        });
    }
}

#[test]
fn inv_15_protected_persons_move_only_by_their_owners_swap_or_death() {
    on_every_step(|before, after, events| {
        let protected = Persons::LEADERS.or(Persons::one(Person::FabioChigi));
        for person in all_persons(before).and(protected).iter() {
            let owner = before.owner(person).unwrap();
            if after.owner(person) == Some(owner) {
                continue;
            }
            let swapped = events.iter().any(|event| {
                matches!(event, EventView::Swapped { seat, one, other, .. }
                    if *seat == owner && (*one == person || *other == person))
            });
            let died = events.iter().any(
                |event| matches!(event, EventView::Died { person: dead, .. } if *dead == person),
            );
            assert!(swapped || died, "{person}: {events:?}");
            assert!(!died || person != Person::FabioChigi);
        }
    });
}

#[test]
fn inv_16_powers_once_displayed_stay() {
    on_every_step(|before, after, _| {
        for (seat, player) in before.players.iter() {
            let (had, has) = (player.display, after.players[seat].display);
            assert!(has.mazarin >= had.mazarin && has.louis >= had.louis);
            assert!(has.felipe >= had.felipe && has.squadrone >= had.squadrone);
        }
    });
}

#[test]
fn inv_17_and_18_banishment_and_death_strike_whom_they_may() {
    let mut struck = [0; 2];
    on_every_step(|before, after, events| {
        for event in events {
            match event {
                EventView::Banished { seat, victim, person } => {
                    assert_ne!(seat, victim);
                    assert_eq!(after.players[*victim].display.felipe, 0);
                    assert!(Persons::EXPOSED.contains(*person));
                    struck[0] += 1;
                }
                EventView::Died { seat, victim, person } => {
                    assert_ne!(seat, victim);
                    let others = before.persons_of_others(*seat);
                    let older = others
                        .iter()
                        .filter(|other| other.age() > person.age() && *other != Person::FabioChigi);
                    assert_eq!(older.count(), 0);
                    struck[1] += 1;
                }
                _ => {}
            }
        }
    });
    assert!(struck.iter().all(|count| *count > 0), "both happen in random games: {struck:?}");
}

#[test]
fn inv_19_to_21_action_cards_are_spent_once() {
    on_every_step(|before, after, events| {
        let spent = |game: &HabemusPapam| {
            game.discards.ploys.iter().map(|count| u32::from(*count)).sum::<u32>()
        };
        let resolved = events.iter().filter(|event| {
            matches!(
                event,
                EventView::Levied { .. }
                    | EventView::NoTarget { .. }
                    | EventView::Declined { .. }
                    | EventView::Bribed { .. }
                    | EventView::Swapped { .. }
            )
        });
        let left_over = events
            .iter()
            .filter(|event| matches!(event, EventView::LeftOver { card: Card::Ploy(_) }))
            .count();
        let lapsed: u32 = if after.stack.top().is_none() && before.stack.top().is_some() {
            before.players.values().map(|player| u32::from(player.goods.hand())).sum::<u32>()
                + events
                    .iter()
                    .filter(|event| matches!(event, EventView::Taken { card: Card::Ploy(_), .. }))
                    .count() as u32
        } else {
            0
        };
        let expected = resolved.count() as u32 + left_over as u32 + lapsed;
        assert_eq!(spent(after) - spent(before), expected, "{events:?}");
    });
}

#[test]
fn inv_26_nothing_is_drawn_after_the_set_up() {
    on_every_step(|before, after, _| assert_eq!(before.rng, after.rng));
}

/// The rare frames are all reached by random play, so the laws cover them.
#[test]
fn random_play_reaches_every_question() {
    let mut seen = [false; 7];
    on_every_step(|before, _, _| {
        let at = match before.stack.top() {
            Some(Frame::Discard) => 0,
            Some(Frame::Select) => 1,
            Some(Frame::Bribe { .. }) => 2,
            Some(Frame::Swap { .. }) => 3,
            Some(Frame::LastBids) => 4,
            Some(Frame::Banish { .. }) => 5,
            Some(Frame::Pick { .. }) => 6,
            _ => return,
        };
        seen[at] = true;
    });
    assert_eq!(seen, [true; 7]);
}
