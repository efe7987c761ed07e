//! What random games come to: every building, card and misfortune is met, and how often.

use std::collections::BTreeMap;

use signoria_la_citta::{Event, EventView, LaCitta, Options, TableSetup, event::BuiltBy};
use signoria_testkit::walk;

type Seen = BTreeMap<String, u64>;

fn note(seen: &mut Seen, event: &EventView) {
    let mut add = |what: String| *seen.entry(what).or_default() += 1;
    match event {
        EventView::Built { building, by, .. } => {
            add(format!("built {building}"));
            match by {
                BuiltBy::ActionCard => {}
                BuiltBy::PoliticalCard => add(format!("card {building}")),
                BuiltBy::Architect => add("card famous_architect".into()),
            }
        }
        EventView::GamesHeld { .. } => add("card bread_and_games".into()),
        EventView::CitizensCame { .. } => add("card golden_times".into()),
        EventView::HarvestDoubled { .. } => add("card rich_harvest".into()),
        EventView::Peeked { .. } => add("card referendum".into()),
        EventView::Founded { .. } => add("built castle".into()),
        EventView::Migrated { from, .. } if !from.is_empty() => add("migration".into()),
        EventView::Demolished { .. } => add("demolition".into()),
        EventView::Hungry { .. } => add("famine".into()),
        EventView::CityLost { .. } => add("lost city".into()),
        EventView::PenaltyPaid { .. } => add("penalty".into()),
        EventView::DeckShuffled { .. } => add("deck shuffled".into()),
        EventView::TilesTurned { .. } => add("tiles turned".into()),
        EventView::Passed { .. } => add("pass".into()),
        _ => {}
    }
}

/// `SIGNORIA_GAMES=10000` plays this number of games for each setup and number of players.
#[test]
fn random_games_meet_everything() {
    let games = std::env::var("SIGNORIA_GAMES").map_or(20, |text| text.parse().expect("a number"));
    let mut seen = Seen::new();
    for setup in [TableSetup::Standard, TableSetup::Advanced] {
        for players in 2..=5 {
            walk::<LaCitta>(
                players,
                &Options { setup, ..Options::default() },
                0..games,
                |_, _, _, _, events| {
                    for event in events {
                        match event {
                            Event::Open(event) => note(&mut seen, event),
                            Event::Peeked { .. } => {
                                *seen.entry("card referendum".into()).or_default() += 1;
                            }
                        }
                    }
                },
            );
        }
    }
    for (what, times) in &seen {
        eprintln!("{what:24} {times:>10}");
    }
    assert_eq!(seen.keys().filter(|what| what.starts_with("built ")).count(), 12);
    assert_eq!(seen.keys().filter(|what| what.starts_with("card ")).count(), 10);
    for rare in ["migration", "demolition", "famine", "lost city", "penalty", "tiles turned"] {
        assert!(seen.contains_key(rare), "no {rare}: {seen:?}");
    }
}
