//! A table for scenarios: Tessa 0, Alwin 1, Peter 2, Reynold 3, as in the examples of the rulebook.

use signoria_engine::{Game, Seat, SeatSet, Seed, Stack, flow};

use crate::{
    Action, Event, EventView, Frame, HabemusPapam,
    cards::{Card, Mission, Person, Ploy, Slot},
};

pub const TESSA: Seat = Seat::new(0);
pub const ALWIN: Seat = Seat::new(1);
pub const PETER: Seat = Seat::new(2);
pub const REYNOLD: Seat = Seat::new(3);

/// A game with everything that was told.
pub struct Table {
    pub game: HabemusPapam,
    pub events: Vec<Event>,
}

impl Table {
    /// A fresh game with Tessa as Camerlengo, waiting for the bids of round 1.
    pub fn new(seats: u8) -> Self {
        let mut setup = HabemusPapam::setup(seats, Seed::from_number(1));
        setup.options.first_camerlengo = crate::FirstCamerlengo::Seat0;
        let mut events = Vec::new();
        let game = HabemusPapam::new(&setup, &mut events).expect("a valid setup");
        Self { game, events }
    }

    /// Gives the Camerlengo piece to a seat.
    pub fn camerlengo(mut self, seat: Seat) -> Self {
        self.game.camerlengo = seat;
        self
    }

    /// Sets the gold of a seat.
    pub fn gold(mut self, gold: [u16; 4]) -> Self {
        for (seat, player) in self.game.players.iter_mut() {
            player.goods.gold = gold[seat.index()];
        }
        self
    }

    /// Moves persons to the display of a seat, wherever they were.
    pub fn persons(mut self, seat: Seat, persons: &[Person]) -> Self {
        for &person in persons {
            self.game.political.retain(|card| *card != Card::Person(person));
            self.game.action.retain(|card| *card != Card::Person(person));
            self.game.cardinal.retain(|card| *card != Card::Person(person));
            for player in self.game.players.values_mut() {
                player.display.persons.remove(person);
            }
            self.game.players[seat].display.persons.insert(person);
        }
        self
    }

    /// Gives action cards to a seat.
    pub fn hand(mut self, seat: Seat, ploys: &[Ploy]) -> Self {
        for ploy in ploys {
            self.game.players[seat].goods.ploys[ploy.index()] += 1;
        }
        self
    }

    /// Gives missions to a seat.
    pub fn missions(mut self, seat: Seat, missions: &[Mission]) -> Self {
        self.game.players[seat].missions = missions.iter().copied().collect();
        self
    }

    /// Puts cards into the offer.
    pub fn offer(mut self, slot: Slot, card: Option<Card>) -> Self {
        match slot {
            Slot::Political => self.game.offer.political = card,
            Slot::Action => self.game.offer.action = card,
            Slot::Cardinal => self.game.offer.cardinal = card,
            Slot::Camerlengo => self.game.offer.camerlengo = card.is_some(),
        }
        self
    }

    /// Continues from a frame, as if the rules had come there, and runs to the next question.
    pub fn at(mut self, frame: Frame) -> Self {
        self.game.round = self.game.round.max(2);
        self.game.stack = Stack::new(frame);
        flow::run(&mut self.game, &mut self.events);
        self
    }

    /// Plays an action in its notation.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, text: &str) -> &mut Self {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("`{text}` is no action"));
        if let Err(error) = self.game.play(seat, action, &mut self.events) {
            panic!("{error}; legal: {:?}", self.legal(seat));
        }
        self
    }

    /// All bid in the order of the seats.
    #[track_caller]
    pub fn bids(&mut self, bids: &[&str]) -> &mut Self {
        for (seat, bid) in Seat::all(bids.len() as u8).zip(bids) {
            self.play(seat, &format!("bid {bid}"));
        }
        self
    }

    /// The legal actions of a seat, in notation.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// The seats to act.
    pub fn asked(&self) -> Vec<Seat> {
        self.game.to_act().iter().collect()
    }

    /// Asserts which seats are to act.
    #[track_caller]
    pub fn asks(&self, seats: &[Seat]) -> &Self {
        assert_eq!(self.game.to_act(), seats.iter().copied().collect::<SeatSet>());
        self
    }

    /// Gold of all.
    pub fn all_gold(&self) -> Vec<u16> {
        self.game.players.values().map(|player| player.goods.gold).collect()
    }

    /// The picking order of the round.
    pub fn order(&self) -> Vec<Seat> {
        self.game.order.to_vec()
    }

    /// Whether something open happened.
    pub fn happened(&self, wanted: impl Fn(&EventView) -> bool) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Open(view) if wanted(view)))
    }

    /// Whether a seat owns a person.
    pub fn owns(&self, seat: Seat, person: Person) -> bool {
        self.game.players[seat].display.persons.contains(person)
    }
}
