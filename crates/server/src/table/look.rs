//! Looking back at a game.

use signoria_engine::{Seat, Viewer};
use signoria_i18n::Lang;
use signoria_protocol::Replay;
use signoria_registry::Table;
use signoria_store::Status;

use super::task::Task;
use crate::{
    error::Error,
    frames::{self, Reader},
};

impl Task {
    /// The game, if it is over and has no secrets any more.
    pub(super) fn finished(&self) -> Result<&dyn Table, Error> {
        match (self.live.row.status, &self.live.table) {
            (Status::Finished, Some(table)) => Ok(&**table),
            _ => Err(Error::NotFinished),
        }
    }

    pub(super) fn replay(
        &self,
        seat: Option<u8>,
        at: Option<usize>,
        (lang, drawing): (Lang, bool),
    ) -> Result<Replay, Error> {
        let table = self.finished()?;
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) if seat < table.seats() => Viewer::Seat(Seat::new(seat)),
            Some(_) => return Err(Error::NotFound),
        };
        let actions = table.line().len();
        let at = at.map_or(actions, |at| at.min(actions));
        let then = table.at(at);
        let reader = Reader { viewer, lang, drawing, host: false };
        let names = self.live.told_names(viewer);
        Ok(Replay {
            at,
            actions,
            seat,
            log: frames::told(&*then, reader, &names, 0),
            position: frames::position(&*then, reader, &names),
        })
    }
}
