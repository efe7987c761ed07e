//! `signoria ladder`: the reference matches of all games, written down.

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use clap::Args;
use serde_json::Value;
use signoria_arena::{Match, Played, Report, Strength, strengths};
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

/// One rung: a line-up. If the seats behind the first are alike, it is a challenger and its measure.
struct Rung {
    game: &'static dyn GameType,
    bots: Vec<String>,
}

/// A rung that was played.
struct Climbed {
    rung: Rung,
    played: Vec<Played>,
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
        rungs.retain(|rung| rung.players() == usual(rung.game));
    }
    let number = if args.quick { args.games.min(QUICK) } else { args.games };
    if let Some(folder) = &args.log {
        desk.folder(folder)?;
    }
    let climbed = climb(rungs, number, args, desk)?;
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

/// Plays the rungs, a few games of each in turn: whenever the time is up, all have come as far.
fn climb(rungs: Vec<Rung>, number: u64, args: &Ladder, desk: &Desk) -> Result<Vec<Climbed>, Stop> {
    let end = args.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
    let bar = arena::progress(number * rungs.len() as u64, args.json);
    let mut played: Vec<Vec<Played>> = rungs.iter().map(|_| Vec::new()).collect();
    let mut games = 0;
    while games < number {
        games = (games + TURN).min(number);
        for (rung, played) in rungs.iter().zip(&mut played) {
            let plan = rung.plan(args.seed);
            plan.check().map_err(|error| arena::stopped(&error, rung.game, desk))?;
            let log = args.log.as_ref().map(|folder| folder.join(rung.file()));
            let limits = arena::Limits { games, threads: args.threads, end };
            let known = std::mem::take(played);
            *played = arena::play(&plan, &limits, known, log.as_deref(), &bar, desk)?;
        }
    }
    bar.finish_and_clear();
    let told = |(rung, played): (Rung, Vec<Played>)| {
        let plan = rung.plan(args.seed);
        let report = Report::new(&plan.bots, &played);
        let options = rung.game.options(&plan.setup(0)).unwrap_or_default();
        let json = report.json(&plan, &Value::Object(options));
        Climbed { rung, played, report, json }
    };
    let some = rungs.into_iter().zip(played).filter(|(_, played)| !played.is_empty());
    Ok(some.map(told).collect())
}

/// The budgets that meet at one table.
const BUDGETS: [u64; 4] = [100, 300, 1000, 3000];
/// The bot at 0 of the scale, and one with a tenth of its budget.
const ZERO: &str = "mcts:1000";
const SMALL: &str = "mcts:100";
/// Numbers of players at which strength is looked at too, where a game has them.
const OTHER_TABLES: [u8; 3] = [2, 3, 7];
/// Games per match of a quick look.
const QUICK: u64 = 20;
/// Games of a match before it is the turn of the next.
const TURN: u64 = 4;

/// The table at which games are compared: four players if the game allows it.
fn usual(game: &dyn GameType) -> u8 {
    4.clamp(game.meta().seats.min, game.meta().seats.max)
}

fn rungs(game: &'static dyn GameType, most: u64) -> Vec<Rung> {
    let seats = game.meta().seats;
    let usual = usual(game);
    let rung = |players: u8, challenger: String, measure: &str| {
        let mut bots = vec![measure.to_owned(); usize::from(players)];
        bots[0] = challenger;
        Rung { game, bots }
    };
    let search = most.min(1000);
    let mut rungs = vec![
        rung(usual, "greedy".into(), "random"),
        rung(usual, format!("mcts:{search}"), "greedy"),
    ];
    let counts = seats.counts();
    let others = || {
        let here = |players: &u8| most >= 1000 && *players != usual && counts.contains(players);
        OTHER_TABLES.into_iter().filter(here)
    };
    for players in others() {
        rungs.push(rung(players, ZERO.into(), "greedy"));
    }
    // Budgets against each other; at a table for fewer the smallest ones stay away.
    let budgets: Vec<u64> = BUDGETS.into_iter().filter(|budget| *budget <= most).collect();
    if budgets.len() >= usize::from(usual) {
        let bots = budgets.iter().rev().take(usize::from(usual)).rev();
        rungs.push(Rung { game, bots: bots.map(|budget| format!("mcts:{budget}")).collect() });
    }
    if most > 1000 {
        rungs.push(rung(usual, format!("mcts:{most}"), ZERO));
    }
    // The same question at other tables: does a larger budget pay?
    for players in others() {
        rungs.push(rung(players, ZERO.into(), SMALL));
        if most > 1000 && players <= usual {
            rungs.push(rung(players, format!("mcts:{most}"), ZERO));
        }
    }
    rungs
}

impl Rung {
    fn players(&self) -> u8 {
        self.bots.len() as u8
    }

    /// Whom all seats but the first measure, if they are alike.
    fn measure(&self) -> Option<&str> {
        let (_, others) = self.bots.split_first()?;
        let measure = others.first()?;
        others.iter().all(|other| other == measure).then_some(measure)
    }

    fn plan(&self, seed: u64) -> Match {
        Match {
            game: self.game,
            bots: self.bots.clone(),
            preset: None,
            options: RawOptions::default(),
            seed,
            budget: Budget::default(),
        }
    }

    fn file(&self) -> String {
        let others = self.measure().map_or_else(|| self.bots[1..].join("-"), str::to_owned);
        let names = format!("{}-{others}", self.bots[0]).replace(':', "_");
        format!("{}-{}-{names}.jsonl", self.game.meta().id, self.players())
    }

    fn command(&self, games: u64, seed: u64) -> String {
        format!(
            "signoria arena {} --bots {} --games {games} --seed {seed}",
            self.game.meta().id,
            self.bots.join(","),
        )
    }
}

/// The results as a table in Markdown.
fn table(climbed: &[Climbed]) -> String {
    let mut text = String::from(
        "| game | players | challenger | against | games | first places | 95 % | par | margin | \
         ms/decision | iterations/s |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for Climbed { rung, report, .. } in climbed {
        let measure = rung.measure();
        for entrant in report.entrants.iter().take(if measure.is_some() { 1 } else { usize::MAX }) {
            let against =
                measure.map_or_else(|| "other budgets".into(), |name| format!("`{name}`"));
            text += &format!(
                "| {} | {} | `{}` | {against} | {} | **{:.1} %** | {:.1}–{:.1} | {:.1} % | {:+.1} | {:.2} | {:.0} |\n",
                rung.game.meta().title,
                rung.players(),
                entrant.name,
                report.games,
                100.0 * entrant.first_share,
                100.0 * entrant.ci95.0,
                100.0 * entrant.ci95.1,
                100.0 / f64::from(rung.players()),
                entrant.mean_margin,
                entrant.ms_per_decision,
                entrant.iterations_per_s,
            );
        }
    }
    text
}

/// Every bot at tables of a game for so many, on one scale, weakest first; nothing if the one at 0 did not
/// play.
fn scale(game: &dyn GameType, players: u8, climbed: &[Climbed]) -> Vec<(String, Strength)> {
    let here =
        |it: &&Climbed| it.rung.game.meta().id == game.meta().id && it.rung.players() == players;
    let mut names: Vec<&str> = Vec::new();
    for it in climbed.iter().filter(here) {
        for bot in &it.rung.bots {
            if !names.contains(&bot.as_str()) {
                names.push(bot);
            }
        }
    }
    let number = |name: &str| names.iter().position(|known| *known == name);
    let Some(zero) = number(ZERO) else { return Vec::new() };
    let line_ups: Vec<Vec<usize>> = climbed
        .iter()
        .filter(here)
        .map(|it| it.rung.bots.iter().filter_map(|bot| number(bot)).collect())
        .collect();
    let games: Vec<(&Played, &[usize])> = climbed
        .iter()
        .filter(here)
        .zip(&line_ups)
        .flat_map(|(it, bots)| it.played.iter().map(move |played| (played, &bots[..])))
        .collect();
    let found = strengths(&games, names.len(), zero);
    let mut scale: Vec<(String, Strength)> =
        names.into_iter().map(str::to_owned).zip(found).collect();
    let budget = |name: &str| name.strip_prefix("mcts:").and_then(|text| text.parse::<u64>().ok());
    scale.sort_by_key(|(name, _)| (name != "random", budget(name)));
    scale
}

/// What stands below is written by people and stays.
const NOTES: &str = "<!-- What follows is kept when `signoria ladder` writes this page. -->";

/// `strength.md` and one curve per game.
fn write(folder: &Path, args: &Ladder, climbed: &[Climbed], desk: &Desk) -> Result<(), Stop> {
    let page = folder.join("strength.md");
    let before = if page.exists() { desk.read(&page)? } else { String::new() };
    let notes = before.find(NOTES).map_or("", |at| &before[at..]);
    let mut text = String::from(
        "# Strength of the bots\n\nWritten by `signoria ladder`. A challenger against a table of its \
         measure, or budgets against each other;\nevery deal is played from every seat. The interval is \
         Wilson's (95 %) for the share of first places; shared\nones are divided. A number of games below \
         the one asked for is a match that was cut off by the clock. The\nmachine may have been busy: \
         times and iterations per second are those of the matches, not of a benchmark.\n\n",
    );
    if let Some(commit) = commit() {
        text += &format!("Commit `{commit}`.\n\n");
    }
    text += &table(climbed);
    text += &budgets(folder, climbed, desk)?;
    text += "\n## Commands\n\n```sh\n";
    for climbed in climbed {
        text += &climbed.rung.command(climbed.report.games, args.seed);
        text.push('\n');
    }
    text += &format!("```\n\n{}", if notes.is_empty() { NOTES } else { notes });
    desk.save(&page, &format!("{}\n", text.trim_end()))
}

/// The chapter on budgets, with a curve per game and size of table; nothing if they were not compared.
fn budgets(folder: &Path, climbed: &[Climbed], desk: &Desk) -> Result<String, Stop> {
    let (mut rows, mut curves) = (String::new(), String::new());
    let mut done: Vec<(&str, u8)> = Vec::new();
    for it in climbed {
        let (meta, players) = (it.rung.game.meta(), it.rung.players());
        if done.contains(&(meta.id, players)) {
            continue;
        }
        done.push((meta.id, players));
        let scale = scale(it.rung.game, players, climbed);
        if scale.is_empty() {
            continue;
        }
        for (name, Strength { elo, half }) in &scale {
            let (title, low, high) = (meta.title, elo - half, elo + half);
            rows += &format!(
                "| {title} | {players} | `{name}` | **{elo:+.0}** | {low:+.0} … {high:+.0} |\n"
            );
        }
        let table =
            if players == usual(it.rung.game) { String::new() } else { format!("-{players}") };
        let name = format!("strength/{}{table}.svg", meta.id);
        desk.folder(&folder.join("strength"))?;
        desk.save(&folder.join(&name), &curve(it.rung.game, players, &scale))?;
        curves += &format!("\n![{}, {players} players]({name})\n", meta.title);
    }
    if rows.is_empty() {
        return Ok(rows);
    }
    Ok(format!(
        "\n## Strength against budget\n\nAll games at tables of a size together: the strengths under which \
         these results were most likely\n(Plackett and Luce), in Elo points; `{ZERO}` is at 0, the interval \
         is the 95 % one of the difference to it.\n\n| game | players | bot | Elo | 95 % |\n\
         |---|---|---|---|---|\n{rows}{curves}"
    ))
}

/// What the programs were built from, if this is a working copy.
fn commit() -> Option<String> {
    let output = std::process::Command::new("git")
        .args(["describe", "--always", "--dirty", "--exclude", "*"])
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Strength by iterations, with intervals; that of the player who looks one action ahead as a line.
fn curve(game: &dyn GameType, players: u8, scale: &[(String, Strength)]) -> String {
    const WIDTH: f64 = 480.0;
    const HEIGHT: f64 = 280.0;
    const LEFT: f64 = 56.0;
    const RIGHT: f64 = 24.0;
    const TOP: f64 = 36.0;
    const BOTTOM: f64 = 44.0;
    /// Points between two lines.
    const STEP: f64 = 100.0;
    let points: Vec<(f64, Strength)> = scale
        .iter()
        .filter_map(|(name, it)| Some((name.strip_prefix("mcts:")?.parse().ok()?, *it)))
        .collect();
    let greedy = scale.iter().find(|(name, _)| name == "greedy").map(|(_, it)| it.elo);
    let budgets = || points.iter().map(|(budget, _)| *budget);
    let (from, to) = (budgets().fold(f64::MAX, f64::min), budgets().fold(f64::MIN, f64::max));
    let ends = points.iter().flat_map(|(_, it)| [it.elo - it.half, it.elo + it.half]);
    let reach =
        ends.chain(greedy).fold((-STEP, STEP), |(low, high), elo| (low.min(elo), high.max(elo)));
    let (low, high) = ((reach.0 / STEP).floor() * STEP, (reach.1 / STEP).ceil() * STEP);
    let x = |budget: f64| {
        let part = if to > from { (budget / from).ln() / (to / from).ln() } else { 0.5 };
        LEFT + part * (WIDTH - LEFT - RIGHT)
    };
    let y = |elo: f64| HEIGHT - BOTTOM - (elo - low) / (high - low) * (HEIGHT - TOP - BOTTOM);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<style>\n\
         .page {{ fill: #fff }} text {{ fill: #222 }} .grid {{ stroke: #ddd }}\n\
         .mark {{ stroke: #8c1d18; fill: #8c1d18 }} .greedy {{ stroke: #666 }}\n\
         @media (prefers-color-scheme: dark) {{\n\
         .page {{ fill: #16181d }} text {{ fill: #ddd }} .grid {{ stroke: #3a3d44 }}\n\
         .mark {{ stroke: #f0a090; fill: #f0a090 }} .greedy {{ stroke: #aaa }}\n}}\n</style>\n\
         <rect class=\"page\" width=\"100%\" height=\"100%\"/>\n\
         <text x=\"{LEFT}\" y=\"20\">{}, {players} players: Elo by iterations ({ZERO} is 0)</text>\n",
        game.meta().title,
    );
    let lines = ((high - low) / STEP) as u32;
    // Not more lines than can be read.
    let every = lines.div_ceil(8).max(1);
    for line in (0..=lines).filter(|line| line % every == 0) {
        let elo = low + f64::from(line) * STEP;
        let at = y(elo);
        svg += &format!(
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\n\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{elo:+.0}</text>\n",
            WIDTH - RIGHT,
            LEFT - 6.0,
            at + 4.0,
        );
    }
    if let Some(elo) = greedy {
        let at = y(elo);
        svg += &format!(
            "<line class=\"greedy\" x1=\"{LEFT}\" x2=\"{end}\" y1=\"{at:.1}\" y2=\"{at:.1}\" \
             stroke-dasharray=\"4 4\"/>\n\
             <text x=\"{end}\" y=\"{:.1}\" text-anchor=\"end\">greedy</text>\n",
            at - 5.0,
            end = WIDTH - RIGHT,
        );
    }
    for budget in budgets() {
        svg += &format!(
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{budget}</text>\n",
            x(budget),
            HEIGHT - BOTTOM + 18.0,
        );
    }
    let line: Vec<String> =
        points.iter().map(|(budget, it)| format!("{:.1},{:.1}", x(*budget), y(it.elo))).collect();
    svg += &format!(
        "<polyline class=\"mark\" points=\"{}\" style=\"fill: none\" stroke-width=\"2\"/>\n",
        line.join(" ")
    );
    for (budget, it) in points {
        let at = x(budget);
        svg += &format!(
            "<line class=\"mark\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{:.1}\" y2=\"{:.1}\"/>\n\
             <circle class=\"mark\" cx=\"{at:.1}\" cy=\"{:.1}\" r=\"3.5\"/>\n",
            y(it.elo - it.half),
            y(it.elo + it.half),
            y(it.elo),
        );
    }
    svg + "</svg>\n"
}
