//! Values of the box in place of reconstructed ones: they change the game, records carry them, bad files list every problem.

use serde_json::{Map, Value, json};
use signoria_engine::{Record, Seat, Seed, Viewer};
use signoria_registry::{
    Budget, GAMES, GameType, HostData, RawOptions, RawSetup, Table, host_data,
};

fn object(value: Value) -> Map<String, Value> {
    let Value::Object(object) = value else { panic!("{value} is an object") };
    object
}

/// Values that differ from the built-in ones for every game that has some.
fn other_values() -> Map<String, Value> {
    let terrain = "water farmland_2 farmland_2 mountain farmland_3 farmland_1 water water farmland_1 \
                   farmland_2 farmland_1 farmland_1 farmland_2 farmland_1 mountain water farmland_1 \
                   farmland_3 mountain farmland_2 water farmland_2";
    let terrain: Vec<&str> = terrain.split_whitespace().collect();
    object(json!({
        "carrara": {
            "upgrade_values": { "pisa": { "coins": 1, "vp": 5 } },
            "extra_cards": { "extra_3": ["livorno", "pisa"] },
        },
        "habemus_papam": {
            "persons": {
                "rinaldo_deste": { "age": 37, "faction": "spain" },
                "carlo_de_medici": { "age": 59, "faction": "france" },
            },
        },
        "la_citta": {
            "set_ups": { "2": { "terrain": terrain, "castles": [[33, 49], [122, 106]] } },
            "political_cards": { "palazzo": 2, "golden_times": 4 },
        },
        "notre_dame": {
            "rats": [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2],
            "streets": [
                "center - inner_ccw", "center - inner_cw", "center - outer_cw", "center - outer_ccw",
                "inner_ccw - inner_cw", "outer_ccw - outer_cw", "inner_cw - outer_cw",
                "inner_cw > inner_ccw", "outer_cw > outer_ccw", "center > center",
            ],
        },
    }))
}

fn games_with_data() -> impl Iterator<Item = &'static dyn GameType> {
    GAMES.iter().copied().filter(|game| !host_data::replaceable(*game).is_empty())
}

fn start(game: &dyn GameType, options: Map<String, Value>) -> Box<dyn Table> {
    let mut all = options;
    if game.meta().id == "carrara" {
        all.extend(object(json!({ "expansion": true, "extra_card": "extra_3" })));
    }
    let setup = RawSetup {
        options: RawOptions::Json(all),
        ..RawSetup::new(game.meta().seats.min, Seed::from_number(5))
    };
    game.start(&setup).unwrap()
}

fn play_out(table: &mut dyn Table) {
    let mut bots: Vec<_> =
        Seat::all(table.seats()).map(|_| table.bot("random", 3).unwrap()).collect();
    while let Some(seat) = table.to_act().first() {
        let action = bots[seat.index()].choose(table, seat, &Budget::default()).unwrap();
        table.play(seat, &action).unwrap();
    }
}

#[test]
fn every_part_that_can_be_replaced_has_its_value() {
    for game in GAMES {
        let known = host_data::replaceable(*game);
        let named: Vec<&str> =
            game.meta().provenance.iter().flat_map(|part| part.values).copied().collect();
        for name in known.keys() {
            assert!(named.contains(&name.as_str()), "{}: {name} is reconstructed", game.meta().id);
        }
        for name in named {
            assert!(known.contains_key(name), "{}: {name} can be replaced", game.meta().id);
        }
    }
    assert_eq!(games_with_data().count(), 4);
}

/// The template is the built-in values, which change nothing.
#[test]
fn built_in_values_change_nothing() {
    for game in games_with_data() {
        let id = game.meta().id;
        let section = Value::Object(host_data::replaceable(game));
        let file = Map::from_iter([(id.to_owned(), section)]);
        let mut values = HostData::read(&file).unwrap().options(id);
        if id == "notre_dame" {
            // An option of its own, which is written down as it is given.
            values.remove("rats");
        }
        let [usual, same] = [Map::new(), values].map(|options| start(game, options));
        assert_eq!(usual.record().to_text(), same.record().to_text(), "{id}");
    }
}

/// Other values are another game; its record carries them, and replays to the same end.
#[test]
fn other_values_are_played_and_recorded() {
    let data = HostData::read(&other_values()).unwrap();
    for game in games_with_data() {
        let id = game.meta().id;
        let [mut usual, mut other] =
            [Map::new(), data.options(id)].map(|options| start(game, options));
        assert_ne!(usual.view(Viewer::Spectator), other.view(Viewer::Spectator), "{id}");
        play_out(&mut *usual);
        play_out(&mut *other);
        let text = other.record().to_text();
        let record = Record::parse(&text).unwrap();
        let values = &record.options["data"];
        for name in other_values()[id].as_object().unwrap().keys().filter(|name| *name != "rats") {
            assert!(values.get(name).is_some(), "{id}: the record has {name}");
        }
        let again = game.resume(&record).unwrap();
        assert_eq!(again.outcome(), other.outcome(), "{id}");
        assert_eq!(again.view(Viewer::Spectator), other.view(Viewer::Spectator), "{id}");
        // Without the values it is another game.
        let mut bare = record.clone();
        bare.options.remove("data");
        assert!(game.resume(&bare).is_err(), "{id}: the values decide");
        assert!(
            !usual.record().to_text().contains("\"data\""),
            "{id}: built-in values are not recorded"
        );
    }
}

/// Each game's problems at once, one for each mistake.
#[test]
fn a_bad_file_lists_every_problem() {
    let file = object(json!({
        "tiddlywinks": {},
        "machiavelli": { "costs": {} },
        "carrara": {
            "upgrade_values": { "paris": { "coins": 1, "vp": 1 }, "pisa": { "coins": 10, "vp": 0 }, "massa": { "vp": 1 } },
            "extra_cards": { "extra_3": ["pisa", "pisa"], "extra_6": ["pisa", "massa"] },
            "prices": [],
        },
        "habemus_papam": {
            "persons": {
                "alessandro_bichi": { "age": 47, "faction": "france" },
                "decio_azzolini": { "age": 31, "faction": "spain" },
                "fabio_chigi": { "age": 5, "faction": "innocent_x", "symbol": "crozier" },
                "peter_pan": { "age": 12 },
            },
        },
        "la_citta": {
            "set_ups": { "2": { "terrain": ["water"], "castles": [[33, 33]] }, "9": {} },
            "political_cards": { "palazzo": 3 },
            "farmland": { "farmland_3": 1 },
            "zones": { "brownish": [1], "yellow_green": [1] },
        },
        "notre_dame": {
            "rats": [1],
            "streets": ["center - center", "center - inner_cw", "inner_cw - center"],
        },
    }));
    let problems = HostData::read(&file).unwrap_err();
    let found = |game: Option<&str>, key: &str| {
        problems.iter().filter(|it| it.game == game && it.message.key == key).count()
    };
    assert_eq!(found(None, "problem-data_game"), 1);
    assert_eq!(found(Some("machiavelli"), "problem-data_name"), 1);
    assert_eq!(found(Some("carrara"), "problem-data_name"), 1, "prices");
    assert_eq!(found(Some("carrara"), "problem-data_value"), 3, "paris, massa, extra_6");
    assert_eq!(found(Some("carrara"), "problem-upgrade_value"), 1, "pisa");
    assert_eq!(found(Some("carrara"), "problem-extra_card"), 1, "extra_3");
    assert_eq!(found(Some("habemus_papam"), "problem-data_value"), 1, "peter_pan");
    assert_eq!(found(Some("habemus_papam"), "problem-same_age"), 1, "47");
    assert_eq!(found(Some("habemus_papam"), "problem-age"), 1, "5");
    assert_eq!(found(Some("habemus_papam"), "problem-symbol"), 1, "Chigi");
    assert_eq!(found(Some("habemus_papam"), "problem-pair"), 1, "crozier");
    assert_eq!(found(Some("habemus_papam"), "problem-leaders"), 2, "Spain two, Innocent X none");
    assert_eq!(found(Some("la_citta"), "problem-data_value"), 1, "9");
    assert_eq!(found(Some("la_citta"), "problem-two_zones"), 1);
    assert_eq!(found(Some("la_citta"), "problem-political_cards"), 1);
    assert_eq!(found(Some("la_citta"), "problem-farmland"), 1);
    assert_eq!(found(Some("la_citta"), "problem-set_up_slots"), 1);
    assert_eq!(found(Some("la_citta"), "problem-set_up_castles"), 1);
    assert_eq!(found(Some("la_citta"), "problem-castle_near"), 1);
    assert!(found(Some("la_citta"), "problem-set_up_terrain") > 1);
    assert_eq!(found(Some("notre_dame"), "problem-rats_number"), 1);
    assert_eq!(found(Some("notre_dame"), "problem-street_nowhere"), 1);
    assert_eq!(found(Some("notre_dame"), "problem-street_twice"), 1);
    assert_eq!(found(Some("notre_dame"), "problem-streets"), 3, "3, 4 and 5 boroughs");
}
