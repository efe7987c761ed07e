//! Tables arranged by hand. Material is moved, never made, so that every scene passes the audit.

use signoria_engine::{Audit, BySeat, Game as _, Seat, Stack, flow};
use signoria_testkit::scenario::Table;

use crate::{
    Carrara, Options, StartPlayer,
    bricks::Bricks,
    cards::Cards,
    frame::Frame,
    material::{Building, City, Object},
    state::Player,
};

pub struct Scene(Carrara, Vec<Building>);

/// A base game; seat 0 begins.
pub fn base(seats: u8) -> Scene {
    scene(seats, false)
}

/// An expansion game with the cards of the base game and `extra_2`; seat 0 begins.
pub fn expansion(seats: u8) -> Scene {
    scene(seats, true)
}

fn scene(seats: u8, expansion: bool) -> Scene {
    let options = Options { expansion, start_player: StartPlayer::Seat1, ..Options::default() };
    let mut game = Table::<Carrara>::deal_with(seats, 1, options).game;
    if expansion {
        game.cards = Cards { extra: "extra_2".parse().ok(), ..Cards::BASE };
    }
    Scene(game, Vec::new())
}

pub fn bricks(text: &str) -> Bricks {
    text.parse().unwrap()
}

pub fn building(id: &str) -> Building {
    id.parse().unwrap()
}

pub fn city(id: &str) -> City {
    id.parse().unwrap()
}

impl Scene {
    pub fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.0.players[Seat::new(seat)]
    }

    pub fn with(mut self, change: impl FnOnce(&mut Carrara)) -> Self {
        change(&mut self.0);
        self
    }

    pub fn coins(mut self, seat: u8, coins: u16) -> Self {
        self.player(seat).coins = coins;
        self
    }

    pub fn vp(mut self, seat: u8, vp: u16) -> Self {
        self.player(seat).vp = vp;
        self
    }

    /// Exactly these bricks behind the screen; the rest of the world keeps its own.
    pub fn bricks(mut self, seat: u8, text: &str) -> Self {
        let back = std::mem::take(&mut self.player(seat).bricks);
        self.0.bag = self.0.bag.plus(back).minus(bricks(text));
        self.player(seat).bricks = bricks(text);
        self
    }

    /// Exactly these bricks on the wheel, segment I first.
    pub fn wheel(mut self, segments: [&str; 6]) -> Self {
        for segment in &mut self.0.wheel {
            self.0.bag = self.0.bag.plus(std::mem::take(segment));
        }
        for (segment, text) in self.0.wheel.iter_mut().zip(segments) {
            *segment = bricks(text);
            self.0.bag = self.0.bag.minus(*segment);
        }
        self
    }

    /// All of the bag but these bricks goes to a seat.
    pub fn bag_to(mut self, seat: u8, keep: &str) -> Self {
        let given = self.0.bag.minus(bricks(keep));
        self.0.bag = bricks(keep);
        let player = self.player(seat);
        player.bricks = player.bricks.plus(given);
        self
    }

    /// The building lies in the display, in exchange for one that no call asked for.
    pub fn shows(mut self, id: &str) -> Self {
        let wanted = building(id);
        if !self.0.display.contains(&Some(wanted)) {
            let at = self.0.deck.iter().position(|lying| *lying == wanted).expect("in the stack");
            let free = |shown: &Option<Building>| !shown.is_some_and(|it| self.1.contains(&it));
            let slot = self.0.display.iter().position(free).expect("a free place");
            self.0.deck[at] = self.0.display[slot].replace(wanted).expect("a full display");
        }
        self.1.push(wanted);
        self
    }

    /// The building stands in a city of the seat.
    pub fn stands(mut self, seat: u8, id: &str, place: &str) -> Self {
        let wanted = building(id);
        if wanted.is_great() {
            assert!(self.0.great.contains(wanted));
            self.0.great.remove(wanted);
        } else if let Some(at) = self.0.deck.iter().position(|lying| *lying == wanted) {
            self.0.deck.remove(at);
        } else {
            let slot = self.0.display.iter().position(|shown| *shown == Some(wanted)).unwrap();
            self.0.display[slot] = self.0.deck.pop();
        }
        self.player(seat).cities[city(place).index()].insert(wanted);
        self
    }

    /// Moves buildings of stack and display to the Lérici of a seat until only these lie in the
    /// display and the stack is empty.
    pub fn only_shows(mut self, seat: u8, ids: &[&str]) -> Self {
        let kept: Vec<Building> = ids.iter().map(|id| building(id)).collect();
        let lying: Vec<Building> = self
            .0
            .display
            .iter_mut()
            .filter_map(Option::take)
            .chain(self.0.deck.drain(..))
            .collect();
        for moved in lying {
            if !kept.contains(&moved) {
                self.player(seat).cities[City::Lerici.index()].insert(moved);
            }
        }
        for (slot, kept) in self.0.display.iter_mut().zip(kept) {
            *slot = Some(kept);
        }
        self
    }

    /// Objects from the supply, then from the field.
    pub fn objects(mut self, seat: u8, counts: [u8; 6]) -> Self {
        for object in Object::ALL {
            let at = object.index();
            let supplied = counts[at].min(self.0.supply[at]);
            self.0.supply[at] -= supplied;
            if counts[at] > supplied {
                assert!(self.0.field.contains(object) && counts[at] == supplied + 1);
                self.0.field.remove(object);
            }
            self.player(seat).objects[at] += counts[at];
        }
        self
    }

    /// Leaves this number of objects of a kind in the supply; a seat has the others.
    pub fn supply(mut self, object: Object, left: u8, seat: u8) -> Self {
        let at = object.index();
        let gone = self.0.supply[at] - left;
        self.0.supply[at] = left;
        self.player(seat).objects[at] += gone;
        self
    }

    /// Types scored, each with its marker.
    pub fn scored(mut self, seat: u8, types: &[&str]) -> Self {
        for kind in types {
            self.player(seat).types_scored.insert(kind.parse().unwrap());
            self.player(seat).markers -= 1;
        }
        self
    }

    /// Cities scored, each with its marker.
    pub fn scored_cities(mut self, seat: u8, cities: &[&str]) -> Self {
        for place in cities {
            self.0.city_scored_by[city(place).index()] = Some(Seat::new(seat));
            self.player(seat).markers -= 1;
        }
        self
    }

    pub fn token(mut self, seat: u8, place: &str) -> Self {
        let place = place.parse().unwrap();
        assert!(self.0.upgrades.contains(place));
        self.0.upgrades.remove(place);
        self.player(seat).tokens.insert(place);
        self
    }

    pub fn cards(mut self, top: &str, object: &str, building: &str, extra: &str) -> Self {
        self.0.cards = Cards {
            top: top.parse().unwrap(),
            object: object.parse().unwrap(),
            building: building.parse().unwrap(),
            extra: Some(extra.parse().unwrap()),
        };
        self
    }

    /// It is the turn of this seat.
    pub fn turn(mut self, seat: u8) -> Self {
        self.0.active = Seat::new(seat);
        self.0.turns = u16::from(seat) + 1;
        self
    }

    /// The table at the beginning of the turn.
    #[track_caller]
    pub fn table(self) -> Table<Carrara> {
        self.at(Frame::Turn)
    }

    /// The table in the middle of a turn.
    #[track_caller]
    pub fn at(mut self, frame: Frame) -> Table<Carrara> {
        self.0.frames = Stack::new(frame);
        let mut events = Vec::new();
        flow::run(&mut self.0, &mut events);
        let mut audit = Audit::default();
        self.0.audit(&mut audit);
        assert_eq!(audit.broken(), [""; 0], "the scene is impossible");
        let mut table = Table::of(self.0);
        table.events = events;
        table
    }
}

/// Short looks at a table.
pub trait Look {
    fn who(&self, seat: u8) -> &Player;
    fn wheel_total(&self) -> u8;
    fn final_vp(&self, seat: u8) -> u16;
}

impl Look for Table<Carrara> {
    fn who(&self, seat: u8) -> &Player {
        let players: &BySeat<Player, 4> = &self.game.players;
        &players[Seat::new(seat)]
    }

    fn wheel_total(&self) -> u8 {
        self.game.on_wheel()
    }

    fn final_vp(&self, seat: u8) -> u16 {
        self.game.finals(Seat::new(seat)).total()
    }
}
