//! Draws Notre Dame: the persons, the boroughs side by side, the messages, the viewer's cards.

use signoria_engine::{Message, Seat};
use signoria_games::notre_dame::{
    Question, View,
    cards::{self, ActionCard, Card, Person, RAT_END, Sector, Tile},
    streets::{Market, Spot},
    view::PlayerView,
};

use crate::{Colour, Part, RenderContext};

/// The table as the viewer sees it.
pub fn draw(view: &View, context: &RenderContext<'_>) -> Vec<Part> {
    let mut parts = vec![heading(view, context).then_gap()];
    let columns = std::iter::once(None).chain(view.players.iter().map(|(seat, _)| Some(seat)));
    let boroughs = Part { columns: columns.collect(), ..Part::rows(boroughs(view, context)) };
    parts.push(boroughs.headed().then_gap());
    parts.extend(streets(view, context));
    let own = own_cards(view, context);
    if !own.is_empty() {
        if let Some(last) = parts.last_mut() {
            last.gap = true;
        }
        parts.push(Part::rows(own));
    }
    parts
}

const fn paint(colour: cards::Colour) -> Colour {
    match colour {
        cards::Colour::Red => Colour::Red,
        cards::Colour::Purple => Colour::Purple,
        cards::Colour::Blue => Colour::Blue,
        cards::Colour::Green => Colour::Green,
        cards::Colour::Yellow => Colour::Yellow,
    }
}

fn coloured(context: &RenderContext<'_>, colour: cards::Colour) -> String {
    context.paint(paint(colour), &context.term(colour.id()))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Stage and round, the open persons with their rats, the plague they add up to.
fn heading(view: &View, context: &RenderContext<'_>) -> Part {
    let stage = ["stage_a", "stage_b", "stage_c"][usize::from(view.stage).min(2)];
    let title = format!(
        "{}, {} {} · {}: {}",
        capital(&context.term(stage)),
        context.term("table-round"),
        view.round,
        context.term("table-bell"),
        context.seat(view.start),
    );
    let person = |person: &Person| {
        let rats = Message::new("board-rats_on").with("rats", view.rats[person.index()]);
        let rats = context.render(&rats);
        format!("{} ({})", context.term(person.id()), rats.trim_end_matches('.'))
    };
    let persons: Vec<String> = view.open.iter().map(person).collect();
    let cathedral: u8 = view.players.values().map(|player| player.cathedral).sum();
    let pool = cards::pool(view.players.seats());
    let share = pool.checked_div(cathedral).map_or(String::new(), |share| format!(" ({share})"));
    let mut rows = vec![
        vec![capital(&context.term("table-persons")), persons.join(" · ")],
        vec![capital(&context.term("table-plague")), format!("{}", view.plague)],
    ];
    // After the last scoring nothing is left to share out.
    if !view.over {
        let pool = format!("{pool} {}{share}", context.term("table-pool"));
        rows.push(vec![context.term("notre_dame"), pool]);
    }
    rows.push(vec![capital(&context.term("table-coin_supply")), format!("{}", view.supply)]);
    Part { line: context.bold(&title), ..Part::rows(rows) }
}

/// One column per player, one row per sector and kind of goods.
fn boroughs(view: &View, context: &RenderContext<'_>) -> Vec<Vec<String>> {
    let players: Vec<(Seat, &PlayerView)> = view.players.iter().collect();
    let row = |label: String, cell: &dyn Fn(Seat, &PlayerView) -> String| {
        let mut cells = vec![label];
        cells.extend(players.iter().map(|&(seat, player)| cell(seat, player)));
        cells
    };
    let word = |key: &str| capital(&context.term(key));
    let asked = view.asked;
    let mut rows = vec![row(String::new(), &|seat, player| {
        let mark = if asked.contains(seat) { ">" } else { " " };
        format!("{mark}{}", context.paint(paint(player.colour), &context.seat(seat)))
    })];
    for sector in Sector::ALL {
        rows.push(row(word(sector.id()), &|_, player| {
            let friend = player.friend == Some(sector);
            pieces(context, player.cubes[sector.index()], friend)
        }));
    }
    rows.push(row(word("notre_dame"), &|_, player| pieces(context, player.cathedral, false)));
    rows.push(row(
        format!("{} / {}", word("table-supply"), context.term("table-general")),
        &|_, player| format!(" {} / {}", player.own, player.general),
    ));
    rows.push(row(word("table-coins"), &|_, player| format!(" {}", player.coins)));
    rows.push(row(word("table-rat"), &|_, player| {
        let text = format!(" {}", player.rat);
        if player.rat == RAT_END { context.paint(Colour::Red, &text) } else { text }
    }));
    rows.push(row(word("table-messages"), &|_, player| format!(" {}", player.messages.len())));
    if players.iter().any(|(_, player)| player.bribed.is_some()) {
        rows.push(row(word("table-bribed"), &|_, player| {
            let person = player.bribed.map(|person| context.term(person.id()));
            format!(" {}", person.as_deref().unwrap_or("–"))
        }));
    }
    rows.push(row(word("table-prestige"), &|seat, _| {
        view.shown_prestige(seat).map_or(" ?".into(), |prestige| format!(" {prestige}"))
    }));
    rows
}

/// The number of pieces, and a figure for the friend.
fn pieces(context: &RenderContext<'_>, cubes: u8, friend: bool) -> String {
    let number = cubes + u8::from(friend);
    if number == 0 {
        return context.dim(" 0");
    }
    format!(" {number}{}", if friend { " ♟" } else { "" })
}

/// Messages and carriages, one row per borough.
fn streets(view: &View, context: &RenderContext<'_>) -> Vec<Part> {
    let mut rows = Vec::new();
    let mut header = vec![context.bold(&capital(&context.term("table-streets")))];
    header.extend(Spot::ALL.map(|spot| context.term(&format!("table-{}", spot.id()))));
    rows.push(header);
    for (borough, &colour) in view.colours.iter().enumerate() {
        let borough = borough as u8;
        let owner = view.players.iter().find(|(_, player)| player.borough == borough);
        let owner =
            owner.map_or_else(|| context.term("table-neutral"), |(seat, _)| context.seat(seat));
        let mut cells = vec![format!("{} ({owner})", coloured(context, colour))];
        cells.extend(Spot::ALL.map(|spot| {
            let market = Market::new(borough, spot);
            let tile = view.tile_at(market).map_or("·", short);
            let carriages: String = view
                .players
                .iter()
                .filter(|(_, player)| player.carriage == market)
                .map(|(_, player)| {
                    context.paint(paint(player.colour), &format!(" «{}»", initial(context, player)))
                })
                .collect();
            format!("{tile}{carriages}")
        }));
        rows.push(cells);
    }
    let mut legend: Vec<String> = Tile::ALL
        .into_iter()
        .map(|tile| {
            let key = ["message_coin", "message_cube", "message_rat", "message_plain"];
            format!("{} = {}", short(tile), context.term(key[tile.index()]))
        })
        .collect();
    legend.push(format!("♟ = {}", context.term("trusted_friend")));
    legend.push(format!("«…» = {}", context.term("table-carriage")));
    let mut parts = vec![
        Part::rows(rows).headed(),
        Part::line(context.dim(&context.wrap(&legend.join(" · ")))),
    ];
    for (seat, player) in view.players.iter() {
        if !player.messages.is_empty() {
            let messages: Vec<String> = player
                .messages
                .iter()
                .map(|message| {
                    context.paint(paint(message.colour), &context.term(message.colour.id()))
                })
                .collect();
            let line = format!(
                "{} – {}: {}",
                context.seat(seat),
                context.term("table-messages"),
                messages.join(", ")
            );
            parts.push(Part::line(context.wrap(&line)).about(seat));
        }
    }
    if matches!(view.question, Some(Question::Drive { .. })) && view.viewer.seat().is_some() {
        let colours: Vec<String> = view
            .takeable
            .iter()
            .map(|&borough| coloured(context, view.colours[usize::from(borough)]))
            .collect();
        let label = capital(&context.term("table-may_take"));
        parts.push(Part::rows(vec![vec![label, context.words.join(&colours)]]));
    }
    parts
}

fn initial(context: &RenderContext<'_>, player: &PlayerView) -> String {
    let name = context.term(player.colour.id());
    name.chars().take(2).collect()
}

const fn short(tile: Tile) -> &'static str {
    match tile {
        Tile::Coin => "1¢",
        Tile::Cube => "2■",
        Tile::Rat => "3r",
        Tile::Plain => "4",
    }
}

/// The viewer's hand, and what they know of other hands.
fn own_cards(view: &View, context: &RenderContext<'_>) -> Vec<Vec<String>> {
    let Some(viewer) = view.viewer.seat() else { return Vec::new() };
    let mut rows = Vec::new();
    let card = |kind: ActionCard, colour: cards::Colour| {
        format!("{} ({})", context.term(kind.id()), coloured(context, colour))
    };
    let hand: Vec<String> =
        view.own_hand().map(|Card { kind, colour }| card(kind, colour)).collect();
    if !hand.is_empty() {
        rows.push(vec![capital(&context.term("table-hand")), hand.join(", ")]);
    }
    for (seat, player) in view.players.iter().filter(|&(seat, _)| seat != viewer) {
        let known: Vec<String> = player
            .hand
            .iter()
            .filter_map(|held| held.kind.map(|kind| card(kind, held.colour)))
            .collect();
        if !known.is_empty() {
            let label = format!("{} {}", context.term("table-hand"), context.seat(seat));
            rows.push(vec![capital(&label), known.join(", ")]);
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Game, NullSink, Seed, Setup, Viewer};
    use signoria_games::notre_dame::{NotreDame, Options};
    use signoria_i18n::{Lang, Localizer, Names};

    use super::*;

    /// Plays a game by always taking a middle choice, and draws every position for every viewer.
    fn every_position(seats: u8, options: Options, mut look: impl FnMut(&View)) {
        let setup = Setup { options, ..NotreDame::setup(seats, Seed::from_number(7)) };
        let mut game = NotreDame::new(&setup, &mut NullSink).unwrap();
        let mut legal = Vec::new();
        loop {
            Viewer::all(seats).for_each(|who| look(&game.view(who)));
            let Some(seat) = game.to_act().first() else { break };
            game.legal(seat, &mut legal);
            game.apply(seat, legal[legal.len() / 2], &mut NullSink);
        }
    }

    #[test]
    fn every_position_is_drawn_in_every_language_and_fits() {
        let names = Names::new(["Anna", "Bruno", "Carla", "Dino", "Elsa"]);
        for lang in Lang::ALL {
            let words = Localizer::new(lang, "notre_dame");
            let context = RenderContext { words: &words, names: &names, width: 100, colour: false };
            for seats in 2..=5 {
                every_position(seats, Options::default(), |view| {
                    let text = context.print(&draw(view, &context));
                    assert!(!text.contains('⟦'), "{text}");
                    let widest = text.lines().map(crate::visible_width).max();
                    assert!(widest <= Some(100), "{text}");
                });
            }
        }
    }

    #[test]
    fn the_prestige_of_others_is_drawn_only_with_the_memory_aid() {
        let names = Names::new(["Anna", "Bruno", "Carla"]);
        let words = Localizer::new(Lang::En, "notre_dame");
        let context = RenderContext { words: &words, names: &names, width: 100, colour: false };
        for memory_aid in [false, true] {
            let options = Options { memory_aid, ..Options::default() };
            every_position(3, options, |view| {
                let text = context.print(&draw(view, &context));
                let line = text.lines().find(|line| line.starts_with("Prestige")).unwrap();
                let hidden = line.matches('?').count();
                let over = view.over;
                let others = if view.viewer == Viewer::Spectator { 3 } else { 2 };
                assert_eq!(hidden, if memory_aid || over { 0 } else { others }, "{line}");
            });
        }
    }
}
