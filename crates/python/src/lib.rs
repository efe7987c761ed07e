//! The engines of Signoria as a Python package: the module `signoria._signoria`.
//!
//! The classes here are thin: they check what comes from Python, let go of the interpreter where work takes long, and turn
//! refusals into the exceptions of `signoria.errors`. The package around them is in `crates/python/python/signoria`.
#![warn(missing_docs)]

mod core;
mod errors;
mod vector;

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use numpy::{
    PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyReadwriteArray1,
    PyReadwriteArray2, PyUntypedArrayMethods as _,
};
use pyo3::{
    prelude::*,
    types::{PyDict, PyString, PyType},
};
use serde_json::{Map, Value};
use signoria_bots::Budget;
use signoria_encoding::Kind;
use signoria_engine::{Record, Seat, Seed, Viewer};
use signoria_registry::{RawOptions, RawSetup};

use crate::{
    core::{AnyBot, AnyGame, AnyState, list, open, open_record, reward_named, unknown},
    errors::Problem,
    vector::{AnyVector, Plan, Rows},
};

/// A seed: a number, or the 64 digits of a record.
fn seed_of(seed: &Bound<'_, PyAny>) -> Result<Seed, Problem> {
    let text = seed.str().and_then(|text| Ok(text.to_cow()?.into_owned()));
    text.ok().and_then(|text| text.parse().ok()).ok_or_else(|| {
        Problem::value(
            "a seed is an integer from 0 to 2**64 - 1, or 64 hexadecimal digits".to_owned(),
        )
    })
}

/// A seat at a table of so many.
fn seat_of(seat: i64, seats: u8) -> Result<Seat, Problem> {
    let number = u8::try_from(seat).ok().filter(|number| *number < seats);
    number.and_then(Seat::checked).ok_or_else(|| {
        Problem::value(format!("there is no seat {seat}: seats count from 0 to {}", seats - 1))
    })
}

/// A viewer: a seat, or a spectator.
fn viewer_of(seat: Option<i64>, seats: u8) -> Result<Viewer, Problem> {
    Ok(match seat {
        Some(seat) => Viewer::Seat(seat_of(seat, seats)?),
        None => Viewer::Spectator,
    })
}

/// A value of Python as JSON.
fn to_json(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text: String = value.py().import("json")?.call_method1("dumps", (value,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| Problem::value(error.to_string()).into())
}

/// JSON as a value of Python.
fn from_json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// How Python makes something again: a function and its arguments.
type Pickled<'py, A> = (Bound<'py, PyAny>, A);

/// A game with its number of players and options.
#[pyclass(frozen, module = "signoria")]
#[derive(Clone)]
struct Game(Arc<dyn AnyGame>);

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, players, *, preset=None, **options))]
    fn new(
        id: &str,
        players: i64,
        preset: Option<String>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let mut map = Map::new();
        for (name, value) in options.into_iter().flatten() {
            map.insert(name.extract()?, to_json(&value)?);
        }
        let seats = u8::try_from(players).unwrap_or(u8::MAX);
        let mut setup = RawSetup::new(seats, Seed::from_number(0));
        setup.preset = preset;
        setup.options = RawOptions::Json(map);
        Ok(Self(open(id, &setup)?))
    }

    /// Id of the game, such as ``machiavelli``.
    #[getter]
    fn id(&self) -> &'static str {
        self.0.id()
    }

    /// Number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.0.seats()
    }

    /// All options with their values.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &Value::Object(self.0.options()).to_string())
    }

    /// Version of the observations, such as ``machiavelli/obs-1``.
    #[getter]
    fn observation_version(&self) -> &'static str {
        self.0.encoding().0
    }

    /// Numbers in an observation.
    #[getter]
    fn observation_size(&self) -> usize {
        self.0.encoding().1
    }

    /// Version of the action indices, such as ``machiavelli/act-1``.
    #[getter]
    fn action_version(&self) -> &'static str {
        self.0.encoding().2
    }

    /// Number of action indices.
    #[getter]
    fn num_actions(&self) -> usize {
        self.0.encoding().3
    }

    /// Fields of an observation in order: (name, kind, size, low, high).
    fn field_tuples(&self) -> Vec<(String, &'static str, usize, i16, i16)> {
        let kind = |kind: Kind| match kind {
            Kind::Flag => "flag",
            Kind::Number { .. } => "number",
            Kind::Category { .. } => "category",
        };
        let fields = self.0.fields().into_iter();
        fields.map(|it| (it.name, kind(it.kind), it.size, it.kind.low(), it.kind.high())).collect()
    }

    /// Deals a new game. The seed decides all chance.
    #[pyo3(signature = (seed))]
    fn deal(&self, seed: &Bound<'_, PyAny>) -> PyResult<State> {
        let seed = seed_of(seed)?;
        Ok(State { game: self.clone(), state: self.0.deal(seed) })
    }

    fn __repr__(&self) -> String {
        format!("Game('{}', {})", self.0.id(), self.0.seats())
    }

    fn __eq__(&self, other: &Self) -> bool {
        (self.0.id(), self.0.seats(), self.0.options())
            == (other.0.id(), other.0.seats(), other.0.options())
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hasher = DefaultHasher::new();
        (self.0.id(), self.0.seats()).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<Pickled<'py, (String, u8, Bound<'py, PyAny>)>> {
        let open = py.import("signoria")?.getattr("_game")?;
        Ok((open, (self.0.id().to_owned(), self.0.seats(), self.options(py)?)))
    }
}

/// One game in progress.
#[pyclass(module = "signoria")]
struct State {
    game: Game,
    state: Box<dyn AnyState>,
}

impl State {
    /// The seat that is meant: the given one, or the first that owes an answer.
    fn asked(&self, seat: Option<i64>) -> Result<Seat, Problem> {
        match seat {
            Some(seat) => seat_of(seat, self.state.seats()),
            None => self.state.to_act().first().ok_or_else(Problem::over),
        }
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (game, seed))]
    fn new(game: &Bound<'_, Game>, seed: &Bound<'_, PyAny>) -> PyResult<Self> {
        game.get().deal(seed)
    }

    /// The game it is a state of.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// Seats that owe an answer, in order; empty at the end.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.state.to_act().iter().map(Seat::index).collect()
    }

    /// The first of them; None at the end.
    #[getter]
    fn current(&self) -> Option<u8> {
        self.state.to_act().first().map(Seat::number)
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.state.to_act().is_empty()
    }

    /// Indices of the legal actions of a seat (the current one).
    #[pyo3(signature = (seat=None))]
    fn legal(&mut self, seat: Option<i64>) -> PyResult<Vec<u32>> {
        if seat.is_none() && self.state.to_act().is_empty() {
            return Ok(Vec::new());
        }
        let seat = self.asked(seat)?;
        Ok(self.state.legal(seat).to_vec())
    }

    /// The same actions in notation, in the same order.
    #[pyo3(signature = (seat=None))]
    fn legal_notation(&mut self, seat: Option<i64>) -> PyResult<Vec<String>> {
        if seat.is_none() && self.state.to_act().is_empty() {
            return Ok(Vec::new());
        }
        let seat = self.asked(seat)?;
        Ok(self.state.texts(seat))
    }

    /// What people call the legal action with this index, in English.
    #[pyo3(signature = (action, seat=None))]
    fn label(&mut self, action: usize, seat: Option<i64>) -> PyResult<String> {
        let seat = self.asked(seat)?;
        self.state.label(seat, action).ok_or_else(|| {
            Problem::illegal(format!("index {action} is no legal action of {seat:?} now")).into()
        })
    }

    /// Plays an action, given as index or in notation, for a seat (the current one).
    #[pyo3(signature = (action, seat=None))]
    fn play(&mut self, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        let seat = self.asked(seat)?;
        if let Ok(text) = action.cast::<PyString>() {
            return Ok(self.state.play_text(seat, &text.to_cow()?)?);
        }
        let index: i64 = action.extract().map_err(|_| {
            Problem::illegal("an action is an index (int) or a notation (str)".to_owned())
        })?;
        Ok(self.state.play_index(seat, usize::try_from(index).unwrap_or(usize::MAX))?)
    }

    /// Why the seat may not play this notation now, with the paragraph of the rules; None if it may.
    #[pyo3(signature = (notation, seat=None))]
    fn why_not(&self, notation: &str, seat: Option<i64>) -> PyResult<Option<String>> {
        let seat = self.asked(seat)?;
        Ok(self.state.why_not(seat, notation)?)
    }

    /// A copy that goes its own way.
    fn clone(&self) -> Self {
        Self { game: self.game.clone(), state: self.state.copy() }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// What a seat knows (None: a spectator), as JSON.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(self.state.view(viewer_of(seat, self.state.seats())?))
    }

    /// What a seat knows (None: a spectator), as a dict.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &self.view_json(seat)?)
    }

    /// What a seat knows (None: a spectator) as an array of int16, written into `out` if given.
    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let viewer = viewer_of(seat, self.state.seats())?;
        let size = self.game.observation_size();
        let array = match out {
            Some(out) => out,
            None => PyArray1::<i16>::zeros(py, size, false).into_any(),
        };
        let mut write = row::<i16>(&array, size, "observation", "int16")?;
        self.state.observe(viewer, slice(&mut write, "observation")?);
        drop(write);
        Ok(array)
    }

    /// Which actions are legal, as an array of bool, written into `out` if given.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let size = self.game.num_actions();
        let array = match out {
            Some(out) => out,
            None => PyArray1::<bool>::zeros(py, size, false).into_any(),
        };
        let mut write = row::<bool>(&array, size, "mask", "bool")?;
        let places = slice(&mut write, "mask")?;
        places.fill(false);
        if seat.is_some() || !self.state.to_act().is_empty() {
            let seat = self.asked(seat)?;
            for &index in self.state.legal(seat) {
                places[index as usize] = true;
            }
        }
        drop(write);
        Ok(array)
    }

    /// A state that looks exactly the same to the seat (None: a spectator); everything the seat cannot know is sampled.
    #[pyo3(signature = (seat, seed))]
    fn determinize(&self, seat: Option<i64>, seed: u64) -> PyResult<Self> {
        let viewer = viewer_of(seat, self.state.seats())?;
        Ok(Self { game: self.game.clone(), state: self.state.determinize(viewer, seed) })
    }

    /// What the end is worth to each seat: `win`, `rank` or `points`; zeros before the end.
    #[pyo3(signature = (reward="win"))]
    fn returns<'py>(&self, py: Python<'py>, reward: &str) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let reward = reward_named(reward)?;
        let values = match self.state.outcome() {
            Some(outcome) => reward.of(&outcome).collect(),
            None => vec![0.0; usize::from(self.state.seats())],
        };
        Ok(PyArray1::from_vec(py, values))
    }

    /// The result, one dict per seat (seat, rank, total, parts, `tie_break`); None before the end.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(outcome) = self.state.outcome() else { return Ok(None) };
        let text = serde_json::to_string(&outcome.standings).unwrap_or_default();
        Ok(Some(from_json(py, &text)?))
    }

    /// The actions so far: (seat, notation).
    #[getter]
    fn history(&self) -> Vec<(u8, String)> {
        self.state.line()
    }

    /// The state after the first so many actions of the history (all if there are fewer).
    fn at(&self, actions: usize) -> PyResult<Self> {
        Ok(Self { game: self.game.clone(), state: self.state.at(actions)? })
    }

    /// The canonical record of the game, with its seed.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        Ok(self.state.record(names.unwrap_or_default())?)
    }

    /// Plays a record again. Any changed byte is an error.
    #[classmethod]
    fn from_record(_class: &Bound<'_, PyType>, text: &str) -> PyResult<Self> {
        let record = Record::parse(text).map_err(|error| Problem::record(error.to_string()))?;
        let game = open_record(&record)?;
        let state = game.replay(&record)?;
        Ok(Self { game: Game(game), state })
    }

    /// The table as text, as a seat (None: a spectator) sees it.
    #[pyo3(signature = (seat=None, width=100))]
    fn render(&self, seat: Option<i64>, width: usize) -> PyResult<String> {
        Ok(self.state.render(viewer_of(seat, self.state.seats())?, width.clamp(40, 1000)))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let open = py.import("signoria")?.getattr("State")?.getattr("from_record")?;
        Ok((open, (self.state.record(Vec::new())?,)))
    }

    fn __repr__(&self) -> String {
        let (id, seats) = (self.game.0.id(), self.state.seats());
        match self.state.to_act().first() {
            Some(seat) => format!("<State of {id}, {seats} players, {seat:?} to act>"),
            None => format!("<State of {id}, {seats} players, over>"),
        }
    }
}

/// A writable array of one dimension.
fn row<'py, T: numpy::Element>(
    array: &Bound<'py, PyAny>,
    size: usize,
    what: &str,
    dtype: &str,
) -> Result<PyReadwriteArray1<'py, T>, Problem> {
    let wrong = |found: String| {
        Problem::value(format!(
            "{what}: expected a writable C-contiguous array of {dtype} with shape ({size},), {found}"
        ))
    };
    let array = array
        .cast::<PyArray1<T>>()
        .map_err(|_| wrong("but it has another type, dtype or number of dimensions".to_owned()))?;
    if array.len() != size {
        return Err(wrong(format!("but its shape is ({},)", array.len())));
    }
    array.try_readwrite().map_err(|error| wrong(format!("but it cannot be written: {error}")))
}

fn slice<'a, T: numpy::Element>(
    array: &'a mut PyReadwriteArray1<'_, T>,
    what: &str,
) -> Result<&'a mut [T], Problem> {
    array
        .as_slice_mut()
        .map_err(|_| Problem::value(format!("{what}: the array must be C-contiguous")))
}

/// How long a bot may think.
fn budget_of(iterations: Option<u64>, milliseconds: Option<u64>) -> Budget {
    Budget { iterations, time: milliseconds.map(Duration::from_millis), cap: None }
}

/// What a bot thinks of a legal action.
#[pyclass(frozen, get_all, module = "signoria")]
#[derive(Clone)]
struct Advice {
    /// Index of the action.
    action: u32,
    /// The same in notation.
    notation: String,
    /// How often it was tried.
    visits: u64,
    /// Estimated share of the victory, 0 to 1.
    win: f32,
    /// Expected points ahead of the best other seat.
    margin: f32,
}

#[pymethods]
impl Advice {
    fn __repr__(&self) -> String {
        let Self { action, notation, visits, win, margin } = self;
        format!(
            "Advice(action={action}, notation='{notation}', visits={visits}, win={win:.3}, margin={margin:.1})"
        )
    }
}

/// A bot for one seat: `random`, `greedy`, `mcts:1000`, `strong` and others.
#[pyclass(frozen, module = "signoria")]
struct Bot {
    name: String,
    seed: u64,
    /// The bot at work, and the game it plays.
    inner: Mutex<Option<(Game, Box<dyn AnyBot>)>>,
}

impl Bot {
    /// Does something with a bot that fits the game of the state.
    fn with<T>(
        &self,
        state: &mut State,
        work: impl FnOnce(&mut dyn AnyBot, &mut dyn AnyState) -> Option<T>,
    ) -> Result<T, Problem> {
        let unknown = || Problem::value(format!("there is no bot “{}”", self.name));
        let mut inner = self
            .inner
            .lock()
            .map_err(|_| Problem::value("this bot failed before; make a new one".to_owned()))?;
        if inner.as_ref().is_none_or(|(game, _)| game.0.id() != state.game.0.id()) {
            let bot = state.state.bot(&self.name, self.seed).ok_or_else(unknown)?;
            *inner = Some((state.game.clone(), bot));
        }
        let (_, bot) = inner.as_mut().ok_or_else(unknown)?;
        work(&mut **bot, &mut *state.state).ok_or_else(unknown)
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed=0))]
    fn new(name: String, seed: u64) -> PyResult<Self> {
        if !signoria_bots::is_bot_name(&name) {
            let known = signoria_bots::NAMES.join(", ");
            let text =
                format!("there is no bot “{name}”; available: {known}, and mcts:N, mcts:Nms");
            return Err(Problem::value(text).into());
        }
        Ok(Self { name, seed, inner: Mutex::new(None) })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Chooses an action for a seat (the current one): the index of a legal action. The state is not changed.
    #[pyo3(signature = (state, seat=None, *, iterations=None, milliseconds=None))]
    fn choose(
        &self,
        py: Python<'_>,
        state: &mut State,
        seat: Option<i64>,
        iterations: Option<u64>,
        milliseconds: Option<u64>,
    ) -> PyResult<u32> {
        let seat = state.asked(seat)?;
        if !state.state.to_act().contains(seat) {
            return Err(Problem::illegal(format!("{seat:?} is not asked anything now")).into());
        }
        let budget = budget_of(iterations, milliseconds);
        Ok(py.detach(|| self.with(state, |bot, state| bot.choose(state, seat, &budget)))?)
    }

    /// What it thinks of the legal actions of a seat (the current one), best first; empty if it has no opinion.
    #[pyo3(signature = (state, seat=None, *, iterations=None, milliseconds=None))]
    fn advise(
        &self,
        py: Python<'_>,
        state: &mut State,
        seat: Option<i64>,
        iterations: Option<u64>,
        milliseconds: Option<u64>,
    ) -> PyResult<Vec<Advice>> {
        let seat = state.asked(seat)?;
        if !state.state.to_act().contains(seat) {
            return Err(Problem::illegal(format!("{seat:?} is not asked anything now")).into());
        }
        let budget = budget_of(iterations, milliseconds);
        let opinions =
            py.detach(|| self.with(state, |bot, state| bot.advise(state, seat, &budget)))?;
        let advice = opinions.into_iter().map(|(action, notation, visits, win, margin)| Advice {
            action,
            notation,
            visits,
            win,
            margin,
        });
        Ok(advice.collect())
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}', seed={})", self.name, self.seed)
    }
}

/// Many games side by side, played with arrays of actions.
#[pyclass(module = "signoria._signoria", subclass)]
struct Vector {
    game: Game,
    size: usize,
    inner: Box<dyn AnyVector>,
    to_act: Py<PyArray1<i32>>,
    observations: Py<PyArray2<i16>>,
    masks: Py<PyArray2<bool>>,
    rewards: Py<PyArray2<f32>>,
    dones: Py<PyArray1<bool>>,
}

/// An array of the caller, or a new one.
macro_rules! array_of {
    ($py:expr, $given:expr, $array:ty, $shape:expr, $dtype:literal, $name:literal) => {{
        let shape = $shape;
        match $given {
            None => <$array>::zeros($py, shape, false).unbind(),
            Some(given) => {
                let wrong = |found: String| {
                    Problem::value(format!(
                        concat!(
                            "{}: expected a writable C-contiguous array of ",
                            $dtype,
                            " with shape {:?}, {}"
                        ),
                        $name, shape, found
                    ))
                };
                let array = given.cast_into::<$array>().map_err(|_| {
                    wrong("but it has another type, dtype or number of dimensions".to_owned())
                })?;
                let expected = <$array>::zeros($py, shape, false);
                if array.shape() != expected.shape() {
                    return Err(wrong(format!("but its shape is {:?}", array.shape())).into());
                }
                if !array.is_c_contiguous() || array.try_readwrite().is_err() {
                    return Err(wrong("but it is not".to_owned()).into());
                }
                array.unbind()
            }
        }
    }};
}

/// The arrays of a vector, borrowed for writing.
struct Borrowed<'py> {
    to_act: PyReadwriteArray1<'py, i32>,
    observations: PyReadwriteArray2<'py, i16>,
    masks: PyReadwriteArray2<'py, bool>,
    rewards: PyReadwriteArray2<'py, f32>,
    dones: PyReadwriteArray1<'py, bool>,
}

impl Borrowed<'_> {
    fn rows(&mut self) -> Result<Rows<'_>, Problem> {
        let wrong =
            |_| Problem::value("an array of the vector is no longer C-contiguous".to_owned());
        Ok(Rows {
            to_act: self.to_act.as_slice_mut().map_err(wrong)?,
            observations: self.observations.as_slice_mut().map_err(wrong)?,
            masks: self.masks.as_slice_mut().map_err(wrong)?,
            rewards: self.rewards.as_slice_mut().map_err(wrong)?,
            dones: self.dones.as_slice_mut().map_err(wrong)?,
        })
    }
}

impl Vector {
    fn borrow<'py>(&self, py: Python<'py>) -> Result<Borrowed<'py>, Problem> {
        let busy = |error: numpy::BorrowError| {
            Problem::value(format!("an array of the vector is in use elsewhere: {error}"))
        };
        Ok(Borrowed {
            to_act: self.to_act.bind(py).try_readwrite().map_err(busy)?,
            observations: self.observations.bind(py).try_readwrite().map_err(busy)?,
            masks: self.masks.bind(py).try_readwrite().map_err(busy)?,
            rewards: self.rewards.bind(py).try_readwrite().map_err(busy)?,
            dones: self.dones.bind(py).try_readwrite().map_err(busy)?,
        })
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, seeds, *, reward="win", bots=None, threads=0, to_act=None, observations=None, masks=None, rewards=None, dones=None))]
    #[expect(clippy::too_many_arguments, reason = "keywords of Python")]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, Game>,
        seeds: Vec<u64>,
        reward: &str,
        bots: Option<Vec<Option<String>>>,
        threads: usize,
        to_act: Option<Bound<'_, PyAny>>,
        observations: Option<Bound<'_, PyAny>>,
        masks: Option<Bound<'_, PyAny>>,
        rewards: Option<Bound<'_, PyAny>>,
        dones: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let game = game.get().clone();
        let n = seeds.len();
        let (_, numbers, _, actions) = game.0.encoding();
        let seats = usize::from(game.0.seats());
        let plan =
            Plan { seeds, reward: reward_named(reward)?, bots: bots.unwrap_or_default(), threads };
        let inner = game.0.vector(plan)?;
        Ok(Self {
            size: n,
            inner,
            to_act: array_of!(py, to_act, PyArray1<i32>, [n], "int32", "to_act"),
            observations: array_of!(
                py,
                observations,
                PyArray2<i16>,
                [n, numbers],
                "int16",
                "observations"
            ),
            masks: array_of!(py, masks, PyArray2<bool>, [n, actions], "bool", "masks"),
            rewards: array_of!(py, rewards, PyArray2<f32>, [n, seats], "float32", "rewards"),
            dones: array_of!(py, dones, PyArray1<bool>, [n], "bool", "dones"),
            game,
        })
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// The seat to act in each environment.
    #[getter]
    fn to_act(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.to_act.clone_ref(py)
    }

    /// Observations of the seats to act.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.observations.clone_ref(py)
    }

    /// Legal actions of the seats to act. Read only: the next step clears just what it set.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.masks.clone_ref(py)
    }

    /// Rewards by seat of the games that the last step ended.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// Which games the last step ended; they were dealt anew.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.dones.clone_ref(py)
    }

    /// Finished games of each environment since the last reset.
    #[getter]
    fn episodes(&self) -> Vec<u64> {
        self.inner.episodes()
    }

    fn __len__(&self) -> usize {
        self.size
    }

    /// Deals all games, from new seeds if given.
    #[pyo3(signature = (seeds=None))]
    fn reset(&mut self, py: Python<'_>, seeds: Option<Vec<u64>>) -> PyResult<()> {
        if let Some(seeds) = &seeds
            && seeds.len() != self.size
        {
            let text = format!("{} seeds for {} environments", seeds.len(), self.size);
            return Err(Problem::value(text).into());
        }
        let mut arrays = self.borrow(py)?;
        let rows = arrays.rows()?;
        let inner = &mut self.inner;
        py.detach(|| inner.reset(seeds, rows));
        Ok(())
    }

    /// Plays one action (an int64 index) in each environment. If one is illegal, nothing changes.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let size = self.size;
        let wrong = || {
            Problem::value(format!(
                "actions: expected a C-contiguous array of int64 with shape ({size},)"
            ))
        };
        let actions: PyReadonlyArray1<'_, i64> = actions.extract().map_err(|_| wrong())?;
        let actions = actions.as_slice().map_err(|_| wrong())?;
        if actions.len() != size {
            return Err(wrong().into());
        }
        let mut arrays = self.borrow(py)?;
        let rows = arrays.rows()?;
        let inner = &mut self.inner;
        Ok(py.detach(|| inner.step(actions, rows))?)
    }

    /// A random legal action for each environment, written into `out` if given.
    #[pyo3(signature = (out=None))]
    fn sample<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let array = match out {
            Some(out) => out,
            None => PyArray1::<i64>::zeros(py, self.size, false).into_any(),
        };
        let mut write = row::<i64>(&array, self.size, "actions", "int64")?;
        self.inner.sample(slice(&mut write, "actions")?)?;
        drop(write);
        Ok(array)
    }
}

/// Names of the games.
#[pyfunction]
fn game_ids() -> Vec<&'static str> {
    list().into_iter().map(|(id, _, _)| id).collect()
}

/// Fewest and most players of a game.
#[pyfunction]
fn seat_range(id: &str) -> PyResult<(u8, u8)> {
    let found = list().into_iter().find(|(one, _, _)| *one == id);
    let (_, fewest, most) = found.ok_or_else(|| unknown(id))?;
    Ok((fewest, most))
}

#[pymodule]
mod _signoria {
    #[pymodule_export]
    use super::{Advice, Bot, Game, State, Vector, game_ids, seat_range};
}
