//! Tables drawn as text.
//!
//! A game with a drawing of its own has a module here with
//! `pub fn draw(view: &View, paper: &Paper) -> String` and one line in `own_drawing`. Every other
//! game is drawn as an outline of its view.
//!
//! What a game's `memory_aid` option hides (goods that could be tracked from open play) its drawing
//! must hide too; the outline shows views as they are.
#![warn(missing_docs)]

mod carrara;
mod habemus_papam;
mod la_citta;
mod machiavelli;
mod notre_dame;
mod outline;
mod paper;

use serde::de::DeserializeOwned;
use serde_json::Value;

pub use self::paper::{Colour, Paper, visible_width};

/// The table as the viewer of `view` sees it; `view` is what `Table::view` gave. Ends with a newline.
pub fn draw(game: &str, view: &Value, paper: &Paper<'_>) -> String {
    let mut text = own_drawing(game, view, paper).unwrap_or_else(|| outline::draw(view, paper));
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

/// The drawing of the game itself, if it has one. One line per game:
/// `"habemus_papam" => typed(view, paper, habemus_papam::draw),`
fn own_drawing(game: &str, view: &Value, paper: &Paper<'_>) -> Option<String> {
    match game {
        "carrara" => typed(view, paper, carrara::draw),
        "habemus_papam" => typed(view, paper, habemus_papam::draw),
        "la_citta" => typed(view, paper, la_citta::draw),
        "machiavelli" => typed(view, paper, machiavelli::draw),
        "notre_dame" => typed(view, paper, notre_dame::draw),
        _ => None,
    }
}

/// Reads the view and draws it; `None` if it is not a view of this game.
fn typed<V: DeserializeOwned>(
    view: &Value,
    paper: &Paper<'_>,
    draw: fn(&V, &Paper<'_>) -> String,
) -> Option<String> {
    V::deserialize(view).ok().map(|view| draw(&view, paper))
}
