//! The plan of a conformance run: variants of the setup, number and maximum length of games.

use std::{env, fmt::Debug};

use signoria_engine::{Game, Options, RulesVersion, Seed, SeedableRng, Setup, meta::read_options};

use crate::TestRng;

/// Options made per game, so that a run covers more combinations than presets can name.
pub type MakeOptions<O> = fn(u8, &mut TestRng) -> O;

/// What to play, and how much of it.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// Each is played with every seed.
    pub variants: Vec<Variant<G::Options>>,
    /// Random games per variant; the environment variable `SIGNORIA_GAMES` overrides it.
    pub games: u32,
    /// No game may take more decisions.
    pub limit: u64,
    /// Approximate number of positions of each game that the expensive laws examine.
    pub samples: u32,
}

/// A setup to be played with many seeds.
#[derive(Clone, Debug)]
pub struct Variant<O> {
    /// For reports: `default`, the name of a preset, or your own.
    pub name: String,
    /// How many play.
    pub seats: u8,
    /// Which version of the rules is played.
    pub rules: RulesVersion,
    /// What is chosen.
    pub options: Choice<O>,
}

/// Options of a variant.
#[derive(Clone, Debug)]
pub enum Choice<O> {
    /// The same for every game.
    Fixed(O),
    /// Made for each game from its own random source.
    Made(MakeOptions<O>),
}

impl<G: Game> Plan<G> {
    /// Every number of seats with the default options and with each preset. A preset that a number of
    /// seats cannot play (`Options::problems`) is left out for that number. Older versions of the rules are played with
    /// the default options, as the variants `rules 1`, `rules 2` and so on.
    pub fn new(games: u32, limit: u64) -> Self {
        let meta = G::meta();
        let mut variants = Vec::new();
        for seats in meta.seats.counts() {
            let names = std::iter::once(None).chain(meta.presets.iter().map(|it| Some(it.id)));
            for name in names {
                let options: G::Options =
                    read_options(meta, name, &[]).unwrap_or_else(|problems| {
                        panic!("preset {name:?} of {} cannot be read: {problems:?}", G::ID)
                    });
                if name.is_none() || options.problems(seats).is_empty() {
                    let name = name.unwrap_or("default").to_owned();
                    let (rules, options) = (newest::<G>(), Choice::Fixed(options));
                    variants.push(Variant { name, seats, rules, options });
                }
            }
            for rules in RulesVersion::all(G::RULES).filter(|rules| *rules < newest::<G>()) {
                let name = format!("rules {}", rules.number());
                let options = Choice::Fixed(G::Options::default());
                variants.push(Variant { name, seats, rules, options });
            }
        }
        Self { variants, games, limit, samples: 10 }
    }

    /// The plan with one more variant.
    #[must_use]
    pub fn with(mut self, name: &str, seats: u8, options: G::Options) -> Self {
        self.variants.push(Variant {
            name: name.to_owned(),
            seats,
            rules: newest::<G>(),
            options: Choice::Fixed(options),
        });
        self
    }

    /// The plan with one more variant for each of these numbers of seats, whose options are made per
    /// game: `make` gets the number of seats and a random source that depends on the seed only.
    #[must_use]
    pub fn with_made(
        mut self,
        name: &str,
        seats: impl IntoIterator<Item = u8>,
        make: MakeOptions<G::Options>,
    ) -> Self {
        for seats in seats {
            let (rules, options) = (newest::<G>(), Choice::Made(make));
            self.variants.push(Variant { name: name.to_owned(), seats, rules, options });
        }
        self
    }

    /// The plan without the variants it has, to be filled with your own.
    #[must_use]
    pub fn cleared(mut self) -> Self {
        self.variants.clear();
        self
    }

    /// The plan with only the variants that `keep` accepts.
    #[must_use]
    pub fn only(mut self, keep: impl FnMut(&Variant<G::Options>) -> bool) -> Self {
        self.variants.retain(keep);
        self
    }

    /// The plan with about this number of positions of each game for the expensive laws.
    #[must_use]
    pub fn samples(mut self, samples: u32) -> Self {
        self.samples = samples;
        self
    }

    /// The variants to be played: all of them, or those whose name contains `SIGNORIA_VARIANT`.
    pub(crate) fn chosen(&self) -> impl Iterator<Item = &Variant<G::Options>> {
        let part = env::var("SIGNORIA_VARIANT").unwrap_or_default();
        self.variants.iter().filter(move |variant| variant.name.contains(&part))
    }

    /// Games per variant after a look at the environment.
    pub(crate) fn games(&self) -> u32 {
        number_from_env("SIGNORIA_GAMES").unwrap_or(self.games)
    }
}

impl<O: Options> Variant<O> {
    /// The setup of the game with this seed number.
    pub fn setup(&self, number: u64) -> Setup<O> {
        let options = match &self.options {
            Choice::Fixed(options) => options.clone(),
            Choice::Made(make) => make(self.seats, &mut TestRng::seed_from_u64(number)),
        };
        Setup { seats: self.seats, options, rules: self.rules, seed: Seed::from_number(number) }
    }
}

/// The newest version of a game's rules.
fn newest<G: Game>() -> RulesVersion {
    RulesVersion::known(G::RULES, G::RULES).expect("rules count from 1")
}

/// A number from the environment.
///
/// # Panics
/// If the variable is set to something else: a campaign with a misspelt length must not pass quietly.
pub(crate) fn number_from_env<N: std::str::FromStr<Err: Debug>>(name: &str) -> Option<N> {
    let text = env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|error| panic!("{name}={text}: {error:?}")))
}
