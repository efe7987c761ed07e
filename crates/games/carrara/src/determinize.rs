//! From a view back to a table: only the order of the stack and the chance to come are unknown.

use signoria_engine::{ArrayVec, GameRng, Rng, RngExt};

use crate::{
    Carrara,
    bricks::Bricks,
    material::{Building, DECK},
    state::Player,
    view::{PlayerView, View},
};

/// A table that looks like the view, with the stack in the order of the list and the given chance.
pub(crate) fn table(view: &View, rng: GameRng) -> Carrara {
    let players = view.players.map(|_, player| own(player));
    let open = players.values().map(|player| player.bricks).chain(view.wheel);
    let bag = open.fold(Bricks::ALL, Bricks::minus);
    // What is nowhere to be seen lies in the stack.
    let seen = players.values().fold(view.removed, |seen, player| seen.or(player.buildings()));
    let seen = view.display.iter().flatten().fold(seen, |mut seen, building| {
        seen.insert(*building);
        seen
    });
    let deck: ArrayVec<Building, DECK> = Building::normal().without(seen).iter().collect();
    Carrara {
        rng,
        frames: view.resume.clone(),
        expansion: view.expansion,
        memory_aid: view.memory_aid,
        readings: view.readings,
        data: view.data.clone(),
        cards: view.cards,
        start: view.start,
        active: view.active,
        turns: view.turns,
        wheel: view.wheel,
        bag,
        display: view.display,
        deck,
        great: view.great,
        field: view.field,
        supply: view.supply,
        city_scored_by: view.city_scored_by,
        upgrades: view.upgrades,
        removed: view.removed,
        exhausted_by: view.exhausted_by,
        announced_by: view.announced_by,
        players,
    }
}

/// The stack in any order, each as likely as the other.
pub(crate) fn sample(view: &View, rng: &mut impl Rng) -> Carrara {
    let mut table = table(view, GameRng::sampled(rng, view.chance));
    rng.shuffle(&mut table.deck);
    table
}

fn own(view: &PlayerView) -> Player {
    Player {
        coins: view.coins,
        vp: view.vp,
        bricks: view.bricks,
        objects: view.objects,
        cities: view.cities,
        types_scored: view.types_scored,
        fields_scored: view.fields_scored,
        tokens: view.tokens,
        markers: view.markers,
    }
}
