//! Words for things: enums whose variants have an id.

/// Declares a fieldless enum whose variants carry an id: the word that names the thing in notations,
/// records, JSON and locale files.
///
/// Gives `ALL`, `COUNT`, `id`, `index`, `from_id`, `Display`, `FromStr` (error: [`UnknownId`]),
/// `Serialize`, `Deserialize`, and the usual comparisons in order of declaration.
///
/// ```
/// signoria_engine::ids! {
///     /// A precious stone.
///     pub enum Gem { Diamond = "diamond", Ruby = "ruby" }
/// }
/// assert_eq!("ruby".parse(), Ok(Gem::Ruby));
/// assert_eq!(Gem::ALL.map(Gem::id), ["diamond", "ruby"]);
/// ```
///
/// [`UnknownId`]: crate::UnknownId
#[macro_export]
macro_rules! ids {
    ($(#[$outer:meta])* $visible:vis enum $name:ident {
        $($(#[$inner:meta])* $variant:ident = $id:literal),+ $(,)?
    }) => {
        $crate::ids_enum! {
            $(#[$outer])* $visible enum $name { $($(#[$inner])* $variant = $id),+ }
        }

        #[allow(dead_code)]
        impl $name {
            /// Every one, in order.
            $visible const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];
            /// How many there are.
            $visible const COUNT: usize = Self::ALL.len();

            /// Its word.
            #[must_use]
            $visible const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// Its place in `ALL`.
            #[must_use]
            $visible const fn index(self) -> usize {
                self as usize
            }

            /// The one with this word.
            #[must_use]
            $visible fn from_id(id: &str) -> Option<Self> {
                match id { $($id => Some(Self::$variant),)+ _ => None }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::UnknownId;
            fn from_str(id: &str) -> Result<Self, $crate::UnknownId> {
                Self::from_id(id).ok_or($crate::UnknownId)
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
                output.serialize_str(self.id())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                let id = <::std::borrow::Cow<'de, str> as $crate::serde::Deserialize>::deserialize(input)?;
                Self::from_id(&id).ok_or_else(|| $crate::serde::de::Error::custom($crate::UnknownId))
            }
        }
    };
}

/// The enum itself.
#[cfg(not(feature = "ts"))]
#[doc(hidden)]
#[macro_export]
macro_rules! ids_enum {
    ($(#[$outer:meta])* $visible:vis enum $name:ident {
        $($(#[$inner:meta])* $variant:ident = $id:literal),+
    }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $visible enum $name { $($(#[$inner])* $variant),+ }
    };
}

/// The enum itself, which is known in TypeScript as a choice of its words.
#[cfg(feature = "ts")]
#[doc(hidden)]
#[macro_export]
macro_rules! ids_enum {
    ($(#[$outer:meta])* $visible:vis enum $name:ident {
        $($(#[$inner:meta])* $variant:ident = $id:literal),+
    }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, $crate::ts_rs::TS)]
        #[ts(crate = "signoria_engine::ts_rs")]
        #[repr(u8)]
        $visible enum $name { $($(#[$inner])* #[ts(rename = $id)] $variant),+ }
    };
}

/// A word that names nothing of this kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such id")]
pub struct UnknownId;
