//! Levels: how strong a bot is, its name, its style.

use std::time::Duration;

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Game, SeedableRng};

use crate::{
    Advice, Bot, Budget, Evaluate, Style,
    evaluate::{PlayoutPolicy, sample_softmax, uniform_f32},
    factory::{Algorithm, BotSpec},
    greedy::seat_of_view,
};

/// A level of play that people choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks one action ahead with 12 playouts per decision; 35 % of its decisions are deliberate mistakes.
    Beginner,
    /// Looks one action ahead; 10 % of its decisions are deliberate mistakes.
    Casual,
    /// Searches for 0.4 s.
    Strong,
    /// Searches for 1.8 s.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Casual, Self::Strong, Self::Master];

    /// Returns the identifier.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Strong => "strong",
            Self::Master => "master",
        }
    }

    /// Returns the level with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// Returns the persona that plays this level.
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

    pub(crate) const fn spec(self) -> BotSpec {
        let style = self.persona().style;
        match self {
            Self::Beginner => BotSpec {
                algorithm: Algorithm::Greedy,
                budget: Some(Budget::iterations(12)),
                mistakes: 35,
                style,
                threads: 1,
            },
            Self::Casual => BotSpec {
                algorithm: Algorithm::Greedy,
                budget: None,
                mistakes: 10,
                style,
                threads: 1,
            },
            // Below half a second and two seconds, so that a busy machine stays within them.
            Self::Strong => BotSpec {
                algorithm: Algorithm::Mcts,
                budget: Some(Budget::millis(400)),
                mistakes: 0,
                style,
                threads: 1,
            },
            Self::Master => BotSpec {
                algorithm: Algorithm::Mcts,
                budget: Some(Budget::millis(1800)),
                mistakes: 0,
                style,
                threads: 1,
            },
        }
    }
}

/// Name, style and pace of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Persona {
    /// The display name.
    pub name: &'static str,
    /// What it maximizes.
    pub style: Style,
    /// Minimum and maximum time that the user interface shows it thinking. The bot itself does not wait.
    pub pace: [Duration; 2],
}

/// A bot with its own budget, which overrides that of the caller.
pub(crate) struct WithBudget<G: Game> {
    pub bot: Box<dyn Bot<G>>,
    pub budget: Budget,
}

impl<G: Game> Bot<G> for WithBudget<G> {
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

/// A bot that makes deliberate mistakes: some decisions are sampled from a flat softmax over the action prior.
pub(crate) struct WithMistakes<G: Game, E> {
    bot: Box<dyn Bot<G>>,
    evaluate: E,
    /// Share of such decisions, in per cent.
    mistakes: u8,
    rng: Xoshiro256PlusPlus,
}

impl<G: Game, E: Evaluate<G>> WithMistakes<G, E> {
    pub fn new(bot: Box<dyn Bot<G>>, evaluate: E, mistakes: u8, seed: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ 0x006d_6973_7461_6b65);
        Self { bot, evaluate, mistakes, rng }
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for WithMistakes<G, E> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], budget: &Budget) -> G::Action {
        if uniform_f32(&mut self.rng) * 100.0 >= f32::from(self.mistakes) {
            return self.bot.choose(view, legal, budget);
        }
        let sampled = G::determinize(view, &mut self.rng);
        let seat = seat_of_view::<G>(view, &mut self.rng);
        let mut scores = Vec::with_capacity(legal.len());
        self.evaluate.prior_scores(&sampled, seat, legal, &mut scores);
        let temperature = 3.0 * E::PRIOR_TEMPERATURE;
        legal[sample_softmax(&mut scores, temperature, PlayoutPolicy::GREEDY, &mut self.rng)]
    }

    fn observe(&mut self, event: &G::EventView) {
        self.bot.observe(event);
    }

    fn iterations(&self) -> u64 {
        self.bot.iterations()
    }
}
