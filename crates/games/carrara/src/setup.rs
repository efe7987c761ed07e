//! Setting the table up (§4).

use signoria_engine::{ArrayVec, BySeat, GameRng, Rng, RngExt, Seat, Setup, Sink, Stack};

use crate::{
    Carrara, Event, Options, Pick, Readings,
    bricks::Bricks,
    cards::{BuildingCard, Cards, ExtraCard, ObjectCard, TopCard},
    frame::Frame,
    material::{
        Building, DECK, DISPLAY, MARKERS, SEGMENTS, START_BRICKS, START_COINS, SUPPLY_PER_OBJECT,
        Segment,
    },
    set::Set,
    state::Player,
};

impl Carrara {
    /// §4: the setup, before the first decision.
    ///
    /// Chance events: the start player (if drawn), the stack, the cards (expansion).
    pub(crate) fn lay_out(setup: &Setup<Options>, sink: &mut impl Sink<Self>) -> Self {
        let Options { expansion, start_player, memory_aid, .. } = setup.options;
        let seats = setup.seats;
        let mut rng = GameRng::new(setup.seed);
        let start = start_player
            .seat()
            .unwrap_or_else(|| Seat::new(rng.next_stream().below(usize::from(seats)) as u8));
        sink.emit(|| Event::started(start));
        let mut tiles: ArrayVec<Building, { DECK + DISPLAY }> = Building::normal().iter().collect();
        rng.next_stream().shuffle(&mut tiles);
        let display: [Option<Building>; DISPLAY] = std::array::from_fn(|slot| Some(tiles[slot]));
        let deck = tiles[DISPLAY..].iter().copied().collect();
        let cards = if expansion {
            let cards = open_cards(&setup.options, &mut rng.next_stream());
            let data = &setup.options.data;
            sink.emit(|| {
                let places = cards.extra.and_then(|card| data.extra_cards.of(card));
                Event::cards_opened(cards, places)
            });
            cards
        } else {
            Cards::BASE
        };
        sink.emit(|| Event::display_laid(&display));
        let players = BySeat::from_fn(seats, |seat| {
            let place = start.distance(seat, seats);
            Player {
                coins: START_COINS,
                vp: 0,
                bricks: Bricks::one(START_BRICKS[usize::from(place)]),
                objects: [0; 6],
                cities: [Set::EMPTY; 6],
                types_scored: Set::EMPTY,
                fields_scored: Set::EMPTY,
                tokens: Set::EMPTY,
                markers: MARKERS,
            }
        });
        for turn in 0..seats {
            let seat = start.clockwise(turn, seats);
            sink.emit(|| Event::dealt(seat, players[seat].screen()));
        }
        sink.emit(|| Event::round_began(1));
        let mut wheel = [Bricks::NONE; SEGMENTS];
        wheel[Segment::FIRST.index()] = Bricks::ONE_OF_EACH;
        let dealt = players.values().map(|player| player.bricks).chain(wheel);
        let bag = dealt.fold(Bricks::ALL, Bricks::minus);
        Self {
            rng,
            frames: Stack::new(Frame::Turn),
            expansion,
            memory_aid,
            readings: Readings::of(&setup.options),
            data: setup.options.data.clone(),
            cards,
            start,
            active: start,
            turns: 1,
            wheel,
            bag,
            display,
            deck,
            great: if expansion { Building::great() } else { Set::EMPTY },
            field: Set::all(),
            supply: [SUPPLY_PER_OBJECT; 6],
            city_scored_by: [None; 6],
            upgrades: if expansion { Set::all() } else { Set::EMPTY },
            removed: Set::EMPTY,
            exhausted_by: None,
            announced_by: None,
            players,
        }
    }
}

/// §4: one card of each colour, of choice or from its pile. All four are drawn, so that choosing one
/// does not change the others.
fn open_cards(options: &Options, stream: &mut impl Rng) -> Cards {
    fn open<T: Copy>(choice: Pick<T>, pile: &[T], stream: &mut impl Rng) -> T {
        let drawn = stream.pick(pile).expect("no pile is empty");
        choice.card().unwrap_or(drawn)
    }
    Cards {
        top: open(options.top_card, &TopCard::ALL, stream),
        object: open(options.object_card, &ObjectCard::ALL, stream),
        building: open(options.building_card, &BuildingCard::ALL, stream),
        extra: Some(open(options.extra_card, &ExtraCard::ALL, stream)),
    }
}
