//! Which sentence says what: log lines, labels, questions, refusals.

use signoria_engine::{Arg, GameText, Message, Reason, Seat};

use crate::{
    action::Action,
    cards::Card,
    characters::Character,
    event::{EventKind, EventView},
    frame::{Frame, Source},
    rules::selection::{Slot, slot_of},
    state::{District, Machiavelli},
    view::View,
};
use catalogue::catalogue;
use labels::{free_gain, label};
use log::tell;
use refusals::refusal;

mod catalogue;
mod labels;
mod log;
mod refusals;

/// The name of a card.
fn card(card: Card) -> Arg {
    Arg::Term(card.id())
}

/// A card within a sentence, with its article.
fn the(what: Card) -> Arg {
    Message::new("the").with("card", card(what)).into()
}

/// A district within a sentence; one with gold on it is told apart.
fn the_district(district: District) -> Arg {
    let key = if district.beautified { "the-beautified" } else { "the" };
    Message::new(key).with("card", card(district.card)).into()
}

fn person(character: Character) -> Arg {
    Arg::Term(character.id())
}

fn cards(list: &[Card]) -> Arg {
    list.iter().map(|card| card.id()).collect()
}

fn people(list: &[Character]) -> Arg {
    list.iter().map(|character| character.id()).collect()
}

/// A sentence about one seat.
fn of(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

impl GameText for Machiavelli {
    fn message(event: &EventView) -> Message {
        tell(&event.0)
    }

    fn hits(view: &View, event: &EventView) -> bool {
        view.viewer.seat().is_some_and(|viewer| hits(view, viewer, &event.0))
    }

    fn shows(event: &EventView) -> Option<Message> {
        let key = match event.0 {
            EventKind::Drew { .. } | EventKind::Looked { .. } => "shows-cards",
            EventKind::Peeked { .. } => "shows-hand",
            EventKind::SwappedHands { .. } => "shows-hands",
            _ => return None,
        };
        Some(Message::new(key))
    }

    /// Ending a turn gives up the gold and the cards that the character gets for nothing.
    fn wastes(view: &View, action: Action, legal: &[Action]) -> Option<Message> {
        let gain = match action {
            Action::End => legal.iter().find(|&&other| free_gain(view, other))?,
            _ => return None,
        };
        Some(Message::new("wastes-end").with("what", label(view, *gain)))
    }

    fn label(view: &View, action: Action) -> Message {
        label(view, action)
    }

    fn prompt(view: &View, seat: Seat) -> Message {
        prompt(view, seat)
    }

    fn why_not(view: &View, action: Action) -> Reason {
        refusal(view, action).unwrap_or_else(Reason::not_a_choice)
    }

    fn catalogue() -> Vec<Message> {
        catalogue()
    }
}

/// Whether an event costs the seat of the viewer something that another player or the rules take.
fn hits(view: &View, viewer: Seat, told: &EventKind) -> bool {
    let own = |character: Character| view.players[viewer.index()].characters.contains(&character);
    match *told {
        EventKind::Murdered { seat, character } | EventKind::Bewitched { seat, character } => {
            seat != viewer && own(character)
        }
        EventKind::Silent { witch, .. } => witch == Some(viewer),
        EventKind::Robbed { seat, .. } => seat == viewer,
        EventKind::Exchanged { partner, .. } => partner == viewer,
        EventKind::ThreatTurned { victim, gold, .. } | EventKind::Spied { victim, gold, .. } => {
            victim == viewer && gold > 0
        }
        EventKind::TookCard { victim, .. } => victim == viewer,
        EventKind::SwappedHands { with, .. } | EventKind::Traded { with, .. } => with == viewer,
        EventKind::LeviedGold { from, .. }
        | EventKind::TaxedRichest { from, .. }
        | EventKind::Seized { from, .. }
        | EventKind::Confiscated { from, .. } => from == viewer,
        EventKind::Destroyed { seat, owner, .. } | EventKind::ArmoryUsed { seat, owner, .. } => {
            owner == viewer && seat != viewer
        }
        EventKind::Borrowed { lender, .. } => lender == viewer,
        EventKind::BellSilenced { ref reopened, .. } => reopened.contains(&viewer),
        _ => false,
    }
}

fn prompt(view: &View, seat: Seat) -> Message {
    let frame = view.frame().unwrap_or(Frame::Main);
    let called = || person(view.of_rank(view.called.max(1)));
    let limbo = || the(view.turn.limbo.unwrap_or(Card::Tavern));
    match frame {
        Frame::Pick { slot } => {
            let slot = slot_of(slot, view.seats(), view.selection.first);
            of(if matches!(slot, Slot::Aside(_)) { "ask-aside" } else { "ask-pick" }, seat)
        }
        Frame::Theater => of("ask-theater", seat),
        Frame::Shield { .. } => of("ask-shield", seat).with("character", called()),
        Frame::Hospital { .. } => of("ask-hospital", seat).with("character", called()),
        Frame::Acrobat { .. } => of("ask-acrobat", seat).with("character", called()),
        Frame::Income => of("ask-income", seat).with("character", person(view.turn.who)),
        Frame::Bewitch => of("ask-bewitch", seat),
        Frame::Bribe => of("ask-bribe", seat),
        Frame::Expose => of("ask-expose", seat).with("victim", view.turn.seat),
        Frame::Keep { from: Source::Income } => of("ask-keep", seat),
        Frame::Keep { from: Source::Booth } => of("ask-keep_booth", seat),
        Frame::Keep { from: Source::Scholar } => of("ask-keep_scholar", seat),
        Frame::Warrants => of("ask-warrants", seat),
        Frame::Threats => of("ask-threats", seat),
        Frame::Peek { victim } => of("ask-peek", seat).with("victim", victim),
        Frame::Foretell { victim } => of("ask-foretell", seat).with("victim", victim),
        Frame::Gather { left } => {
            of("ask-gather", seat).with("to", left.first().unwrap_or(view.turn.seat))
        }
        Frame::Redraw => of("ask-redraw", seat),
        Frame::Beautify { .. } => of("ask-beautify", seat),
        Frame::Den => of("ask-den", seat).with("gold", view.turn.price),
        Frame::Loan => {
            of("ask-loan", seat).with("lender", view.turn.lender).with("number", view.turn.owed)
        }
        Frame::Confiscate => {
            of("ask-confiscate", seat).with("from", view.turn.seat).with("card", limbo())
        }
        Frame::Bell => of("ask-bell", seat),
        Frame::Lighthouse => of("ask-lighthouse", seat),
        Frame::Graveyard { .. } => of("ask-graveyard", seat).with("card", limbo()),
        Frame::Legacy { .. } => of("ask-legacy", seat),
        Frame::Main
        | Frame::Round
        | Frame::Call { .. }
        | Frame::Answer
        | Frame::Cursed
        | Frame::Raise { .. }
        | Frame::Place { .. }
        | Frame::Built
        | Frame::RoundEnd
        | Frame::Close => of("ask-main", seat).with("character", person(view.turn.who)),
    }
}
