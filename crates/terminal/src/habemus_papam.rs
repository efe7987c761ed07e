//! Draws Habemus Papam: the offer, then a block per player.

use signoria_engine::{Answer, Message, Seat};
use signoria_games::habemus_papam::{
    Choice, Goods, PlayerView, View,
    cards::{Card, Gem, Ploy, Slot},
};

use crate::{Colour, Part, RenderContext};

/// The table as the viewer sees it.
pub(crate) fn draw(view: &View, context: &RenderContext<'_>) -> Vec<Part> {
    let mut parts = vec![Part::line(heading(view, context)).then_gap(), offer(view, context)];
    if !view.order.is_empty() {
        let order: Vec<String> = view.order.iter().map(|seat| context.seat(*seat)).collect();
        parts.push(Part::line(format!("{}: {}", context.term("table-order"), order.join(" → "))));
    }
    for (seat, player) in view.players.iter() {
        if let Some(last) = parts.last_mut() {
            last.gap = true;
        }
        parts.push(block(view, seat, player, context));
    }
    parts
}

fn heading(view: &View, context: &RenderContext<'_>) -> String {
    let mut round = context.render(&Message::new("table-round").with("round", view.round));
    if view.last_round {
        round.push_str(&format!(" ({})", context.term("table-last")));
    }
    let [political, action, cardinal] = view.decks;
    let decks = Message::new("table-decks")
        .with("political", political)
        .with("action", action)
        .with("cardinal", cardinal);
    format!("{} · {}", context.bold(&round), context.dim(&context.render(&decks)))
}

fn offer(view: &View, context: &RenderContext<'_>) -> Part {
    let rows: Vec<Vec<String>> = Slot::ALL
        .into_iter()
        .map(|slot| {
            let card = match view.offer.card(slot) {
                Some(card) => describe(view, card, context),
                None => context.dim(&format!("({})", context.term("table-taken"))),
            };
            vec![format!("  {}", context.term(slot.id())), card]
        })
        .collect();
    Part { line: context.bold(&context.term("table-offer")), ..Part::rows(rows) }
}

/// A card with what can be read on it.
fn describe(view: &View, card: Card, context: &RenderContext<'_>) -> String {
    let name = context.bold(&context.term(card.id()));
    let Card::Person(person) = card else { return name };
    let mut notes: Vec<String> = Vec::new();
    let print = view.options.data.of(person);
    if let Some(faction) = print.faction {
        notes.push(format!("{} ×{}", context.term(faction.id()), person.arms()));
    }
    notes.extend(print.symbol.map(|symbol| context.term(symbol.id())));
    notes.push(context.render(&Message::new("table-age").with("age", print.age)));
    format!("{name} ({})", notes.join(", "))
}

fn block(view: &View, seat: Seat, player: &PlayerView, context: &RenderContext<'_>) -> Part {
    let mut title = context.seat(seat);
    if view.camerlengo == seat {
        title.push_str(&context.paint(Colour::Red, &format!(" [{}]", context.term("table-cam"))));
    }
    title.push_str(&answers(player, context));
    let mut rows = vec![vec![context.term("table-persons"), persons(view, player, context)]];
    let powers = powers(player, context);
    if !powers.is_empty() {
        rows.push(vec![context.term("table-powers"), powers]);
    }
    rows.push(vec![context.term("table-hidden"), hidden(view.shown_goods(seat), player, context)]);
    if let Some(missions) = &player.known_missions {
        let mut held = context.list(missions.iter().map(|mission| mission.id()));
        if let Some(away) = player.discarded {
            let caption = context.term("table-discarded");
            held.push_str(&context.dim(&format!(" ({caption}: {})", context.term(away.id()))));
        }
        rows.push(vec![context.term("table-missions"), held]);
    }
    for row in &mut rows {
        row[0] = format!("  {}", row[0]);
    }
    Part { line: title, ..Part::rows(rows) }.about(seat)
}

/// The persons with what can be read on them.
fn persons(view: &View, player: &PlayerView, context: &RenderContext<'_>) -> String {
    let names =
        player.display.persons.iter().map(|person| describe(view, Card::Person(person), context));
    let names: Vec<String> = names.collect();
    if names.is_empty() { "–".into() } else { names.join(", ") }
}

fn powers(player: &PlayerView, context: &RenderContext<'_>) -> String {
    let display = &player.display;
    let counts = [
        ("jules_mazarin", display.mazarin),
        ("louis_xiv", display.louis),
        ("felipe_iv", display.felipe),
        ("squadrone_volante", u8::from(display.squadrone)),
    ];
    let held = counts.into_iter().filter(|(_, count)| *count > 0);
    let names: Vec<String> =
        held.map(|(id, count)| format!("{count}× {}", context.term(id))).collect();
    names.join(", ")
}

/// What lies behind the screen, as far as it may be shown.
fn hidden(goods: Option<&Goods>, player: &PlayerView, context: &RenderContext<'_>) -> String {
    let hand = Message::new("table-hand").with("count", player.goods.hand());
    let Some(goods) = goods else { return context.dim(&context.render(&hand)) };
    let mut parts = vec![context.render(&Message::new("table-gold").with("gold", goods.gold))];
    parts.extend(
        Gem::ALL
            .into_iter()
            .filter(|gem| goods.gems[gem.index()] > 0)
            .map(|gem| format!("{}× {}", goods.gems[gem.index()], context.term(gem.id()))),
    );
    let ploys = Ploy::ALL.into_iter().filter(|ploy| goods.ploys[ploy.index()] > 0);
    parts.extend(
        ploys.map(|ploy| format!("{}× “{}”", goods.ploys[ploy.index()], context.term(ploy.id()))),
    );
    parts.join(", ")
}

/// What a player has chosen and bid this round, as far as it is known.
fn answers(player: &PlayerView, context: &RenderContext<'_>) -> String {
    let mut notes: Vec<String> = Vec::new();
    if let Answer::Known(Choice::Play(ploy)) = player.chosen {
        notes.push(context.term(ploy.id()));
    }
    match player.bid {
        Answer::Known(bid) => {
            notes.push(context.render(&Message::new("table-bid").with("gems", bid.told())));
        }
        Answer::Sealed => notes.push(context.term("table-sealed")),
        Answer::Missing if player.chosen == Answer::Sealed => {
            notes.push(context.term("table-sealed"));
        }
        Answer::Missing => {}
    }
    if notes.is_empty() { String::new() } else { format!(" – {}", notes.join(", ")) }
}
