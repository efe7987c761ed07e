//! Looking back at a game, and asking what a bot thinks of it.

use signoria_engine::Seat;
use signoria_i18n::Lang;
use signoria_protocol::{HintChoice, Hints, Replay};
use signoria_registry::{Budget, DynBot, Hint, Sight, Table};
use signoria_store::{Status, User};
use tokio::sync::oneshot;

use super::{task::Task, think::new_bot};
use crate::{
    course,
    error::Error,
    frames::{self, Reader},
    limit::Bucket,
    words,
};

/// The bot whose opinion is told.
const ADVISER: &str = "strong";

/// So many choices are told.
const TOLD: usize = 5;

/// Who asks, and from where he wants to see it.
pub struct Asker {
    pub user: Option<User>,
    pub seat: Option<u8>,
    pub lang: Lang,
    pub drawing: bool,
}

impl Task {
    /// The game, if it is over and has no secrets any more.
    pub(super) fn finished(&self) -> Result<&dyn Table, Error> {
        match (self.live.row.status, &self.live.table) {
            (Status::Finished, Some(table)) => Ok(&**table),
            _ => Err(Error::NotFinished),
        }
    }

    /// The game, for whom it is written, and how far he may look: a finished game from any seat, a
    /// running one from one's own or as a spectator.
    fn sight_of(&self, asker: &Asker) -> Result<(&dyn Table, Reader, usize), Error> {
        let table = self.live.table.as_ref().ok_or(Error::NotBegun)?;
        let user = asker.user.as_ref().map(|user| user.id);
        let mut reader = self.live.reader(user, asker.seat);
        (reader.lang, reader.drawing) = (asker.lang, asker.drawing);
        let actions = table.line().len();
        match (self.live.row.status, asker.seat) {
            (_, Some(seat)) if seat >= table.seats() => return Err(Error::NotFound),
            (Status::Finished, Some(seat)) => {
                // Nobody can do anything in a replay, so nobody needs a seat of his own.
                reader.viewer = signoria_engine::Viewer::Seat(Seat::new(seat));
                reader.delay = Some(0);
            }
            (Status::Waiting | Status::Playing, Some(seat)) => {
                if reader.viewer.seat().map(Seat::number) != Some(seat) {
                    return Err(Error::NotYourSeat);
                }
            }
            (_, None) => {
                reader.viewer = signoria_engine::Viewer::Spectator;
                reader.delay = None;
            }
        }
        let late = match self.live.row.status {
            Status::Finished => 0,
            Status::Waiting | Status::Playing => usize::from(reader.delay.unwrap_or(0)),
        };
        // Old positions are looked at, not played.
        reader.delay = reader.delay.or(Some(0));
        Ok((&**table, reader, actions.saturating_sub(late)))
    }

    pub(super) fn replay(&self, asker: &Asker, at: Option<usize>) -> Result<Replay, Error> {
        let (table, reader, actions) = self.sight_of(asker)?;
        let at = at.map_or(actions, |at| at.min(actions));
        let then = table.at(at);
        let names = self.live.told_names(reader.viewer);
        Ok(Replay {
            at,
            actions,
            seat: asker.seat,
            log: frames::told(&*then, &reader, &names, 0),
            position: frames::position(&*then, &reader, &names),
        })
    }

    /// What is needed to tell the course of the game on another thread.
    pub(super) fn course(&self, asker: &Asker) -> Result<course::Plan, Error> {
        let (table, reader, actions) = self.sight_of(asker)?;
        Ok(course::Plan { table: table.at(actions), viewer: reader.viewer })
    }

    /// Lets a bot think about the question of a seat; it answers itself.
    pub(super) fn hint(
        &mut self,
        user: &User,
        seat: Option<u8>,
        lang: Lang,
        answer: oneshot::Sender<Result<Hints, Error>>,
    ) {
        match self.advise(user, seat, lang) {
            Err(error) => drop(answer.send(Err(error))),
            Ok(advice) => {
                let (thinkers, budget) = (self.hub.thinkers.clone(), self.hub.budget);
                tokio::spawn(async move {
                    let permit = thinkers.acquire_owned().await;
                    let told = tokio::task::spawn_blocking(move || advice.told(&budget)).await;
                    drop(permit);
                    let _ = answer.send(told.map_err(|_| Error::Unavailable));
                });
            }
        }
    }

    fn advise(&mut self, user: &User, seat: Option<u8>, lang: Lang) -> Result<Advice, Error> {
        if !self.live.settings.hints {
            return Err(Error::NoHints);
        }
        let reader = self.live.reader(Some(user.id), seat);
        let seat = reader.own_seat().ok_or(Error::NotSeated)?;
        let table = self.live.table.as_ref().ok_or(Error::NotBegun)?;
        let bot = new_bot(&**table, ADVISER).ok_or(Error::Unavailable)?;
        let sight = table.sight(seat, 0).ok_or(Error::NotAsked)?;
        let names = self.live.told_names(reader.viewer);
        let words = words(lang, table.meta().id);
        let label = |choice: signoria_registry::Choice| {
            let label = words.say(&choice.label, &names);
            (choice.text, label)
        };
        let labels = table.choices(seat).into_iter().map(label).collect();
        let bucket = self.hinted.entry(user.id).or_insert_with(|| Bucket::new(5, 0.5));
        if !bucket.take() {
            return Err(Error::TooFast);
        }
        Ok(Advice { bot, sight, labels })
    }
}

/// A bot that is asked for its opinion.
struct Advice {
    bot: Box<dyn DynBot>,
    sight: Sight,
    labels: Vec<(String, String)>,
}

impl Advice {
    fn told(mut self, budget: &Budget) -> Hints {
        let labels = &self.labels;
        let told = |hint: Hint| {
            let label = labels.iter().find(|(text, _)| *text == hint.action);
            HintChoice {
                label: label.map(|(_, label)| label.clone()).unwrap_or_default(),
                text: hint.action,
                visits: hint.visits,
                chance: hint.win,
                margin: hint.margin,
            }
        };
        let hints = self.bot.hints(&self.sight, budget);
        Hints { choices: hints.into_iter().take(TOLD).map(told).collect() }
    }
}
