//! The words of the game: which sentence describes what, and why something is refused.

use arrayvec::ArrayVec;
use signoria_engine::{Arg, GameText, Message, Reason, Seat};

use crate::{
    action::Action,
    cards::{
        ActionCard, BRIBE, Card, Colour, DONATION, Gain, MONEYLENDER, MONK, Person, Place, Sector,
        Tile, boroughs, hotel_picks, park_bonus,
    },
    event::{Cause, EventView},
    frame::{Frame, Piece},
    state::NotreDame,
    streets::{Market, Spot},
    view::{PlayerView, View},
};

mod catalogue;

/// A key made of a prefix and an id, for every value of an enum.
macro_rules! keys {
    ($name:ident, $type:ident, $prefix:literal, $($variant:ident = $id:literal),+) => {
        const fn $name(value: $type) -> &'static str {
            match value { $($type::$variant => concat!($prefix, $id)),+ }
        }
    };
}

macro_rules! sector_keys {
    ($name:ident, $prefix:literal) => {
        keys!(
            $name,
            Sector,
            $prefix,
            CloisterSchool = "cloister_school",
            Bank = "bank",
            Residence = "residence",
            CarriageHouse = "carriage_house",
            Hotel = "hotel",
            Park = "park",
            Hospital = "hospital"
        );
    };
}

sector_keys!(the_sector, "the_");
sector_keys!(friend_key, "do-friend_");
sector_keys!(to_key, "do-to_");

keys!(
    play_key,
    ActionCard,
    "do-play_",
    CloisterSchool = "cloister_school",
    Bank = "bank",
    Residence = "residence",
    CarriageHouse = "carriage_house",
    Hotel = "hotel",
    Park = "park",
    Hospital = "hospital",
    NotreDame = "notre_dame",
    TrustedFriend = "trusted_friend"
);

keys!(
    bribe_key,
    Person,
    "do-bribe_",
    Moneylender = "moneylender",
    Monk = "monk",
    Barmaid = "barmaid",
    Minstrel = "minstrel",
    Magician = "magician",
    Doctor = "doctor",
    CityGuard = "city_guard",
    NightWatchman = "night_watchman",
    Bishop = "bishop",
    GuildMaster = "guild_master",
    BeggarKing = "beggar_king",
    Lawyer = "lawyer",
    LadyInWaiting = "lady_in_waiting",
    Mayor = "mayor",
    Carpenter = "carpenter"
);

/// §10: what a person gives prestige for, if the number depends on the position.
const fn favour_key(person: Person) -> Option<&'static str> {
    Some(match person {
        Person::CityGuard => "favour-city_guard",
        Person::NightWatchman => "favour-night_watchman",
        Person::GuildMaster => "favour-guild_master",
        Person::BeggarKing => "favour-beggar_king",
        Person::Lawyer => "favour-lawyer",
        Person::LadyInWaiting => "favour-lady_in_waiting",
        Person::Mayor => "favour-mayor",
        Person::Carpenter => "favour-carpenter",
        Person::Moneylender
        | Person::Monk
        | Person::Barmaid
        | Person::Minstrel
        | Person::Magician
        | Person::Doctor
        | Person::Bishop => return None,
    })
}

keys!(tile_key, Tile, "message_", Coin = "coin", Cube = "cube", Rat = "rat", Plain = "plain");

/// A place with its article.
const fn the_place(place: Place) -> &'static str {
    match place {
        Place::Sector(sector) => the_sector(sector),
        Place::NotreDame => "the_notre_dame",
    }
}

const fn stage_key(stage: u8) -> &'static str {
    match stage {
        0 => "stage_a",
        1 => "stage_b",
        _ => "stage_c",
    }
}

/// A sentence about a seat.
fn of(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

fn with_card(message: Message, card: Card) -> Message {
    message.with("card", card.kind.id()).with("colour", card.colour.id())
}

impl GameText for NotreDame {
    #[allow(clippy::too_many_lines)] // one arm per event
    fn message(event: &EventView) -> Message {
        match *event {
            EventView::Began { start } => of("log-began", start),
            EventView::Round { stage, round, start, persons, plague } => of("log-round", start)
                .with("stage", stage_key(stage))
                .with("round", round)
                .with("persons", persons.into_iter().map(Person::id).collect::<Arg>())
                .with("plague", plague),
            EventView::Drew { seat, cards } => of("log-drew", seat)
                .with("cards", cards.into_iter().map(|card| card.kind.id()).collect::<Arg>()),
            EventView::Kept { seat, card: Some(card), choice } => {
                with_card(of("log-kept", seat), card).with("choice", choice)
            }
            EventView::Kept { seat, card: None, choice } => {
                of("log-kept_hidden", seat).with("choice", choice)
            }
            EventView::HandedOn { cards } => Message::new("log-handed_on").with("cards", cards),
            EventView::Passed { from, to, ref cards } => of("log-passed", from)
                .with("to", to)
                .with("cards", cards.iter().map(|card| card.kind.id()).collect::<Arg>())
                .with("colour", cards.first().map_or(Colour::Red, |card| card.colour).id()),
            EventView::Played { seat, card } => with_card(of("log-played", seat), card),
            EventView::LaidAside { seat, card: Some(card) } => {
                with_card(of("log-laid_aside", seat), card)
            }
            EventView::LaidAside { seat, card: None } => of("log-laid_aside_hidden", seat),
            EventView::NoEffect { seat, cause } => of(
                match cause {
                    Cause::Choice => "log-no_effect",
                    Cause::NoCube => "log-no_effect_cube",
                    Cause::NoCoin => "log-no_effect_coin",
                },
                seat,
            ),
            // The cathedral holds cubes of all players; the number is that of this seat.
            EventView::Placed { seat, from, to: Place::NotreDame, count } => match from {
                None => of("log-placed_notre_dame", seat),
                Some(from) => of("log-moved_notre_dame", seat).with("from", the_place(from)),
            }
            .with("count", count),
            EventView::Placed { seat, from, to, count } => match from {
                None => of("log-placed", seat),
                Some(from) => of("log-moved", seat).with("from", the_place(from)),
            }
            .with("to", the_place(to))
            .with("count", count),
            EventView::FriendWalked { seat, from: _, to, count } => {
                of("log-friend", seat).with("to", the_sector(to)).with("count", count)
            }
            EventView::Prestige { seat, points, bonus, source } => {
                let message =
                    of(if bonus == 0 { "log-prestige" } else { "log-prestige_bonus" }, seat)
                        .with("points", points + bonus)
                        .with("source", source.key());
                if bonus == 0 { message } else { message.with("bonus", bonus) }
            }
            EventView::Cubes { seat, cubes } => of("log-cubes", seat).with("cubes", cubes),
            EventView::Coins { seat, coins } => of("log-coins", seat).with("coins", coins),
            EventView::CoinFrom { seat, from } => of("log-coin_from", seat).with("from", from),
            EventView::NoCoins { seat } => of("log-no_coins", seat),
            EventView::RatBack { seat, rat } => of("log-rat_back", seat).with("rat", rat),
            EventView::NothingToPick { seat } => of("log-nothing_to_pick", seat),
            EventView::PickRefused { seat } => of("log-pick_refused", seat),
            EventView::Stayed { seat } => of("log-stayed", seat),
            EventView::Drove { seat, ref route, colour } => {
                let spot = route.last().map_or(Spot::Center, |market| market.spot());
                let back = route.first() == route.last();
                of(if back { "log-drove_back" } else { "log-drove" }, seat)
                    .with("spot", spot.id())
                    .with("colour", colour.id())
                    .with("steps", (route.len() - 1) as u8)
            }
            EventView::TookMessage { seat, colour, tile } => {
                of("log-took", seat).with("colour", colour.id()).with("message", tile_key(tile))
            }
            EventView::Donated { seat, coins } => of("log-donated", seat).with("coins", coins),
            EventView::NoBribe { seat, broke: true } => of("log-no_bribe_broke", seat),
            EventView::NoBribe { seat, broke: false } => of("log-no_bribe", seat),
            EventView::Bribed { seat, person, coins } => match favour_key(person) {
                Some(favour) => of("log-bribed_for", seat).with("favour", favour),
                None => of("log-bribed", seat),
            }
            .with("person", person.id())
            .with("coins", coins),
            EventView::EmptyFavour { seat, person } => {
                of("log-empty_favour", seat).with("person", person.id())
            }
            EventView::Lifted { seat, piece: Piece::Cube(place) } => {
                of("log-lifted", seat).with("from", the_place(place))
            }
            EventView::Lifted { seat, piece: Piece::Friend } => of("log-lifted_friend", seat),
            EventView::ReachedInto { seat, from } => {
                of("log-reached_into", seat).with("from", the_sector(from))
            }
            EventView::TookUp { seat, cubes, friend: false } => {
                of("log-took_up", seat).with("cubes", cubes)
            }
            EventView::TookUp { seat, cubes: 0, friend: true } => {
                of("log-took_up_friend_alone", seat)
            }
            EventView::TookUp { seat, cubes, friend: true } => {
                of("log-took_up_friend", seat).with("cubes", cubes)
            }
            EventView::Carried { seat, from, to, cubes, friend } => {
                let key = match (cubes, friend) {
                    (_, false) => "log-carried",
                    (0, true) => "log-carried_friend_alone",
                    (_, true) => "log-carried_friend",
                };
                let message =
                    of(key, seat).with("from", the_sector(from)).with("to", the_sector(to));
                if cubes == 0 { message } else { message.with("cubes", cubes) }
            }
            EventView::BishopPlaced { seat, to } => {
                of("log-bishop", seat).with("to", the_sector(to))
            }
            EventView::Plague { seat, plague, doctor, hospital, from, to } => {
                let key = match (doctor, from == to) {
                    (false, false) => "log-plague",
                    (false, true) => "log-plague_stays",
                    (true, false) => "log-plague_doctor",
                    (true, true) => "log-plague_doctor_stays",
                };
                let message = of(key, seat).with("hospital", hospital).with("to", to);
                let message = if from == to { message } else { message.with("from", from) };
                if doctor { message } else { message.with("plague", plague) }
            }
            EventView::PrestigeLost { seat, points } => {
                of("log-prestige_lost", seat).with("points", points)
            }
            EventView::CubeLost { seat, sector } => {
                of("log-cube_lost", seat).with("sector", the_sector(sector))
            }
            EventView::NoCubeLost { seat } => of("log-no_cube_lost", seat),
            EventView::Cathedral { stage, pool, cubes: 0, share: _ } => {
                Message::new("log-cathedral_empty")
                    .with("stage", stage_key(stage))
                    .with("pool", pool)
            }
            EventView::Cathedral { stage, pool, cubes, share } => Message::new("log-cathedral")
                .with("stage", stage_key(stage))
                .with("pool", pool)
                .with("cubes", cubes)
                .with("share", share),
            EventView::CubesReturned { seat, cubes } => {
                of("log-cubes_returned", seat).with("cubes", cubes)
            }
            EventView::Ended {} => Message::new("log-ended"),
        }
    }

    fn hits(view: &View, event: &EventView) -> bool {
        match *event {
            EventView::PrestigeLost { seat, .. } | EventView::CubeLost { seat, .. } => {
                view.viewer.is(seat)
            }
            EventView::CoinFrom { from, .. } => view.viewer.is(from),
            _ => false,
        }
    }

    fn wastes(view: &View, action: Action, _: &[Action]) -> Option<Message> {
        let key = match action {
            Action::Stay => "wastes-drive",
            Action::Decline if matches!(view.resume.top(), Some(Frame::Pick { .. })) => {
                "wastes-pick"
            }
            Action::Decline => "wastes-card",
            _ => return None,
        };
        Some(Message::new(key))
    }

    fn label(view: &View, action: Action) -> Message {
        let own = view.viewer.seat().and_then(|seat| view.players.get(seat));
        let count = |sector| own.map_or(0, |player| player.count(sector));
        let spoken = |key: &'static str| Message::new(key);
        match action {
            Action::Keep(card) => with_card(spoken("do-keep"), card),
            Action::Play(card) => label_play(view, own, card),
            Action::Decline => spoken(match view.resume.top() {
                Some(Frame::Pick { .. }) => "do-decline_pick",
                _ => "do-decline",
            }),
            Action::Supply => spoken("do-supply").with("cubes", own.map_or(0, |own| own.own)),
            Action::Move(place) => spoken("do-move").with("from", the_place(place)),
            Action::Friend(sector) => {
                let from = own.and_then(|own| own.friend);
                arrives(spoken(friend_key(sector)), view, own, sector, Origin::Sector(from))
            }
            Action::Donate(coins) => {
                let points = DONATION.get(usize::from(coins).wrapping_sub(1)).copied();
                spoken("do-donate")
                    .with("coins", coins)
                    .with("points", raised(own, points.unwrap_or(0)))
            }
            Action::Stay => spoken("do-stay"),
            Action::Drive { to, take } => label_drive(view, own, to, take),
            Action::Pick(gain) => spoken("do-pick").with("gain", gain.id()),
            Action::PickTwo(first, second) => {
                spoken("do-pick_two").with("first", first.id()).with("second", second.id())
            }
            Action::Pass => spoken("do-pass"),
            Action::Bribe(person) => label_bribe(view, own, person),
            Action::Lift(Piece::Cube(place)) => spoken("do-lift").with("from", the_place(place)),
            Action::Lift(Piece::Friend) => {
                let here = own.and_then(|own| own.friend).unwrap_or(Sector::Park);
                spoken("do-lift_friend").with("from", the_sector(here))
            }
            Action::From(sector) => {
                spoken("do-from").with("from", the_sector(sector)).with("count", count(sector))
            }
            Action::Carry { cubes, friend: false } => spoken("do-carry").with("cubes", cubes),
            Action::Carry { cubes: 0, friend: true } => spoken("do-carry_friend_alone"),
            Action::Carry { cubes, friend: true } => spoken("do-carry_friend").with("cubes", cubes),
            Action::To(sector) => match view.resume.top() {
                Some(Frame::MinstrelTo { cubes, friend, .. }) => {
                    let after = count(sector) + cubes + u8::from(friend);
                    spoken("do-carry_to").with("to", the_sector(sector)).with("count", after)
                }
                Some(Frame::MagicianTo { piece, .. }) => {
                    let from = match piece {
                        Piece::Cube(Place::Sector(from)) => Some(from),
                        Piece::Cube(Place::NotreDame) => None,
                        Piece::Friend => own.and_then(|own| own.friend),
                    };
                    arrives(spoken(to_key(sector)), view, own, sector, Origin::Sector(from))
                }
                _ => arrives(spoken(to_key(sector)), view, own, sector, Origin::General),
            },
            Action::Remove(sector) => spoken("do-remove").with("from", the_sector(sector)),
        }
    }

    fn prompt(view: &View, seat: Seat) -> Message {
        let Some(top) = view.resume.top() else { return of("ask-play", seat) };
        match top {
            Frame::KeepFirst { .. } => of("ask-keep_first", seat),
            Frame::KeepSecond { .. } => of("ask-keep_second", seat),
            Frame::Play { pass: 2, .. } => of("ask-play_second", seat),
            // The last three wait for no decision.
            Frame::Play { .. } | Frame::Reveal | Frame::Plague { .. } | Frame::RoundEnd => {
                of("ask-play", seat)
            }
            Frame::Place { card, .. } => of("ask-place", seat).with("card", card.id()),
            Frame::Friend { .. } => of("ask-friend", seat),
            Frame::Donate { .. } => of("ask-donate", seat),
            Frame::Drive { range, .. } => of("ask-drive", seat).with("range", range),
            Frame::Pick { picks: 1, .. } => of("ask-pick", seat),
            Frame::Pick { .. } => of("ask-pick_two", seat),
            Frame::Bribe { .. } => of("ask-bribe", seat)
                .with("persons", view.open.into_iter().map(Person::id).collect::<Arg>()),
            Frame::Magician { .. } => of("ask-magician", seat),
            Frame::MagicianTo { .. } => of("ask-magician_to", seat),
            Frame::Minstrel { .. } => of("ask-minstrel", seat),
            Frame::MinstrelCarry { from, .. } => {
                of("ask-minstrel_carry", seat).with("from", the_sector(from))
            }
            Frame::MinstrelTo { .. } => of("ask-minstrel_to", seat),
            Frame::Bishop { .. } => of("ask-bishop", seat),
            Frame::Penalty { .. } => of("ask-penalty", seat),
        }
    }

    fn why_not(view: &View, action: Action) -> Reason {
        let Some(seat) = view.viewer.seat() else { return Reason::not_a_choice() };
        let (Some(top), Some(own)) = (view.resume.top(), view.players.get(seat)) else {
            return Reason::not_a_choice();
        };
        if !view.resume.asked().contains(seat) {
            let turns = matches!(top, Frame::KeepFirst { .. } | Frame::KeepSecond { .. });
            return if turns {
                because("5.2", "why-already_kept")
            } else {
                because("5.2", "why-not_your_turn")
            };
        }
        match (top, action) {
            (Frame::KeepFirst { .. } | Frame::KeepSecond { .. }, Action::Keep(card)) => {
                Reason::new("5.2", with_card(Message::new("why-not_offered"), card))
            }
            (Frame::Play { .. }, Action::Play(card)) => {
                Reason::new("5.2", with_card(Message::new("why-not_in_hand"), card))
            }
            (Frame::Place { card, .. }, Action::Supply | Action::Move(_)) => {
                why_not_place(own, card, action)
            }
            (Frame::Friend { .. }, Action::Friend(sector)) => {
                about_sector("7.10", "why-friend_stands_there", sector)
            }
            (Frame::Donate { .. }, Action::Donate(coins)) => {
                if (1..=DONATION.len() as u8).contains(&coins) {
                    Reason::new("7.9", Message::new("why-too_few_coins").with("coins", own.coins))
                } else {
                    because("7.9", "why-donation_range")
                }
            }
            (Frame::Drive { range, .. }, Action::Drive { to, take }) => {
                why_not_drive(view, own, range, to, take)
            }
            (Frame::Pick { picks, .. }, Action::Pick(_) | Action::PickTwo(..)) => {
                why_not_pick(view, own, picks, action)
            }
            (Frame::Bribe { .. }, Action::Bribe(person)) => {
                Reason::new("5.2", Message::new("why-not_open").with("person", person.id()))
            }
            (Frame::Magician { .. }, Action::Lift(Piece::Cube(place))) => {
                about("8.5", "why-no_cube", place)
            }
            (Frame::Magician { .. }, Action::Lift(Piece::Friend)) => {
                because("8.5", "why-friend_off_board")
            }
            (Frame::MagicianTo { .. }, Action::To(sector)) => {
                about_sector("8.5", "why-same_sector", sector)
            }
            (Frame::Minstrel { .. }, Action::From(sector)) => {
                about_sector("8.4", "why-no_piece", sector)
            }
            (Frame::MinstrelCarry { from, .. }, Action::Carry { cubes, friend }) => {
                if friend && own.friend != Some(from) {
                    about_sector("8.4", "why-friend_elsewhere", from)
                } else if cubes > own.cubes[from.index()] {
                    about_sector("8.4", "why-not_so_many", from)
                } else {
                    because("8.4", "why-carry_range")
                }
            }
            (Frame::MinstrelTo { .. }, Action::To(sector)) => {
                about_sector("8.4", "why-same_sector", sector)
            }
            (Frame::Bishop { .. }, Action::To(sector)) => {
                about_sector("8.9", "why-not_empty", sector)
            }
            (Frame::Penalty { .. }, Action::Remove(sector)) => {
                if own.cubes[sector.index()] == 0 {
                    about("9", "why-no_cube", Place::Sector(sector))
                } else {
                    about_sector("9", "why-not_fullest", sector)
                }
            }
            (Frame::Place { card: ActionCard::NotreDame, .. }, Action::Donate(_)) => {
                because("7.9", "why-cube_first")
            }
            (_, Action::Pass | Action::Bribe(_)) => because("5.2", "why-no_bribe_now"),
            (_, Action::Play(_)) => because("5.2", "why-no_play_now"),
            (_, Action::Keep(_)) => because("5.2", "why-no_draft_now"),
            (_, Action::Decline) => because("7.1", "why-no_decline_now"),
            (_, Action::Supply | Action::Move(_)) => because("7.1", "why-no_place_now"),
            (_, Action::Drive { .. } | Action::Stay) => because("7.5", "why-no_drive_now"),
            _ => Reason::not_a_choice(),
        }
    }

    fn catalogue() -> Vec<Message> {
        catalogue::catalogue()
    }
}

/// Prestige with the bonus of the park (§7.7).
fn raised(own: Option<&PlayerView>, points: u8) -> u8 {
    let park = own.map_or(0, |own| own.count(Sector::Park));
    if points == 0 { 0 } else { points + park_bonus(park) }
}

fn label_drive(view: &View, own: Option<&PlayerView>, to: Market, take: bool) -> Message {
    let tile = view.tile_at(to);
    let colour = view.colours.get(usize::from(to.borough())).copied().unwrap_or(Colour::Red);
    let message = Message::new(match (tile, take) {
        (Some(_), true) => "do-drive_take",
        (Some(_), false) => "do-drive_leave",
        (None, _) => "do-drive",
    })
    .with("spot", to.spot().id())
    .with("colour", colour.id());
    match tile {
        None => message,
        Some(tile) if take => {
            message.with("message", tile_key(tile)).with("points", raised(own, tile.prestige()))
        }
        Some(tile) => message.with("message", tile_key(tile)),
    }
}

/// Where a piece that arrives in a sector comes from, as far as that matters for what it brings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// From this sector, from Notre Dame or from outside the borough.
    Sector(Option<Sector>),
    /// From the general supply (§8.9).
    General,
}

/// Adds what a piece brings when it arrives in a sector (§7.2–7.8), as much as there is to be had:
/// `count` cubes, coins, prestige, markets or picks; in the park and the hospital `count` is the number of pieces and
/// `back` how far the rat goes back.
fn arrives(
    message: Message,
    view: &View,
    own: Option<&PlayerView>,
    sector: Sector,
    origin: Origin,
) -> Message {
    let Some(own) = own else { return message.with("count", 1) };
    let count = own.count(sector) + 1;
    let general = own.general - u8::from(origin == Origin::General);
    let coins = coins_to_have(view, own);
    match sector {
        Sector::CloisterSchool => message.with("count", count.min(general)),
        Sector::Bank => message.with("count", count.min(coins)),
        Sector::Residence => {
            // The bonus of the park, which the piece may just have left (§7.7, R-03).
            let left = origin == Origin::Sector(Some(Sector::Park));
            message.with("count", count + park_bonus(own.count(Sector::Park) - u8::from(left)))
        }
        Sector::CarriageHouse => message.with("count", count),
        Sector::Hotel => message.with("count", hotel_picks(count).min(coins + general + own.rat)),
        Sector::Park | Sector::Hospital => {
            message.with("count", count).with("back", own.rat.min(1))
        }
    }
}

/// how many coins a player could get, from the supply and from the others.
fn coins_to_have(view: &View, own: &PlayerView) -> u8 {
    view.supply + view.players.values().map(|player| player.coins).sum::<u8>() - own.coins
}

/// What a card would give now. Where the cube is to come from the board, that depends on which one, and is told
/// when it is chosen.
fn label_play(view: &View, own: Option<&PlayerView>, card: Card) -> Message {
    let colour = card.colour.id();
    let Some((place, player)) = card.kind.place().zip(own) else {
        return Message::new(play_key(card.kind)).with("colour", colour);
    };
    let other = |key| Message::new(key).with("card", card.kind.id()).with("colour", colour);
    let elsewhere =
        |sector: &Sector| place != Place::Sector(*sector) && player.cubes[sector.index()] > 0;
    let movable =
        Sector::ALL.iter().any(elsewhere) || (place != Place::NotreDame && player.cathedral > 0);
    match place {
        _ if player.own == 0 && !movable => other("do-play_no_cube"),
        Place::NotreDame if player.coins == 0 => other("do-play_no_coin"),
        _ if player.own == 0 => other("do-play_moving"),
        Place::NotreDame => Message::new(play_key(card.kind))
            .with("colour", colour)
            .with("coins", player.coins.min(DONATION.len() as u8)),
        Place::Sector(sector) => {
            let message = Message::new(play_key(card.kind)).with("colour", colour);
            arrives(message, view, own, sector, Origin::Sector(None))
        }
    }
}

fn label_bribe(view: &View, own: Option<&PlayerView>, person: Person) -> Message {
    let message = Message::new(bribe_key(person));
    let points = match (person, own) {
        (Person::Minstrel | Person::Magician | Person::Bishop | Person::Doctor, _) => {
            return message;
        }
        (_, Some(own)) => own.favours[person.index()].unwrap_or(0),
        (_, None) => 0,
    };
    let message = message.with("points", points);
    match (person, own) {
        // The coin of the bribe is in the supply already.
        (Person::Moneylender, Some(own)) => {
            message.with("coins", MONEYLENDER.min(coins_to_have(view, own) + BRIBE))
        }
        (Person::Monk, Some(own)) => message.with("cubes", MONK.min(own.general)),
        _ => message,
    }
}

fn because(rule: &'static str, key: &'static str) -> Reason {
    Reason::new(rule, Message::new(key))
}

fn about(rule: &'static str, key: &'static str, place: Place) -> Reason {
    Reason::new(rule, Message::new(key).with("place", the_place(place)))
}

fn about_sector(rule: &'static str, key: &'static str, sector: Sector) -> Reason {
    about(rule, key, Place::Sector(sector))
}

/// §7.1
fn why_not_place(own: &PlayerView, card: ActionCard, action: Action) -> Reason {
    match action {
        Action::Move(place) if own.own > 0 => about("7.1", "why-supply_first", place),
        Action::Move(place) if card.place() == Some(place) => {
            about("7.1", "why-not_from_itself", place)
        }
        Action::Move(place) => about("7.1", "why-no_cube", place),
        _ => because("7.1", "why-supply_empty"),
    }
}

/// §7.5
fn why_not_drive(view: &View, own: &PlayerView, range: u8, to: Market, take: bool) -> Reason {
    let boroughs = boroughs(view.players.seats());
    if to.borough() >= boroughs {
        return because("4.2", "why-no_such_market");
    }
    if to == own.carriage && range < 2 {
        return because("7.5", "why-no_way_back");
    }
    let steps = view.data.streets.distance(boroughs, own.carriage, to);
    if steps > range {
        return Reason::new(
            "7.5",
            Message::new("why-too_far").with("steps", steps).with("range", range),
        );
    }
    if take && view.tile_at(to).is_none() {
        return because("7.5", "why-no_message");
    }
    let colour = view.colours[usize::from(to.borough())];
    Reason::new("7.5", Message::new("why-colour_rule").with("colour", colour.id()))
}

/// §7.6
fn why_not_pick(view: &View, own: &PlayerView, picks: u8, action: Action) -> Reason {
    let mut gains = ArrayVec::<Gain, 2>::new();
    match action {
        Action::Pick(gain) => gains.push(gain),
        Action::PickTwo(first, second) => gains.extend([first, second]),
        _ => {}
    }
    for gain in Gain::ALL {
        let wanted = gains.iter().filter(|&&picked| picked == gain).count() as u8;
        let (there, key) = match gain {
            Gain::Coin => {
                let all: u8 = view.players.values().map(|player| player.coins).sum();
                (view.supply + all - own.coins, "why-no_coin_left")
            }
            Gain::Cube => (own.general, "why-no_cube_left"),
            Gain::RatBack => (own.rat, "why-rat_at_start"),
        };
        if wanted > there {
            return because("7.6", key);
        }
    }
    if gains.len() == usize::from(picks) {
        because("7.6", "why-pick_order")
    } else {
        Reason::new("7.6", Message::new("why-number_of_picks").with("picks", picks))
    }
}
