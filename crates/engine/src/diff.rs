//! The changes between two views.
//!
//! Most parts of a view equal those of the view before. A view that compares its parts passes on only those
//! that differ; the rest is neither serialized nor sent.

use serde::Serialize;

/// A value that can be compared with an older one, part by part.
///
/// `impl Diff for View {}` compares it as a whole; [`diff_fields!`](crate::diff_fields) field by
/// field.
pub trait Diff: PartialEq + Serialize {
    /// Reports how it differs from an older one.
    fn diff(&self, old: &Self, changes: &mut impl DiffSink) {
        changes.value(old, self);
    }
}

/// Receives changes.
pub trait DiffSink {
    /// Enters the field with this name, until [`DiffSink::exit`].
    fn enter_field(&mut self, name: &'static str);

    /// Enters the item with this number, until [`DiffSink::exit`].
    fn enter_item(&mut self, number: usize);

    /// Leaves the field or item.
    fn exit(&mut self);

    /// Reports that the value at the current path has changed.
    fn value<T: ?Sized + PartialEq + Serialize>(&mut self, old: &T, new: &T);

    /// Compares a field as a whole.
    fn diff_field<T: PartialEq + Serialize>(&mut self, name: &'static str, old: &T, new: &T) {
        if old != new {
            self.enter_field(name);
            self.value(old, new);
            self.exit();
        }
    }

    /// Compares a field that is a list, item by item.
    fn diff_items<T: Diff>(&mut self, name: &'static str, old: &[T], new: &[T])
    where
        Self: Sized,
    {
        if old == new {
            return;
        }
        self.enter_field(name);
        if old.len() == new.len() {
            for (number, (old, new)) in old.iter().zip(new).enumerate() {
                if old != new {
                    self.enter_item(number);
                    new.diff(old, self);
                    self.exit();
                }
            }
        } else {
            self.value(old, new);
        }
        self.exit();
    }
}

/// Compares a struct field by field; fields under `each` are lists that are compared item by item. Every
/// field must be named.
///
/// ```
/// use serde::Serialize;
/// use signoria_engine::diff_fields;
///
/// #[derive(PartialEq, Serialize)]
/// struct Hand { gold: u8, cards: Vec<u8> }
/// diff_fields! { Hand { gold, cards } }
///
/// #[derive(PartialEq, Serialize)]
/// struct View { round: u8, hands: Vec<Hand> }
/// diff_fields! { View { round } each { hands } }
/// ```
#[macro_export]
macro_rules! diff_fields {
    ($type:ty { $($part:ident),* $(,)? } $(each { $($list:ident),+ $(,)? })?) => {
        impl $crate::Diff for $type {
            fn diff(&self, old: &Self, changes: &mut impl $crate::DiffSink) {
                let Self { $($part,)* $($($list,)+)? } = self;
                $(changes.diff_field(stringify!($part), &old.$part, $part);)*
                $($(changes.diff_items(stringify!($list), old.$list.as_ref(), $list.as_ref());)+)?
            }
        }
    };
}
