//! One sample of every message, for the tests of the translations.

use arrayvec::ArrayVec;
use signoria_engine::{Arg, GameText, Message, Seat};

use super::{
    bribe_key, favour_key, friend_key, of, play_key, stage_key, the_sector, tile_key, to_key,
    with_card,
};
use crate::{
    cards::{ActionCard, Card, Colour, Gain, MAX_RATS, Person, Place, Sector, Tile},
    event::{Cause, EventView},
    frame::Piece,
    state::{NotreDame, Source},
    streets::{Market, Spot},
};

/// One sample of every message and term.
pub(super) fn catalogue() -> Vec<Message> {
    let mut all = Vec::new();
    let terms = Colour::ALL.map(Colour::id).into_iter();
    let terms = terms.chain(ActionCard::ALL.map(ActionCard::id));
    let terms = terms.chain(Sector::ALL.map(the_sector)).chain(["the_notre_dame"]);
    let terms = terms.chain(Person::ALL.map(Person::id));
    let terms = terms.chain(Tile::ALL.map(tile_key)).chain(Gain::ALL.map(Gain::id));
    let terms = terms.chain(Spot::ALL.map(Spot::id)).chain([0, 1, 2].map(stage_key));
    let terms = terms.chain(Source::ALL.map(Source::key));
    all.extend(terms.chain(TABLE_TERMS).map(Message::new));
    all.extend(Person::ALL.into_iter().filter_map(favour_key).map(Message::new));
    all.extend(sample_events().iter().map(NotreDame::message));
    all.extend(sample_labels());
    all.extend(sample_questions());
    all.extend(sample_reasons());
    all.extend(sample_problems());
    all
}

/// Words of the drawn table that are not the name of a thing.
const TABLE_TERMS: [&str; 23] = [
    "table-round",
    "table-plague",
    "table-coins",
    "table-coin_supply",
    "table-supply",
    "table-general",
    "table-rat",
    "table-prestige",
    "table-messages",
    "table-hand",
    "table-persons",
    "table-streets",
    "table-bell",
    "table-carriage",
    "table-neutral",
    "table-may_take",
    "table-bribed",
    "table-pool",
    "table-center",
    "table-inner_ccw",
    "table-inner_cw",
    "table-outer_cw",
    "table-outer_ccw",
];

fn sample_events() -> Vec<EventView> {
    let (seat, other) = (Seat::new(0), Seat::new(1));
    let card = Card { kind: ActionCard::Bank, colour: Colour::Red };
    let (from, to) = (Sector::Bank, Sector::Park);
    let market = |spot| Market::new(1, spot);
    vec![
        EventView::Began { start: seat },
        EventView::Round {
            stage: 0,
            round: 1,
            start: seat,
            persons: [Person::Monk, Person::Doctor, Person::Bishop],
            plague: 5,
        },
        EventView::Drew { seat, cards: [card; 3] },
        EventView::Kept { seat, card: Some(card), choice: 1 },
        EventView::Kept { seat, card: None, choice: 2 },
        EventView::HandedOn { cards: 2 },
        EventView::Passed { from: seat, to: other, cards: ArrayVec::from([card; 2]) },
        EventView::Played { seat, card },
        EventView::LaidAside { seat, card: Some(card) },
        EventView::LaidAside { seat, card: None },
        EventView::NoEffect { seat, cause: Cause::Choice },
        EventView::NoEffect { seat, cause: Cause::NoCube },
        EventView::NoEffect { seat, cause: Cause::NoCoin },
        EventView::Placed { seat, from: None, to: Place::Sector(to), count: 2 },
        EventView::Placed { seat, from: None, to: Place::NotreDame, count: 1 },
        EventView::Placed { seat, from: Some(Place::Sector(from)), to: Place::NotreDame, count: 1 },
        EventView::Placed {
            seat,
            from: Some(Place::Sector(from)),
            to: Place::Sector(to),
            count: 1,
        },
        EventView::FriendWalked { seat, from: None, to, count: 2 },
        EventView::Prestige { seat, points: 3, bonus: 0, source: Source::Residence },
        EventView::Prestige { seat, points: 3, bonus: 1, source: Source::Residence },
        EventView::Cubes { seat, cubes: 2 },
        EventView::Coins { seat, coins: 2 },
        EventView::CoinFrom { seat, from: other },
        EventView::NoCoins { seat },
        EventView::RatBack { seat, rat: 3 },
        EventView::NothingToPick { seat },
        EventView::PickRefused { seat },
        EventView::Stayed { seat },
        EventView::Drove {
            seat,
            route: [market(Spot::Center), market(Spot::InnerCcw)].into_iter().collect(),
            colour: Colour::Red,
        },
        EventView::Drove {
            seat,
            route: [Spot::Center, Spot::InnerCcw, Spot::Center].map(market).into_iter().collect(),
            colour: Colour::Red,
        },
        EventView::TookMessage { seat, colour: Colour::Red, tile: Tile::Cube },
        EventView::Donated { seat, coins: 2 },
        EventView::NoBribe { seat, broke: true },
        EventView::NoBribe { seat, broke: false },
        EventView::Bribed { seat, person: Person::Monk, coins: 1 },
        EventView::Bribed { seat, person: Person::Carpenter, coins: 1 },
        EventView::EmptyFavour { seat, person: Person::Lawyer },
        EventView::Lifted { seat, piece: Piece::Cube(Place::NotreDame) },
        EventView::Lifted { seat, piece: Piece::Friend },
        EventView::ReachedInto { seat, from },
        EventView::TookUp { seat, cubes: 2, friend: false },
        EventView::TookUp { seat, cubes: 0, friend: true },
        EventView::TookUp { seat, cubes: 2, friend: true },
        EventView::Carried { seat, from, to, cubes: 2, friend: false },
        EventView::Carried { seat, from, to, cubes: 2, friend: true },
        EventView::Carried { seat, from, to, cubes: 0, friend: true },
        EventView::BishopPlaced { seat, to },
        EventView::Plague { seat, plague: 5, doctor: false, hospital: 2, from: 3, to: 6 },
        EventView::Plague { seat, plague: 5, doctor: true, hospital: 2, from: 3, to: 1 },
        EventView::Plague { seat, plague: 5, doctor: false, hospital: 2, from: 9, to: 9 },
        EventView::Plague { seat, plague: 5, doctor: true, hospital: 0, from: 9, to: 9 },
        EventView::PrestigeLost { seat, points: 2 },
        EventView::CubeLost { seat, sector: to },
        EventView::NoCubeLost { seat },
        EventView::Cathedral { stage: 0, pool: 10, cubes: 3, share: 3 },
        EventView::Cathedral { stage: 1, pool: 10, cubes: 0, share: 0 },
        EventView::Cathedral { stage: 2, pool: 10, cubes: 1, share: 10 },
        EventView::CubesReturned { seat, cubes: 2 },
        EventView::Ended {},
    ]
}

fn sample_labels() -> Vec<Message> {
    let mut all: Vec<Message> = Vec::new();
    let spoken = Message::new;
    let card = Card { kind: ActionCard::Bank, colour: Colour::Red };
    all.push(with_card(spoken("do-keep"), card));
    for kind in ActionCard::ALL {
        let message = spoken(play_key(kind)).with("colour", "red");
        all.push(match kind.place() {
            Some(Place::Sector(sector)) => sample_arrival(message, sector),
            Some(Place::NotreDame) => message.with("coins", 3),
            None => message,
        });
    }
    for key in ["do-play_no_cube", "do-play_no_coin", "do-play_moving"] {
        all.push(with_card(spoken(key), card));
    }
    all.extend(
        ["do-decline", "do-decline_pick", "do-stay", "do-pass", "do-carry_friend_alone"]
            .map(spoken),
    );
    all.extend(["wastes-card", "wastes-drive", "wastes-pick"].map(spoken));
    all.push(spoken("do-supply").with("cubes", 3));
    for key in ["do-move", "do-lift", "do-lift_friend", "do-remove"] {
        all.push(spoken(key).with("from", "the_bank"));
    }
    for sector in Sector::ALL {
        all.push(sample_arrival(spoken(friend_key(sector)), sector));
        all.push(sample_arrival(spoken(to_key(sector)), sector));
    }
    all.push(spoken("do-donate").with("coins", 2).with("points", 3));
    let drive = |key| spoken(key).with("spot", "center").with("colour", "red");
    all.push(drive("do-drive"));
    all.push(drive("do-drive_leave").with("message", "message_rat"));
    all.push(drive("do-drive_take").with("message", "message_rat").with("points", 3));
    all.push(spoken("do-pick").with("gain", "coin"));
    all.push(spoken("do-pick_two").with("first", "coin").with("second", "cube"));
    all.extend(Person::ALL.map(|person| {
        let message = spoken(bribe_key(person));
        match person {
            Person::Minstrel | Person::Magician | Person::Bishop | Person::Doctor => message,
            Person::Moneylender => message.with("points", 1).with("coins", 2),
            Person::Monk => message.with("points", 1).with("cubes", 2),
            _ => message.with("points", 3),
        }
    }));
    all.push(spoken("do-from").with("from", "the_bank").with("count", 2));
    all.push(spoken("do-carry").with("cubes", 2));
    all.push(spoken("do-carry_friend").with("cubes", 2));
    all.push(spoken("do-carry_to").with("to", "the_park").with("count", 2));
    all
}

fn sample_arrival(message: Message, sector: Sector) -> Message {
    let message = message.with("count", 2);
    match sector {
        Sector::Park | Sector::Hospital => message.with("back", 1),
        _ => message,
    }
}

fn sample_questions() -> Vec<Message> {
    let seat = Seat::new(0);
    let mut all: Vec<Message> = [
        "ask-keep_first",
        "ask-keep_second",
        "ask-play",
        "ask-play_second",
        "ask-friend",
        "ask-donate",
        "ask-pick",
        "ask-pick_two",
        "ask-magician",
        "ask-magician_to",
        "ask-minstrel",
        "ask-minstrel_to",
        "ask-bishop",
        "ask-penalty",
    ]
    .map(|key| of(key, seat))
    .to_vec();
    all.push(of("ask-place", seat).with("card", "bank"));
    all.push(of("ask-drive", seat).with("range", 2));
    all.push(
        of("ask-bribe", seat).with("persons", ["monk", "doctor"].into_iter().collect::<Arg>()),
    );
    all.push(of("ask-minstrel_carry", seat).with("from", "the_bank"));
    all
}

fn sample_reasons() -> Vec<Message> {
    let card = Card { kind: ActionCard::Bank, colour: Colour::Red };
    let mut all: Vec<Message> = [
        "why-already_kept",
        "why-not_your_turn",
        "why-donation_range",
        "why-friend_off_board",
        "why-carry_range",
        "why-cube_first",
        "why-no_bribe_now",
        "why-no_play_now",
        "why-no_draft_now",
        "why-no_decline_now",
        "why-no_place_now",
        "why-no_drive_now",
        "why-supply_empty",
        "why-no_such_market",
        "why-no_way_back",
        "why-no_message",
        "why-no_coin_left",
        "why-no_cube_left",
        "why-rat_at_start",
        "why-pick_order",
    ]
    .map(Message::new)
    .to_vec();
    for key in [
        "why-friend_stands_there",
        "why-no_cube",
        "why-same_sector",
        "why-no_piece",
        "why-friend_elsewhere",
        "why-not_so_many",
        "why-not_empty",
        "why-not_fullest",
        "why-supply_first",
        "why-not_from_itself",
    ] {
        all.push(Message::new(key).with("place", "the_bank"));
    }
    all.push(with_card(Message::new("why-not_offered"), card));
    all.push(with_card(Message::new("why-not_in_hand"), card));
    all.push(Message::new("why-too_few_coins").with("coins", 2));
    all.push(Message::new("why-not_open").with("person", "monk"));
    all.push(Message::new("why-too_far").with("steps", 3).with("range", 1));
    all.push(Message::new("why-colour_rule").with("colour", "red"));
    all.push(Message::new("why-number_of_picks").with("picks", 2));
    all
}

fn sample_problems() -> Vec<Message> {
    vec![
        Message::new("problem-start").with("chosen", 5).with("seats", 3),
        Message::new("problem-colours").with("number", 2).with("min", 3).with("max", 3),
        Message::new("problem-colour_twice").with("colour", "red"),
        Message::new("problem-street_nowhere").with("street", "center - center".to_owned()),
        Message::new("problem-street_twice").with("street", "center - outer_cw".to_owned()),
        Message::new("problem-streets")
            .with("boroughs", 5)
            .with("market", "b0_center".to_owned())
            .with("steps", 5),
        Message::new("problem-rats_number").with("number", 3).with("persons", 15),
        Message::new("problem-rats").with("person", "monk").with("number", 4).with("max", MAX_RATS),
    ]
}
