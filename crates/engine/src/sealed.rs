//! Answers to a simultaneous question: given in secret, shown together.
//!
//! The state keeps a [`Sealed`] for each seat, the view an [`Answer`]. Collect with [`Sealed::seal`] and [`missing`],
//! show with [`Sealed::view`], sample in `determinize` with [`Answer::sample`], and take an answer back with
//! [`Sealed::take`].

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// The answer of one seat in the state; empty until it is given.
///
/// ```
/// use signoria_engine::{Answer, BySeat, Sealed, Seat, SeatSet, sealed::missing};
///
/// let mut bids: BySeat<Sealed<u8>> = BySeat::new(2, Sealed::EMPTY);
/// bids[Seat::new(1)].seal(7);
/// assert_eq!(missing(bids.iter()), SeatSet::one(Seat::new(0)));
/// assert_eq!(bids[Seat::new(1)].view(false), Answer::Sealed);
/// assert_eq!(bids[Seat::new(1)].view(true), Answer::Known(7));
/// assert_eq!(Answer::Sealed.sample(|| 3).get(), Some(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sealed<T>(Option<T>);

impl<T> Default for Sealed<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T> Sealed<T> {
    /// No answer yet.
    pub const EMPTY: Self = Self(None);

    /// Whether there is an answer.
    pub const fn is_given(&self) -> bool {
        self.0.is_some()
    }

    /// Gives the answer.
    pub fn seal(&mut self, answer: T) {
        self.0 = Some(answer);
    }

    /// Removes the answer: it was used, or another one is to be imagined.
    pub fn take(&mut self) -> Option<T> {
        self.0.take()
    }
}

impl<T: Copy> Sealed<T> {
    /// The answer, for the rules.
    pub const fn get(self) -> Option<T> {
        self.0
    }

    /// What a viewer knows of it. `open`: they gave it themselves, or all answers have been shown.
    pub const fn view(self, open: bool) -> Answer<T> {
        match self.0 {
            None => Answer::Missing,
            Some(answer) if open => Answer::Known(answer),
            Some(_) => Answer::Sealed,
        }
    }
}

/// The seats of these whose answer is missing.
pub fn missing<'a, T: 'a>(answers: impl IntoIterator<Item = (Seat, &'a Sealed<T>)>) -> SeatSet {
    answers.into_iter().filter(|(_, answer)| !answer.is_given()).map(|(seat, _)| seat).collect()
}

/// An answer to a simultaneous question, as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer<T> {
    /// Not given.
    Missing,
    /// Given, but not to be seen yet.
    Sealed,
    /// Given and known.
    Known(T),
}

impl<T: Copy> Answer<T> {
    /// The answer, if it is known.
    pub const fn known(self) -> Option<T> {
        match self {
            Self::Known(answer) => Some(answer),
            Self::Missing | Self::Sealed => None,
        }
    }

    /// A complete answer for a state: one that is sealed is chosen by the caller.
    pub fn sample(self, choose: impl FnOnce() -> T) -> Sealed<T> {
        match self {
            Self::Missing => Sealed::EMPTY,
            Self::Known(answer) => Sealed(Some(answer)),
            Self::Sealed => Sealed(Some(choose())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stable_hash;

    #[test]
    fn a_viewer_who_may_not_look_learns_only_that_an_answer_was_given() {
        let mut one = Sealed::EMPTY;
        assert_eq!(one.view(false), Answer::Missing);
        assert_eq!(one.view(true), Answer::Missing);
        one.seal(5);
        assert_eq!(one.view(false), Answer::Sealed);
        assert_eq!(one.view(true), Answer::Known(5));
        assert_eq!(one.take(), Some(5));
        assert!(!one.is_given());
    }

    #[test]
    fn only_a_known_answer_is_known() {
        assert_eq!(Answer::Known(7).known(), Some(7));
        assert_eq!([Answer::<u8>::Missing.known(), Answer::Sealed.known()], [None; 2]);
    }

    #[test]
    fn a_sample_has_the_view_it_was_made_from() {
        for answer in [Answer::Missing, Answer::Sealed, Answer::Known(4)] {
            let open = matches!(answer, Answer::Known(_));
            assert_eq!(answer.sample(|| 9).view(open), answer);
        }
    }

    /// Records of games that kept an `Option` before stay valid.
    #[test]
    fn it_is_hashed_like_an_option() {
        let mut one = Sealed::EMPTY;
        assert_eq!(stable_hash(&one), stable_hash(&None::<u8>));
        one.seal(3_u8);
        assert_eq!(stable_hash(&one), stable_hash(&Some(3_u8)));
    }
}
