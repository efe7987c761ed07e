//! Draws Machiavelli: the characters with their markers, the cities, the viewer's hand.

use signoria_engine::{Seat, Viewer};
use signoria_games::machiavelli::{Card, Character, District, Kind, PlayerView, View};

use crate::{Colour, Part, RenderContext, Row};

/// The table as the viewer sees it.
pub fn draw(view: &View, context: &RenderContext<'_>) -> Vec<Part> {
    let own = own_cards(view, context);
    let cities = Part { rows: cities(view, context), ..Part::default() };
    let mut parts = vec![
        Part::line(heading(view, context)).then_gap(),
        Part::rows(characters(view, context)).then_gap(),
        if own.is_empty() { cities } else { cities.then_gap() },
    ];
    if !own.is_empty() {
        parts.push(Part::rows(own));
    }
    parts
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

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A card with its cost and type: `Market (2 trade)`; `*` marks gold on a district.
fn district(context: &RenderContext<'_>, district: District) -> String {
    let card = district.card;
    let name = context.term(card.id());
    let Some(kind) = card.kind() else { return name };
    if card == Card::SecretVault {
        return context.paint(colour(kind), &name);
    }
    let star = if district.beautified { "*" } else { "" };
    let type_ = context.term(kind.id());
    context.paint(colour(kind), &format!("{name} ({} {type_}){star}", district.cost()))
}

fn card(context: &RenderContext<'_>, card: Card) -> String {
    district(context, District { card, beautified: false })
}

fn cards<'a>(context: &RenderContext<'_>, list: impl IntoIterator<Item = &'a Card>) -> String {
    let names: Vec<String> = list.into_iter().map(|&it| card(context, it)).collect();
    if names.is_empty() { "–".into() } else { names.join(", ") }
}

fn heading(view: &View, context: &RenderContext<'_>) -> String {
    let mut parts = vec![
        format!("{} {}", capital(&context.term("table-round")), view.round),
        format!("{}: {}", capital(&context.term("table-crown")), context.seat(view.crown)),
        format!("{} {}", context.term("table-deck"), view.deck.size),
    ];
    if view.cast.contains(&Character::TaxCollector) {
        parts.push(format!("{} {}", context.term("table-tax"), view.tax));
    }
    if view.bell {
        parts.push(context.term("table-bell"));
    }
    if view.ending {
        parts.push(context.paint(Colour::Red, &context.term("table-last_round")));
    }
    context.bold(&parts.join(" · "))
}

/// One row per character: rank, name, markers, holder.
fn characters(view: &View, context: &RenderContext<'_>) -> Vec<Vec<String>> {
    let marks = &view.marks;
    view.cast
        .iter()
        .map(|&who| {
            let rank = who.rank();
            let mut notes = Vec::new();
            let mut note = |holds: bool, key: &str| {
                if holds {
                    notes.push(context.term(key));
                }
            };
            note(view.selection.face_up.has(rank), "table-face_up");
            note(marks.murdered == Some(who), "table-murdered");
            note(marks.bewitched == Some(who), "table-bewitched");
            note(marks.robbed == Some(who), "table-robbed");
            if marks.warrants.has(rank) {
                let seal = if marks.signed == Some(who) { " ✔" } else { "" };
                notes.push(format!("{}{seal}", context.term("table-warrant")));
            }
            if marks.threats.has(rank) {
                let rose = if marks.rose == Some(who) { " ✿" } else { "" };
                notes.push(format!("{}{rose}", context.term("table-threat")));
            }
            if view.selection.silent.has(rank) && !view.selection.face_up.has(rank) {
                notes.push(context.term("table-nobody"));
            }
            let shown = view.selection.shown.iter().find(|(shown, _)| *shown == rank);
            if let Some(&(_, seat)) = shown {
                notes.push(context.seat(seat));
            }
            let name = context.term(who.id());
            let own = view.me().is_some_and(|me| me.characters.contains(&who));
            let name = if own { context.bold(&name) } else { name };
            let now = if view.called == rank { ">" } else { " " };
            let mine = if own { "•" } else { " " };
            vec![format!("{now}{rank}{mine}"), name, notes.join(", ")]
        })
        .collect()
}

/// One row per player: gold, hand, city.
fn cities(view: &View, context: &RenderContext<'_>) -> Vec<Row> {
    let asked = view.asked;
    let mut rows = Vec::new();
    for (at, player) in view.players.iter().enumerate() {
        let seat = Seat::new(at as u8);
        let mark = if asked.contains(seat) { ">" } else { " " };
        let crown = if view.crown == seat { " ♛" } else { "" };
        let complete = if player.complete {
            format!(" ({})", context.term("table-complete"))
        } else {
            String::new()
        };
        let city: Vec<String> = player.city.iter().map(|&it| district(context, it)).collect();
        let city = if city.is_empty() { "–".into() } else { city.join(", ") };
        let mut push = |cells| rows.push(Row { cells, seat: Some(seat) });
        push(vec![
            format!("{mark}{}{crown}", context.seat(seat)),
            format!("{} {}", player.gold, context.term("table-gold")),
            format!(
                "{} {}",
                player.hand,
                context.term(if player.hand == 1 { "table-card" } else { "table-cards" })
            ),
            format!("{}/{}{complete}: {city}", player.size, view.threshold),
        ]);
        for note in notes(view, seat, player, context) {
            push(vec![String::new(), String::new(), String::new(), context.dim(&note)]);
        }
    }
    rows
}

/// The other cards in front of a player, and what the viewer remembers of their hand.
fn notes(view: &View, seat: Seat, player: &PlayerView, context: &RenderContext<'_>) -> Vec<String> {
    let mut notes = Vec::new();
    if player.has(Card::Museum) && !view.museum.is_empty() {
        let known: Vec<Card> = view.museum.iter().filter_map(|lying| lying.card).collect();
        let mut note = format!("{}: {}", context.term("table-museum"), view.museum.len());
        if !known.is_empty() {
            note = format!("{note} ({})", cards(context, &known));
        }
        notes.push(note);
    }
    for (number, booth) in view.booths.iter().enumerate().filter(|(_, it)| it.owner == seat) {
        notes.push(format!(
            "{} {}: {} {}",
            context.term("table-booth"),
            number + 1,
            booth.gold,
            context.term("table-gold")
        ));
    }
    if view.rulings.memory_aid && !player.remembered.is_empty() && player.cards.is_none() {
        let mut note =
            format!("{}: {}", context.term("table-knows"), cards(context, &player.remembered));
        if player.doubt > 0 {
            note = format!("{note} ({}: {})", context.term("table-gone"), player.doubt);
        }
        notes.push(note);
    }
    notes
}

/// The viewer's characters, packet, hand and half-made choices.
fn own_cards(view: &View, context: &RenderContext<'_>) -> Vec<Vec<String>> {
    let Viewer::Seat(me) = view.viewer else { return Vec::new() };
    let Some(mine) = view.me() else { return Vec::new() };
    let mut rows = Vec::new();
    let mut row = |key: &str, text: String| rows.push(vec![context.term(key), text]);
    if !mine.characters.is_empty() {
        row("table-you_are", context.list(mine.characters.iter().map(|who| who.id())));
    }
    row("table-hand", cards(context, mine.cards.iter().flatten()));
    if view.turn.seat == me {
        let drawn: Vec<Card> = view.turn.drawn.iter().filter_map(|lying| lying.card).collect();
        if !drawn.is_empty() {
            row("table-drawn", cards(context, &drawn));
        }
        if !view.turn.picked.is_empty() {
            row("table-picked", cards(context, &view.turn.picked));
        }
    }
    if view.rulings.memory_aid && !view.deck.remembered.is_empty() {
        let note = format!(
            "{} ({}: {})",
            cards(context, &view.deck.remembered),
            context.term("table-gone"),
            view.deck.doubt
        );
        row("table-deck", note);
    }
    rows
}
