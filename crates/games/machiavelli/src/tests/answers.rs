//! Every answer is told, exactly, and to the right people: random games against what each answer must tell.

use std::collections::BTreeSet;

use signoria_engine::Viewer;
use signoria_testkit::walk;

use super::*;
use crate::{Action, Event, Told, action::Levy, state::Done};

/// What an answer to the question on top must tell, and a name for it.
fn answer(game: &Machiavelli, seat: Seat, action: Action) -> Option<(&'static str, Told)> {
    let turn = &game.turn;
    let picked = || {
        let number = turn.picked.len();
        Told::Discarded { seat, number, cards: Some(turn.picked.iter().collect()) }
    };
    let limbo = || turn.limbo.expect("a card waits");
    Some(match (game.stack.top()?, action) {
        (Frame::Pick { .. }, Action::Pick(character)) => {
            ("picked", Told::Picked { seat, character: Some(character) })
        }
        (Frame::Pick { .. }, Action::Aside(character)) => {
            ("laid aside", Told::LaidAside { seat, character: Some(character) })
        }
        (Frame::Theater, Action::Pass) => ("theater", Told::TheaterPassed { seat }),
        (Frame::Keep { from }, Action::Keep(card)) => {
            let others = turn.drawn.len() as u8 - 1;
            ("kept", Told::Kept { seat, card: Some(card), others, from })
        }
        (Frame::Bribe, Action::Bribe) => {
            let (to, gold) = (game.marks.blackmailer?, game.player(seat).gold / 2);
            ("bribed", Told::Bribed { seat, character: turn.who, to, gold })
        }
        (Frame::Bribe, Action::Refuse) => ("refused", Told::BribeRefused { seat }),
        (Frame::Expose, Action::Pass) => {
            ("threat left", Told::ThreatLeft { seat, victim: turn.seat, character: turn.who })
        }
        (Frame::Main, Action::Spy { seat: victim, kind }) => {
            let victims = game.player(victim);
            let gold = u16::from(victims.hand.of_kind(kind)).min(victims.gold);
            ("spied", Told::Spied { seat, victim, kind, gold })
        }
        (Frame::Redraw, Action::Done) => ("redrawn", picked()),
        (Frame::Den, Action::Done | Action::Lend(_)) => ("den paid", picked()),
        (Frame::Foretell { victim }, Action::Pass) => {
            ("took nothing", Told::TookNothing { seat, victim })
        }
        (Frame::Main, Action::GiveCrown { seat: from, levy: Levy::Gold }) => {
            ("levied", Told::LeviedGold { seat, from })
        }
        (Frame::Main, Action::TaxRichest(from)) => ("richest", Told::TaxedRichest { seat, from }),
        (Frame::Main, Action::CollectTax) => ("tax", Told::TaxCollected { seat, gold: game.tax }),
        (Frame::Main, Action::Laboratory(card)) => {
            ("melted", Told::Melted { seat, card: Some(card) })
        }
        (Frame::Main, Action::Museum(card)) => ("tucked", Told::Tucked { seat, card: Some(card) }),
        (Frame::Main, Action::BuildDen) => {
            ("den", Told::Declared { seat, card: Card::ThievesDen, from: seat })
        }
        (Frame::Main, Action::BuildLoan { card, .. }) => {
            ("loan", Told::Declared { seat, card, from: seat })
        }
        (Frame::Main, Action::Armory { seat: owner, district }) => {
            let beautified = game.player(seat).beautified.has(Card::Armory);
            let armory = District { card: Card::Armory, beautified };
            ("armory", Told::ArmoryUsed { seat, armory, owner, district })
        }
        (Frame::Main, Action::Visit(place)) => {
            let owner = game.booths[usize::from(place)].owner;
            ("visited", Told::BoothVisited { seat, owner, number: place + 1 })
        }
        (Frame::Main, Action::Cash(place)) => {
            let gold = game.booths[usize::from(place)].gold;
            ("cashed", Told::BoothCashed { seat, number: place + 1, gold })
        }
        (Frame::Confiscate, Action::Confiscate) => (
            "confiscated",
            Told::Confiscated { seat, from: turn.seat, card: limbo(), gold: turn.paid },
        ),
        (Frame::Confiscate, Action::Pass) => {
            ("let pass", Told::LetPass { seat, from: turn.seat, card: limbo() })
        }
        (Frame::Bell, Action::Announce | Action::Pass) => {
            ("bell", Told::Bell { seat, rung: action == Action::Announce })
        }
        (Frame::Lighthouse, Action::Keep(card)) => {
            ("searched", Told::Searched { seat, took: true, card: Some(card) })
        }
        (Frame::Graveyard { .. }, Action::DigUp) => ("dug up", Told::DugUp { seat, card: limbo() }),
        (Frame::Graveyard { .. }, Action::Pass) => {
            ("buried", Told::LeftBuried { seat, card: limbo() })
        }
        (Frame::Hospital { .. }, Action::Hospital) => ("hospital", Told::HospitalUsed { seat }),
        (Frame::Legacy { .. }, Action::Bequeath(to)) => {
            ("bequeathed", Told::Bequeathed { seat, to })
        }
        _ => return None,
    })
}

/// What must be told because the position changed.
fn consequences(
    before: &Machiavelli,
    after: &Machiavelli,
    told: &[&Told],
) -> Vec<(&'static str, Told)> {
    let mut all = Vec::new();
    for seat in after.all() {
        let player = after.player(seat);
        if before.player(seat).completed == 0 && player.completed > 0 {
            all.push(("completed", Told::Completed { seat, first: player.first }));
        }
    }
    if after.round > before.round {
        all.push(("round", Told::RoundBegan { round: after.round, first: after.first }));
    } else {
        for rank in after.silent.minus(before.silent).iter() {
            let silent = |told: &&&Told| {
                matches!(told, Told::Silent { character, murdered: false, .. }
                    if character.rank() == rank)
            };
            let silent = told.iter().find(silent).expect("a silent character is told");
            all.push(("silent", (**silent).clone()));
        }
    }
    if after.stack.top().is_none() {
        all.push(("over", Told::Over));
    }
    if after.crown != before.crown {
        all.push(("crown", Told::CrownMoved { seat: after.crown }));
    }
    if after.tax > before.tax {
        let built = told.iter().find_map(|told| match told {
            Told::Built { seat, .. } => Some(*seat),
            _ => None,
        });
        all.push(("taxed", Told::TaxPaid { seat: built.expect("a building is taxed") }));
    }
    if after.turn.done.has(Done::RESUMED) && !before.turn.done.has(Done::RESUMED) {
        let (seat, character) = (after.turn.seat, after.turn.who);
        all.push(("resumed", Told::Resumed { seat, character }));
    }
    if let (Some(Frame::Pick { slot }), Some(Frame::Pick { slot: next })) =
        (before.stack.top(), after.stack.top())
        && next == slot + 2
    {
        all.push(("by lot", Told::LaidAsideByLot));
    }
    for told in told {
        if let Told::TurnedOver { seat, character } = **told
            && before.marks.robbed == Some(character)
            && let Some(thief) = before.marks.thief.filter(|thief| *thief != seat)
            && !after.turn.done.has(Done::PROTECTED)
            && after.turn.seat == seat
        {
            let gold = before.player(seat).gold;
            all.push(("robbed", Told::Robbed { thief, seat, gold }));
        }
    }
    all
}

/// Whether a secret is in what is told.
fn has_secret(told: &Told) -> bool {
    match told {
        Told::Picked { character, .. } | Told::LaidAside { character, .. } => character.is_some(),
        Told::Received { .. } | Told::NewHand { .. } => true,
        Told::Kept { card, .. }
        | Told::TookCard { card, .. }
        | Told::GaveCard { card, .. }
        | Told::Searched { card, .. }
        | Told::Melted { card, .. }
        | Told::Tucked { card, .. } => card.is_some(),
        Told::WarrantsLaid { signed, .. } => signed.is_some(),
        Told::ThreatsLaid { rose, .. } => rose.is_some(),
        Told::Discarded { cards, .. } | Told::Borrowed { cards, .. } => cards.is_some(),
        _ => false,
    }
}

const EXPECTED: [&str; 34] = [
    "armory",
    "bell",
    "bequeathed",
    "bribed",
    "buried",
    "by lot",
    "cashed",
    "completed",
    "confiscated",
    "crown",
    "den",
    "den paid",
    "dug up",
    "hospital",
    "kept",
    "laid aside",
    "let pass",
    "levied",
    "melted",
    "over",
    "picked",
    "redrawn",
    "refused",
    "resumed",
    "richest",
    "robbed",
    "round",
    "searched",
    "silent",
    "spied",
    "tax",
    "taxed",
    "threat left",
    "tucked",
];

#[test]
fn every_answer_is_told_exactly_and_its_secret_to_its_owner_only() {
    let mut seen = BTreeSet::new();
    let mut secrets = 0;
    for seats in 2..=8 {
        let options = Options { set: Set::Random, action_cards: true, ..Options::default() };
        walk::<Machiavelli>(seats, &options, 0..80, |before, seat, action, after, events| {
            let told: Vec<&Told> = events.iter().map(|event: &Event| &event.told).collect();
            let expected =
                answer(before, seat, action).into_iter().chain(consequences(before, after, &told));
            for (name, expected) in expected {
                assert!(told.contains(&&expected), "`{action}`: {expected:?} in {told:?}");
                seen.insert(name);
            }
            for event in events.iter().filter(|event| has_secret(&event.told)) {
                secrets += 1;
                let shown = Machiavelli::show(event, Viewer::Spectator);
                let public = shown.is_none_or(|view| !has_secret(&view.0));
                assert!(public, "a spectator learns {:?}", event.told);
            }
        });
    }
    assert!(secrets > 0);
    let missing: Vec<_> = EXPECTED.iter().filter(|name| !seen.contains(**name)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}; seen: {seen:?}");
}
