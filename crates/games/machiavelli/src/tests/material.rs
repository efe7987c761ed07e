//! The const tables agree with `docs/rules/machiavelli.toml`; sizes are as promised.

use signoria_engine::{GameRng, Options as _, RngExt as _, Seed, meta::read_options};
use toml::Value;

use super::*;
use crate::{
    Action, ForEmperor, Kind, Ninth,
    characters::Paid,
    options::{Cast, SYMBOL_FREE},
    rules::selection::last_sees_first,
};

fn specification() -> Value {
    let text = include_str!("../../../../../docs/rules/machiavelli.toml");
    toml::from_str(text).expect("the specification is TOML")
}

fn rows<'a>(spec: &'a Value, table: &str) -> &'a [Value] {
    spec[table].as_array().expect("an array of tables")
}

fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row[key].as_str().expect("a text")
}

fn number(row: &Value, key: &str) -> i64 {
    row[key].as_integer().expect("a number")
}

#[test]
fn characters_agree_with_the_specification() {
    let spec = specification();
    let list = rows(&spec, "characters");
    assert_eq!(list.len(), Character::ALL.len());
    for (row, character) in list.iter().zip(Character::ALL) {
        assert_eq!(text(row, "id"), character.id());
        assert_eq!(number(row, "rank"), i64::from(character.rank()));
        assert_eq!(number(row, "build_limit"), i64::from(character.build_limit()));
        assert_eq!(number(row, "min_players"), i64::from(character.least_seats()));
        let income = row.get("income_type").map(|kind| {
            let paid = match text(row, "income_resource") {
                "gold" => Paid::Gold,
                "cards" => Paid::Cards,
                _ => Paid::Mixed,
            };
            (kind.as_str().unwrap().to_owned(), paid)
        });
        let ours = character.district_income().map(|(kind, paid)| (kind.id().to_owned(), paid));
        assert_eq!(ours, income, "{character}");
    }
}

#[test]
fn cards_agree_with_the_specification() {
    let spec = specification();
    let tables = ["base_districts", "unique_districts", "action_cards"];
    let list: Vec<&Value> = tables.iter().flat_map(|table| rows(&spec, table)).collect();
    assert_eq!(list.len(), Card::ALL.len());
    for (row, card) in list.into_iter().zip(Card::ALL) {
        assert_eq!(text(row, "id"), card.id());
        let get = |key: &str| row.get(key).and_then(Value::as_integer).unwrap_or(0);
        assert_eq!(get("copies"), i64::from(card.copies()), "{card}");
        assert_eq!(get("cost"), i64::from(card.cost()), "{card}");
        assert_eq!(get("silver"), i64::from(card.face().silver), "{card}");
        let kind = row.get("type").and_then(Value::as_str);
        assert_eq!(kind, card.kind().map(Kind::id), "{card}");
    }
}

#[test]
fn presets_agree_with_the_specification() {
    let spec = specification();
    for row in rows(&spec, "presets") {
        let (set, _) = Set::ALL.into_iter().find(|(_, id)| *id == text(row, "id")).unwrap();
        let (characters, ninth, uniques) = set.printed().expect("a printed set");
        let ids = |key: &str| -> Vec<&str> {
            row[key].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect()
        };
        assert_eq!(ids("characters"), characters.map(Character::id));
        assert_eq!(row.get("ninth").and_then(Value::as_str), ninth.map(Character::id));
        let mut ours: Vec<&str> = uniques.iter().map(|card| card.id()).collect();
        ours.sort_unstable();
        assert_eq!(ids("unique_districts"), ours);
    }
}

#[test]
fn player_counts_agree_with_the_specification() {
    let spec = specification();
    for row in rows(&spec, "player_counts") {
        let (seats, cast) = (number(row, "players") as u8, number(row, "cast_size") as u8);
        assert_eq!(i64::from(face_up_count(seats, cast)), number(row, "face_up"));
        let last = text(row, "selection") == "standard_last_player_also_sees_face_down";
        assert_eq!(last_sees_first(seats, cast), last, "{seats} of {cast}");
        let mut game = Table::<Machiavelli>::deal(seats, 1).game;
        assert_eq!(i64::from(game.threshold()), number(row, "city_size"));
        assert_eq!(i64::from(game.characters_each()), number(row, "characters_per_player"));
        game.bell = true;
        assert_eq!(i64::from(game.threshold()), number(row, "bell_tower_city_size"));
    }
}

#[test]
fn defaults_of_the_rulings_agree_with_the_specification() {
    let spec = specification();
    let options = Options::default();
    let flag = |key: &str| spec["options"][key].as_bool().unwrap();
    assert_eq!(options.action_cards, flag("use_action_cards"));
    assert_eq!(options.action_cards_in_opening_hands, flag("action_cards_in_opening_hands"));
    assert_eq!(options.school_of_magic_abbot_gains_both, flag("school_of_magic_abbot_gains_both"));
    assert_eq!(options.great_wall_protects_itself, flag("great_wall_protects_itself"));
    assert_eq!(
        options.warlord_may_hit_own_completed_city,
        flag("warlord_may_hit_own_completed_city")
    );
    assert_eq!(options.abilities_before_income, flag("abilities_before_income"));
    assert_eq!(options.end_stands_without_bell_tower, flag("end_stands_without_bell_tower"));
    assert_eq!(options.fortune_teller_must_take, flag("fortune_teller_must_take"));
    assert_eq!(options.markers_on_own_character, flag("markers_on_own_character"));
    assert_eq!(options.completion_points_stay, flag("completion_points_stay"));
}

#[test]
fn the_state_fits_in_two_kibibytes_and_an_action_in_eight_bytes() {
    assert!(size_of::<Machiavelli>() <= 2048, "{}", size_of::<Machiavelli>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

fn resolve(seats: u8, options: &Options) -> (Cast, crate::cards::Cards) {
    assert_eq!(options.problems(seats), []);
    options.resolve(seats, &mut GameRng::new(Seed::from_number(3)).next_stream())
}

#[test]
fn every_set_can_be_played_by_every_number_of_players() {
    for seats in 2..=8 {
        for (set, id) in Set::ALL.into_iter().filter(|(set, _)| *set != Set::Free) {
            let (cast, uniques) = resolve(seats, &Options { set, ..Options::default() });
            let ranks: Vec<u8> = cast.iter().map(|character| character.rank()).collect();
            assert_eq!(ranks[..8], [1, 2, 3, 4, 5, 6, 7, 8], "{id}");
            assert!(cast.iter().all(|character| character.least_seats() <= seats), "{id} {seats}");
            assert_eq!(cast.len() == 9, ranks.contains(&9));
            assert!(!matches!(seats, 3 | 8) || cast.len() == 9, "{id} {seats}");
            let number = if set == Set::OriginalMachiavelli { 10 } else { 14 };
            assert_eq!(uniques.len(), number, "{id}");
        }
    }
    let options = Options {
        set: Set::CunningAgents,
        instead_of_emperor: ForEmperor::Patrician,
        ..Options::default()
    };
    assert_eq!(resolve(2, &options).0[3], Character::Patrician);
    assert_eq!(resolve(3, &options).0[3], Character::Emperor);
    let options = Options { set: Set::AmbitiousAristocrats, ..Options::default() };
    assert_eq!(resolve(3, &options).0[8], Character::Artist);
    assert_eq!(resolve(8, &options).0[8], Character::Queen);
}

#[test]
fn a_free_choice_lists_every_problem() {
    let keys = |options: &Options, seats: u8| -> Vec<&str> {
        options.problems(seats).iter().map(|problem| problem.key).collect()
    };
    let mut options = Options {
        set: Set::Free,
        characters: CLASSIC.split_whitespace().map(who).collect(),
        uniques: SYMBOL_FREE.to_vec(),
        ..Options::default()
    };
    assert_eq!(keys(&options, 4), [""; 0]);
    assert_eq!(keys(&options, 3), ["problem-ninth_missing"]);
    options.characters.push(Character::Queen);
    assert_eq!(keys(&options, 4), ["problem-too_few_players"]);
    options.characters[0] = Character::Thief;
    options.uniques.push(Card::Tavern);
    options.uniques.push(Card::Keep);
    assert_eq!(
        keys(&options, 5),
        [
            "problem-rank_missing",
            "problem-rank_twice",
            "problem-not_unique",
            "problem-unique_twice"
        ]
    );
    options.uniques = vec![Card::Keep];
    assert!(keys(&options, 5).contains(&"problem-uniques_number"));
    let printed = Options { ninth: Ninth::Queen, ..Options::default() };
    assert_eq!(keys(&printed, 4), ["problem-too_few_players"]);
    let printed = Options { ninth: Ninth::None, ..Options::default() };
    assert_eq!(keys(&printed, 8), ["problem-ninth_missing"]);
    let listed = Options { characters: vec![Character::King], ..Options::default() };
    assert_eq!(keys(&listed, 4), ["problem-characters_need_free_set"]);
}

#[test]
fn options_can_be_typed() {
    let pairs = [("set", "free"), ("characters", "witch,thief"), ("action_cards", "yes")]
        .map(|(key, value)| (key.to_owned(), value.to_owned()));
    let options: Options = read_options(Machiavelli::meta(), None, &pairs).unwrap();
    assert_eq!(options.characters, [Character::Witch, Character::Thief]);
    assert!(options.action_cards);
}

#[test]
fn every_action_survives_its_notation() {
    let mut rng = GameRng::new(Seed::from_number(9)).next_stream();
    let mut seen = 0;
    for number in 0..40 {
        let options = Options { set: Set::Random, action_cards: true, ..Options::default() };
        let mut table = Table::<Machiavelli>::deal_with(2 + (number % 7) as u8, number, options);
        for _ in 0..400 {
            let Some(&number) = table.asked().first() else { break };
            let list = table.legal(number);
            for action in &list {
                assert_eq!(action.to_string().parse(), Ok(*action), "{action}");
                seen += 1;
            }
            let action = list[rng.below(list.len())];
            table.game.apply(seat(number), action, &mut signoria_engine::NullSink);
        }
    }
    assert!(seen > 10_000);
    for bad in ["", " ", "build", "build tavern ", "build  tavern", "swap 8", "swap 01", "visit -1"]
    {
        assert!(bad.parse::<Action>().is_err(), "{bad:?}");
    }
}
