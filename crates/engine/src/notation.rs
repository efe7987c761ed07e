//! The notation of actions, from one table.

use std::fmt;

/// Declares the notation of an action: `Display` and `FromStr` from one table.
///
/// Each line has the words of the notation and the action they stand for. A word in quotes is written as it is; a name
/// is a field, written with its `Display` and read with its `FromStr`. A condition after `if` refuses actions that are
/// written in another way. The first line that fits is taken. A text is read only if the action is written exactly
/// so, hence every action has one notation; a type whose `Display` has spaces needs a notation written by hand.
///
/// ```
/// use signoria_engine::{Seat, notation};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Action { Pass, Take { from: Seat, cards: u8 }, Swap(Seat, Seat) }
///
/// notation! {
///     Action {
///         ["pass"] => Pass,
///         ["take", cards, "from", from] => Take { from, cards },
///         ["swap", one, other] => Swap(one, other) if one < other,
///     }
/// }
///
/// let take = Action::Take { from: Seat::new(3), cards: 2 };
/// assert_eq!(take.to_string(), "take 2 from 3");
/// assert_eq!("take 2 from 3".parse(), Ok(take));
/// for wrong in ["", "pass ", "take 02 from 3", "take 2 from 9", "swap 1 0"] {
///     assert!(wrong.parse::<Action>().is_err(), "{wrong}");
/// }
/// ```
#[macro_export]
macro_rules! notation {
    ($action:ident {
        $([$($word:tt),+] => $variant:ident $(($($place:tt)*))? $({$($field:tt)*})? $(if $condition:expr)?),+ $(,)?
    }) => {
        impl ::std::fmt::Display for $action {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$variant $(($($place)*))? $({$($field)*})? => {
                        $crate::__notation!(write f $($word)+);
                    })+
                }
                Ok(())
            }
        }

        impl ::std::str::FromStr for $action {
            type Err = $crate::NotAnAction;

            fn from_str(text: &str) -> Result<Self, $crate::NotAnAction> {
                let words: $crate::ArrayVec<&str, 8> = text.split(' ').take(8).collect();
                let action = match words.as_slice() {
                    $([$($word),+] => {
                        $($crate::__notation!(read $word);)+
                        let action = Self::$variant $(($($place)*))? $({$($field)*})?;
                        #[allow(unused_variables, unreachable_patterns)]
                        let canonical = match action {
                            Self::$variant $(($($place)*))? $({$($field)*})? => {
                                $crate::__notation!(holds $($condition)?)
                            }
                            _ => true,
                        };
                        if !canonical {
                            return Err($crate::NotAnAction);
                        }
                        action
                    })+
                    _ => return Err($crate::NotAnAction),
                };
                if $crate::is_written(&action, text) { Ok(action) } else { Err($crate::NotAnAction) }
            }
        }
    };
}

/// One word of `notation!`.
#[doc(hidden)]
#[macro_export]
macro_rules! __notation {
    (write $f:ident $word:literal $($more:tt)*) => {
        $f.write_str($word)?;
        $crate::__notation!(more $f $($more)*);
    };
    (write $f:ident $word:ident $($more:tt)*) => {
        ::std::fmt::Display::fmt($word, $f)?;
        $crate::__notation!(more $f $($more)*);
    };
    (more $f:ident) => {};
    (more $f:ident $($more:tt)+) => {
        $f.write_str(" ")?;
        $crate::__notation!(write $f $($more)+);
    };
    (holds) => { true };
    (holds $condition:expr) => { $condition };
    (read $word:literal) => {};
    (read $word:ident) => {
        let $word = $word.parse().map_err(|_| $crate::NotAnAction)?;
    };
}

/// A text that is not the notation of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not an action of this game")]
pub struct NotAnAction;

/// Whether a value is written exactly like this.
#[doc(hidden)]
pub fn is_written(value: &impl fmt::Display, text: &str) -> bool {
    struct Rest<'a>(&'a str);

    impl fmt::Write for Rest<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
            Ok(())
        }
    }

    let mut rest = Rest(text);
    fmt::write(&mut rest, format_args!("{value}")).is_ok() && rest.0.is_empty()
}

#[cfg(test)]
mod tests {
    use crate::{NotAnAction, Seat};

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Action {
        Take(u8),
        TakeAll,
        Give { to: Seat, loudly: bool },
        Keep(Option<u8>),
    }

    notation! {
        Action {
            ["take", "all"] => TakeAll,
            ["take", cards] => Take(cards),
            ["give", to, "loudly"] => Give { to, loudly: true },
            ["give", to] => Give { to, loudly: false },
            ["keep", "none"] => Keep(None),
            ["keep", one] => Keep(Some(one)),
        }
    }

    #[test]
    fn every_action_is_read_as_it_is_written() {
        let to = Seat::new(2);
        for (action, text) in [
            (Action::Take(12), "take 12"),
            (Action::TakeAll, "take all"),
            (Action::Give { to, loudly: true }, "give 2 loudly"),
            (Action::Give { to, loudly: false }, "give 2"),
            (Action::Keep(None), "keep none"),
            (Action::Keep(Some(3)), "keep 3"),
        ] {
            assert_eq!(action.to_string(), text);
            assert_eq!(text.parse(), Ok(action));
        }
    }

    #[test]
    fn another_spelling_of_an_action_is_none() {
        for text in [
            "take +1",
            "take 01",
            "Take 1",
            "take  1",
            "take 1 ",
            " take 1",
            "give 8",
            "give 2 softly",
            "take 1 2 3 4 5 6 7 8 9",
            "keep",
        ] {
            assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
        }
    }
}
