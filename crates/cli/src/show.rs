//! `signoria show`: a record as people read it.

use serde_json::json;
use signoria_engine::{Outcome, Seat, Viewer};
use signoria_i18n::{Names, Words};
use signoria_registry::Table;

use crate::{args::Show, desk::Desk, stop::Stop, verify};

pub fn run(args: &Show, desk: &mut Desk) -> Result<(), Stop> {
    let whole = verify::open(&args.file, desk)?;
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(number) => Viewer::Seat(seat(number, whole.seats(), desk)?),
    };
    let actions = whole.line().len();
    let table = match args.at {
        Some(at) if at > actions => {
            let values = [("at", at.to_string()), ("actions", actions.to_string())];
            return Err(desk.bad("cli-show_too_far", &values));
        }
        Some(at) => whole.at(at),
        None => whole,
    };
    if args.json {
        return desk.json(&json!({
            "game": table.meta().id,
            "names": table.names(),
            "options": table.options(),
            "actions": table.line().len(),
            "to_act": table.to_act(),
            "view": table.view(viewer),
            "events": table.events(viewer, 0),
            "outcome": table.outcome(),
        }));
    }
    let words = Words::new(desk.words.lang(), table.meta().id);
    let names = Names::new(table.names()).told_to(viewer.seat());
    let mut group = usize::MAX;
    for told in table.events(viewer, 0) {
        let number = if told.group == group { String::new() } else { told.group.to_string() };
        group = told.group;
        let text = format!("{number:>4}  {}", words.say(&told.message, &names));
        let wrapped = desk.paper(&words, &names).wrap(&text).replace('\n', "\n      ");
        desk.line(&wrapped)?;
    }
    desk.line("")?;
    table_now(&*table, viewer, &words, &names, desk)
}

/// The drawing of the table, who is asked what, and the result.
pub fn table_now(
    table: &dyn Table,
    viewer: Viewer,
    words: &Words,
    names: &Names,
    desk: &mut Desk,
) -> Result<(), Stop> {
    let paper = desk.paper(words, names);
    let drawing = signoria_terminal::draw(table.meta().id, &table.view(viewer), &paper);
    desk.write(&drawing)?;
    for seat in table.to_act() {
        if let Some(question) = table.question(seat, viewer) {
            desk.line(&words.say(&question, names))?;
        }
    }
    match table.outcome() {
        Some(outcome) => {
            desk.line("")?;
            result(&outcome, words, names, desk)
        }
        None => Ok(()),
    }
}

/// Ranks, totals and where the points came from.
pub fn result(
    outcome: &Outcome,
    words: &Words,
    names: &Names,
    desk: &mut Desk,
) -> Result<(), Stop> {
    let mut standings: Vec<_> = outcome.standings.iter().collect();
    standings.sort_by_key(|standing| standing.rank);
    let paper = desk.paper(words, names);
    let mut rows = Vec::new();
    for standing in standings {
        let parts: Vec<String> = standing
            .parts
            .iter()
            .map(|part| {
                format!("{} {}", words.term(&format!("score-{}", part.source)), part.points)
            })
            .collect();
        rows.push(vec![
            format!("{:>3}.", standing.rank),
            paper.seat(standing.seat),
            paper.bold(&format!("{:>4}", standing.total)),
            paper.dim(&parts.join(" · ")),
        ]);
    }
    let text = paper.columns(&rows);
    desk.tell("cli-result", &[])?;
    desk.write(&text)?;
    let winners: Vec<String> = outcome.winners().map(|seat| names.of(seat)).collect();
    let key = if winners.len() == 1 { "cli-winner" } else { "cli-winners" };
    let winners = desk.words.join(&winners);
    desk.tell(key, &[("name", winners)])
}

/// A seat as people count: from 1.
pub fn seat(number: u8, seats: u8, desk: &Desk) -> Result<Seat, Stop> {
    match number.checked_sub(1) {
        Some(index) if index < seats => Ok(Seat::new(index)),
        _ => {
            let values = [("seat", number.to_string()), ("seats", seats.to_string())];
            Err(desk.bad("cli-no_seat", &values))
        }
    }
}
