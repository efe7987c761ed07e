//! Which seat knows what (§6), and sampling hidden information.

use signoria_engine::{Game, NullSink, Seat, SeedableRng, Viewer};
use signoria_testkit::TestRng;

use super::{S0, S1, S2, setup, table};
use crate::{
    NotreDame,
    cards::{ActionCard, CardSet},
    event::{Cause, Event, EventView},
    view::View,
};

/// How often chance is asked.
const SAMPLES: u32 = 6_000;

/// Every player answers the draft with their first choice.
fn draft(table: &mut super::Table) {
    for _ in 0..2 * table.game.seats() {
        let seat = table.to_act().first().unwrap();
        let first = table.legal_texts(seat).remove(0);
        table.play(seat, &first);
    }
}

fn known(view: &View, owner: Seat) -> usize {
    view.players[owner].cards.iter().flatten().count()
}

#[test]
fn during_the_draft_a_seat_sees_its_own_three_cards_only() {
    let mut table = table(4);
    let view = table.view(0);
    assert_eq!(view.players[S0].loose[0].len(), 3);
    for other in 1..4 {
        let other = &view.players[Seat::new(other)];
        assert!(other.loose.iter().all(|set| set.is_empty()));
        assert!(other.cards.iter().all(Option::is_none));
        assert_eq!((other.hand.len(), other.pile), (0, 6));
    }
    let first = table.legal_texts(0).remove(0);
    table.play(0, &first);
    let view = table.view(0);
    assert!(view.players[S0].cards[0].is_some(), "the owner knows what they kept");
    assert_eq!(view.players[S0].loose[0].len(), 2);
    let other = table.view(1);
    assert_eq!(known(&other, S0), 0, "other players do not");
    assert_eq!(other.players[S0].hand.len(), 1, "but all see that they have chosen");
}

#[test]
fn handed_cards_are_hidden_until_all_have_chosen() {
    let mut table = table(3);
    let first = table.legal_texts(0).remove(0);
    table.play(0, &first);
    let first = table.legal_texts(1).remove(0);
    table.play(1, &first);
    assert!(table.view(1).players[S0].loose[0].is_empty());
    let first = table.legal_texts(2).remove(0);
    table.play(2, &first);
    assert_eq!(table.view(1).players[S0].loose[0].len(), 2, "now the left neighbour looks");
    assert!(table.view(2).players[S0].loose[0].is_empty());
}

#[test]
fn the_last_card_is_hidden_until_all_have_chosen_again() {
    let mut table = table(3);
    let choose = |table: &mut super::Table, seat: u8| {
        let first = table.legal_texts(seat).remove(0);
        table.play(seat, &first);
    };
    for seat in [0, 1, 2, 1] {
        choose(&mut table, seat);
    }
    assert_eq!(table.view(2).players[S0].cards[2], None);
    for seat in [0, 2] {
        choose(&mut table, seat);
    }
    assert!(table.view(2).players[S0].cards[2].is_some());
}

#[test]
fn after_the_draft_each_player_knows_the_cards_they_held() {
    let mut table = table(4);
    draft(&mut table);
    for seat in Seat::all(4) {
        let view = table.view(seat);
        let right = seat.right(4);
        assert_eq!(known(&view, seat), 1, "the own card they kept; two more went left, loose");
        assert_eq!(view.players[seat].loose[0].len(), 2);
        assert_eq!(known(&view, right), 2, "the two cards they chose between");
        assert_eq!(known(&view, right.right(4)), 1, "the card that came last");
        assert_eq!(known(&view, seat.left(4)), 0);
        assert_eq!(view.own_hand().count(), 3);
        // The one card of another hand a player knows for certain is the last one they handed on.
        let left = &view.players[seat.left(4)].hand;
        assert_eq!(left.iter().filter(|card| card.kind.is_some()).count(), 1);
    }
    let spectator = table.game.view(Viewer::Spectator);
    assert!(Seat::all(4).all(|seat| known(&spectator, seat) == 0));
}

#[test]
fn with_two_players_the_opponent_knows_two_cards() {
    let mut table = table(2);
    draft(&mut table);
    for (seat, other) in [(S0, S1), (S1, S0)] {
        let view = table.view(seat);
        let hand = &view.players[other].hand;
        assert_eq!(hand.iter().filter(|card| card.kind.is_some()).count(), 2);
        assert_eq!(known(&view, seat), 3, "the returned card tells where the others are");
    }
}

#[test]
fn playing_one_of_two_handed_cards_tells_its_owner_where_the_other_is() {
    let mut table = table(3);
    draft(&mut table);
    // Slot 1 of seat 1 is a card of seat 0.
    let card = table.game.in_hand(S1, 1).unwrap();
    table.game.start = S1;
    super::go(&mut table, crate::frame::Frame::Play { pass: 1, turn: 0 });
    assert_eq!(known(&table.view(0), S0), 1);
    table.play(1, &format!("play {card}"));
    assert_eq!(known(&table.view(0), S0), 3);
    assert!(table.view(0).players[S2].hand.iter().any(|held| held.kind.is_some()));
}

#[test]
fn handed_cards_are_told_to_giver_and_receiver_only() {
    let mut table = table(4);
    draft(&mut table);
    let passes = |who| {
        let told = table.told(who);
        told.iter().filter(|event| matches!(event, EventView::Passed { .. })).count()
    };
    for seat in Seat::all(4) {
        assert_eq!(passes(Viewer::Seat(seat)), 4, "two given, two received");
    }
    assert_eq!(passes(Viewer::Spectator), 0);
    let told = table.told(Viewer::Seat(S0));
    let hidden = |event: &&EventView| matches!(event, EventView::Kept { card: None, .. });
    assert_eq!(told.iter().filter(hidden).count(), 6);
}

#[test]
fn drawn_cards_are_hidden_from_others() {
    let table = super::Table::deal(3, 1);
    let drawn = |who| -> Vec<Seat> {
        let told = table.told(who);
        let seats = told.iter().filter_map(|event| match event {
            EventView::Drew { seat, .. } => Some(*seat),
            _ => None,
        });
        seats.collect()
    };
    for seat in Seat::all(3) {
        assert_eq!(drawn(Viewer::Seat(seat)), [seat]);
    }
    assert!(drawn(Viewer::Spectator).is_empty());
}

/// the players know whether an own card was kept or came back, a spectator does not.
#[test]
fn with_two_players_a_spectator_cannot_tell_a_kept_card_from_a_returned_one() {
    let mut kept = table(2);
    draft(&mut kept);
    let mut returned = kept.clone();
    returned.game.players[S0].swap_returned(1);
    let card = kept.game.in_hand(S0, 0).unwrap();
    assert_eq!(returned.game.in_hand(S0, 2), Some(card));
    for table in [&mut kept, &mut returned] {
        table.play(0, &format!("play {card}"));
    }
    assert_eq!(kept.game.view(Viewer::Spectator), returned.game.view(Viewer::Spectator));
    assert_ne!(kept.view(1), returned.view(1));
}

#[test]
fn what_a_card_showed_cannot_be_taken_back() {
    let mut table = table(3);
    draft(&mut table);
    table.take_events();
    let first = table.legal_texts(0).remove(0);
    table.play(0, &first);
    let played = &table.events[0];
    assert!(matches!(played, Event::Played { .. }) && NotreDame::reveals(played));
    assert!(!NotreDame::reveals(&Event::NoEffect { seat: S0, cause: Cause::Choice }));
}

#[test]
fn closed_persons_are_in_no_view() {
    let game = NotreDame::new(&setup(3, 4), &mut NullSink).unwrap();
    for who in Viewer::all(3) {
        let mut view = game.view(who);
        assert_eq!((view.brown.len(), view.grey.len()), (2, 1));
        // Which persons are left can be seen from those that are open; in which order they come cannot.
        let left = std::mem::take(&mut view.to_come);
        assert!(left.is_sorted() && left.len() == 4 + 2, "{left:?}");
        let text = serde_json::to_string(&view).unwrap();
        for person in game.grey[1..].iter().chain(&game.brown[2..]) {
            assert!(!text.contains(person.id()), "{person}");
        }
    }
}

#[test]
fn samples_spread_over_everything_unknown() {
    let mut table = table(3);
    draft(&mut table);
    let view = table.view(0);
    let mut rng = TestRng::seed_from_u64(1);
    let mut kept = [0_u32; 9];
    let mut piles = [0_u32; 9];
    let mut last_brown = [0_u32; 15];
    for _ in 0..SAMPLES {
        let game = NotreDame::determinize(&view, &mut rng);
        assert_eq!(game.view(Viewer::Seat(S0)), view);
        // Seat 1's own kept card can be any of the nine that seat 0 has not seen elsewhere.
        kept[game.players[S1].deck[0].index()] += 1;
        piles[game.players[S0].deck[8].index()] += 1;
        last_brown[game.brown[5].index()] += 1;
    }
    let even = |counts: &[u32]| {
        let seen: Vec<u32> = counts.iter().copied().filter(|&count| count > 0).collect();
        let fair = SAMPLES / seen.len() as u32;
        seen.iter().all(|count| count.abs_diff(fair) < fair / 4)
    };
    assert!(even(&kept) && even(&piles) && even(&last_brown), "{kept:?} {piles:?} {last_brown:?}");
    let mine: CardSet = table.game.players[S0].deck[..3].iter().copied().collect();
    let possible = ActionCard::ALL.iter().filter(|&&card| !mine.contains(card)).count();
    assert_eq!(piles.iter().filter(|&&count| count > 0).count(), possible, "six cards in the pile");
    assert_eq!(last_brown.iter().filter(|&&count| count > 0).count(), 4);
}
