//! §4: what only the owner learns, and when the rest is shown.

use signoria_engine::{Answer, Game, Viewer};

use super::table::{ALWIN, PETER, REYNOLD, TESSA, Table};
use crate::{
    Bid, Choice, Event, EventView, Frame, HabemusPapam,
    cards::{Card, Mission, Ploy},
};

#[test]
fn a_chosen_action_card_is_sealed_until_all_have_chosen() {
    let table = Table::new(4).hand(TESSA, &[Ploy::Receive10]).hand(ALWIN, &[Ploy::ThreeRubies]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play receive_10").asks(&[ALWIN]);
    let seen = |table: &Table, who| table.game.view(who).players[TESSA].chosen;
    let card = Answer::Known(Choice::Play(Ploy::Receive10));
    assert_eq!(seen(&table, Viewer::Seat(TESSA)), card);
    for who in [Viewer::Seat(ALWIN), Viewer::Spectator] {
        assert_eq!(seen(&table, who), Answer::Sealed);
    }
    assert!(!table.happened(|event| matches!(event, EventView::PloysRevealed { .. })));
    table.play(ALWIN, "play three_rubies");
    assert_eq!(seen(&table, Viewer::Spectator), card);
    assert!(table.happened(|event| matches!(event, EventView::PloysRevealed { .. })));
}

#[test]
fn missions_dealt_and_laid_away_are_told_to_their_owner_only() {
    let missions = [Mission::FranceThree, Mission::SpainUrban];
    let dealt = Event::MissionsDealt { seat: TESSA, missions };
    let laid_away = Event::MissionDiscarded { seat: TESSA, mission: missions[0] };
    let told = |event: &Event, who| HabemusPapam::event_view(event, who);
    let owner = Viewer::Seat(TESSA);
    assert_eq!(
        told(&dealt, owner),
        Some(EventView::MissionsDealt { seat: TESSA, missions: Some(missions) })
    );
    assert_eq!(
        told(&laid_away, owner),
        Some(EventView::MissionDiscarded { seat: TESSA, mission: Some(missions[0]) })
    );
    for who in [Viewer::Seat(PETER), Viewer::Spectator] {
        assert_eq!(
            told(&dealt, who),
            Some(EventView::MissionsDealt { seat: TESSA, missions: None })
        );
        assert_eq!(
            told(&laid_away, who),
            Some(EventView::MissionDiscarded { seat: TESSA, mission: None })
        );
    }
}

/// D1: gold, gems and hands of others are shown with the memory aid, and to all at the end.
#[test]
fn the_memory_aid_shows_the_goods_of_others_and_so_does_the_end() {
    let mut table = Table::new(4);
    let shown = |table: &Table| table.game.view(Viewer::Seat(ALWIN)).shown_goods(TESSA).is_some();
    assert!(!shown(&table));
    table.game.options.memory_aid = true;
    assert!(shown(&table));
    table.game.options.memory_aid = false;
    assert!(shown(&table.at(Frame::FinalScoring)));
}

#[test]
fn what_was_turned_up_cannot_be_taken_back() {
    let mut table = Table::new(3);
    table.bids(&["1D", "-", "-"]);
    let bids = table.events.iter().find(|event| {
        matches!(event, Event::Open(EventView::BidsRevealed { bids })
            if bids[TESSA] == Some(Bid::new([1, 0, 0, 0])))
    });
    assert!(HabemusPapam::reveals(bids.expect("the bids were shown")));
    let table = Table::new(3).hand(TESSA, &[Ploy::Receive10]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play receive_10");
    let ploys = table
        .events
        .iter()
        .find(|event| matches!(event, Event::Open(EventView::PloysRevealed { .. })));
    assert!(HabemusPapam::reveals(ploys.expect("the cards were shown")));
    let card = Card::Ploy(Ploy::Swap);
    assert!(HabemusPapam::reveals(&Event::Open(EventView::Revealed { card })));
    assert!(!HabemusPapam::reveals(&Event::Open(EventView::LeftOver { card })));
}

#[test]
fn sealed_choices_can_be_sampled_again_in_a_determinization() {
    let mut table = Table::new(4);
    table.play(TESSA, "bid 1D").play(ALWIN, "bid -").asks(&[PETER, REYNOLD]);
    let bid = |table: &Table, seat| table.game.players[seat].bid.get();
    table.game.unseal(ALWIN);
    table.asks(&[TESSA, PETER, REYNOLD]);
    assert_eq!(bid(&table, TESSA), None, "it was under seal");
    assert!(bid(&table, ALWIN).is_some(), "one's own answer is known");

    let table = Table::new(4).hand(TESSA, &[Ploy::Receive10]).hand(ALWIN, &[Ploy::ThreeRubies]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play receive_10");
    table.game.unseal(ALWIN);
    table.asks(&[TESSA, ALWIN]);
    assert_eq!(table.game.players[TESSA].chosen.get(), None);

    let mut table = Table::new(4).at(Frame::Discard);
    let missions = table.game.players[TESSA].missions.clone();
    let text = table.legal(TESSA)[0].clone();
    table.play(TESSA, &text);
    table.game.unseal(ALWIN);
    table.asks(&[TESSA, ALWIN, PETER, REYNOLD]);
    let held = &table.game.players[TESSA].missions;
    assert!(missions.iter().all(|mission| held.contains(mission)), "{held:?}");
    assert_eq!(held.len(), missions.len());
}

#[test]
fn bids_that_lie_open_stay_when_the_last_ones_are_imagined() {
    let table = Table::new(4).hand(TESSA, &[Ploy::OthersBidFirst]);
    let mut table = table.hand(ALWIN, &[Ploy::OthersBidFirst]).at(Frame::Select);
    table.play(TESSA, "play others_bid_first").play(ALWIN, "play others_bid_first");
    table.play(PETER, "bid 1D").play(REYNOLD, "bid 1S").asks(&[TESSA, ALWIN]);
    table.play(TESSA, "bid 2A");
    table.game.unseal(ALWIN);
    table.asks(&[TESSA, ALWIN]);
    let bids = table.game.players.map(|_, player| player.bid.is_given());
    assert_eq!([TESSA, ALWIN, PETER, REYNOLD].map(|seat| bids[seat]), [false, false, true, true]);
}
