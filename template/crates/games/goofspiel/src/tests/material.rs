//! The tables against `docs/rules/goofspiel.toml`, and the notation.

use crate::{
    Action,
    cards::{Card, PRIZES, ROUNDS},
};

#[test]
fn the_tables_are_as_in_the_data() {
    let data: toml::Table =
        include_str!("../../../../../docs/rules/goofspiel.toml").parse().expect("valid TOML");
    let numbers = |key: &str| -> Vec<i64> {
        data[key].as_array().expect("a list").iter().filter_map(toml::Value::as_integer).collect()
    };
    assert_eq!(numbers("prizes"), PRIZES.map(i64::from));
    assert_eq!(numbers("cards").len(), Card::COUNT);
    assert_eq!(data["rounds"].as_integer(), Some(i64::from(ROUNDS)));
}

#[test]
fn an_action_is_read_as_it_is_written() {
    for card in Card::ALL {
        let action = Action::Bid(card);
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for text in ["", "bid", "bid 1", "bid one two", "bid  one"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
