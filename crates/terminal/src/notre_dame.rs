//! Notre Dame on paper: the persons, the boroughs side by side, the messages, the viewer's cards.

use signoria_engine::Seat;
use signoria_notre_dame::{
    Question, View,
    cards::{self, ActionCard, Card, Person, RAT_END, Sector, Tile},
    streets::{Market, Spot},
    view::PlayerView,
};

use crate::{Colour, Paper};

/// The table as the viewer sees it.
pub fn draw(view: &View, paper: &Paper<'_>) -> String {
    let mut text = heading(view, paper);
    text.push('\n');
    text.push_str(&paper.columns(&boroughs(view, paper)));
    text.push('\n');
    text.push_str(&streets(view, paper));
    let own = own_cards(view, paper);
    if !own.is_empty() {
        text.push('\n');
        text.push_str(&own);
    }
    text
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

fn coloured(paper: &Paper<'_>, colour: cards::Colour) -> String {
    paper.paint(paint(colour), &paper.term(colour.id()))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Stage and round, the open persons with their rats, the plague they add up to.
fn heading(view: &View, paper: &Paper<'_>) -> String {
    let stage = ["stage_a", "stage_b", "stage_c"][usize::from(view.stage).min(2)];
    let title = format!(
        "{}, {} {} · {}: {}",
        capital(&paper.term(stage)),
        paper.term("table-round"),
        view.round,
        paper.term("table-bell"),
        paper.seat(view.start),
    );
    let person = |person: &Person| {
        let rats = view.rats[person.index()];
        format!("{} {}", paper.term(person.id()), rats_of(rats))
    };
    let persons: Vec<String> = view.open.iter().map(person).collect();
    let cathedral: u8 = view.players.values().map(|player| player.cathedral).sum();
    let pool = cards::pool(view.players.seats());
    let share = pool.checked_div(cathedral).map_or(String::new(), |share| format!(" ({share})"));
    let mut rows = vec![
        vec![capital(&paper.term("table-persons")), persons.join(" · ")],
        vec![capital(&paper.term("table-plague")), format!("{}", view.plague)],
    ];
    // After the last scoring nothing is left to share out.
    if !view.over {
        let pool = format!("{pool} {}{share}", paper.term("table-pool"));
        rows.push(vec![paper.term("notre_dame"), pool]);
    }
    rows.push(vec![capital(&paper.term("table-coin_supply")), format!("{}", view.supply)]);
    paper.bold(&title) + "\n" + &paper.columns(&rows)
}

fn rats_of(rats: u8) -> String {
    if rats == 0 { "(0)".into() } else { format!("({})", "r".repeat(usize::from(rats))) }
}

/// One column per player, one row per sector and kind of goods.
fn boroughs(view: &View, paper: &Paper<'_>) -> Vec<Vec<String>> {
    let players: Vec<(Seat, &PlayerView)> = view.players.iter().collect();
    let row = |label: String, cell: &dyn Fn(Seat, &PlayerView) -> String| {
        let mut cells = vec![label];
        cells.extend(players.iter().map(|&(seat, player)| cell(seat, player)));
        cells
    };
    let word = |key: &str| capital(&paper.term(key));
    let asked = view.asked;
    let mut rows = vec![row(String::new(), &|seat, player| {
        let mark = if asked.contains(seat) { ">" } else { " " };
        format!("{mark}{}", paper.paint(paint(player.colour), &paper.seat(seat)))
    })];
    for sector in Sector::ALL {
        rows.push(row(word(sector.id()), &|_, player| {
            let friend = player.friend == Some(sector);
            pieces(paper, player.cubes[sector.index()], friend)
        }));
    }
    rows.push(row(word("notre_dame"), &|_, player| pieces(paper, player.cathedral, false)));
    rows.push(row(
        format!("{} / {}", word("table-supply"), paper.term("table-general")),
        &|_, player| format!(" {} / {}", player.own, player.general),
    ));
    rows.push(row(word("table-coins"), &|_, player| format!(" {}", player.coins)));
    rows.push(row(word("table-rat"), &|_, player| {
        let text = format!(" {}", player.rat);
        if player.rat == RAT_END { paper.paint(Colour::Red, &text) } else { text }
    }));
    rows.push(row(word("table-messages"), &|_, player| format!(" {}", player.messages.len())));
    if players.iter().any(|(_, player)| player.bribed.is_some()) {
        rows.push(row(word("table-bribed"), &|_, player| {
            let person = player.bribed.map(|person| paper.term(person.id()));
            format!(" {}", person.as_deref().unwrap_or("–"))
        }));
    }
    rows.push(row(word("table-prestige"), &|seat, _| {
        view.shown_prestige(seat).map_or(" ?".into(), |prestige| format!(" {prestige}"))
    }));
    rows
}

/// Cubes as squares, the friend as a letter, and their number.
fn pieces(paper: &Paper<'_>, cubes: u8, friend: bool) -> String {
    let number = cubes + u8::from(friend);
    if number == 0 {
        return paper.dim(" ·");
    }
    let squares =
        if cubes <= 5 { "■".repeat(usize::from(cubes)) } else { format!("■×{cubes}") };
    format!(" {number} {squares}{}", if friend { "♟" } else { "" })
}

/// Messages and carriages, one row per borough.
fn streets(view: &View, paper: &Paper<'_>) -> String {
    let mut rows = Vec::new();
    let mut header = vec![paper.bold(&capital(&paper.term("table-streets")))];
    header.extend(Spot::ALL.map(|spot| paper.term(&format!("table-{}", spot.id()))));
    rows.push(header);
    for (borough, &colour) in view.colours.iter().enumerate() {
        let borough = borough as u8;
        let owner = view.players.iter().find(|(_, player)| player.borough == borough);
        let owner = owner.map_or_else(|| paper.term("table-neutral"), |(seat, _)| paper.seat(seat));
        let mut cells = vec![format!("{} ({owner})", coloured(paper, colour))];
        cells.extend(Spot::ALL.map(|spot| {
            let market = Market::new(borough, spot);
            let tile = view.tile_at(market).map_or("·", short);
            let carriages: String = view
                .players
                .iter()
                .filter(|(_, player)| player.carriage == market)
                .map(|(_, player)| {
                    paper.paint(paint(player.colour), &format!(" «{}»", initial(paper, player)))
                })
                .collect();
            format!("{tile}{carriages}")
        }));
        rows.push(cells);
    }
    let legend: Vec<String> = Tile::ALL
        .into_iter()
        .map(|tile| {
            let key = ["message_coin", "message_cube", "message_rat", "message_plain"];
            format!("{} = {}", short(tile), paper.term(key[tile.index()]))
        })
        .collect();
    let mut text = paper.columns(&rows);
    text.push_str(&paper.dim(&paper.wrap(&legend.join(" · "))));
    text.push('\n');
    for (seat, player) in view.players.iter() {
        if !player.messages.is_empty() {
            let messages: Vec<String> = player
                .messages
                .iter()
                .map(|message| paper.paint(paint(message.colour), &paper.term(message.colour.id())))
                .collect();
            text.push_str(&paper.wrap(&format!(
                "{} – {}: {}",
                paper.seat(seat),
                paper.term("table-messages"),
                messages.join(", ")
            )));
            text.push('\n');
        }
    }
    if matches!(view.question, Some(Question::Drive { .. })) && view.viewer.seat().is_some() {
        let colours: Vec<String> = view
            .takeable
            .iter()
            .map(|&borough| coloured(paper, view.colours[usize::from(borough)]))
            .collect();
        let label = capital(&paper.term("table-may_take"));
        text.push_str(&paper.columns(&[vec![label, paper.words.join(&colours)]]));
    }
    text
}

fn initial(paper: &Paper<'_>, player: &PlayerView) -> String {
    let name = paper.term(player.colour.id());
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

/// The viewer's hand, and what he knows of the hands of others.
fn own_cards(view: &View, paper: &Paper<'_>) -> String {
    let Some(viewer) = view.viewer.seat() else { return String::new() };
    let mut rows = Vec::new();
    let card = |kind: ActionCard, colour: cards::Colour| {
        format!("{} ({})", paper.term(kind.id()), coloured(paper, colour))
    };
    let hand: Vec<String> =
        view.own_hand().map(|Card { kind, colour }| card(kind, colour)).collect();
    if !hand.is_empty() {
        rows.push(vec![capital(&paper.term("table-hand")), hand.join(", ")]);
    }
    for (seat, player) in view.players.iter().filter(|&(seat, _)| seat != viewer) {
        let known: Vec<String> = player
            .hand
            .iter()
            .filter_map(|held| held.kind.map(|kind| card(kind, held.colour)))
            .collect();
        if !known.is_empty() {
            let label = format!("{} {}", paper.term("table-hand"), paper.seat(seat));
            rows.push(vec![capital(&label), known.join(", ")]);
        }
    }
    paper.columns(&rows)
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Game, Quiet, Seed, Setup, Viewer};
    use signoria_i18n::{Lang, Names, Words};
    use signoria_notre_dame::{NotreDame, Options};

    use super::*;

    /// Plays a game by always taking a middle choice, and shows every position to everybody.
    fn every_position(seats: u8, options: Options, mut look: impl FnMut(&View)) {
        let setup = Setup { options, ..NotreDame::setup(seats, Seed::from_number(7)) };
        let mut game = NotreDame::new(&setup, &mut Quiet).unwrap();
        let mut legal = Vec::new();
        loop {
            Viewer::all(seats).for_each(|who| look(&game.view(who)));
            let Some(seat) = game.to_act().first() else { break };
            game.legal(seat, &mut legal);
            game.apply(seat, legal[legal.len() / 2], &mut Quiet);
        }
    }

    #[test]
    fn every_position_is_drawn_in_every_language_and_fits() {
        let names = Names::new(["Anna", "Bruno", "Carla", "Dino", "Elsa"]);
        for lang in Lang::ALL {
            let words = Words::new(lang, "notre_dame");
            let paper = Paper { words: &words, names: &names, width: 100, colour: false };
            for seats in 2..=5 {
                every_position(seats, Options::default(), |view| {
                    let text = draw(view, &paper);
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
        let words = Words::new(Lang::En, "notre_dame");
        let paper = Paper { words: &words, names: &names, width: 100, colour: false };
        for memory_aid in [false, true] {
            let options = Options { memory_aid, ..Options::default() };
            every_position(3, options, |view| {
                let text = draw(view, &paper);
                let line = text.lines().find(|line| line.starts_with("Prestige")).unwrap();
                let hidden = line.matches('?').count();
                let over = view.over;
                let others = if view.viewer == Viewer::Spectator { 3 } else { 2 };
                assert_eq!(hidden, if memory_aid || over { 0 } else { others }, "{line}");
            });
        }
    }
}
