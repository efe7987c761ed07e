//! Buildings (§6.3, §6.4): their place in the display, the bricks they cost, the objects they bring.

use super::scene::{Look as _, base, bricks, building};

/// §6.3.2: the next building of the stack takes the free place, the others stay where they are.
#[test]
fn the_next_building_takes_the_free_place() {
    let mut table = base(2).shows("villa_1").bricks(0, "w").coins(0, 0).table();
    let mut display = table.game.display;
    let slot = display.iter().position(|shown| *shown == Some(building("villa_1"))).unwrap();
    display[slot] = table.game.deck.last().copied();
    table.play(0, "build villa_1 livorno");
    assert_eq!(table.game.display, display);
}

/// §6.3.3: an empty stack leaves empty places; the game ends with the last building of the display.
#[test]
fn an_empty_stack_alone_does_not_end_the_game() {
    let mut table =
        base(2).only_shows(1, &["villa_1", "villa_2"]).bricks(0, "w").coins(0, 0).table();
    table.play(0, "build villa_1 livorno");
    assert_eq!(table.game.exhausted_by, None);
    assert_eq!(
        table.game.display.iter().flatten().copied().collect::<Vec<_>>(),
        [building("villa_2")]
    );
}

/// R44: a payment is asked only if there are several.
#[test]
fn the_only_payment_is_not_asked() {
    let mut table = base(2).shows("villa_2").bricks(0, "bbkkk").coins(0, 0).table();
    let mut white = table.clone();
    table.play(0, "build villa_2 massa");
    assert_eq!((table.asked(), table.who(0).bricks), (vec![1], bricks("kkk")));
    white.play(0, "build villa_2 lerici");
    assert_eq!(white.legal_texts(0), ["pay bb", "pay bk", "pay kk"]);
    let mut one_colour = base(2).shows("villa_2").bricks(0, "kkk").coins(0, 0).table();
    one_colour.play(0, "build villa_2 lerici");
    assert_eq!((one_colour.asked(), one_colour.who(0).bricks), (vec![1], bricks("k")));
}

/// §6.4: one object for each building, also for three of a kind.
#[test]
fn three_buildings_of_a_type_bring_three_objects() {
    let mut table = base(2)
        .stands(0, "villa_1", "massa")
        .stands(0, "villa_2", "lerici")
        .stands(0, "villa_3", "pisa")
        .table();
    table.play(0, "score_type villa");
    assert_eq!(table.who(0).objects, [0, 0, 0, 0, 0, 3]);
}

/// §7.3: replacing belongs to the expansion.
#[test]
fn the_base_game_knows_no_replacing() {
    let table = base(2).stands(0, "gate_4", "livorno").shows("villa_5").bricks(0, "w").table();
    let reason = table.why(0, "replace gate_4 villa_5");
    assert_eq!((reason.message.key, reason.rule), ("why-expansion_only", "7.3"));
}
