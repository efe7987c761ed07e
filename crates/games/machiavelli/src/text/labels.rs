//! The labels of actions, with what they cost and give.

use signoria_engine::{Arg, Message, Seat};

use super::{card, person, the, the_district};
use crate::{
    action::{Action, Levy},
    cards::Card,
    characters::Paid,
    frame::Frame,
    state::District,
    view::View,
};

/// A label about a district.
fn target(key: &'static str, district: District) -> Message {
    Message::new(key).with("card", the_district(district))
}

#[expect(clippy::too_many_lines, reason = "one arm per action")]
pub(super) fn label(view: &View, action: Action) -> Message {
    let frame = view.frame();
    match action {
        Action::Pass => Message::new(match frame {
            Some(Frame::Theater) => "do-pass_theater",
            Some(Frame::Shield { .. }) => "do-pass_shield",
            Some(Frame::Hospital { .. }) => "do-pass_hospital",
            Some(Frame::Acrobat { .. }) => "do-pass_acrobat",
            Some(Frame::Expose) => "do-pass_expose",
            Some(Frame::Confiscate) => "do-pass_confiscate",
            Some(Frame::Bell) => "do-pass_bell",
            Some(Frame::Lighthouse) => "do-pass_lighthouse",
            Some(Frame::Graveyard { .. }) => "do-pass_graveyard",
            Some(Frame::Foretell { .. }) => "do-pass_foretell",
            _ => "do-pass",
        }),
        Action::Done => Message::new("do-done").with("number", view.turn.picked.len() as u8),
        Action::Pick(who) => Message::new("do-pick").with("character", person(who)),
        Action::Aside(who) => Message::new("do-aside").with("character", person(who)),
        Action::Exchange { seat, give } => {
            Message::new("do-exchange").with("with", seat).with("character", person(give))
        }
        Action::Rasputin => Message::new("do-rasputin"),
        Action::Hospital => Message::new("do-hospital"),
        Action::Acrobat => Message::new("do-acrobat"),
        Action::TakeGold => {
            let mine = view.players[view.turn.seat.index()].has(Card::GoldMine);
            Message::new("do-take_gold").with("gold", 2 + u8::from(mine))
        }
        Action::TakeCards => {
            let player = &view.players[view.turn.seat.index()];
            let number = drawable(view, 2 + u8::from(player.has(Card::Observatory)));
            let key = if player.has(Card::Library) { "do-take_all_cards" } else { "do-take_cards" };
            Message::new(key).with("number", number)
        }
        Action::Keep(kept) => Message::new("do-keep").with("card", the(kept)),
        Action::Bribe => {
            let gold = view.players[view.turn.seat.index()].gold / 2;
            Message::new("do-bribe").with("gold", gold)
        }
        Action::Refuse => Message::new("do-refuse"),
        Action::Expose => Message::new("do-expose"),
        Action::Kill(who) => Message::new("do-murder").with("character", person(who)),
        Action::Bewitch(who) => Message::new("do-bewitch").with("character", person(who)),
        Action::Warrants => Message::new("do-warrants"),
        Action::Rob(who) => Message::new("do-rob").with("character", person(who)),
        Action::Threats => Message::new("do-threats"),
        Action::Sign(who) => {
            let threats = frame == Some(Frame::Threats);
            let key = if threats { "do-sign_threat" } else { "do-sign_warrant" };
            Message::new(key).with("character", person(who))
        }
        Action::Blank(who) => {
            let threats = frame == Some(Frame::Threats);
            let key = if threats { "do-blank_threat" } else { "do-blank_warrant" };
            Message::new(key).with("character", person(who))
        }
        Action::Spy { seat, kind } => {
            Message::new("do-spy").with("victim", seat).with("kind", Arg::Term(kind.id()))
        }
        Action::SwapHands(seat) => Message::new("do-swap_hands").with("with", seat),
        Action::Redraw => Message::new("do-redraw"),
        Action::Peek(seat) => Message::new("do-peek").with("victim", seat),
        Action::Gather => Message::new("do-gather"),
        Action::Discard(lost) => Message::new("do-discard").with("card", card(lost)),
        Action::Take(taken) => Message::new("do-choose").with("card", the(taken)),
        Action::Give(given) => Message::new("do-give").with("card", the(given)),
        Action::Lend(seat) => Message::new("do-lend").with("lender", seat),
        Action::TakeCrown => Message::new("do-take_crown"),
        Action::GiveCrown { seat, levy: Levy::Gold } => {
            Message::new("do-give_crown_gold").with("to", seat).with("gold", 1_u8)
        }
        Action::GiveCrown { seat, levy: Levy::Card } => {
            Message::new("do-give_crown_card").with("to", seat)
        }
        Action::GiveCrown { seat, levy: Levy::Nothing } => {
            Message::new("do-give_crown_nothing").with("to", seat)
        }
        Action::Collect => collect_label(view),
        Action::Split(gold) => {
            let (gold, cards) = split(view, gold);
            Message::new("do-split").with("gold", gold).with("number", cards)
        }
        Action::TaxRichest(seat) => {
            Message::new("do-tax_richest").with("from", seat).with("gold", 1_u8)
        }
        Action::ExtraGold => Message::new("do-extra_gold").with("gold", 1_u8),
        Action::DrawTwo => Message::new("do-draw_two").with("number", drawable(view, 2)),
        Action::FourGold => Message::new("do-four_gold").with("gold", 4_u8),
        Action::FourCards => Message::new("do-four_cards").with("number", drawable(view, 4)),
        Action::DrawSeven => Message::new("do-draw_seven").with("number", drawable(view, 7)),
        Action::Destroy { seat, district } => target("do-destroy", district)
            .with("owner", seat)
            .with("gold", destroy_price(view, seat, district)),
        Action::Trade { mine, seat, theirs } => Message::new("do-trade")
            .with("mine", the_district(mine))
            .with("with", seat)
            .with("theirs", the_district(theirs))
            .with(
                "gold",
                u16::from(theirs.cost().saturating_sub(mine.cost()))
                    + wall(view, seat, theirs.card),
            ),
        Action::Seize { seat, district } => target("do-seize", district)
            .with("owner", seat)
            .with("gold", u16::from(district.cost()) + wall(view, seat, district.card)),
        Action::RoyalGold => Message::new("do-royal_gold").with("gold", 3_u8),
        Action::Beautify(district) => target("do-beautify", district).with("gold", 1_u8),
        Action::CollectTax => Message::new("do-collect_tax").with("gold", view.tax),
        Action::Build(built) => {
            Message::new("do-build").with("card", the(built)).with("gold", price(view, built))
        }
        Action::BuildDen => Message::new("do-build_den"),
        Action::BuildFramework(built) => {
            Message::new("do-build_framework").with("card", the(built))
        }
        Action::BuildNecropolis(district) => target("do-build_necropolis", district),
        Action::BuildLoan { card: built, lender } => Message::new("do-build_loan")
            .with("card", the(built))
            .with("lender", lender)
            .with("gold", price(view, built)),
        Action::Smithy => {
            Message::new("do-smithy").with("gold", 2_u8).with("number", drawable(view, 3))
        }
        Action::Laboratory(lost) => {
            Message::new("do-laboratory").with("card", the(lost)).with("gold", 2_u8)
        }
        Action::Museum(tucked) => Message::new("do-museum").with("card", the(tucked)),
        Action::Armory { seat, district } => target("do-armory", district).with("owner", seat),
        Action::Tent => Message::new("do-tent"),
        Action::Director => Message::new("do-director").with("number", 2_u8),
        Action::Booth => Message::new("do-booth"),
        Action::Launch { old, new } => target("do-launch", old)
            .with("new", the(new))
            .with("gold", launch_price(view, old, new)),
        Action::LaunchDen(old) => target("do-launch_den", old),
        Action::LaunchLoan { old, new, lender } => target("do-launch_loan", old)
            .with("new", the(new))
            .with("gold", launch_price(view, old, new))
            .with("lender", lender),
        Action::Fortune(seat) => Message::new("do-fortune").with("victim", seat),
        Action::Visit(at) => {
            let message = Message::new("do-visit")
                .with("number", at.saturating_add(1))
                .with("gold", 1_u8)
                .with("cards", drawable(view, 3));
            match view.booths.get(usize::from(at)) {
                Some(booth) => message.with("owner", booth.owner),
                None => message.with("owner", view.turn.seat),
            }
        }
        Action::Cash(at) => {
            let gold = view.booths.get(usize::from(at)).map_or(0, |booth| booth.gold);
            Message::new("do-cash").with("number", at.saturating_add(1)).with("gold", gold)
        }
        Action::Confiscate => Message::new("do-confiscate"),
        Action::Announce => Message::new("do-announce"),
        Action::DigUp => Message::new("do-dig_up").with("gold", 1_u8),
        Action::Bequeath(seat) => Message::new("do-bequeath").with("to", seat),
        Action::End => Message::new("do-end"),
    }
}

/// Whether the action gives gold or cards and costs nothing.
pub(super) fn free_gain(view: &View, action: Action) -> bool {
    match action {
        Action::Collect | Action::Split(_) => {
            income_districts(view).is_some_and(|(_, number, school)| number > 0 || school)
        }
        Action::DrawTwo | Action::DrawSeven => view.deck.size > 0,
        Action::ExtraGold | Action::FourGold | Action::RoyalGold | Action::TaxRichest(_) => true,
        Action::CollectTax => view.tax > 0,
        _ => false,
    }
}

/// Districts of the acting player's income type, and whether they have the School of Magic.
fn income_districts(view: &View) -> Option<(Paid, u8, bool)> {
    let (kind, paid) = view.turn.who.district_income()?;
    let player = &view.players[view.turn.seat.index()];
    let number =
        player.city.iter().filter(|district| district.card.kind() == Some(kind)).count() as u8;
    Some((paid, number, player.has(Card::SchoolOfMagic)))
}

fn collect_label(view: &View) -> Message {
    let (paid, number, school) = income_districts(view).unwrap_or((Paid::Gold, 0, false));
    let number = number + u8::from(school);
    if paid == Paid::Cards {
        Message::new("do-collect_cards").with("number", drawable(view, number))
    } else {
        Message::new("do-collect_gold").with("number", number)
    }
}

/// How many of this number of cards the deck still has.
fn drawable(view: &View, number: u8) -> u8 {
    number.min(view.deck.size)
}

/// §8.5: what the new district costs in place of the old one.
fn launch_price(view: &View, old: District, new: Card) -> u8 {
    let mine = &view.players[view.turn.seat.index()];
    let factory = new.is_unique()
        && new != Card::Factory
        && old.card != Card::Factory
        && mine.has(Card::Factory);
    new.cost().saturating_sub(old.cost()).saturating_sub(u8::from(factory))
}

/// What the Abbot gets for so much declared gold.
fn split(view: &View, gold: u8) -> (u8, u8) {
    let (_, number, school) = income_districts(view).unwrap_or((Paid::Mixed, 0, false));
    let bonus = u8::from(school);
    let (gold, cards) = if view.rulings.school_of_magic_abbot_gains_both {
        (gold.saturating_add(bonus), number.saturating_sub(gold) + bonus)
    } else {
        (gold, (number + bonus).saturating_sub(gold))
    };
    (gold, drawable(view, cards))
}

pub(super) fn price(view: &View, built: Card) -> u8 {
    let factory = view.players[view.turn.seat.index()].has(Card::Factory);
    built.cost()
        - u8::from(factory && built.is_unique() && built != Card::Factory && built.cost() > 0)
}

fn wall(view: &View, owner: Seat, target: Card) -> u16 {
    let covered = target != Card::GreatWall || view.rulings.great_wall_protects_itself;
    u16::from(covered && view.players.get(owner.index()).is_some_and(|it| it.has(Card::GreatWall)))
}

pub(super) fn destroy_price(view: &View, owner: Seat, district: District) -> u16 {
    u16::from(district.cost()).saturating_sub(1) + wall(view, owner, district.card)
}
