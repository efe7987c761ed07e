//! `signoria hint` and `signoria analyse`: what a bot thinks of a position, of a whole game.
#![expect(clippy::cast_precision_loss, reason = "counts become figures for people")]

use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use signoria_engine::Seat;
use signoria_i18n::{Localizer, Names};
use signoria_registry::{Budget, DynBot, Hint as Opinion, Table};

use crate::{
    arena::budget,
    console::{Console, flush_right},
    exit::Exit,
    show, verify,
};

/// Whose opinion is asked about which record.
#[derive(Args, Debug)]
pub struct AnalysisArgs {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    #[arg(long, value_name = "NAME", default_value = "mcts")]
    pub bot: String,
    #[arg(long, value_name = "M", conflicts_with = "iterations")]
    pub ms: Option<u64>,
    #[arg(long, value_name = "I")]
    pub iterations: Option<u64>,
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[arg(long)]
    pub json: bool,
}

impl AnalysisArgs {
    /// The bot that is asked.
    fn bot(&self, table: &dyn Table, console: &Console) -> Result<Box<dyn DynBot>, Exit> {
        table.bot(&self.bot, self.seed).ok_or_else(|| console.unknown_bot(&self.bot))
    }

    fn budget(&self, console: &Console) -> Result<Budget, Exit> {
        budget(self.iterations, self.ms, console)
    }
}

#[derive(Args, Debug)]
pub struct Hint {
    #[command(flatten)]
    pub asked: AnalysisArgs,
    #[arg(long, value_name = "K")]
    pub at: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub top: usize,
}

#[derive(Args, Debug)]
pub struct Analyse {
    #[command(flatten)]
    pub asked: AnalysisArgs,
}

pub fn hint(args: &Hint, console: &mut Console) -> Result<(), Exit> {
    let Hint { asked: args, at, top } = args;
    let whole = verify::open(&args.file, console)?;
    let actions = whole.history().len();
    let table = match *at {
        Some(at) if at > actions => {
            let values = [("at", at.to_string()), ("actions", actions.to_string())];
            return Err(console.usage_error("cli-show_too_far", &values));
        }
        Some(at) => whole.at(at),
        None => whole,
    };
    let asked = table.to_act();
    let seat = match args.seat {
        Some(number) => show::seat(number, table.seats(), console)?,
        None => asked.first().ok_or_else(|| console.usage_error("cli-hint_over", &[]))?,
    };
    let Some(observation) = table.observation(seat, 0) else {
        return Err(
            console.usage_error("cli-hint_not_asked", &[("seat", (seat.index() + 1).to_string())])
        );
    };
    let mut bot = args.bot(&*table, console)?;
    let hints = bot.hints(&observation, &args.budget(console)?);
    if hints.is_empty() {
        return Err(console.usage_error("cli-hint_none", &[("bot", args.bot.clone())]));
    }
    let hints = &hints[..hints.len().min(*top.max(&1))];
    if args.json {
        return console.json(&json!({
            "game": table.meta().id,
            "seat": seat,
            "bot": args.bot,
            "iterations": bot.iterations(),
            "hints": hints,
        }));
    }
    let words = Localizer::new(console.words.lang(), table.meta().id);
    let names = Names::new(table.names()).for_reader(Some(seat));
    let choices = table.choices(seat);
    let label = |hint: &Opinion| {
        let known = choices.iter().find(|choice| choice.text == hint.action);
        known.map_or_else(String::new, |choice| words.render(&choice.label, &names))
    };
    if let Some(question) = table.prompt(seat, signoria_engine::Viewer::Seat(seat)) {
        console.line(&words.render(&question, &names))?;
    }
    let heading = |name: &str| console.text(&format!("cli-column-{name}"), &[]);
    let mut rows = vec![["visits", "win", "margin", "choice"].map(heading).to_vec()];
    for hint in hints {
        rows.push(vec![
            console.number(hint.visits),
            format!("{} %", console.decimal(100.0 * hint.win, 1)),
            console.decimal(hint.margin, 1),
            format!("{}  [{}]", label(hint), hint.action),
        ]);
    }
    flush_right(&mut rows, 0..3);
    let text = console.context(&words, &names).columns(&rows);
    console.write(&text)
}

/// A decision of a game, as a bot sees it with what the seat knew.
struct JudgedDecision {
    at: usize,
    seat: Seat,
    action: String,
    /// Chance of winning with the best choice.
    before: f64,
    /// Chance of winning with the choice that was made.
    after: f64,
    best: String,
}

impl JudgedDecision {
    /// How bad it was, if it was.
    fn mark(&self) -> &'static str {
        match self.before - self.after {
            loss if loss >= 0.20 => "??",
            loss if loss >= 0.10 => "?",
            loss if loss >= 0.05 => "?!",
            _ => "",
        }
    }
}

pub fn analyse(args: &Analyse, console: &mut Console) -> Result<(), Exit> {
    let args = &args.asked;
    let whole = verify::open(&args.file, console)?;
    let only = match args.seat {
        Some(number) => Some(show::seat(number, whole.seats(), console)?),
        None => None,
    };
    let budget = args.budget(console)?;
    args.bot(&*whole, console)?;
    let line = whole.history();
    let bar = crate::arena::progress(line.len() as u64, args.json);
    let mut table = whole.at(0);
    let mut judged = Vec::new();
    for (at, (seat, action)) in line.iter().enumerate() {
        if only.is_none_or(|only| only == *seat)
            && let Some(observation) = table.observation(*seat, 0)
            && !observation.is_forced()
        {
            // A fresh bot per decision: what it says depends on the position alone.
            let mut bot = args.bot(&*table, console)?;
            let hints = bot.hints(&observation, &budget);
            judged.extend(judge(at + 1, *seat, action, &hints));
        }
        table.play(*seat, action).map_err(|error| Exit::Usage(error.to_string()))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    if args.json {
        let decisions: Vec<_> = judged
            .iter()
            .map(|it| {
                json!({
                    "at": it.at, "seat": it.seat, "action": it.action, "before": it.before,
                    "after": it.after, "best": it.best, "mark": it.mark(),
                })
            })
            .collect();
        return console.json(&json!({
            "game": whole.meta().id, "bot": args.bot, "decisions": decisions,
        }));
    }
    tell(&*whole, &judged, console)
}

/// Compares what was done with what the bot thinks; an action it did not try is as good as the worst
/// it tried.
fn judge(at: usize, seat: Seat, action: &str, hints: &[Opinion]) -> Option<JudgedDecision> {
    // Rarely tried actions have no reliable mean.
    let tried: u64 = hints.iter().map(|hint| hint.visits).sum();
    let solid = |hint: &&Opinion| hint.visits * 50 >= tried;
    let best = hints.iter().filter(solid).max_by(|one, other| one.win.total_cmp(&other.win))?;
    let worst = hints.iter().map(|hint| hint.win).fold(best.win, f64::min);
    let done = hints.iter().find(|hint| hint.action == action);
    let after = done.map_or(worst, |hint| hint.win).min(best.win);
    Some(JudgedDecision {
        at,
        seat,
        action: action.to_owned(),
        before: best.win,
        after,
        best: best.action.clone(),
    })
}

fn tell(table: &dyn Table, judged: &[JudgedDecision], console: &mut Console) -> Result<(), Exit> {
    let words = Localizer::new(console.words.lang(), table.meta().id);
    let names = Names::new(table.names());
    let heading = |name: &str| console.text(&format!("cli-column-{name}"), &[]);
    let columns = ["at", "seat", "choice", "before", "after", "mark", "better"];
    let mut rows = vec![columns.map(heading).to_vec()];
    for it in judged {
        let percent = |share: f64| format!("{} %", console.decimal(100.0 * share, 1));
        let better = if it.mark().is_empty() { String::new() } else { it.best.clone() };
        rows.push(vec![
            it.at.to_string(),
            names.of(it.seat),
            it.action.clone(),
            percent(it.before),
            percent(it.after),
            it.mark().to_owned(),
            better,
        ]);
    }
    flush_right(&mut rows, 0..1);
    flush_right(&mut rows, 3..5);
    let text = console.context(&words, &names).columns(&rows);
    console.write(&text)?;
    console.line("")?;
    for seat in Seat::all(table.seats()) {
        let own: Vec<&JudgedDecision> = judged.iter().filter(|it| it.seat == seat).collect();
        if own.is_empty() {
            continue;
        }
        let count = |mark: &str| own.iter().filter(|it| it.mark() == mark).count().to_string();
        let lost: f64 = own.iter().map(|it| it.before - it.after).sum();
        let values = [
            ("name", names.of(seat)),
            ("decisions", own.len().to_string()),
            ("slips", count("?!")),
            ("mistakes", count("?")),
            ("blunders", count("??")),
            ("lost", console.decimal(100.0 * lost / own.len() as f64, 1)),
        ];
        console.print("cli-analysed", &values)?;
    }
    Ok(())
}
