//! §6: V05–V07, V46–V53.

use super::table::{ALWIN, PETER, REYNOLD, TESSA, Table};
use crate::{
    Data, Display, Event, EventView, Frame, HabemusPapam, Persons,
    cards::{Card, Mission, Person, Ploy, Power, Slot},
    rules::scoring::{bought, conspirators},
};
use signoria_engine::{BuiltIn, Game, NullSink, Seat};

fn display(persons: &[Person]) -> Display {
    Display { persons: persons.iter().copied().collect(), ..Display::default() }
}

/// A game in which a seat displays these persons.
fn showing(seat: Seat, persons: &[Person]) -> HabemusPapam {
    Table::new(4).persons(seat, persons).game
}

#[test]
fn v05_sixty_two_gold_and_three_mazarin_buy_eight_votes() {
    assert_eq!(bought(62, 3), 8);
}

/// The example at the end of the rulebook, V06 and V07.
fn tessas_end() -> Table {
    let mut table = Table::new(4)
        .persons(
            TESSA,
            &[
                Person::RinaldoDeste,
                Person::AntonioBarberini,
                Person::GiulioSacchetti,
                Person::BernardinoSpada,
                Person::JuanDeLugo,
                Person::PietroOttoboni,
                Person::VincenzoMaculani,
            ],
        )
        .missions(TESSA, &[Mission::FranceThree])
        .gold([26, 0, 0, 0])
        .camerlengo(ALWIN)
        .offer(Slot::Political, None)
        .offer(Slot::Cardinal, None)
        .offer(Slot::Action, None)
        .hand(TESSA, &[Ploy::Swap, Ploy::Swap]);
    table.game.last_round = true;
    table.game.players[TESSA].goods.gems = [1, 0, 1, 0];
    table.game.players[TESSA].display.louis = 2;
    table.game.players[TESSA].display.mazarin = 2;
    table.game.players[TESSA].display.felipe = 1;
    table.game.order = [ALWIN, PETER, REYNOLD, TESSA].into_iter().collect();
    table
}

#[test]
fn v06_the_last_camerlengo_card_then_the_end() {
    let mut table = tessas_end();
    table.game.stack = signoria_engine::Stack::new(Frame::Pick { place: 3 });
    let mut before = table.game.clone();
    before.take(TESSA, Slot::Camerlengo, 3, &mut NullSink);
    assert_eq!(before.players[TESSA].goods.gold, 27);
    assert_eq!(before.players[TESSA].goods.gems.iter().sum::<u8>(), 5);
    assert_eq!(before.camerlengo, TESSA);
    let table = table.at(Frame::Pick { place: 3 });
    assert!(table.asked().is_empty(), "the game is over");
    assert_eq!(table.game.players[TESSA].goods.hand(), 0, "action cards lapse");
}

#[test]
fn v07_tessas_eighteen_votes() {
    let table = tessas_end().at(Frame::Pick { place: 3 });
    assert_eq!(table.game.players[TESSA].goods.gold, 37);
    assert_eq!(table.game.votes(TESSA), [3, 7, 2, 4, 2, 0]);
    assert_eq!(table.game.outcome().unwrap().of(TESSA).total, 18);
}

#[test]
fn v46_four_arms_needs_arms_of_every_faction() {
    let base = [Person::DecioAzzolini, Person::AntonioBarberini, Person::BernardinoSpada];
    let with = |person| showing(TESSA, &[&base[..], &[person]].concat());
    assert!(with(Person::JuanDeLugo).fulfils(TESSA, Mission::FourArms));
    assert!(!with(Person::ErnstAdalbertVonHarrach).fulfils(TESSA, Mission::FourArms));
}

#[test]
fn v47_spain_innocent_needs_two_and_two() {
    let base = [Person::CarloDeMedici, Person::FabioChigi];
    let with = showing(TESSA, &[&base[..], &[Person::PietroOttoboni]].concat());
    assert!(with.fulfils(TESSA, Mission::SpainInnocent));
    assert!(!showing(TESSA, &base).fulfils(TESSA, Mission::SpainInnocent));
}

#[test]
fn v48_france_needs_three_arms() {
    let [leader, a, b, c] = [
        Person::RinaldoDeste,
        Person::AntonioBarberini,
        Person::AlessandroBichi,
        Person::VirginioOrsini,
    ];
    let check = |persons: &[Person]| showing(TESSA, persons).fulfils(TESSA, Mission::FranceThree);
    assert!(check(&[a, b, c]));
    assert!(check(&[leader, b]));
    assert!(!check(&[leader]));
    assert!(!check(&[a, b]));
    assert!(check(&[leader, a, b, c]));
}

#[test]
fn the_other_pairs_of_factions_need_two_and_two() {
    let game =
        showing(TESSA, &[Person::DecioAzzolini, Person::FrancescoBarberini, Person::CarloDeMedici]);
    assert!(game.fulfils(TESSA, Mission::InnocentUrban));
    assert!(game.fulfils(TESSA, Mission::SpainUrban));
    let game = showing(TESSA, &[Person::DecioAzzolini, Person::BernardinoSpada]);
    assert!(!game.fulfils(TESSA, Mission::InnocentUrban));
    assert!(!game.fulfils(TESSA, Mission::SpainUrban));
}

#[test]
fn leader_majority_is_strictly_more_than_every_other_player() {
    let [a, b, c, d] = [
        Person::RinaldoDeste,
        Person::CarloDeMedici,
        Person::DecioAzzolini,
        Person::FrancescoBarberini,
    ];
    let check = |own: &[Person], others: &[Person]| {
        let table = Table::new(4).persons(TESSA, own).persons(ALWIN, others);
        table.game.fulfils(TESSA, Mission::LeaderMajority)
    };
    assert!(check(&[a], &[]));
    assert!(!check(&[a], &[b]));
    assert!(check(&[a, b], &[c]));
    assert!(!check(&[a, b], &[c, d]));
    assert!(check(&[a, b, c], &[d]));
    assert!(!check(&[], &[]));
}

#[test]
fn v50_felipe_and_mazarin_need_two_each() {
    for (felipe, mazarin, fulfilled) in [(2, 2, true), (3, 1, false), (1, 5, false)] {
        let mut game = showing(TESSA, &[]);
        game.players[TESSA].display.felipe = felipe;
        game.players[TESSA].display.mazarin = mazarin;
        assert_eq!(game.fulfils(TESSA, Mission::FelipeMazarin), fulfilled);
    }
}

#[test]
fn v51_conspirators() {
    use Person as P;
    let pairs = |persons: &[P]| conspirators(display(persons), Data::built_in());
    assert_eq!(pairs(&[P::GirolamoColonna, P::ErnstAdalbertVonHarrach]), 1);
    assert_eq!(pairs(&[P::GirolamoColonna]), 0);
    assert_eq!(
        pairs(&[P::PierLuigiCarafa, P::FedericoSforza, P::FrancescoAlbizzi, P::MarzioGinetti]),
        2
    );
    let louis =
        |person, louis| conspirators(Display { louis, ..display(&[person]) }, Data::built_in());
    assert_eq!(louis(P::AntonioBarberini, 1), 0);
    assert_eq!(louis(P::AntonioBarberini, 2), 1);
    assert_eq!(louis(P::AntonioBarberini, 5), 1, "R26: one vote, however many");
    assert_eq!(louis(P::FrancescoBarberini, 5), 0);
    assert_eq!(louis(P::GiulioSacchetti, 5), 0);
    let mazarin =
        |person, mazarin| conspirators(Display { mazarin, ..display(&[person]) }, Data::built_in());
    assert_eq!(mazarin(P::GiulioSacchetti, 1), 0);
    assert_eq!(mazarin(P::GiulioSacchetti, 2), 1);
    for other in P::ALL {
        let with_chigi = Display { louis: 5, mazarin: 5, ..display(&[P::FabioChigi, other]) };
        let alone = Display { louis: 5, mazarin: 5, ..display(&[other]) };
        let data = Data::built_in();
        assert_eq!(conspirators(with_chigi, data), conspirators(alone, data), "Chigi with {other}");
    }
}

#[test]
fn v52_bought_votes() {
    for (gold, mazarin, votes) in [(14, 0, 0), (15, 0, 1), (29, 0, 1), (40, 2, 5), (40, 5, 8)] {
        assert_eq!(bought(gold, mazarin), votes, "{gold} gold, {mazarin} Mazarin");
    }
}

#[test]
fn v53_gems_are_worth_one_gold_each_and_action_cards_nothing() {
    let mut table =
        Table::new(4).gold([0; 4]).hand(TESSA, &[Ploy::Swap, Ploy::Bribe, Ploy::Receive10]);
    table.game.players[TESSA].goods.gems = [2, 1, 0, 1];
    table.game.finish(&mut NullSink);
    assert_eq!(table.all_gold()[0], 4);
}

#[test]
fn inv_23_more_gold_or_more_mazarin_never_lowers_bought_votes() {
    for gold in 0..200 {
        for mazarin in 0..5 {
            assert!(bought(gold + 1, mazarin) >= bought(gold, mazarin));
            assert!(bought(gold, mazarin + 1) >= bought(gold, mazarin));
        }
    }
}

#[test]
fn louis_xiv_votes_follow_the_table() {
    for (louis, votes) in [0, 1, 2, 4, 6, 8].into_iter().enumerate() {
        let mut game = showing(TESSA, &[]);
        game.players[TESSA].display.louis = louis as u8;
        assert_eq!(game.votes(TESSA)[2], votes);
    }
}

/// A finished game in which all players have the same votes from persons and nothing else.
fn tie(persons: [&[Person]; 4]) -> HabemusPapam {
    let mut table = Table::new(4).gold([0; 4]);
    for (seat, persons) in Seat::all(4).zip(persons) {
        table = table.persons(seat, persons).missions(seat, &[Mission::FelipeMazarin]);
        table.game.players[seat].goods.gems = [0; 4];
    }
    table.at(Frame::FinalScoring).game
}

#[test]
fn a_tie_goes_to_the_owner_of_the_oldest_person_leaders_and_chigi_included() {
    // 55 Chigi, 59 Medici (leader), 58 Bichi, 42 Imperiali.
    let game = tie([
        &[Person::FabioChigi],
        &[Person::CarloDeMedici],
        &[Person::AlessandroBichi],
        &[Person::LorenzoImperiali],
    ]);
    let ranks: Vec<u8> =
        game.outcome().unwrap().standings.iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [3, 1, 2, 4]);
}

#[test]
fn r20_without_persons_the_victory_is_shared() {
    let outcome = tie([&[], &[], &[], &[]]).outcome().unwrap();
    assert_eq!(outcome.winners().count(), 4);
    assert!(outcome.standings.iter().all(|standing| standing.total == 0));
}

#[test]
fn r20_who_has_no_person_loses_the_tie() {
    let mut table = Table::new(3).gold([0; 4]).persons(TESSA, &[Person::DecioAzzolini]);
    for player in table.game.players.values_mut() {
        player.goods.gems = [0; 4];
        player.missions.clear();
    }
    table.game.players[ALWIN].display.louis = 1;
    let outcome = table.at(Frame::FinalScoring).game.outcome().unwrap();
    assert_eq!((outcome.of(TESSA).total, outcome.of(ALWIN).total), (1, 1));
    assert_eq!((outcome.of(TESSA).rank, outcome.of(ALWIN).rank), (1, 2));
}

/// §6: player by player from the Camerlengo clockwise.
#[test]
fn votes_are_counted_from_the_camerlengo_on() {
    let table = Table::new(4).camerlengo(PETER).at(Frame::FinalScoring);
    let counted: Vec<Seat> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Open(EventView::Scored { seat, .. }) => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(counted, [PETER, REYNOLD, TESSA, ALWIN]);
}

#[test]
fn missions_are_shown_at_the_end_but_discards_never() {
    let mut game = tie([&[], &[], &[], &[]]);
    for player in game.players.values_mut() {
        player.discarded = Some(Mission::FranceThree);
    }
    let seen = game.view(signoria_engine::Viewer::Spectator);
    for player in seen.players.values() {
        assert_eq!(player.known_missions.as_deref(), Some(&[Mission::FelipeMazarin][..]));
        assert_eq!(player.discarded, None);
    }
}

#[test]
fn arms_are_counted_as_printed() {
    let all: Persons = Person::ALL.into_iter().collect();
    for faction in crate::cards::Faction::ALL {
        let printed: u8 = Person::ALL
            .into_iter()
            .filter(|person| person.faction() == Some(faction))
            .map(Person::arms)
            .sum();
        assert_eq!(Data::built_in().arms(all, faction), printed);
    }
    assert_eq!(Data::built_in().pairs(all), 6);
    assert_eq!(Data::built_in().oldest(all), Some(Person::VincenzoMaculani));
    assert_eq!(Card::Power(Power::Death).id(), "death");
}
