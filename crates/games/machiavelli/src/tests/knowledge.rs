//! §4: what is seen is remembered, and samples respect it.

use signoria_engine::{GameRng, NullSink, Seed, Viewer};
use signoria_testkit::walk;

use super::*;

/// Many worlds that look like this one to a seat.
fn worlds(table: &Table<Machiavelli>, number: u8) -> Vec<Machiavelli> {
    let view = table.view(number);
    let mut rng = GameRng::new(Seed::from_number(7)).next_stream();
    (0..60).map(|_| Machiavelli::determinize(&view, &mut rng)).collect()
}

fn hand_in(world: &Machiavelli, number: u8) -> Vec<&'static str> {
    world.player(seat(number)).hand.iter().map(Card::id).collect()
}

const HOLDERS: [(u8, &str); 4] = [(0, "magician"), (1, "thief"), (2, "king"), (3, "warlord")];

#[test]
fn swapped_hands_are_known_to_both() {
    let mut table =
        scene(4, CLASSIC, "").hand(0, "tavern temple").hand(1, "market palace").hold(&HOLDERS);
    table.until("magician");
    table.play(0, "swap 1");
    for world in worlds(&table, 0) {
        assert_eq!(hand_in(&world, 1), ["temple", "tavern"]);
    }
    for world in worlds(&table, 1) {
        assert_eq!(hand_in(&world, 0), ["palace", "market"]);
    }
    let strangers: Vec<_> = worlds(&table, 2).iter().map(|world| hand_in(world, 1)).collect();
    assert!(strangers.iter().any(|hand| *hand != strangers[0]), "others can only guess");
}

#[test]
fn an_unseen_loss_leaves_all_but_one_card_certain() {
    let mut table = scene(4, CLASSIC, "laboratory")
        .hand(0, "tavern temple docks")
        .hand(2, "market palace")
        .city(2, "laboratory")
        .hold(&HOLDERS);
    table.until("magician");
    table.play_all(0, &["swap 2", "take gold", "end"]);
    table.until("king");
    table.play_all(2, &["laboratory temple", "take gold"]);
    let view = table.view(0);
    assert_eq!((view.players[2].remembered.len(), view.players[2].doubt), (3, 1));
    let mut lost = Vec::new();
    for world in worlds(&table, 0) {
        let known: Vec<_> = hand_in(&world, 2)
            .into_iter()
            .filter(|id| ["tavern", "temple", "docks"].contains(id))
            .collect();
        assert!(known.len() >= 2, "{known:?}");
        lost.extend(["tavern", "temple", "docks"].into_iter().filter(|id| !known.contains(id)));
    }
    assert!(["tavern", "temple", "docks"].iter().all(|id| lost.contains(id)), "any may be gone");
    // Building a remembered card in the open takes it off the list.
    table.play(2, "build tavern");
    assert_eq!(table.view(0).players[2].remembered, named("temple docks"));
    table.sound();
}

#[test]
fn a_card_put_under_the_deck_is_remembered_until_it_is_drawn() {
    let mut table = scene(4, CLASSIC, "").deck("tavern palace market").hold(&[
        (0, "merchant"),
        (1, "thief"),
        (2, "king"),
        (3, "warlord"),
    ]);
    table.until("merchant");
    table.play_all(0, &["take cards", "keep palace"]);
    let known = |number: u8| table.view(number).deck.known.first().and_then(|(_, it)| it.card);
    assert_eq!((known(0), known(1)), (Some(Card::Tavern), None));
    table.play(0, "end");
    table.until("warlord");
    table.play(3, "take cards");
    table.play(3, "keep tavern");
    // Seat 0 knew one of the two cards drawn, so they cannot tell which was kept.
    assert!(table.view(0).players[3].remembered.is_empty());
}

#[test]
fn a_player_who_knows_all_drawn_cards_knows_that_one_was_kept() {
    let mut table = scene(4, CLASSIC, "").deck("tavern palace").hold(&[
        (0, "merchant"),
        (1, "thief"),
        (2, "king"),
        (3, "warlord"),
    ]);
    for place in 0..2 {
        table.game.piles.deck_mut()[place].known = SeatSet::one(seat(0));
    }
    table.until("warlord");
    table.play_all(3, &["take cards", "keep tavern"]);
    let player = table.view(0).players[3].clone();
    assert_eq!((player.remembered, player.doubt), (named("palace tavern"), 1));
}

#[test]
fn the_seer_and_her_victims_remember() {
    let cast = "witch spy seer king bishop merchant scholar diplomat";
    let mut table = scene(4, cast, "").hand(0, "palace").hand(1, "tavern").hold(&[
        (0, "seer"),
        (1, "king"),
        (2, "bishop"),
        (3, "merchant"),
    ]);
    table.until("seer");
    table.play(0, "gather");
    assert_eq!(table.view(1).players[0].remembered, named("tavern"), "they know what they lost");
    table.play(0, "give palace");
    assert_eq!(table.view(0).players[1].remembered, named("palace"));
    assert!(table.view(2).players[1].remembered.is_empty());
    for world in worlds(&table, 0) {
        assert_eq!(hand_in(&world, 1), ["palace"]);
    }
}

#[test]
fn packets_seen_bound_the_characters_of_the_others() {
    let mut table = Table::<Machiavelli>::deal(4, 11);
    let mut seen = Vec::new();
    while let Some(Frame::Pick { .. }) = table.game.stack.top() {
        let number = table.asked()[0];
        let packet: Vec<String> = table.may(number, "pick");
        table.play(number, &packet[0]);
        seen.push((number, packet));
    }
    // The third picker: earlier cards are with the first two or face down, later ones with the last.
    let (third, packet) = seen[2].clone();
    let last = seen[3].0;
    let own = table.view(third).players[usize::from(third)].characters[0];
    for world in worlds(&table, third) {
        assert_eq!(world.holder(own), Some(seat(third)));
        let theirs: Vec<Character> = world.characters_of(seat(last)).collect();
        assert!(packet.contains(&format!("pick {}", theirs[0])), "{theirs:?} was in my packet");
        for (number, _) in &seen[..2] {
            let theirs: Vec<Character> = world.characters_of(seat(*number)).collect();
            assert!(!packet.contains(&format!("pick {}", theirs[0])), "{theirs:?} was gone");
        }
    }
}

#[test]
fn a_silent_rank_has_no_holder_in_any_world() {
    let mut table = scene(4, CLASSIC, "").hold(&HOLDERS);
    table.until("thief");
    for world in worlds(&table, 1) {
        assert_eq!(world.holder(Character::Assassin), None);
    }
}

#[test]
fn a_murdered_silent_rank_may_be_anybodys() {
    let mut table = scene(6, CLASSIC, "").hold(&[
        (0, "assassin"),
        (1, "thief"),
        (2, "king"),
        (3, "warlord"),
        (4, "bishop"),
        (5, "merchant"),
    ]);
    table.play_all(0, &["murder thief", "take gold", "end"]);
    let holders: Vec<Option<Seat>> =
        worlds(&table, 0).iter().map(|world| world.holder(Character::Thief)).collect();
    assert!(holders.contains(&None) && holders.contains(&Some(seat(1))), "{holders:?}");
    // The fourth picker saw every other card: only one neighbour can have it.
    let fourth = worlds(&table, 3);
    assert!(fourth.iter().all(|world| world.holder(Character::Thief) == Some(seat(1))));
}

#[test]
fn the_signed_warrant_is_anybodys_guess() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal";
    let mut table =
        scene(4, cast, "").hold(&[(0, "magistrate"), (1, "thief"), (2, "bishop"), (3, "marshal")]);
    table.play_all(0, &["warrants", "sign bishop", "blank thief", "blank marshal"]);
    let signed: Vec<_> = worlds(&table, 1).iter().map(|world| world.marks.signed).collect();
    for id in ["bishop", "thief", "marshal"] {
        assert!(signed.contains(&Some(who(id))), "{id}");
    }
    assert!(worlds(&table, 0).iter().all(|world| world.marks.signed == Some(Character::Bishop)));
}

#[test]
fn opening_hands_hold_no_action_cards_in_any_world() {
    let options = Options { action_cards: true, ..Options::default() };
    let table = Table::<Machiavelli>::deal_with(5, 3, options);
    for world in worlds(&table, 0) {
        for number in 1..5 {
            assert_eq!(world.player(seat(number)).hand.actions(), 0);
        }
    }
}

#[test]
fn half_made_choices_are_hidden_from_others() {
    let mut table = scene(4, CLASSIC, "").hand(0, "tavern temple market").hold(&HOLDERS);
    table.until("magician");
    table.play(0, "redraw");
    let before = [Viewer::Seat(seat(1)), Viewer::Spectator].map(|who| table.game.view(who));
    table.play(0, "discard temple");
    let after = [Viewer::Seat(seat(1)), Viewer::Spectator].map(|who| table.game.view(who));
    assert_eq!(before, after);
    assert_eq!(table.view(0).turn.picked, named("temple"));
}

/// The same state with the memories of all players blank, as `determinize` leaves those of the others.
fn forgetful(game: &Machiavelli) -> Machiavelli {
    let mut copy = game.clone();
    for player in &mut copy.players {
        let fresh = Player::new();
        (player.memory, player.doubt) = (fresh.memory, fresh.doubt);
    }
    copy
}

/// Worlds are sampled without the memories of other seats: no rule may depend on them, or a bot would
/// search a different game.
#[test]
fn memories_change_no_rule() {
    let options = Options { set: Set::Random, action_cards: true, ..Options::default() };
    let mut remembered = 0;
    for seats in [2, 3, 5, 8] {
        walk::<Machiavelli>(seats, &options, 0..6, |before, seat, action, after, _| {
            let mut blank = forgetful(before);
            remembered += u64::from(blank != *before);
            for asked in before.to_act() {
                let (mut with, mut without) = (Vec::new(), Vec::new());
                before.legal(asked, &mut with);
                blank.legal(asked, &mut without);
                assert_eq!(with, without);
            }
            blank.apply(seat, action, &mut NullSink);
            assert!(forgetful(&blank) == forgetful(after), "{action} of {seat}");
        });
    }
    assert!(remembered > 1000, "there was something to forget: {remembered}");
}

/// Three players, the first of whom has the second packet and misses the King in it: in how many of 200
/// sampled states the second and the third took the King, if all players prefer the King this much.
fn kings(liking: f32) -> [usize; 2] {
    let king = who("king");
    let mut table = Table::<Machiavelli>::deal(3, 1);
    let takers = [0, 1, 2].map(|step| table.game.first.clockwise(step, 3));
    table.play(takers[0], "pick merchant").play(takers[1], "pick king");
    let rest = table.legal_texts(takers[2]);
    table.play(takers[2], &rest[0]);
    let view = table.view(takers[0]);
    let taste = |_: &Machiavelli, _: Seat, _: bool, cast: &[Character]| {
        std::array::from_fn(|at| if cast.get(at) == Some(&king) { liking } else { 0.0 })
    };
    let mut rng = GameRng::new(Seed::from_number(5)).next_stream();
    let mut kings = [0; 2];
    for _ in 0..200 {
        let world = Machiavelli::sample_determinization(&view, &taste, &mut rng);
        assert_eq!(world.view(Viewer::Seat(takers[0])), view, "it looks the same");
        for (taken, taker) in kings.iter_mut().zip(&takers[1..]) {
            *taken += usize::from(world.selected().any(|one| one == (Some(*taker), king)));
        }
    }
    kings
}

#[test]
fn imagined_selections_follow_the_tastes_of_the_others() {
    let [second, third] = kings(0.0);
    assert!((45..=90).contains(&second) && (45..=90).contains(&third), "{second} {third}");
    let [second, third] = kings(6.0);
    assert!(
        second > 190 && third < 10,
        "the player who chose before would have taken the King: {second} {third}"
    );
    let [second, third] = kings(-6.0);
    assert!(second + third < 10, "the King was laid aside at random: {second} {third}");
}

#[test]
fn a_selection_is_told_in_the_order_in_which_characters_left_the_packet() {
    let table = scene(4, CLASSIC, "").hold(&HOLDERS);
    let order: Vec<_> = table.game.selected().collect();
    let takers: Vec<_> = order.iter().filter_map(|(taker, _)| *taker).collect();
    assert_eq!(takers.len(), 4);
    for (holder, id) in HOLDERS {
        assert!(order.contains(&(Some(seat(holder)), who(id))), "{id}");
    }
    assert_eq!(order[0].0, None, "the first one lies face down");
}
