//! Habemus Papam. Every index stands for one action.

use signoria_engine::{Answer, Seat};
use signoria_games::habemus_papam::{
    Action, Bid, Choice, HabemusPapam, Mode, Question, View,
    cards::{Card, MAX_ROUNDS, Mission, Person, Ploy, Power, Slot},
};

use crate::{
    Encoding,
    encoder::{Around, Encoder},
};

const SEATS: usize = 4;
const PERSONS: usize = Person::COUNT;
/// Cards of the three decks: persons, powers, action cards, and three others.
const CARDS: usize = PERSONS + Power::COUNT + Ploy::COUNT + 3;

const fn card(card: Card) -> usize {
    match card {
        Card::Person(person) => person.index(),
        Card::Power(power) => PERSONS + power.index(),
        Card::Ploy(ploy) => PERSONS + Power::COUNT + ploy.index(),
        Card::BlackSmoke => CARDS - 3,
        Card::WhiteSmoke => CARDS - 2,
        Card::Camerlengo => CARDS - 1,
    }
}

/// 0 for none, 1 for one that is sealed, 2 for one that is known.
const fn answer<T>(answer: &Answer<T>) -> i32 {
    match answer {
        Answer::Missing => 0,
        Answer::Sealed => 1,
        Answer::Known(_) => 2,
    }
}

/// Place of each packed bid in [`Bid::ALL`].
static BIDS: [u8; 256] = {
    let mut table = [u8::MAX; 256];
    let mut at = 0;
    while at < Bid::ALL.len() {
        let [d, r, s, a] = Bid::ALL[at].gems();
        table[(d << 6 | r << 4 | s << 2 | a) as usize] = at as u8;
        at += 1;
    }
    table
};

fn bid(bid: Bid) -> usize {
    let [d, r, s, a] = bid.gems();
    usize::from(BIDS[usize::from(d << 6 | r << 4 | s << 2 | a)])
}

// Action indices: each block begins where the one before ends.
const DISCARD: usize = 0;
const PASS: usize = DISCARD + Mission::COUNT;
const PLAY: usize = PASS + 1;
const DECLINE: usize = PLAY + Ploy::COUNT;
const BRIBE: usize = DECLINE + 1;
const BID: usize = BRIBE + PERSONS;
const TAKE: usize = BID + Bid::ALL.len();
const BANISH: usize = TAKE + Slot::COUNT;
/// Pairs, the smaller person first: `n (n - 1) / 2 + smaller`, `n` the greater one.
const SWAP: usize = BANISH + PERSONS;
const ACTIONS: usize = SWAP + PERSONS * (PERSONS - 1) / 2;

impl Encoding for HabemusPapam {
    const OBSERVATION: &'static str = "habemus_papam/obs-1";
    const OBSERVATION_SIZE: usize = 338;
    const ACTION: &'static str = "habemus_papam/act-1";
    const ACTIONS: usize = ACTIONS;
    const OVERFLOW: usize = 0;

    fn observe(view: &View, out: &mut Encoder) {
        let seats = view.players.seats();
        let around = Around::new(view.viewer, seats);
        let mut place = None;
        let kind = view.question.map(|question| match question {
            Question::Discard => 0,
            Question::Select => 1,
            Question::Bribe => 2,
            Question::Swap => 3,
            Question::FirstBids => 4,
            Question::LastBids => 5,
            Question::Pick { place: at } => {
                place = Some(usize::from(at));
                6
            }
            Question::Banish => 7,
        });
        out.part("question");
        out.category("kind", kind, 8);
        out.category("place", place, SEATS);
        out.part("");
        out.flag("over", view.over);
        out.flags("asked", SEATS, around.set(view.asked));
        out.number("seats", seats, SEATS as i16);
        out.flag("exact_middle", view.options.exact_middle);
        out.number("round", view.round, i16::from(MAX_ROUNDS));
        out.flag("last_round", view.last_round);
        out.category("camerlengo", Some(around.of(view.camerlengo)), SEATS);
        let offer = [view.offer.political, view.offer.action, view.offer.cardinal];
        out.categories("offer", 3, CARDS, offer.map(|one| one.map(card)));
        out.flag("offer_camerlengo", view.offer.camerlengo);
        out.numbers("decks", &view.decks, 20);
        out.part("discards");
        out.flags("persons", PERSONS, view.discards.persons.iter().map(Person::index));
        out.numbers("ploys", &view.discards.ploys, 3);
        out.numbers("powers", &view.discards.powers, 5);
        out.flag("black_smoke", view.discards.black_smoke);
        out.flag("white_smoke", view.discards.white_smoke);
        out.part("");
        out.number("undealt", view.undealt, 8);
        out.categories("order", SEATS, SEATS, view.order.iter().map(|&seat| Some(around.of(seat))));
        out.parts("player", SEATS, around.all(), |out, seat: Seat| {
            let player = &view.players[seat];
            out.flags("persons", PERSONS, player.display.persons.iter().map(Person::index));
            out.number("mazarin", player.display.mazarin, 5);
            out.number("louis", player.display.louis, 5);
            out.number("felipe", player.display.felipe, 3);
            out.flag("squadrone", player.display.squadrone);
            out.number("gold", player.goods.gold, 200);
            out.numbers("gems", &player.goods.gems, 30);
            out.numbers("ploys", &player.goods.ploys, 3);
            out.signed("open_votes", player.open_votes, -20, 60);
            out.numbers("arms", &player.arms, 30);
            out.number("vote_price", player.vote_price, 15);
            out.number("missions", player.missions, 2);
            let missions = player.known_missions.iter().flatten();
            out.tally("known_missions", Mission::COUNT, 2, missions.map(|it| it.index()));
            let fulfilled = player.fulfilled.iter().flatten().filter(|done| **done);
            out.number("fulfilled", fulfilled.count() as u8, 2);
            out.flag("has_discarded", player.has_discarded);
            out.category("discarded", player.discarded.map(Mission::index), Mission::COUNT);
            out.number("chosen", answer(&player.chosen), 2);
            let ploy = match player.chosen {
                Answer::Known(Choice::Play(ploy)) => Some(ploy.index()),
                Answer::Known(Choice::Pass) | Answer::Missing | Answer::Sealed => None,
            };
            out.category("ploy", ploy, Ploy::COUNT);
            let mode = match player.mode {
                Mode::Normal => 0,
                Mode::DoubleTop => 1,
                Mode::ThreeRubies => 2,
                Mode::Last => 3,
            };
            out.category("mode", Some(mode), 4);
            out.number("bid", answer(&player.bid), 2);
            out.numbers("bid_gems", &player.bid.known().unwrap_or(Bid::NONE).gems(), 3);
            out.numbers("counts_as", &player.counts_as.unwrap_or(Bid::NONE).gems(), 3);
        });
    }

    fn index(_: &View, action: Action) -> Option<usize> {
        Some(match action {
            Action::Discard(mission) => DISCARD + mission.index(),
            Action::Pass => PASS,
            Action::Play(ploy) => PLAY + ploy.index(),
            Action::Decline => DECLINE,
            Action::Bribe(person) => BRIBE + person.index(),
            Action::Bid(gems) => BID + bid(gems),
            Action::Take(slot) => TAKE + slot.index(),
            Action::Banish(person) => BANISH + person.index(),
            Action::Swap(one, other) => {
                let (one, other) = (one.index(), other.index());
                SWAP + other * (other - 1) / 2 + one
            }
        })
    }
}
