//! Every answer is told, exactly, and to the right people: random games against what each answer must tell.

use std::collections::BTreeSet;

use signoria_engine::Viewer;
use signoria_testkit::walk;

use super::*;
use crate::{Action, Event, EventKind, action::Levy, state::Done};

/// What an answer to the question on top must tell, and a name for it.
fn answer(game: &Machiavelli, seat: Seat, action: Action) -> Option<(&'static str, EventKind)> {
    let turn = &game.turn;
    let picked = || {
        let number = turn.picked.len();
        EventKind::Discarded { seat, number, cards: Some(turn.picked.iter().collect()) }
    };
    let limbo = || turn.limbo.expect("a card waits");
    Some(match (game.stack.top()?, action) {
        (Frame::Pick { .. }, Action::Pick(character)) => {
            ("picked", EventKind::Picked { seat, character: Some(character) })
        }
        (Frame::Pick { .. }, Action::Aside(character)) => {
            ("laid aside", EventKind::LaidAside { seat, character: Some(character) })
        }
        (Frame::Theater, Action::Pass) => ("theater", EventKind::TheaterPassed { seat }),
        (Frame::Keep { from }, Action::Keep(card)) => {
            let others = turn.drawn.len() as u8 - 1;
            ("kept", EventKind::Kept { seat, card: Some(card), others, from })
        }
        (Frame::Bribe, Action::Bribe) => {
            let (to, gold) = (game.marks.blackmailer?, game.player(seat).gold / 2);
            ("bribed", EventKind::Bribed { seat, character: turn.who, to, gold })
        }
        (Frame::Bribe, Action::Refuse) => ("refused", EventKind::BribeRefused { seat }),
        (Frame::Expose, Action::Pass) => {
            ("threat left", EventKind::ThreatLeft { seat, victim: turn.seat, character: turn.who })
        }
        (Frame::Main, Action::Spy { seat: victim, kind }) => {
            let victims = game.player(victim);
            let gold = u16::from(victims.hand.of_kind(kind)).min(victims.gold);
            ("spied", EventKind::Spied { seat, victim, kind, gold })
        }
        (Frame::Redraw, Action::Done) => ("redrawn", picked()),
        (Frame::Den, Action::Done | Action::Lend(_)) => ("den paid", picked()),
        (Frame::Foretell { victim }, Action::Pass) => {
            ("took nothing", EventKind::TookNothing { seat, victim })
        }
        (Frame::Main, Action::GiveCrown { seat: from, levy: Levy::Gold }) => {
            ("levied", EventKind::LeviedGold { seat, from })
        }
        (Frame::Main, Action::TaxRichest(from)) => {
            ("richest", EventKind::TaxedRichest { seat, from })
        }
        (Frame::Main, Action::CollectTax) => {
            ("tax", EventKind::TaxCollected { seat, gold: game.tax })
        }
        (Frame::Main, Action::Laboratory(card)) => {
            ("melted", EventKind::Melted { seat, card: Some(card) })
        }
        (Frame::Main, Action::Museum(card)) => {
            ("tucked", EventKind::Tucked { seat, card: Some(card) })
        }
        (Frame::Main, Action::BuildDen) => {
            ("den", EventKind::Declared { seat, card: Card::ThievesDen, from: seat })
        }
        (Frame::Main, Action::BuildLoan { card, .. }) => {
            ("loan", EventKind::Declared { seat, card, from: seat })
        }
        (Frame::Main, Action::Armory { seat: owner, district }) => {
            let beautified = game.player(seat).beautified.has(Card::Armory);
            let armory = District { card: Card::Armory, beautified };
            ("armory", EventKind::ArmoryUsed { seat, armory, owner, district })
        }
        (Frame::Main, Action::Visit(place)) => {
            let owner = game.booths[usize::from(place)].owner;
            ("visited", EventKind::BoothVisited { seat, owner, number: place + 1 })
        }
        (Frame::Main, Action::Cash(place)) => {
            let gold = game.booths[usize::from(place)].gold;
            ("cashed", EventKind::BoothCashed { seat, number: place + 1, gold })
        }
        (Frame::Confiscate, Action::Confiscate) => (
            "confiscated",
            EventKind::Confiscated { seat, from: turn.seat, card: limbo(), gold: turn.paid },
        ),
        (Frame::Confiscate, Action::Pass) => {
            ("let pass", EventKind::LetPass { seat, from: turn.seat, card: limbo() })
        }
        (Frame::Bell, Action::Announce | Action::Pass) => {
            ("bell", EventKind::Bell { seat, rung: action == Action::Announce })
        }
        (Frame::Lighthouse, Action::Keep(card)) => {
            ("searched", EventKind::Searched { seat, took: true, card: Some(card) })
        }
        (Frame::Graveyard { .. }, Action::DigUp) => {
            ("dug up", EventKind::DugUp { seat, card: limbo() })
        }
        (Frame::Graveyard { .. }, Action::Pass) => {
            ("buried", EventKind::LeftBuried { seat, card: limbo() })
        }
        (Frame::Hospital { .. }, Action::Hospital) => {
            ("hospital", EventKind::HospitalUsed { seat })
        }
        (Frame::Legacy { .. }, Action::Bequeath(to)) => {
            ("bequeathed", EventKind::Bequeathed { seat, to })
        }
        _ => return None,
    })
}

/// What must be told because the position changed.
fn consequences(
    before: &Machiavelli,
    after: &Machiavelli,
    told: &[&EventKind],
) -> Vec<(&'static str, EventKind)> {
    let mut all = Vec::new();
    for seat in after.all() {
        let player = after.player(seat);
        if before.player(seat).completed == 0 && player.completed > 0 {
            all.push(("completed", EventKind::Completed { seat, first: player.first }));
        }
    }
    if after.round > before.round {
        all.push(("round", EventKind::RoundBegan { round: after.round, first: after.first }));
    } else {
        for rank in after.silent.minus(before.silent).iter() {
            let silent = |told: &&&EventKind| {
                matches!(told, EventKind::Silent { character, murdered: false, .. }
                    if character.rank() == rank)
            };
            let silent = told.iter().find(silent).expect("a silent character is told");
            all.push(("silent", (**silent).clone()));
        }
    }
    if after.stack.top().is_none() {
        all.push(("over", EventKind::Over));
    }
    if after.crown != before.crown {
        all.push(("crown", EventKind::CrownMoved { seat: after.crown }));
    }
    if after.tax > before.tax {
        let built = told.iter().find_map(|told| match told {
            EventKind::Built { seat, .. } => Some(*seat),
            _ => None,
        });
        all.push(("taxed", EventKind::TaxPaid { seat: built.expect("a building is taxed") }));
    }
    if after.turn.done.has(Done::RESUMED) && !before.turn.done.has(Done::RESUMED) {
        let (seat, character) = (after.turn.seat, after.turn.who);
        all.push(("resumed", EventKind::Resumed { seat, character }));
    }
    if let (Some(Frame::Pick { slot }), Some(Frame::Pick { slot: next })) =
        (before.stack.top(), after.stack.top())
        && next == slot + 2
    {
        all.push(("by lot", EventKind::LaidAsideByLot));
    }
    for told in told {
        if let EventKind::TurnedOver { seat, character } = **told
            && before.marks.robbed == Some(character)
            && let Some(thief) = before.marks.thief.filter(|thief| *thief != seat)
            && !after.turn.done.has(Done::PROTECTED)
            && after.turn.seat == seat
        {
            let gold = before.player(seat).gold;
            all.push(("robbed", EventKind::Robbed { thief, seat, gold }));
        }
    }
    all
}

/// Whether a secret is in what is told.
fn has_secret(told: &EventKind) -> bool {
    match told {
        EventKind::Picked { character, .. } | EventKind::LaidAside { character, .. } => {
            character.is_some()
        }
        EventKind::Received { .. } | EventKind::NewHand { .. } => true,
        EventKind::Kept { card, .. }
        | EventKind::TookCard { card, .. }
        | EventKind::GaveCard { card, .. }
        | EventKind::Searched { card, .. }
        | EventKind::Melted { card, .. }
        | EventKind::Tucked { card, .. } => card.is_some(),
        EventKind::WarrantsLaid { signed, .. } => signed.is_some(),
        EventKind::ThreatsLaid { rose, .. } => rose.is_some(),
        EventKind::Discarded { cards, .. } | EventKind::Borrowed { cards, .. } => cards.is_some(),
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
            let told: Vec<&EventKind> = events.iter().map(|event: &Event| &event.told).collect();
            let expected =
                answer(before, seat, action).into_iter().chain(consequences(before, after, &told));
            for (name, expected) in expected {
                assert!(told.contains(&&expected), "`{action}`: {expected:?} in {told:?}");
                seen.insert(name);
            }
            for event in events.iter().filter(|event| has_secret(&event.told)) {
                secrets += 1;
                let shown = Machiavelli::event_view(event, Viewer::Spectator);
                let public = shown.is_none_or(|view| !has_secret(&view.0));
                assert!(public, "a spectator learns {:?}", event.told);
            }
        });
    }
    assert!(secrets > 0);
    let missing: Vec<_> = EXPECTED.iter().filter(|name| !seen.contains(**name)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}; seen: {seen:?}");
}
