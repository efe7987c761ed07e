//! `signoria ladder`: plays the reference matches of all games and writes `docs/strength.md`.

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use clap::Args;
use serde_json::Value;
use signoria_arena::{EloEstimate, Match, MatchGame, Report, fit_elo};
use signoria_registry::{Budget, GAMES, GameType, RawOptions};

use crate::{arena, console::Console, exit::Exit};

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

/// A line-up of the ladder. If all seats but the first have the same bot, the first is a challenger.
struct Matchup {
    game: &'static dyn GameType,
    bots: Vec<String>,
}

/// The games of a matchup.
struct MatchupResult {
    matchup: Matchup,
    played: Vec<MatchGame>,
    report: Report,
    json: Value,
}

pub fn run(args: &Ladder, console: &mut Console) -> Result<(), Exit> {
    if args.games == 0 {
        return Err(console.usage_error("cli-no_games", &[]));
    }
    let games = if args.game.is_empty() {
        GAMES.to_vec()
    } else {
        args.game.iter().map(|id| console.game(id)).collect::<Result<_, _>>()?
    };
    let most = if args.quick { args.iterations.min(1000) } else { args.iterations };
    let mut matchups: Vec<Matchup> =
        games.into_iter().flat_map(|game| matchups(game, most)).collect();
    if args.quick {
        matchups.retain(|matchup| matchup.players() == default_players(matchup.game));
    }
    let number = if args.quick { args.games.min(QUICK_GAMES) } else { args.games };
    if let Some(folder) = &args.log {
        console.folder(folder)?;
    }
    let results = run_matchups(matchups, number, args, console)?;
    if args.json {
        let all: Vec<&Value> = results.iter().map(|results| &results.json).collect();
        console.json(&serde_json::json!(all))?;
    } else {
        let text = table(&results);
        console.write(&text)?;
    }
    if let Some(folder) = &args.out {
        write(folder, args, &results, console)?;
    }
    Ok(())
}

/// Plays a few games of each matchup in turn, so that all have the same number of games when the time is up.
fn run_matchups(
    matchups: Vec<Matchup>,
    number: u64,
    args: &Ladder,
    console: &Console,
) -> Result<Vec<MatchupResult>, Exit> {
    let end = args.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
    let bar = arena::progress(number * matchups.len() as u64, args.json);
    let mut played: Vec<Vec<MatchGame>> = matchups.iter().map(|_| Vec::new()).collect();
    let mut games = 0;
    while games < number {
        games = (games + GAMES_PER_TURN).min(number);
        for (matchup, played) in matchups.iter().zip(&mut played) {
            let plan = matchup.plan(args.seed);
            plan.check().map_err(|error| arena::stopped(&error, matchup.game, console))?;
            let log = args.log.as_ref().map(|folder| folder.join(matchup.file()));
            let limits = arena::Limits { games, threads: args.threads, end };
            let known = std::mem::take(played);
            *played = arena::play(&plan, &limits, known, log.as_deref(), &bar, console)?;
        }
    }
    bar.finish_and_clear();
    let told = |(matchup, played): (Matchup, Vec<MatchGame>)| {
        let plan = matchup.plan(args.seed);
        let report = Report::new(&plan.bots, &played);
        let options = matchup.game.options(&plan.setup(0)).unwrap_or_default();
        let json = report.json(&plan, &Value::Object(options));
        MatchupResult { matchup, played, report, json }
    };
    let some = matchups.into_iter().zip(played).filter(|(_, played)| !played.is_empty());
    Ok(some.map(told).collect())
}

/// The budgets that play against each other.
const BUDGETS: [u64; 4] = [100, 300, 1000, 3000];
/// The bot with 0 Elo.
const REFERENCE_BOT: &str = "mcts:1000";
/// A bot with a tenth of its budget.
const SMALL_BOT: &str = "mcts:100";
/// Further numbers of players to opponent, where a game allows them.
const OTHER_PLAYERS: [u8; 3] = [2, 3, 7];
/// Maximum games per match with `--quick`.
const QUICK_GAMES: u64 = 20;
/// Games of a match before the next match continues.
const GAMES_PER_TURN: u64 = 4;

/// Returns the number of players at which games are compared: four if the game allows it.
fn default_players(game: &dyn GameType) -> u8 {
    4.clamp(game.meta().seats.min, game.meta().seats.max)
}

/// Returns the matchups of a game with budgets up to `most`.
fn matchups(game: &'static dyn GameType, most: u64) -> Vec<Matchup> {
    let seats = game.meta().seats;
    let usual = default_players(game);
    let matchup = |players: u8, challenger: String, opponent: &str| {
        let mut bots = vec![opponent.to_owned(); usize::from(players)];
        bots[0] = challenger;
        Matchup { game, bots }
    };
    let search = most.min(1000);
    let mut matchups = vec![
        matchup(usual, "greedy".into(), "random"),
        matchup(usual, format!("mcts:{search}"), "greedy"),
    ];
    let counts = seats.counts();
    let others = || {
        let here = |players: &u8| most >= 1000 && *players != usual && counts.contains(players);
        OTHER_PLAYERS.into_iter().filter(here)
    };
    for players in others() {
        matchups.push(matchup(players, REFERENCE_BOT.into(), "greedy"));
    }
    // Budgets against each other; with fewer players the smallest ones are left out.
    let budgets: Vec<u64> = BUDGETS.into_iter().filter(|budget| *budget <= most).collect();
    if budgets.len() >= usize::from(usual) {
        let bots = budgets.iter().rev().take(usize::from(usual)).rev();
        matchups
            .push(Matchup { game, bots: bots.map(|budget| format!("mcts:{budget}")).collect() });
    }
    if most > 1000 {
        matchups.push(matchup(usual, format!("mcts:{most}"), REFERENCE_BOT));
    }
    // Budgets with other numbers of players.
    for players in others() {
        matchups.push(matchup(players, REFERENCE_BOT.into(), SMALL_BOT));
        if most > 1000 && players <= usual {
            matchups.push(matchup(players, format!("mcts:{most}"), REFERENCE_BOT));
        }
    }
    matchups
}

impl Matchup {
    fn players(&self) -> u8 {
        self.bots.len() as u8
    }

    /// Returns the opponent of the challenger, if all seats but the first have the same bot.
    fn opponent(&self) -> Option<&str> {
        let (_, others) = self.bots.split_first()?;
        let opponent = others.first()?;
        others.iter().all(|other| other == opponent).then_some(opponent)
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
        let others = self.opponent().map_or_else(|| self.bots[1..].join("-"), str::to_owned);
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

/// Returns the results as a Markdown table.
fn table(results: &[MatchupResult]) -> String {
    let mut text = String::from(
        "| game | players | challenger | against | games | first places | 95 % | par | margin | \
         ms/decision | iterations/s |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for MatchupResult { matchup, report, .. } in results {
        let opponent = matchup.opponent();
        for entrant in report.entrants.iter().take(if opponent.is_some() { 1 } else { usize::MAX })
        {
            let against =
                opponent.map_or_else(|| "other budgets".into(), |name| format!("`{name}`"));
            text += &format!(
                "| {} | {} | `{}` | {against} | {} | **{:.1} %** | {:.1}–{:.1} | {:.1} % | {:+.1} | {:.2} | {:.0} |\n",
                matchup.game.meta().title,
                matchup.players(),
                entrant.name,
                report.games,
                100.0 * entrant.first_share,
                100.0 * entrant.ci95.0,
                100.0 * entrant.ci95.1,
                100.0 / f64::from(matchup.players()),
                entrant.mean_margin,
                entrant.ms_per_decision,
                entrant.iterations_per_s,
            );
        }
    }
    text
}

/// Returns the Elo of every bot that played a game with this number of players, weakest first; empty if the
/// reference bot did not play.
fn elo_scale(
    game: &dyn GameType,
    players: u8,
    results: &[MatchupResult],
) -> Vec<(String, EloEstimate)> {
    let here = |it: &&MatchupResult| {
        it.matchup.game.meta().id == game.meta().id && it.matchup.players() == players
    };
    let mut names: Vec<&str> = Vec::new();
    for it in results.iter().filter(here) {
        for bot in &it.matchup.bots {
            if !names.contains(&bot.as_str()) {
                names.push(bot);
            }
        }
    }
    let number = |name: &str| names.iter().position(|known| *known == name);
    let Some(reference) = number(REFERENCE_BOT) else { return Vec::new() };
    let line_ups: Vec<Vec<usize>> = results
        .iter()
        .filter(here)
        .map(|it| it.matchup.bots.iter().filter_map(|bot| number(bot)).collect())
        .collect();
    let games: Vec<(&MatchGame, &[usize])> = results
        .iter()
        .filter(here)
        .zip(&line_ups)
        .flat_map(|(it, bots)| it.played.iter().map(move |played| (played, &bots[..])))
        .collect();
    let found = fit_elo(&games, names.len(), reference);
    let mut scale: Vec<(String, EloEstimate)> =
        names.into_iter().map(str::to_owned).zip(found).collect();
    let budget = |name: &str| name.strip_prefix("mcts:").and_then(|text| text.parse::<u64>().ok());
    scale.sort_by_key(|(name, _)| (name != "random", budget(name)));
    scale
}

/// Text below this line is written by hand and kept.
const NOTES: &str = "<!-- What follows is kept when `signoria ladder` writes this page. -->";

/// Writes `strength.md` and one curve per game and number of players.
fn write(
    folder: &Path,
    args: &Ladder,
    results: &[MatchupResult],
    console: &Console,
) -> Result<(), Exit> {
    let page = folder.join("strength.md");
    let before = if page.exists() { console.read(&page)? } else { String::new() };
    let notes = before.find(NOTES).map_or("", |at| &before[at..]);
    let mut text = String::from(
        "# UserRating of the bots\n\n\
         The tables and curves on this page are written by `signoria ladder`. It measures bots against each \
         other,\nnot against people, with the default options of each game.\n\n",
    );
    if let Some(commit) = commit() {
        text += &format!("Commit `{commit}`.\n\n");
    }
    text += &budgets(folder, results, console)?;
    text += "## Matches\n\n\
             A challenger on one seat against one bot on all others, or four budgets against each other. Every deal \
             is\nplayed once from every seat. *First places* is the share of the challenger with its 95 % interval \
             (Wilson); ties\nare divided, and *par* is the share of equal bots. *Margin* is the mean number of points \
             ahead of the best\nopponent. Times are those of the matches on a machine that may have been busy.\n\n";
    text += &table(results);
    text += "\n## Repeat it\n\n```sh\n";
    text += &format!("signoria ladder --seed {} --out docs --log FOLDER", args.seed);
    text += "   # everything; continues from its log\n";
    let against_greedy = |it: &&MatchupResult| it.matchup.opponent() == Some("greedy");
    if let Some(it) = results.iter().find(against_greedy) {
        text += &it.matchup.command(it.report.games, args.seed);
        text += "   # one match\n";
    }
    text += &format!("```\n\n{}", if notes.is_empty() { NOTES } else { notes });
    console.save(&page, &format!("{}\n", text.trim_end()))
}

/// Returns the section on budgets and writes one curve per game and number of players; empty if the reference bot
/// did not play.
fn budgets(folder: &Path, results: &[MatchupResult], console: &Console) -> Result<String, Exit> {
    let (mut rows, mut curves) = (String::new(), String::new());
    let mut done: Vec<(&str, u8)> = Vec::new();
    for it in results {
        let (meta, players) = (it.matchup.game.meta(), it.matchup.players());
        if done.contains(&(meta.id, players)) {
            continue;
        }
        done.push((meta.id, players));
        let scale = elo_scale(it.matchup.game, players, results);
        if scale.is_empty() {
            continue;
        }
        let usual = players == default_players(it.matchup.game);
        let table = if usual { String::new() } else { format!("-{players}") };
        let file = format!("strength/{}{table}.svg", meta.id);
        for (name, EloEstimate { elo, half }) in &scale {
            let (title, low, high) = (meta.title, elo - half, elo + half);
            rows += &format!(
                "| {title} | [{players}]({file}) | `{name}` | **{elo:+.0}** | {low:+.0} … {high:+.0} |\n"
            );
        }
        console.folder(&folder.join("strength"))?;
        console.save(&folder.join(&file), &curve(it.matchup.game, players, &scale))?;
        if usual {
            curves += &format!("![{}, {players} players]({file})\n", meta.title);
        }
    }
    if rows.is_empty() {
        return Ok(rows);
    }
    Ok(format!(
        "## UserRating by budget\n\n\
         Elo points relative to `{REFERENCE_BOT}` with 95 % intervals: the maximum-likelihood fit \
         (Plackett–Luce) of all\nmatches of a game with the same number of players. 400 points are odds of ten to \
         one. Curves for other numbers\nof players are linked in the table.\n\n\
         {curves}\n| game | players | bot | Elo | 95 % |\n|---|---|---|---|---|\n{rows}\n"
    ))
}

/// Returns the commit of the working copy, if there is one.
fn commit() -> Option<String> {
    let output = std::process::Command::new("git")
        .args(["describe", "--always", "--dirty", "--exclude", "*"])
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Draws Elo by iterations with intervals, and the Elo of `greedy` as a line.
fn curve(game: &dyn GameType, players: u8, scale: &[(String, EloEstimate)]) -> String {
    const WIDTH: f64 = 480.0;
    const HEIGHT: f64 = 280.0;
    const LEFT: f64 = 56.0;
    const RIGHT: f64 = 24.0;
    const TOP: f64 = 36.0;
    const BOTTOM: f64 = 44.0;
    /// Elo points between two grid lines.
    const STEP: f64 = 100.0;
    let points: Vec<(f64, EloEstimate)> = scale
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
         <text x=\"{LEFT}\" y=\"20\">{}, {players} players: Elo by iterations ({REFERENCE_BOT} is 0)</text>\n",
        game.meta().title,
    );
    let lines = ((high - low) / STEP) as u32;
    // At most eight grid lines.
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
