//! Every law of the platform, for every number of players, base game and expansion.

use signoria_carrara::{Action, Carrara, Data, Event, Options};
use signoria_engine::{Game, RngExt as _, Values};
use signoria_testkit::{Plan, TestRng, assert_secret, conform};

assert_secret!(Carrara);

/// The longest game the rules allow has 996 turns of at most five decisions (see `rules::ending`).
const LIMIT: u64 = 996 * 5;

/// Cards, start players and readings of choice, with and without memory aid.
fn any_options(seats: u8, rng: &mut TestRng) -> Options {
    use signoria_carrara::{Finish, LastRound, Pick, Relief, StartPlayer, cards::*};
    fn pick<T: Copy>(all: &[T], rng: &mut TestRng) -> Pick<T> {
        if rng.below(2) == 0 { Pick::Random } else { Pick::Card(all[rng.below(all.len())]) }
    }
    Options {
        expansion: true,
        top_card: pick(&TopCard::ALL, rng),
        object_card: pick(&ObjectCard::ALL, rng),
        building_card: pick(&BuildingCard::ALL, rng),
        extra_card: pick(&ExtraCard::ALL, rng),
        start_player: StartPlayer::ALL[rng.below(usize::from(seats) + 1)],
        memory_aid: rng.below(2) == 0,
        relief: if rng.below(2) == 0 { Relief::Always } else { Relief::Turned },
        last_round: if rng.below(2) == 0 { LastRound::Builder } else { LastRound::Anyone },
        finish: if rng.below(2) == 0 { Finish::PurchaseFirst } else { Finish::Either },
        pass_ends_turn: rng.below(2) == 0,
        data: if rng.below(2) == 0 { Values::default() } else { other_values() },
    }
}

/// Other tokens and other extra cards.
fn other_values() -> Values<Data> {
    let text = r#"{
        "upgrade_values": { "pisa": { "coins": 4, "vp": 3 }, "massa": { "coins": 1, "vp": 1 } },
        "extra_cards": { "extra_3": ["massa", "city_buildings_field"] }
    }"#;
    serde_json::from_str(text).unwrap()
}

/// The base game and the expansion with any cards; the presets are choices of cards and no more.
#[test]
fn obeys_every_law() {
    let base = Plan::new(20, LIMIT).only(|variant| variant.name == "default");
    conform::<Carrara>(&base.with_made("expansion", 2..=4, any_options));
}

#[test]
fn is_small() {
    assert!(size_of::<Carrara>() <= 1024, "{} bytes", size_of::<Carrara>());
    assert!(size_of::<Action>() <= 8);
    let _ = size_of::<Event>();
    assert_eq!(Carrara::meta().id, Carrara::ID);
}
