//! What goes wrong, and the Python exceptions it becomes.

use pyo3::{prelude::*, types::PyType};

/// A refusal: which exception of `signoria.errors`, and the sentence.
#[derive(Debug)]
pub struct Problem {
    class: &'static str,
    text: String,
}

impl Problem {
    /// A game, number of players or option that does not exist.
    pub const fn setup(text: String) -> Self {
        Self { class: "SetupError", text }
    }

    /// An action that the rules forbid.
    pub const fn illegal(text: String) -> Self {
        Self { class: "IllegalActionError", text }
    }

    /// No seat is asked any more.
    pub fn over() -> Self {
        Self { class: "GameOverError", text: "the game is over".to_owned() }
    }

    /// A text that is no record, or a record that does not replay.
    pub const fn record(text: String) -> Self {
        Self { class: "RecordError", text }
    }

    /// Anything else that makes no sense: a seat, a seed, a shape, a name.
    pub const fn value(text: String) -> Self {
        Self { class: "SignoriaError", text }
    }
}

impl From<Problem> for PyErr {
    fn from(problem: Problem) -> Self {
        Python::attach(|py| {
            let class = py
                .import("signoria.errors")
                .and_then(|module| Ok(module.getattr(problem.class)?.cast_into::<PyType>()?));
            match class {
                Ok(class) => Self::from_type(class, problem.text),
                Err(error) => error,
            }
        })
    }
}
