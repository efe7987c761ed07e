//! What random games reach: a rule that is never played is never tested.
//!
//! `SIGNORIA_GAMES=10000` makes it a campaign; the table is printed with `--nocapture`.

use std::{collections::BTreeMap, env};

use signoria_carrara::{Action, Carrara, EventView, Options, cards, rules::scoring::Scoring};
use signoria_engine::{Game as _, RngExt as _, Seed, SeedableRng as _, Setup, Viewer};
use signoria_testkit::TestRng;

/// How often something was seen, counted once per game.
type Tally = BTreeMap<String, u32>;

/// The word of an event.
fn name(event: &EventView) -> &'static str {
    match event {
        EventView::Started { .. } => "started",
        EventView::CardsOpened { .. } => "cards_opened",
        EventView::DisplayLaid { .. } => "display_laid",
        EventView::Dealt { .. } => "dealt",
        EventView::RoundBegan { .. } => "round_began",
        EventView::NotRefilled { full: true } => "wheel_full",
        EventView::NotRefilled { full: false } => "bag_empty",
        EventView::Rotated { .. } => "rotated",
        EventView::Drawn { .. } => "drawn",
        EventView::Kept { .. } => "kept",
        EventView::Taken { .. } => "taken",
        EventView::CannotPay { .. } => "cannot_pay",
        EventView::NoAction { .. } => "no_action",
        EventView::Planned { .. } => "planned",
        EventView::Built { .. } => "built",
        EventView::Replaced { .. } => "replaced",
        EventView::Revealed { .. } => "revealed",
        EventView::Scored { scoring: Scoring::Type(_), .. } => "scored_type",
        EventView::Scored { scoring: Scoring::City(_), .. } => "scored_city",
        EventView::Scored { scoring: Scoring::Special(_), .. } => "scored_special",
        EventView::Upgraded { .. } => "upgraded",
        EventView::UpgradeDeclined { .. } => "upgrade_declined",
        EventView::Purchased { .. } => "purchased",
        EventView::Announced { .. } => "announced",
        EventView::Passed { .. } => "passed",
        EventView::Exhausted { .. } => "exhausted",
        EventView::FinalScoring { .. } => "final_scoring",
    }
}

/// Plays one game at random; returns its turns.
fn play(seats: u8, expansion: bool, number: u64, tally: &mut Tally) -> u16 {
    let options = Options { expansion, ..Options::default() };
    // Other cards for every number of seats.
    let number = number * 10 + u64::from(seats);
    let setup = Setup { options, ..Carrara::setup(seats, Seed::from_number(number)) };
    let mut events = Vec::new();
    let mut game = Carrara::new(&setup, &mut events).unwrap();
    let mut rng = TestRng::seed_from_u64(number);
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let action: Action = legal[rng.below(legal.len())];
        game.apply(seat, action, &mut events);
    }
    let view = game.view(Viewer::Spectator);
    let mut seen: Vec<&str> = events
        .iter()
        .filter_map(|event| Carrara::event_view(event, Viewer::Spectator))
        .map(|event| name(&event))
        .collect();
    if expansion {
        let cards = view.cards;
        seen.extend([cards.top.id(), cards.object.id(), cards.building.id()]);
        seen.extend(cards.extra.map(cards::ExtraCard::id));
    }
    seen.sort_unstable();
    seen.dedup();
    for word in seen {
        *tally.entry(word.to_owned()).or_default() += 1;
    }
    view.turns
}

#[test]
fn random_games_use_every_card_and_every_event() {
    let games: u64 = env::var("SIGNORIA_GAMES").ok().map_or(400, |text| text.parse().unwrap());
    for expansion in [false, true] {
        let mut tally = Tally::new();
        let mut longest = 0;
        for seats in 2..=4 {
            for number in 0..games {
                longest = longest.max(play(seats, expansion, number, &mut tally));
            }
        }
        eprintln!("expansion {expansion}: {} games, longest {longest} turns", 3 * games);
        for (word, times) in &tally {
            eprintln!("  {word:<16}{times:>8}");
        }
        if expansion {
            for card in cards::all_ids() {
                let times = tally.get(card).copied().unwrap_or(0);
                assert!(u64::from(times) >= 3 * games / 100, "{card}: {times}");
            }
        }
        let always = ["cannot_pay", "built", "revealed", "scored_type", "scored_city", "purchased"];
        for word in always {
            assert!(tally.contains_key(word), "{word} never happened");
        }
    }
}
