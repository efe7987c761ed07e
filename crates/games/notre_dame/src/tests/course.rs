//! The invariants of §13 about the course of a game, move by move in random games.

use signoria_engine::{Arg, Game, GameText, Message, Seat, Viewer};
use signoria_testkit::walk;

use crate::{
    NotreDame, Options, action::Action, cards::Person, event::Event, longest, state::Source,
};

const GAMES: u64 = 25;

fn each(look: impl Fn(u8, &NotreDame, Seat, Action, &NotreDame, &[Event])) {
    for seats in 2..=5 {
        walk::<NotreDame>(
            seats,
            &Options::default(),
            0..GAMES,
            |before, seat, action, after, told| {
                look(seats, before, seat, action, after, told);
            },
        );
    }
}

#[test]
fn inv_07_messages_only_leave_the_board() {
    each(|_, before, _, _, after, _| {
        assert_eq!(after.board.0 & !before.board.0, 0);
        for (seat, player) in before.players.iter() {
            assert_eq!(player.messages.0 & !after.players[seat].messages.0, 0);
        }
    });
}

#[test]
fn inv_09_the_rat_advances_in_phase_five_only() {
    each(|_, before, _, _, after, told| {
        let struck = told.iter().any(|event| matches!(event, Event::Plague { .. }));
        for (seat, player) in before.players.iter() {
            assert!(struck || after.players[seat].rat <= player.rat);
        }
    });
}

#[test]
fn inv_10_prestige_falls_by_the_plague_alone_and_by_at_most_two() {
    each(|_, before, _, _, after, told| {
        for (seat, player) in before.players.iter() {
            let mut expected = player.prestige();
            for event in told {
                match *event {
                    Event::Prestige { seat: who, points, bonus, .. } if who == seat => {
                        expected += i16::from(points + bonus);
                    }
                    Event::PrestigeLost { seat: who, points } if who == seat => {
                        assert!(points <= 2);
                        expected -= i16::from(points);
                    }
                    _ => {}
                }
            }
            assert_eq!(after.players[seat].prestige(), expected, "R-30: the events tell all");
        }
    });
}

#[test]
fn inv_11_the_friend_never_leaves_the_board() {
    each(|_, before, _, _, after, _| {
        for (seat, player) in before.players.iter() {
            assert!(player.friend.is_none() || after.players[seat].friend.is_some());
        }
    });
}

#[test]
fn inv_13_each_drive_ends_within_its_range() {
    each(|_, before, seat, action, after, _| {
        for (other, player) in before.players.iter() {
            let (from, to) = (player.carriage, after.players[other].carriage);
            if from != to {
                let Action::Drive { to: chosen, .. } = action else { panic!("{action} drove") };
                let Some(crate::frame::Frame::Drive { range, .. }) = before.stack.top() else {
                    panic!("drove without a question")
                };
                assert_eq!((other, to), (seat, chosen));
                assert!(before.data.streets.distance(before.boroughs(), from, to) <= range);
            }
        }
    });
}

#[test]
fn inv_14_every_player_plays_eighteen_cards_and_bribes_at_most_nine_times() {
    for seats in 2..=5 {
        for seed in 0..GAMES {
            let mut plays = [0; 5];
            let mut bribes = [0; 5];
            let mut decisions = 0;
            walk::<NotreDame>(seats, &Options::default(), seed..seed + 1, |_, _, _, _, told| {
                decisions += 1;
                for event in told {
                    match *event {
                        Event::Played { seat, .. } => plays[seat.index()] += 1,
                        Event::Bribed { seat, .. } => bribes[seat.index()] += 1,
                        _ => {}
                    }
                }
            });
            assert!(plays[..usize::from(seats)].iter().all(|&number| number == 18));
            assert!(bribes.iter().all(|&number| number <= 9));
            assert!(decisions <= longest(seats));
        }
    }
}

#[test]
fn inv_15_the_bell_ringer_goes_round() {
    for seats in 2..=5 {
        let mut first = None;
        walk::<NotreDame>(seats, &Options::default(), 3..4, |before, _, _, after, told| {
            let initial = *first.get_or_insert(before.start);
            for event in told {
                if let Event::Round { stage, round, start, .. } = *event {
                    let number = stage * 3 + round;
                    assert_eq!(start, initial.clockwise((number - 1) % seats, seats));
                }
            }
            let _ = after;
        });
    }
}

#[test]
fn inv_06_every_brown_person_opens_once_a_stage_and_every_grey_one_once_a_game() {
    for seats in 2..=5 {
        let mut opened = [0; Person::ALL.len()];
        let mut first = true;
        walk::<NotreDame>(seats, &Options::default(), 8..9, |before, _, _, _, told| {
            if std::mem::take(&mut first) {
                before.open_persons().iter().for_each(|person| opened[person.index()] += 1);
            }
            for event in told {
                if let Event::Round { persons, .. } = event {
                    for person in persons {
                        opened[person.index()] += 1;
                    }
                }
            }
        });
        assert_eq!(opened, [3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    }
}

/// The prestige a label promises: `points`, or `count` where it speaks of the residence.
fn promised(label: &Message) -> Option<i64> {
    let name = match label.key {
        "do-friend_residence" | "do-to_residence" => "count",
        _ => "points",
    };
    label.args.iter().find_map(|(arg, value)| match value {
        Arg::Number(number) if *arg == name => Some(*number),
        _ => None,
    })
}

#[test]
fn a_choice_promises_exactly_the_prestige_it_gives() {
    each(|_, before, seat, action, _, told| {
        let label = NotreDame::label(&before.view(Viewer::Seat(seat)), action);
        let Some(promised) = promised(&label) else { return };
        let gained: i64 = told
            .iter()
            .map(|event| match *event {
                // The cathedral pays at the end of a stage, regardless of the last seat.
                Event::Prestige { source: Source::Cathedral, .. } => 0,
                Event::Prestige { seat: who, points, bonus, .. } if who == seat => {
                    i64::from(points + bonus)
                }
                _ => 0,
            })
            .sum();
        assert_eq!(gained, promised, "{action}");
    });
}
