//! The invariants of §13 that a single position can show; those about the course of a game are
//! checked move by move in `tests/course.rs`.

use signoria_engine::{Audit, Seat};

use crate::{
    cards::{COINS, CUBES, CardSet, DRAWN, PLAYS, Person, RAT_END, borough_of},
    frame::Frame,
    state::{Draft, Messages, NotreDame},
    streets::Spot,
};

impl NotreDame {
    pub(crate) fn inspect(&self, audit: &mut Audit) {
        let seats = self.seats();
        let boroughs = self.boroughs();

        let mut taken = 0;
        let mut overlap = 0;
        for (seat, player) in self.players.iter() {
            let on_board: u8 = player.cubes.iter().sum();
            let cubes = player.own + player.general + on_board + player.cathedral;
            audit.count("cubes", cubes);
            audit.require(cubes == CUBES, "INV 1: each colour has 14 cubes");
            audit.count("coins", player.coins);
            audit.count("messages", player.messages.len());
            overlap |= taken & player.messages.0;
            taken |= player.messages.0;

            let kinds: CardSet = player.deck.iter().copied().collect();
            audit.require(kinds == CardSet::ALL, "INV 3: each owner's nine cards are all there");
            audit.count("action cards", player.deck.len() as u8);
            self.inspect_hand(seat, audit);

            audit.require(player.rat <= RAT_END, "INV 9: the rat marker is on its track");
            audit.require(player.prestige() >= 0, "INV 10: prestige is never negative");
            let market = player.carriage;
            audit.require(market.borough() < boroughs, "INV 13: carriages stand on the board");
            if let Some(person) = player.bribed {
                audit.require(
                    self.open_persons().contains(&person),
                    "INV 14: only open persons are bribed",
                );
            }
        }
        audit.count("coins", self.supply);
        audit.count("messages", self.board.len());
        let coins: u8 = self.players.values().map(|player| player.coins).sum();
        audit.require(coins + self.supply == COINS, "INV 2: there are 25 coins");

        overlap |= taken & self.board.0;
        audit.require(overlap == 0, "INV 7: a message is in one place");
        audit.require(
            taken | self.board.0 == Messages::all(boroughs).0,
            "INV 7: all messages are on the board or owned",
        );
        audit.require(
            (0..boroughs).all(|borough| {
                self.tile_at(crate::streets::Market::new(borough, Spot::Center)).is_none()
            }),
            "INV 7: no message lies in a centre",
        );
        self.inspect_colours(audit);
        self.inspect_persons(audit);

        let on_cathedral: u8 = self.players.values().map(|player| player.cathedral).sum();
        // a colour has one Notre Dame card, drawn once a stage.
        audit.require(on_cathedral <= seats, "INV 12: at most one cube per player on Notre Dame");
        if self.round == 1 && self.drafting() || self.stack.top().is_none() {
            audit.require(on_cathedral == 0, "INV 12: Notre Dame is empty after a stage");
        }
        audit.require(
            Seat::all(seats).all(|seat| borough_of(seat.number(), seats) < boroughs),
            "INV 16: every player has a borough",
        );
        audit.require(
            self.colours.len() == usize::from(boroughs)
                && self
                    .colours
                    .iter()
                    .enumerate()
                    .all(|(at, one)| !self.colours[..at].contains(one)),
            "INV 16: every borough has a colour of its own",
        );
        audit.require(
            self.stage < 3 && (1..=3).contains(&self.round),
            "INV 18: nine rounds in three stages",
        );
    }

    fn drafting(&self) -> bool {
        matches!(self.stack.top(), Some(Frame::KeepFirst { .. } | Frame::KeepSecond { .. }))
    }

    /// INV 4, 5, 14: hands and plays.
    fn inspect_hand(&self, seat: Seat, audit: &mut Audit) {
        let laid = (0..DRAWN).filter(|&slot| self.in_hand(seat, slot).is_none()).count() as u8;
        match self.stack.frames().first() {
            Some(Frame::Reveal | Frame::KeepFirst { .. } | Frame::KeepSecond { .. }) => {
                audit.require(laid == 0, "INV 5: no card is played during the draft");
            }
            Some(&Frame::Play { pass, turn }) => {
                let place = self.start.distance(seat, self.seats());
                // The card of the player whose turn it is lies open once the frame has moved on.
                let due = pass - 1 + u8::from(place < turn);
                audit.require(laid == due, "INV 14: every player plays one card per pass");
                let owners: Vec<Seat> = (0..DRAWN).map(|slot| self.owner(seat, slot)).collect();
                let own = owners.iter().filter(|&&owner| owner == seat).count();
                audit.require(
                    own == if self.seats() == 2 { 2 } else { 1 },
                    "INV 4: one own card in hand, two with two players",
                );
                audit.require(
                    self.draft(seat, self.round) == Draft::Done,
                    "INV 4: the draft is over when cards are played",
                );
            }
            Some(_) | None => {
                audit.require(laid == PLAYS, "INV 5: every player has played two cards");
            }
        }
    }

    /// INV 8: message counts of colours still on the board differ by at most one.
    fn inspect_colours(&self, audit: &mut Audit) {
        let left: Vec<u8> = (0..self.boroughs()).filter(|&b| self.board.of(b) > 0).collect();
        for player in self.players.values() {
            let counts = || left.iter().map(|&borough| player.messages.of(borough));
            let even = counts().max().unwrap_or(0) <= counts().min().unwrap_or(0) + 1;
            audit.require(even, "INV 8: colours on the board are collected evenly");
        }
    }

    /// INV 6, 20: persons and their rats.
    fn inspect_persons(&self, audit: &mut Audit) {
        let mut brown = self.brown;
        brown.sort_unstable();
        audit.require(brown == Person::BROWN, "INV 6: six brown persons");
        audit.count("persons", brown.len() as u8 + self.grey.len() as u8);
        let letters_in_order = self
            .grey
            .chunks(3)
            .zip(Person::GREY)
            .all(|(chunk, letter)| letter.iter().all(|person| chunk.contains(person)));
        audit.require(letters_in_order, "INV 6: the grey persons open in their stages");
        let rats = |persons: &[Person]| -> u8 {
            persons.iter().map(|person| self.rats[person.index()]).sum()
        };
        let stage = usize::from(self.stage);
        let opened: u8 = rats(&self.brown) + rats(&self.grey[3 * stage..3 * stage + 3]);
        let table: u8 = rats(&Person::BROWN) + rats(&Person::GREY[stage]);
        audit.require(opened == table, "INV 20: the plague of a stage adds up to the table");
    }
}
