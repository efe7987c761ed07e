//! §5.1–5.3: turning up the offer; smoke.

use signoria_engine::{Sealed, Seat, Sink};

use crate::{
    HabemusPapam,
    cards::{Card, Mission, PURSE_GOLD},
    event::{Event, EventView},
    persons::Persons,
    state::Mode,
};

impl HabemusPapam {
    /// §5: begins a round; false if White smoke is all that is left (R7).
    pub(crate) fn start_round(&mut self, sink: &mut impl Sink<Self>) -> bool {
        if self.cardinal.as_slice() == [Card::WhiteSmoke] {
            self.cardinal.pop();
            self.discards.add(Card::WhiteSmoke);
            sink.emit(|| Event::Open(EventView::WhiteSmoke { last_round: false }));
            return false;
        }
        self.round += 1;
        self.order.clear();
        for player in self.players.values_mut() {
            player.chosen = Sealed::EMPTY;
            player.mode = Mode::Normal;
            player.bid = Sealed::EMPTY;
        }
        sink.emit(|| Event::Open(EventView::RoundStarted { round: self.round }));
        self.offer.camerlengo = true;
        self.offer.political = self.political.pop();
        self.offer.action = self.action.pop();
        for card in [self.offer.political, self.offer.action].into_iter().flatten() {
            sink.emit(|| Event::Open(EventView::Revealed { card }));
        }
        true
    }

    /// §5.1: turns up cardinal cards until a cardinal lies there; false if Black smoke interrupts.
    pub(crate) fn reveal(&mut self, sink: &mut impl Sink<Self>) -> bool {
        while let Some(card) = self.cardinal.pop() {
            match card {
                Card::BlackSmoke => {
                    self.discards.add(card);
                    self.pay_purses(sink);
                    return false;
                }
                // The last round is played in full, action cards included (R27).
                Card::WhiteSmoke => {
                    self.discards.add(card);
                    self.last_round = true;
                    sink.emit(|| Event::Open(EventView::WhiteSmoke { last_round: true }));
                }
                Card::Person(_) => {
                    self.offer.cardinal = Some(card);
                    sink.emit(|| Event::Open(EventView::Revealed { card }));
                    return true;
                }
                Card::Power(_) | Card::Ploy(_) | Card::Camerlengo => {
                    unreachable!("{card:?} is not in the cardinal deck")
                }
            }
        }
        unreachable!("there are 18 cardinals for at most 18 rounds")
    }

    /// §5.2, step 1: five gold per purse.
    fn pay_purses(&mut self, sink: &mut impl Sink<Self>) {
        for player in self.players.values_mut() {
            let gold = PURSE_GOLD * player.display.persons.and(Persons::DECK).len();
            player.goods.gold += u16::from(gold);
            self.bank.gold -= i16::from(gold);
        }
        sink.emit(|| {
            let purses = |persons: Persons| persons.and(Persons::DECK).len();
            let gold = self.players.map(|_, player| PURSE_GOLD * purses(player.display.persons));
            Event::Open(EventView::BlackSmoke { gold })
        });
    }

    /// §5.2, step 2: one of the two missions is discarded and stays secret; two equal ones are a legal
    /// deal (R25).
    pub(crate) fn discard_mission(
        &mut self,
        seat: Seat,
        mission: Mission,
        sink: &mut impl Sink<Self>,
    ) {
        let player = &mut self.players[seat];
        let at = player.missions.iter().position(|held| *held == mission);
        player.missions.remove(at.expect("a legal discard is held"));
        player.discarded = Some(mission);
        sink.emit(|| Event::MissionDiscarded { seat, mission });
    }
}
