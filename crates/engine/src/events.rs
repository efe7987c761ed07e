//! Events with the answer to "does it reveal?" beside each.

/// Declares what viewers perceive of events. A variant followed by `reveals` tells some viewer what was hidden from
/// them; undo stops there. Gives the method `reveals`.
///
/// ```
/// use serde::Serialize;
///
/// signoria_engine::events! {
///     /// What a viewer perceives.
///     #[derive(Clone, PartialEq, Debug, Serialize)]
///     #[serde(tag = "event", rename_all = "snake_case")]
///     pub enum EventView {
///         /// A card is turned up.
///         TurnedUp { card: u8 } reveals,
///         /// The turn passes on.
///         Passed,
///     }
/// }
/// assert!(EventView::TurnedUp { card: 3 }.reveals());
/// assert!(!EventView::Passed.reveals());
/// ```
#[macro_export]
macro_rules! events {
    ($(#[$outer:meta])* $visible:vis enum $name:ident {
        $($(#[$inner:meta])* $variant:ident $({ $($fields:tt)* })? $($reveals:ident)?),+ $(,)?
    }) => {
        $(#[$outer])*
        $visible enum $name { $($(#[$inner])* $variant $({ $($fields)* })?),+ }

        impl $name {
            /// Whether some viewer learns something that was hidden from them.
            #[must_use]
            $visible const fn reveals(&self) -> bool {
                match self { $(Self::$variant { .. } => $crate::__reveals!($($reveals)?)),+ }
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __reveals {
    () => {
        false
    };
    (reveals) => {
        true
    };
}
