//! Draws Goofspiel: the prizes, then a row per player.

use signoria_engine::{Answer, Message};
use signoria_games::goofspiel::View;

use crate::{Part, RenderContext, Row};

/// The table as the viewer sees it.
pub(crate) fn draw(view: &View, context: &RenderContext<'_>) -> Vec<Part> {
    let round = context.render(&Message::new("table-round").with("round", view.round));
    let deck = context.render(&Message::new("table-deck").with("count", view.deck));
    let prizes = Part::rows(vec![
        vec![context.term("table-offer"), numbers(&view.offer, context)],
        vec![context.term("table-lost"), numbers(&view.lost, context)],
    ]);
    let heads = ["player", "hand", "bid", "won", "points"];
    let heads = heads.map(|head| context.term(&format!("table-{head}"))).to_vec();
    let mut rows = vec![Row { cells: heads, seat: None }];
    rows.extend(view.players.iter().map(|(seat, player)| {
        let bid = match player.bid {
            Answer::Known(card) => context.term(card.id()),
            Answer::Sealed => context.term("table-sealed"),
            Answer::Missing => context.term("table-none"),
        };
        let hand: Vec<String> = player.hand.iter().map(|card| context.term(card.id())).collect();
        let points = player.points.to_string();
        let won = numbers(&player.won, context);
        Row { cells: vec![context.seat(seat), hand.join(" "), bid, won, points], seat: Some(seat) }
    }));
    let players = Part { rows, header: true, ..Part::default() };
    let heading = Part::line(format!("{} · {}", context.bold(&round), context.dim(&deck)));
    vec![heading.then_gap(), prizes.then_gap(), players]
}

/// The prizes, or a dash.
fn numbers(prizes: &[u8], context: &RenderContext<'_>) -> String {
    if prizes.is_empty() {
        return context.term("table-none");
    }
    prizes.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
