//! Builds a bot from its name.

use std::time::Duration;

use signoria_engine::Game;

use crate::{
    Bot, Budget, Evaluate, Evaluated, Greedy, Level, Mcts, Pace, Random, SearchConfig, Style,
    level::{WithBudget, WithMistakes},
};

/// What a bot name stands for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct BotSpec {
    pub algorithm: Algorithm,
    /// Overrides the budget of the caller.
    pub budget: Option<Budget>,
    /// Share of deliberate mistakes, in per cent.
    pub mistakes: u8,
    pub style: Style,
    pub threads: u8,
}

/// How a bot finds its action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Algorithm {
    Greedy,
    Mcts,
    /// Tree search whose playouts all run to the end of the game.
    Playouts,
}

impl BotSpec {
    const fn plain(algorithm: Algorithm) -> Self {
        Self { algorithm, budget: None, mistakes: 0, style: Style::Balanced, threads: 1 }
    }

    /// Parses a name; returns `None` for unknown names and for `random`, which has no specification.
    fn from_name(name: &str) -> Option<Self> {
        if let Some(level) = Level::from_id(name) {
            return Some(level.spec());
        }
        let (kind, budget) = match name.split_once(':') {
            Some((kind, budget)) => (kind, Some(budget)),
            None => (name, None),
        };
        let algorithm = match kind {
            "greedy" => Algorithm::Greedy,
            "mcts" => Algorithm::Mcts,
            "playouts" => Algorithm::Playouts,
            _ => return None,
        };
        let Some(text) = budget else { return Some(Self::plain(algorithm)) };
        // `4000x2`: two threads.
        let (text, threads) = match text.split_once('x') {
            Some((text, threads)) if algorithm != Algorithm::Greedy => {
                (text, threads.parse().ok().filter(|threads| (1..=MAX_THREADS).contains(threads))?)
            }
            Some(_) => return None,
            None => (text, 1),
        };
        Some(Self { budget: Some(Budget::parse(text)?), threads, ..Self::plain(algorithm) })
    }
}

/// Maximum threads of one bot.
const MAX_THREADS: u8 = 64;

/// Whether [`bot_by_name`] knows the name.
pub fn is_bot_name(name: &str) -> bool {
    name == "random" || BotSpec::from_name(name).is_some()
}

/// Returns how long decisions of a bot take if callers allow it `time`; `None` if [`bot_by_name`] does not know
/// the name.
pub fn pace(name: &str, time: Duration) -> Option<Pace> {
    if name == "random" {
        return Some(Pace::Instant);
    }
    let spec = BotSpec::from_name(name)?;
    Some(match spec.algorithm {
        Algorithm::Greedy => Pace::Quick,
        Algorithm::Mcts | Algorithm::Playouts => {
            Pace::Search(spec.budget.and_then(|own| own.time).unwrap_or(time))
        }
    })
}

/// Builds the bot with this name for a game; returns `None` for unknown names. The seed determines all
/// choices of a bot without a time limit.
pub fn bot_by_name<G: Evaluated>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    if name == "random" {
        return Some(Box::new(Random::new(seed)));
    }
    Some(build(G::Evaluator::default(), BotSpec::from_name(name)?, seed))
}

fn build<G: Game, E: Evaluate<G>>(evaluate: E, spec: BotSpec, seed: u64) -> Box<dyn Bot<G>> {
    let BotSpec { algorithm, budget, mistakes, style, threads } = spec;
    let threads = usize::from(threads);
    let bot: Box<dyn Bot<G>> = match algorithm {
        Algorithm::Greedy => Box::new(Greedy::new(evaluate.clone(), style, seed)),
        Algorithm::Mcts => Box::new(Mcts::new(evaluate.clone(), style, seed).with_threads(threads)),
        Algorithm::Playouts => {
            let config = SearchConfig { horizon: u32::MAX, ..E::SEARCH };
            let bot = Mcts::new(evaluate.clone(), style, seed);
            Box::new(bot.with_config(config).with_threads(threads))
        }
    };
    let bot = match budget {
        None => bot,
        Some(budget) => Box::new(WithBudget { bot, budget }),
    };
    if mistakes == 0 { bot } else { Box::new(WithMistakes::new(bot, evaluate, mistakes, seed)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NAMES;

    #[test]
    fn the_pace_of_a_bot_is_that_of_its_search() {
        let second = Duration::from_secs(1);
        let search = |millis| Some(Pace::Search(Duration::from_millis(millis)));
        assert_eq!(pace("random", second), Some(Pace::Instant));
        for quick in ["beginner", "greedy", "casual"] {
            assert_eq!(pace(quick, second), Some(Pace::Quick), "{quick}");
        }
        assert_eq!(pace("mcts", second), search(1000));
        assert_eq!(pace("strong", second), search(400));
        assert_eq!(pace("master", second), search(1800));
        assert_eq!(pace("deep", second), None);
    }

    #[test]
    fn a_cap_shortens_the_search_of_a_bot_with_its_own_budget() {
        let cap = Duration::from_millis(50);
        assert_eq!(Budget { cap: Some(cap), ..Budget::millis(1800) }.limit(), Some(cap));
        assert_eq!(Budget { cap: Some(cap), ..Budget::iterations(9) }.limit(), Some(cap));
        let long = Some(Duration::from_secs(5));
        assert_eq!(Budget { cap: long, ..Budget::millis(400) }.limit(), Budget::millis(400).time);
        assert_eq!(Budget::iterations(9).limit(), None);
    }

    #[test]
    fn listed_names_are_known_and_malformed_ones_are_not() {
        assert!(NAMES.iter().all(|name| is_bot_name(name)));
        assert!(
            ["mcts:1000", "mcts:500ms", "mcts:1000x4", "greedy:64", "playouts:50"]
                .iter()
                .all(|name| is_bot_name(name))
        );
        for bad in [
            "",
            "Random",
            "mcts:",
            "mcts:0",
            "mcts:x",
            "mcts:9x0",
            "greedy:9x2",
            "random:5",
            "master:3",
            "./bot",
        ] {
            assert!(!is_bot_name(bad), "{bad}");
        }
    }
}
