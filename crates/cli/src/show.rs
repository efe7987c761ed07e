//! `signoria show`: a record as people read it.

use serde_json::json;
use signoria_engine::{Outcome, Seat, Standing, Viewer};
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

/// What decided between equal totals, if the game has words for it (`tie-1` to `tie-3`): without it a
/// reader could not see why one of two equal players won.
fn tie_break(standing: &Standing, outcome: &Outcome, words: &Words) -> Vec<String> {
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

#[cfg(test)]
mod tests {
    use signoria_engine::Score;
    use signoria_i18n::Lang;

    use super::*;

    #[test]
    fn what_broke_a_tie_is_told_to_those_it_concerns() {
        let score =
            |points, gold| Score::default().part("citizens", points).tie_break([gold, 0, 0]);
        let outcome = Outcome::rank([score(25, 6), score(25, 7), score(24, 9)]);
        let told = |lang, seat| {
            tie_break(outcome.of(Seat::new(seat)), &outcome, &Words::new(lang, "la_citta"))
        };
        assert_eq!(told(Lang::En, 0), ["Gold 6"]);
        assert_eq!(told(Lang::Nl, 1), ["Goudstukken 7"]);
        assert!(told(Lang::En, 2).is_empty());
        let shared = Outcome::rank([score(25, 6), score(25, 6)]);
        let words = Words::new(Lang::En, "la_citta");
        assert!(tie_break(shared.of(Seat::new(0)), &shared, &words).is_empty());
    }
}
