//! JSON text that is serialized once and then copied.

use std::fmt;

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// A value as JSON text. Serializing it copies the text.
#[derive(Clone)]
pub struct Json(Box<RawValue>);

impl Json {
    /// Serializes a value.
    ///
    /// # Panics
    /// If the value cannot be JSON, such as a map whose keys are neither text nor numbers.
    pub fn of(value: &impl Serialize) -> Self {
        let raw = serde_json::value::to_raw_value(value);
        Self(raw.expect("views, events and actions are plain data"))
    }

    /// Parses it.
    pub fn value(&self) -> serde_json::Value {
        serde_json::from_str(self.get()).expect("JSON was written")
    }

    /// The text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.get())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
