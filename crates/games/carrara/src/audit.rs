//! The material, counted, and the invariants of §12.

use signoria_engine::Audit;

use crate::{
    Carrara,
    bricks::Bricks,
    cards::Cards,
    frame::{Frame, Work},
    material::{Building, City, Color, MARKERS, Place, SUPPLY_PER_OBJECT, WHEEL_TARGET},
    rules::ending::MOST_TURNS,
    set::Set,
};

impl Carrara {
    pub(crate) fn check(&self, audit: &mut Audit) {
        self.check_bricks(audit);
        self.check_objects(audit);
        self.check_buildings(audit);
        self.check_markers(audit);
        self.check_flow(audit);
    }

    fn check_bricks(&self, audit: &mut Audit) {
        let mut counts = self.bag.counts();
        let open = self.players.values().map(|player| player.bricks).chain(self.wheel);
        for bricks in open {
            for (count, more) in counts.iter_mut().zip(bricks.counts()) {
                *count += more;
            }
        }
        for color in Color::ALL {
            audit.count(color.id(), counts[color.index()]);
        }
        audit.require(
            Bricks::from_counts(counts) == Some(Bricks::ALL),
            "INV 1: seven bricks of each colour on the wheel, in the bag and with the players",
        );
        audit.require(self.on_wheel() <= WHEEL_TARGET, "INV 2: at most 11 bricks on the wheel");
    }

    fn check_objects(&self, audit: &mut Audit) {
        for object in crate::material::Object::ALL {
            let at = object.index();
            let held: u8 = self.players.values().map(|player| player.objects[at]).sum();
            let all = held + self.supply[at] + u8::from(self.field.contains(object));
            audit.count(object.id(), all);
            audit.require(all == 6, "INV 3: six objects of each kind");
            audit.require(self.supply[at] <= SUPPLY_PER_OBJECT, "INV 3: at most five in supply");
        }
    }

    fn check_buildings(&self, audit: &mut Audit) {
        let mut seen = Set::EMPTY;
        let mut number = 0;
        let mut add = |buildings: Set<Building>| {
            seen = seen.or(buildings);
            number += i64::from(buildings.len());
        };
        for player in self.players.values() {
            player.cities.into_iter().for_each(&mut add);
        }
        let display: Set<Building> = self.display.iter().flatten().copied().collect();
        add(display);
        add(self.deck.iter().copied().collect());
        add(self.great);
        add(self.removed);
        audit.count("buildings", number);
        let all = if self.expansion { Set::all() } else { Building::normal() };
        audit.require(
            seen == all && number == i64::from(all.len()),
            "INV 4: every building exactly once",
        );
        audit.require(
            self.display.iter().flatten().count() == usize::from(display.len()),
            "INV 4: no building twice in the display",
        );
        audit.require(
            self.removed.and(Building::great()).is_empty(),
            "INV 4: buildings of cost 8 are never removed",
        );
        audit.require(
            self.expansion || self.removed.is_empty(),
            "INV 4: nothing is removed in the base game",
        );
        audit.require(
            self.deck.is_empty() || self.display.iter().all(Option::is_some),
            "INV 5: the display is full while the stack lasts",
        );
        audit.require(
            self.exhausted_by.is_some() == self.display.iter().all(Option::is_none),
            "R19: exhausted when display and stack are empty",
        );
        self.check_tokens(audit);
    }

    fn check_tokens(&self, audit: &mut Audit) {
        let mut tokens = self.upgrades;
        let mut number = self.upgrades.len();
        for player in self.players.values() {
            let great = player.buildings().and(Building::great());
            tokens = tokens.or(player.tokens);
            number += player.tokens.len();
            audit.require(
                player.tokens.len() <= great.len(),
                "INV 7: no more tokens than buildings of cost 8",
            );
        }
        audit.count("tokens", number);
        let all = if self.expansion { Set::<Place>::all() } else { Set::EMPTY };
        audit.require(tokens == all && number == all.len(), "INV 7: every token exactly once");
    }

    fn check_markers(&self, audit: &mut Audit) {
        for (seat, player) in self.players.iter() {
            let on_strip = self.city_scored_by.iter().filter(|by| **by == Some(seat)).count() as u8;
            let spent = player.types_scored.len() + player.fields_scored.len() + on_strip;
            audit.count("markers", player.markers + spent);
            audit.require(player.markers + spent == MARKERS, "INV 6: six markers each");
            audit.require(
                self.expansion || player.fields_scored.is_empty(),
                "INV 6: special fields only in the expansion",
            );
        }
        audit.require(
            self.expansion == self.cards.extra.is_some()
                && (self.expansion || self.cards == Cards::BASE),
            "INV 16: an extra card only in the expansion, the printed cards in the base game",
        );
    }

    fn check_flow(&self, audit: &mut Audit) {
        let seats = u16::from(self.players.seats());
        audit.require(self.turns <= MOST_TURNS, "R40: the game ends in fewer than 1000 turns");
        audit.require(
            (self.turns - 1) % seats
                == u16::from(self.start.distance(self.active, self.players.seats())),
            "INV 11: the turn goes round",
        );
        if let Some(top) = self.frames.top() {
            let mut legal = Vec::new();
            self.list(self.active, &mut legal);
            audit.require(!legal.is_empty(), "INV 10: a seat to act has a choice");
            match top {
                Frame::Payment(work) => {
                    let (city, size) = self.bill(work);
                    audit.require(legal.len() > 1, "INV 9: a payment asked for leaves a choice");
                    audit.require(
                        self.player().bricks.up_to(city.color()).len() > size,
                        "INV 9: bricks the city accepts are there",
                    );
                    audit.require(
                        match work {
                            Work::Build { city, .. } => City::ALL.contains(&city),
                            Work::Replace { old, new } => new.cost() > old.cost(),
                        },
                        "INV 9: a replacement is dearer",
                    );
                }
                Frame::Turn | Frame::Market | Frame::Upgrade | Frame::Finish { .. } => {}
                Frame::EndTurn => audit.require(false, "INV 10: the end of a turn asks nothing"),
            }
        } else {
            audit.require(
                self.turns.is_multiple_of(seats),
                "INV 11: all seats had the same number of turns",
            );
            audit.require(
                self.announced_by.is_some() || self.exhausted_by.is_some(),
                "INV 11: the end has a cause",
            );
        }
    }
}
