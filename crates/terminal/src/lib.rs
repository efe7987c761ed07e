//! Tables drawn as text.
//!
//! Each game of the list `signoria_games::for_each_game` has a module here, named after its id, with
//! `pub fn draw(view: &View, context: &RenderContext) -> Vec<Part>` (or a `String`); it may be `outline`, which draws any view as a list of its
//! fields. A game that is not in the list is drawn that way too.
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
mod render;
mod sheet;

use serde::de::DeserializeOwned;
use serde_json::Value;

use self::sheet::IntoParts;
pub use self::{
    render::{Colour, RenderContext, visible_width},
    sheet::{Part, Row},
};

/// The table as the viewer of `view` sees it; `view` is what `Table::view` gave. Ends with a newline.
pub fn draw(game: &str, view: &Value, context: &RenderContext<'_>) -> String {
    let own = own_drawing(game, view, context).map(|parts| context.print(&parts));
    let mut text = own.unwrap_or_else(|| outline::draw(view, context));
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

/// The table in parts, for a client that shows them as headings and tables: the words of [`draw`] without
/// what is drawn with characters. Cells are trimmed, and nothing is coloured.
pub fn parts(game: &str, view: &Value, context: &RenderContext<'_>) -> Vec<Part> {
    let plain = RenderContext { colour: false, ..*context };
    let mut parts =
        own_drawing(game, view, &plain).unwrap_or_else(|| outline::draw(view, &plain).into_parts());
    for part in &mut parts {
        part.art.clear();
        for cell in part.rows.iter_mut().flat_map(|row| &mut row.cells) {
            // Who is asked stands beside the list.
            *cell = cell.trim().trim_start_matches(['>', '▶']).trim_start().to_owned();
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

macro_rules! own_drawing {
    ($($id:ident = $package:ident::$game:ident,)*) => {
        /// The drawing of the game itself; `None` for a game that is not in the list.
        fn own_drawing(game: &str, view: &Value, context: &RenderContext<'_>) -> Option<Vec<Part>> {
            match game {
                $(stringify!($id) => typed(view, context, $id::draw),)*
                _ => None,
            }
        }
    };
}

signoria_games::for_each_game!(own_drawing);

/// Reads the view and draws it; `None` if it is not a view of this game.
fn typed<V: DeserializeOwned, D: IntoParts>(
    view: &Value,
    context: &RenderContext<'_>,
    draw: fn(&V, &RenderContext<'_>) -> D,
) -> Option<Vec<Part>> {
    V::deserialize(view).ok().map(|view| draw(&view, context).into_parts())
}
