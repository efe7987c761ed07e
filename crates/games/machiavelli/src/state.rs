//! The complete state and small questions about it; no rules.
//!
//! What a player has *seen* is part of the state: every face-down card of the deck and under the Museum
//! carries the seats that know it, and every player carries a memory of the other hands and of a deck
//! that was shuffled after they saw it (see `memory.rs`).

use serde::{Deserialize, Serialize};
use signoria_engine::{ArrayVec, GameRng, RulesVersion, Seat, SeatSet, Stack};

use crate::{
    cards::{Card, Cards, Kind, MOST_CARDS},
    characters::{Character, Ranks},
    frame::Frame,
    options::{Cast, Rulings},
    rules::selection::Slot,
};

/// The largest table.
pub const SEATS: usize = 8;

/// A face-down card and who knows what it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FaceDownCard {
    pub card: Card,
    pub known: SeatSet,
}

/// The deck and the cards under the Museum.
///
/// Both share one array, the deck from its left end (bottom card first) and the Museum from its right
/// end, because together they never hold more than the cards of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piles {
    lying: [FaceDownCard; MOST_CARDS],
    deck: u8,
    museum: u8,
}

impl Piles {
    const BLANK: FaceDownCard = FaceDownCard { card: Card::Temple, known: SeatSet::EMPTY };

    /// No cards.
    pub const fn new() -> Self {
        Self { lying: [Self::BLANK; MOST_CARDS], deck: 0, museum: 0 }
    }

    /// The deck from bottom to top.
    pub fn deck(&self) -> &[FaceDownCard] {
        &self.lying[..usize::from(self.deck)]
    }

    /// The deck from bottom to top, to be shuffled.
    pub fn deck_mut(&mut self) -> &mut [FaceDownCard] {
        &mut self.lying[..usize::from(self.deck)]
    }

    /// Cards under the Museum, the last tucked one first.
    pub fn museum(&self) -> &[FaceDownCard] {
        &self.lying[MOST_CARDS - usize::from(self.museum)..]
    }

    /// Cards under the Museum, to note who has seen them.
    pub fn museum_mut(&mut self) -> &mut [FaceDownCard] {
        &mut self.lying[MOST_CARDS - usize::from(self.museum)..]
    }

    /// Takes the top card of the deck.
    pub fn draw(&mut self) -> Option<FaceDownCard> {
        let top = self.deck.checked_sub(1)?;
        self.deck = top;
        Some(std::mem::replace(&mut self.lying[usize::from(top)], Self::BLANK))
    }

    /// Takes the card at a place of the deck.
    pub fn take(&mut self, place: usize) -> FaceDownCard {
        let card = self.lying[place];
        self.lying.copy_within(place + 1..usize::from(self.deck), place);
        self.deck -= 1;
        self.lying[usize::from(self.deck)] = Self::BLANK;
        card
    }

    /// Puts a card on top of the deck.
    pub fn put_on_top(&mut self, card: FaceDownCard) {
        self.lying[usize::from(self.deck)] = card;
        self.deck += 1;
    }

    /// Puts a card under the deck.
    pub fn put_under(&mut self, card: FaceDownCard) {
        self.lying.copy_within(..usize::from(self.deck), 1);
        self.lying[0] = card;
        self.deck += 1;
    }

    /// Puts a card under the Museum.
    pub fn tuck(&mut self, card: FaceDownCard) {
        self.museum += 1;
        self.lying[MOST_CARDS - usize::from(self.museum)] = card;
    }

    /// Takes out the card that was tucked first.
    pub fn untuck_first(&mut self) -> Option<FaceDownCard> {
        let count = usize::from(self.museum.checked_sub(1)?);
        let first = self.lying[MOST_CARDS - 1];
        let from = MOST_CARDS - 1 - count;
        self.lying.copy_within(from..from + count, from + 1);
        self.lying[from] = Self::BLANK;
        self.museum -= 1;
        Some(first)
    }
}

/// A district in a city: its name, and whether gold lies on it.
///
/// Two districts of one name with and without gold are different targets; otherwise copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct District {
    pub card: Card,
    /// Whether the Artist laid gold on it.
    pub beautified: bool,
}

impl District {
    /// §1: gold coins, one more if beautified.
    pub const fn cost(self) -> u8 {
        self.card.cost() + self.beautified as u8
    }

    /// §9.2: its cost and its silver coins.
    pub const fn points(self) -> u8 {
        self.cost() + self.card.face().silver
    }
}

/// What one player owns and remembers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub hand: Cards,
    pub city: Cards,
    /// Those of the city with gold on them (Artist).
    pub beautified: Cards,
    /// Per other seat: cards known to have been in that hand. At the own place: cards known to have
    /// been in the deck when it was shuffled.
    pub memory: [Cards; SEATS],
    /// Per entry of `memory`: how many cards left there unseen since.
    pub doubt: [u8; SEATS],
    pub gold: u16,
    pub hand_size: u8,
    pub city_count: u8,
    /// Maximum number of action cards in the hand, by public information.
    pub maybe_actions: u8,
    /// The size at which the city was completed; 0 if it never was.
    pub completed: u8,
    /// Completed in the check in which the first city was completed.
    pub first: bool,
}

impl Player {
    pub(crate) const fn new() -> Self {
        Self {
            hand: Cards::EMPTY,
            city: Cards::EMPTY,
            beautified: Cards::EMPTY,
            memory: [Cards::EMPTY; SEATS],
            doubt: [0; SEATS],
            gold: 0,
            hand_size: 0,
            city_count: 0,
            maybe_actions: 0,
            completed: 0,
            first: false,
        }
    }

    /// §1: number of districts for completing the city.
    pub const fn size(&self) -> u8 {
        self.city_count + self.city.has(Card::Monument) as u8
    }

    /// The districts of the city, tents included; equal ones once.
    pub fn districts(&self) -> impl Iterator<Item = District> + '_ {
        self.city.names().flat_map(|card| {
            let beautified = self.beautified.count(card);
            let plain = self.city.count(card) > beautified;
            let plain = plain.then_some(District { card, beautified: false });
            let golden = (beautified > 0).then_some(District { card, beautified: true });
            plain.into_iter().chain(golden)
        })
    }

    /// Districts of a type, for district income.
    pub fn of_kind(&self, kind: Kind) -> u8 {
        self.city.of_kind(kind)
    }

    pub fn add_district(&mut self, district: District) {
        self.city.add(district.card);
        if district.beautified {
            self.beautified.add(district.card);
        }
        self.city_count += 1;
    }

    pub fn remove_district(&mut self, district: District) {
        self.city.remove(district.card);
        if district.beautified {
            self.beautified.remove(district.card);
        }
        self.city_count -= 1;
    }
}

/// A Ticket Booth before a player (§8.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Booth {
    pub owner: Seat,
    pub gold: u16,
    /// The acting player has used it this turn.
    pub used: bool,
}

/// What the acting player has done this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Done(u16);

impl Done {
    pub const INCOME: Self = Self(1);
    /// District income.
    pub const COLLECTED: Self = Self(1 << 1);
    /// The character's main ability.
    pub const ABILITY: Self = Self(1 << 2);
    /// Took or gave the crown.
    pub const CROWN: Self = Self(1 << 3);
    pub const SMITHY: Self = Self(1 << 4);
    pub const LABORATORY: Self = Self(1 << 5);
    pub const MUSEUM: Self = Self(1 << 6);
    /// Played an action card.
    pub const ACTION: Self = Self(1 << 7);
    /// Built something for gold.
    pub const PAID_BUILD: Self = Self(1 << 8);
    /// Borrowed as Cardinal.
    pub const LOAN: Self = Self(1 << 9);
    /// Protected by Rasputin, whose card lies open.
    pub const PROTECTED: Self = Self(1 << 10);
    /// A turn taken over by the Witch.
    pub const RESUMED: Self = Self(1 << 11);

    pub const fn has(self, deed: Self) -> bool {
        self.0 & deed.0 != 0
    }

    pub fn set(&mut self, deed: Self) {
        self.0 |= deed.0;
    }
}

/// One character's turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    pub seat: Seat,
    pub who: Character,
    pub done: Done,
    pub builds: u8,
    pub limit: u8,
    /// Gold for the Alchemist.
    pub spent: u16,
    /// A card on its way: being built, or destroyed and not yet discarded.
    pub limbo: Option<Card>,
    /// In whose city the building goes.
    pub owner: Seat,
    pub price: u8,
    pub paid: u8,
    pub limit_free: bool,
    pub lender: Seat,
    /// Cards the lender gets.
    pub owed: u8,
    /// Secret half-made choice: hand cards picked so far.
    pub picked: Cards,
    /// Secret half-made choice: the signed warrant or the rose, and the first blank.
    pub marking: Option<Character>,
    pub blank: Option<Character>,
    /// Cards drawn to choose from.
    pub drawn: ArrayVec<FaceDownCard, 7>,
}

impl Turn {
    pub fn new(seat: Seat, who: Character) -> Self {
        Self {
            seat,
            who,
            done: Done::default(),
            builds: 0,
            limit: who.build_limit(),
            spent: 0,
            limbo: None,
            owner: seat,
            price: 0,
            paid: 0,
            limit_free: false,
            lender: seat,
            owed: 0,
            picked: Cards::EMPTY,
            marking: None,
            blank: None,
            drawn: ArrayVec::new(),
        }
    }
}

/// An exchange at the Theater (§5.3): which pick of each changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exchange {
    pub owner: Seat,
    pub partner: Seat,
    pub gave: u8,
    pub got: u8,
}

/// Markers of the round (§2.6).
#[expect(clippy::struct_excessive_bools, reason = "independent facts of the round")]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marks {
    pub murdered: Option<Character>,
    pub bewitched: Option<Character>,
    pub robbed: Option<Character>,
    /// Who laid each kind of marker.
    pub witch: Option<Seat>,
    pub thief: Option<Seat>,
    pub magistrate: Option<Seat>,
    pub blackmailer: Option<Seat>,
    pub warrants: Ranks,
    pub signed: Option<Character>,
    pub signed_shown: bool,
    /// Threats that still lie.
    pub threats: Ranks,
    /// Threats as they were placed.
    pub threatened: Ranks,
    pub rose: Option<Character>,
    pub rose_shown: bool,
    /// The murdered character was saved by Rasputin.
    pub spared: bool,
    /// The Acrobat took the crown this round.
    pub acrobat: bool,
    /// The city under the Bishop's protection.
    pub sanctuary: Option<Seat>,
    /// Who turned over rank 4.
    pub fourth: Option<Seat>,
    /// Who acted as Queen, and whether she has been paid.
    pub queen: Option<Seat>,
    pub queen_paid: bool,
}

/// A game of Machiavelli Deluxe.
#[expect(clippy::struct_excessive_bools, reason = "independent facts of the game")]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Machiavelli {
    pub players: [Player; SEATS],
    /// The unique districts in the deck.
    pub(crate) uniques: Cards,
    pub(crate) turn: Turn,
    pub(crate) rng: GameRng,
    pub(crate) stack: Stack<Frame>,
    pub(crate) piles: Piles,
    pub seats: u8,
    pub(crate) cast: Cast,
    pub(crate) rulings: Rulings,
    /// 1: the Artist's second district follows the first in the order of the cards. 2: any order.
    pub(crate) rules: RulesVersion,
    pub crown: Seat,
    pub round: u16,
    /// What the bank has received minus what it has given.
    pub(crate) bank: i32,
    pub tax: u16,
    pub(crate) booths: ArrayVec<Booth, 3>,
    /// The Bell Tower announcement stands.
    pub(crate) bell: bool,
    /// A player has completed a city: this round is the last.
    pub ending: bool,
    /// Secret: a player answers the open window with their card.
    pub(crate) reaction: bool,
    /// Picker 1 of the round.
    pub(crate) first: Seat,
    /// Characters in the order they left the packet; place 0 is the first face-down card.
    pub(crate) slots: [Option<Character>; 9],
    /// Ranks still in the packet.
    pub(crate) packet: Ranks,
    pub(crate) face_up: Ranks,
    /// Who has the character of each rank.
    pub held: [Option<Seat>; 9],
    /// The last of 7 or 8 players took the first face-down card.
    pub(crate) took_first: bool,
    pub(crate) exchange: Option<Exchange>,
    /// The rank being called; 0 during selection.
    pub(crate) called: u8,
    /// Ranks turned over.
    pub(crate) shown: Ranks,
    /// Ranks that were called and that no player has.
    pub(crate) silent: Ranks,
    pub(crate) marks: Marks,
}

impl Machiavelli {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats).filter(move |&other| other != seat)
    }

    pub(crate) fn all_seats(&self) -> SeatSet {
        SeatSet::all(self.seats)
    }

    /// The character of a rank in this game.
    pub(crate) fn of_rank(&self, rank: u8) -> Character {
        self.cast[usize::from(rank) - 1]
    }

    pub(crate) fn in_cast(&self, character: Character) -> bool {
        self.cast.get(usize::from(character.rank()) - 1) == Some(&character)
    }

    pub(crate) fn holder(&self, character: Character) -> Option<Seat> {
        self.held[usize::from(character.rank()) - 1]
    }

    /// Characters of a seat this round, by rank.
    pub(crate) fn characters_of(&self, seat: Seat) -> impl Iterator<Item = Character> + '_ {
        self.cast
            .iter()
            .zip(self.held)
            .filter(move |(_, held)| *held == Some(seat))
            .map(|(&character, _)| character)
    }

    /// Characters that were not turned over, and who has them. Only sampled positions are asked.
    pub fn hidden(&self) -> impl Iterator<Item = (Seat, Character)> + '_ {
        let cast = self.cast.iter().zip(self.held);
        cast.filter(|(who, _)| !self.shown.has(who.rank()))
            .filter_map(|(&who, held)| held.map(|seat| (seat, who)))
    }

    /// Characters in the order they left the packet, and who chose at that moment; no player chose those that
    /// were laid aside. What is still in the packet comes last. Only sampled positions are asked.
    ///
    /// The last of 7 or 8 players may have taken the first one, which lay face down, instead of their own.
    pub fn selected(&self) -> impl Iterator<Item = (Option<Seat>, Character)> + '_ {
        let slots = (0_u8..9).filter_map(|slot| {
            let who = self.slots[usize::from(slot)]?;
            let chosen = match self.slot(slot) {
                Slot::Pick(seat) => Some(seat),
                Slot::First | Slot::Aside(_) | Slot::Lot | Slot::Last => None,
            };
            Some((chosen, who))
        });
        slots.chain(self.packet.iter().map(|rank| (None, self.of_rank(rank))))
    }

    /// How many characters each player has: two with 2 or 3 players (§3.2).
    pub(crate) const fn characters_each(&self) -> u8 {
        if self.seats <= 3 { 2 } else { 1 }
    }

    /// Whether, by public information, this seat may still hold a character that was not turned over.
    pub(crate) fn may_hold_hidden(&self, seat: Seat) -> bool {
        let shown = self
            .shown
            .iter()
            .filter(|&rank| self.held[usize::from(rank) - 1] == Some(seat))
            .count();
        shown < usize::from(self.characters_each())
    }

    /// §1: the size that completes a city now.
    pub const fn threshold(&self) -> u8 {
        let normal = if self.seats <= 3 { 8 } else { 7 };
        normal - self.bell as u8
    }

    /// §1 and R26: whether a city counts as complete now.
    pub(crate) fn complete(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let size = player.size();
        size >= self.threshold() || (player.completed > 0 && size >= player.completed)
    }

    /// Whose city has this unique district.
    pub(crate) fn owner_of(&self, card: Card) -> Option<Seat> {
        self.all().find(|&seat| self.player(seat).city.has(card))
    }

    pub(crate) fn deck_size(&self) -> usize {
        self.piles.deck().len()
    }

    /// All cards of this game.
    pub(crate) fn composition(&self) -> Cards {
        let mut all = self.uniques;
        for card in Card::ALL {
            if card.is_unique() || (card.is_action() && !self.rulings.action_cards) {
                continue;
            }
            for _ in 0..card.copies() {
                all.add(card);
            }
        }
        all
    }
}
