//! What has changed in a view.
//!
//! Most of what a viewer sees is what he saw before. A view that knows its parts compares them as they are
//! and hands on only those that differ, so that nobody has to write down, read or compare the rest.

use serde::Serialize;

/// A value that can be compared with an older one, part by part.
///
/// `impl Compare for View {}` compares it as a whole; [`compare_parts!`](crate::compare_parts) field by
/// field.
pub trait Compare: PartialEq + Serialize {
    /// Tells how it differs from an older one.
    fn compare(&self, old: &Self, changes: &mut impl Changes) {
        changes.value(old, self);
    }
}

/// Whoever hears of changes.
pub trait Changes {
    /// What follows happens in the field with this name, until [`Changes::leave`].
    fn field(&mut self, name: &'static str);

    /// What follows happens in the item with this number, until [`Changes::leave`].
    fn item(&mut self, number: usize);

    /// Back to where the field or item lies.
    fn leave(&mut self);

    /// Here something may have changed.
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
        // What has grown or shrunk is compared as a whole: whoever hears of it knows how to tell it shortly.
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
