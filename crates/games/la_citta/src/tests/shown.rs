//! What a view tells beside the pieces on the table, so that clients need not know the rules.

use signoria_engine::Viewer;

use super::*;
use crate::view::CityView;

const ROW: [Voice; 4] = [Voice::Culture, Voice::Culture, Voice::Health, Voice::Education];

fn seen_by(game: &LaCitta, seat: Seat) -> crate::View {
    game.view(Viewer::Seat(seat))
}

fn ids(list: &[CityId]) -> Vec<u8> {
    list.iter().map(|city| city.0).collect()
}

/// Red and blue with one empty cell between, and a blue city far away.
fn valley() -> LaCitta {
    bare(5)
        .with_city(RED, 4, &[(30, Castle), (22, Fountain)])
        .with_city(BLUE, 4, &[(48, Castle), (49, Statue)])
        .with_city(BLUE, 4, &[(0, Castle)])
}

#[test]
fn neighbours_are_cities_of_others_with_one_or_two_empty_cells_between() {
    let view = seen_by(&valley(), RED);
    let neighbours: Vec<_> = view.cities.iter().map(|city| ids(&city.neighbours)).collect();
    assert_eq!(neighbours, [vec![1], vec![0], vec![]]);
}

#[test]
fn a_city_draws_citizens_from_weaker_neighbours_that_have_some() {
    let draws = |game: &LaCitta| -> Vec<[Vec<u8>; 3]> {
        let list = |city: &CityView| city.draws.each_ref().map(|list| ids(list));
        seen_by(game, RED).cities.iter().map(list).collect()
    };
    let mut game = valley();
    let none: Vec<u8> = Vec::new();
    assert_eq!(draws(&game)[0], [none.clone(), none.clone(), vec![1]], "red has the fountain");
    assert_eq!(draws(&game)[1], [vec![0], none.clone(), none.clone()], "blue has the statue");
    game.cities[1].citizens = 0;
    assert_eq!(draws(&game)[0], [none.clone(), none.clone(), none.clone()], "nobody can leave");
    // R23: what held when the phase began holds until its end.
    game.cities[1].citizens = 4;
    game.relations = game.find_relations();
    game.cities[0].arches = [0; 3];
    assert_eq!(draws(&game)[0], [none.clone(), none, vec![1]]);
}

#[test]
fn limits_are_told_with_the_next_building() {
    let limits = |tiles: &[(u8, Building)]| {
        let game = bare(5).with_city(RED, 3, tiles);
        let city = seen_by(&game, RED).cities.remove(0);
        (city.limit, city.limit_with_market, city.limit_with_water)
    };
    assert_eq!(limits(&[(48, Castle)]), (Some(5), Some(8), Some(5)));
    assert_eq!(limits(&[(48, Castle), (49, Market)]), (Some(8), Some(8), None));
    assert_eq!(limits(&[(48, Castle), (49, Fountain)]), (Some(5), None, Some(5)));
}

#[test]
fn cells_tell_what_they_yield_and_which_are_closed() {
    let game = laid(2);
    let sites = seen_by(&game, RED).sites;
    for cell in Cell::all() {
        assert_eq!(sites.food[cell.index()], game.grain(cell));
        assert_eq!(sites.gold[cell.index()], game.mountains(cell));
        assert_eq!(sites.closed.contains(&cell), cell.data().zone.players() > 2);
    }
    assert!(seen_by(&laid(4), RED).sites.closed.is_empty());
}

#[test]
fn hunger_and_full_cities_are_counted() {
    let game = bare(5).with_city(RED, 5, &[(48, Castle), (49, Statue)]);
    let view = seen_by(&game, BLUE);
    let player = &view.players[RED];
    assert_eq!(player.missing, 5_u16.saturating_sub(player.food));
    assert_eq!((player.full_cities, view.players[BLUE].missing), (0, 0));
    let all = [(48, Castle), (49, Statue), (50, Cloister), (51, Fountain)];
    assert_eq!(seen_by(&bare(5).with_city(RED, 5, &all), RED).players[RED].full_cities, 1);
    assert!(!view.last_year);
    assert!(seen_by(&game.in_year(6), RED).last_year);
}

#[test]
fn unseen_voices_are_those_the_viewer_cannot_know() {
    let mut game = laid(2).with_voices(ROW);
    game.players[BLUE].peeked = 0b10;
    let voices = seen_by(&game, RED).voices;
    assert_eq!(voices.unseen, [8, 9, 9], "only the first card lies open");
    let lookers: Vec<Vec<u8>> =
        voices.lookers.iter().map(|set| set.iter().map(Seat::number).collect()).collect();
    assert_eq!(lookers, [vec![], vec![], vec![1], vec![]]);
    assert_eq!(seen_by(&game, BLUE).voices.unseen, [8, 9, 8]);
    game.voices.spoken = true;
    assert_eq!(seen_by(&game, RED).voices.unseen, [7, 8, 8]);
}
