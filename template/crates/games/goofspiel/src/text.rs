//! Which sentence describes what. The sentences themselves are in `locales/<lang>/goofspiel.ftl`.

use signoria_engine::{Arg, GameText, Message, Reason, Seat};

use crate::{Action, EventView, Goofspiel, View, cards::Card};

impl GameText for Goofspiel {
    fn message(event: &EventView) -> Message {
        let say = Message::new;
        match event {
            EventView::TurnedUp { round, prize } => {
                say("log-turned_up").with("round", *round).with("prize", *prize)
            }
            EventView::BidsRevealed { bids } => {
                let bid = |(seat, card): (Seat, &Card)| {
                    Message::new("bid_of").with("seat", seat).with("card", card.id())
                };
                say("log-bids_revealed").with("bids", bids.iter().map(bid).collect::<Arg>())
            }
            EventView::Won { seat, points } => {
                say("log-won").with("seat", *seat).with("points", *points)
            }
            EventView::Lost { points } => say("log-lost").with("points", *points),
            EventView::Carried { points } => say("log-carried").with("points", *points),
        }
    }

    fn hits(_view: &View, _event: &EventView) -> bool {
        false
    }

    fn label(_view: &View, Action::Bid(card): Action) -> Message {
        Message::new("do-bid").with("card", card.id())
    }

    fn prompt(_view: &View, seat: Seat) -> Message {
        Message::new("ask-bid").with("seat", seat)
    }

    fn why_not(view: &View, Action::Bid(card): Action) -> Reason {
        match view.viewer.seat() {
            Some(seat) if view.asked.contains(seat) => {
                let mut reason = because("4.2", "why-played");
                reason.message = reason.message.with("card", card.id());
                reason
            }
            _ => Reason::not_a_choice(),
        }
    }

    fn catalogue() -> Vec<Message> {
        let (seat, points) = (Seat::new(0), 3);
        let bids = [Card::One, Card::Four].into_iter().collect();
        let events = [
            EventView::TurnedUp { round: 1, prize: 7 },
            EventView::BidsRevealed { bids },
            EventView::Won { seat, points },
            EventView::Lost { points },
            EventView::Carried { points },
        ];
        let terms = Card::ALL.map(|card| Message::new(card.id()));
        let others = [
            Message::new("do-bid").with("card", "one"),
            Message::new("ask-bid").with("seat", seat),
            Message::new("why-played").with("card", "one"),
            Message::new("bid_of").with("seat", seat).with("card", "one"),
            Message::new("score-prizes"),
        ];
        events.iter().map(Self::message).chain(terms).chain(others).collect()
    }
}

/// A refusal with the paragraph that the rules page explains.
fn because(rule: &'static str, key: &'static str) -> Reason {
    Reason::new(rule, Message::new(key))
}
