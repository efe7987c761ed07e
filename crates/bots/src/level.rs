//! What people choose: how strong an opponent is, who it is, how it plays.

use std::time::Duration;

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Game, SeedableRng};

use crate::{
    Advice, Bot, Budget, Evaluate, Style,
    brain::{Method, Search},
    evaluate::{Manner, draw, unit},
    greedy::whose,
};

/// How strong an opponent is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks one action ahead, and every third time not even that.
    Beginner,
    /// Looks one action ahead, with a slip now and then.
    Casual,
    /// Searches for at most half a second.
    Strong,
    /// Searches for at most two seconds.
    Master,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Casual, Self::Strong, Self::Master];

    /// Its word.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Strong => "strong",
            Self::Master => "master",
        }
    }

    /// The level with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// Who sits down at the table.
    pub const fn persona(self) -> Persona {
        match self {
            Self::Beginner => Persona {
                name: "Lapo",
                style: Style::Builder,
                pace: [Duration::from_millis(600), Duration::from_millis(1500)],
            },
            Self::Casual => Persona {
                name: "Fiammetta",
                style: Style::Balanced,
                pace: [Duration::from_millis(600), Duration::from_secs(2)],
            },
            Self::Strong => Persona {
                name: "Ottavia",
                style: Style::Intriguer,
                pace: [Duration::from_millis(700), Duration::from_millis(2500)],
            },
            Self::Master => Persona {
                name: "Messer Niccolò",
                style: Style::Balanced,
                pace: [Duration::from_millis(900), Duration::from_secs(3)],
            },
        }
    }

    pub(crate) const fn method(self) -> Method {
        let style = self.persona().style;
        match self {
            Self::Beginner => Method {
                search: Search::Greedy,
                budget: Some(Budget::iterations(12)),
                mistakes: 35,
                style,
                threads: 1,
            },
            Self::Casual => {
                Method { search: Search::Greedy, budget: None, mistakes: 10, style, threads: 1 }
            }
            // Below the limits of half a second and two seconds, so that a slow moment of the machine
            // does not break them.
            Self::Strong => Method {
                search: Search::Mcts,
                budget: Some(Budget::millis(400)),
                mistakes: 0,
                style,
                threads: 1,
            },
            Self::Master => Method {
                search: Search::Mcts,
                budget: Some(Budget::millis(1800)),
                mistakes: 0,
                style,
                threads: 1,
            },
        }
    }
}

/// Somebody to play against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Persona {
    /// What it is called.
    pub name: &'static str,
    /// What it strives for.
    pub style: Style,
    /// How long it seems to think, at least and at most: an answer that comes at once feels like a
    /// machine. The program that shows the game waits; the bot itself does not.
    pub pace: [Duration; 2],
}

/// A bot with a budget of its own.
pub(crate) struct Fixed<G: Game> {
    pub bot: Box<dyn Bot<G>>,
    pub budget: Budget,
}

impl<G: Game> Bot<G> for Fixed<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], budget: &Budget) -> G::Action {
        self.bot.choose(view, legal, &Budget { cap: budget.cap, ..self.budget })
    }

    fn observe(&mut self, event: &G::EventView) {
        self.bot.observe(event);
    }

    fn advise(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: &Budget,
    ) -> Vec<Advice<G::Action>> {
        self.bot.advise(view, legal, &Budget { cap: budget.cap, ..self.budget })
    }

    fn iterations(&self) -> u64 {
        self.bot.iterations()
    }
}

/// A bot that sometimes does what looks good at first sight, or just anything.
pub(crate) struct Fallible<G: Game, E> {
    bot: Box<dyn Bot<G>>,
    evaluate: E,
    mistakes: u8,
    rng: Xoshiro256PlusPlus,
}

impl<G: Game, E: Evaluate<G>> Fallible<G, E> {
    pub fn new(bot: Box<dyn Bot<G>>, evaluate: E, mistakes: u8, seed: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ 0x006d_6973_7461_6b65);
        Self { bot, evaluate, mistakes, rng }
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Fallible<G, E> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], budget: &Budget) -> G::Action {
        if unit(&mut self.rng) * 100.0 >= f32::from(self.mistakes) {
            return self.bot.choose(view, legal, budget);
        }
        let sampled = G::determinize(view, &mut self.rng);
        let seat = whose::<G>(view, &mut self.rng);
        let mut worth = Vec::with_capacity(legal.len());
        self.evaluate.worth(&sampled, seat, legal, &mut worth);
        legal[draw(&mut worth, 3.0 * E::DOUBT, Manner::PLAIN, &mut self.rng)]
    }

    fn observe(&mut self, event: &G::EventView) {
        self.bot.observe(event);
    }

    fn iterations(&self) -> u64 {
        self.bot.iterations()
    }
}
