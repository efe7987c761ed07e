//! §6: the end of the game.

use arrayvec::ArrayVec;
use signoria_engine::{Outcome, Score, Seat, Sink};

use crate::{
    Data, HabemusPapam,
    cards::{
        FELIPE_END_GOLD, LOUIS_VOTES, Mission, Need, PATRON_THRESHOLD, Person, SQUADRONE_VOTES,
        Symbol, VOTE_PRICE,
    },
    event::{Event, EventView},
    persons::Persons,
    state::Display,
};

/// The six parts of the votes, in the order of counting; `score-<part>` are their texts.
pub const PARTS: [&str; 6] =
    ["mission", "persons", "louis_xiv", "bought", "conspirators", "squadrone"];

impl HabemusPapam {
    /// §6, steps 1–4: action cards lapse, gems and Felipe IV become gold, votes are counted.
    pub(crate) fn finish(&mut self, sink: &mut impl Sink<Self>) {
        for seat in self.camerlengo.around(self.table()) {
            let player = &mut self.players[seat];
            if player.goods.hand() > 0 {
                let ploys = player.goods.ploys;
                sink.emit(|| Event::Open(EventView::Lapsed { seat, ploys }));
            }
            for (boxed, held) in self.discards.ploys.iter_mut().zip(&mut player.goods.ploys) {
                *boxed += std::mem::take(held);
            }
            let mut gems = 0;
            for (bank, held) in self.bank.gems.iter_mut().zip(&mut player.goods.gems) {
                gems += u16::from(*held);
                *bank += std::mem::take(held).cast_signed();
            }
            let felipe = FELIPE_END_GOLD[usize::from(player.display.felipe)];
            self.pay_from_bank(seat, gems + felipe);
            sink.emit(|| Event::Open(EventView::FinalGold { seat, gems, felipe }));
            sink.beat(self);
        }
        for seat in self.camerlengo.around(self.table()) {
            if let Some(&mission) = self.players[seat].missions.first() {
                let fulfilled = self.fulfils(seat, mission);
                sink.emit(|| Event::Open(EventView::MissionShown { seat, mission, fulfilled }));
            }
            sink.emit(|| Event::Open(EventView::Scored { seat, votes: self.votes(seat) }));
            sink.beat(self);
        }
        sink.emit(|| {
            let seats = self.result().winners().collect();
            Event::Open(EventView::Elected { seats })
        });
    }

    /// The votes of a player, part by part. Meant for the end, when gems are gold already.
    pub(crate) fn votes(&self, seat: Seat) -> [i32; 6] {
        let player = &self.players[seat];
        let missions = player.missions.iter().filter(|mission| self.fulfils(seat, **mission));
        [
            missions.map(|mission| mission.votes()).sum(),
            i32::from(player.display.persons.len()),
            LOUIS_VOTES[usize::from(player.display.louis)],
            bought(player.goods.gold, player.display.mazarin),
            conspirators(player.display, &self.options.data),
            if player.display.squadrone { SQUADRONE_VOTES } else { 0 },
        ]
    }

    /// §2.8: whether a player fulfils a mission now; only the end of the game asks (R24).
    pub(crate) fn fulfils(&self, seat: Seat, mission: Mission) -> bool {
        let display = &self.players[seat].display;
        match mission {
            Mission::LeaderMajority => {
                let leaders = |display: &Display| display.persons.and(Persons::LEADERS).len();
                let own = leaders(display);
                self.players
                    .iter()
                    .all(|(other, player)| other == seat || leaders(&player.display) < own)
            }
            Mission::FelipeMazarin
            | Mission::FourArms
            | Mission::SpainInnocent
            | Mission::InnocentUrban
            | Mission::SpainUrban
            | Mission::FranceThree => {
                let data = &self.options.data;
                mission.needs().into_iter().all(|Need { of, count }| display.has(of, data) >= count)
            }
        }
    }

    /// §6, step 5: most votes, then the oldest person; who has none comes last (R20).
    pub(crate) fn result(&self) -> Outcome {
        Outcome::rank(self.players.iter().map(|(seat, player)| {
            let data = &self.options.data;
            let oldest = data.oldest(player.display.persons);
            let oldest = oldest.map_or(0, |person| data.of(person).age);
            let parts = PARTS.into_iter().zip(self.votes(seat));
            parts
                .fold(Score::default(), |score, (part, votes)| score.part(part, votes))
                .tie_break([i32::from(oldest), 0, 0])
        }))
    }
}

/// §6: the votes that lie open: persons, Louis XIV, conspirators and the Squadrone. Missions and bought votes come at
/// the end.
pub(crate) fn open_votes(display: Display, data: &Data) -> i32 {
    let squadrone = if display.squadrone { SQUADRONE_VOTES } else { 0 };
    let louis = LOUIS_VOTES[usize::from(display.louis)];
    i32::from(display.persons.len()) + louis + conspirators(display, data) + squadrone
}

/// §6, step 4: votes bought with all the gold; the price falls with each Mazarin (R19).
pub(crate) fn bought(gold: u16, mazarin: u8) -> i32 {
    i32::from(gold / vote_price(mazarin))
}

/// §6, step 4: gold for a vote; the price falls with each Mazarin (R19).
pub(crate) const fn vote_price(mazarin: u8) -> u16 {
    VOTE_PRICE[mazarin as usize]
}

/// §6, step 5: pairs of allies and the favourites of Louis XIV and Mazarin (R26).
pub(crate) fn conspirators(display: Display, data: &Data) -> i32 {
    i32::from(data.pairs(display.persons))
        + FAVOURITES.iter().filter(|favourite| favourite.counts(display)).count() as i32
}

/// §6, step 5: the symbols that give a vote now.
pub(crate) fn alliances(display: Display, data: &Data) -> ArrayVec<Symbol, 8> {
    let favourites = FAVOURITES.iter().filter(|favourite| favourite.counts(display));
    let symbols = favourites.filter_map(|favourite| favourite.person.symbol());
    data.allied(display.persons).chain(symbols).collect()
}

/// §2.7: a person who is worth another vote to a player with enough cards of a power.
struct Favourite {
    person: Person,
    cards: fn(Display) -> u8,
}

const FAVOURITES: [Favourite; 2] = [
    Favourite { person: Person::AntonioBarberini, cards: |display| display.louis },
    Favourite { person: Person::GiulioSacchetti, cards: |display| display.mazarin },
];

impl Favourite {
    fn counts(&self, display: Display) -> bool {
        display.persons.contains(self.person) && (self.cards)(display) >= PATRON_THRESHOLD
    }
}
