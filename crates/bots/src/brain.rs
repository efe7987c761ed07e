//! Which evaluation belongs to which game, and which bot to a name.

use std::{any::Any, time::Duration};

use signoria_engine::Game;

use crate::{
    Bot, Budget, Evaluate, Greedy, Level, Mcts, Pace, Random, Style, Temper, Unread,
    games::{CarraraReader, HabemusPapamReader, LaCittaReader, MachiavelliReader, NotreDameReader},
    level::{Fallible, Fixed},
};

/// How a bot comes to its choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Method {
    pub search: Search,
    /// Of its own; stronger than the budget of the caller.
    pub budget: Option<Budget>,
    /// Share of decisions that are deliberately taken at first sight, in per cent.
    pub mistakes: u8,
    pub style: Style,
    pub threads: u8,
}

/// The kinds of thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Search {
    Greedy,
    Mcts,
    /// Searches, but every playout goes to the end of the game.
    Playouts,
}

impl Method {
    const fn plain(search: Search) -> Self {
        Self { search, budget: None, mistakes: 0, style: Style::Balanced, threads: 1 }
    }

    /// The method of a name; `None` also for `random`, which has none.
    fn named(name: &str) -> Option<Self> {
        if let Some(level) = Level::from_id(name) {
            return Some(level.method());
        }
        let (kind, budget) = match name.split_once(':') {
            Some((kind, budget)) => (kind, Some(budget)),
            None => (name, None),
        };
        let search = match kind {
            "greedy" => Search::Greedy,
            "mcts" => Search::Mcts,
            "playouts" => Search::Playouts,
            _ => return None,
        };
        let Some(text) = budget else { return Some(Self::plain(search)) };
        // `4000x2`: on two threads.
        let (text, threads) = match text.split_once('x') {
            Some((text, threads)) if search != Search::Greedy => {
                (text, threads.parse().ok().filter(|threads| (1..=THREADS).contains(threads))?)
            }
            Some(_) => return None,
            None => (text, 1),
        };
        Some(Self { budget: Some(Budget::read(text)?), threads, ..Self::plain(search) })
    }
}

/// No bot thinks on more threads.
const THREADS: u8 = 64;

/// Whether [`named`] knows the name.
pub fn is_name(name: &str) -> bool {
    name == "random" || Method::named(name).is_some()
}

/// How long the thoughts of a bot take if callers allow it `time`; `None` if [`named`] does not know the
/// name.
pub fn pace(name: &str, time: Duration) -> Option<Pace> {
    if name == "random" {
        return Some(Pace::Instant);
    }
    let method = Method::named(name)?;
    Some(match method.search {
        Search::Greedy => Pace::Quick,
        Search::Mcts | Search::Playouts => {
            Pace::Search(method.budget.and_then(|own| own.time).unwrap_or(time))
        }
    })
}

/// The bot of that name for a game, if there is one. The same seed gives the same choices.
pub fn named<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    if name == "random" {
        return Some(Box::new(Random::new(seed)));
    }
    Some(with_method(Method::named(name)?, seed))
}

/// A bot that thinks in this way, with the evaluation of the game.
pub(crate) fn with_method<G: Game>(method: Method, seed: u64) -> Box<dyn Bot<G>> {
    /// If `G` is the game of the evaluation, the bot with it.
    fn read<G: Game, H: Game, E: Evaluate<H>>(
        evaluate: E,
        method: Method,
        seed: u64,
    ) -> Option<Box<dyn Bot<G>>> {
        if std::any::TypeId::of::<G>() != std::any::TypeId::of::<H>() {
            return None;
        }
        let bot: Box<dyn Any> = Box::new(build::<H, E>(evaluate, method, seed));
        bot.downcast::<Box<dyn Bot<G>>>().ok().map(|bot| *bot)
    }
    None.or_else(|| read(HabemusPapamReader, method, seed))
        .or_else(|| read(NotreDameReader, method, seed))
        .or_else(|| read(CarraraReader, method, seed))
        .or_else(|| read(LaCittaReader, method, seed))
        .or_else(|| read(MachiavelliReader, method, seed))
        .unwrap_or_else(|| build(Unread, method, seed))
}

fn build<G: Game, E: Evaluate<G>>(evaluate: E, method: Method, seed: u64) -> Box<dyn Bot<G>> {
    let Method { search, budget, mistakes, style, threads } = method;
    let threads = usize::from(threads);
    let bot: Box<dyn Bot<G>> = match search {
        Search::Greedy => Box::new(Greedy::new(evaluate.clone(), style, seed)),
        Search::Mcts => Box::new(Mcts::new(evaluate.clone(), style, seed).with_threads(threads)),
        Search::Playouts => {
            let temper = Temper { horizon: u32::MAX, ..E::TEMPER };
            let bot = Mcts::new(evaluate.clone(), style, seed);
            Box::new(bot.with_temper(temper).with_threads(threads))
        }
    };
    let bot = match budget {
        None => bot,
        Some(budget) => Box::new(Fixed { bot, budget }),
    };
    if mistakes == 0 { bot } else { Box::new(Fallible::new(bot, evaluate, mistakes, seed)) }
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
    fn a_cap_shortens_the_search_of_a_bot_with_a_budget_of_its_own() {
        let cap = Duration::from_millis(50);
        assert_eq!(Budget { cap: Some(cap), ..Budget::millis(1800) }.limit(), Some(cap));
        assert_eq!(Budget { cap: Some(cap), ..Budget::iterations(9) }.limit(), Some(cap));
        let long = Some(Duration::from_secs(5));
        assert_eq!(Budget { cap: long, ..Budget::millis(400) }.limit(), Budget::millis(400).time);
        assert_eq!(Budget::iterations(9).limit(), None);
    }

    #[test]
    fn every_listed_name_is_known_and_nonsense_is_not() {
        assert!(NAMES.iter().all(|name| is_name(name)));
        assert!(
            ["mcts:1000", "mcts:500ms", "mcts:1000x4", "greedy:64", "playouts:50"]
                .iter()
                .all(|name| is_name(name))
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
            assert!(!is_name(bad), "{bad}");
        }
    }
}
