//! Which sentence describes what: keys of `locales/*/carrara.ftl` with their values.

use signoria_engine::{Arg, BuiltIn, GameRng, GameText, Message, Reason, Seat, Seed};

use crate::{
    Action, Carrara, Data, EventView, Finish, LastRound, View,
    bricks::Bricks,
    cards::{self, Cards},
    determinize,
    event::Screen,
    frame::{Frame, Work},
    material::{
        Building, City, Class, Color, Kind, OBJECT_PRICE, Object, Place, RELIEF, Segment, Value,
    },
    rules::{
        finals::Finals,
        market,
        scoring::{Income, Scoring},
    },
    state::Player,
};

/// "1 white" to "7 white" are terms of their own, so that every language inflects as it likes.
#[rustfmt::skip]
const BRICK_TERMS: [[&str; 7]; 6] = [
    ["white_1", "white_2", "white_3", "white_4", "white_5", "white_6", "white_7"],
    ["yellow_1", "yellow_2", "yellow_3", "yellow_4", "yellow_5", "yellow_6", "yellow_7"],
    ["red_1", "red_2", "red_3", "red_4", "red_5", "red_6", "red_7"],
    ["green_1", "green_2", "green_3", "green_4", "green_5", "green_6", "green_7"],
    ["blue_1", "blue_2", "blue_3", "blue_4", "blue_5", "blue_6", "blue_7"],
    ["black_1", "black_2", "black_3", "black_4", "black_5", "black_6", "black_7"],
];

/// "1 book" to "6 books".
#[rustfmt::skip]
const OBJECT_TERMS: [[&str; 6]; 6] = [
    ["book_1", "book_2", "book_3", "book_4", "book_5", "book_6"],
    ["cup_1", "cup_2", "cup_3", "cup_4", "cup_5", "cup_6"],
    ["crown_1", "crown_2", "crown_3", "crown_4", "crown_5", "crown_6"],
    ["gate_object_1", "gate_object_2", "gate_object_3", "gate_object_4", "gate_object_5",
     "gate_object_6"],
    ["flag_1", "flag_2", "flag_3", "flag_4", "flag_5", "flag_6"],
    ["coat_of_arms_1", "coat_of_arms_2", "coat_of_arms_3", "coat_of_arms_4", "coat_of_arms_5",
     "coat_of_arms_6"],
];

/// "2 white, 1 black".
fn bricks(bricks: Bricks) -> Arg {
    Color::ALL
        .into_iter()
        .filter(|&color| bricks.of(color) > 0)
        .map(|color| BRICK_TERMS[color.index()][usize::from(bricks.of(color)) - 1])
        .collect()
}

/// "2 books, 1 crown".
fn objects(counts: [u8; 6]) -> Arg {
    Object::ALL
        .into_iter()
        .filter(|object| counts[object.index()] > 0)
        .map(|object| OBJECT_TERMS[object.index()][usize::from(counts[object.index()]) - 1])
        .collect()
}

/// Coins, bricks and objects behind a screen.
fn with_screen(message: Message, screen: Screen) -> Message {
    message
        .with("coins", screen.coins)
        .with("bricks", bricks(screen.bricks))
        .with("objects", objects(screen.objects))
}

/// Announcing ends the turn, unless the table reads it otherwise (ruling R24): a player who could still buy an
/// object is told so.
fn announce_key(view: &View) -> &'static str {
    let last = view.readings.finish == Finish::PurchaseFirst;
    if last && reckon(view).can_purchase_now(view) { "do-announce_last" } else { "do-announce" }
}

/// The question of §6.7 by what can still be done.
fn finish_key(view: &View) -> &'static str {
    let table = reckon(view);
    match (table.can_purchase_now(view), table.can_announce()) {
        (true, true) if view.readings.finish == Finish::PurchaseFirst => "ask-finish_both",
        (true, true) => "ask-finish_either",
        (true, false) => "ask-finish_purchase",
        (false, _) => "ask-finish_announce",
    }
}

impl Carrara {
    /// Whether the question of §6.7 offers an object.
    fn can_purchase_now(&self, view: &View) -> bool {
        matches!(view.frame(), Some(Frame::Finish { purchased }) if self.can_purchase(purchased))
    }
}

/// "Library 3 in Pisa".
fn building_in(building: Building, city: City) -> Message {
    Message::new("building_in").with("building", building.id()).with("city", city.id())
}

/// Ruling R21: the objects of scored buildings that the supply no longer had.
fn lacking(scoring: Scoring, buildings: &[(Building, City)], income: Income) -> [u8; 6] {
    let mut lacking = [0_u8; 6];
    if !matches!(scoring, Scoring::Special(_)) {
        for (building, _) in buildings {
            lacking[building.kind().object().index()] += 1;
        }
        for (number, given) in lacking.iter_mut().zip(income.objects) {
            *number = number.saturating_sub(given);
        }
    }
    lacking
}

fn with_income(message: Message, income: Income) -> Message {
    message
        .with("coins", income.coins)
        .with("vp", income.vp)
        .with("objects", objects(income.objects))
}

/// The name of an extra card. It is what the card scores, so that a card with places of the host is named after them.
fn extra_card(card: Option<cards::ExtraCard>, places: Option<[Place; 2]>) -> Arg {
    match (card, places) {
        (None, _) => "no_card".into(),
        (Some(card), Some([one, other])) if Data::built_in().extra_cards.of(card) != places => {
            let message = Message::new("extra-places").with("one", one.id());
            message.with("other", other.id()).into()
        }
        (Some(card), _) => card.id().into(),
    }
}

impl GameText for Carrara {
    fn message(event: &EventView) -> Message {
        let about = |key, seat: Seat| Message::new(key).with("seat", seat);
        match *event {
            EventView::DisplayLaid { ref buildings } => Message::new("log-display_laid")
                .with("buildings", buildings.iter().map(|one| one.id()).collect::<Arg>()),
            EventView::Dealt { seat, screen } => with_screen(about("log-dealt", seat), screen),
            EventView::RoundBegan { round } => Message::new("log-round_began").with("round", round),
            EventView::NotRefilled { full: true } => Message::new("log-wheel_full"),
            EventView::NotRefilled { full: false } => Message::new("log-bag_empty"),
            EventView::Started { seat } => about("log-started", seat),
            EventView::CardsOpened { cards, places } => Message::new("log-cards_opened")
                .with("top", cards.top.id())
                .with("object", cards.object.id())
                .with("building", cards.building.id())
                .with("extra", extra_card(cards.extra, places)),
            EventView::Rotated { seat } => about("log-rotated", seat),
            EventView::Drawn { bricks: drawn } => {
                Message::new("log-drawn").with("bricks", bricks(drawn)).with("number", drawn.len())
            }
            EventView::Kept { seat } => about("log-kept", seat),
            EventView::Taken { seat, segment, bricks: taken, price } => about("log-taken", seat)
                .with("segment", segment.roman().to_owned())
                .with("bricks", bricks(taken))
                .with("price", price),
            EventView::CannotPay { seat, screen } => {
                with_screen(about("log-cannot_pay", seat), screen).with("relief", RELIEF)
            }
            EventView::NoAction { seat, screen } => {
                with_screen(about("log-no_action", seat), screen).with("relief", RELIEF)
            }
            EventView::Planned { seat, old: None, building, city } => {
                about("log-planned", seat).with("building", building.id()).with("city", city.id())
            }
            EventView::Planned { seat, old: Some(old), building, city } => {
                about("log-planned_replacement", seat)
                    .with("old", old.id())
                    .with("new", building.id())
                    .with("city", city.id())
            }
            EventView::Built { seat, building, city, payment } => about("log-built", seat)
                .with("building", building.id())
                .with("city", city.id())
                .with("bricks", bricks(payment)),
            EventView::Replaced { seat, old, new, city, payment } => about("log-replaced", seat)
                .with("old", old.id())
                .with("new", new.id())
                .with("city", city.id())
                .with("bricks", bricks(payment)),
            EventView::Revealed { building } => {
                Message::new("log-revealed").with("building", building.id())
            }
            EventView::Scored { seat, scoring, ref buildings, income } => {
                let key = match scoring {
                    Scoring::Type(_) => "log-scored_type",
                    Scoring::City(_) => "log-scored_city",
                    Scoring::Special(_) => "log-scored_special",
                };
                // In a scoring of a city all of them stand there.
                let place = |&(building, city): &(Building, City)| match scoring {
                    Scoring::City(_) => Arg::Term(building.id()),
                    Scoring::Type(_) | Scoring::Special(_) => building_in(building, city).into(),
                };
                let message = about(key, seat)
                    .with("what", scoring.id())
                    .with("buildings", buildings.iter().map(place).collect::<Arg>())
                    .with("lacking", objects(lacking(scoring, buildings, income)));
                with_income(message, income)
            }
            EventView::Upgraded { seat, place, value } => about("log-upgraded", seat)
                .with("token", place.token())
                .with("coins", value.coins)
                .with("vp", value.vp),
            EventView::UpgradeDeclined { seat } => about("log-upgrade_declined", seat),
            EventView::Purchased { seat, object } => about("log-purchased", seat)
                .with("object", OBJECT_TERMS[object.index()][0])
                .with("price", OBJECT_PRICE),
            EventView::Announced { seat, screen } => {
                with_screen(about("log-announced", seat), screen)
            }
            EventView::Passed { seat } => about("log-passed", seat),
            EventView::Exhausted { seat } => about("log-exhausted", seat),
            EventView::FinalScoring { seat, screen, card, places, finals, total } => {
                let key = match card {
                    Some(_) => "log-final_scoring_extra",
                    None => "log-final_scoring",
                };
                let message = about(key, seat)
                    .with("track", total - finals.total())
                    .with("objects", finals.objects)
                    .with("buildings", finals.buildings)
                    .with("coins_had", screen.coins + finals.extra_coins)
                    .with("coins", finals.coins)
                    .with("total", total);
                match card {
                    Some(card) => message
                        .with("card", extra_card(Some(card), places))
                        .with("extra", finals.extra)
                        .with("extra_coins", finals.extra_coins),
                    None => message,
                }
            }
        }
    }

    fn hits(view: &View, event: &EventView) -> bool {
        // No player takes anything from another one: only a turn can be lost.
        match *event {
            EventView::CannotPay { seat, .. } | EventView::NoAction { seat, .. } => {
                view.viewer.is(seat)
            }
            _ => false,
        }
    }

    fn label(view: &View, action: Action) -> Message {
        let table = reckon(view);
        match action {
            Action::Buy => Message::new("do-buy"),
            Action::BuyNoRotate => Message::new("do-buy_no_rotate"),
            Action::Build { building, city } => Message::new("do-build")
                .with("building", building.id())
                .with("city", city.id())
                .with("cost", building.cost()),
            Action::Replace { old, new } => Message::new("do-replace")
                .with("old", old.id())
                .with("new", new.id())
                .with("city", table.player().city_of(old).map_or("no_city", City::id))
                .with("cost", new.cost().saturating_sub(old.cost())),
            Action::Score(scoring) => {
                let key = match scoring {
                    Scoring::Type(_) => "do-score_type",
                    Scoring::City(_) => "do-score_city",
                    Scoring::Special(_) => "do-score_special",
                };
                let income = table.income(table.player(), scoring);
                with_income(Message::new(key).with("what", scoring.id()), income)
            }
            Action::Pass => Message::new("do-pass"),
            Action::Take { segment, bricks: taken } => Message::new("do-take")
                .with("segment", segment.roman().to_owned())
                .with("bricks", bricks(taken))
                .with("price", market::price(segment, taken)),
            Action::Pay(payment) => Message::new("do-pay").with("bricks", bricks(payment)),
            Action::Upgrade(Some(place)) => Message::new("do-upgrade")
                .with("token", place.token())
                .with("coins", view.data.upgraded(place).coins)
                .with("vp", view.data.upgraded(place).vp),
            Action::Upgrade(None) => Message::new("do-upgrade_none"),
            Action::Purchase(object) => Message::new("do-purchase")
                .with("object", OBJECT_TERMS[object.index()][0])
                .with("price", OBJECT_PRICE),
            Action::Announce => Message::new(announce_key(view)),
            Action::Done => Message::new("do-done"),
        }
    }

    fn prompt(view: &View, seat: Seat) -> Message {
        match view.frame() {
            Some(Frame::Turn) if view.announced_by.is_some() => {
                Message::new("ask-last_turn").with("seat", seat)
            }
            Some(Frame::Turn) => Message::new("ask-turn").with("seat", seat),
            Some(Frame::Market) => Message::new("ask-market").with("seat", seat),
            Some(Frame::Payment(work)) => {
                let table = reckon(view);
                let (city, size) = table.bill(work);
                Message::new("ask-payment")
                    .with("seat", seat)
                    .with("building", work.building().id())
                    .with("city", city.id())
                    .with("number", size)
            }
            Some(Frame::Upgrade) => Message::new("ask-upgrade").with("seat", seat),
            Some(Frame::Finish { .. } | Frame::EndTurn) | None => {
                Message::new(finish_key(view)).with("seat", seat)
            }
        }
    }

    fn why_not(view: &View, action: Action) -> Reason {
        reckon(view).refusal(view, action)
    }

    fn shows(event: &EventView) -> Option<Message> {
        let key = match event {
            EventView::Drawn { .. } => "shows-drawn",
            EventView::Revealed { .. } => "shows-revealed",
            EventView::Announced { .. } => "shows-announced",
            _ => return None,
        };
        Some(Message::new(key))
    }

    fn catalogue() -> Vec<Message> {
        let mut all: Vec<Message> = sample_events().iter().map(Self::message).collect();
        all.extend(sample_events().iter().filter_map(Self::shows));
        all.extend(sample_labels());
        all.extend(
            [
                "ask-turn",
                "ask-last_turn",
                "ask-market",
                "ask-upgrade",
                "ask-finish_both",
                "ask-finish_either",
                "ask-finish_purchase",
                "ask-finish_announce",
            ]
            .map(|key| Message::new(key).with("seat", SAMPLE_SEAT)),
        );
        all.push(
            Message::new("ask-payment")
                .with("seat", SAMPLE_SEAT)
                .with("building", "villa_3")
                .with("city", City::Pisa.id())
                .with("number", 3),
        );
        all.extend(sample_refusals());
        all.push(
            Message::new("problem-cards_need_expansion").with("cards", Arg::from_iter(["top_2"])),
        );
        all.push(building_in(Building::ALL[0], City::Pisa));
        all.push(Message::new("problem-relief_needs_expansion"));
        all.push(Message::new("extra-places").with("one", "pisa").with("other", "lerici"));
        all.push(
            Message::new("problem-upgrade_value").with("token", "upgrade_pisa").with("max", 9),
        );
        all.push(Message::new("problem-extra_card").with("card", "extra_3").with("place", "pisa"));
        all.push(Message::new("problem-start_player").with("number", 4).with("seats", 2));
        all.extend(
            [
                "score-track",
                "score-announcement",
                "score-objects",
                "score-buildings",
                "score-extra",
                "score-coins",
            ]
            .map(Message::new),
        );
        all.extend(terms().map(Message::new));
        all
    }
}

/// The table behind a view, for reckoning only: the order of the stack and the chance are made up.
fn reckon(view: &View) -> Carrara {
    determinize::table(view, GameRng::new(Seed([0; 32])))
}

/// Every thing with a name.
fn terms() -> impl Iterator<Item = &'static str> {
    Color::ALL
        .into_iter()
        .map(Color::id)
        .chain(BRICK_TERMS.into_iter().flatten())
        .chain(City::ALL.into_iter().map(City::id))
        .chain(Kind::ALL.into_iter().map(Kind::id))
        .chain(Building::ALL.into_iter().map(Building::id))
        .chain(Object::ALL.into_iter().map(Object::id))
        .chain(OBJECT_TERMS.into_iter().flatten())
        .chain(Class::ALL.into_iter().map(Class::id))
        .chain(Place::ALL.into_iter().map(Place::token))
        .chain(cards::all_ids())
        .chain(["no_card", "no_city"])
}

fn refuse(rule: &'static str, key: &'static str) -> Reason {
    Reason::new(rule, Message::new(key))
}

/// A refusal with values.
macro_rules! refuse {
    ($rule:literal, $key:literal $(, $name:literal = $value:expr)*) => {
        Reason::new($rule, Message::new($key)$(.with($name, $value))*)
    };
}

impl Carrara {
    /// The first rule that forbids the action.
    fn refusal(&self, view: &View, action: Action) -> Reason {
        let Some(top) = self.frames.top() else { return refuse("6.8", "why-over") };
        if view.viewer.seat() != Some(self.active) {
            return refuse!("6", "why-not_your_turn", "seat" = self.active);
        }
        let player = self.player();
        match (top, action) {
            (Frame::Turn, Action::Buy) => refuse("6.2", "why-no_bricks"),
            (Frame::Turn, Action::BuyNoRotate) if !self.expansion => expansion_only("7.1"),
            (Frame::Turn, Action::BuyNoRotate) if self.on_wheel() == 0 => {
                refuse("7.1", "why-wheel_empty")
            }
            (Frame::Turn, Action::BuyNoRotate) => refuse("10 R13", "why-nothing_payable"),
            (Frame::Turn, Action::Build { building, city }) => {
                self.why_not_build(player, building, city)
            }
            (Frame::Turn, Action::Replace { old, new }) => self.why_not_replace(player, old, new),
            (Frame::Turn, Action::Score(scoring)) => self.why_not_score(player, scoring),
            (Frame::Turn, Action::Pass) => refuse("6.8", "why-pass_too_early"),
            (Frame::Turn, Action::Take { .. }) => refuse("6.2", "why-buy_first"),
            (Frame::Turn, Action::Pay(_)) => refuse("6.3", "why-build_first"),
            (Frame::Turn, Action::Purchase(_) | Action::Announce | Action::Done) => {
                refuse("6", "why-act_first")
            }
            (Frame::Market, Action::Take { segment, bricks }) => {
                self.why_not_take(player, segment, bricks)
            }
            (Frame::Market, _) => refuse("6.2", "why-take_first"),
            (Frame::Payment(work), Action::Pay(payment)) => self.why_not_pay(player, work, payment),
            (Frame::Payment(_), _) => refuse("6.3", "why-pay_first"),
            (Frame::Upgrade, Action::Upgrade(Some(place))) => self.why_not_upgrade(place),
            (Frame::Upgrade, _) => refuse("7.3", "why-upgrade_first"),
            (Frame::Finish { purchased }, Action::Purchase(object)) => {
                self.why_not_purchase(player, purchased, object)
            }
            (Frame::Finish { .. }, Action::Announce) => self.why_not_announce(player),
            (Frame::Turn | Frame::Finish { .. }, Action::Upgrade(_)) => {
                if self.expansion {
                    refuse("7.3", "why-no_upgrade_now")
                } else {
                    expansion_only("7.3")
                }
            }
            (
                Frame::Finish { .. },
                Action::Buy
                | Action::BuyNoRotate
                | Action::Build { .. }
                | Action::Replace { .. }
                | Action::Score(_)
                | Action::Pass
                | Action::Take { .. }
                | Action::Pay(_),
            ) => refuse("6", "why-one_action"),
            (Frame::Finish { .. }, Action::Done) | (Frame::EndTurn, _) => Reason::not_a_choice(),
        }
    }

    fn why_not_take(&self, player: &Player, segment: Segment, taken: Bricks) -> Reason {
        if taken.is_empty() {
            return refuse("6.2", "why-take_nothing");
        }
        if !taken.within(self.wheel[segment.index()]) {
            let here = bricks(self.wheel[segment.index()]);
            return refuse!(
                "6.2",
                "why-not_in_segment",
                "segment" = segment.roman().to_owned(),
                "bricks" = here
            );
        }
        refuse!(
            "6.2",
            "why-too_expensive",
            "price" = market::price(segment, taken),
            "coins" = player.coins
        )
    }

    /// Whether the building can be had at all.
    fn why_not_on_offer(&self, building: Building) -> Option<Reason> {
        if self.on_offer().contains(building) {
            None
        } else if building.is_great() && !self.expansion {
            Some(expansion_only("7.2"))
        } else if building.is_great() {
            Some(refuse!("7.2", "why-not_beside_board", "building" = building.id()))
        } else {
            Some(refuse!("6.1", "why-not_in_display", "building" = building.id()))
        }
    }

    fn why_not_build(&self, player: &Player, building: Building, city: City) -> Reason {
        self.why_not_on_offer(building).unwrap_or_else(|| {
            refuse!(
                "6.1",
                "why-too_few_bricks",
                "city" = city.id(),
                "need" = building.cost(),
                "have" = player.bricks.up_to(city.color()).len()
            )
        })
    }

    fn why_not_replace(&self, player: &Player, old: Building, new: Building) -> Reason {
        if !self.expansion {
            return expansion_only("7.3");
        }
        let Some(city) = player.city_of(old) else {
            return refuse!("7.3", "why-not_your_building", "building" = old.id());
        };
        if let Some(reason) = self.why_not_on_offer(new) {
            return reason;
        }
        if new.cost() <= old.cost() {
            return refuse!("7.3", "why-not_dearer", "old" = old.id(), "new" = new.id());
        }
        refuse!(
            "7.3",
            "why-too_few_bricks",
            "city" = city.id(),
            "need" = new.cost() - old.cost(),
            "have" = player.bricks.up_to(city.color()).len()
        )
    }

    fn why_not_pay(&self, player: &Player, work: Work, payment: Bricks) -> Reason {
        let (city, size) = self.bill(work);
        if !payment.within(player.bricks) {
            return refuse!("6.3", "why-not_your_bricks", "bricks" = bricks(player.bricks));
        }
        if payment.up_to(city.color()) != payment {
            return refuse!(
                "6.3",
                "why-color_not_accepted",
                "city" = city.id(),
                "color" = city.color().id()
            );
        }
        refuse!("6.3", "why-not_exact", "need" = size, "have" = payment.len())
    }

    fn why_not_score(&self, player: &Player, scoring: Scoring) -> Reason {
        if let Scoring::Special(_) = scoring
            && !self.expansion
        {
            return expansion_only("7.4");
        }
        if player.markers == 0 {
            return refuse("6.1", "why-no_markers");
        }
        match scoring {
            Scoring::Type(kind) if player.types_scored.contains(kind) => {
                refuse!("6.1", "why-type_scored", "what" = kind.id())
            }
            Scoring::Type(kind) => refuse!("6.1", "why-no_such_building", "what" = kind.id()),
            Scoring::City(city) => match self.city_scored_by[city.index()] {
                Some(seat) => refuse!("6.1", "why-city_scored", "city" = city.id(), "seat" = seat),
                None => refuse!(
                    "6.1",
                    "why-city_too_small",
                    "city" = city.id(),
                    "need" = city.minimum(),
                    "have" = player.cities[city.index()].len()
                ),
            },
            Scoring::Special(class) if player.fields_scored.contains(class) => {
                refuse!("7.4", "why-field_scored", "what" = class.id())
            }
            Scoring::Special(class) => {
                refuse!("7.4", "why-no_such_class", "what" = class.id())
            }
        }
    }

    fn why_not_upgrade(&self, place: Place) -> Reason {
        match self.players.iter().find(|(_, player)| player.tokens.contains(place)) {
            Some((seat, _)) => {
                refuse!("7.3", "why-upgrade_taken", "token" = place.token(), "seat" = seat)
            }
            None => Reason::not_a_choice(),
        }
    }

    fn why_not_purchase(&self, player: &Player, purchased: bool, object: Object) -> Reason {
        if purchased {
            refuse("6.7", "why-one_purchase")
        } else if !self.field.contains(object) {
            refuse!("6.7", "why-not_on_field", "object" = object.id())
        } else {
            refuse!("6.7", "why-object_price", "price" = OBJECT_PRICE, "coins" = player.coins)
        }
    }

    fn why_not_announce(&self, player: &Player) -> Reason {
        if let Some(seat) = self.announced_by {
            return refuse!("6.7", "why-announced", "seat" = seat);
        }
        if let Some(seat) = self.exhausted_by
            && seat != self.active
            && self.readings.last_round == LastRound::Builder
        {
            return refuse!("6.7", "why-exhausted", "seat" = seat);
        }
        let cards = [
            ("8.1", self.cards.top.id()),
            ("8.2", self.cards.object.id()),
            ("8.3", self.cards.building.id()),
        ];
        let unmet =
            self.conditions(player).into_iter().zip(cards).find(|(progress, _)| !progress.met());
        match unmet {
            Some((progress, (rule, card))) => Reason::new(
                rule,
                Message::new("why-condition")
                    .with("card", card)
                    .with("have", progress.have)
                    .with("need", progress.need),
            ),
            None => Reason::not_a_choice(),
        }
    }
}

fn expansion_only(rule: &'static str) -> Reason {
    refuse(rule, "why-expansion_only")
}

const SAMPLE_SEAT: Seat = Seat::new(1);
const SAMPLE_SCREEN: Screen =
    Screen { coins: 1, bricks: Bricks::ONE_OF_EACH, objects: [2, 0, 1, 0, 0, 0] };
const SAMPLE_INCOME: Income = Income { coins: 9, vp: 2, objects: [2, 0, 0, 0, 0, 0] };

fn sample_events() -> Vec<EventView> {
    let seat = SAMPLE_SEAT;
    let [library, villa] = [Building::ALL[0], Building::ALL[32]];
    let bricks = Bricks::ONE_OF_EACH;
    let mut events = vec![
        EventView::Started { seat },
        EventView::CardsOpened {
            cards: Cards { extra: Some(cards::ExtraCard::Smallest), ..Cards::BASE },
            places: None,
        },
        EventView::DisplayLaid { buildings: vec![library, villa] },
        EventView::Dealt { seat, screen: SAMPLE_SCREEN },
        EventView::RoundBegan { round: 2 },
        EventView::Rotated { seat },
        EventView::NotRefilled { full: true },
        EventView::NotRefilled { full: false },
        EventView::Drawn { bricks },
        EventView::Kept { seat },
        EventView::Taken { seat, segment: Segment::FIRST, bricks, price: 3 },
        EventView::CannotPay { seat, screen: SAMPLE_SCREEN },
        EventView::NoAction { seat, screen: SAMPLE_SCREEN },
        EventView::Planned { seat, old: None, building: villa, city: City::Pisa },
        EventView::Planned { seat, old: Some(library), building: villa, city: City::Pisa },
        EventView::Built { seat, building: villa, city: City::Pisa, payment: bricks },
        EventView::Replaced { seat, old: library, new: villa, city: City::Pisa, payment: bricks },
        EventView::Revealed { building: villa },
        EventView::Upgraded { seat, place: Place::Lucca, value: Value { coins: 1, vp: 3 } },
        EventView::UpgradeDeclined { seat },
        EventView::Purchased { seat, object: Object::Crown },
        EventView::Announced { seat, screen: SAMPLE_SCREEN },
        EventView::Passed { seat },
        EventView::Exhausted { seat },
        EventView::FinalScoring {
            seat,
            screen: SAMPLE_SCREEN,
            card: Some(cards::ExtraCard::PisaMassa),
            places: Some([Place::Pisa, Place::Lerici]),
            finals: Finals { objects: 9, buildings: 20, extra: 4, extra_coins: 3, coins: 1 },
            total: 60,
        },
        EventView::FinalScoring {
            seat,
            screen: SAMPLE_SCREEN,
            card: None,
            places: None,
            finals: Finals { objects: 9, buildings: 20, extra: 0, extra_coins: 0, coins: 1 },
            total: 56,
        },
    ];
    events.extend(sample_scorings().map(|scoring| EventView::Scored {
        seat,
        scoring,
        buildings: vec![(library, City::Pisa), (villa, City::Massa)],
        income: SAMPLE_INCOME,
    }));
    events
}

fn sample_scorings() -> impl Iterator<Item = Scoring> {
    [Scoring::Type(Kind::Library), Scoring::City(City::Massa), Scoring::Special(Class::Country)]
        .into_iter()
}

fn sample_labels() -> Vec<Message> {
    let plain = [
        "do-buy",
        "do-buy_no_rotate",
        "do-pass",
        "do-upgrade_none",
        "do-announce",
        "do-announce_last",
        "do-done",
    ];
    let some = || bricks(Bricks::ONE_OF_EACH);
    let mut all: Vec<Message> = plain.into_iter().map(Message::new).collect();
    all.push(
        Message::new("do-build").with("building", "villa_3").with("city", "pisa").with("cost", 3),
    );
    all.push(
        Message::new("do-replace")
            .with("old", "gate_3")
            .with("new", "castle_8")
            .with("city", "pisa")
            .with("cost", 5),
    );
    for (key, scoring) in
        ["do-score_type", "do-score_city", "do-score_special"].into_iter().zip(sample_scorings())
    {
        all.push(with_income(Message::new(key).with("what", scoring.id()), SAMPLE_INCOME));
    }
    all.push(
        Message::new("do-take")
            .with("segment", Segment::FIRST.roman().to_owned())
            .with("bricks", some())
            .with("price", 3),
    );
    all.push(Message::new("do-pay").with("bricks", some()));
    all.push(
        Message::new("do-upgrade").with("token", "upgrade_lucca").with("coins", 1).with("vp", 3),
    );
    all.push(Message::new("do-purchase").with("object", "crown_1").with("price", OBJECT_PRICE));
    all
}

fn sample_refusals() -> Vec<Message> {
    let some = || bricks(Bricks::ONE_OF_EACH);
    let with_seat = |key| Message::new(key).with("seat", SAMPLE_SEAT);
    let mut all: Vec<Message> = [
        "why-over",
        "why-no_bricks",
        "why-expansion_only",
        "why-wheel_empty",
        "why-nothing_payable",
        "why-pass_too_early",
        "why-buy_first",
        "why-build_first",
        "why-act_first",
        "why-take_first",
        "why-pay_first",
        "why-upgrade_first",
        "why-no_upgrade_now",
        "why-one_action",
        "why-take_nothing",
        "why-no_markers",
        "why-one_purchase",
        "why-not_a_choice",
    ]
    .into_iter()
    .map(Message::new)
    .collect();
    all.extend([
        with_seat("why-not_your_turn"),
        with_seat("why-announced"),
        with_seat("why-exhausted"),
        with_seat("why-city_scored").with("city", "pisa"),
        with_seat("why-upgrade_taken").with("token", "upgrade_lucca"),
        Message::new("why-not_in_segment").with("segment", "I".to_owned()).with("bricks", some()),
        Message::new("why-too_expensive").with("price", 7).with("coins", 1),
        Message::new("why-not_beside_board").with("building", "villa_8"),
        Message::new("why-not_in_display").with("building", "villa_3"),
        Message::new("why-too_few_bricks").with("city", "pisa").with("need", 3).with("have", 1),
        Message::new("why-not_your_building").with("building", "villa_3"),
        Message::new("why-not_dearer").with("old", "library_4").with("new", "castle_4"),
        Message::new("why-not_your_bricks").with("bricks", some()),
        Message::new("why-color_not_accepted").with("city", "pisa").with("color", "yellow"),
        Message::new("why-not_exact").with("need", 3).with("have", 2),
        Message::new("why-type_scored").with("what", "library"),
        Message::new("why-no_such_building").with("what", "library"),
        Message::new("why-city_too_small").with("city", "massa").with("need", 3).with("have", 1),
        Message::new("why-field_scored").with("what", Class::City.id()),
        Message::new("why-no_such_class").with("what", Class::City.id()),
        Message::new("why-not_on_field").with("object", "crown"),
        Message::new("why-object_price").with("price", OBJECT_PRICE).with("coins", 1),
        Message::new("why-condition").with("card", "top_1").with("have", 3).with("need", 4),
    ]);
    all
}
