//! A complete state from what one viewer knows.
//!
//! Unknown are the order of both decks, the political cards drawn unseen and the voice cards the
//! viewer has not looked at. All arrangements of the single cards that fit the view are equally
//! likely. Cards drawn unseen before the deck was last shuffled can only be among those that were
//! unseen then; what was learnt at still earlier shuffles is not remembered.

use arrayvec::ArrayVec;
use signoria_engine::{BySeat, GameRng, Rng, RngExt, Seed};

use crate::{
    LaCitta,
    cards::{CardCounts, PoliticalCard, Terrain, VOICES_A_YEAR, Voice},
    frame::Frame,
    map::{CELL_COUNT, Cell, CellSet, SLOT_COUNT, SLOTS},
    state::{City, Derived, Player, Politics, Voices},
    view::{PoliticsView, View, VoicesView},
};

/// Builds the state; the view need not come from this program but must make sense.
pub(crate) fn determinize(view: &View, rng: &mut impl Rng) -> LaCitta {
    let mut terrain = [Terrain::Water; SLOT_COUNT];
    terrain.copy_from_slice(&view.terrain);
    let mut game = LaCitta {
        setup: view.setup,
        readings: view.readings,
        data: view.data.clone(),
        buildable: Derived(view.data.buildable(view.players.seats())),
        rng: GameRng::sampled(rng, view.chance),
        stack: view.resume.clone(),
        year: view.year,
        start: view.start,
        terrain,
        water: water_cells(&terrain),
        occupied: CellSet::EMPTY,
        near: CellSet::EMPTY,
        rims: Derived::default(),
        holdings: Derived::default(),
        tiles: [None; CELL_COUNT],
        cities: ArrayVec::new(),
        next_city: view.next_city,
        players: BySeat::from_fn(view.players.seats(), |seat| {
            let player = &view.players[seat];
            Player {
                gold: player.gold,
                castles: player.castles,
                action_cards: player.action_cards,
                coloured: player.coloured,
                played: player.played.iter().copied().collect(),
                passes: player.passes,
                founded: player.founded,
                penalty: player.penalty,
                hungry_at_the_end: player.hungry_at_the_end,
                peeked: player.peeked,
            }
        }),
        tokens: view.tokens.iter().copied().collect(),
        stock: [0; 12],
        supply: view.supply,
        politics: sample_politics(view, rng),
        voices: sample_voices(&view.voices, rng),
        relations: ArrayVec::new(),
    };
    for stock in &view.stock {
        game.stock[stock.building.index()] = stock.tiles;
    }
    for city in &view.cities {
        game.cities.push(City::empty(city.id, city.owner, city.castle, city.citizens));
        for tile in &city.tiles {
            game.lay_tile(game.cities.len() - 1, tile.building, tile.cell);
        }
    }
    if game.stack.frames().iter().any(|frame| matches!(frame, Frame::Migrate { .. })) {
        game.relations = game.find_relations();
    }
    game
}

impl LaCitta {
    /// Mixes the cards that no seat has seen: the voice cards of the deck with those of the row that
    /// lie face down for all, the political cards of the deck with those drawn unseen since it was last
    /// shuffled.
    pub(crate) fn draw_afresh(&mut self, key: Seed) {
        let mut stream = self.rng.rekey(key);
        let peeked = self.players.values().fold(0, |all, player| all | player.peeked);
        let Voices { row, spoken, deck, discard: _ } = &mut self.voices;
        let unseen = |at: &usize| *at > 0 && !*spoken && peeked & (1 << (*at - 1)) == 0;
        let places: ArrayVec<usize, VOICES_A_YEAR> = (0..row.len()).filter(unseen).collect();
        let own = deck.len();
        deck.extend(places.iter().map(|&at| row[at]));
        stream.shuffle(deck);
        for (at, voice) in places.into_iter().zip(deck.drain(own..)) {
            row[at] = voice;
        }
        let Politics { deck, sealed, sealed_before, .. } = &mut self.politics;
        let own = deck.len();
        deck.extend(sealed.drain(usize::from(*sealed_before)..));
        stream.shuffle(deck);
        sealed.extend(deck.drain(own..));
    }
}

/// Cells that border water.
pub(crate) fn water_cells(terrain: &[Terrain; SLOT_COUNT]) -> CellSet {
    SLOTS
        .iter()
        .zip(terrain)
        .filter(|(_, terrain)| **terrain == Terrain::Water)
        .flat_map(|(slot, _)| slot.cells)
        .map(Cell::new)
        .collect()
}

fn sample_voices(view: &VoicesView, rng: &mut impl Rng) -> Voices {
    let mut hidden: ArrayVec<Voice, 27> = ArrayVec::new();
    for voice in Voice::ALL {
        let known = view.row.iter().filter(|&&card| card == Some(voice)).count();
        let seen = usize::from(view.discard[voice.index()]) + known;
        hidden.extend((seen..usize::from(Voice::CARDS)).map(|_| voice));
    }
    rng.shuffle(&mut hidden);
    let row = view
        .row
        .iter()
        .map(|card| card.or_else(|| hidden.pop()).expect("enough voice cards are hidden"))
        .collect();
    Voices { row, spoken: view.spoken, deck: hidden, discard: view.discard }
}

fn sample_politics(view: &View, rng: &mut impl Rng) -> Politics {
    let &PoliticsView {
        display,
        deck: _,
        discard,
        sealed,
        sealed_discarded,
        sealed_before,
        unseen_then,
        shown_since,
    } = &view.politics;
    let mut hidden = view.data.political_cards.0;
    let open = display.iter().chain(view.players.values().flat_map(|player| &player.played));
    for card in open {
        hidden[card.index()] -= 1;
    }
    for (hidden, discarded) in hidden.iter_mut().zip(discard) {
        *hidden -= discarded;
    }
    let before = sample_before(sealed_before, &unseen_then, &shown_since, &hidden, rng);
    let mut sealed_cards: ArrayVec<PoliticalCard, 32> = ArrayVec::new();
    let mut rest: ArrayVec<PoliticalCard, 32> = ArrayVec::new();
    for card in PoliticalCard::ALL {
        let sealed = before[card.index()];
        sealed_cards.extend((0..sealed).map(|_| card));
        rest.extend((sealed..hidden[card.index()]).map(|_| card));
    }
    // The piles of unseen cards have no order, but those of one year are discarded together.
    rng.shuffle(&mut sealed_cards);
    rng.shuffle(&mut rest);
    for _ in sealed_before..sealed {
        sealed_cards.push(rest.pop().expect("enough political cards are hidden"));
    }
    Politics {
        display,
        deck: rest,
        discard,
        sealed: sealed_cards,
        sealed_discarded,
        sealed_before,
        unseen_then,
        shown_since,
    }
}

/// How many of each kind are among the `number` cards that were drawn unseen before the last shuffle.
///
/// `o` of a kind could be chosen among the `unseen` of that time in `C(unseen, o)` ways, and leave
/// `hidden + shown − o` in the shuffled deck, from which the `shown` ones came in that number of orders.
fn sample_before(
    number: u8,
    unseen: &CardCounts,
    shown: &CardCounts,
    hidden: &CardCounts,
    rng: &mut impl Rng,
) -> CardCounts {
    let mut chosen = [0; 10];
    if number == 0 {
        return chosen;
    }
    let number = usize::from(number);
    let weight = |kind: usize, o: usize| -> u128 {
        let o = o as u8;
        if o > unseen[kind] || o > hidden[kind] {
            return 0;
        }
        let ways = (0..o).fold(1_u128, |ways, taken| {
            ways * u128::from(unseen[kind] - taken) / u128::from(taken + 1)
        });
        let deck = hidden[kind] + shown[kind] - o;
        (0..shown[kind]).fold(ways, |ways, drawn| ways * u128::from(deck - drawn))
    };
    // tail[kind][n]: ways to choose n cards among the kinds from `kind` on.
    let mut tail = [[0_u128; 33]; 11];
    tail[10][0] = 1;
    for kind in (0..10).rev() {
        for n in 0..=number {
            tail[kind][n] = (0..=n.min(4)).map(|o| weight(kind, o) * tail[kind + 1][n - o]).sum();
        }
    }
    let mut left = number;
    for kind in 0..10 {
        let mut ticket = wide_below(rng, tail[kind][left]);
        for o in 0..=left.min(4) {
            let ways = weight(kind, o) * tail[kind + 1][left - o];
            if ticket < ways {
                chosen[kind] = o as u8;
                left -= o;
                break;
            }
            ticket -= ways;
        }
    }
    debug_assert_eq!(left, 0, "the view fits some course of the game");
    chosen
}

/// A number below `bound`; the bias of the remainder is below 2⁻⁴⁰ for these bounds.
fn wide_below(rng: &mut impl Rng, bound: u128) -> u128 {
    let wide = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64());
    if bound == 0 { 0 } else { wide % bound }
}
