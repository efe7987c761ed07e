//! `signoria ladder`: the reference matches of all games, written down.
#![expect(clippy::cast_precision_loss, reason = "counts become figures for people")]

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use clap::Args;
use serde_json::Value;
use signoria_arena::{Match, Report};
use signoria_registry::{Budget, GAMES, GameType, RawOptions};

use crate::{arena, desk::Desk, stop::Stop};

#[derive(Args, Debug)]
pub struct Ladder {
    #[arg(value_name = "GAME")]
    pub game: Vec<String>,
    #[arg(long, short = 'n', value_name = "N", default_value_t = 200)]
    pub games: u64,
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[arg(long, value_name = "I", default_value_t = 10_000)]
    pub iterations: u64,
    #[arg(long)]
    pub quick: bool,
    #[arg(long, value_name = "M")]
    pub minutes: Option<u64>,
    #[arg(long, short, value_name = "T")]
    pub threads: Option<usize>,
    #[arg(long, value_name = "FOLDER")]
    pub log: Option<PathBuf>,
    #[arg(long, short, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// One rung: a challenger on one seat, its measure on all others.
struct Rung {
    game: &'static dyn GameType,
    players: u8,
    challenger: String,
    measure: String,
}

/// A rung that was played.
struct Climbed {
    rung: Rung,
    report: Report,
    json: Value,
}

pub fn run(args: &Ladder, desk: &mut Desk) -> Result<(), Stop> {
    if args.games == 0 {
        return Err(desk.bad("cli-no_games", &[]));
    }
    let games = if args.game.is_empty() {
        GAMES.to_vec()
    } else {
        args.game.iter().map(|id| desk.game(id)).collect::<Result<_, _>>()?
    };
    let most = if args.quick { args.iterations.min(1000) } else { args.iterations };
    let mut rungs: Vec<Rung> = games.into_iter().flat_map(|game| rungs(game, most)).collect();
    if args.quick {
        rungs.retain(|rung| rung.players == usual(rung.game));
    }
    let number = if args.quick { args.games.min(QUICK) } else { args.games };
    let end = args.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
    if let Some(folder) = &args.log {
        desk.folder(folder)?;
    }
    let bar = arena::progress(number * rungs.len() as u64, args.json);
    let mut climbed = Vec::new();
    for rung in rungs {
        let mut bots = vec![rung.measure.clone(); usize::from(rung.players)];
        bots[0].clone_from(&rung.challenger);
        let plan = Match {
            game: rung.game,
            bots,
            preset: None,
            options: RawOptions::default(),
            seed: args.seed,
            budget: Budget::default(),
        };
        plan.check().map_err(|error| arena::stopped(&error, rung.game, desk))?;
        let log = args.log.as_ref().map(|folder| folder.join(rung.file()));
        let limits = arena::Limits { games: number, threads: args.threads, end };
        let played = arena::play(&plan, &limits, log.as_deref(), &bar, desk)?;
        if played.is_empty() {
            continue;
        }
        let report = Report::new(&plan.bots, &played);
        let options = rung.game.options(&plan.setup(0)).unwrap_or_default();
        let json = report.json(&plan, &Value::Object(options));
        climbed.push(Climbed { rung, report, json });
    }
    bar.finish_and_clear();
    if args.json {
        let all: Vec<&Value> = climbed.iter().map(|climbed| &climbed.json).collect();
        desk.json(&serde_json::json!(all))?;
    } else {
        let text = table(&climbed);
        desk.write(&text)?;
    }
    if let Some(folder) = &args.out {
        write(folder, args, &climbed, desk)?;
    }
    Ok(())
}

/// The budgets of the curve.
const BUDGETS: [u64; 4] = [100, 300, 1000, 3000];
/// Games per match of a quick look.
const QUICK: u64 = 20;

/// The table at which games are compared: four players if the game allows it.
fn usual(game: &dyn GameType) -> u8 {
    4.clamp(game.meta().seats.min, game.meta().seats.max)
}

fn rungs(game: &'static dyn GameType, most: u64) -> Vec<Rung> {
    let seats = game.meta().seats;
    let usual = usual(game);
    let rung = |players, challenger: String, measure: &str| Rung {
        game,
        players,
        challenger,
        measure: measure.to_owned(),
    };
    let mut rungs = vec![rung(usual, "greedy".into(), "random")];
    let budgets = BUDGETS.into_iter().filter(|budget| *budget <= most);
    rungs.extend(budgets.map(|budget| rung(usual, format!("mcts:{budget}"), "greedy")));
    for players in [2, 3, 7] {
        if most >= 1000 && players != usual && seats.counts().contains(&players) {
            rungs.push(rung(players, "mcts:1000".into(), "greedy"));
        }
    }
    if most > 1000 {
        rungs.push(rung(usual, format!("mcts:{most}"), "mcts:1000"));
    }
    rungs
}

impl Rung {
    fn file(&self) -> String {
        let name = |bot: &str| bot.replace(':', "_");
        let (challenger, measure) = (name(&self.challenger), name(&self.measure));
        format!("{}-{}-{challenger}-{measure}.jsonl", self.game.meta().id, self.players)
    }

    fn command(&self, games: u64, seed: u64) -> String {
        let others = vec![self.measure.as_str(); usize::from(self.players) - 1].join(",");
        format!(
            "signoria arena {} --bots {},{others} --games {} --seed {}",
            self.game.meta().id,
            self.challenger,
            games,
            seed
        )
    }
}

/// The results as a table in Markdown.
fn table(climbed: &[Climbed]) -> String {
    let mut text = String::from(
        "| game | players | challenger | against | games | first places | 95 % | par | margin | \
         ms/decision | iterations/s |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for Climbed { rung, report, json: _ } in climbed {
        let Some(entrant) = report.entrants.first() else { continue };
        text += &format!(
            "| {} | {} | `{}` | `{}` | {} | **{:.1} %** | {:.1}–{:.1} | {:.1} % | {:+.1} | {:.2} | {:.0} |\n",
            rung.game.meta().title,
            rung.players,
            rung.challenger,
            rung.measure,
            report.games,
            100.0 * entrant.first_share,
            100.0 * entrant.ci95.0,
            100.0 * entrant.ci95.1,
            100.0 / f64::from(rung.players),
            entrant.mean_margin,
            entrant.ms_per_decision,
            entrant.iterations_per_s,
        );
    }
    text
}

/// `strength.md` and one curve per game.
fn write(
    folder: &std::path::Path,
    args: &Ladder,
    climbed: &[Climbed],
    desk: &Desk,
) -> Result<(), Stop> {
    let mut text = String::from(
        "# Strength of the bots\n\nWritten by `signoria ladder`. One challenger against a table of its \
         measure; every deal is\nplayed from every seat. The interval is Wilson's (95 %) for the share \
         of first places; shared ones are\ndivided. A number of games below the one asked for is a match \
         that was cut off by the clock.\n\n",
    );
    if let Some(commit) = commit() {
        text += &format!("Commit `{commit}`.\n\n");
    }
    text += &table(climbed);
    text += "\n## Commands\n\n```sh\n";
    for climbed in climbed {
        text += &climbed.rung.command(climbed.report.games, args.seed);
        text.push('\n');
    }
    text += "```\n\n## Strength against budget\n\n";
    desk.folder(&folder.join("strength"))?;
    let mut done: Vec<&str> = Vec::new();
    for it in climbed {
        let id = it.rung.game.meta().id;
        if done.contains(&id) {
            continue;
        }
        done.push(id);
        let name = format!("strength/{id}.svg");
        desk.save(&folder.join(&name), &curve(it.rung.game, climbed))?;
        text += &format!("![{}]({name})\n\n", it.rung.game.meta().title);
    }
    desk.save(&folder.join("strength.md"), &format!("{}\n", text.trim_end()))
}

/// What the programs were built from, if this is a working copy.
fn commit() -> Option<String> {
    let output =
        std::process::Command::new("git").args(["rev-parse", "--short", "HEAD"]).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Share of first places against three greedy players, by iterations, with intervals.
fn curve(game: &dyn GameType, climbed: &[Climbed]) -> String {
    const WIDTH: f64 = 480.0;
    const HEIGHT: f64 = 280.0;
    const LEFT: f64 = 50.0;
    const RIGHT: f64 = 20.0;
    const TOP: f64 = 30.0;
    const BOTTOM: f64 = 40.0;
    let usual = usual(game);
    let points: Vec<(f64, f64, f64, f64)> = climbed
        .iter()
        .filter(|it| it.rung.game.meta().id == game.meta().id && it.rung.players == usual)
        .filter(|it| it.rung.measure == "greedy")
        .filter_map(|it| {
            let budget: f64 = it.rung.challenger.strip_prefix("mcts:")?.parse().ok()?;
            let entrant = it.report.entrants.first()?;
            Some((budget, entrant.first_share, entrant.ci95.0, entrant.ci95.1))
        })
        .collect();
    let (low, high) = (BUDGETS[0] as f64, BUDGETS[BUDGETS.len() - 1] as f64);
    let x = |budget: f64| LEFT + (budget / low).ln() / (high / low).ln() * (WIDTH - LEFT - RIGHT);
    let y = |share: f64| HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"18\">{}: first places of mcts against {} greedy</text>\n",
        game.meta().title,
        usual - 1,
    );
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        svg += &format!(
            "<line x1=\"{LEFT}\" x2=\"{}\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"#ddd\"/>\n\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>\n",
            WIDTH - RIGHT,
            LEFT - 6.0,
            at + 4.0,
        );
    }
    for budget in BUDGETS {
        svg += &format!(
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{budget}</text>\n",
            x(budget as f64),
            HEIGHT - BOTTOM + 18.0,
        );
    }
    let line: Vec<String> = points
        .iter()
        .map(|(budget, share, ..)| format!("{:.1},{:.1}", x(*budget), y(*share)))
        .collect();
    svg += &format!(
        "<polyline points=\"{}\" fill=\"none\" stroke=\"#8c1d18\" stroke-width=\"2\"/>\n",
        line.join(" ")
    );
    for (budget, share, low, high) in points {
        let at = x(budget);
        svg += &format!(
            "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{:.1}\" y2=\"{:.1}\" stroke=\"#8c1d18\"/>\n\
             <circle cx=\"{at:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"#8c1d18\"/>\n",
            y(low),
            y(high),
            y(share),
        );
    }
    svg + "</svg>\n"
}
