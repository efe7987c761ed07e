//! Draws Carrara: the wheel with its prices, what can be built and bought, and every player's
//! cities with their values and what a scoring would bring now.
//!
//! What stands behind the screens of others is shown only with the memory aid, or when the game is
//! over. Bricks are told in words; the head of the wheel names the letters of the notation.

use signoria_engine::{Message, Seat};
use signoria_games::carrara::{
    PlayerView, View,
    bricks::Bricks,
    cards::{ExtraCard, TopCard},
    material::{Building, City, Color, Kind, MARKERS, Object, Place, Segment, Value},
    rules::scoring::{Income, Scoring},
    set::Set,
};

use crate::{Colour, Part, RenderContext};

/// The table as the viewer sees it.
pub fn draw(view: &View, context: &RenderContext<'_>) -> Vec<Part> {
    let mut parts = vec![
        heading(view, context).then_gap(),
        wheel(view, context).then_gap(),
        Part::rows(board(view, context)),
    ];
    for (seat, player) in view.players.iter() {
        if let Some(last) = parts.last_mut() {
            last.gap = true;
        }
        parts.extend(section(view, seat, player, context));
    }
    parts
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A colour of the terminal for a colour of bricks; the letter carries the meaning.
const fn paint(color: Color) -> Option<Colour> {
    match color {
        Color::White => Some(Colour::Bold),
        Color::Yellow => Some(Colour::Yellow),
        Color::Red => Some(Colour::Red),
        Color::Green => Some(Colour::Green),
        Color::Blue => Some(Colour::Blue),
        Color::Black => None,
    }
}

fn coloured(context: &RenderContext<'_>, color: Color, text: &str) -> String {
    paint(color).map_or_else(|| text.to_owned(), |colour| context.paint(colour, text))
}

fn heading(view: &View, context: &RenderContext<'_>) -> Part {
    let seats = u16::from(view.players.seats());
    let round = (view.turns - 1) / seats + 1;
    let mut title = format!(
        "{} · {}: {}",
        context.bold(&format!("{} {round}", context.term("table-round"))),
        context.term("table-start_player"),
        context.seat(view.start)
    );
    if view.announced_by.is_some() || view.exhausted_by.is_some() {
        title = format!("{title} · {}", context.bold(&context.term("table-round_last")));
    }
    let cards = [
        Some(view.cards.top.id()),
        Some(view.cards.object.id()),
        Some(view.cards.building.id()),
        view.cards.extra.map(ExtraCard::id),
    ];
    let rows: Vec<Vec<String>> = cards
        .into_iter()
        .flatten()
        .map(|card| {
            let text = format!("{card}-text");
            vec![capital(&context.term(card)), context.dim(&context.term(&text))]
        })
        .collect();
    Part { line: title, ..Part::rows(rows) }
}

/// One row per segment, one column per colour: how many bricks, and what one costs.
fn wheel(view: &View, context: &RenderContext<'_>) -> Part {
    let mut rows = vec![vec![context.bold(&context.term("table-wheel"))]];
    rows[0].extend(Color::ALL.into_iter().map(|color| {
        let name = format!("{} {}", color.letter(), context.term(color.id()));
        coloured(context, color, &name)
    }));
    rows[0].push(context.dim(&format!("{}: {}", context.term("table-bag"), view.bag)));
    for segment in Segment::all() {
        let lying = view.wheel[segment.index()];
        let mut row = vec![format!("{} ({})", segment.roman(), segment.number())];
        for color in Color::ALL {
            let (count, price) = (lying.of(color), segment.prices()[color.index()]);
            let told = Message::new("table-bricks_at").with("count", count).with("price", price);
            let told = context.render(&told);
            row.push(match count {
                0 => context.dim(&told),
                _ => coloured(context, color, &told),
            });
        }
        rows.push(row);
    }
    Part::rows(rows).headed()
}

/// Buildings on offer, objects, city strip, upgrade tokens.
fn board(view: &View, context: &RenderContext<'_>) -> Vec<Vec<String>> {
    let buildings = |shown: &mut dyn Iterator<Item = Building>| {
        let names: Vec<String> = shown.map(|building| context.term(building.id())).collect();
        if names.is_empty() { "–".to_owned() } else { names.join(" · ") }
    };
    let mut rows = vec![vec![
        context.term("table-display"),
        format!(
            "{}  {}",
            buildings(&mut view.display.iter().flatten().copied()),
            context.dim(&format!("({} {})", context.term("table-deck"), view.deck))
        ),
    ]];
    if view.expansion {
        rows.push(vec![context.term("table-great"), buildings(&mut view.great.iter())]);
        let tokens: Vec<String> = view
            .upgrades
            .iter()
            .map(|place| {
                format!(
                    "{} {}",
                    context.term(place.id()),
                    value(view.data.upgraded(place), context)
                )
            })
            .collect();
        rows.push(vec![context.term("table-upgrades"), tokens.join(" · ")]);
    }
    let objects: Vec<String> = Object::ALL
        .into_iter()
        .map(|object| {
            let on_field = if view.field.contains(object) { "1" } else { "–" };
            format!("{} {on_field}+{}", context.term(object.id()), view.supply[object.index()])
        })
        .collect();
    let about = format!("{}+{}", context.term("table-object_field"), context.term("table-supply"));
    rows.push(vec![about, objects.join(" · ")]);
    let strip: Vec<String> = City::ALL
        .into_iter()
        .map(|city| {
            let by = view.city_scored_by[city.index()];
            let by = by.map_or_else(|| "–".to_owned(), |seat| context.seat(seat));
            format!("{} {by}", context.term(city.id()))
        })
        .collect();
    rows.push(vec![context.term("table-strip"), strip.join(" · ")]);
    rows
}

/// `2c+4v`: coins and points per point of cost, as short as it goes.
fn value(value: Value, context: &RenderContext<'_>) -> String {
    amount(value.coins.into(), value.vp.into(), context)
}

fn amount(coins: u16, vp: u16, context: &RenderContext<'_>) -> String {
    let coins_text = in_coins(coins, context);
    let vp_text = format!("{vp} {}", context.term("table-vp"));
    match (coins, vp) {
        (_, 0) => coins_text,
        (0, _) => vp_text,
        _ => format!("{coins_text} + {vp_text}"),
    }
}

fn in_coins(coins: u16, context: &RenderContext<'_>) -> String {
    context.render(&Message::new("coins_amount").with("coins", coins))
}

fn in_words(bricks: Bricks, context: &RenderContext<'_>) -> String {
    let some: Vec<String> = Color::ALL
        .into_iter()
        .filter(|color| bricks.of(*color) > 0)
        .map(|color| context.term(&format!("{}_{}", color.id(), bricks.of(color))))
        .collect();
    if some.is_empty() { "–".to_owned() } else { some.join(", ") }
}

fn counts(objects: [u8; 6], context: &RenderContext<'_>) -> String {
    let some: Vec<String> = Object::ALL
        .into_iter()
        .filter(|object| objects[object.index()] > 0)
        .map(|object| context.term(&format!("{}_{}", object.id(), objects[object.index()])))
        .collect();
    if some.is_empty() { "–".to_owned() } else { some.join(", ") }
}

/// Whether this viewer is shown what stands behind the screen.
fn behind_screen(view: &View, seat: Seat) -> bool {
    view.memory_aid || view.viewer.is(seat) || view.frame().is_none()
}

fn section(view: &View, seat: Seat, player: &PlayerView, context: &RenderContext<'_>) -> Vec<Part> {
    let mark = if view.active == seat && view.frame().is_some() { "▶" } else { " " };
    let mut title = format!(
        "{} · {} {} · {} {}/{MARKERS}",
        context.seat(seat),
        player.vp,
        context.term("table-vp"),
        context.term("table-markers"),
        player.markers,
    );
    title = if behind_screen(view, seat) {
        format!(
            "{title} · {} · {} {} · {} {}",
            in_coins(player.coins, context),
            context.term("table-bricks"),
            in_words(player.bricks, context),
            context.term("table-objects"),
            counts(player.objects, context),
        )
    } else {
        format!("{title} · {}", context.dim(&context.term("table-hidden")))
    };
    [
        vec![vec![mark.to_owned(), title]],
        cities(view, seat, player, context),
        outlook(view, seat, player, context),
    ]
    .map(|rows| Part::rows(rows).about(seat))
    .into()
}

/// One row per city: what it accepts, what it is worth to this player, what stands there.
fn cities(
    view: &View,
    seat: Seat,
    player: &PlayerView,
    context: &RenderContext<'_>,
) -> Vec<Vec<String>> {
    City::ALL
        .into_iter()
        .map(|city| {
            let stands = player.cities[city.index()];
            let place = Place::from(city);
            let accepts: Vec<String> = Color::ALL[..=city.color().index()]
                .iter()
                .map(|color| coloured(context, *color, &context.term(color.id())))
                .collect();
            let mut worth = value(player.values[place.index()], context);
            if player.tokens.contains(place) {
                worth = context.bold(&format!("{worth} ↑"));
            }
            let scored = match view.city_scored_by[city.index()] {
                Some(by) if by == seat => "✓".to_owned(),
                Some(_) => "✗".to_owned(),
                None => format!("{}/{}", stands.len(), city.minimum()),
            };
            vec![
                format!("    {}", context.term(city.id())),
                accepts.join(", "),
                worth,
                scored,
                list(stands, context),
            ]
        })
        .collect()
}

fn list(buildings: Set<Building>, context: &RenderContext<'_>) -> String {
    if buildings.is_empty() {
        return String::new();
    }
    let names: Vec<String> = buildings.iter().map(|one| context.term(one.id())).collect();
    format!("{} = {}", names.join(", "), buildings.cost())
}

/// What is scored, what could be, and how far the conditions are met.
fn outlook(
    view: &View,
    seat: Seat,
    player: &PlayerView,
    context: &RenderContext<'_>,
) -> Vec<Vec<String>> {
    let label = |key: &str| format!("    {}", context.term(key));
    let mut rows = Vec::new();
    let scored: Vec<String> = Kind::ALL
        .into_iter()
        .filter(|kind| player.types_scored.contains(*kind))
        .map(|kind| context.term(kind.id()))
        .chain(player.fields_scored.iter().map(|class| context.term(class.id())))
        .collect();
    if !scored.is_empty() {
        rows.push(vec![label("table-scored"), scored.join(", ")]);
    }
    if view.frame().is_some() && !player.prospects.is_empty() {
        let prospects: Vec<String> = player
            .prospects
            .iter()
            .map(|prospect| {
                let what = context.term(prospect.scoring.id());
                let income = income(prospect.scoring, prospect.income, context);
                format!("{what}: {income}")
            })
            .collect();
        rows.push(vec![label("table-would_score"), prospects.join(" · ")]);
    }
    let shown = behind_screen(view, seat);
    let open = [shown || view.cards.top != TopCard::Coins, shown, true];
    let cards = [view.cards.top.id(), view.cards.object.id(), view.cards.building.id()];
    let conditions: Vec<String> = player
        .conditions
        .iter()
        .zip(cards)
        .zip(open)
        .filter(|(_, open)| *open)
        .map(|((progress, card), _)| {
            let check = if progress.met() { " ✓" } else { "" };
            format!("{} {}/{}{check}", context.term(card), progress.have, progress.need)
        })
        .collect();
    rows.push(vec![label("table-conditions"), conditions.join(" · ")]);
    if shown {
        let finals = player.finals;
        let mut parts = vec![
            format!("{} {}", context.term("score-objects"), finals.objects),
            format!("{} {}", context.term("score-buildings"), finals.buildings),
        ];
        if view.expansion {
            parts.push(format!("{} {}", context.term("score-extra"), finals.extra));
        }
        parts.push(format!("{} {}", context.term("score-coins"), finals.coins));
        let sum = player.vp + finals.total();
        rows.push(vec![
            label("table-final_now"),
            format!("{} = {sum} {}", parts.join(" · "), context.term("table-vp")),
        ]);
    }
    rows
}

fn income(scoring: Scoring, income: Income, context: &RenderContext<'_>) -> String {
    let goods = amount(income.coins, income.vp, context);
    match scoring {
        Scoring::Special(_) => goods,
        Scoring::Type(_) | Scoring::City(_) => {
            format!("{goods}, {}", counts(income.objects, context))
        }
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Game, GameRng, NullSink, Seed, Setup, Viewer, random_playout};
    use signoria_games::carrara::{Carrara, Options};
    use signoria_i18n::{Lang, Localizer, Names};

    use super::*;

    fn drawn(view: &View, lang: Lang, width: usize) -> String {
        let words = Localizer::new(lang, Carrara::ID);
        let names = Names::new(["Anna", "Bruno", "Carla", "Dino"]).for_reader(view.viewer.seat());
        let context = RenderContext { words: &words, names: &names, width, colour: false };
        context.print(&draw(view, &context))
    }

    fn game(seats: u8, expansion: bool, memory_aid: bool, decisions: u64) -> Carrara {
        let options = Options { expansion, memory_aid, ..Options::default() };
        let setup = Setup { options, ..Carrara::setup(seats, Seed::from_number(7)) };
        let mut game = Carrara::new(&setup, &mut NullSink).unwrap();
        let mut rng = GameRng::new(Seed::from_number(8)).next_stream();
        random_playout(&mut game, &mut rng, &mut Vec::new(), decisions);
        game
    }

    #[test]
    fn every_word_exists_in_both_languages_at_any_point_of_the_game() {
        for lang in Lang::ALL {
            for decisions in [0, 1, 20, 60, 100_000] {
                for expansion in [false, true] {
                    let game = game(4, expansion, true, decisions);
                    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
                        let text = drawn(&game.view(viewer), lang, 100);
                        assert!(!text.contains('⟦'), "{lang}: {text}");
                        assert!(text.contains("Livorno"));
                    }
                }
            }
        }
    }

    #[test]
    fn screens_hide_the_goods_of_others_unless_there_is_a_memory_aid() {
        let hidden = |text: &str| text.matches("behind the screen").count();
        let me = Viewer::Seat(Seat::new(0));
        assert_eq!(hidden(&drawn(&game(3, false, false, 40).view(me), Lang::En, 200)), 2);
        assert_eq!(hidden(&drawn(&game(3, false, true, 40).view(me), Lang::En, 200)), 0);
        let watched = game(3, false, false, 40).view(Viewer::Spectator);
        assert_eq!(hidden(&drawn(&watched, Lang::En, 200)), 3);
        let over = game(3, false, false, 100_000).view(me);
        assert_eq!(hidden(&drawn(&over, Lang::En, 200)), 0);
    }

    #[test]
    fn the_wheel_shows_numbers_and_prices() {
        let text = drawn(&game(2, false, false, 0).view(Viewer::Spectator), Lang::En, 120);
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let rows: Vec<String> = text.lines().map(words).collect();
        let first = "I (1) 1, 6 each 1, 5 each 1, 4 each 1, 3 each 1, 2 each 1, 1 each".to_owned();
        assert!(rows.contains(&first), "{text}");
        let last = "VI (6) none, 1 each none, free none, free none, free none, free none, free";
        assert!(rows.contains(&last.to_owned()), "{text}");
    }

    #[test]
    fn cities_and_bricks_are_told_in_words() {
        let text = drawn(&game(2, false, true, 0).view(Viewer::Spectator), Lang::En, 160);
        let pisa = text.lines().find(|line| line.contains("Pisa") && line.contains("white"));
        assert!(pisa.is_some_and(|line| line.contains("white, yellow")), "{text}");
        assert!(text.contains("bricks 1 ") && !text.contains("WY"), "{text}");
    }
}
