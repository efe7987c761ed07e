//! The changes between two views.
//!
//! Most of what a viewer sees is what they saw before. A view that knows its parts compares them and passes on
//! only those that differ, so that the rest is neither written nor sent.

use serde::Serialize;

/// A value that can be compared with an older one, part by part.
///
/// `impl Compare for View {}` compares it as a whole; [`compare_parts!`](crate::compare_parts) field by
/// field.
pub trait Compare: PartialEq + Serialize {
    /// Reports how it differs from an older one.
    fn compare(&self, old: &Self, changes: &mut impl Changes) {
        changes.value(old, self);
    }
}

/// Receives changes.
pub trait Changes {
    /// Enters the field with this name, until [`Changes::leave`].
    fn field(&mut self, name: &'static str);

    /// Enters the item with this number, until [`Changes::leave`].
    fn item(&mut self, number: usize);

    /// Leaves the field or item.
    fn leave(&mut self);

    /// The value at this place has changed.
    fn value<T: ?Sized + PartialEq + Serialize>(&mut self, old: &T, new: &T);

    /// A field that is compared as a whole.
    fn part<T: PartialEq + Serialize>(&mut self, name: &'static str, old: &T, new: &T) {
        if old != new {
            self.field(name);
            self.value(old, new);
            self.leave();
        }
    }

    /// A field that is a list of things with parts.
    fn each<T: Compare>(&mut self, name: &'static str, old: &[T], new: &[T])
    where
        Self: Sized,
    {
        if old == new {
            return;
        }
        self.field(name);
        if old.len() == new.len() {
            for (number, (old, new)) in old.iter().zip(new).enumerate() {
                if old != new {
                    self.item(number);
                    new.compare(old, self);
                    self.leave();
                }
            }
        } else {
            self.value(old, new);
        }
        self.leave();
    }
}

/// Compares a struct field by field; `each` are lists of things that are compared item by item. Every field
/// must be named.
///
/// ```
/// use serde::Serialize;
/// use signoria_engine::compare_parts;
///
/// #[derive(PartialEq, Serialize)]
/// struct Hand { gold: u8, cards: Vec<u8> }
/// compare_parts! { Hand { gold, cards } }
///
/// #[derive(PartialEq, Serialize)]
/// struct View { round: u8, hands: Vec<Hand> }
/// compare_parts! { View { round } each { hands } }
/// ```
#[macro_export]
macro_rules! compare_parts {
    ($type:ty { $($part:ident),* $(,)? } $(each { $($list:ident),+ $(,)? })?) => {
        impl $crate::Compare for $type {
            fn compare(&self, old: &Self, changes: &mut impl $crate::Changes) {
                let Self { $($part,)* $($($list,)+)? } = self;
                $(changes.part(stringify!($part), &old.$part, $part);)*
                $($(changes.each(stringify!($list), old.$list.as_ref(), $list.as_ref());)+)?
            }
        }
    };
}
