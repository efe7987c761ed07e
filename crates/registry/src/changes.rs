//! The changes between two views, as JSON.

use serde::{Serialize, Serializer, ser::SerializeSeq};
use signoria_engine::{Diff, DiffSink};

use crate::Json;

/// Writes how a view differs from an older one, as a list of changes.
///
/// A change is a list: a path (names of fields, indices of items), then the new value. Comparing the parts
/// of a view and writing only those that differ halves the cost of a move; see `docs/performance.md`,
/// "Transport".
pub fn changes<T: Diff>(old: &T, new: &T) -> Json {
    Json::of(&Difference { old, new })
}

struct Difference<'a, T> {
    old: &'a T,
    new: &'a T,
}

impl<T: Diff> Serialize for Difference<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let list = serializer.serialize_seq(None)?;
        let mut writer = ChangeWriter { list, path: Vec::new(), error: None };
        self.new.diff(self.old, &mut writer);
        match writer.error {
            Some(error) => Err(error),
            None => writer.list.end(),
        }
    }
}

struct ChangeWriter<L: SerializeSeq> {
    list: L,
    path: Vec<PathStep>,
    error: Option<L::Error>,
}

#[derive(Clone, Copy, Serialize)]
#[serde(untagged)]
enum PathStep {
    Field(&'static str),
    Item(usize),
}

impl<L: SerializeSeq> DiffSink for ChangeWriter<L> {
    fn enter_field(&mut self, name: &'static str) {
        self.path.push(PathStep::Field(name));
    }

    fn enter_item(&mut self, number: usize) {
        self.path.push(PathStep::Item(number));
    }

    fn exit(&mut self) {
        self.path.pop();
    }

    fn value<T: ?Sized + PartialEq + Serialize>(&mut self, _old: &T, new: &T) {
        if self.error.is_none() {
            let written = self.list.serialize_element(&Change { path: &self.path, value: new });
            self.error = written.err();
        }
    }
}

struct Change<'a, T: ?Sized> {
    path: &'a [PathStep],
    value: &'a T,
}

impl<T: ?Sized + Serialize> Serialize for Change<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.path.len() + 1))?;
        for step in self.path {
            list.serialize_element(step)?;
        }
        list.serialize_element(self.value)?;
        list.end()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use signoria_engine::diff_fields;

    use super::*;

    #[derive(PartialEq, Serialize)]
    struct Hand {
        gold: u8,
        cards: Vec<&'static str>,
    }
    diff_fields! { Hand { gold, cards } }

    #[derive(PartialEq, Serialize)]
    struct View {
        round: u8,
        hands: Vec<Hand>,
    }
    diff_fields! { View { round } each { hands } }

    fn view(round: u8, hands: &[(u8, &[&'static str])]) -> View {
        let hand =
            |(gold, cards): &(u8, &[&'static str])| Hand { gold: *gold, cards: cards.to_vec() };
        View { round, hands: hands.iter().map(hand).collect() }
    }

    #[test]
    fn only_what_changed_is_written() {
        let old = view(1, &[(2, &["rose"]), (3, &[])]);
        let new = view(2, &[(1, &["rose", "lily"]), (3, &[])]);
        let written: Value = serde_json::from_str(changes(&old, &new).get()).unwrap();
        let wanted =
            json!([["round", 2], ["hands", 0, "gold", 1], ["hands", 0, "cards", ["rose", "lily"]]]);
        assert_eq!(written, wanted);
        assert_eq!(changes(&old, &old).get(), "[]");
    }

    #[test]
    fn a_client_that_applies_the_changes_has_the_new_view() {
        let views = [
            view(1, &[]),
            view(1, &[(2, &["rose"])]),
            view(1, &[(2, &["rose"]), (3, &[])]),
            view(2, &[(1, &["rose", "lily"]), (3, &[])]),
            view(2, &[(3, &[])]),
        ];
        for old in &views {
            for new in &views {
                let changes: Value = serde_json::from_str(changes(old, new).get()).unwrap();
                let mut applied = serde_json::to_value(old).unwrap();
                assert!(signoria_protocol::change(&mut applied, &changes), "{changes:?}");
                assert_eq!(applied, serde_json::to_value(new).unwrap());
            }
        }
    }
}
