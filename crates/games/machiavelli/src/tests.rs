//! Scenario tests: a table is arranged, a script is played, questions and material are looked at.

mod answers;
mod cards;
mod characters;
mod hits;
mod interplay;
mod knowledge;
mod ledger;
mod material;
mod mutants;
mod shown;
mod telling;
mod vectors;

use signoria_engine::{Audit, Game, Seat, SeatSet, Stack, flow};
use signoria_testkit::scenario::Table;

use crate::{
    Card, Character, Frame, Machiavelli, Options, Set,
    characters::Ranks,
    options::Rulings,
    rules::selection::{Slot, face_up_count},
    state::{District, FaceDownCard, Player},
};

/// The eight characters of the first game.
const CLASSIC: &str = "assassin thief magician king bishop merchant architect warlord";

/// The same with the Queen.
const ROYAL: &str = "assassin thief magician king bishop merchant architect warlord queen";

fn named(list: &str) -> Vec<Card> {
    list.split_whitespace()
        .map(|id| Card::named(id).unwrap_or_else(|| panic!("no card {id}")))
        .collect()
}

fn who(id: &str) -> Character {
    Character::named(id).unwrap_or_else(|| panic!("no character {id}"))
}

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A table to be arranged: empty hands and cities, no gold, all cards in the deck.
struct Scene {
    game: Machiavelli,
}

/// `cast` are eight or nine characters; `uniques` those the scene needs.
fn scene(seats: u8, cast: &str, uniques: &str) -> Scene {
    scene_with(seats, cast, uniques, false)
}

/// The same with action cards in the deck.
fn circus(seats: u8, cast: &str, uniques: &str) -> Scene {
    scene_with(seats, cast, uniques, true)
}

fn scene_with(seats: u8, cast: &str, uniques: &str, action_cards: bool) -> Scene {
    let mut wanted = named(uniques);
    for card in Card::uniques() {
        if wanted.len() < 14 && !wanted.contains(&card) {
            wanted.push(card);
        }
    }
    let options = Options {
        set: Set::Free,
        characters: cast.split_whitespace().map(who).collect(),
        uniques: wanted,
        action_cards,
        ..Options::default()
    };
    let mut game = Table::<Machiavelli>::deal_with(seats, 1, options).game;
    for player in &mut game.players {
        let hand = std::mem::take(&mut player.hand);
        let gold = std::mem::take(&mut player.gold);
        *player = Player::new();
        game.bank += i32::from(gold);
        for card in hand.iter() {
            game.piles.put_under(FaceDownCard { card, known: SeatSet::EMPTY });
        }
    }
    game.crown = seat(0);
    Scene { game }
}

impl Scene {
    fn rulings(mut self, change: impl FnOnce(&mut Rulings)) -> Self {
        change(&mut self.game.rulings);
        self
    }

    fn crown(mut self, number: u8) -> Self {
        self.game.crown = seat(number);
        self
    }

    fn gold(mut self, number: u8, gold: u16) -> Self {
        self.game.take_gold(seat(number), gold);
        self
    }

    /// A card out of the deck.
    fn fetch(&mut self, card: Card) {
        let place = self
            .game
            .piles
            .deck()
            .iter()
            .position(|lying| lying.card == card)
            .unwrap_or_else(|| panic!("no {card} left in the deck"));
        self.game.piles.take(place);
    }

    fn hand(mut self, number: u8, cards: &str) -> Self {
        for card in named(cards) {
            self.fetch(card);
            self.game.add_to_hand(seat(number), card, SeatSet::EMPTY);
            self.game.gains(seat(number));
        }
        self
    }

    /// Districts in a city; `+` after the name: beautified.
    fn city(mut self, number: u8, districts: &str) -> Self {
        for text in districts.split_whitespace() {
            let district: District = text.parse().unwrap_or_else(|_| panic!("no district {text}"));
            self.fetch(district.card);
            self.game.player_mut(seat(number)).add_district(district);
            if district.beautified {
                self.game.bank -= 1;
            }
        }
        self.game.check_completion(&mut signoria_engine::NullSink);
        self
    }

    /// These cards on top of the deck, the first one uppermost.
    fn on_top(mut self, cards: &str) -> Self {
        for card in named(cards).into_iter().rev() {
            self.fetch(card);
            self.game.piles.put_on_top(FaceDownCard { card, known: SeatSet::EMPTY });
        }
        self
    }

    /// A deck of only these cards, the first one uppermost; the rest leaves the game.
    fn deck(mut self, cards: &str) -> Self {
        while self.game.piles.draw().is_some() {}
        for card in named(cards).into_iter().rev() {
            self.game.piles.put_on_top(FaceDownCard { card, known: SeatSet::EMPTY });
        }
        self
    }

    /// Deals the characters: `(seat, character)`; the others lie in the middle. Then rank 1 is called.
    fn hold(self, holders: &[(u8, &str)]) -> Table<Machiavelli> {
        self.hold_before(holders, Frame::Call { rank: 1 })
    }

    fn hold_before(mut self, holders: &[(u8, &str)], frame: Frame) -> Table<Machiavelli> {
        let game = &mut self.game;
        let cast = game.cast.len() as u8;
        game.first = game.crown;
        game.slots = [None; 9];
        game.held = [None; 9];
        game.packet = Ranks::EMPTY;
        let mut left = Ranks::up_to(cast);
        for &(number, id) in holders {
            let character = who(id);
            assert!(game.in_cast(character), "{id} is not in the cast");
            let slot = game
                .picks_of(seat(number))
                .into_iter()
                .find(|&slot| game.slots[usize::from(slot)].is_none())
                .unwrap_or_else(|| panic!("seat {number} has too many characters"));
            game.slots[usize::from(slot)] = Some(character);
            game.held[usize::from(character.rank()) - 1] = Some(seat(number));
            left.remove(character.rank());
        }
        game.face_up = Ranks::EMPTY;
        for _ in 0..face_up_count(game.seats, cast) {
            let rank = left.iter().find(|&rank| rank != 4).expect("enough characters are left");
            left.remove(rank);
            game.face_up.add(rank);
        }
        for slot in 0..9 {
            let seated = matches!(game.slot(slot), Slot::Pick(_));
            if !seated && let Some(rank) = left.iter().next() {
                left.remove(rank);
                game.slots[usize::from(slot)] = Some(game.of_rank(rank));
            }
        }
        game.stack = Stack::new(frame);
        let mut table = Table::of(self.game);
        flow::run(&mut table.game, &mut table.events);
        table
    }
}

/// What the tests ask and do beyond [`Table`].
trait Play {
    fn until(&mut self, character: &str) -> u8;
    fn to_round_end(&mut self);
    fn gold(&self, number: u8) -> u16;
    fn hand(&self, number: u8) -> Vec<&'static str>;
    fn city(&self, number: u8) -> Vec<String>;
    fn bottom(&self, number: usize) -> Vec<&'static str>;
    fn points(&self, number: u8) -> i32;
    fn may(&self, number: u8, prefix: &str) -> Vec<String>;
    fn sound(&self);
}

impl Play for Table<Machiavelli> {
    /// Plays plainly (income in gold, nothing else) until this character acts; who acts.
    fn until(&mut self, character: &str) -> u8 {
        for _ in 0..200 {
            let turn = &self.game.turn;
            if self.game.stack.top() == Some(Frame::Main) && turn.who == who(character) {
                return turn.seat.number();
            }
            plainly(self);
        }
        panic!("{character} never acts");
    }

    /// Plays plainly until the next selection begins or the game is over.
    fn to_round_end(&mut self) {
        for _ in 0..200 {
            if matches!(self.game.stack.top(), None | Some(Frame::Pick { .. })) {
                return;
            }
            plainly(self);
        }
        panic!("the round does not end");
    }

    fn gold(&self, number: u8) -> u16 {
        self.game.player(seat(number)).gold
    }

    fn hand(&self, number: u8) -> Vec<&'static str> {
        self.game.player(seat(number)).hand.iter().map(Card::id).collect()
    }

    fn city(&self, number: u8) -> Vec<String> {
        self.view(number).players[usize::from(number)]
            .city
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    /// The lowest cards of the deck, the last discarded one first.
    fn bottom(&self, number: usize) -> Vec<&'static str> {
        self.game.piles.deck().iter().take(number).map(|lying| lying.card.id()).collect()
    }

    fn points(&self, number: u8) -> i32 {
        self.game.score().of(seat(number)).total
    }

    /// Legal actions whose notation begins like this.
    fn may(&self, number: u8, prefix: &str) -> Vec<String> {
        self.legal_texts(number).into_iter().filter(|text| text.starts_with(prefix)).collect()
    }

    /// Every invariant holds.
    fn sound(&self) {
        let mut audit = Audit::default();
        self.game.audit(&mut audit);
        assert!(audit.broken().is_empty(), "{:?}", audit.broken());
    }
}

/// Any cast and uniques, with or without action cards, and every ruling one way or the other.
fn any_options(rng: &mut signoria_testkit::TestRng) -> Options {
    use signoria_engine::RngExt;
    let mut coin = || rng.below(2) == 0;
    Options {
        set: Set::Random,
        action_cards: coin(),
        action_cards_in_opening_hands: coin(),
        school_of_magic_abbot_gains_both: coin(),
        great_wall_protects_itself: coin(),
        warlord_may_hit_own_completed_city: coin(),
        abilities_before_income: coin(),
        end_stands_without_bell_tower: coin(),
        fortune_teller_must_take: coin(),
        markers_on_own_character: coin(),
        completion_points_stay: coin(),
        ..Options::default()
    }
}

/// Plays one plain choice. A test that waits for a question in a loop of them fails when the question never comes.
fn plainly(table: &mut Table<Machiavelli>) {
    assert!(table.events.len() < 2_000, "the question that is waited for never comes");
    let asked = table.asked();
    let number = *asked.first().expect("a seat is to act");
    let list = table.legal_texts(number);
    let choice = ["pass", "take gold", "end"]
        .iter()
        .find(|text| list.iter().any(|it| it == **text))
        .map_or_else(|| list[0].clone(), ToString::to_string);
    table.play(number, &choice);
}

/// Points of a city by itself, with options set by `arrange`.
fn worth(city: &str, uniques: &str, arrange: impl FnOnce(Scene) -> Scene) -> i32 {
    let scene = arrange(circus(4, CLASSIC, uniques).crown(1).city(0, city));
    Table::of(scene.game).points(0)
}
