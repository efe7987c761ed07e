//! The run: plays the games of a plan, checks every law, shrinks what fails.

use std::{
    collections::BTreeSet,
    fmt,
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use signoria_engine::{GameText, NullSink, Record, RngExt, SeedableRng, Session, Setup};

use crate::{
    Law, Plan, Position, TestRng, Variant, guard,
    laws::{self, text::Catalogue},
    plan::{Choice, number_from_env},
    position::{self, Context, Counts, pick_seat},
};

/// From this number of games per variant on, all processors are used.
const MANY: u32 = 200;

/// How long to look for a smaller failure.
const SHRINKING: Duration = Duration::from_secs(10);

/// Checks every law on every game of the plan.
///
/// # Panics
/// With a report if a law is broken.
pub fn conform<G: GameText>(plan: &Plan<G>) {
    eprintln!("{}", Line::heading(G::ID));
    match run(plan, &Law::PLAYED, |line| eprintln!("{line}")) {
        Ok(unreached) => eprint!("{}", never(&unreached)),
        Err(failure) => panic!("{failure}"),
    }
}

/// [`conform`] as a value: what was played, or what failed first.
pub fn check<G: GameText>(plan: &Plan<G>) -> Result<Report, Box<Failure>> {
    check_laws(plan, &Law::PLAYED)
}

/// Checks only these laws.
pub fn check_laws<G: GameText>(plan: &Plan<G>, laws: &[Law]) -> Result<Report, Box<Failure>> {
    let mut lines = Vec::new();
    let unreached = run(plan, laws, |line| lines.push(line))?;
    Ok(Report { game: G::ID, lines, unreached })
}

/// The line about what was never reached; empty if there is nothing to say.
fn never(unreached: &[&str]) -> String {
    if unreached.is_empty() {
        return String::new();
    }
    format!("  never reached in these games: {}\n", unreached.join(", "))
}

/// Plays the variants one after the other and tells of each that is done. Returns what was never reached.
fn run<G: GameText>(
    plan: &Plan<G>,
    laws: &[Law],
    mut done: impl FnMut(Line),
) -> Result<Vec<&'static str>, Box<Failure>> {
    assert!(!plan.variants.is_empty(), "the plan of {} has no variant", G::ID);
    let mut unreached: Option<BTreeSet<&'static str>> = None;
    for variant in plan.chosen() {
        let campaign = Campaign::new(plan, variant, laws);
        done(campaign.run(plan.games())?);
        let here = campaign.context.catalogue.unsaid();
        unreached = Some(match unreached {
            Some(before) => before.intersection(&here).copied().collect(),
            None => here,
        });
    }
    Ok(unreached.into_iter().flatten().collect())
}

/// What was played without a broken law.
#[derive(Clone, Debug)]
pub struct Report {
    /// Which game.
    pub game: &'static str,
    /// One per variant.
    pub lines: Vec<Line>,
    /// Events, choices and decisions of the catalogue (`log-`, `do-`, `ask-`) that occurred in no game: no law was
    /// checked on them. Choices and decisions are looked at in sampled positions only.
    pub unreached: Vec<&'static str>,
}

/// The figures of one variant.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// Name of the variant.
    pub variant: String,
    /// How many played.
    pub seats: u8,
    /// Games played.
    pub games: u64,
    /// Decisions taken in them.
    pub decisions: u64,
    /// Decisions of the longest.
    pub longest: u64,
    /// Wall-clock time.
    pub seconds: f64,
}

impl Line {
    /// Mean number of decisions of a game.
    #[allow(clippy::cast_precision_loss)] // fewer than 2^52 games
    pub fn mean(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }
}

impl Line {
    fn heading(game: &str) -> String {
        format!(
            "{game:24} {:>5} {:>7} {:>10} {:>7} {:>7} {:>8}",
            "seats", "games", "decisions", "mean", "longest", "seconds"
        )
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { variant, seats, games, decisions, longest, seconds } = self;
        let mean = self.mean();
        write!(
            f,
            "  {variant:22} {seats:>5} {games:>7} {decisions:>10} {mean:>7.1} {longest:>7} {seconds:>8.2}"
        )
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Line::heading(self.game))?;
        self.lines.iter().try_for_each(|line| write!(f, "\n{line}"))?;
        let never = never(&self.unreached);
        if never.is_empty() { Ok(()) } else { write!(f, "\n{}", never.trim_end()) }
    }
}

/// A broken law, shrunk.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Which law.
    pub law: Law,
    /// What was found.
    pub what: String,
    /// Which game.
    pub game: &'static str,
    /// Name of the variant.
    pub variant: String,
    /// How many play.
    pub seats: u8,
    /// Number of the seed.
    pub seed: u64,
    /// The options as JSON.
    pub options: String,
    /// The actions up to the failure, `seat notation` each.
    pub line: Vec<String>,
    /// The record up to the failure, if the game could be dealt.
    pub record: Option<Record>,
    /// Seats, seed and decisions of the failure that was found first.
    pub found: (u8, u64, usize),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 60;
        let (seats, seed, decisions) = self.found;
        writeln!(f, "{} is broken by {}", self.law, self.game)?;
        writeln!(f, "  {}", self.what)?;
        writeln!(
            f,
            "  variant `{}`, {} seats, seed {}, after {} decisions",
            self.variant,
            self.seats,
            self.seed,
            self.line.len()
        )?;
        writeln!(f, "  options {}", self.options)?;
        writeln!(f, "  SIGNORIA_SEED={} plays this game alone", self.seed)?;
        writeln!(
            f,
            "  (first found with {seats} seats, seed {seed}, after {decisions} decisions)"
        )?;
        let hidden = self.line.len().saturating_sub(SHOWN);
        if hidden > 0 {
            writeln!(f, "    … {hidden} earlier actions")?;
        }
        self.line[hidden..].iter().try_for_each(|entry| writeln!(f, "    {entry}"))
    }
}

impl std::error::Error for Failure {}

/// One variant of a plan, with what its games share.
struct Campaign<'a, G: GameText> {
    plan: &'a Plan<G>,
    variant: &'a Variant<G::Options>,
    laws: &'a [Law],
    context: Context<G>,
    /// One position in this number is examined by the expensive laws.
    spacing: usize,
}

/// A broken law before shrinking.
struct Broken<G: GameText> {
    law: Law,
    what: String,
    setup: Setup<G::Options>,
    seed: u64,
    session: Option<Session<G>>,
}

impl<G: GameText> Broken<G> {
    fn decisions(&self) -> usize {
        self.session.as_ref().map_or(0, |session| session.history().len())
    }
}

impl<'a, G: GameText> Campaign<'a, G> {
    fn new(plan: &'a Plan<G>, variant: &'a Variant<G::Options>, laws: &'a [Law]) -> Self {
        let (pool, mean) = scout(plan, variant);
        let context = Context { limit: plan.limit, pool, catalogue: Catalogue::of::<G>() };
        let spacing = (mean / plan.samples.max(1) as usize).max(1);
        Self { plan, variant, laws, context, spacing }
    }

    fn run(&self, games: u32) -> Result<Line, Box<Failure>> {
        let begin = Instant::now();
        let seeds = match only_seed() {
            Some(seed) => seed..seed + 1,
            None => 0..u64::from(games),
        };
        let threads =
            if games < MANY { 1 } else { thread::available_parallelism().map_or(1, usize::from) };
        let (plain, other): (Vec<Law>, Vec<Law>) = self.laws.iter().partition(|it| it.is_plain());
        let mut line = Line::default();
        for laws in [plain, other] {
            if !laws.is_empty() {
                line = self
                    .sweep(&laws, seeds.clone(), threads)
                    .map_err(|found| self.shrink(*found))?;
            }
        }
        line.seconds = begin.elapsed().as_secs_f64();
        Ok(line)
    }

    /// Plays all seeds and checks these laws.
    fn sweep(
        &self,
        laws: &[Law],
        seeds: Range<u64>,
        threads: usize,
    ) -> Result<Line, Box<Broken<G>>> {
        let next = AtomicU64::new(seeds.start);
        let results: Vec<Result<Line, Box<Broken<G>>>> = thread::scope(|scope| {
            let workers: Vec<_> =
                (1..threads).map(|_| scope.spawn(|| self.work(laws, &next, seeds.end))).collect();
            let mine = self.work(laws, &next, seeds.end);
            let others = workers.into_iter().map(|it| it.join().expect("panics are caught"));
            std::iter::once(mine).chain(others).collect()
        });
        let mut line = Line {
            variant: self.variant.name.clone(),
            seats: self.variant.seats,
            ..Line::default()
        };
        let mut broken: Option<Box<Broken<G>>> = None;
        for result in results {
            match result {
                Ok(part) => {
                    line.games += part.games;
                    line.decisions += part.decisions;
                    line.longest = line.longest.max(part.longest);
                }
                Err(found) if broken.as_ref().is_none_or(|it| found.seed < it.seed) => {
                    broken = Some(found);
                }
                Err(_) => {}
            }
        }
        broken.map_or(Ok(line), Err)
    }

    /// Plays seeds as they are handed out.
    fn work(&self, laws: &[Law], next: &AtomicU64, end: u64) -> Result<Line, Box<Broken<G>>> {
        let mut line = Line::default();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= end {
                return Ok(line);
            }
            let decisions =
                self.play(laws, seed, self.plan.limit, only_seed().is_some()).inspect_err(|_| {
                    next.store(end, Ordering::Relaxed);
                })? as u64;
            line.games += 1;
            line.decisions += decisions;
            line.longest = line.longest.max(decisions);
        }
    }

    /// Plays one game and checks the laws along the way; `thorough` checks each of them at every
    /// position. Stops after `stop` decisions.
    fn play(
        &self,
        laws: &[Law],
        seed: u64,
        stop: u64,
        thorough: bool,
    ) -> Result<usize, Box<Broken<G>>> {
        let setup = self.variant.setup(seed);
        let broken = |law, what, session: Option<&Session<G>>| {
            let setup = setup.clone();
            Box::new(Broken { law, what, setup, seed, session: session.cloned() })
        };
        let dealt = guard::catch(|| Session::<G>::new(setup.clone(), Vec::new()));
        let mut session = match dealt {
            Ok(Ok(session)) => session,
            Ok(Err(error)) => return Err(broken(Law::Finish, error.to_string(), None)),
            Err(panic) => return Err(broken(Law::Finish, panic, None)),
        };
        let start = guard::catch(|| position::audit(session.game()).counts())
            .map_err(|panic| broken(Law::Conserve, panic, Some(&session)))?;
        let mut rng = TestRng::seed_from_u64(seed ^ 0x5157_0000);
        let mut simultaneous = 0;
        loop {
            let at = session.history().len();
            let over = session.game().to_act().is_empty();
            let together = session.game().to_act().len() > 1;
            simultaneous += u32::from(together);
            let sampled = thorough || rng.below(self.spacing) == 0;
            for &law in laws {
                let due = thorough
                    || match law {
                        Law::Finish | Law::Legal | Law::Conserve | Law::Protocol | Law::Text => {
                            true
                        }
                        Law::Replay => over,
                        Law::Simultaneous => sampled || (together && simultaneous <= 4),
                        Law::NoAllocation => at == 0,
                        Law::RejectIllegal
                        | Law::RoundTrip
                        | Law::Determinize
                        | Law::Lockstep
                        | Law::Undo
                        | Law::Redraw
                        | Law::NoLeak => sampled || at == 0 || over,
                        Law::Secret => false,
                    };
                if due {
                    self.check(law, &session, &start, seed, sampled)
                        .map_err(|what| broken(law, what, Some(&session)))?;
                }
            }
            if over || at as u64 >= stop {
                return Ok(at);
            }
            let played = guard::catch(|| {
                let Some(seat) = pick_seat(session.game().to_act(), &mut rng) else {
                    return Ok(());
                };
                let list = position::legal(session.game(), seat);
                let Some(action) = rng.pick(&list) else {
                    return Err(format!("{seat:?} is asked but has no legal action"));
                };
                let text = action.to_string();
                guard::catch(|| session.play(seat, action))
                    .map_err(|panic| format!("`{seat} {text}`: {panic}"))?
                    .map_err(|error| format!("`{seat} {text}`: {error}"))
            });
            if let Err(what) = played.and_then(|result| result) {
                return Err(broken(Law::Finish, what, Some(&before(&session))));
            }
        }
    }

    fn check(
        &self,
        law: Law,
        session: &Session<G>,
        start: &Counts,
        seed: u64,
        sampled: bool,
    ) -> Result<(), String> {
        // The random source depends on seed, law and place only: a shortened game fails alike.
        let place = (session.history().len() as u64) << 8 | u64::from(law.number());
        let rng = TestRng::seed_from_u64(seed.wrapping_mul(0x9e37_79b9).wrapping_add(place << 20));
        let mut position = Position { context: &self.context, session, start, sampled, rng };
        guard::catch(|| laws::check(law, &mut position)).and_then(|verdict| verdict)
    }

    /// Looks for a failure of the same law with fewer seats, a shorter line and a smaller seed.
    fn shrink(&self, found: Broken<G>) -> Box<Failure> {
        let first = (found.setup.seats, found.seed, found.decisions());
        let until = Instant::now() + SHRINKING;
        let law = [found.law];
        let mut best = found;
        let mut best_variant = self.variant;
        let mut smaller: Vec<&Variant<G::Options>> = self
            .plan
            .variants
            .iter()
            .filter(|it| it.seats <= self.variant.seats)
            .filter(|it| it.seats < self.variant.seats || it.name == self.variant.name)
            .collect();
        smaller.sort_by_key(|it| (it.seats, matches!(it.options, Choice::Made(_))));
        for variant in smaller {
            if variant.seats > best.setup.seats {
                break;
            }
            let campaign = Campaign::new(self.plan, variant, &law);
            for seed in 0..SEEDS.end {
                let fewer = variant.seats < best.setup.seats;
                let stop = if fewer { self.plan.limit } else { best.decisions() as u64 };
                if Instant::now() > until || stop == 0 {
                    break;
                }
                if let Err(other) = campaign.play(&law, seed, stop, true)
                    && other.law == best.law
                    && (fewer || other.decisions() < best.decisions())
                {
                    best = *other;
                    best_variant = variant;
                }
            }
        }
        Box::new(Failure {
            law: best.law,
            what: best.what,
            game: G::ID,
            variant: best_variant.name.clone(),
            seats: best.setup.seats,
            seed: best.seed,
            options: serde_json::to_string(&best.setup.options).unwrap_or_default(),
            line: best
                .session
                .iter()
                .flat_map(Session::history)
                .map(|(a, b)| format!("{a} {b}"))
                .collect(),
            record: best.session.as_ref().map(Session::record),
            found: first,
        })
    }
}

/// The one game to be played, with every law at every position.
fn only_seed() -> Option<u64> {
    number_from_env("SIGNORIA_SEED")
}

/// Seeds tried for a smaller failure.
const SEEDS: Range<u64> = 0..100;

/// The session before an action that panicked half-way: only its line can be trusted.
fn before<G: GameText>(session: &Session<G>) -> Session<G> {
    let mut again = Session::new(session.setup().clone(), Vec::new()).expect("it was dealt before");
    for &(seat, action) in session.history() {
        again.play(seat, action).expect("it was played before");
    }
    again
}

/// Plays a few games to learn which actions exist and how long a game takes.
fn scout<G: GameText>(plan: &Plan<G>, variant: &Variant<G::Options>) -> (Vec<G::Action>, usize) {
    const GAMES: u64 = 3;
    const POOL: usize = 600;
    let mut pool = Vec::new();
    let mut decisions = 0;
    let mut rng = TestRng::seed_from_u64(1);
    for number in 0..GAMES {
        // What goes wrong here goes wrong in the campaign too, and is reported there.
        let _ = guard::catch(|| {
            let setup = variant.setup(1_000_000 + number);
            let Ok(mut game) = G::new(&setup, &mut NullSink) else { return };
            let mut list = Vec::new();
            for _ in 0..plan.limit {
                let Some(seat) = game.to_act().first() else { break };
                game.legal(seat, &mut list);
                pool.extend_from_slice(&list);
                let Some(action) = rng.pick(&list) else { break };
                game.apply(seat, action, &mut NullSink);
                decisions += 1;
            }
        });
    }
    pool.sort_unstable();
    pool.dedup();
    rng.shuffle(&mut pool);
    pool.truncate(POOL);
    (pool, decisions / GAMES as usize)
}
