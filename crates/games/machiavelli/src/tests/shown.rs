//! What a view tells beside the pieces on the table, so that clients need not know the rules.

use signoria_engine::{SeedableRng as _, Viewer};

use super::*;
use crate::{Ability, Done, PlaceKind, View};

fn order(seats: u8, first: u8) -> Vec<(PlaceKind, Option<u8>)> {
    let mut game = Table::<Machiavelli>::deal(seats, 1).game;
    game.first = seat(first);
    let view: View = game.view(Viewer::Spectator);
    let slots: Vec<u8> = view.selection.order.iter().map(|place| place.slot).collect();
    assert_eq!(slots, (1..=slots.len() as u8).collect::<Vec<_>>());
    view.selection.order.iter().map(|place| (place.kind, place.seat.map(Seat::number))).collect()
}

#[test]
fn the_selection_has_a_place_for_everyone_from_the_crown_on() {
    use PlaceKind::{Aside, Lot, Pick};
    let seats: Vec<_> = order(5, 3).into_iter().map(|(_, seat)| seat.expect("a player")).collect();
    assert_eq!(seats, [3, 4, 0, 1, 2]);
    let two = [(Pick, 1), (Pick, 0), (Aside, 0), (Pick, 1), (Aside, 1), (Pick, 0)];
    assert_eq!(order(2, 1), two.map(|(kind, seat)| (kind, Some(seat))));
    let three = order(3, 0);
    assert_eq!(three.len(), 7);
    assert_eq!(three[3], (Lot, None));
}

#[test]
fn used_abilities_are_those_of_the_character_that_were_noted() {
    let used = |character: &str, deeds: &[Done]| {
        let mut game = Table::<Machiavelli>::deal(4, 1).game;
        game.turn.who = who(character);
        for deed in deeds {
            game.turn.done.set(*deed);
        }
        game.view(Viewer::Spectator).turn.used
    };
    assert_eq!(used("king", &[Done::CROWN]), [Ability::TakeCrown]);
    assert_eq!(used("king", &[Done::COLLECTED, Done::ABILITY]), [Ability::Collect]);
    assert_eq!(used("magician", &[Done::ABILITY]), [Ability::SwapHands, Ability::Redraw]);
    assert_eq!(used("cardinal", &[Done::LOAN]), [Ability::Loan]);
    let bishop = used("bishop", &[Done::ABILITY, Done::INCOME]);
    assert!(bishop.is_empty(), "a sanctuary is not used up: {bishop:?}");
}

/// Whatever the acting character may do beside what everyone may do is one of its abilities.
#[test]
fn abilities_name_the_actions_of_their_characters() {
    let common = [
        "take_gold",
        "take_cards",
        "end",
        "build",
        "build_den",
        "build_framework",
        "build_necropolis",
        "smithy",
        "laboratory",
        "museum",
        "armory",
        "tent",
        "director",
        "booth",
        "launch",
        "launch_den",
        "visit",
        "cash",
        "fortune",
    ];
    let mut seen: std::collections::BTreeSet<Ability> = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut rng = signoria_testkit::TestRng::seed_from_u64(seed);
        let options = any_options(&mut rng);
        let mut table = Table::<Machiavelli>::deal_with(6, seed, options);
        for _ in 0..400 {
            let Some(&number) = table.asked().first() else { break };
            let list = table.legal(number);
            if table.game.stack.top() == Some(Frame::Main) {
                let abilities = table.game.turn.who.abilities();
                for action in &list {
                    let json = serde_json::to_value(action).expect("plain data");
                    let name = json.as_str().map_or_else(
                        || {
                            json.as_object()
                                .expect("one entry")
                                .keys()
                                .next()
                                .expect("a name")
                                .clone()
                        },
                        str::to_owned,
                    );
                    if common.contains(&name.as_str()) {
                        continue;
                    }
                    let gives = |ability: &&Ability| ability.actions().contains(&name.as_str());
                    let ability = abilities.iter().find(gives);
                    assert!(ability.is_some(), "{:?} may {name}", table.game.turn.who);
                    seen.extend(ability.copied());
                }
            }
            let at = signoria_engine::RngExt::below(&mut rng, list.len());
            table.play(number, &list[at].to_string());
        }
    }
    assert!(seen.len() >= 20, "{seen:?}");
}

#[test]
fn districts_are_worth_their_coins_and_the_gold_on_them() {
    let scene = scene(4, CLASSIC, "dragon_gate").city(0, "tavern manor+ dragon_gate");
    let player = Table::of(scene.game).view(0).players.remove(0);
    let worth: Vec<(String, u8)> =
        player.city.iter().map(ToString::to_string).zip(player.worth.iter().copied()).collect();
    assert_eq!(player.city_points, 1 + 4 + 8);
    assert!(worth.contains(&("tavern".to_owned(), 1)), "{worth:?}");
    assert!(worth.contains(&("dragon_gate".to_owned(), 8)), "{worth:?}");
    assert_eq!(player.worth.iter().copied().map(u16::from).sum::<u16>(), player.city_points);
}
