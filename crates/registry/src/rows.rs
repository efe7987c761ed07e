//! Plain data, written as JSON, or as what has changed in it.
//!
//! A server tells the same reader of the same game again and again. What `serde` tells of a value is written
//! down as a row of small numbers first: words that are part of the program (names of fields and cards) are
//! numbered once per thread, so that writing a row copies no text and comparing two of them compares numbers.
//! A row is written as the very JSON `serde_json` would write, or as what has changed since an older one.
//! Views compare what they know to be parts themselves ([`Compare`]), so that rows are made only of parts
//! that differ.

use std::{cell::RefCell, collections::HashMap, fmt};

use serde::{Serialize, Serializer, ser};
use signoria_engine::{Changes, Compare};

/// Writes plain data as JSON: as `serde_json` would, but faster where it is made of words of the program.
///
/// # Panics
/// If it is no plain data: maps whose keys are no words or numbers, or numbers of 128 bits.
pub fn write_json(value: &impl Serialize, out: &mut Vec<u8>) {
    DESK.with_borrow_mut(|desk| {
        desk.row.clear();
        desk.put_down(value);
        write(&desk.row, &desk.words, out);
    });
}

/// Writes how a value differs from an older one, as a list of changes. A change is a list: the way to a place
/// (names of fields, numbers of items), and last what is there now. The item after the last one of a list is
/// a new one.
pub fn write_changes<T: Compare>(old: &T, new: &T, out: &mut Vec<u8>) {
    DESK.with_borrow_mut(|desk| {
        out.push(b'[');
        new.compare(old, &mut Differences { desk, out, way: Vec::new(), some: false });
        out.push(b']');
    });
}

/// What a number of the row is; the other bits say more.
const TAG: u32 = 0b111;
/// `null`, `false`, `true`, or a number that needs two more places.
const SIMPLE: u32 = 0;
/// A small number.
const NUMBER: u32 = 1;
/// A small number below zero.
const NEGATIVE: u32 = 2;
/// A word of the program.
const WORD: u32 = 3;
/// Any other text, as JSON: so many bytes, in the places that follow.
const TEXT: u32 = 4;
/// So many places are a list.
const LIST: u32 = 5;
/// So many places are an object: names and values in turn.
const OBJECT: u32 = 6;

/// How far the rest of a number is shifted.
const SHIFT: u32 = 3;
/// Numbers below this one are small.
const SMALL: u64 = 1 << (u32::BITS - SHIFT);

const NULL: u32 = 0;
const FALSE: u32 = 1;
const TRUE: u32 = 2;
const UNSIGNED: u32 = 3;
const SIGNED: u32 = 4;
const REAL: u32 = 5;
/// As it stands with half the bits, it is written with fewer digits.
const SHORT_REAL: u32 = 6;

/// How many places the value takes that begins here.
fn width(row: &[u32]) -> usize {
    let rest = (row[0] >> SHIFT) as usize;
    match row[0] & TAG {
        LIST | OBJECT => 1 + rest,
        TEXT => 1 + rest.div_ceil(4),
        SIMPLE if rest > TRUE as usize => 3,
        _ => 1,
    }
}

thread_local! {
    /// Where a thread writes.
    static DESK: RefCell<Desk> = RefCell::new(Desk { row: Vec::new(), words: Words::new() });
}

struct Desk {
    row: Vec<u32>,
    words: Words,
}

impl Desk {
    /// Adds a value to the row.
    fn put_down<T: ?Sized + Serialize>(&mut self, value: &T) {
        value.serialize(Pen { desk: self }).expect("views, events and actions are plain data");
    }
}

/// So many places a thread has for words it has just met. A power of two.
const RECENT: usize = 2048;

/// Words of the program as one thread numbers them.
struct Words {
    /// Where a word lies in memory, how long it is, and its number.
    recent: Box<[(usize, u32, u32)]>,
    numbers: HashMap<&'static str, u32>,
    /// As they stand in JSON, with their quotes.
    json: Vec<Box<str>>,
}

impl Words {
    fn new() -> Self {
        let recent = vec![(0, 0, 0); RECENT].into();
        Self { recent, numbers: HashMap::new(), json: Vec::new() }
    }

    /// The number of a word: words that read the same have the same.
    fn number(&mut self, word: &'static str) -> u32 {
        let (at, length) = (word.as_ptr() as usize, word.len() as u32);
        // What lies side by side goes to places far from each other.
        let mixed = (at ^ word.len() << 40).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = mixed >> (usize::BITS - RECENT.trailing_zeros());
        let known = &mut self.recent[place];
        // A word of the program stays what it is and where it is.
        if known.0 == at && known.1 == length {
            return known.2;
        }
        let Self { numbers, json, .. } = self;
        let number = *numbers.entry(word).or_insert_with(|| {
            json.push(quoted(word).into_boxed_str());
            json.len() as u32 - 1
        });
        *known = (at, length, number);
        number
    }
}

fn quoted(text: &str) -> String {
    serde_json::to_string(text).expect("a text is plain data")
}

/// Writes a value as JSON; gives what follows it.
fn write<'a>(row: &'a [u32], words: &Words, out: &mut Vec<u8>) -> &'a [u32] {
    let rest = row[0] >> SHIFT;
    let (value, after) = row.split_at(width(row));
    match row[0] & TAG {
        NUMBER => digits(rest.into(), out),
        NEGATIVE => {
            out.push(b'-');
            digits(rest.into(), out);
        }
        WORD => out.extend_from_slice(words.json[rest as usize].as_bytes()),
        TEXT => {
            let end = out.len() + rest as usize;
            for four in &value[1..] {
                out.extend_from_slice(&four.to_le_bytes());
            }
            out.truncate(end);
        }
        LIST => {
            out.push(b'[');
            let mut inside = &value[1..];
            while !inside.is_empty() {
                inside = write(inside, words, out);
                if !inside.is_empty() {
                    out.push(b',');
                }
            }
            out.push(b']');
        }
        OBJECT => {
            out.push(b'{');
            let mut inside = &value[1..];
            while !inside.is_empty() {
                inside = write(inside, words, out);
                out.push(b':');
                inside = write(inside, words, out);
                if !inside.is_empty() {
                    out.push(b',');
                }
            }
            out.push(b'}');
        }
        _ => write_simple(rest, value, out),
    }
    after
}

fn write_simple(rest: u32, value: &[u32], out: &mut Vec<u8>) {
    let wide = || u64::from(value[1]) | u64::from(value[2]) << 32;
    match rest {
        NULL => out.extend_from_slice(b"null"),
        FALSE => out.extend_from_slice(b"false"),
        TRUE => out.extend_from_slice(b"true"),
        UNSIGNED => digits(wide(), out),
        SIGNED => {
            out.push(b'-');
            digits((wide() as i64).unsigned_abs(), out);
        }
        SHORT_REAL => real(&f32::from_bits(value[1]), out),
        _ => real(&f64::from_bits(wide()), out),
    }
}

fn real(number: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, number).expect("a number is plain data");
}

fn digits(mut number: u64, out: &mut Vec<u8>) {
    if number < 10 {
        out.push(b'0' + number as u8);
        return;
    }
    let mut text = [0; 20];
    let mut at = text.len();
    while number > 0 {
        at -= 1;
        text[at] = b'0' + (number % 10) as u8;
        number /= 10;
    }
    out.extend_from_slice(&text[at..]);
}

/// Writes changes down while they are told.
struct Differences<'a> {
    desk: &'a mut Desk,
    out: &'a mut Vec<u8>,
    way: Vec<Place>,
    /// Whether there is a change already.
    some: bool,
}

#[derive(Clone, Copy)]
enum Place {
    Field(&'static str),
    Item(usize),
}

impl Changes for Differences<'_> {
    fn field(&mut self, name: &'static str) {
        self.way.push(Place::Field(name));
    }

    fn item(&mut self, number: usize) {
        self.way.push(Place::Item(number));
    }

    fn leave(&mut self) {
        self.way.pop();
    }

    fn value<T: ?Sized + PartialEq + Serialize>(&mut self, old: &T, new: &T) {
        self.desk.row.clear();
        self.desk.put_down(old);
        let end = self.desk.row.len();
        self.desk.put_down(new);
        let (old, new) = self.desk.row.split_at(end);
        let (words, way) = (&self.desk.words, self.way.as_slice());
        let mut rows = Rows { words, out: self.out, before: way, way: Vec::new(), some: self.some };
        rows.compare(old, new);
        self.some = rows.some;
    }
}

/// Compares two rows.
struct Rows<'a> {
    words: &'a Words,
    out: &'a mut Vec<u8>,
    /// The way to the rows.
    before: &'a [Place],
    /// The way within them.
    way: Vec<Step<'a>>,
    /// Whether there is a change already.
    some: bool,
}

enum Step<'a> {
    Name(&'a [u32]),
    Item(usize),
}

impl<'a> Rows<'a> {
    fn compare(&mut self, old: &'a [u32], new: &'a [u32]) {
        if old == new {
            return;
        }
        let told = (self.out.len(), self.some);
        let alike = match (old[0] & TAG, new[0] & TAG) {
            (OBJECT, OBJECT) => self.objects(&old[1..], &new[1..]),
            (LIST, LIST) => self.lists(&old[1..], &new[1..]),
            _ => false,
        };
        if !alike {
            self.out.truncate(told.0);
            self.some = told.1;
            self.tell(new);
        }
    }

    /// Field by field, if they have the same fields.
    fn objects(&mut self, mut old: &'a [u32], mut new: &'a [u32]) -> bool {
        while !old.is_empty() && !new.is_empty() {
            let name = &new[..width(new)];
            if !old.starts_with(name) {
                return false;
            }
            (old, new) = (&old[name.len()..], &new[name.len()..]);
            let (was, is) = (old.split_at(width(old)), new.split_at(width(new)));
            self.way.push(Step::Name(name));
            self.compare(was.0, is.0);
            self.way.pop();
            (old, new) = (was.1, is.1);
        }
        old.is_empty() && new.is_empty()
    }

    /// Item by item, if that is shorter.
    fn lists(&mut self, old: &'a [u32], new: &'a [u32]) -> bool {
        let (mut was, mut is, mut items, mut others) = (old, new, 0, 0);
        while !was.is_empty() && !is.is_empty() {
            let (before, now) = (was.split_at(width(was)), is.split_at(width(is)));
            others += usize::from(before.0 != now.0);
            items += 1;
            (was, is) = (before.1, now.1);
        }
        let longer = !is.is_empty();
        let flat = items == old.len();
        let shorter_whole = flat && others * 3 > items;
        if !was.is_empty() || items == 0 || (longer && others > 0) || shorter_whole {
            return false;
        }
        (was, is) = (old, new);
        for item in 0.. {
            if is.is_empty() {
                break;
            }
            let now = is.split_at(width(is));
            self.way.push(Step::Item(item));
            if was.is_empty() {
                self.tell(now.0);
            } else {
                let before = was.split_at(width(was));
                self.compare(before.0, now.0);
                was = before.1;
            }
            self.way.pop();
            is = now.1;
        }
        true
    }

    /// One change: the way, and what is there now.
    fn tell(&mut self, new: &[u32]) {
        if self.some {
            self.out.push(b',');
        }
        self.some = true;
        self.out.push(b'[');
        for place in self.before {
            match place {
                Place::Field(name) => {
                    // Names of fields are words of ours: there is nothing to escape.
                    self.out.push(b'"');
                    self.out.extend_from_slice(name.as_bytes());
                    self.out.push(b'"');
                }
                Place::Item(item) => digits(*item as u64, self.out),
            }
            self.out.push(b',');
        }
        for step in &self.way {
            match step {
                Step::Name(name) => drop(write(name, self.words, self.out)),
                Step::Item(item) => digits(*item as u64, self.out),
            }
            self.out.push(b',');
        }
        write(new, self.words, self.out);
        self.out.push(b']');
    }
}

/// Writes what `serde` tells into the row.
struct Pen<'a> {
    desk: &'a mut Desk,
}

impl<'a> Pen<'a> {
    fn put(self, tag: u32, rest: u32) {
        self.desk.row.push(tag | rest << SHIFT);
    }

    fn wide(self, kind: u32, bits: u64) {
        let places = [SIMPLE | kind << SHIFT, bits as u32, (bits >> 32) as u32];
        self.desk.row.extend_from_slice(&places);
    }

    fn unsigned(self, number: u64) {
        if number < SMALL {
            self.put(NUMBER, number as u32);
        } else {
            self.wide(UNSIGNED, number);
        }
    }

    fn signed(self, number: i64) {
        if number >= 0 {
            self.unsigned(number as u64);
        } else if number.unsigned_abs() < SMALL {
            self.put(NEGATIVE, number.unsigned_abs() as u32);
        } else {
            self.wide(SIGNED, number as u64);
        }
    }

    fn word(self, word: &'static str) {
        let number = self.desk.words.number(word);
        self.put(WORD, number);
    }

    fn text(self, text: &str) {
        let plain = |byte: u8| byte >= b' ' && byte != b'"' && byte != b'\\' && byte != 0x7f;
        if text.len() <= 14 && text.bytes().all(plain) {
            let mut json = [b'"'; 16];
            json[1..=text.len()].copy_from_slice(text.as_bytes());
            self.json(&json[..text.len() + 2]);
        } else {
            self.json(quoted(text).as_bytes());
        }
    }

    fn json(self, json: &[u8]) {
        let row = &mut self.desk.row;
        row.push(TEXT | (json.len() as u32) << SHIFT);
        for piece in json.chunks(4) {
            let mut four = [0; 4];
            four[..piece.len()].copy_from_slice(piece);
            row.push(u32::from_le_bytes(four));
        }
    }

    /// Begins something that ends.
    fn begin(self, tag: u32) -> Within<'a> {
        let at = self.desk.row.len();
        self.desk.row.push(tag);
        Within { desk: self.desk, at, around: None }
    }

    /// Begins something within an object with one field.
    fn begin_variant(self, variant: &'static str, tag: u32) -> Within<'a> {
        let around = self.desk.row.len();
        self.desk.row.push(OBJECT);
        Pen { desk: self.desk }.word(variant);
        Within { around: Some(around), ..self.begin(tag) }
    }
}

/// A list or an object that has begun.
struct Within<'a> {
    desk: &'a mut Desk,
    at: usize,
    around: Option<usize>,
}

impl Within<'_> {
    fn pen(&mut self) -> Pen<'_> {
        Pen { desk: self.desk }
    }

    fn close(self) {
        let row = &mut self.desk.row;
        let end = row.len();
        for at in [Some(self.at), self.around].into_iter().flatten() {
            row[at] |= ((end - at - 1) as u32) << SHIFT;
        }
    }
}

/// What is no plain data.
#[derive(Debug)]
struct Unwritable(String);

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: fmt::Display>(problem: T) -> Self {
        Self(problem.to_string())
    }
}

type Written = Result<(), Unwritable>;

macro_rules! numbers {
    ($($method:ident $number:ty => $put:ident)*) => {$(
        fn $method(self, value: $number) -> Written {
            self.$put(value.into());
            Ok(())
        }
    )*};
}

impl<'a> Serializer for Pen<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Within<'a>;
    type SerializeTuple = Within<'a>;
    type SerializeTupleStruct = Within<'a>;
    type SerializeTupleVariant = Within<'a>;
    type SerializeMap = Within<'a>;
    type SerializeStruct = Within<'a>;
    type SerializeStructVariant = Within<'a>;

    numbers! {
        serialize_i8 i8 => signed
        serialize_i16 i16 => signed
        serialize_i32 i32 => signed
        serialize_i64 i64 => signed
        serialize_u8 u8 => unsigned
        serialize_u16 u16 => unsigned
        serialize_u32 u32 => unsigned
        serialize_u64 u64 => unsigned
    }

    fn serialize_bool(self, value: bool) -> Written {
        self.put(SIMPLE, if value { TRUE } else { FALSE });
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Written {
        if value.is_finite() {
            self.wide(SHORT_REAL, value.to_bits().into());
            Ok(())
        } else {
            self.serialize_unit()
        }
    }

    fn serialize_f64(self, value: f64) -> Written {
        if value.is_finite() {
            self.wide(REAL, value.to_bits());
            Ok(())
        } else {
            self.serialize_unit()
        }
    }

    fn serialize_char(self, value: char) -> Written {
        self.text(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Written {
        self.text(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.put(SIMPLE, NULL);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.word(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        let mut object = self.begin(OBJECT);
        object.pen().word(variant);
        value.serialize(object.pen())?;
        object.close();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Within<'a>, Unwritable> {
        Ok(self.begin(LIST))
    }

    fn serialize_tuple(self, _: usize) -> Result<Within<'a>, Unwritable> {
        Ok(self.begin(LIST))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Within<'a>, Unwritable> {
        Ok(self.begin(LIST))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Within<'a>, Unwritable> {
        Ok(self.begin_variant(variant, LIST))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Within<'a>, Unwritable> {
        Ok(self.begin(OBJECT))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Within<'a>, Unwritable> {
        Ok(self.begin(OBJECT))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Within<'a>, Unwritable> {
        Ok(self.begin_variant(variant, OBJECT))
    }
}

macro_rules! lists {
    ($($list:ident $item:ident)*) => {$(
        impl ser::$list for Within<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn $item<T: ?Sized + Serialize>(&mut self, value: &T) -> Written {
                value.serialize(self.pen())
            }

            fn end(self) -> Written {
                self.close();
                Ok(())
            }
        }
    )*};
}

lists! {
    SerializeSeq serialize_element
    SerializeTuple serialize_element
    SerializeTupleStruct serialize_field
    SerializeTupleVariant serialize_field
}

macro_rules! objects {
    ($($object:ident)*) => {$(
        impl ser::$object for Within<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn serialize_field<T: ?Sized + Serialize>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Written {
                self.pen().word(name);
                value.serialize(self.pen())
            }

            fn end(self) -> Written {
                self.close();
                Ok(())
            }
        }
    )*};
}

objects! { SerializeStruct SerializeStructVariant }

impl ser::SerializeMap for Within<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Written {
        let at = self.desk.row.len();
        key.serialize(self.pen())?;
        let key = &self.desk.row[at..];
        match key[0] & TAG {
            WORD | TEXT => return Ok(()),
            NUMBER | NEGATIVE => {}
            SIMPLE if (key[0] >> SHIFT) == UNSIGNED || (key[0] >> SHIFT) == SIGNED => {}
            _ => return Err(ser::Error::custom("a name is a word or a number")),
        }
        // Names are always texts.
        let mut json = vec![b'"'];
        write(key, &self.desk.words, &mut json);
        json.push(b'"');
        self.desk.row.truncate(at);
        self.pen().json(&json);
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Written {
        value.serialize(self.pen())
    }

    fn end(self) -> Written {
        self.close();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::{Value, json};
    use signoria_engine::compare_parts;

    use super::*;

    #[derive(Serialize)]
    enum Kind {
        Plain,
        One(i8),
        Two(u64, Option<char>),
        #[serde(rename = "na\"me")]
        Named {
            x: f64,
        },
    }

    /// What a client makes of the old value and the changes.
    fn applied(mut value: Value, changes: &Value) -> Value {
        for change in changes.as_array().expect("a list of changes") {
            let (new, way) = change.as_array().and_then(|it| it.split_last()).expect("a change");
            let mut place = &mut value;
            for step in way {
                place = match step {
                    Value::String(name) => &mut place[name.as_str()],
                    number => {
                        let at = number.as_u64().expect("the number of an item") as usize;
                        let list = place.as_array_mut().expect("a list");
                        if at == list.len() {
                            list.push(Value::Null);
                        }
                        &mut list[at]
                    }
                };
            }
            *place = new.clone();
        }
        value
    }

    fn changes(old: &Value, new: &Value) -> Value {
        #[derive(PartialEq, Serialize)]
        #[serde(transparent)]
        struct Whole(Value);
        impl Compare for Whole {}
        let [was, is] = [old, new].map(|it| Whole(serde_json::to_value(it).unwrap()));
        let mut json = Vec::new();
        write_changes(&was, &is, &mut json);
        let changes: Value = serde_json::from_slice(&json).expect("changes are JSON");
        assert_eq!(applied(was.0, &changes), is.0, "{changes}");
        changes
    }

    #[test]
    fn json_is_what_serde_json_writes() {
        let mut map = BTreeMap::new();
        map.insert(-7, vec![Kind::Plain, Kind::One(-128), Kind::Two(u64::MAX, Some('é'))]);
        map.insert(i64::MIN, vec![Kind::Named { x: 0.1 }, Kind::Two(1 << 40, None)]);
        let text = "a long text with \"quotes\", \\ and \u{1}\u{7f}; é";
        let value = (map, text, "", "short", "12345678901234", "123456789012345", true, ());
        let more = (i64::MIN, i64::MAX, -1, u32::MAX, (1_u64 << 29) - 1, 1_u64 << 29, f32::NAN);
        let value = (value, more, Some([0.1_f32, -0.0]), serde_json::Map::new());
        let mut json = Vec::new();
        write_json(&value, &mut json);
        let wanted = serde_json::to_string(&value).unwrap();
        assert_eq!(String::from_utf8(json).unwrap(), wanted);
    }

    #[test]
    fn words_that_read_the_same_are_the_same_wherever_they_lie() {
        let [one, other] =
            [(); 2].map(|()| -> &'static str { Box::leak("twin".to_owned().into_boxed_str()) });
        assert_ne!(one.as_ptr(), other.as_ptr());
        let number = |word| DESK.with_borrow_mut(|desk| desk.words.number(word));
        assert_eq!(number(one), number(other));
    }

    #[derive(PartialEq, Serialize)]
    struct Hand {
        gold: u8,
        cards: Vec<&'static str>,
    }
    compare_parts! { Hand { gold, cards } }

    #[derive(PartialEq, Serialize)]
    struct Sight {
        round: u8,
        hands: Vec<Hand>,
    }
    compare_parts! { Sight { round } each { hands } }

    #[test]
    fn parts_are_told_like_the_whole() {
        let hand = |gold, cards: &[&'static str]| Hand { gold, cards: cards.to_vec() };
        let sights = [
            Sight { round: 1, hands: vec![] },
            Sight { round: 1, hands: vec![hand(2, &["rose"])] },
            Sight { round: 1, hands: vec![hand(2, &["rose"]), hand(3, &[])] },
            Sight { round: 2, hands: vec![hand(1, &["rose", "lily"]), hand(3, &[])] },
            Sight { round: 2, hands: vec![hand(3, &[])] },
        ];
        for old in &sights {
            for new in &sights {
                let mut json = Vec::new();
                write_changes(old, new, &mut json);
                let told: Value = serde_json::from_slice(&json).expect("changes are JSON");
                let [was, is] = [old, new].map(|it| serde_json::to_value(it).unwrap());
                assert_eq!(told, changes(&was, &is));
            }
        }
        let mut json = Vec::new();
        write_changes(&sights[2], &sights[3], &mut json);
        let told = br#"[["round",2],["hands",0,"gold",1],["hands",0,"cards",1,"lily"]]"#;
        assert_eq!(String::from_utf8_lossy(&json), String::from_utf8_lossy(told));
    }

    #[test]
    fn only_what_changed_is_told() {
        let old = json!({"a": {"b": 1, "c": [{"x": 1, "y": 2}, {"x": 1, "y": 2}]}, "d": "same"});
        let new = json!({"a": {"b": 2, "c": [{"x": 1, "y": 2}, {"x": 9, "y": 2}]}, "d": "same"});
        assert_eq!(changes(&old, &new), json!([["a", "b", 2], ["a", "c", 1, "x", 9]]));
        assert_eq!(changes(&old, &old), json!([]));
    }

    #[test]
    fn a_list_is_told_the_shortest_way() {
        let told = |old: &[u8], new: &[u8]| changes(&json!({ "l": old }), &json!({ "l": new }));
        assert_eq!(told(&[1, 2, 3], &[1, 2, 3, 4, 5]), json!([["l", 3, 4], ["l", 4, 5]]));
        assert_eq!(told(&[1, 2, 3, 4], &[1, 2, 9, 4]), json!([["l", 2, 9]]));
        assert_eq!(told(&[1, 2, 3, 4], &[1, 9, 9, 4]), json!([["l", [1, 9, 9, 4]]]));
        assert_eq!(told(&[1, 2, 3], &[1, 3]), json!([["l", [1, 3]]]));
        assert_eq!(told(&[], &[1]), json!([["l", [1]]]));
        assert_eq!(told(&[1], &[]), json!([["l", []]]));
    }

    #[test]
    fn what_has_another_form_is_told_anew() {
        let old = json!({"k": {"a": 1, "b": 2}, "n": 1});
        assert_eq!(
            changes(&old, &json!({"k": {"a": 3, "c": 2}, "n": 1})),
            json!([["k", {"a": 3, "c": 2}]])
        );
        assert_eq!(changes(&old, &json!({"k": {"a": 3}, "n": 1})), json!([["k", {"a": 3}]]));
        assert_eq!(changes(&old, &json!({"k": null, "n": 1})), json!([["k", null]]));
        assert_eq!(changes(&old, &json!([1])), json!([[[1]]]));
    }
}
