//! Rule tests that read like a game: build a table, play a script, look at questions and material.

use std::fmt::Debug;

use signoria_engine::{
    Game, GameText, IllegalAction, Message, Reason, Seat, SeatSet, Seed, Setup, Viewer,
};

use crate::{
    laws::play::texts,
    position::{legal, perceived},
};

/// A seat, or its number.
pub trait At: Copy + Debug {
    /// The seat.
    fn seat(self) -> Seat;
}

impl At for Seat {
    fn seat(self) -> Seat {
        self
    }
}

impl At for u8 {
    fn seat(self) -> Seat {
        Seat::new(self)
    }
}

/// A game in progress that is played by notation and keeps its events.
///
/// ```
/// use signoria_testkit::{scenario::Table, toy::Toy};
///
/// let mut table = Table::<Toy>::deal(2, 1);
/// assert_eq!(table.asked(), [0, 1]);
/// let card = table.legal_texts(0)[0].clone();
/// table.play(0, &card);
/// table.refuses(0, &card);
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// The state, for looking and for arranging.
    pub game: G,
    /// What happened since the table was made or `events` last cleared.
    pub events: Vec<G::Event>,
}

impl<G: Game> Table<G> {
    /// A table at any position, for example one built by hand.
    pub fn of(game: G) -> Self {
        Self { game, events: Vec::new() }
    }

    /// A new game with default options.
    ///
    /// # Panics
    /// If the game cannot be dealt.
    pub fn deal(seats: u8, seed: u64) -> Self {
        Self::deal_with(seats, seed, G::Options::default())
    }

    /// A new game with these options.
    ///
    /// # Panics
    /// If the game cannot be dealt.
    pub fn deal_with(seats: u8, seed: u64, options: G::Options) -> Self {
        let mut events = Vec::new();
        let setup = Setup { options, ..G::setup(seats, Seed::from_number(seed)) };
        let game = G::new(&setup, &mut events).unwrap_or_else(|error| panic!("{error:?}"));
        Self { game, events }
    }

    /// Plays an action given in notation.
    ///
    /// # Panics
    /// If it cannot be read or is not legal; the message lists what is.
    #[track_caller]
    pub fn play(&mut self, seat: impl At, text: &str) -> &mut Self {
        let action = Self::read(text);
        let (game, events) = (&mut self.game, &mut self.events);
        if let Err(refusal) = game.play(seat.seat(), action, events) {
            panic!("`{text}`: {refusal}; {}", self.situation(seat.seat()));
        }
        self
    }

    /// Plays several actions of one seat.
    #[track_caller]
    pub fn play_all(&mut self, seat: impl At, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.play(seat, text);
        }
        self
    }

    /// Demands that the action is refused and changes nothing; returns the refusal.
    ///
    /// # Panics
    /// If it is accepted or cannot be read: a misspelt notation would make the test worthless.
    #[track_caller]
    pub fn refuses(&self, seat: impl At, text: &str) -> IllegalAction<G::Action> {
        let action = Self::read(text);
        let (mut game, mut events) = (self.game.clone(), Vec::new());
        match game.play(seat.seat(), action, &mut events) {
            Ok(()) => panic!("`{text}` was accepted; {}", self.situation(seat.seat())),
            Err(refusal) => {
                assert!(
                    game == self.game && events.is_empty(),
                    "`{text}` was refused with effects"
                );
                refusal
            }
        }
    }

    /// Numbers of the seats to act.
    pub fn asked(&self) -> Vec<u8> {
        self.game.to_act().iter().map(Seat::number).collect()
    }

    /// The same as a set.
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    /// What the seat may do.
    pub fn legal(&self, seat: impl At) -> Vec<G::Action> {
        legal(&self.game, seat.seat())
    }

    /// What the seat may do, in notation.
    pub fn legal_texts(&self, seat: impl At) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    /// Whether the seat may do this.
    ///
    /// # Panics
    /// If the notation cannot be read.
    #[track_caller]
    pub fn allows(&self, seat: impl At, text: &str) -> bool {
        self.legal(seat).contains(&Self::read(text))
    }

    /// What the viewer perceived of the events collected so far.
    pub fn told(&self, who: Viewer) -> Vec<G::EventView> {
        perceived::<G>(&self.events, who)
    }

    /// The view of a seat.
    pub fn view(&self, seat: impl At) -> G::View {
        self.game.view(Viewer::Seat(seat.seat()))
    }

    /// The events collected so far, which are then forgotten.
    pub fn take_events(&mut self) -> Vec<G::Event> {
        std::mem::take(&mut self.events)
    }

    #[track_caller]
    fn read(text: &str) -> G::Action {
        let Ok(action) = text.parse::<G::Action>() else {
            panic!("`{text}` is not an action of {}", G::ID)
        };
        assert_eq!(action.to_string(), text, "the canonical notation is another");
        action
    }

    fn situation(&self, seat: Seat) -> String {
        let asked = self.game.to_act();
        let list = legal(&self.game, seat);
        let list = if list.is_empty() { "nothing".into() } else { texts(&list) };
        format!("asked are {asked:?}, and {seat:?} may do {list}")
    }
}

impl<G: GameText> Table<G> {
    /// Demands that the action is refused, and returns the reason a player would read.
    #[track_caller]
    pub fn why(&self, seat: impl At, text: &str) -> Reason {
        self.refuses(seat, text);
        G::why_not(&self.view(seat), Self::read(text))
    }

    /// What the seat has to decide.
    pub fn prompt(&self, seat: impl At) -> Message {
        G::prompt(&self.view(seat), seat.seat())
    }

    /// What the viewer reads of the events collected so far.
    pub fn log(&self, who: Viewer) -> Vec<Message> {
        self.told(who).iter().map(G::message).collect()
    }
}
