//! One position of one random game, as the laws see it.

use signoria_engine::{Audit, Game, GameText, RngExt, Seat, SeatSet, Session, Viewer};

use crate::{TestRng, laws::text::Catalogue};

/// What a law found: nothing, or a description of the violation.
pub type Verdict = Result<(), String>;

/// Counts of the material by kind.
pub(crate) type Counts = Vec<(&'static str, i64)>;

/// What all positions of a variant share.
pub(crate) struct Context<G: Game> {
    pub limit: u64,
    /// Actions seen in other games of the variant: mostly illegal at any given moment.
    pub pool: Vec<G::Action>,
    pub catalogue: Catalogue,
}

/// A position, the way to it, and a random source of its own.
pub struct Position<'a, G: Game> {
    pub(crate) context: &'a Context<G>,
    pub(crate) session: &'a Session<G>,
    pub(crate) start: &'a Counts,
    /// Whether the expensive parts are due here.
    pub(crate) sampled: bool,
    pub(crate) rng: TestRng,
}

impl<G: Game + GameText> Position<'_, G> {
    pub(crate) fn game(&self) -> &G {
        self.session.game()
    }

    /// Decisions so far.
    pub(crate) fn at(&self) -> usize {
        self.session.history().len()
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Viewer::all(self.game().seats())
    }
}

pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    game.legal(seat, &mut list);
    list
}

pub(crate) fn pick_seat(seats: SeatSet, rng: &mut TestRng) -> Option<Seat> {
    let seats: Vec<Seat> = seats.iter().collect();
    rng.pick(&seats)
}

/// What the viewer perceives of these events.
pub(crate) fn perceived<G: Game>(events: &[G::Event], who: Viewer) -> Vec<G::EventView> {
    events.iter().filter_map(|event| G::event_view(event, who)).collect()
}

pub(crate) fn audit<G: Game>(game: &G) -> Audit {
    let mut audit = Audit::default();
    game.audit(&mut audit);
    audit
}

/// Fails with a text made only then.
macro_rules! ensure {
    ($holds:expr, $($text:tt)+) => {
        if !$holds {
            return Err(format!($($text)+));
        }
    };
}
pub(crate) use ensure;
