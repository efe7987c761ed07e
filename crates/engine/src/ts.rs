//! The TypeScript form of types: exactly as serde writes them.
//!
//! Most types derive `TS` next to `Serialize`, behind the feature `ts`. A type with its own `Serialize`
//! declares its form here, or next to it with one of these macros. `cargo xtask types --truth` checks real
//! games against the result.

use ts_rs::TS;

use crate::{BySeat, RulesVersion, Seat, SeatSet, Stack, Values};

/// Declares a type that is serialized as another one: a set as the list of its members.
///
/// `ts_alias!([T: TS] Set<T> = Vec<T>)`
#[macro_export]
macro_rules! ts_alias {
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

/// Declares a type that is serialized as one of a list of words, unless it uses [`ids!`](crate::ids).
///
/// `ts_union!(Building = Building::ALL.map(Building::id))`
#[macro_export]
macro_rules! ts_union {
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

ts_alias!([] SeatSet = Vec<Seat>);
ts_alias!([] RulesVersion = u16);
ts_alias!([T: TS, const N: usize] BySeat<T, N> = Vec<T>);
ts_alias!([F] Stack<F> = String);
ts_alias!([T: TS] Values<T> = T);
