//! Which sentence describes what. The sentences themselves are in `locales/<lang>/habemus_papam.ftl`.

use signoria_engine::{Arg, BySeat, GameText, Message, Reason, Seat};

use crate::{
    Action, Bid, EventView, Frame, HabemusPapam, Mode, Persons, View,
    action::most_gems,
    cards::{
        BRIBE_PRICE, Card, DEATH_GOLD, FELIPE_GOLD, Faction, GIFT_GOLD, Gem, Mission, Person, Ploy,
        Power, SQUADRONE_PRICE, Slot, Symbol,
    },
    rules::scoring::PARTS,
};

impl GameText for HabemusPapam {
    #[allow(clippy::too_many_lines)] // one arm per event
    fn message(event: &EventView) -> Message {
        use EventView as E;
        let say = Message::new;
        match event {
            E::MissionsDealt { seat, missions: Some([one, other]) } => {
                say("log-missions_dealt_own")
                    .with("seat", *seat)
                    .with("one", one.id())
                    .with("other", other.id())
            }
            E::MissionsDealt { seat, missions: None } => {
                say("log-missions_dealt").with("seat", *seat)
            }
            E::FirstCamerlengo { seat } => say("log-first_camerlengo").with("seat", *seat),
            E::RoundStarted { round } => say("log-round_started").with("round", *round),
            E::Revealed { card } => say("log-revealed").with("card", card.id()),
            E::BlackSmoke { gold } => say("log-black_smoke").with("gold", per_seat(gold)),
            E::MissionDiscarded { seat, mission: Some(mission) } => {
                say("log-mission_discarded_own").with("seat", *seat).with("mission", mission.id())
            }
            E::MissionDiscarded { seat, mission: None } => {
                say("log-mission_discarded").with("seat", *seat)
            }
            E::WhiteSmoke { last_round: true } => say("log-white_smoke"),
            E::WhiteSmoke { last_round: false } => say("log-white_smoke_end"),
            E::PloysRevealed { ploys } => {
                let played: Vec<Arg> = ploys
                    .iter()
                    .filter_map(|(seat, ploy)| ploy.map(|ploy| ploy_of(seat, ploy)))
                    .collect();
                if played.is_empty() {
                    say("log-no_ploys")
                } else {
                    say("log-ploys").with("ploys", Arg::List(played))
                }
            }
            E::Levied { seat, ploy, bank, from } => {
                let sum: u16 = *bank + from.values().sum::<u16>();
                let others = from.iter().filter(|(other, _)| other != seat);
                let key = if *bank > 0 { "log-levied_bank" } else { "log-levied" };
                let line = say(key).with("seat", *seat).with("ploy", ploy.id()).with("gold", sum);
                if *bank > 0 {
                    return line;
                }
                line.with(
                    "payers",
                    others.map(|(other, paid)| gold_of(other, *paid)).collect::<Arg>(),
                )
            }
            E::BribeReturned { seat } => say("log-bribe_returned").with("seat", *seat),
            E::NoTarget { seat, ploy } => {
                say("log-no_target").with("seat", *seat).with("ploy", ploy.id())
            }
            E::Declined { seat, ploy } => {
                say("log-declined").with("seat", *seat).with("ploy", ploy.id())
            }
            E::Bribed { seat, victim, person } => {
                victim_line("log-bribed", *seat, *victim, *person)
            }
            E::Swapped { seat, one, from, other, to } => say("log-swapped")
                .with("seat", *seat)
                .with("one", one.id())
                .with("from", *from)
                .with("other", other.id())
                .with("to", *to),
            E::BidsRevealed { bids } => {
                let bids = bids.iter().filter_map(|(seat, bid)| Some((seat, (*bid)?)));
                say("log-bids")
                    .with("bids", bids.map(|(seat, bid)| bid_of(seat, bid)).collect::<Arg>())
            }
            E::Ranked { order, camerlengo } => {
                let order: Arg = order.iter().map(|(seat, bid)| bid_of(*seat, *bid)).collect();
                match camerlengo {
                    Some(first) => say("log-ranked_ties").with("camerlengo", *first),
                    None => say("log-ranked"),
                }
                .with("order", order)
            }
            E::Taken { seat, slot: _, card: Card::Camerlengo } => {
                say("log-taken_camerlengo").with("seat", *seat)
            }
            E::Taken { seat, slot: _, card } => {
                say("log-taken").with("seat", *seat).with("card", card.id())
            }
            E::CamerlengoChanged { seat } => say("log-camerlengo").with("seat", *seat),
            E::Gained { seat, gold, card } => {
                say("log-gained").with("seat", *seat).with("gold", *gold).with("card", card.id())
            }
            E::SquadronePaid { seat } => say("log-squadrone_paid").with("seat", *seat),
            E::SquadroneLost { seat } => say("log-squadrone_lost").with("seat", *seat),
            E::Banished { seat, victim, person } => {
                victim_line("log-banished", *seat, *victim, *person)
            }
            E::Died { seat, victim, person } => victim_line("log-died", *seat, *victim, *person),
            E::NoneBanished { seat } => say("log-none_banished").with("seat", *seat),
            E::NoneDied { seat } => say("log-none_died").with("seat", *seat),
            E::LeftOver { card: Card::Camerlengo } => say("log-left_over_camerlengo"),
            E::LeftOver { card } => say("log-left_over").with("card", card.id()),
            E::Lapsed { seat, ploys } => {
                let cards = Ploy::ALL.into_iter().flat_map(|ploy| {
                    std::iter::repeat_n(quoted(ploy), usize::from(ploys[ploy.index()]))
                });
                say("log-lapsed").with("seat", *seat).with("ploys", cards.collect::<Arg>())
            }
            E::MissionShown { seat, mission, fulfilled } => {
                say(if *fulfilled { "log-mission_fulfilled" } else { "log-mission_failed" })
                    .with("seat", *seat)
                    .with("mission", mission.id())
            }
            E::FinalGold { seat, gems, felipe } => {
                let line = |key| say(key).with("seat", *seat);
                match (*gems, *felipe) {
                    (0, 0) => line("log-final_gold_none"),
                    (gems, 0) => line("log-final_gold_gems").with("gems", gems),
                    (0, felipe) => line("log-final_gold_felipe").with("felipe", felipe),
                    (gems, felipe) => {
                        line("log-final_gold").with("gems", gems).with("felipe", felipe)
                    }
                }
            }
            E::Scored { seat, votes } => say("log-scored")
                .with("seat", *seat)
                .with("mission", votes[0])
                .with("persons", votes[1])
                .with("louis", votes[2])
                .with("bought", votes[3])
                .with("conspirators", votes[4])
                .with("squadrone", votes[5])
                .with("total", votes.iter().sum::<i32>()),
            E::Elected { seats } => {
                say("log-elected").with("seats", seats.iter().copied().collect::<Arg>())
            }
        }
    }

    fn hits(view: &View, event: &EventView) -> bool {
        use EventView as E;
        let is = |seat: Seat| view.viewer.is(seat);
        match *event {
            E::Levied { ref from, .. } => view.viewer.seat().is_some_and(|seat| from[seat] > 0),
            E::Bribed { victim, .. } | E::Banished { victim, .. } | E::Died { victim, .. } => {
                is(victim)
            }
            E::Swapped { seat, from, to, .. } => !is(seat) && (is(from) || is(to)),
            E::SquadroneLost { seat } => is(seat),
            // Outbid: gems were given, and another player picks first.
            E::Ranked { ref order, .. } => {
                order.iter().skip(1).any(|&(seat, bid)| is(seat) && !bid.is_empty())
            }
            _ => false,
        }
    }

    fn wastes(view: &View, action: Action, _: &[Action]) -> Option<Message> {
        let spent = match action {
            Action::Decline => true,
            Action::Play(ploy) => !has_target(view, ploy),
            _ => false,
        };
        spent.then(|| Message::new("wastes-ploy"))
    }

    fn label(view: &View, action: Action) -> Message {
        let say = Message::new;
        match action {
            Action::Discard(mission) => say("do-discard").with("mission", mission.id()),
            Action::Pass => say("do-pass"),
            Action::Play(ploy) => {
                let key = if has_target(view, ploy) { "do-play" } else { "do-play_no_target" };
                say(key).with("ploy", ploy.id())
            }
            Action::Decline => say("do-decline"),
            Action::Bribe(person) => owned("do-bribe", view, person).with("gold", BRIBE_PRICE),
            Action::Swap(one, other) => say("do-swap")
                .with("one", one.id())
                .with("from", owner_arg(view, one))
                .with("other", other.id())
                .with("to", owner_arg(view, other)),
            Action::Bid(Bid::NONE) => say("do-bid_nothing"),
            Action::Bid(bid) => say("do-bid").with("gems", bid.told()),
            Action::Take(slot) => match view.offer.card(slot) {
                Some(card) => label_take(view, card),
                None => say("do-take").with("card", slot.id()),
            },
            Action::Banish(person) => owned("do-banish", view, person),
        }
    }

    fn prompt(view: &View, seat: Seat) -> Message {
        let key = match view.resume.top() {
            Some(Frame::Discard) => "ask-discard",
            Some(Frame::Select) => "ask-select",
            Some(Frame::Bribe { .. }) => "ask-bribe",
            Some(Frame::Swap { .. }) => "ask-swap",
            Some(Frame::FirstBids) if view.players[seat].mode == Mode::DoubleTop => {
                "ask-bid_doubled"
            }
            Some(Frame::FirstBids) => "ask-bid",
            Some(Frame::LastBids) => {
                // R15: with no bidder in the first stage no bid has been seen.
                let first = |mode| matches!(mode, Mode::Normal | Mode::DoubleTop);
                if view.players.values().any(|player| first(player.mode)) {
                    "ask-bid_last"
                } else {
                    "ask-bid_last_alone"
                }
            }
            Some(Frame::Pick { .. }) => "ask-pick",
            Some(Frame::Banish { .. }) => "ask-banish",
            Some(
                Frame::RoundStart
                | Frame::Reveal
                | Frame::Resolve { .. }
                | Frame::Rank
                | Frame::Cleanup
                | Frame::FinalScoring,
            )
            | None => "ask-nothing",
        };
        Message::new(key).with("seat", seat)
    }

    fn why_not(view: &View, action: Action) -> Reason {
        let Some(seat) = view.viewer.seat() else { return Reason::not_a_choice() };
        let top = view.resume.top();
        match (top, action) {
            (Some(Frame::Discard), Action::Discard(mission)) => {
                because("5.2", "why-not_your_mission").with_term("mission", mission.id())
            }
            (Some(Frame::Select), Action::Play(ploy)) => {
                because("5.4", "why-not_in_hand").with_term("ploy", ploy.id())
            }
            (Some(Frame::Bribe { .. }), Action::Bribe(person))
            | (Some(Frame::Banish { .. }), Action::Banish(person)) => {
                why_not_victim(view, seat, action, person)
            }
            (Some(Frame::Swap { .. }), Action::Swap(one, other)) => {
                why_not_swap(view, seat, one, other)
            }
            (Some(Frame::FirstBids | Frame::LastBids), Action::Bid(bid)) => {
                let player = &view.players[seat];
                let most = most_gems(player.mode);
                if player.mode == Mode::DoubleTop && bid.len() > most {
                    because("5.5", "why-bid_doubled")
                } else if bid.len() > most {
                    because("5.5", "why-bid_three")
                } else {
                    because("5.5", "why-bid_not_owned")
                }
            }
            (Some(Frame::Pick { .. }), Action::Take(slot)) => {
                because("5.6", "why-taken").with_term("slot", slot.id())
            }
            (Some(Frame::Pick { .. }), Action::Pass) => because("5.6", "why-no_pass"),
            _ => because("5.7", "why-not_now"),
        }
    }

    fn catalogue() -> Vec<Message> {
        catalogue()
    }
}

fn because(rule: &'static str, key: &'static str) -> Reason {
    Reason::new(rule, Message::new(key))
}

trait WithTerm {
    fn with_term(self, name: &'static str, term: &'static str) -> Self;
}

impl WithTerm for Reason {
    fn with_term(mut self, name: &'static str, term: &'static str) -> Self {
        self.message = self.message.with(name, term);
        self
    }
}

/// Why a person can be neither bribed nor banished (§2.9).
fn why_not_victim(view: &View, seat: Seat, action: Action, person: Person) -> Reason {
    let banishing = matches!(action, Action::Banish(_));
    let rule = if banishing { "5.6" } else { "5.4" };
    let Some(owner) = owner(view, person) else {
        return because(rule, "why-not_displayed").with_term("person", person.id());
    };
    let key = if owner == seat {
        "why-own_person"
    } else if person == Person::FabioChigi {
        "why-chigi"
    } else if !person.is_cardinal() {
        "why-leader"
    } else if banishing && view.players[owner].display.felipe > 0 {
        "why-felipe_protects"
    } else {
        return Reason::not_a_choice();
    };
    because(if key == "why-chigi" || key == "why-leader" { "2.9" } else { rule }, key)
        .with_term("person", person.id())
}

/// Why two persons cannot change places.
fn why_not_swap(view: &View, seat: Seat, one: Person, other: Person) -> Reason {
    let (Some(from), Some(to)) = (owner(view, one), owner(view, other)) else {
        let missing = if owner(view, one).is_none() { one } else { other };
        return because("5.4", "why-not_displayed").with_term("person", missing.id());
    };
    if from == to {
        return because("5.4", "why-same_owner");
    }
    for (person, owner) in [(one, from), (other, to)] {
        if owner != seat && !Persons::EXPOSED.contains(person) {
            let key = if person == Person::FabioChigi { "why-chigi" } else { "why-leader" };
            return because("2.9", key).with_term("person", person.id());
        }
    }
    Reason::not_a_choice()
}

fn owner(view: &View, person: Person) -> Option<Seat> {
    let mut players = view.players.iter();
    players.find(|(_, player)| player.display.persons.contains(person)).map(|(seat, _)| seat)
}

fn owner_arg(view: &View, person: Person) -> Arg {
    owner(view, person).map_or(Arg::Text("-".into()), Arg::Seat)
}

fn owned(key: &'static str, view: &View, person: Person) -> Message {
    Message::new(key).with("person", person.id()).with("owner", owner_arg(view, person))
}

/// What taking a card costs or brings at once (§5.6, R18).
/// Whether an action card would find a target as things stand; another card may still change that.
fn has_target(view: &View, ploy: Ploy) -> bool {
    let Some(seat) = view.viewer.seat() else { return true };
    let movable = |(owner, player): (Seat, &crate::PlayerView)| {
        (owner, player.display.persons.movable(owner == seat))
    };
    let mut owners = view.players.iter().map(movable).filter(|(_, own)| !own.is_empty());
    match ploy {
        Ploy::Swap => owners.count() > 1,
        Ploy::Bribe => owners.any(|(owner, _)| owner != seat),
        _ => true,
    }
}

fn label_take(view: &View, card: Card) -> Message {
    let own = view.viewer.seat().and_then(|seat| view.players.get(seat));
    let gold = match card {
        Card::Power(Power::FelipeIv) => FELIPE_GOLD,
        Card::Power(Power::Death) => DEATH_GOLD,
        Card::Camerlengo => return Message::new("do-take_camerlengo").with("gold", GIFT_GOLD),
        Card::Power(Power::SquadroneVolante) => {
            let pays = own.is_some_and(|own| own.goods.gold >= SQUADRONE_PRICE);
            let key = if pays { "do-take_squadrone" } else { "do-take_squadrone_lost" };
            return Message::new(key).with("gold", SQUADRONE_PRICE);
        }
        _ => return Message::new("do-take").with("card", card.id()),
    };
    Message::new("do-take_gold").with("card", card.id()).with("gold", gold)
}

fn victim_line(key: &'static str, seat: Seat, victim: Seat, person: Person) -> Message {
    Message::new(key).with("seat", seat).with("victim", victim).with("person", person.id())
}

impl Bid {
    /// The gems as they are told, "2 diamonds and 1 ruby"; a word of its own for none.
    pub fn told(self) -> Arg {
        if self.is_empty() {
            return Arg::Term("nothing");
        }
        let counts = GEMS.into_iter().zip(self.gems()).filter(|(_, count)| *count > 0);
        counts.map(|(key, count)| Message::new(key).with("count", count)).collect()
    }
}

/// The number of gems of each kind, best kind first.
const GEMS: [&str; 4] = ["gems-diamond", "gems-ruby", "gems-sapphire", "gems-amber"];

/// A seat with an action card: "Tessa plays “Swap 2 cardinals”".
fn ploy_of(seat: Seat, ploy: Ploy) -> Arg {
    Message::new("seat_ploy").with("seat", seat).with("ploy", ploy.id()).into()
}

/// An action card by its name: "“Swap 2 cardinals”".
fn quoted(ploy: Ploy) -> Message {
    Message::new("quoted").with("card", ploy.id())
}

/// A seat with its value: "Tessa: 3".
fn pair(seat: Seat, value: Arg) -> Arg {
    Arg::Message(Message::new("seat_value").with("seat", seat).with("value", value))
}

/// A seat with so much gold; a word of its own for none.
fn gold_of(seat: Seat, gold: u16) -> Arg {
    pair(seat, if gold == 0 { "nothing".into() } else { gold.into() })
}

/// A seat with a bid: "Tessa (2 diamonds and 1 ruby)".
fn bid_of(seat: Seat, bid: Bid) -> Arg {
    Arg::Message(Message::new("seat_bid").with("seat", seat).with("bid", bid.told()))
}

fn per_seat(gold: &BySeat<u8, 4>) -> Arg {
    gold.iter().map(|(seat, gold)| gold_of(seat, (*gold).into())).collect()
}

/// One sample of everything.
#[allow(clippy::too_many_lines)] // one sample per message
fn catalogue() -> Vec<Message> {
    let (seat, victim) = (Seat::new(0), Seat::new(1));
    let person = Person::JuanDeLugo;
    let other = Person::FabioChigi;
    let mission = Mission::FourArms;
    let events = [
        EventView::MissionsDealt { seat, missions: Some([mission; 2]) },
        EventView::MissionsDealt { seat, missions: None },
        EventView::FirstCamerlengo { seat },
        EventView::RoundStarted { round: 1 },
        EventView::Revealed { card: Card::Person(person) },
        EventView::BlackSmoke { gold: BySeat::new(3, 5) },
        EventView::MissionDiscarded { seat, mission: Some(mission) },
        EventView::MissionDiscarded { seat, mission: None },
        EventView::WhiteSmoke { last_round: true },
        EventView::WhiteSmoke { last_round: false },
        EventView::PloysRevealed { ploys: BySeat::new(3, None) },
        EventView::PloysRevealed { ploys: BySeat::new(3, Some(Ploy::Swap)) },
        EventView::Levied { seat, ploy: Ploy::ThreeRubies, bank: 0, from: BySeat::new(3, 2) },
        EventView::Levied { seat, ploy: Ploy::Receive10, bank: 10, from: BySeat::new(3, 0) },
        EventView::BribeReturned { seat },
        EventView::NoTarget { seat, ploy: Ploy::Bribe },
        EventView::Declined { seat, ploy: Ploy::Bribe },
        EventView::Bribed { seat, victim, person },
        EventView::Swapped { seat, one: person, from: seat, other, to: victim },
        EventView::BidsRevealed { bids: BySeat::new(3, Some(Bid::new([1, 1, 0, 0]))) },
        EventView::Ranked { order: [(seat, Bid::NONE)].into_iter().collect(), camerlengo: None },
        EventView::Ranked {
            order: [(seat, Bid::NONE), (victim, Bid::NONE)].into_iter().collect(),
            camerlengo: Some(seat),
        },
        EventView::Taken { seat, slot: Slot::Cardinal, card: Card::Person(person) },
        EventView::Taken { seat, slot: Slot::Camerlengo, card: Card::Camerlengo },
        EventView::CamerlengoChanged { seat },
        EventView::Gained { seat, gold: 5, card: Card::Power(Power::Death) },
        EventView::SquadronePaid { seat },
        EventView::SquadroneLost { seat },
        EventView::Banished { seat, victim, person },
        EventView::Died { seat, victim, person },
        EventView::NoneBanished { seat },
        EventView::NoneDied { seat },
        EventView::LeftOver { card: Card::Camerlengo },
        EventView::LeftOver { card: Card::Person(person) },
        EventView::Lapsed { seat, ploys: [1, 0, 0, 0, 2, 0] },
        EventView::MissionShown { seat, mission, fulfilled: true },
        EventView::MissionShown { seat, mission, fulfilled: false },
        EventView::FinalGold { seat, gems: 1, felipe: 5 },
        EventView::FinalGold { seat, gems: 0, felipe: 5 },
        EventView::FinalGold { seat, gems: 1, felipe: 0 },
        EventView::FinalGold { seat, gems: 0, felipe: 0 },
        EventView::Scored { seat, votes: [2; 6] },
        EventView::Elected { seats: [seat].into_iter().collect() },
    ];
    let mut all: Vec<Message> = events.iter().map(HabemusPapam::message).collect();
    let say = Message::new;
    all.extend([
        say("do-discard").with("mission", mission.id()),
        say("seat_value").with("seat", seat).with("value", 3_u8),
        say("seat_ploy").with("seat", seat).with("ploy", Ploy::Swap.id()),
        quoted(Ploy::Swap),
        say("do-pass"),
        say("do-play").with("ploy", Ploy::Bribe.id()),
        say("do-play_no_target").with("ploy", Ploy::Swap.id()),
        say("do-decline"),
        say("wastes-ploy"),
        say("do-bribe").with("person", person.id()).with("owner", seat).with("gold", BRIBE_PRICE),
        say("do-take_gold").with("card", Power::Death.id()).with("gold", DEATH_GOLD),
        say("do-take_camerlengo").with("gold", GIFT_GOLD),
        say("do-take_squadrone").with("gold", SQUADRONE_PRICE),
        say("do-take_squadrone_lost").with("gold", SQUADRONE_PRICE),
        say("seat_bid").with("seat", seat).with("bid", Bid::NONE.told()),
        say("do-swap")
            .with("one", person.id())
            .with("from", seat)
            .with("other", other.id())
            .with("to", victim),
        say("do-bid_nothing"),
        say("do-bid").with("gems", Bid::new([1, 0, 1, 0]).told()),
        say("do-take").with("card", person.id()),
        say("do-banish").with("person", person.id()).with("owner", seat),
        say("why-not_your_mission").with("mission", mission.id()),
        say("why-not_in_hand").with("ploy", Ploy::Bribe.id()),
        say("why-taken").with("slot", Slot::Action.id()),
        say("problem-first_camerlengo").with("seats", 3_u8).with("value", "seat_3".to_owned()),
        say("problem-age")
            .with("person", "fabio_chigi")
            .with("age", 9)
            .with("min", 10)
            .with("max", 120),
        say("problem-same_age")
            .with("person", "fabio_chigi")
            .with("other", "juan_de_lugo")
            .with("age", 55),
        say("problem-faction_missing").with("person", "fabio_chigi"),
        say("problem-faction").with("person", "rinaldo_deste"),
        say("problem-symbol").with("person", "fabio_chigi"),
        say("problem-leaders").with("faction", "france").with("number", 2),
        say("problem-pair").with("symbol", "crozier").with("number", 3),
    ]);
    let asks = [
        "ask-discard",
        "ask-select",
        "ask-bribe",
        "ask-swap",
        "ask-bid",
        "ask-bid_doubled",
        "ask-bid_last",
        "ask-bid_last_alone",
        "ask-pick",
        "ask-banish",
        "ask-nothing",
    ];
    all.extend(asks.map(|key| say(key).with("seat", seat)));
    let persons =
        ["why-not_displayed", "why-own_person", "why-chigi", "why-leader", "why-felipe_protects"];
    all.extend(persons.map(|key| say(key).with("person", person.id())));
    let plain = [
        "why-bid_doubled",
        "why-bid_three",
        "why-bid_not_owned",
        "why-same_owner",
        "why-no_pass",
        "why-not_now",
    ];
    all.extend(plain.map(say));
    let terms = (Gem::ALL.map(Gem::id).into_iter())
        .chain(Faction::ALL.map(Faction::id))
        .chain(Symbol::ALL.map(Symbol::id))
        .chain(Person::ALL.map(Person::id))
        .chain(Power::ALL.map(Power::id))
        .chain(Ploy::ALL.map(Ploy::id))
        .chain(Mission::ALL.map(Mission::id))
        .chain(Slot::ALL.map(Slot::id))
        .chain(["black_smoke", "white_smoke", "camerlengo_card", "nothing"]);
    all.extend(terms.map(say));
    all.extend(SCORES.map(say));
    all.extend(GEMS.map(|key| say(key).with("count", 2_u8)));
    all
}

/// `score-<part>` for each of [`PARTS`].
const SCORES: [&str; 6] = [
    "score-mission",
    "score-persons",
    "score-louis_xiv",
    "score-bought",
    "score-conspirators",
    "score-squadrone",
];

const _: () = assert!(PARTS.len() == SCORES.len());
