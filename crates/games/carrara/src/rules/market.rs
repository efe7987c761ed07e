//! Buying bricks (§6.2, §7.1) and buying an object (§6.7).

use signoria_engine::{RngExt, Sink};

use crate::{
    Carrara, Event, Relief,
    bricks::Bricks,
    material::{BRICKS_PER_COLOR, OBJECT_PRICE, Object, RELIEF, Segment, WHEEL_TARGET},
};

/// What the bricks cost in this segment.
pub fn price(segment: Segment, bricks: Bricks) -> u16 {
    let prices = segment.prices();
    bricks
        .counts()
        .iter()
        .zip(prices)
        .map(|(&count, price)| u16::from(count) * u16::from(price))
        .sum()
}

impl Carrara {
    /// §6.1: a brick on the wheel or in the bag.
    pub(crate) fn can_buy(&self) -> bool {
        !self.bag.is_empty() || !self.wheel_is_empty()
    }

    /// §7.1: a brick on the wheel; expansion only. Ruling R13: it may be one that cannot be paid, unless
    /// the table reads it otherwise.
    pub(crate) fn can_buy_still(&self) -> bool {
        self.expansion
            && match self.readings.relief {
                Relief::Always => !self.wheel_is_empty(),
                Relief::Turned => self.can_pay(),
            }
    }

    fn wheel_is_empty(&self) -> bool {
        self.wheel.iter().all(|segment| segment.is_empty())
    }

    /// §6.2.1: one segment on; what leaves VI lies in I again. Mandatory in the base game, also with
    /// an empty bag or a full wheel (ruling R12).
    pub(crate) fn rotate(&mut self, sink: &mut impl Sink<Self>) {
        self.wheel.rotate_right(1);
        let seat = self.active;
        sink.emit(|| Event::rotated(seat));
    }

    /// §6.2.2: draws blindly into segment I until 11 bricks lie on the wheel or the bag is empty.
    pub(crate) fn refill(&mut self, sink: &mut impl Sink<Self>) {
        let missing = WHEEL_TARGET.saturating_sub(self.on_wheel()).min(self.bag.len());
        if missing == 0 {
            let full = self.on_wheel() >= WHEEL_TARGET;
            sink.emit(|| Event::not_refilled(full));
            return;
        }
        let mut stream = self.rng.next_stream();
        let mut drawn = Bricks::NONE;
        for left in (self.bag.len() - missing + 1..=self.bag.len()).rev() {
            let place = stream.below(usize::from(left)) as u8;
            drawn = drawn.plus(Bricks::one(self.bag.take_nth(place)));
        }
        let first = &mut self.wheel[Segment::FIRST.index()];
        *first = first.plus(drawn);
        sink.emit(|| Event::drawn(drawn));
    }

    /// §6.2.4: whether any brick of any segment is free or affordable.
    pub(crate) fn can_pay(&self) -> bool {
        let coins = self.player().coins;
        // No brick costs more than 6 coins.
        if coins >= 6 {
            return !self.wheel_is_empty();
        }
        Segment::all().any(|segment| {
            let bricks = self.wheel[segment.index()].counts();
            let prices = segment.prices();
            bricks.iter().zip(prices).any(|(&count, price)| count > 0 && u16::from(price) <= coins)
        })
    }

    /// §6.2.4: lifts the screen and takes two coins instead of bricks, with or without turning the
    /// wheel (ruling R13).
    pub(crate) fn cannot_pay(&mut self, sink: &mut impl Sink<Self>) {
        sink.emit(|| Event::cannot_pay(self.active, self.player().screen()));
        self.player_mut().coins += RELIEF;
    }

    /// §6.6: lifts the screen and takes two coins instead of an action.
    pub(crate) fn no_action(&mut self, sink: &mut impl Sink<Self>) {
        sink.emit(|| Event::no_action(self.active, self.player().screen()));
        self.player_mut().coins += RELIEF;
    }

    /// §6.2.6: bricks behind the screen, coins to the supply.
    pub(crate) fn take(&mut self, segment: Segment, bricks: Bricks, sink: &mut impl Sink<Self>) {
        let cost = price(segment, bricks);
        let lying = &mut self.wheel[segment.index()];
        *lying = lying.minus(bricks);
        let player = self.player_mut();
        player.bricks = player.bricks.plus(bricks);
        player.coins -= cost;
        let seat = self.active;
        sink.emit(|| Event::taken(seat, segment, bricks, cost));
    }

    /// §6.7: one object in each own turn, for 10 coins, while the field holds any.
    pub(crate) fn can_purchase(&self, purchased: bool) -> bool {
        !purchased && self.player().coins >= OBJECT_PRICE && !self.field.is_empty()
    }

    /// §6.7: the piece leaves the field for good.
    pub(crate) fn purchase(&mut self, object: Object, sink: &mut impl Sink<Self>) {
        self.field.remove(object);
        let player = self.player_mut();
        player.coins -= OBJECT_PRICE;
        player.objects[object.index()] += 1;
        let seat = self.active;
        sink.emit(|| Event::purchased(seat, object));
    }
}

const _: () = assert!(BRICKS_PER_COLOR < 8, "a digit of a multiset has three bits");
