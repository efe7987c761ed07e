//! Looking back at a game, and asking what a bot thinks of it.

use std::sync::Arc;

use signoria_engine::Seat;
use signoria_i18n::Lang;
use signoria_protocol::{CoursePoint, HintChoice, Hints, Replay};
use signoria_registry::{Budget, DynBot, Hint, Json, Sight, Table};
use signoria_store::{Status, User};
use tokio::sync::oneshot;

use super::{task::Task, think::new_bot};
use crate::{
    course,
    error::Error,
    frames::{self, Memory, Reader},
    thinkers::Busy,
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
        let mut reader = self.live.reader(user, asker.seat, self.hub.clock.now());
        (reader.lang, reader.drawing) = (asker.lang, asker.drawing);
        match (self.live.row.status, asker.seat) {
            (_, Some(seat)) if seat >= table.seats() => return Err(Error::NotFound),
            (Status::Finished, Some(seat)) => {
                // Nobody can do anything in a replay, so nobody needs a seat of his own.
                reader.viewer = signoria_engine::Viewer::Seat(Seat::new(seat));
                reader.shown = Some(usize::MAX);
            }
            (Status::Waiting | Status::Playing, Some(seat)) => {
                if reader.viewer.seat().map(Seat::number) != Some(seat) {
                    return Err(Error::NotYourSeat);
                }
            }
            (_, None) => {
                reader.viewer = signoria_engine::Viewer::Spectator;
                reader.shown = None;
            }
        }
        // Old positions are looked at, not played.
        let shown = reader.shown.unwrap_or(usize::MAX);
        reader.shown = Some(shown);
        Ok((&**table, reader, table.actions().min(shown)))
    }

    pub(super) fn replay(&self, asker: &Asker, at: Option<usize>) -> Result<Replay<Json>, Error> {
        let (table, reader, actions) = self.sight_of(asker)?;
        let at = at.map_or(actions, |at| at.min(actions));
        let then = table.at(at);
        let names = self.live.told_names(reader.viewer);
        Ok(Replay {
            at,
            actions,
            seat: asker.seat,
            log: frames::told(&*then, &reader, &names, 0),
            beats: frames::beats(&*then, &reader, None).0,
            position: frames::position(&*then, &reader, &names, &mut Memory::default()),
        })
    }

    /// The course of the game, or what is needed to find it out on another thread.
    pub(super) fn course(&self, asker: &Asker) -> Result<course::Known, Error> {
        let (table, reader, actions) = self.sight_of(asker)?;
        let version = self.live.steps.last().copied().unwrap_or_default();
        let moment = course::Moment { viewer: reader.viewer, actions, version };
        let known = self.courses.iter().find(|(told, _)| *told == moment);
        if let Some((_, course)) = known {
            return Ok(course::Known::Told(course.clone()));
        }
        let plan = course::Plan { table: table.at(actions), viewer: reader.viewer };
        Ok(course::Known::Plan(moment, plan))
    }

    /// Keeps a course until the next action.
    pub(super) fn keep_course(&mut self, moment: course::Moment, course: Arc<[CoursePoint]>) {
        let current = self.live.steps.last() == Some(&moment.version);
        if current && !self.courses.iter().any(|(told, _)| *told == moment) {
            self.courses.push((moment, course));
        }
    }

    /// Lets a bot think about the question of a seat; it answers itself.
    pub(super) fn hint(
        &self,
        user: &User,
        seat: Option<u8>,
        lang: Lang,
        mut answer: oneshot::Sender<Result<Hints, Error>>,
    ) {
        match self.advise(user, seat, lang) {
            Err(error) => drop(answer.send(Err(error))),
            Ok(advice) => {
                let (hub, owner) = (self.hub.clone(), self.hub.owner(user.id));
                tokio::spawn(async move {
                    let time = hub.budget.time;
                    let work = move |cap| {
                        advice.told(&Budget { time, cap: Some(cap), ..Budget::default() })
                    };
                    let told = tokio::select! {
                        told = hub.thinkers.advise(owner, work) => told,
                        // A client that has gone gives up its place.
                        () = answer.closed() => return,
                    };
                    let _ = answer.send(told.map_err(|Busy| Error::TooFast));
                });
            }
        }
    }

    fn advise(&self, user: &User, seat: Option<u8>, lang: Lang) -> Result<Advice, Error> {
        if !self.live.settings.hints {
            return Err(Error::NoHints);
        }
        let reader = self.live.reader(Some(user.id), seat, self.hub.clock.now());
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
        // For all tables together: many tables are no way to more hints.
        let household = self.hub.owner(user.id).household;
        let household = household.map_or_else(String::new, |address| address.to_string());
        if !self.hub.hints_of_users.take(&user.id.to_string())
            || !self.hub.hints_of_households.take(&household)
        {
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
