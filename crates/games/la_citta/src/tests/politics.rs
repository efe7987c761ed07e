//! Political cards and the voice of the people (13).

use signoria_engine::{Game, GameRng, SeedableRng, Viewer, random_playout};
use signoria_testkit::TestRng;

use super::*;
use crate::rules::politics::count;

const CARDS: [PoliticalCard; 7] = [
    PoliticalCard::BreadAndGames,
    PoliticalCard::BreadAndGames,
    PoliticalCard::GoldenTimes,
    PoliticalCard::RichHarvest,
    PoliticalCard::RichHarvest,
    PoliticalCard::Referendum,
    PoliticalCard::Referendum,
];

fn attraction(table: &Table<LaCitta>, city: u8) -> [u8; 3] {
    table.game.attraction(table.game.city(CityId(city)).expect("it stands"))
}

fn games_at(building: Building, gold: u16) -> Table<LaCitta> {
    bare(2)
        .with_city(RED, 5, &[(49, Castle), (50, building)])
        .with_city(BLUE, 4, &[(106, Castle)])
        .with_gold(RED, gold)
        .with_display(CARDS)
        .turn()
}

#[test]
fn v33_bread_and_games_lifts_a_building() {
    for (building, text, gold, attracts) in [
        (Cloister, "card bread_and_games 50 education", 0, [0, 2, 0]),
        (Palazzo, "card bread_and_games 50 culture", 0, [3, 0, 0]),
        (Cathedral, "card bread_and_games 50 culture culture culture", 5, [6, 0, 0]),
    ] {
        let mut table = games_at(building, gold);
        table.play(RED, text);
        assert_eq!(attraction(&table, 0), attracts);
        assert_eq!(table.game.players[RED].gold, 0);
    }
    let poor = games_at(Cathedral, 4);
    let why = poor.why(RED, "card bread_and_games 50 culture culture culture");
    assert_eq!(why.message.key, "why-too_expensive");
}

#[test]
fn v34_each_token_on_a_hospital_chooses_its_colour() {
    let table = games_at(Hospital, 2);
    let mut results = Vec::new();
    for action in table.legal(RED) {
        if let crate::Action::Games { tokens, .. } = action {
            let mut after = table.clone();
            after.play(RED, &action.to_string());
            results.push((tokens.total(), attraction(&after, 0)));
        }
    }
    results.sort_unstable();
    assert_eq!(
        results,
        [(1, [0, 1, 2]), (1, [0, 2, 1]), (2, [0, 1, 3]), (2, [0, 2, 2]), (2, [0, 3, 1])]
    );
    assert_eq!(table.why(RED, "card bread_and_games 50 culture").message.key, "why-no_such_arch");
    assert_eq!(table.why(RED, "card bread_and_games 49 health").message.key, "why-no_such_arch");
    assert_eq!(table.why(RED, "card bread_and_games 106 health").message.key, "why-not_your_tile");
}

#[test]
fn v35_a_second_card_may_go_on_the_same_building() {
    let mut table = games_at(Statue, 9);
    table.play(RED, "card bread_and_games 50 culture culture culture").play(BLUE, "pass");
    assert_eq!(table.game.players[RED].coloured, 1);
    let why = table.why(RED, "card bread_and_games 50 culture culture");
    assert_eq!((why.rule, why.message.key), ("8.5", "why-no_coloured_citizens"));
    table.play(RED, "card bread_and_games 50 culture");
    assert_eq!(attraction(&table, 0), [5, 0, 0]);
}

#[test]
fn v36_harvest_and_games_share_the_coloured_citizens() {
    let mut table = bare(2)
        .with_city(RED, 5, &[(49, Castle), (50, Statue), (48, Farm)])
        .with_city(BLUE, 4, &[(106, Castle)])
        .with_gold(RED, 5)
        .with_display(CARDS)
        .turn();
    table.play(RED, "card rich_harvest 48").play(BLUE, "pass");
    table.play(RED, "card bread_and_games 50 culture culture culture").play(BLUE, "pass");
    assert_eq!(table.game.players[RED].coloured, 0);
    let texts = table.legal_texts(RED);
    assert!(!texts.iter().any(|text| text.contains("games") || text.contains("harvest")));
    table.play(RED, "gold").play(BLUE, "pass").play(RED, "gold").play(BLUE, "pass");
    table.play(RED, "gold").play(BLUE, "pass");
    assert_eq!((table.game.year, table.game.players[RED].coloured), (2, 4));
    assert!(table.game.tokens.is_empty());
    assert_eq!(attraction(&table, 0), [1, 0, 0]);
}

#[test]
fn v37_a_rich_harvest_counts_in_phase_eight_once_per_farm() {
    let harvest = |year| {
        bare(2)
            .with_city(RED, 5, &[(49, Castle), (50, Farm), (48, Farm)])
            .with_city(BLUE, 4, &[(106, Castle)])
            .with_display(CARDS)
            .in_year(year)
            .turn()
    };
    let mut table = harvest(5);
    assert_eq!((table.game.grain(at(48)), table.game.food(RED)), (4, 12));
    table.play(RED, "card rich_harvest 48").play(BLUE, "pass");
    assert_eq!((table.game.food(RED), table.game.bonus_food(RED)), (12, 4));
    let why = table.why(RED, "card rich_harvest 48");
    assert_eq!((why.rule, why.message.key), ("8.5", "why-doubled_already"));
    assert_eq!(table.why(RED, "card rich_harvest 49").message.key, "why-not_a_farm");
    assert!(table.allows(RED, "card rich_harvest 50"));
    assert_eq!(harvest(6).why(RED, "card rich_harvest 48").message.key, "why-last_year");
}

#[test]
fn v38_golden_times_need_room_for_all() {
    let table =
        bare(2).with_city(RED, 4, &[(49, Castle)]).with_gold(RED, 9).with_display(CARDS).turn();
    assert!(table.allows(RED, "card golden_times 0 1"));
    for text in ["card golden_times 0 2", "card golden_times 0 3"] {
        assert_eq!(table.why(RED, text).message.key, "why-no_room");
    }
}

/// §8.5: each level of golden times has its price and takes its citizens out of the supply.
#[test]
fn golden_times_cost_nothing_two_or_five() {
    for (citizens, cost) in [(1, 0), (2, 2), (3, 5)] {
        let start = |gold| {
            bare(2)
                .with_city(RED, 2, &[(49, Castle)])
                .with_city(BLUE, 3, &[(106, Castle)])
                .with_gold(RED, gold)
                .with_display(CARDS)
                .turn()
        };
        let text = format!("card golden_times 0 {citizens}");
        if cost > 0 {
            assert_eq!(start(cost - 1).why(RED, &text).message.key, "why-too_expensive");
        }
        let mut table = start(cost);
        let supply = table.game.supply;
        table.play(RED, &text);
        assert_eq!((table.game.pop(0), table.game.players[RED].gold), (2 + citizens, 0));
        assert_eq!(table.game.supply, supply - citizens);
    }
}

/// §8.5: a rich harvest needs a coloured citizen in reserve, however many farms stand ready.
#[test]
fn without_a_coloured_citizen_no_farm_is_doubled() {
    let mut game = bare(2).with_city(RED, 5, &[(49, Castle), (48, Farm)]).with_display(CARDS);
    assert!(game.clone().turn().allows(RED, "card rich_harvest 48"));
    game.players[RED].coloured = 0;
    let why = game.turn().why(RED, "card rich_harvest 48");
    assert_eq!((why.rule, why.message.key), ("8.5", "why-no_coloured_citizens"));
}

/// R30: a farm without grain may be doubled as well.
#[test]
fn a_farm_off_farmland_may_be_doubled() {
    let table = bare(2).with_city(RED, 3, &[(4, Castle), (5, Farm)]).with_display(CARDS).turn();
    assert_eq!(table.game.grain(at(5)), 0);
    assert!(table.allows(RED, "card rich_harvest 5"));
}

/// R42: the new card lies where the taken one lay; of two equal cards the first one is taken.
#[test]
fn the_display_keeps_its_places() {
    let mut table = games_at(Statue, 0);
    table.play(RED, "card referendum 1 2");
    let mut display = CARDS;
    display[5] = PoliticalCard::Palazzo;
    assert_eq!(table.game.politics.display, display);
}

#[test]
fn v39_a_referendum_shows_two_cards_or_three_for_gold() {
    use Voice::{Culture, Education, Health};
    let row = [Culture, Education, Health, Health];
    let start = |gold| {
        let game = bare(2)
            .with_city(RED, 3, &[(49, Castle)])
            .with_city(BLUE, 3, &[(106, Castle)])
            .with_gold(RED, gold)
            .with_display(CARDS)
            .with_voices(row);
        game.turn()
    };
    let mut table = start(1);
    assert_eq!(table.why(RED, "card referendum 1 2 3").message.key, "why-too_expensive");
    table.play(RED, "card referendum 1 3");
    let sees = |table: &Table<LaCitta>, seat| table.view(seat).voices.row;
    assert_eq!(sees(&table, RED), [Some(Culture), Some(Education), None, Some(Health)]);
    assert_eq!(sees(&table, BLUE), [Some(Culture), None, None, None]);
    assert_eq!(table.game.view(Viewer::Spectator).voices.row, sees(&table, BLUE));
    assert_eq!(table.view(BLUE).players[RED].peeked, 0b101);
    let peeked = |who| {
        table.told(who).into_iter().find_map(|event| match event {
            EventView::Peeked { cards, .. } => Some(cards),
            _ => None,
        })
    };
    assert_eq!(peeked(Viewer::Seat(RED)), Some(Some(vec![Education, Health])));
    assert_eq!(peeked(Viewer::Seat(BLUE)), Some(None));
    let mut rich = start(2);
    rich.play(RED, "card referendum 1 2 3");
    assert_eq!(sees(&rich, RED), row.map(Some));
    assert_eq!(rich.game.players[RED].gold, 0);
    for text in ["card referendum 1", "card referendum 1 1", "card referendum 0 1"] {
        assert!(text.parse::<crate::Action>().is_err(), "{text}");
    }
}

#[test]
fn v41_the_people_want_what_most_cards_show() {
    use Voice::{Culture, Education, Health};
    for (row, wanted) in [
        ([Culture, Culture, Education, Health], vec![Culture]),
        ([Education, Education, Education, Culture], vec![Education]),
        ([Health; 4], vec![Health]),
        ([Culture, Culture, Health, Health], vec![Culture, Health]),
        ([Health, Education, Health, Education], vec![Education, Health]),
        ([Health, Education, Culture, Education], vec![Education]),
    ] {
        let mut game = bare(2).with_voices(row);
        assert!(game.preferences().is_empty(), "not known before phase 6");
        game.speak(&mut NullSink);
        assert_eq!(game.preferences().to_vec(), wanted);
    }
}

#[test]
fn v42_six_years_use_24_voice_cards() {
    for seed in 0..10 {
        let mut game = dealt(2 + (seed % 4) as u8, seed, Options::default());
        random_playout(&mut game, &mut TestRng::seed_from_u64(seed), &mut Vec::new(), 10_000);
        assert!(game.outcome().is_some());
        assert_eq!(game.voices.discard.iter().sum::<u8>(), 24);
        assert_eq!(game.voices.deck.len(), 3);
    }
}

/// R13: the discard becomes the deck only when a card is needed; cards before players stay out.
#[test]
fn the_discard_is_shuffled_when_the_deck_is_empty() {
    let mut game = bare(2)
        .with_city(RED, 3, &[(49, Castle)])
        .with_city(BLUE, 3, &[(106, Castle)])
        .with_display(CARDS);
    // Three cards left in the deck, twenty in the discard, two unseen ones among them.
    let mut rest: Vec<PoliticalCard> = game.politics.deck.drain(..22).collect();
    game.politics.sealed = rest.drain(..2).collect();
    game.politics.sealed_discarded = 2;
    game.politics.discard = count(&rest);
    let unseen = count(&game.politics.sealed);
    let mut table = game.turn();
    table.play(RED, "pass").play(BLUE, "pass").play(RED, "card referendum 1 2");
    assert_eq!(table.game.politics.deck.len(), 0);
    assert!(!open(&table.events).iter().any(|it| matches!(it, EventView::DeckShuffled { .. })));
    let front = count(&table.game.politics.sealed[2..]);
    table.play(BLUE, "pass");
    assert!(open(&table.events).contains(&EventView::DeckShuffled { cards: 22 }));
    let politics = &table.game.politics;
    assert_eq!((politics.deck.len(), politics.discard), (21, [0; 10]));
    assert_eq!((politics.sealed.len(), politics.sealed_before), (3, 2));
    assert_eq!(count(&politics.sealed[..2]), front);
    let mut then = unseen;
    for (sum, more) in then.iter_mut().zip(front) {
        *sum += more;
    }
    assert_eq!(politics.unseen_then, then);
}

/// §9.4: the cards before the players join the discard when the year is over, the unseen ones unseen.
#[test]
fn cards_before_the_players_are_discarded_at_the_end_of_the_year() {
    let mut table = games_at(Statue, 0);
    table.play(RED, "card referendum 1 2");
    while table.game.year == 1 {
        let seat = table.to_act().first().expect("the year goes on");
        table.play(seat, "pass");
    }
    let politics = &table.game.politics;
    assert_eq!(politics.discard, count(&[PoliticalCard::Referendum]));
    assert_eq!((politics.sealed.len(), politics.sealed_discarded), (9, 9));
    assert!(table.game.players.values().all(|it| it.played.is_empty() && it.passes == 0));
}

/// R43: cards drawn unseen before a shuffle can only be sampled from those that were unseen then.
#[test]
fn sampling_remembers_what_the_last_shuffle_told() {
    let mut game = bare(2)
        .with_city(RED, 3, &[(49, Castle)])
        .with_city(BLUE, 3, &[(106, Castle)])
        .with_display(CARDS);
    let mut rest: Vec<PoliticalCard> = game.politics.deck.drain(..).collect();
    // Everything was played openly but three different cards, of which two lie before the players.
    let unseen = [PoliticalCard::Palazzo, PoliticalCard::Cathedral, PoliticalCard::FamousArchitect];
    for card in unseen {
        let place = rest.iter().position(|&other| other == card).expect("it was in the deck");
        rest.remove(place);
    }
    game.politics.sealed = unseen.into_iter().collect();
    game.politics.sealed_discarded = 1;
    game.players[RED].passes = 1;
    game.players[BLUE].passes = 1;
    game.politics.discard = count(&rest);
    let mut table = game.run_from(Frame::Turn { round: 1, turn: 0 });
    table.play(RED, "pass");
    let view = table.view(BLUE);
    assert_eq!((view.politics.sealed_before, view.politics.unseen_then), (2, count(&unseen)));
    let mut rng = GameRng::new(Seed::from_number(5)).next_stream();
    let mut pairs = std::collections::BTreeMap::<_, u32>::new();
    for _ in 0..3000 {
        let sampled = LaCitta::determinize(&view, &mut rng);
        assert_eq!(sampled.view(Viewer::Seat(BLUE)), view);
        *pairs.entry(count(&sampled.politics.sealed[..2])).or_default() += 1;
    }
    // Nothing has been opened since, so each pair of the three is equally likely: six deviations.
    assert_eq!(pairs.len(), 3);
    assert!(pairs.values().all(|&times| times.abs_diff(1000) < 160), "{pairs:?}");
}

/// R43: a card opened since the shuffle was in the deck, so that it is less likely to lie unseen.
#[test]
fn what_was_opened_since_a_shuffle_weighs() {
    // One palazzo and one cathedral were unseen, one of them lies before a player. The new deck held
    // the other one and two hospitals; a palazzo, then a hospital were opened from it. So the
    // cathedral lies before the player, whatever is sampled.
    let mut game = bare(2)
        .with_city(RED, 3, &[(49, Castle)])
        .with_city(BLUE, 3, &[(106, Castle)])
        .with_display(CARDS);
    let mut rest = count(&game.politics.deck);
    game.politics.deck.clear();
    for card in [PoliticalCard::Palazzo, PoliticalCard::Cathedral] {
        rest[card.index()] -= 1;
        game.politics.unseen_then[card.index()] = 1;
    }
    game.politics.sealed.push(PoliticalCard::Cathedral);
    game.politics.sealed_before = 1;
    game.players[RED].passes = 1;
    game.politics.shown_since = [0; 10];
    game.politics.shown_since[PoliticalCard::Palazzo.index()] = 1;
    game.politics.deck.push(PoliticalCard::Hospital);
    rest[PoliticalCard::Hospital.index()] -= 1;
    // Whatever else there is was played openly, the palazzo among it.
    rest[PoliticalCard::Palazzo.index()] += 1;
    game.politics.discard = rest;
    let table = game.run_from(Frame::Turn { round: 1, turn: 0 });
    let view = table.view(BLUE);
    let mut rng = GameRng::new(Seed::from_number(6)).next_stream();
    for _ in 0..100 {
        let sampled = LaCitta::determinize(&view, &mut rng);
        assert_eq!(sampled.politics.sealed.to_vec(), [PoliticalCard::Cathedral]);
        assert_eq!(sampled.politics.deck.to_vec(), [PoliticalCard::Hospital]);
    }
}
