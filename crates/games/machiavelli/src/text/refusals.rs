//! Why an action is refused.

use signoria_engine::{Message, Reason, Seat};

use super::labels::{destroy_price, price};
use super::{card, person};
use crate::{
    action::Action,
    cards::{Card, Kind},
    characters::Character,
    frame::Frame,
    state::{District, Done},
    view::{PlayerView, View},
};

fn because(rule: &'static str, key: &'static str) -> Reason {
    Reason::new(rule, Message::new(key))
}

/// The rule a person most likely ran into; `None` if the action answers another question.
pub(super) fn refusal(view: &View, action: Action) -> Option<Reason> {
    let me = view.viewer.seat()?;
    if !view.resume.asked().contains(me) {
        return Some(because("5.1", "why-not_asked"));
    }
    match view.frame()? {
        Frame::Main => main_refusal(view, me, action),
        Frame::Pick { .. } => {
            let (Action::Pick(who) | Action::Aside(who)) = action else {
                return Some(because("5.2", "why-choose_first"));
            };
            Some(Reason::new(
                "5.2",
                Message::new("why-not_in_packet").with("character", person(who)),
            ))
        }
        Frame::Confiscate if action == Action::Confiscate => {
            let built = view.turn.limbo?;
            let mine = view.me()?;
            Some(if view.marks.signed != Some(view.turn.who) {
                because("6", "why-warrant_is_blank")
            } else if mine.has(built) {
                Reason::new("6", Message::new("why-has_district").with("card", card(built)))
            } else {
                because("5.7", "why-monument_too_late")
            })
        }
        Frame::Shield { .. } if action == Action::Rasputin => {
            Some(because("8.6", "why-no_rasputin"))
        }
        Frame::Acrobat { .. } if action == Action::Acrobat => {
            Some(because("8.1", "why-no_acrobat"))
        }
        Frame::Hospital { .. } if action == Action::Hospital => {
            Some(because("7", "why-not_murdered"))
        }
        Frame::Income if matches!(action, Action::TakeCards) => {
            Some(because("5.5.1", "why-deck_empty"))
        }
        Frame::Income | Frame::Bewitch | Frame::Bribe if !matches!(action, Action::Pass) => {
            Some(because("5.5.3", "why-income_only"))
        }
        Frame::Peek { .. }
            if matches!(
                action,
                Action::Build(_)
                    | Action::BuildDen
                    | Action::BuildFramework(_)
                    | Action::BuildNecropolis(_)
            ) =>
        {
            build_refusal(view, me, action)
        }
        _ => None,
    }
}

#[expect(clippy::too_many_lines, reason = "one arm per group of actions")]
fn main_refusal(view: &View, me: Seat, action: Action) -> Option<Reason> {
    let turn = &view.turn;
    let done = turn.done;
    let mine = &view.players[me.index()];
    let needs = |who: &[Character]| -> Option<Reason> {
        (!who.contains(&turn.who)).then(|| {
            Reason::new(
                "6",
                Message::new("why-not_this_character").with("character", person(turn.who)),
            )
        })
    };
    let once = || done.has(Done::ABILITY).then(|| because("6", "why-ability_used"));
    let early = || {
        (!done.has(Done::INCOME) && !view.rulings.abilities_before_income)
            .then(|| because("5.5.2", "why-income_first"))
    };
    match action {
        Action::TakeGold | Action::TakeCards => Some(if done.has(Done::INCOME) {
            because("5.5.1", "why-income_taken")
        } else {
            because("5.5.1", "why-deck_empty")
        }),
        Action::End => Some(if done.has(Done::INCOME) {
            because("6", "why-give_crown_first")
        } else {
            because("5.5.2", "why-income_first")
        }),
        Action::Kill(_) => needs(&[Character::Assassin])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-rank_too_low"))),
        Action::Rob(_) => needs(&[Character::Thief])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-not_robbable"))),
        Action::Warrants => needs(&[Character::Magistrate]).or_else(early).or_else(once),
        Action::Threats => needs(&[Character::Blackmailer]).or_else(early).or_else(once),
        Action::Spy { .. } => needs(&[Character::Spy]).or_else(early).or_else(once),
        Action::SwapHands(_) | Action::Redraw => {
            needs(&[Character::Magician]).or_else(early).or_else(once)
        }
        Action::Peek(_) => needs(&[Character::Wizard])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-hand_empty"))),
        Action::Gather => needs(&[Character::Seer])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-hand_empty"))),
        Action::TakeCrown => needs(&[Character::King, Character::Patrician])
            .or_else(|| Some(because("6", "why-crown_not_yours"))),
        Action::GiveCrown { seat, .. } => {
            needs(&[Character::Emperor]).or_else(early).or_else(|| {
                Some(if done.has(Done::CROWN) {
                    because("6", "why-ability_used")
                } else if seat == me || seat == view.crown {
                    because("6", "why-crown_elsewhere")
                } else {
                    because("6", "why-levy")
                })
            })
        }
        Action::Collect | Action::Split(_) => {
            if turn.who.district_income().is_none() {
                return needs(&[]);
            }
            early().or_else(|| done.has(Done::COLLECTED).then(|| because("6", "why-collected")))
        }
        Action::TaxRichest(_) => needs(&[Character::Abbot])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-not_richer"))),
        Action::ExtraGold => needs(&[Character::Merchant]).or_else(early).or_else(once),
        Action::DrawTwo => needs(&[Character::Architect]).or_else(early).or_else(once),
        Action::FourGold | Action::FourCards => {
            needs(&[Character::Navigator]).or_else(early).or_else(once)
        }
        Action::DrawSeven => needs(&[Character::Scholar]).or_else(early).or_else(once),
        Action::Destroy { seat, district } => needs(&[Character::Warlord])
            .or_else(early)
            .or_else(once)
            .or_else(|| rank_8_refusal(view, seat, district))
            .or_else(|| {
                (destroy_price(view, seat, district) > mine.gold)
                    .then(|| because("6", "why-too_expensive"))
            }),
        Action::Trade { mine: gave, seat, theirs } => needs(&[Character::Diplomat])
            .or_else(early)
            .or_else(once)
            .or_else(|| rank_8_refusal(view, seat, theirs))
            .or_else(|| {
                let other = view.players.get(seat.index())?;
                let twice =
                    gave.card != theirs.card && (mine.has(theirs.card) || other.has(gave.card));
                twice.then(|| because("6", "why-duplicate"))
            })
            .or_else(|| Some(because("6", "why-too_expensive"))),
        Action::Seize { seat, district } => needs(&[Character::Marshal])
            .or_else(early)
            .or_else(once)
            .or_else(|| rank_8_refusal(view, seat, district))
            .or_else(|| {
                Some(if district.cost() > 3 {
                    because("6", "why-costs_more_than_3")
                } else if mine.has(district.card) {
                    Reason::new(
                        "6",
                        Message::new("why-has_district").with("card", card(district.card)),
                    )
                } else {
                    because("6", "why-too_expensive")
                })
            }),
        Action::RoyalGold => needs(&[Character::Queen])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-not_beside_rank_4"))),
        Action::Beautify(_) => needs(&[Character::Artist])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-not_beautifiable"))),
        Action::CollectTax => needs(&[Character::TaxCollector])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-no_tax"))),
        Action::Build(_)
        | Action::BuildDen
        | Action::BuildFramework(_)
        | Action::BuildNecropolis(_)
        | Action::BuildLoan { .. } => build_refusal(view, me, action),
        Action::Smithy | Action::Laboratory(_) | Action::Museum(_) | Action::Armory { .. } => {
            early().or_else(|| district_refusal(view, mine, action))
        }
        Action::Tent
        | Action::Director
        | Action::Booth
        | Action::Launch { .. }
        | Action::LaunchDen(_)
        | Action::LaunchLoan { .. }
        | Action::Fortune(_) => Some(action_card_refusal(view, mine, action)),
        Action::Visit(_) => Some(because("8.4", "why-booth")),
        Action::Cash(_) => Some(because("8.4", "why-not_your_booth")),
        _ => None,
    }
}

/// §6: the rank-8 rules.
fn rank_8_refusal(view: &View, owner: Seat, district: District) -> Option<Reason> {
    let player = view.players.get(owner.index())?;
    let named = |rule, key, district: District| {
        Some(Reason::new(rule, Message::new(key).with("card", card(district.card))))
    };
    if !player.city.contains(&district) {
        return named("6", "why-no_such_district", district);
    }
    if district.card == Card::CircusTent {
        return Some(because("8.2", "why-tent"));
    }
    if district.card == Card::Keep {
        return Some(because("7", "why-keep"));
    }
    if view.marks.sanctuary == Some(owner) {
        return Some(because("6", "why-bishop"));
    }
    let own = view.rulings.warlord_may_hit_own_completed_city && view.turn.seat == owner;
    if player.complete && !own {
        return Some(because("6", "why-city_complete"));
    }
    None
}

/// §5.7: why a district cannot be built.
fn build_refusal(view: &View, me: Seat, action: Action) -> Option<Reason> {
    let turn = &view.turn;
    let mine = &view.players[me.index()];
    let immediately = matches!(view.frame(), Some(Frame::Peek { .. }));
    let built = match action {
        Action::Build(card) | Action::BuildFramework(card) | Action::BuildLoan { card, .. } => card,
        Action::BuildDen => Card::ThievesDen,
        Action::BuildNecropolis(_) => Card::Necropolis,
        _ => return None,
    };
    let with_card =
        |rule, key| Some(Reason::new(rule, Message::new(key).with("card", card(built))));
    if !turn.done.has(Done::INCOME) && !immediately {
        return Some(because("5.5.2", "why-income_first"));
    }
    if turn.who == Character::Navigator {
        return Some(because("6", "why-navigator"));
    }
    if built == Card::SecretVault {
        return Some(because("7", "why-secret_vault"));
    }
    if built.is_action() {
        return Some(because("8", "why-no_district"));
    }
    if !immediately && !mine.cards.iter().flatten().any(|&held| held == built) {
        return with_card("5.7", "why-not_in_hand");
    }
    if built == Card::Monument && mine.city.len() > 4 {
        return Some(because("7", "why-monument_too_late"));
    }
    if mine.has(built) && !mine.has(Card::Quarry) && turn.who != Character::Wizard {
        return with_card("5.7", "why-has_district");
    }
    let limit_free = immediately
        || built == Card::Stables
        || (turn.who == Character::Trader && built.kind() == Some(Kind::Trade));
    if !limit_free && turn.builds >= turn.limit {
        return Some(Reason::new("5.7", Message::new("why-limit").with("number", turn.limit)));
    }
    match action {
        Action::Build(_) => Some(Reason::new(
            "5.7",
            Message::new("why-cannot_pay")
                .with("card", card(built))
                .with("price", price(view, built))
                .with("gold", mine.gold),
        )),
        Action::BuildFramework(_) => Some(because("7", "why-no_framework")),
        Action::BuildLoan { .. } => Some(because("6", "why-no_loan")),
        Action::BuildDen => Some(because("7", "why-too_few_cards")),
        _ => None,
    }
}

fn district_refusal(view: &View, mine: &PlayerView, action: Action) -> Option<Reason> {
    let done = view.turn.done;
    let (needed, used) = match action {
        Action::Smithy => (Card::Smithy, done.has(Done::SMITHY)),
        Action::Laboratory(_) => (Card::Laboratory, done.has(Done::LABORATORY)),
        Action::Museum(_) => (Card::Museum, done.has(Done::MUSEUM)),
        Action::Armory { .. } => (Card::Armory, false),
        _ => return None,
    };
    let named = |rule, key, which: Card| {
        Some(Reason::new(rule, Message::new(key).with("card", card(which))))
    };
    if !mine.has(needed) {
        return named("7", "why-not_in_city", needed);
    }
    if used {
        return named("7", "why-district_used", needed);
    }
    match action {
        Action::Smithy if view.deck.size == 0 => Some(because("7", "why-deck_empty")),
        Action::Smithy => Some(because("7", "why-smithy_gold")),
        Action::Laboratory(held) | Action::Museum(held) => named("7", "why-not_in_hand", held),
        Action::Armory { seat, district } => {
            let owner = view.players.get(seat.index())?;
            if district.card == Card::CircusTent {
                Some(because("8.2", "why-tent"))
            } else if owner.complete {
                Some(because("7", "why-city_complete"))
            } else {
                named("7", "why-no_such_district", district.card)
            }
        }
        _ => None,
    }
}

fn action_card_refusal(view: &View, mine: &PlayerView, action: Action) -> Reason {
    let needed = match action {
        Action::Tent => Card::CircusTent,
        Action::Director => Card::Director,
        Action::Booth => Card::TicketBooth,
        Action::Fortune(_) => Card::FortuneTeller,
        _ => Card::LivingCannonball,
    };
    if !mine.cards.iter().flatten().any(|&held| held == needed) {
        return Reason::new("8", Message::new("why-not_in_hand").with("card", card(needed)));
    }
    if view.turn.done.has(Done::ACTION) {
        return because("8", "why-one_action_card");
    }
    if view.turn.who == Character::Navigator && needed != Card::FortuneTeller {
        return because("8", "why-navigator");
    }
    if !view.turn.done.has(Done::INCOME) {
        return because("8", "why-income_first");
    }
    match action {
        Action::Fortune(_) => because("8.7", "why-hand_empty"),
        _ => because("8.5", "why-cannonball"),
    }
}
