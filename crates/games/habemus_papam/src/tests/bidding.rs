//! §5.5: V01–V04, V09–V19, V55.

use signoria_engine::{Answer, Game, Viewer};

use super::table::{ALWIN, PETER, REYNOLD, TESSA, Table};
use crate::{Bid, Choice, Frame, Mode, cards::Ploy};

/// Bids of all four without action cards and the order they give.
#[track_caller]
fn check_order(
    camerlengo: signoria_engine::Seat,
    bids: [&str; 4],
    order: [signoria_engine::Seat; 4],
) {
    let mut table = Table::new(4).camerlengo(camerlengo);
    for player in table.game.players.values_mut() {
        player.goods.gems = [4, 4, 4, 4];
    }
    table.bids(&bids);
    assert_eq!(table.order(), order);
}

#[test]
fn v01_count_beats_value() {
    check_order(REYNOLD, ["3A", "2D", "1D", "-"], [TESSA, ALWIN, PETER, REYNOLD]);
}

#[test]
fn v02_equal_counts_compare_gem_by_gem() {
    check_order(TESSA, ["2D1A", "2D1R", "1R", "1S"], [ALWIN, TESSA, PETER, REYNOLD]);
}

#[test]
fn v03_equal_bids_go_clockwise_from_the_camerlengo_and_gems_go_to_the_bank() {
    let mut table = Table::new(4);
    table.bids(&["1S", "1S", "2A", "1S"]);
    assert_eq!(table.order(), [PETER, TESSA, ALWIN, REYNOLD]);
    assert_eq!(table.game.bank.gems, [0, 0, 3, 2]);
    assert_eq!(table.game.players[PETER].goods.gems, [4, 1, 2, 1]);
}

#[test]
fn v04_the_second_best_gem_is_fictitious() {
    let mut table = Table::new(4);
    table.game.players[REYNOLD].mode = Mode::DoubleTop;
    table.bids(&["-", "-", "-", "1D1S"]);
    assert_eq!(table.game.effective_bid(REYNOLD), Bid::new([2, 0, 1, 0]));
    assert_eq!(table.game.players[REYNOLD].goods.gems, [3, 1, 1, 3]);
}

#[test]
fn v09_without_bids_the_camerlengo_picks_first() {
    check_order(PETER, ["-", "-", "-", "-"], [PETER, REYNOLD, TESSA, ALWIN]);
}

#[test]
fn v10_a_doubled_diamond_beats_diamond_and_ruby_but_not_three_ambers() {
    let mut table = Table::new(4);
    table.game.players[ALWIN].mode = Mode::DoubleTop;
    table.bids(&["1D1R", "1D", "3A", "-"]);
    assert_eq!(table.order(), [PETER, ALWIN, TESSA, REYNOLD]);
}

#[test]
fn v11_nothing_doubled_stays_nothing() {
    let mut table = Table::new(4).camerlengo(REYNOLD);
    table.game.players[ALWIN].mode = Mode::DoubleTop;
    table.bids(&["1A", "-", "-", "-"]);
    assert_eq!(table.order(), [TESSA, REYNOLD, ALWIN, PETER]);
}

#[test]
fn v13_two_fixed_bids_of_three_rubies() {
    let mut table = Table::new(4).camerlengo(PETER);
    table.game.players[TESSA].mode = Mode::ThreeRubies;
    table.game.players[REYNOLD].mode = Mode::ThreeRubies;
    let mut table = table.at(Frame::FirstBids);
    table.asks(&[ALWIN, PETER]);
    table.play(ALWIN, "bid 3D").play(PETER, "bid -");
    assert_eq!(table.order(), [ALWIN, REYNOLD, TESSA, PETER]);
    assert_eq!(table.game.players[TESSA].goods.gems, [4, 1, 2, 3], "three rubies cost no gems");
}

#[test]
fn v14_who_bids_last_sees_the_others_first() {
    let table = Table::new(4).hand(ALWIN, &[Ploy::OthersBidFirst]);
    let mut table = table.at(Frame::Select);
    table.asks(&[ALWIN]).play_hint();
    table.play(ALWIN, "play others_bid_first").asks(&[TESSA, PETER, REYNOLD]);
    table.play(TESSA, "bid 1D").play(PETER, "bid -").play(REYNOLD, "bid 1S");
    table.asks(&[ALWIN]);
    let seen = table.game.view(Viewer::Seat(ALWIN));
    let bids: Vec<_> = [TESSA, PETER, REYNOLD].map(|seat| seen.players[seat].bid).to_vec();
    let known = |text: &str| Answer::Known(text.parse().unwrap());
    assert_eq!(bids, [known("1D"), known("-"), known("1S")]);
    table.play(ALWIN, "bid 2A");
    assert_eq!(table.order(), [ALWIN, TESSA, REYNOLD, PETER]);
}

#[test]
fn v15_two_who_bid_last_bid_hidden_from_each_other() {
    let table = Table::new(4)
        .camerlengo(ALWIN)
        .gold([10; 4])
        .hand(ALWIN, &[Ploy::OthersBidFirst])
        .hand(PETER, &[Ploy::OthersBidFirst]);
    let mut table = table.at(Frame::Select);
    table.play(ALWIN, "play others_bid_first").play(PETER, "play others_bid_first");
    assert_eq!(table.all_gold(), [6, 14, 14, 6]);
    table.asks(&[TESSA, REYNOLD]);
    table.play(TESSA, "bid -").play(REYNOLD, "bid -").asks(&[ALWIN, PETER]);
    table.play(ALWIN, "bid 3A");
    assert_eq!(table.game.view(Viewer::Seat(PETER)).players[ALWIN].bid, Answer::Sealed);
    assert_eq!(table.game.view(Viewer::Spectator).players[ALWIN].bid, Answer::Sealed);
    table.play(PETER, "bid -");
    assert_eq!(table.order()[0], ALWIN);
}

#[test]
fn v17_real_rubies_tie_with_fixed_ones() {
    let mut table = Table::new(4).camerlengo(REYNOLD);
    table.game.players[REYNOLD].goods.gems = [4, 3, 2, 3];
    table.game.players[TESSA].mode = Mode::ThreeRubies;
    let mut table = table.at(Frame::FirstBids);
    table.play(ALWIN, "bid -").play(PETER, "bid -").play(REYNOLD, "bid 3R");
    assert_eq!(table.order(), [REYNOLD, TESSA, ALWIN, PETER]);
}

#[test]
fn v18_a_new_camerlengo_does_not_change_the_order_of_the_round() {
    let mut table = Table::new(4);
    table.bids(&["1S", "1S", "1S", "1S"]);
    assert_eq!(table.order(), [TESSA, ALWIN, PETER, REYNOLD]);
    table.play(TESSA, "take cardinal").play(ALWIN, "take camerlengo").asks(&[PETER]);
    table.play(PETER, "take political");
    // Reynold gets the last card without being asked; round 2 begins.
    assert_eq!(table.game.round, 2);
    while table.game.stack.top() != Some(Frame::FirstBids) {
        let seat = table.asked()[0];
        table.play(seat, "pass");
    }
    table.bids(&["-", "-", "-", "-"]);
    assert_eq!(table.order(), [ALWIN, PETER, REYNOLD, TESSA]);
}

#[test]
fn v19_a_doubled_bid_has_at_most_two_gems() {
    let mut table = Table::new(4);
    table.game.players[TESSA].mode = Mode::DoubleTop;
    table.game.players[TESSA].goods.gems = [2, 1, 0, 0];
    let mut legal = table.legal(TESSA);
    legal.sort();
    assert_eq!(legal, ["bid -", "bid 1D", "bid 1D1R", "bid 1R", "bid 2D"]);
    table.play(TESSA, "bid 2D");
    assert_eq!(table.game.effective_bid(TESSA), Bid::new([3, 0, 0, 0]));
}

#[test]
fn v55_others_see_neither_bids_nor_missions_and_no_goods_without_memory_aid() {
    let mut table = Table::new(4);
    for seat in [TESSA, PETER, REYNOLD] {
        table.play(seat, "bid 1D");
    }
    let seen = table.game.view(Viewer::Seat(ALWIN));
    for (seat, player) in seen.players.iter().filter(|(seat, _)| *seat != ALWIN) {
        assert_eq!(player.bid, Answer::Sealed);
        assert_eq!(player.known_missions, None);
        assert_eq!(player.discarded, None);
        assert_eq!(seen.shown_goods(seat), None, "decision D1: not shown, though trackable");
    }
    assert!(seen.shown_goods(ALWIN).is_some());
    assert_eq!(seen.players[ALWIN].bid, Answer::Missing);
    assert!(seen.players[ALWIN].known_missions.is_some());
    table.play(ALWIN, "bid -");
    let seen = table.game.view(Viewer::Seat(ALWIN));
    assert_eq!(seen.players[TESSA].bid, Answer::Known(Bid::new([1, 0, 0, 0])));
}

#[test]
fn with_the_start_kit_there_are_29_bids_and_14_doubled_ones() {
    let mut table = Table::new(4);
    assert_eq!(table.legal(TESSA).len(), 29);
    table.game.players[TESSA].mode = Mode::DoubleTop;
    assert_eq!(table.legal(TESSA).len(), 14);
}

#[test]
fn r15_without_a_bidder_in_stage_one_stage_two_comes_at_once() {
    let mut table = Table::new(3);
    table.game.players[TESSA].mode = Mode::ThreeRubies;
    table.game.players[ALWIN].mode = Mode::Last;
    table.game.players[PETER].mode = Mode::Last;
    let table = table.at(Frame::FirstBids);
    table.asks(&[ALWIN, PETER]);
    assert_eq!(table.game.stack.top(), Some(Frame::LastBids));
}

/// §5.4: a card changes the bid of the round in which it is played.
#[test]
fn an_action_card_shapes_the_bid_of_its_round_only() {
    let mut table = Table::new(4);
    for (seat, mode) in [(TESSA, Mode::DoubleTop), (ALWIN, Mode::ThreeRubies), (PETER, Mode::Last)]
    {
        table.game.players[seat].mode = mode;
        table.game.players[seat].chosen.seal(Choice::Pass);
        table.game.players[seat].bid.seal(Bid::NONE);
    }
    let table = table.at(Frame::RoundStart);
    assert_eq!(table.game.stack.top(), Some(Frame::FirstBids));
    table.asks(&[TESSA, ALWIN, PETER, REYNOLD]);
    for player in table.game.players.values() {
        assert_eq!(
            (player.mode, player.chosen.get(), player.bid.get()),
            (Mode::Normal, None, None)
        );
    }
}

#[test]
fn inv_8_the_ranking_is_a_strict_total_order_of_strengths() {
    let mut strengths: Vec<u16> = Bid::ALL.iter().map(|bid| bid.strength()).collect();
    strengths.sort_unstable();
    strengths.dedup();
    assert_eq!(strengths.len(), 35, "different bids are never equal");
}

#[test]
fn inv_9_raising_a_bid_never_weakens_it() {
    for bid in Bid::ALL {
        let gems = bid.gems();
        for kind in 0..4 {
            let mut more = gems;
            more[kind] += 1;
            if bid.len() < 3 {
                assert!(Bid::new(more).strength() > bid.strength(), "{bid} plus a gem");
            }
            if kind > 0 && gems[kind] > 0 {
                let mut better = gems;
                better[kind] -= 1;
                better[kind - 1] += 1;
                assert!(Bid::new(better).strength() > bid.strength(), "{bid} with a better gem");
            }
        }
    }
}

#[test]
fn inv_10_rotating_the_table_rotates_the_result() {
    let bids = ["1S", "2A", "1S", "-"];
    for turn in 0..4_u8 {
        let mut table = Table::new(4).camerlengo(PETER.clockwise(turn, 4));
        for (steps, bid) in bids.iter().enumerate() {
            let seat = TESSA.clockwise(steps as u8 + turn, 4);
            table.play(seat, &format!("bid {bid}"));
        }
        let expected = [ALWIN, PETER, TESSA, REYNOLD].map(|seat| seat.clockwise(turn, 4));
        assert_eq!(table.order(), expected);
    }
}

impl Table {
    /// Alwin is asked for an action card and for nothing else.
    fn play_hint(&self) {
        assert_eq!(self.legal(ALWIN), ["pass", "play others_bid_first"]);
    }
}

/// "Anna bids a ruby and two ambers, Bruno a diamond and a sapphire, Chiara three ambers …"
#[test]
fn the_worked_example_of_the_rules_page_is_played() {
    let mut table = Table::new(3);
    table.bids(&["1R2A", "1D1S", "3A"]);
    let names = ["Anna", "Bruno", "Chiara"];
    let order: Vec<&str> = table.order().iter().map(|seat| names[seat.index()]).collect();
    for lang in ["en", "nl"] {
        let sample = signoria_testkit::samples::sample("habemus_papam", lang);
        let last = sample.trim_end_matches('.').rsplit(". ").next().unwrap().to_owned();
        let mut told: Vec<&str> = names.into_iter().filter(|name| last.contains(name)).collect();
        told.sort_by_key(|name| last.find(name));
        assert_eq!(told, order, "{lang}: {last}");
    }
}
