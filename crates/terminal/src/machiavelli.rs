//! Machiavelli on paper: the characters with their markers, the cities, the viewer's hand.

use signoria_engine::{Seat, Viewer};
use signoria_machiavelli::{Card, Character, District, Kind, PlayerView, View};

use crate::{Colour, Paper};

/// The table as the viewer sees it.
pub fn draw(view: &View, paper: &Paper<'_>) -> String {
    let mut text = heading(view, paper);
    text.push('\n');
    text.push_str(&paper.columns(&characters(view, paper)));
    text.push('\n');
    text.push_str(&paper.columns(&cities(view, paper)));
    let own = own_cards(view, paper);
    if !own.is_empty() {
        text.push('\n');
        text.push_str(&paper.columns(&own));
    }
    text
}

const fn colour(kind: Kind) -> Colour {
    match kind {
        Kind::Religious => Colour::Blue,
        Kind::Military => Colour::Red,
        Kind::Noble => Colour::Yellow,
        Kind::Trade => Colour::Green,
        Kind::Unique => Colour::Purple,
    }
}

/// First letter of a type in the reader's language, so that colour carries no meaning of its own.
fn letter(paper: &Paper<'_>, kind: Kind) -> String {
    paper.term(kind.id()).chars().take(1).collect()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A card with its cost and type: `Market 2t`; `*` marks gold on a district.
fn district(paper: &Paper<'_>, district: District) -> String {
    let card = district.card;
    let name = paper.term(card.id());
    let Some(kind) = card.kind() else { return name };
    if card == Card::SecretVault {
        return paper.paint(colour(kind), &name);
    }
    let star = if district.beautified { "*" } else { "" };
    paper.paint(colour(kind), &format!("{name} {}{}{star}", district.cost(), letter(paper, kind)))
}

fn card(paper: &Paper<'_>, card: Card) -> String {
    district(paper, District { card, beautified: false })
}

fn cards<'a>(paper: &Paper<'_>, list: impl IntoIterator<Item = &'a Card>) -> String {
    let names: Vec<String> = list.into_iter().map(|&it| card(paper, it)).collect();
    if names.is_empty() { "–".into() } else { names.join(", ") }
}

fn heading(view: &View, paper: &Paper<'_>) -> String {
    let mut parts = vec![
        format!("{} {}", capital(&paper.term("table-round")), view.round),
        format!("♛ {}", paper.seat(view.crown)),
        format!("{} {}", paper.term("table-deck"), view.deck.size),
    ];
    if view.cast.contains(&Character::TaxCollector) {
        parts.push(format!("{} {}", paper.term("table-tax"), view.tax));
    }
    if view.bell {
        parts.push(paper.term("table-bell"));
    }
    if view.ending {
        parts.push(paper.paint(Colour::Red, &paper.term("table-last_round")));
    }
    paper.bold(&parts.join(" · ")) + "\n"
}

/// One row per character: rank, name, markers, holder.
fn characters(view: &View, paper: &Paper<'_>) -> Vec<Vec<String>> {
    let marks = &view.marks;
    view.cast
        .iter()
        .map(|&who| {
            let rank = who.rank();
            let mut notes = Vec::new();
            let mut note = |holds: bool, key: &str| {
                if holds {
                    notes.push(paper.term(key));
                }
            };
            note(view.selection.face_up.has(rank), "table-face_up");
            note(marks.murdered == Some(who), "table-murdered");
            note(marks.bewitched == Some(who), "table-bewitched");
            note(marks.robbed == Some(who), "table-robbed");
            if marks.warrants.has(rank) {
                let seal = if marks.signed == Some(who) { " ✔" } else { "" };
                notes.push(format!("{}{seal}", paper.term("table-warrant")));
            }
            if marks.threats.has(rank) {
                let rose = if marks.rose == Some(who) { " ✿" } else { "" };
                notes.push(format!("{}{rose}", paper.term("table-threat")));
            }
            if view.selection.silent.has(rank) && !view.selection.face_up.has(rank) {
                notes.push(paper.term("table-nobody"));
            }
            let shown = view.selection.shown.iter().find(|(shown, _)| *shown == rank);
            if let Some(&(_, seat)) = shown {
                notes.push(paper.seat(seat));
            }
            let name = paper.term(who.id());
            let own = view.me().is_some_and(|me| me.characters.contains(&who));
            let name = if own { paper.bold(&name) } else { name };
            let now = if view.called == rank { ">" } else { " " };
            let mine = if own { "•" } else { " " };
            vec![format!("{now}{rank}{mine}"), name, notes.join(", ")]
        })
        .collect()
}

/// One row per player: gold, hand, city.
fn cities(view: &View, paper: &Paper<'_>) -> Vec<Vec<String>> {
    let asked = view.asked;
    let mut rows = Vec::new();
    for (at, player) in view.players.iter().enumerate() {
        let seat = Seat::new(at as u8);
        let mark = if asked.contains(seat) { ">" } else { " " };
        let crown = if view.crown == seat { " ♛" } else { "" };
        let complete = if player.complete {
            format!(" ({})", paper.term("table-complete"))
        } else {
            String::new()
        };
        let city: Vec<String> = player.city.iter().map(|&it| district(paper, it)).collect();
        let city = if city.is_empty() { "–".into() } else { city.join(", ") };
        rows.push(vec![
            format!("{mark}{}{crown}", paper.seat(seat)),
            format!("{} {}", player.gold, paper.term("table-gold")),
            format!(
                "{} {}",
                player.hand,
                paper.term(if player.hand == 1 { "table-card" } else { "table-cards" })
            ),
            format!("{}/{}{complete}: {city}", player.size, view.threshold),
        ]);
        rows.extend(
            notes(view, seat, player, paper)
                .into_iter()
                .map(|note| vec![String::new(), String::new(), String::new(), paper.dim(&note)]),
        );
    }
    rows
}

/// What else lies before a player, and what the viewer remembers of his hand.
fn notes(view: &View, seat: Seat, player: &PlayerView, paper: &Paper<'_>) -> Vec<String> {
    let mut notes = Vec::new();
    if player.has(Card::Museum) && !view.museum.is_empty() {
        let known: Vec<Card> = view.museum.iter().filter_map(|lying| lying.card).collect();
        let mut note = format!("{}: {}", paper.term("table-museum"), view.museum.len());
        if !known.is_empty() {
            note = format!("{note} ({})", cards(paper, &known));
        }
        notes.push(note);
    }
    for (number, booth) in view.booths.iter().enumerate().filter(|(_, it)| it.owner == seat) {
        notes.push(format!(
            "{} {}: {} {}",
            paper.term("table-booth"),
            number + 1,
            booth.gold,
            paper.term("table-gold")
        ));
    }
    if view.rulings.memory_aid && !player.remembered.is_empty() && player.cards.is_none() {
        let mut note =
            format!("{}: {}", paper.term("table-knows"), cards(paper, &player.remembered));
        if player.doubt > 0 {
            note = format!("{note} ({}: {})", paper.term("table-gone"), player.doubt);
        }
        notes.push(note);
    }
    notes
}

/// The viewer's characters, packet, hand and half-made choices.
fn own_cards(view: &View, paper: &Paper<'_>) -> Vec<Vec<String>> {
    let Viewer::Seat(me) = view.viewer else { return Vec::new() };
    let Some(mine) = view.me() else { return Vec::new() };
    let mut rows = Vec::new();
    let mut row = |key: &str, text: String| rows.push(vec![paper.term(key), text]);
    if !mine.characters.is_empty() {
        row("table-you_are", paper.list(mine.characters.iter().map(|who| who.id())));
    }
    row("table-hand", cards(paper, mine.cards.iter().flatten()));
    if view.turn.seat == me {
        let drawn: Vec<Card> = view.turn.drawn.iter().filter_map(|lying| lying.card).collect();
        if !drawn.is_empty() {
            row("table-drawn", cards(paper, &drawn));
        }
        if !view.turn.picked.is_empty() {
            row("table-picked", cards(paper, &view.turn.picked));
        }
    }
    if view.rulings.memory_aid && !view.deck.remembered.is_empty() {
        let note = format!(
            "{} ({}: {})",
            cards(paper, &view.deck.remembered),
            paper.term("table-gone"),
            view.deck.doubt
        );
        row("table-deck", note);
    }
    rows
}
