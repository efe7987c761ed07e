//! One sample of every message, for the tests of the translations.

use signoria_engine::{Message, Seat};

use super::log::tell;
use super::{card, cards};
use crate::{
    cards::{Card, Kind},
    characters::Character,
    event::EventKind,
    frame::Source,
    state::District,
};

/// One sample of every message, and every term.
pub(super) fn catalogue() -> Vec<Message> {
    let mut all = Vec::new();
    all.extend(Card::ALL.map(|card| Message::new(card.id())));
    all.extend(Character::ALL.map(|character| Message::new(character.id())));
    all.extend(Kind::ALL.map(|kind| Message::new(kind.id())));
    all.push(Message::new("income"));
    all.extend(["the", "the-beautified"].map(|key| sample((key, &[("card", 't')]))));
    all.extend(sample_tales().iter().map(tell));
    all.extend(sample_labels());
    all.extend(sample_questions());
    all.extend(sample_refusals());
    all.extend(SCORES.map(Message::new));
    all
}

const SCORES: [&str; 13] = [
    "score-districts",
    "score-all_types",
    "score-complete",
    "score-basilica",
    "score-capitol",
    "score-imperial_treasury",
    "score-ivory_tower",
    "score-map_room",
    "score-museum",
    "score-statue",
    "score-wishing_well",
    "score-secret_vault",
    "score-action_cards",
];

#[expect(clippy::too_many_lines, reason = "one line per sentence")]
fn sample_tales() -> Vec<EventKind> {
    let (a, b) = (Seat::new(0), Seat::new(1));
    let (who, what) = (Character::King, Card::Tavern);
    let built = District { card: what, beautified: false };
    let golden = District { card: what, beautified: true };
    let mut tales = vec![
        EventKind::RoundBegan { round: 1, first: a },
        EventKind::FaceUp { characters: vec![who] },
        EventKind::Received { seat: a, characters: Some(vec![who]) },
        EventKind::LaidAsideByLot,
        EventKind::TheaterPassed { seat: a },
        EventKind::Called { character: who },
        EventKind::Silent { character: who, murdered: false, witch: None },
        EventKind::Silent { character: who, murdered: true, witch: None },
        EventKind::Silent { character: who, murdered: false, witch: Some(a) },
        EventKind::TurnedOver { seat: a, character: who },
        EventKind::Unmasked { seat: a, character: who },
        EventKind::Resumed { seat: a, character: who },
        EventKind::Shielded { seat: a, character: who },
        EventKind::HospitalUsed { seat: a },
        EventKind::AcrobatPlayed { seat: a },
        EventKind::Robbed { thief: a, seat: b, gold: 2 },
        EventKind::Gained { seat: a, gold: 2, by: "income" },
        EventKind::Murdered { seat: a, character: who },
        EventKind::Bewitched { seat: a, character: who },
        EventKind::ToBeRobbed { seat: a, character: who },
        EventKind::Bribed { seat: a, character: who, to: b, gold: 1 },
        EventKind::BribeRefused { seat: a },
        EventKind::ThreatTurned { seat: a, victim: b, character: who, rose: true, gold: 3 },
        EventKind::ThreatTurned { seat: a, victim: b, character: who, rose: false, gold: 0 },
        EventKind::ThreatLeft { seat: a, victim: b, character: who },
        EventKind::Spied { seat: a, victim: b, kind: Kind::Trade, gold: 1 },
        EventKind::SwappedHands { seat: a, with: b },
        EventKind::NewHand { seat: a, cards: Some(vec![what]) },
        EventKind::CrownMoved { seat: a },
        EventKind::CrownKept { seat: a },
        EventKind::LeviedGold { seat: a, from: b },
        EventKind::Collected { seat: a, kind: Kind::Trade },
        EventKind::TaxedRichest { seat: a, from: b },
        EventKind::TaxCollected { seat: a, gold: 3 },
        EventKind::TaxPaid { seat: a },
        EventKind::Destroyed { seat: a, owner: b, district: built, gold: 0 },
        EventKind::Destroyed { seat: a, owner: a, district: golden, gold: 2 },
        EventKind::DugUp { seat: a, card: what },
        EventKind::LeftBuried { seat: a, card: what },
        EventKind::BellSilenced { size: 7, goes_on: false, reopened: Vec::new() },
        EventKind::BellSilenced { size: 7, goes_on: false, reopened: vec![a] },
        EventKind::BellSilenced { size: 7, goes_on: true, reopened: vec![a] },
        EventKind::MuseumEmptied { number: 2 },
        EventKind::TookNothing { seat: a, victim: b },
        EventKind::Traded { seat: a, with: b, gave: built, got: golden, gold: 1 },
        EventKind::Seized { seat: a, from: b, district: built, gold: 1 },
        EventKind::ArmoryUsed { seat: a, armory: built, owner: b, district: built },
        EventKind::ArmoryUsed { seat: a, armory: built, owner: a, district: built },
        EventKind::Demolished { seat: a, district: built, by: Card::Framework, new: what },
        EventKind::Demolished { seat: a, district: built, by: Card::Necropolis, new: what },
        EventKind::Demolished { seat: a, district: built, by: Card::LivingCannonball, new: what },
        EventKind::Beautified { seat: a, card: what },
        EventKind::Declared { seat: a, card: what, from: a },
        EventKind::Declared { seat: a, card: what, from: b },
        EventKind::Judged { seat: a, card: what, gold: 1, from: None },
        EventKind::Judged { seat: a, card: what, gold: 1, from: Some(b) },
        EventKind::Borrowing { seat: a, lender: b, gold: 1 },
        EventKind::Built { seat: a, card: what, gold: 1, from: Some(a) },
        EventKind::Built { seat: a, card: what, gold: 1, from: Some(b) },
        EventKind::Built { seat: a, card: what, gold: 0, from: None },
        EventKind::Built { seat: a, card: Card::CircusTent, gold: 0, from: Some(a) },
        EventKind::Confiscated { seat: a, from: b, card: what, gold: 1 },
        EventKind::LetPass { seat: a, from: b, card: what },
        EventKind::Bell { seat: a, rung: true },
        EventKind::Bell { seat: a, rung: false },
        EventKind::Searched { seat: a, took: false, card: None },
        EventKind::Played { seat: a, card: what },
        EventKind::BoothVisited { seat: a, owner: b, number: 1 },
        EventKind::BoothCashed { seat: a, number: 1, gold: 1 },
        EventKind::Completed { seat: a, first: true },
        EventKind::Completed { seat: a, first: false },
        EventKind::Bequeathed { seat: a, to: b },
        EventKind::FinalHand { seat: a, cards: vec![what] },
        EventKind::FinalHand { seat: a, cards: Vec::new() },
        EventKind::TieBroken { by: Some((a, who)) },
        EventKind::Over,
    ];
    for known in [false, true] {
        let character = known.then_some(who);
        let card = known.then_some(what);
        let cards = known.then(|| vec![what]);
        tales.extend([
            EventKind::Picked { seat: a, character },
            EventKind::LaidAside { seat: a, character },
            EventKind::Exchanged { owner: a, partner: b, gave: character, got: character },
            EventKind::Drew { seat: a, number: 1, by: "income", cards: cards.clone() },
            EventKind::Drew { seat: a, number: 1, by: Card::Smithy.id(), cards: cards.clone() },
            EventKind::Saw { seat: a, by: "lighthouse", cards: cards.clone() },
            EventKind::Looked { seat: a, number: 1, by: "income", cards: cards.clone() },
            EventKind::Kept { seat: a, card, others: 1, from: Source::Income },
            EventKind::Kept { seat: a, card, others: 1, from: Source::Scholar },
            EventKind::WarrantsLaid { seat: a, characters: vec![who], signed: character },
            EventKind::ThreatsLaid { seat: a, characters: vec![who], rose: character },
            EventKind::Peeked { seat: a, victim: b, cards: cards.clone() },
            EventKind::Discarded { seat: a, number: 1, cards: cards.clone() },
            EventKind::TookCard { seat: a, victim: b, card },
            EventKind::GaveCard { seat: a, to: b, card },
            EventKind::Borrowed { seat: a, lender: b, gold: 1, cards },
            EventKind::Searched { seat: a, took: true, card },
            EventKind::Melted { seat: a, card },
            EventKind::Tucked { seat: a, card },
        ]);
    }
    tales
}

/// `(key, arguments)` in a compact form: s seat, n number, t term, l list.
fn sample((key, args): (&'static str, &[(&'static str, char)])) -> Message {
    args.iter().fold(Message::new(key), |message, &(name, kind)| match kind {
        's' => message.with(name, Seat::new(1)),
        'n' => message.with(name, 2_u8),
        'l' => message.with(name, cards(&[Card::Tavern])),
        _ => message.with(name, card(Card::Tavern)),
    })
}

#[expect(clippy::too_many_lines, reason = "one line per label")]
fn sample_labels() -> Vec<Message> {
    const CARD: &[(&str, char)] = &[("card", 't')];
    const WHO: &[(&str, char)] = &[("character", 't')];
    const OWNED: &[(&str, char)] = &[("card", 't'), ("owner", 's')];
    const PRICED: &[(&str, char)] = &[("card", 't'), ("owner", 's'), ("gold", 'n')];
    const NUMBER: &[(&str, char)] = &[("number", 'n')];
    const GOLD: &[(&str, char)] = &[("gold", 'n')];
    const TO: &[(&str, char)] = &[("to", 's')];
    const TRADE: &[(&str, char)] = &[("mine", 't'), ("with", 's'), ("theirs", 't'), ("gold", 'n')];
    const LAUNCH: &[(&str, char)] = &[("card", 't'), ("new", 't'), ("gold", 'n')];
    const LAUNCH_LOAN: &[(&str, char)] =
        &[("card", 't'), ("new", 't'), ("gold", 'n'), ("lender", 's')];
    let plain = [
        "do-pass",
        "do-pass_theater",
        "do-pass_shield",
        "do-pass_hospital",
        "do-pass_acrobat",
        "do-pass_expose",
        "do-pass_confiscate",
        "do-pass_bell",
        "do-pass_lighthouse",
        "do-pass_graveyard",
        "do-pass_foretell",
        "do-rasputin",
        "do-hospital",
        "do-acrobat",
        "do-refuse",
        "do-expose",
        "do-warrants",
        "do-threats",
        "do-redraw",
        "do-gather",
        "do-take_crown",
        "do-build_den",
        "do-tent",
        "do-booth",
        "do-confiscate",
        "do-announce",
        "do-end",
        "shows-cards",
        "shows-hand",
        "shows-hands",
    ];
    let with: [(&'static str, &[(&'static str, char)]); 56] = [
        ("do-done", NUMBER),
        ("do-pick", WHO),
        ("do-aside", WHO),
        ("do-exchange", &[("with", 's'), ("character", 't')]),
        ("do-take_gold", GOLD),
        ("do-take_cards", NUMBER),
        ("do-take_all_cards", NUMBER),
        ("do-keep", CARD),
        ("do-bribe", GOLD),
        ("do-murder", WHO),
        ("do-bewitch", WHO),
        ("do-rob", WHO),
        ("do-sign_warrant", WHO),
        ("do-sign_threat", WHO),
        ("do-blank_warrant", WHO),
        ("do-blank_threat", WHO),
        ("do-spy", &[("victim", 's'), ("kind", 't')]),
        ("do-swap_hands", &[("with", 's')]),
        ("do-peek", &[("victim", 's')]),
        ("do-discard", CARD),
        ("do-choose", CARD),
        ("do-give", CARD),
        ("do-lend", &[("lender", 's')]),
        ("do-give_crown_gold", &[("to", 's'), ("gold", 'n')]),
        ("do-give_crown_card", TO),
        ("do-give_crown_nothing", TO),
        ("do-collect_gold", NUMBER),
        ("do-collect_cards", NUMBER),
        ("do-split", &[("gold", 'n'), ("number", 'n')]),
        ("do-tax_richest", &[("from", 's'), ("gold", 'n')]),
        ("do-extra_gold", GOLD),
        ("do-draw_two", NUMBER),
        ("do-four_gold", GOLD),
        ("do-four_cards", NUMBER),
        ("do-draw_seven", NUMBER),
        ("do-royal_gold", GOLD),
        ("do-smithy", &[("gold", 'n'), ("number", 'n')]),
        ("do-director", NUMBER),
        ("do-dig_up", GOLD),
        ("do-destroy", PRICED),
        ("do-trade", TRADE),
        ("do-seize", PRICED),
        ("do-beautify", &[("card", 't'), ("gold", 'n')]),
        ("do-collect_tax", GOLD),
        ("do-build", &[("card", 't'), ("gold", 'n')]),
        ("do-build_framework", CARD),
        ("do-build_necropolis", CARD),
        ("do-build_loan", &[("card", 't'), ("lender", 's'), ("gold", 'n')]),
        ("do-laboratory", &[("card", 't'), ("gold", 'n')]),
        ("do-museum", CARD),
        ("do-armory", OWNED),
        ("do-launch", LAUNCH),
        ("do-launch_den", CARD),
        ("do-launch_loan", LAUNCH_LOAN),
        ("do-fortune", &[("victim", 's')]),
        ("do-visit", &[("number", 'n'), ("gold", 'n'), ("cards", 'n'), ("owner", 's')]),
    ];
    let mut labels: Vec<Message> = plain.map(Message::new).to_vec();
    labels.extend(with.map(sample));
    labels.push(sample(("do-cash", &[("number", 'n'), ("gold", 'n')])));
    labels.push(sample(("do-bequeath", TO)));
    labels.push(Message::new("wastes-end").with("what", sample(("do-extra_gold", GOLD))));
    labels
}

fn sample_questions() -> Vec<Message> {
    let seat: &[(&str, char)] = &[("seat", 's')];
    let called: &[(&str, char)] = &[("seat", 's'), ("character", 't')];
    let victim: &[(&str, char)] = &[("seat", 's'), ("victim", 's')];
    let list: [(&'static str, &[(&'static str, char)]); 29] = [
        ("ask-main", called),
        ("ask-pick", seat),
        ("ask-aside", seat),
        ("ask-theater", seat),
        ("ask-shield", called),
        ("ask-hospital", called),
        ("ask-acrobat", called),
        ("ask-income", called),
        ("ask-bewitch", seat),
        ("ask-bribe", seat),
        ("ask-expose", victim),
        ("ask-keep", seat),
        ("ask-keep_booth", seat),
        ("ask-keep_scholar", seat),
        ("ask-warrants", seat),
        ("ask-threats", seat),
        ("ask-peek", victim),
        ("ask-foretell", victim),
        ("ask-gather", &[("seat", 's'), ("to", 's')]),
        ("ask-redraw", seat),
        ("ask-beautify", seat),
        ("ask-den", &[("seat", 's'), ("gold", 'n')]),
        ("ask-loan", &[("seat", 's'), ("lender", 's'), ("number", 'n')]),
        ("ask-confiscate", &[("seat", 's'), ("from", 's'), ("card", 't')]),
        ("ask-bell", seat),
        ("ask-lighthouse", seat),
        ("ask-graveyard", &[("seat", 's'), ("card", 't')]),
        ("ask-legacy", seat),
        ("ask-main", called),
    ];
    list.map(sample).to_vec()
}

fn sample_refusals() -> Vec<Message> {
    let plain = [
        "why-not_asked",
        "why-choose_first",
        "why-warrant_is_blank",
        "why-monument_too_late",
        "why-no_rasputin",
        "why-no_acrobat",
        "why-not_murdered",
        "why-deck_empty",
        "why-income_only",
        "why-ability_used",
        "why-income_first",
        "why-income_taken",
        "why-give_crown_first",
        "why-rank_too_low",
        "why-not_robbable",
        "why-hand_empty",
        "why-crown_not_yours",
        "why-crown_elsewhere",
        "why-levy",
        "why-collected",
        "why-not_richer",
        "why-too_expensive",
        "why-duplicate",
        "why-costs_more_than_3",
        "why-not_beside_rank_4",
        "why-not_beautifiable",
        "why-no_tax",
        "why-booth",
        "why-not_your_booth",
        "why-tent",
        "why-keep",
        "why-bishop",
        "why-city_complete",
        "why-navigator",
        "why-secret_vault",
        "why-no_district",
        "why-no_framework",
        "why-no_loan",
        "why-too_few_cards",
        "why-smithy_gold",
        "why-one_action_card",
        "why-cannonball",
    ];
    let card: &[(&str, char)] = &[("card", 't')];
    let who: &[(&str, char)] = &[("character", 't')];
    let with: [(&'static str, &[(&'static str, char)]); 9] = [
        ("why-not_in_packet", who),
        ("why-not_this_character", who),
        ("why-has_district", card),
        ("why-no_such_district", card),
        ("why-not_in_hand", card),
        ("why-not_in_city", card),
        ("why-district_used", card),
        ("why-limit", &[("number", 'n')]),
        ("why-cannot_pay", &[("card", 't'), ("price", 'n'), ("gold", 'n')]),
    ];
    let mut refusals: Vec<Message> = plain.map(Message::new).to_vec();
    refusals.extend(with.map(sample));
    refusals
}
