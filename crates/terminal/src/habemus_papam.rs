//! Habemus Papam on paper: the offer, then a block per player.

use signoria_engine::{Message, Seat};
use signoria_habemus_papam::{
    Answer, Choice, Goods, PlayerView, View,
    cards::{Card, Gem, Ploy, Slot},
};

use crate::{Colour, Paper};

/// The table as the viewer sees it.
pub(crate) fn draw(view: &View, paper: &Paper<'_>) -> String {
    let mut text = heading(view, paper);
    text.push_str(&offer(view, paper));
    if !view.order.is_empty() {
        let order: Vec<String> = view.order.iter().map(|seat| paper.seat(*seat)).collect();
        text.push_str(&format!("{}: {}\n", paper.term("table-order"), order.join(" → ")));
    }
    for (seat, player) in view.players.iter() {
        text.push('\n');
        text.push_str(&block(view, seat, player, paper));
    }
    text
}

fn heading(view: &View, paper: &Paper<'_>) -> String {
    let mut round = paper.say(&Message::new("table-round").with("round", view.round));
    if view.last_round {
        round.push_str(&format!(" ({})", paper.term("table-last")));
    }
    let [political, action, cardinal] = view.decks;
    let decks = Message::new("table-decks")
        .with("political", political)
        .with("action", action)
        .with("cardinal", cardinal);
    format!("{} · {}\n\n", paper.bold(&round), paper.dim(&paper.say(&decks)))
}

fn offer(view: &View, paper: &Paper<'_>) -> String {
    let rows: Vec<Vec<String>> = Slot::ALL
        .into_iter()
        .map(|slot| {
            let card = match view.offer.card(slot) {
                Some(card) => describe(card, paper),
                None => paper.dim(&format!("({})", paper.term("table-taken"))),
            };
            vec![format!("  {}", paper.term(slot.id())), card]
        })
        .collect();
    format!("{}\n{}", paper.bold(&paper.term("table-offer")), paper.columns(&rows))
}

/// A card with what can be read on it.
fn describe(card: Card, paper: &Paper<'_>) -> String {
    let name = paper.bold(&paper.term(card.id()));
    let Card::Person(person) = card else { return name };
    let mut notes: Vec<String> = Vec::new();
    if let Some(faction) = person.faction() {
        notes.push(format!("{} ×{}", paper.term(faction.id()), person.arms()));
    }
    notes.extend(person.symbol().map(|symbol| paper.term(symbol.id())));
    notes.push(person.age().to_string());
    format!("{name} ({})", notes.join(", "))
}

fn block(view: &View, seat: Seat, player: &PlayerView, paper: &Paper<'_>) -> String {
    let mut title = paper.seat(seat);
    if view.camerlengo == seat {
        title.push_str(&paper.paint(Colour::Red, &format!(" [{}]", paper.term("table-cam"))));
    }
    title.push_str(&answers(player, paper));
    let mut rows = vec![vec![paper.term("table-persons"), persons(player, paper)]];
    let powers = powers(player, paper);
    if !powers.is_empty() {
        rows.push(vec![paper.term("table-powers"), powers]);
    }
    rows.push(vec![paper.term("table-hidden"), hidden(view.shown_goods(seat), player, paper)]);
    if let Some(missions) = &player.known_missions {
        let mut held = paper.list(missions.iter().map(|mission| mission.id()));
        if let Some(away) = player.discarded {
            let caption = paper.term("table-discarded");
            held.push_str(&paper.dim(&format!(" ({caption}: {})", paper.term(away.id()))));
        }
        rows.push(vec![paper.term("table-missions"), held]);
    }
    for row in &mut rows {
        row[0] = format!("  {}", row[0]);
    }
    format!("{title}\n{}", paper.columns(&rows))
}

/// Persons by faction, with the arms they add up to.
fn persons(player: &PlayerView, paper: &Paper<'_>) -> String {
    let names = player.display.persons.iter().map(|person| {
        let arms = "•".repeat(person.arms().into());
        let letter =
            person.faction().map_or(String::new(), |faction| initial(&paper.term(faction.id())));
        format!("{} {letter}{arms}", paper.term(person.id())).trim_end().to_owned()
    });
    let names: Vec<String> = names.collect();
    if names.is_empty() { "–".into() } else { names.join(", ") }
}

/// The letter of a faction: the initial of the last word that tells it from the others.
fn initial(faction: &str) -> String {
    let word = faction.split(' ').find(|word| {
        word.chars().next().is_some_and(char::is_uppercase) && !word.starts_with("Faction")
    });
    word.unwrap_or(faction).chars().take(1).collect()
}

fn powers(player: &PlayerView, paper: &Paper<'_>) -> String {
    let display = &player.display;
    let counts = [
        ("jules_mazarin", display.mazarin),
        ("louis_xiv", display.louis),
        ("felipe_iv", display.felipe),
        ("squadrone_volante", u8::from(display.squadrone)),
    ];
    let held = counts.into_iter().filter(|(_, count)| *count > 0);
    let names: Vec<String> =
        held.map(|(id, count)| format!("{count}× {}", paper.term(id))).collect();
    names.join(", ")
}

/// What lies behind the screen, as far as it may be shown.
fn hidden(goods: Option<&Goods>, player: &PlayerView, paper: &Paper<'_>) -> String {
    let hand = Message::new("table-hand").with("count", player.goods.hand());
    let Some(goods) = goods else { return paper.dim(&paper.say(&hand)) };
    let mut parts = vec![paper.say(&Message::new("table-gold").with("gold", goods.gold))];
    parts.extend(
        Gem::ALL
            .into_iter()
            .filter(|gem| goods.gems[gem.index()] > 0)
            .map(|gem| format!("{}× {}", goods.gems[gem.index()], paper.term(gem.id()))),
    );
    let ploys = Ploy::ALL.into_iter().filter(|ploy| goods.ploys[ploy.index()] > 0);
    parts.extend(
        ploys.map(|ploy| format!("{}× “{}”", goods.ploys[ploy.index()], paper.term(ploy.id()))),
    );
    parts.join(", ")
}

/// What a player has chosen and bid this round, as far as it is known.
fn answers(player: &PlayerView, paper: &Paper<'_>) -> String {
    let mut notes: Vec<String> = Vec::new();
    if let Answer::Known(Choice::Play(ploy)) = player.chosen {
        notes.push(paper.term(ploy.id()));
    }
    match player.bid {
        Answer::Known(bid) => {
            notes.push(paper.say(&Message::new("table-bid").with("gems", bid.told())));
        }
        Answer::Sealed => notes.push(paper.term("table-sealed")),
        Answer::Missing if player.chosen == Answer::Sealed => {
            notes.push(paper.term("table-sealed"));
        }
        Answer::Missing => {}
    }
    if notes.is_empty() { String::new() } else { format!(" – {}", notes.join(", ")) }
}
