//! How types look in TypeScript: exactly as serde writes them.
//!
//! Most types derive `TS` beside `Serialize`, behind the feature `ts`. What has a `Serialize` of its own
//! says here, or beside it with one of these macros, what it is written as; `cargo xtask types --truth`
//! holds real games against it.

use ts_rs::TS;

use crate::{BySeat, RulesVersion, Seat, SeatSet, Stack};

/// A type that is written as another one: a set as the list of its members.
///
/// `ts_as!([T: TS] Set<T> = Vec<T>)`
#[macro_export]
macro_rules! ts_as {
    ([$($generics:tt)*] $type:ty = $other:ty) => {
        impl<$($generics)*> $crate::ts_rs::TS for $type {
            type WithoutGenerics = <$other as $crate::ts_rs::TS>::WithoutGenerics;
            type OptionInnerType = Self;

            fn ident(config: &$crate::ts_rs::Config) -> String {
                <$other as $crate::ts_rs::TS>::ident(config)
            }

            fn name(config: &$crate::ts_rs::Config) -> String {
                <$other as $crate::ts_rs::TS>::name(config)
            }

            fn inline(config: &$crate::ts_rs::Config) -> String {
                <$other as $crate::ts_rs::TS>::inline(config)
            }

            fn visit_dependencies(visitor: &mut impl $crate::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <$other as $crate::ts_rs::TS>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl $crate::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <$other as $crate::ts_rs::TS>::visit_generics(visitor);
            }
        }
    };
}

/// A type that is written as one of a list of words, and is none of [`ids!`](crate::ids).
///
/// `ts_words!(Building = Building::ALL.map(Building::id))`
#[macro_export]
macro_rules! ts_words {
    ($type:ident = $words:expr) => {
        impl $crate::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            const IS_ENUM: bool = true;

            fn name(_: &$crate::ts_rs::Config) -> String {
                stringify!($type).to_owned()
            }

            fn inline(_: &$crate::ts_rs::Config) -> String {
                let words = $words.into_iter().map(|word| format!("\"{word}\""));
                words.collect::<Vec<_>>().join(" | ")
            }

            fn decl(config: &$crate::ts_rs::Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }

            fn decl_concrete(config: &$crate::ts_rs::Config) -> String {
                Self::decl(config)
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(concat!(stringify!($type), ".ts").into())
            }
        }
    };
}

ts_as!([] SeatSet = Vec<Seat>);
ts_as!([] RulesVersion = u16);
ts_as!([T: TS, const N: usize] BySeat<T, N> = Vec<T>);
ts_as!([F] Stack<F> = String);
