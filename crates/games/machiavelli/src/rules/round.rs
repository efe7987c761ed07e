//! §5.10 The end of a round.

use signoria_engine::{Seat, Sink, Step};

use crate::{
    action::Action,
    characters::Character,
    event::{Event, EventKind},
    frame::Frame,
    state::{Machiavelli, Marks},
};

impl Machiavelli {
    /// The holder of a murdered rank 4 that Rasputin did not save.
    fn murdered_fourth(&self) -> Option<(Seat, Character)> {
        let character = self.marks.murdered.filter(|victim| victim.rank() == 4)?;
        if self.marks.spared {
            return None;
        }
        self.holder(character).map(|holder| (holder, character))
    }

    /// §5.10 step 1: a murdered rank 4 is turned over now and its legacy applies.
    pub(crate) fn end_round(&mut self, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let Some((heir, character)) = self.murdered_fourth() else {
            return Step::Goto(Frame::Close);
        };
        if !self.shown.has(4) {
            self.lay_open(heir, character);
            sink.emit(|| Event::open(EventKind::Unmasked { seat: heir, character }));
        }
        if self.marks.acrobat {
            return Step::Goto(Frame::Close);
        }
        if character == Character::Emperor {
            return Step::Goto(Frame::Legacy { heir });
        }
        self.move_crown(heir, sink);
        Step::Goto(Frame::Close)
    }

    /// D18: the murdered Emperor's crown goes to another player, who pays nothing.
    pub(crate) fn legacy(
        &mut self,
        heir: Seat,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let Action::Bequeath(to) = action else { unreachable!("{action:?} bequeaths nothing") };
        sink.emit(|| Event::open(EventKind::Bequeathed { seat: heir, to }));
        self.move_crown(to, sink);
        Step::Goto(Frame::Close)
    }

    /// §5.10 steps 2 to 4: the Queen's delayed gold, markers return, next round or end.
    pub(crate) fn close_round(&mut self, sink: &mut impl Sink<Self>) -> Step<Frame> {
        if self.murdered_fourth().is_some()
            && !self.marks.queen_paid
            && let Some(queen) = self.marks.queen
            && self.queen_sits_by_fourth(queen)
        {
            self.gain(queen, 3, Character::Queen.id(), sink);
        }
        self.marks = Marks::default();
        self.called = 0;
        if self.ending {
            for seat in self.all() {
                let hand = self.player(seat).hand;
                sink.emit(|| {
                    Event::open(EventKind::FinalHand { seat, cards: hand.iter().collect() })
                });
            }
            sink.emit(|| Event::open(EventKind::TieBroken { by: self.tie_broken() }));
            sink.emit(|| Event::open(EventKind::Over));
            Step::Return
        } else {
            Step::Goto(Frame::Round)
        }
    }
}
