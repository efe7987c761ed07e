//! The tables against `docs/rules/habemus_papam.toml`, the notation, the sizes.

use std::collections::BTreeMap;

use toml::{Table as Toml, Value};

use crate::{Action, Bid, HabemusPapam, cards::*};

fn data() -> Toml {
    include_str!("../../../../../docs/rules/habemus_papam.toml").parse().expect("valid TOML")
}

fn rows<'a>(data: &'a Toml, name: &str) -> BTreeMap<&'a str, &'a Toml> {
    let list = data[name].as_array().expect("a list");
    let rows = list.iter().map(|row| row.as_table().expect("a table"));
    rows.map(|row| (row["id"].as_str().expect("an id"), row)).collect()
}

fn number(value: &Value) -> i64 {
    value.as_integer().expect("a number")
}

#[test]
fn persons_are_as_in_the_data() {
    let data = data();
    for (name, range) in [
        ("cardinals", Person::DECK),
        ("political_cardinals", Person::OUTSIDERS),
        ("leaders", Person::LEADERS),
    ] {
        let rows = rows(&data, name);
        assert_eq!(rows.len(), range.len(), "{name}");
        for person in &Person::ALL[range] {
            let row = rows[person.id()];
            assert_eq!(number(&row["age"]), i64::from(person.age()), "{person}");
            assert_eq!(number(&row["arms"]), i64::from(person.arms()), "{person}");
            assert_eq!(row["purse"].as_bool(), Some(person.rank() == Rank::Cardinal), "{person}");
            assert_eq!(row["faction"].as_str(), Some(person.faction().map_or("", Faction::id)));
            assert_eq!(row["symbol"].as_str(), Some(person.symbol().map_or("", Symbol::id)));
        }
    }
    let mut ages = Person::ALL.map(Person::age);
    ages.sort_unstable();
    assert!(ages.windows(2).all(|pair| pair[0] < pair[1]), "R1: all ages are different");
}

#[test]
fn cards_are_as_in_the_data() {
    let data = data();
    for ploy in Ploy::ALL {
        let row = rows(&data, "action_cards")[ploy.id()];
        assert_eq!(number(&row["copies"]), i64::from(ploy.copies()), "{ploy}");
        assert_eq!(number(&row["gold_from_bank"]), i64::from(ploy.bank_gold()), "{ploy}");
        assert_eq!(number(&row["gold_from_each_other"]), i64::from(ploy.levy()), "{ploy}");
    }
    for power in Power::ALL {
        let row = rows(&data, "political_cards")[power.id()];
        assert_eq!(number(&row["copies"]), i64::from(power.copies()), "{power}");
    }
    for mission in Mission::ALL {
        let row = rows(&data, "missions")[mission.id()];
        let copies = Mission::CARDS.iter().filter(|card| **card == mission).count();
        assert_eq!(number(&row["copies"]), copies as i64, "{mission}");
        assert_eq!(number(&row["votes"]), i64::from(mission.votes()), "{mission}");
        for faction in Faction::ALL {
            let arms = row.get("arms").and_then(|arms| arms.get(faction.id())).map_or(0, number);
            assert_eq!(arms, i64::from(mission.arms()[faction.index()]), "{mission} {faction}");
        }
    }
    assert_eq!(crate::rules::political_cards().len(), 18);
    assert_eq!(crate::rules::action_cards().len(), 18);
}

#[test]
fn constants_are_as_in_the_data() {
    let data = data();
    let constants = data["constants"].as_table().unwrap();
    for (name, value) in [
        ("max_rounds", i64::from(MAX_ROUNDS)),
        ("max_bid", i64::from(MAX_BID)),
        ("max_bid_when_doubled", i64::from(MAX_BID_DOUBLED)),
        ("black_smoke_gold_per_purse", i64::from(PURSE_GOLD)),
        ("bribe_price", i64::from(BRIBE_PRICE)),
        ("squadrone_price", i64::from(SQUADRONE_PRICE)),
        ("squadrone_votes", i64::from(SQUADRONE_VOTES)),
        ("felipe_pick_gold", i64::from(FELIPE_GOLD)),
        ("felipe_banish_on_nth", i64::from(FELIPE_BANISHES)),
        ("death_pick_gold", i64::from(DEATH_GOLD)),
        ("patron_bonus_threshold", i64::from(PATRON_THRESHOLD)),
        ("white_smoke_shuffled_with_bottom", BOTTOM as i64 - 1),
    ] {
        assert_eq!(number(&constants[name]), value, "{name}");
    }
    let list = |name: &str| -> Vec<i64> {
        data["tables"][name].as_array().unwrap().iter().map(number).collect()
    };
    assert_eq!(list("louis_xiv_votes"), LOUIS_VOTES.map(i64::from));
    assert_eq!(list("mazarin_gold_per_vote"), VOTE_PRICE.map(i64::from));
    assert_eq!(list("felipe_iv_end_gold"), FELIPE_END_GOLD.map(i64::from));
    for gem in Gem::ALL {
        assert_eq!(number(&data["start_kit"][gem.id()]), i64::from(START_GEMS[gem.index()]));
        assert_eq!(number(&data["camerlengo_gift"][gem.id()]), i64::from(GIFT_GEMS[gem.index()]));
    }
    assert_eq!(number(&data["start_kit"]["gold"]), i64::from(START_GOLD));
    assert_eq!(number(&data["camerlengo_gift"]["gold"]), i64::from(GIFT_GOLD));
}

#[test]
fn bids_are_written_in_one_way_only() {
    for bid in Bid::ALL {
        assert_eq!(bid.to_string().parse(), Ok(bid));
    }
    for bad in ["", "1D1D", "1R1D", "4D", "0D", "D", "1", "1d", "1D ", "--"] {
        assert!(bad.parse::<Bid>().is_err(), "{bad}");
    }
    assert_eq!(Bid::new([2, 1, 0, 0]).to_string(), "2D1R");
}

#[test]
fn nonsense_is_no_action() {
    for bad in [
        "",
        "bid",
        "bid  2D",
        "take",
        "take throne",
        "swap fabio_chigi juan_de_lugo",
        "swap juan_de_lugo juan_de_lugo",
        "bribe juan_de_lugo now",
        "Pass",
        "discard",
    ] {
        assert!(bad.parse::<Action>().is_err(), "{bad}");
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<HabemusPapam>() <= 1024, "{}", size_of::<HabemusPapam>());
    assert!(size_of::<Action>() <= 8);
}
