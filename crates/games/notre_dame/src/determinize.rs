//! Sampling a complete state from a view.

use arrayvec::ArrayVec;
use signoria_engine::{BySeat, Game as _, GameRng, Rng, RngExt, Seat, Seed, Viewer};

use crate::{
    cards::{ActionCard, CardSet, DRAWN, Person, Tile},
    state::{Draft, Messages, NotreDame, Player},
    view::{PlayerView, View},
};

/// Samples a state that has exactly this view: cards and persons the viewer cannot know are dealt
/// at random, each possibility with the same chance.
pub(crate) fn determinize(view: &View, rng: &mut impl Rng) -> NotreDame {
    let View {
        viewer,
        memory_aid,
        readings,
        data,
        streets: _,
        stage,
        round,
        start,
        over: _,
        asked: _,
        question: _,
        resume,
        chance,
        rats,
        colours,
        open: _,
        plague: _,
        to_come: _,
        cathedral: _,
        brown,
        grey,
        supply,
        layout,
        tiles,
        takeable: _,
        players,
        routes: _,
    } = view;
    let mut board = Messages::NONE;
    for (index, tile) in tiles.iter().enumerate() {
        if let Some(tile) = *tile {
            board.insert((index / 5) as u8, tile);
        }
    }
    let mut full_layout = [Tile::ALL; 5];
    full_layout[..layout.len()].copy_from_slice(layout);
    let mut game = NotreDame {
        stack: resume.clone(),
        rng: GameRng::sampled(rng, *chance),
        memory_aid: *memory_aid,
        readings: *readings,
        data: data.clone(),
        rats: *rats,
        stage: *stage,
        round: *round,
        start: *start,
        colours: colours.clone(),
        brown: deal_brown(brown, rng),
        grey: deal_grey(grey, rng),
        supply: *supply,
        layout: full_layout,
        board,
        players: BySeat::from_fn(players.seats(), |seat| deal_player(&players[seat], rng)),
    };
    for index in 0..players.seats() {
        let seat = Seat::new(index);
        order(&mut game, seat);
        if players.seats() == 2 && *viewer == Viewer::Spectator {
            // The viewer cannot tell a kept card from a returned one.
            for round in 1..=3 {
                if game.draft(seat, round) == Draft::Done && rng.below(2) == 0 {
                    game.players[seat].swap_returned(round);
                }
            }
        }
    }
    game
}

impl NotreDame {
    /// Shuffles the persons that have not opened and the cards that have not been drawn.
    pub(crate) fn draw_afresh(&mut self, key: Seed) {
        let mut stream = self.rng.rekey(key);
        let View { brown, grey, .. } = self.view(Viewer::Spectator);
        self.brown = deal_brown(&brown, &mut stream);
        self.grey = deal_grey(&grey, &mut stream);
        for seat in Seat::all(self.players.seats()) {
            let drawn = if self.draft(seat, self.round) == Draft::Undrawn { 0 } else { DRAWN };
            let at = self.at_round() + drawn;
            stream.shuffle(&mut self.players[seat].deck[at..]);
        }
    }
}

/// The open brown persons as they opened, the others shuffled.
fn deal_brown(opened: &[Person], rng: &mut impl Rng) -> [Person; 6] {
    let mut deck = Person::BROWN;
    deck.sort_unstable_by_key(|person| {
        opened.iter().position(|known| known == person).unwrap_or(opened.len())
    });
    rng.shuffle(&mut deck[opened.len()..]);
    deck
}

/// The open grey persons as they opened, the others shuffled within their letters.
fn deal_grey(opened: &[Person], rng: &mut impl Rng) -> [Person; 9] {
    let mut deck = ArrayVec::<Person, 9>::new();
    deck.extend(opened.iter().copied());
    for letter in Person::GREY {
        let mut closed: ArrayVec<Person, 3> =
            letter.into_iter().filter(|person| !opened.contains(person)).collect();
        rng.shuffle(&mut closed);
        deck.extend(closed);
    }
    deck.into_inner().expect("nine grey persons")
}

fn deal_player(view: &PlayerView, rng: &mut impl Rng) -> Player {
    let mut messages = Messages::NONE;
    for message in &view.messages {
        messages.insert(message.borough, message.tile);
    }
    Player {
        deck: deal_deck(view, rng),
        played: view.played,
        cubes: view.cubes,
        cathedral: view.cathedral,
        own: view.own,
        general: view.general,
        friend: view.friend,
        carriage: view.carriage,
        coins: view.coins,
        rat: view.rat,
        points: view.points,
        messages,
        bribed: view.bribed,
    }
}

/// Nine cards: the known ones in their places, the loose ones among the unknown places of their
/// round, all others anywhere.
fn deal_deck(view: &PlayerView, rng: &mut impl Rng) -> [ActionCard; 9] {
    let mut places = view.cards;
    for (round, loose) in view.loose.iter().enumerate() {
        let mut cards: ArrayVec<ActionCard, 3> = loose.iter().collect();
        rng.shuffle(&mut cards);
        // Three loose cards fill all places, two the last two.
        let first = round * DRAWN + DRAWN - cards.len();
        let free = places[first..][..cards.len()].iter_mut();
        for (place, card) in free.zip(cards) {
            *place = Some(card);
        }
    }
    let mut rest = CardSet::ALL;
    places.iter().flatten().for_each(|&card| rest.remove(card));
    let mut rest: ArrayVec<ActionCard, 9> = rest.iter().collect();
    rng.shuffle(&mut rest);
    places.map(|place| place.unwrap_or_else(|| rest.pop().expect("nine cards for nine places")))
}

/// Cards that have not been chosen from yet stand in order of kind.
fn order(game: &mut NotreDame, owner: Seat) {
    let at = game.at_round();
    let unchosen = match game.draft(owner, game.round) {
        Draft::Drawn => 0,
        Draft::Kept | Draft::Passed => 1,
        Draft::Undrawn | Draft::KeptAgain | Draft::Done => DRAWN,
    };
    game.players[owner].deck[at + unchosen..at + DRAWN].sort_unstable();
}
