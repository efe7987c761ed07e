//! The Palaces of Carrara.
//!
//! The index of `take` depends on the wheel: it is the number of the segment times [`SUBSETS`] plus the place of the bricks
//! among all subsets of what lies there (white first, one more of a colour counts the product of the colours before it).
//! The index of `pay` depends on nothing: it counts the 3,003 multisets of at most eight bricks.

use signoria_engine::Seat;
use signoria_games::carrara::{
    Action, Carrara, Finish, LastRound, Question, Relief, View,
    bricks::Bricks,
    cards::{BuildingCard, ExtraCard, ObjectCard, TopCard},
    material::{
        BRICKS_PER_COLOR, Building, City, Class, Color, DECK, DISPLAY, GREAT_COST, Kind, MARKERS,
        Object, Place, SEGMENTS, WHEEL_TARGET,
    },
    rules::scoring::Scoring,
    set::Member as _,
};

use crate::{
    Encoding,
    encoder::{Around, Encoder},
};

const SEATS: usize = 4;
const BUILDINGS: usize = Building::ALL.len();
/// Most subsets that the eleven bricks of a wheel can have in one segment: two of each colour, one of the last.
const SUBSETS: usize = 486;
/// Multisets of at most eight bricks of six colours.
const PAYMENTS: usize = 3003;

/// Place of the building: by type, then by cost.
fn building(building: Building) -> usize {
    building.place()
}

/// Place of `bricks` among the subsets of `all`.
fn subset(bricks: Bricks, all: Bricks) -> usize {
    let (mut place, mut radix) = (0, 1);
    for (take, there) in bricks.counts().into_iter().zip(all.counts()) {
        place += radix * usize::from(take);
        radix *= usize::from(there) + 1;
    }
    place
}

/// `CHOOSE[n][k]`: how many multisets of at most `n` things there are of `k` kinds.
const CHOOSE: [[usize; 7]; 9] = {
    let mut table = [[1; 7]; 9];
    let mut n = 1;
    while n < 9 {
        let mut k = 1;
        while k < 7 {
            table[n][k] = table[n - 1][k] + table[n][k - 1];
            k += 1;
        }
        n += 1;
    }
    table
};

/// Place of the bricks among all multisets of at most eight bricks; `None` if there are more.
fn payment(bricks: Bricks) -> Option<usize> {
    let mut place = 0;
    let mut room = usize::from(GREAT_COST);
    for (at, count) in bricks.counts().into_iter().enumerate() {
        for _ in 0..count {
            // All multisets that have none more of this colour come first.
            place += CHOOSE[room][5 - at];
            room = room.checked_sub(1)?;
        }
    }
    Some(place)
}

// Action indices: each block begins where the one before ends.
const BUY: usize = 0;
const BUY_NO_ROTATE: usize = BUY + 1;
const PASS: usize = BUY_NO_ROTATE + 1;
const ANNOUNCE: usize = PASS + 1;
const DONE: usize = ANNOUNCE + 1;
const PURCHASE: usize = DONE + 1;
const UPGRADE: usize = PURCHASE + Object::COUNT;
const SCORE: usize = UPGRADE + Place::COUNT + 1;
const BUILD: usize = SCORE + Kind::COUNT + City::COUNT + Class::COUNT;
const REPLACE: usize = BUILD + BUILDINGS * City::COUNT;
const TAKE: usize = REPLACE + BUILDINGS * BUILDINGS;
const PAY: usize = TAKE + SEGMENTS * SUBSETS;
const ACTIONS: usize = PAY + PAYMENTS;

impl Encoding for Carrara {
    const OBSERVATION: &'static str = "carrara/obs-1";
    const OBSERVATION_SIZE: usize = 466;
    const ACTION: &'static str = "carrara/act-1";
    const ACTIONS: usize = ACTIONS;
    const OVERFLOW: usize = 0;

    fn observe(view: &View, out: &mut Encoder) {
        let seats = view.players.seats();
        let around = Around::new(view.viewer, seats);
        let seat = |seat: Option<Seat>| seat.map(|seat| around.of(seat));
        let (mut work, mut city, mut replaces, mut purchased) = (None, None, None, false);
        let kind = view.question.map(|question| match question {
            Question::Turn => 0,
            Question::Market => 1,
            Question::Payment { building: new, city: at, replaces: old } => {
                work = Some(building(new));
                city = Some(at.index());
                replaces = old.map(building);
                2
            }
            Question::Upgrade => 3,
            Question::Finish { purchased: bought } => {
                purchased = bought;
                4
            }
        });
        out.part("question");
        out.category("kind", kind, 5);
        out.category("building", work, BUILDINGS);
        out.category("city", city, City::COUNT);
        out.category("replaces", replaces, BUILDINGS);
        out.flag("purchased", purchased);
        out.part("");
        out.flag("over", view.over);
        out.flags("asked", SEATS, around.set(view.asked));
        out.number("seats", seats, SEATS as i16);
        out.flag("expansion", view.expansion);
        out.flag("relief", view.readings.relief == Relief::default());
        out.flag("last_round", view.readings.last_round == LastRound::default());
        out.flag("finish", view.readings.finish == Finish::default());
        out.flag("pass_ends_turn", view.readings.pass_ends_turn);
        out.category("top_card", Some(view.cards.top.index()), TopCard::COUNT);
        out.category("object_card", Some(view.cards.object.index()), ObjectCard::COUNT);
        out.category("building_card", Some(view.cards.building.index()), BuildingCard::COUNT);
        out.category("extra_card", view.cards.extra.map(ExtraCard::index), ExtraCard::COUNT);
        out.category("start", Some(around.of(view.start)), SEATS);
        out.category("active", Some(around.of(view.active)), SEATS);
        out.number("turns", view.turns, 1000);
        for segment in view.wheel {
            out.numbers("wheel", &segment.counts(), i16::from(WHEEL_TARGET));
        }
        out.number("bag", view.bag, 42);
        out.categories("display", DISPLAY, BUILDINGS, view.display.map(|one| one.map(building)));
        out.number("deck", view.deck, DECK as i16);
        out.flags("great", BUILDINGS, view.great.iter().map(building));
        out.flags("field", Object::COUNT, view.field.iter().map(Object::index));
        out.numbers("supply", &view.supply, 5);
        out.categories("city_scored_by", City::COUNT, SEATS, view.city_scored_by.map(seat));
        out.flags("upgrades", Place::COUNT, view.upgrades.iter().map(Place::index));
        out.flags("removed", BUILDINGS, view.removed.iter().map(building));
        out.category("exhausted_by", seat(view.exhausted_by), SEATS);
        out.category("announced_by", seat(view.announced_by), SEATS);
        out.parts("player", SEATS, around.all(), |out, seat| {
            let player = &view.players[seat];
            out.number("coins", player.coins, 300);
            out.numbers("bricks", &player.bricks.counts(), i16::from(BRICKS_PER_COLOR));
            out.numbers("objects", &player.objects, 20);
            out.number("vp", player.vp, 300);
            let built = player.cities.iter().enumerate();
            let built = built.flat_map(|(city, there)| there.iter().map(move |it| (it, city)));
            let built = built.map(|(one, city)| (building(one), city));
            out.placed("buildings", BUILDINGS, City::COUNT, built);
            out.flags("types_scored", Kind::COUNT, player.types_scored.iter().map(Kind::index));
            out.flags("fields_scored", Class::COUNT, player.fields_scored.iter().map(Class::index));
            out.flags("tokens", Place::COUNT, player.tokens.iter().map(Place::index));
            out.number("markers", player.markers, i16::from(MARKERS));
            for condition in player.conditions {
                out.number("have", condition.have, 300);
                out.number("need", condition.need, 300);
            }
            out.number("finals", player.finals.total(), 300);
        });
        const { assert!(Color::COUNT == 6, "counts of bricks have six places") };
    }

    fn index(view: &View, action: Action) -> Option<usize> {
        Some(match action {
            Action::Buy => BUY,
            Action::BuyNoRotate => BUY_NO_ROTATE,
            Action::Pass => PASS,
            Action::Announce => ANNOUNCE,
            Action::Done => DONE,
            Action::Purchase(object) => PURCHASE + object.index(),
            Action::Upgrade(place) => UPGRADE + place.map_or(Place::COUNT, Place::index),
            Action::Score(Scoring::Type(kind)) => SCORE + kind.index(),
            Action::Score(Scoring::City(city)) => SCORE + Kind::COUNT + city.index(),
            Action::Score(Scoring::Special(class)) => {
                SCORE + Kind::COUNT + City::COUNT + class.index()
            }
            Action::Build { building: new, city } => {
                BUILD + building(new) * City::COUNT + city.index()
            }
            Action::Replace { old, new } => REPLACE + building(old) * BUILDINGS + building(new),
            Action::Take { segment, bricks } => {
                let at = segment.index();
                TAKE + at * SUBSETS + subset(bricks, view.wheel[at])
            }
            Action::Pay(bricks) => PAY + payment(bricks)?,
        })
    }
}
