//! The table of La Città: the valleys as a map of hexes, two lines to a row of cells.
//!
//! The upper line of a cell is its number as the log writes it, the lower one what stands there: a dot
//! for an empty cell, `x` where this number of players may not build, otherwise the letter of the owner
//! and two letters: capitals for the name of the city on its castle, the code of any other building in
//! the reader's language. The triangles between show their name and terrain.

use signoria_engine::{Message, Seat};
use signoria_games::la_citta::{
    View,
    cards::{Building, COLOURS, PoliticalCard, Terrain, Voice},
    frame::Frame,
    map::{CELLS, Cell, HILLS, SLOTS, slot_id},
    view::CityView,
};

use crate::{Colour, Part, RenderContext, Row};

/// Characters from one cell to the next.
const PITCH: i32 = 4;

/// The map, the cards and the players.
pub fn draw(view: &View, context: &RenderContext<'_>) -> Vec<Part> {
    let players = Part { rows: players(view, context), ..Part::default() }.headed();
    let cities = Part { rows: cities(view, context), ..Part::default() }.headed();
    vec![
        Part::line(heading(view, context)).then_gap(),
        Part::art(map(view, context)).then_gap(),
        Part::art(legend(context)).then_gap(),
        Part::rows(cards(view, context)).then_gap(),
        players.then_gap(),
        cities.then_gap(),
        Part::rows(supplies(view, context)),
    ]
}

fn heading(view: &View, context: &RenderContext<'_>) -> String {
    let message = match view.resume.frames().first() {
        Some(Frame::Place { .. }) => Message::new("table-placing"),
        Some(Frame::Turn { round, .. }) => Message::new("table-round")
            .with("year", view.year)
            .with("round", round + 1)
            .with("start", view.start),
        Some(_) => Message::new("table-year").with("year", view.year).with("start", view.start),
        None => Message::new("table-over"),
    };
    context.bold(&context.render(&message))
}

/// A place on the sheet: text and the owner whose colour it has.
#[derive(Clone, Default)]
struct Mark {
    text: String,
    owner: Option<Seat>,
    dim: bool,
}

/// Where a hex is drawn: column of its middle, row of its upper line.
fn place(q: i8, r: i8) -> (i32, usize) {
    // The westernmost hex is (0, 5).
    (PITCH * i32::from(q) + PITCH / 2 * i32::from(r) - PITCH / 2 * 5 + 1, 2 * r as usize)
}

fn map(view: &View, context: &RenderContext<'_>) -> String {
    let mut rows: Vec<Vec<(i32, Mark)>> = vec![Vec::new(); 32];
    for (cell, data) in Cell::all().zip(&CELLS) {
        let (column, row) = place(data.q, data.r);
        let number = Mark { text: format!("{:>3}", cell.number()), dim: true, ..Mark::default() };
        rows[row].push((column, number));
        let tile = view
            .cities
            .iter()
            .find_map(|city| Some((city, city.tiles.iter().find(|tile| tile.cell == cell)?)));
        let mark = match tile {
            Some((city, tile)) => Mark {
                text: format!("{}{}", letter(city.owner), code(city, tile.building, context)),
                owner: Some(city.owner),
                dim: false,
            },
            None if !view.sites.closed.contains(&cell) => {
                Mark { text: " . ".into(), ..Mark::default() }
            }
            None => Mark { text: " x ".into(), dim: true, ..Mark::default() },
        };
        rows[row + 1].push((column, mark));
    }
    for (slot, (data, &terrain)) in SLOTS.iter().zip(&view.terrain).enumerate() {
        // The middle row of a triangle has two hexes; the names stand between them.
        let middle = data.hexes[0].1 + 1;
        let pair: Vec<_> = data.hexes.iter().filter(|(_, r)| *r == middle).collect();
        if let [first, second] = pair[..] {
            let (west, row) = place(first.0, first.1);
            let (east, _) = place(second.0, second.1);
            let column = i32::midpoint(west, east);
            let name = Mark { text: slot_id(slot), dim: true, ..Mark::default() };
            rows[row].push((column, name));
            rows[row + 1].push((column, Mark { text: sign(terrain).into(), ..Mark::default() }));
        }
    }
    for &(q, r) in &HILLS {
        let (column, row) = place(q, r);
        rows[row].push((column, Mark { text: "^".into(), dim: true, ..Mark::default() }));
    }
    let mut text = String::new();
    for mut row in rows {
        row.sort_by_key(|(column, _)| *column);
        let mut used = 0_i32;
        for (column, mark) in row {
            let begin = column - mark.text.chars().count() as i32 / 2;
            text.extend(std::iter::repeat_n(' ', (begin - used).max(0) as usize));
            used = begin.max(used) + mark.text.chars().count() as i32;
            text.push_str(&match mark.owner {
                Some(owner) => context.paint(colour(owner), &mark.text),
                None if mark.dim => context.dim(&mark.text),
                None => mark.text,
            });
        }
        text.push('\n');
    }
    text
}

/// Seats are letters on the map, as cities are numbers.
fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.number())
}

fn colour(seat: Seat) -> Colour {
    match seat.number() {
        0 => Colour::Red,
        1 => Colour::Blue,
        2 => Colour::Green,
        3 => Colour::Yellow,
        _ => Colour::Purple,
    }
}

const fn sign(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Farmland1 => "+1",
        Terrain::Farmland2 => "+2",
        Terrain::Farmland3 => "+3",
        Terrain::Mountain => "/\\/\\",
        Terrain::Water => "~~~~",
    }
}

fn code(city: &CityView, building: Building, context: &RenderContext<'_>) -> String {
    if building == Building::Castle {
        town_code(&town(city, context))
    } else {
        short(building, context)
    }
}

/// The name of a city.
fn town(city: &CityView, context: &RenderContext<'_>) -> String {
    city.id.town().map_or_else(|| city.id.to_string(), |key| context.term(key))
}

/// The first two letters of a name; no two cities share them.
fn town_code(name: &str) -> String {
    name.chars().take(2).collect::<String>().to_uppercase()
}

fn short(building: Building, context: &RenderContext<'_>) -> String {
    context.term(&format!("code-{}", building.id()))
}

fn legend(context: &RenderContext<'_>) -> String {
    let mut entries: Vec<String> = Building::ALL
        .into_iter()
        .map(|building| format!("{} {}", short(building, context), context.term(building.id())))
        .collect();
    for (sign, key) in [("+n", "table-food"), ("/\\/\\", "mountain"), ("~~~~", "water")] {
        entries.push(format!("{sign} {}", context.term(key)));
    }
    entries.push(format!("x {}", context.term("table-forbidden")));
    format!("{}\n", context.dim(&context.wrap(&entries.join(", "))))
}

fn cards(view: &View, context: &RenderContext<'_>) -> Vec<Vec<String>> {
    let voices: Vec<String> = view
        .voices
        .row
        .iter()
        .map(|card| card.map_or_else(|| "?".into(), |voice| context.term(voice.id())))
        .collect();
    let seen: Vec<String> = Voice::ALL
        .into_iter()
        .map(|voice| format!("{} {}", context.term(voice.id()), view.voices.discard[voice.index()]))
        .collect();
    let open: Vec<String> =
        view.politics.display.iter().map(|card| context.term(card.id())).collect();
    let discard: Vec<String> = PoliticalCard::ALL
        .into_iter()
        .filter(|card| view.politics.discard[card.index()] > 0)
        .map(|card| format!("{} {}", context.term(card.id()), view.politics.discard[card.index()]))
        .collect();
    let mut rows = vec![
        vec![context.bold(&context.term("table-voices")), voices.join(" | ")],
        vec![context.term("table-voices_before"), seen.join(", ")],
        vec![context.bold(&context.term("table-politics")), open.join(" | ")],
        vec![
            context.term("table-deck"),
            context.render(
                &Message::new("table-deck_size")
                    .with("deck", view.politics.deck)
                    .with("unseen", view.politics.sealed),
            ),
        ],
    ];
    if !discard.is_empty() {
        rows.push(vec![context.term("table-discard"), discard.join(", ")]);
    }
    rows
}

fn players(view: &View, context: &RenderContext<'_>) -> Vec<Row> {
    let head = heads(
        context,
        &[
            "table-player",
            "table-gold",
            "table-action_cards",
            "table-castles",
            "table-coloured",
            "table-citizens",
            "table-food",
            "table-notes",
        ],
    );
    let mut rows = vec![Row { cells: head, seat: None }];
    for (seat, player) in view.players.iter() {
        let mut notes: Vec<String> =
            player.played.iter().map(|card| context.term(card.id())).collect();
        for (holds, key) in [
            (player.passes > 0, "table-passed"),
            (player.founded, "table-founded"),
            (player.penalty, "table-penalty"),
            (player.hungry_at_the_end, "table-hungry"),
            (player.peeked != 0 && !view.voices.spoken, "table-peeked"),
        ] {
            if holds {
                notes.push(context.term(key));
            }
        }
        let colour_name = context.term(COLOURS[seat.index().min(COLOURS.len() - 1)]);
        let food = match player.bonus_food {
            0 => player.food.to_string(),
            bonus => format!("{}+{bonus}", player.food),
        };
        let cells = vec![
            format!(
                "{} {} ({colour_name})",
                context.paint(colour(seat), &letter(seat).to_string()),
                context.seat(seat)
            ),
            player.gold.to_string(),
            player.action_cards.to_string(),
            player.castles.to_string(),
            player.coloured.to_string(),
            player.citizens.to_string(),
            food,
            notes.join(", "),
        ];
        rows.push(Row { cells, seat: Some(seat) });
    }
    rows
}

fn cities(view: &View, context: &RenderContext<'_>) -> Vec<Row> {
    let head = heads(
        context,
        &[
            "table-number",
            "table-city",
            "table-cell",
            "table-citizens",
            "table-free",
            "table-food",
            "table-gold",
            "culture",
            "education",
            "health",
            "table-buildings",
        ],
    );
    let mut rows = vec![Row { cells: head, seat: None }];
    for city in &view.cities {
        let limit = city.limit.map_or_else(|| "-".into(), |limit| limit.to_string());
        let tiles: Vec<String> = city
            .tiles
            .iter()
            .filter(|tile| tile.building != Building::Castle)
            .map(|tile| {
                let tokens = view.tokens.iter().filter(|token| token.cell == tile.cell);
                let marks = "*".repeat(tokens.count());
                format!("{}{marks} {}", context.term(tile.building.id()), tile.cell)
            })
            .collect();
        let [culture, education, health] = city.attraction.map(|arches| arches.to_string());
        let cells = vec![
            city.id.to_string(),
            {
                let name = town(city, context);
                let code = format!("{}{}", letter(city.owner), town_code(&name));
                format!("{} {name}", context.paint(colour(city.owner), &code))
            },
            city.castle.to_string(),
            format!("{}/{limit}", city.citizens),
            city.free.to_string(),
            city.food.to_string(),
            city.gold.to_string(),
            culture,
            education,
            health,
            tiles.join(", "),
        ];
        rows.push(Row { cells, seat: Some(city.owner) });
    }
    rows
}

fn supplies(view: &View, context: &RenderContext<'_>) -> Vec<Vec<String>> {
    let stock: Vec<String> = view
        .stock
        .iter()
        .map(|stock| format!("{} {}", context.term(stock.building.id()), stock.tiles))
        .collect();
    vec![
        vec![context.term("table-supply"), view.supply.to_string()],
        vec![context.term("table-stock"), stock.join(", ")],
    ]
}

fn heads(context: &RenderContext<'_>, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| context.bold(&context.term(key))).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use signoria_engine::{Game, NullSink, Seed, Viewer};
    use signoria_games::la_citta::{LaCitta, state::CityId};
    use signoria_i18n::{Lang, Localizer, Names};

    use super::*;
    use crate::visible_width;

    fn drawn(seats: u8, lang: Lang, colour: bool) -> String {
        let game =
            LaCitta::new(&LaCitta::setup(seats, Seed::from_number(1)), &mut NullSink).unwrap();
        let words = Localizer::new(lang, "la_citta");
        let names = Names::new(["Anna", "Bruno", "Carla", "Dino", "Elsa"]);
        let context = RenderContext { words: &words, names: &names, width: 100, colour };
        context.print(&draw(&game.view(Viewer::Spectator), &context))
    }

    /// Every cell stands under its number at the place of the specification's own drawing (4.6), every
    /// start castle with its city.
    #[test]
    fn the_map_shows_every_cell_slot_and_castle() {
        let text = drawn(5, Lang::En, false);
        let lines: Vec<&str> = text.lines().collect();
        for cell in Cell::all() {
            assert!(text.contains(&cell.number().to_string()), "{cell}");
        }
        for slot in 0..22 {
            assert!(text.contains(&slot_id(slot)), "{}", slot_id(slot));
        }
        let numbers = lines.iter().position(|line| line.contains("44  45  46  47")).unwrap();
        let at = lines[numbers].find(" 48").unwrap();
        assert_eq!(&lines[numbers + 1][at..at + 3], "DRA", "{text}");
        assert!(text.contains("DRA Ravenna"), "the list calls it as the map does: {text}");
        assert!(!text.contains(" x  "), "five players may build everywhere");
        assert!(drawn(2, Lang::En, false).contains(" x   x "));
    }

    /// The map has room for two letters of a name: no two names share them.
    #[test]
    fn no_two_cities_share_their_letters_on_the_map() {
        for lang in Lang::ALL {
            let words = Localizer::new(lang, "la_citta");
            let towns = (0..).map_while(|id| CityId(id).town());
            let codes: Vec<String> = towns.map(|key| town_code(&words.term(key))).collect();
            let different: BTreeSet<&String> = codes.iter().collect();
            assert_eq!(different.len(), codes.len(), "{codes:?}");
            assert_eq!(codes.len(), 40);
        }
    }

    /// The key to the map speaks the reader's language, and no two buildings share a code.
    #[test]
    fn buildings_have_codes_of_their_own_in_every_language() {
        for lang in Lang::ALL {
            let words = Localizer::new(lang, "la_citta");
            let codes: BTreeSet<String> = Building::ALL
                .into_iter()
                .map(|building| words.term(&format!("code-{}", building.id())))
                .collect();
            assert_eq!(codes.len(), Building::ALL.len(), "{codes:?}");
        }
        assert!(drawn(2, Lang::Nl, false).contains("Sg steengroeve"));
        assert!(drawn(2, Lang::En, false).contains("Qu quarry"));
    }

    #[test]
    fn the_map_fits_on_a_hundred_columns_in_both_languages() {
        for lang in Lang::ALL {
            for colour in [false, true] {
                let text = drawn(4, lang, colour);
                assert!(!text.contains('⟦'), "{text}");
                let widest = text.lines().map(visible_width).max();
                assert!(widest <= Some(100), "{widest:?}\n{text}");
            }
        }
    }
}
