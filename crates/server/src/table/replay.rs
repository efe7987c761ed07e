//! Replays of a game, and hints.

use std::sync::Arc;

use signoria_engine::Seat;
use signoria_i18n::Lang;
use signoria_protocol::{HintChoice, Hints, Replay, ScorePoint};
use signoria_registry::{Budget, DynBot, Hint, Json, Observation, Table};
use signoria_store::{Status, User};
use tokio::sync::oneshot;

use super::{bots::new_bot, task::TableTask};
use crate::{
    error::Error,
    frames::{self, Recipient, ViewCache},
    score_history,
    thinkers::Busy,
    words,
};

/// The bot that gives hints.
const ADVISER: &str = "strong";

/// The one of a guided game, where advice is part of every decision: a tenth of the work, so that there may be more.
const LESSON_ADVISER: &str = "mcts:300";

/// Maximum number of choices in a hint.
const TOLD: usize = 5;

/// The user who asks, and the seat to see the game from.
pub struct ReplayRequest {
    pub user: Option<User>,
    pub seat: Option<u8>,
    pub lang: Lang,
    pub drawing: bool,
}

impl TableTask {
    /// The game, if it is over and has no secrets any more.
    pub(super) fn finished(&self) -> Result<&dyn Table, Error> {
        match (self.live.row.status, &self.live.table) {
            (Status::Finished, Some(table)) => Ok(&**table),
            _ => Err(Error::NotFinished),
        }
    }

    /// The game, the recipient, and how many actions they may see: a finished game from any seat, a
    /// running one from one's own or as a spectator.
    fn resolve_view(&self, asker: &ReplayRequest) -> Result<(&dyn Table, Recipient, usize), Error> {
        let table = self.live.table.as_ref().ok_or(Error::NotBegun)?;
        let user = asker.user.as_ref().map(|user| user.id);
        let mut reader = self.live.reader(user, asker.seat, self.hub.clock.now());
        (reader.lang, reader.drawing) = (asker.lang, asker.drawing);
        match (self.live.row.status, asker.seat) {
            (_, Some(seat)) if seat >= table.seats() => return Err(Error::NotFound),
            (Status::Finished, Some(seat)) => {
                // A replay has no choices, so the recipient needs no seat of their own.
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
        // Earlier positions have no choices.
        let shown = reader.shown.unwrap_or(usize::MAX);
        reader.shown = Some(shown);
        Ok((&**table, reader, table.actions().min(shown)))
    }

    pub(super) fn replay(
        &self,
        asker: &ReplayRequest,
        at: Option<usize>,
    ) -> Result<Replay<Json>, Error> {
        let (table, reader, actions) = self.resolve_view(asker)?;
        let at = at.map_or(actions, |at| at.min(actions));
        let then = table.at(at);
        let names = self.live.names_for(reader.viewer);
        Ok(Replay {
            at,
            actions,
            seat: asker.seat,
            log: frames::told(&*then, &reader, &names, 0),
            beats: frames::beats(&*then, &reader, None).0,
            position: frames::position(&*then, &reader, &names, &mut ViewCache::default()),
            list: frames::list_parts(&*then, &reader, &names),
        })
    }

    /// The score history, or what is needed to compute it on another thread.
    pub(super) fn course(&self, asker: &ReplayRequest) -> Result<score_history::Known, Error> {
        let (table, reader, actions) = self.resolve_view(asker)?;
        let version = self.live.steps.last().copied().unwrap_or_default();
        let moment = score_history::Moment { viewer: reader.viewer, actions, version };
        let known = self.courses.iter().find(|(told, _)| *told == moment);
        if let Some((_, course)) = known {
            return Ok(score_history::Known::Told(course.clone()));
        }
        let plan = score_history::Plan { table: table.at(actions), viewer: reader.viewer };
        Ok(score_history::Known::Plan(moment, plan))
    }

    /// Stores a score history until the next action.
    pub(super) fn keep_course(&mut self, moment: score_history::Moment, course: Arc<[ScorePoint]>) {
        let current = self.live.steps.last() == Some(&moment.version);
        if current && !self.courses.iter().any(|(told, _)| *told == moment) {
            self.courses.push((moment, course));
        }
    }

    /// Lets a bot evaluate the decision of a seat; the job replies itself.
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
                        // A client that has disconnected gives up its place.
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
        let lesson = self.live.settings.lesson;
        let (adviser, limits) = if lesson {
            (LESSON_ADVISER, &self.hub.lesson_hints)
        } else {
            (ADVISER, &self.hub.hints)
        };
        let bot = new_bot(&**table, adviser).ok_or(Error::Unavailable)?;
        let observation = table.observation(seat, 0).ok_or(Error::NotAsked)?;
        let names = self.live.names_for(reader.viewer);
        let words = words(lang, table.meta().id);
        let label = |choice: signoria_registry::Choice| {
            let label = words.render(&choice.label, &names);
            (choice.text, label)
        };
        let labels = table.choices(seat).into_iter().map(label).collect();
        // For all tables together: more tables give no more hints.
        let household = self.hub.owner(user.id).household;
        let household = household.map_or_else(String::new, |address| address.to_string());
        if !limits.take(user.id, &household) {
            return Err(Error::TooFast);
        }
        Ok(Advice { bot, observation, labels })
    }
}

/// A bot that evaluates a decision.
struct Advice {
    bot: Box<dyn DynBot>,
    observation: Observation,
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
        let hints = self.bot.hints(&self.observation, budget);
        Hints { choices: hints.into_iter().take(TOLD).map(told).collect() }
    }
}
