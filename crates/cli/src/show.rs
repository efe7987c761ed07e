//! `signoria show`: prints a record in readable form.

use serde_json::json;
use signoria_engine::{Outcome, Seat, Standing, Viewer};
use signoria_i18n::{Localizer, Names};
use signoria_registry::Table;

use crate::{args::Show, console::Console, data, exit::Exit, verify};

pub fn run(args: &Show, console: &mut Console) -> Result<(), Exit> {
    let whole = verify::open(&args.file, console)?;
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(number) => Viewer::Seat(seat(number, whole.seats(), console)?),
    };
    let actions = whole.history().len();
    let table = match args.at {
        Some(at) if at > actions => {
            let values = [("at", at.to_string()), ("actions", actions.to_string())];
            return Err(console.usage_error("cli-show_too_far", &values));
        }
        Some(at) => whole.at(at),
        None => whole,
    };
    if args.json {
        return console.json(&json!({
            "game": table.meta().id,
            "names": table.names(),
            "options": table.options(),
            "actions": table.history().len(),
            "to_act": table.to_act(),
            "view": table.view(viewer),
            "events": table.events(viewer, 0),
            "outcome": table.outcome(),
        }));
    }
    let words = Localizer::new(console.words.lang(), table.meta().id);
    let names = Names::new(table.names()).for_reader(viewer.seat());
    data::tell(&table.options(), console)?;
    let mut group = usize::MAX;
    for told in table.events(viewer, 0) {
        let number = if told.group == group { String::new() } else { told.group.to_string() };
        group = told.group;
        let text = format!("{number:>4}  {}", words.render(&told.message, &names));
        let wrapped = console.context(&words, &names).wrap(&text).replace('\n', "\n      ");
        console.line(&wrapped)?;
    }
    console.line("")?;
    table_now(&*table, viewer, &words, &names, console)
}

/// Prints the table, the seats to act with their prompts, and the result.
pub fn table_now(
    table: &dyn Table,
    viewer: Viewer,
    words: &Localizer,
    names: &Names,
    console: &mut Console,
) -> Result<(), Exit> {
    let context = console.context(words, names);
    let drawing = signoria_terminal::draw(table.meta().id, &table.view(viewer), &context);
    console.write(&drawing)?;
    for seat in table.to_act() {
        if let Some(question) = table.prompt(seat, viewer) {
            console.line(&words.render(&question, names))?;
        }
    }
    match table.outcome() {
        Some(outcome) => {
            console.line("")?;
            result(&outcome, words, names, console)
        }
        None => Ok(()),
    }
}

/// Prints ranks, totals and points by source.
pub fn result(
    outcome: &Outcome,
    words: &Localizer,
    names: &Names,
    console: &mut Console,
) -> Result<(), Exit> {
    let mut standings: Vec<_> = outcome.standings.iter().collect();
    standings.sort_by_key(|standing| standing.rank);
    let context = console.context(words, names);
    let mut rows = Vec::new();
    for standing in standings {
        let mut parts: Vec<String> = standing
            .parts
            .iter()
            .map(|part| {
                format!("{} {}", words.term(&format!("score-{}", part.source)), part.points)
            })
            .collect();
        parts.extend(tie_break(standing, outcome, words));
        rows.push(vec![
            format!("{:>3}.", standing.rank),
            context.seat(standing.seat),
            context.bold(&format!("{:>4}", standing.total)),
            context.dim(&parts.join(" · ")),
        ]);
    }
    let text = context.columns(&rows);
    console.print("cli-result", &[])?;
    console.write(&text)?;
    let winners: Vec<String> = outcome.winners().map(|seat| names.of(seat)).collect();
    let key = if winners.len() == 1 { "cli-winner" } else { "cli-winners" };
    let winners = console.words.join(&winners);
    console.print(key, &[("name", winners)])
}

/// What decided between equal totals, if the game has texts for it (`tie-1` to `tie-3`).
fn tie_break(standing: &Standing, outcome: &Outcome, words: &Localizer) -> Vec<String> {
    let tied = |other: &Standing| other.total == standing.total && other.rank != standing.rank;
    if !outcome.standings.iter().any(tied) {
        return Vec::new();
    }
    (1..)
        .zip(standing.tie_break)
        .map(|(number, value)| (format!("tie-{number}"), value))
        .filter(|(key, _)| words.has(key))
        .map(|(key, value)| format!("{} {value}", words.term(&key)))
        .collect()
}

/// Parses a seat as people count: from 1.
pub fn seat(number: u8, seats: u8, console: &Console) -> Result<Seat, Exit> {
    match number.checked_sub(1) {
        Some(index) if index < seats => Ok(Seat::new(index)),
        _ => {
            let values = [("seat", number.to_string()), ("seats", seats.to_string())];
            Err(console.usage_error("cli-no_seat", &values))
        }
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::Score;
    use signoria_i18n::Lang;

    use super::*;

    #[test]
    fn tie_breaks_are_shown_for_tied_players_only() {
        let score =
            |points, gold| Score::default().part("citizens", points).tie_break([gold, 0, 0]);
        let outcome = Outcome::rank([score(25, 6), score(25, 7), score(24, 9)]);
        let told = |lang, seat| {
            tie_break(outcome.of(Seat::new(seat)), &outcome, &Localizer::new(lang, "la_citta"))
        };
        assert_eq!(told(Lang::En, 0), ["Gold 6"]);
        assert_eq!(told(Lang::Nl, 1), ["Goudstukken 7"]);
        assert!(told(Lang::En, 2).is_empty());
        let shared = Outcome::rank([score(25, 6), score(25, 6)]);
        let words = Localizer::new(Lang::En, "la_citta");
        assert!(tie_break(shared.of(Seat::new(0)), &shared, &words).is_empty());
    }
}
