//! The sentences of one game in one language.

use std::sync::{Mutex, PoisonError};

use fluent_bundle::{
    FluentArgs, FluentMessage, FluentResource, FluentValue, concurrent::FluentBundle,
};
use rustc_hash::FxHashMap;
use signoria_engine::{Arg, MAX_SEATS, Message, Seat};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use crate::{Lang, Names, source};

/// Everything that can be said about one game in one language: the sentences of the platform and
/// those of the game, which may replace them.
pub struct Localizer {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Formatted sentences, because formatting costs microseconds and most sentences come again, if only with other
    /// names. First those for spectators and those that name no seat, then those for the reader on each seat.
    cache: [Mutex<FxHashMap<Message, Template>>; MAX_SEATS + 1],
}

/// A formatted sentence with gaps for names.
struct Template {
    text: Box<str>,
    /// Where in the text whose name is inserted.
    gaps: Box<[(usize, Seat)]>,
}

/// A cache that is full is emptied: the first one, and that of each seat.
const MAX_CACHED: usize = 8192;
const MAX_CACHED_PER_SEAT: usize = 4096;

/// Longer texts within a message are not cached: they hardly come again.
const MAX_CACHED_TEXT_BYTES: usize = 8;

/// What separates the items of a list, or an item from what is said of it.
pub(crate) const SEPARATORS: [char; 2] = [',', ':'];

/// What stands for the name of a seat in a remembered sentence: private use, so in no locale file.
pub(crate) fn mark(seat: Seat) -> char {
    char::from_u32(MARK + u32::from(seat.number())).unwrap_or(char::REPLACEMENT_CHARACTER)
}

const MARK: u32 = 0xe000;

/// Why something cannot be said.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RenderError {
    /// No locale file has the key.
    #[error("`{key}` has no text in `{lang}`")]
    Missing {
        /// The key.
        key: String,
        /// The language.
        lang: Lang,
    },
    /// The sentence needs a value that was not given, or refers to something unknown.
    #[error("`{key}` in `{lang}`: {detail}")]
    Broken {
        /// The key.
        key: String,
        /// The language.
        lang: Lang,
        /// What is wrong.
        detail: String,
    },
}

impl Localizer {
    /// The words of a game; of the platform alone if the game has no locale file.
    pub fn new(lang: Lang, game: &str) -> Self {
        let mut words = Self::platform(lang);
        if let Some(text) = source(lang, game) {
            words.add(text);
        }
        words
    }

    /// The words that belong to no game.
    pub fn platform(lang: Lang) -> Self {
        let id: LanguageIdentifier = lang.code().parse().expect("our codes are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Terminals print the marks as rubbish, and all our languages run from left to right.
        bundle.set_use_isolating(false);
        let mut words = Self { lang, bundle, cache: Default::default() };
        words.add(source(lang, "platform").expect("every language has the words of the platform"));
        words
    }

    /// Adds the readable part of a locale file; a test sees to it that there is no other part.
    fn add(&mut self, text: &str) {
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        self.bundle.add_resource_overriding(resource);
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a text for the key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The sentence as the reader of these names should read it. What cannot be said shows as
    /// `⟦key⟧`.
    pub fn render(&self, message: &Message, names: &Names) -> String {
        match dependence(message) {
            Dependence::None => self.render_cached(message, names, None),
            Dependence::Names if names.plain() => {
                self.render_cached(message, names, names.reader())
            }
            Dependence::Names | Dependence::Text => self.compose(message, names),
        }
    }

    fn compose(&self, message: &Message, names: &Names) -> String {
        self.try_render(message, names).unwrap_or_else(|_| marker(message.key))
    }

    fn render_cached(&self, message: &Message, names: &Names, reader: Option<Seat>) -> String {
        let cache = &self.cache[reader.map_or(0, |seat| seat.index() + 1)];
        let cache = || cache.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(template) = cache().get(message) {
            return template.fill(names);
        }
        let template = Template::new(&self.compose(message, &names.marked()));
        let text = template.fill(names);
        let mut cache = cache();
        if cache.len() >= if reader.is_none() { MAX_CACHED } else { MAX_CACHED_PER_SEAT } {
            cache.clear();
        }
        cache.insert(message.clone(), template);
        text
    }

    /// The sentence, or what is wrong with it.
    pub fn try_render(&self, message: &Message, names: &Names) -> Result<String, RenderError> {
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            match value {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Term(term) => {
                    args.set(*name, self.try_term(term)?);
                    args.set(format!("{name}_id"), *term);
                }
                Arg::List(items) => {
                    args.set(*name, self.list(items, names)?);
                    args.set(format!("{name}_count"), items.len());
                }
                Arg::Seat(_) | Arg::Text(_) | Arg::Message(_) => {
                    args.set(*name, self.value(value, names)?);
                }
            }
        }
        self.format(message.key, &args, |found| {
            let reader = names.reader()?;
            let mine = |(name, value): &&(&'static str, Arg)| {
                *value == Arg::Seat(reader) && found.get_attribute(&attribute(name)).is_some()
            };
            message.args.iter().find(mine).map(|(name, _)| attribute(name))
        })
    }

    /// The name of a thing of the game; `⟦key⟧` if it has none.
    pub fn term(&self, key: &str) -> String {
        self.try_term(key).unwrap_or_else(|_| marker(key))
    }

    /// The name of a thing of the game, or what is wrong with it.
    pub fn try_term(&self, key: &str) -> Result<String, RenderError> {
        self.format(key, &FluentArgs::new(), |_| None)
    }

    /// A sentence of the platform with values that are already text or numbers.
    pub fn text(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        self.format(key, &args, |_| None).unwrap_or_else(|_| marker(key))
    }

    /// Names joined as this language joins them: `a, b and c`.
    pub fn join(&self, items: &[String]) -> String {
        match items {
            [] => self.term("list-empty"),
            [one] => one.clone(),
            [head @ .., last] => self.text(
                "list-last",
                &[("head", head.join(", ").into()), ("last", last.as_str().into())],
            ),
        }
    }

    fn value(&self, value: &Arg, names: &Names) -> Result<String, RenderError> {
        match value {
            Arg::Seat(seat) => Ok(names.of(*seat)),
            Arg::Number(number) => Ok(number.to_string()),
            Arg::Term(term) => self.try_term(term),
            Arg::List(items) => self.list(items, names),
            Arg::Text(text) => Ok(text.clone()),
            Arg::Message(message) => self.try_render(message, names),
        }
    }

    fn list(&self, items: &[Arg], names: &Names) -> Result<String, RenderError> {
        let texts: Result<Vec<String>, RenderError> =
            items.iter().map(|item| self.value(item, names)).collect();
        let texts = texts?;
        // Sentences with commas or colons of their own need a stronger separator.
        if texts.iter().any(|text| text.contains(SEPARATORS)) {
            return Ok(texts.join("; "));
        }
        Ok(self.join(&texts))
    }

    /// Formats a message or the attribute that `choose` picks.
    fn format(
        &self,
        key: &str,
        args: &FluentArgs<'_>,
        choose: impl FnOnce(&FluentMessage<'_>) -> Option<String>,
    ) -> Result<String, RenderError> {
        let missing = || RenderError::Missing { key: key.to_owned(), lang: self.lang };
        let message = self.bundle.get_message(key).ok_or_else(missing)?;
        let attribute = choose(&message).and_then(|name| message.get_attribute(&name));
        let pattern = match &attribute {
            Some(attribute) => attribute.value(),
            None => message.value().ok_or_else(missing)?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(RenderError::Broken {
                key: key.to_owned(),
                lang: self.lang,
                detail: error.to_string(),
            }),
        }
    }
}

/// What the text of a sentence depends on in addition to its message.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Dependence {
    None,
    /// The names of seats, and who reads it.
    Names,
    /// Free text.
    Text,
}

fn dependence(message: &Message) -> Dependence {
    message.args.iter().map(|(_, value)| dependence_of(value)).max().unwrap_or(Dependence::None)
}

fn dependence_of(value: &Arg) -> Dependence {
    match value {
        Arg::Number(_) | Arg::Term(_) => Dependence::None,
        Arg::Seat(_) => Dependence::Names,
        // Places in the notation of a game.
        Arg::Text(text) if text.len() <= MAX_CACHED_TEXT_BYTES => Dependence::None,
        Arg::Text(_) => Dependence::Text,
        Arg::List(items) => items.iter().map(dependence_of).max().unwrap_or(Dependence::None),
        Arg::Message(message) => dependence(message),
    }
}

impl Template {
    /// Makes a template from a sentence with marks in the places of names.
    fn new(marked: &str) -> Self {
        let seat =
            |found: char| Seat::checked(u8::try_from(u32::from(found).checked_sub(MARK)?).ok()?);
        let (mut text, mut gaps) = (String::with_capacity(marked.len()), Vec::new());
        for found in marked.chars() {
            match seat(found) {
                Some(seat) => gaps.push((text.len(), seat)),
                None => text.push(found),
            }
        }
        Self { text: text.into(), gaps: gaps.into() }
    }

    fn fill(&self, names: &Names) -> String {
        let mut filled = String::with_capacity(self.text.len() + 16 * self.gaps.len());
        let mut from = 0;
        for &(at, seat) in &self.gaps {
            filled += &self.text[from..at];
            filled += &names.of(seat);
            from = at;
        }
        filled + &self.text[from..]
    }
}

/// The attribute in the second person for an argument.
fn attribute(argument: &str) -> String {
    if argument == "seat" { "you".to_owned() } else { format!("you-{argument}") }
}

/// A missing text, plain to see.
fn marker(key: &str) -> String {
    format!("⟦{key}⟧")
}

#[cfg(test)]
mod tests {
    use signoria_engine::Seat;

    use super::*;

    const GAME: &str = "
duke = duke
house = huis
log-robbed = { $seat } robs { $victim }.
    .you = You rob { $victim }.
    .you-victim = { $seat } robs you.
log-built = { $card_id ->
    [house] het { $card }
   *[other] de { $card }
}
log-cards = { $cards_count ->
    [0] no cards
    [one] one card: { $cards }
   *[other] { $cards_count } cards: { $cards }
}
log-gold = { $n ->
    [one] one coin
   *[other] { $n } coins
}
log-bid = { $seat } { $n }
log-bids = Bids: { $bids }
";

    fn said(message: &Message, reader: Option<Seat>) -> String {
        let mut words = Localizer::platform(Lang::En);
        words.add(GAME);
        let names = Names::new(["Anna", "Bruno", "Carla"]).for_reader(reader);
        words.try_render(message, &names).expect("everything needed is there")
    }

    #[test]
    fn the_reader_is_addressed_in_every_role() {
        let robbed =
            Message::new("log-robbed").with("seat", Seat::new(0)).with("victim", Seat::new(1));
        assert_eq!(said(&robbed, None), "Anna robs Bruno.");
        assert_eq!(said(&robbed, Some(Seat::new(0))), "You rob Bruno.");
        assert_eq!(said(&robbed, Some(Seat::new(1))), "Anna robs you.");
        assert_eq!(said(&robbed, Some(Seat::new(2))), "Anna robs Bruno.");
    }

    #[test]
    fn a_cached_sentence_is_the_one_that_would_be_composed() {
        let words = Localizer::new(Lang::Nl, "habemus_papam");
        let names = |reader| Names::new(["Anna", "Bruno"]).for_reader(Some(Seat::new(reader)));
        let refusal = Message::new("why-not_a_choice");
        let personal = Message::new("ask-bid").with("seat", Seat::new(0));
        for reader in [0, 1, 0] {
            for message in [&refusal, &personal] {
                let composed = words.compose(message, &names(reader));
                assert_eq!(words.render(message, &names(reader)), composed);
            }
        }
        let cached = words.cache.each_ref().map(|cache| cache.lock().unwrap().len());
        assert_eq!(cached[..4], [1, 1, 1, 0], "what is the same for all readers is cached once");
    }

    #[test]
    fn a_sentence_can_select_by_the_key_of_a_term_and_the_length_of_a_list() {
        let built = |card: &'static str| Message::new("log-built").with("card", card);
        assert_eq!(said(&built("house"), None), "het huis");
        assert_eq!(said(&built("duke"), None), "de duke");
        let cards = |cards: &[&'static str]| {
            Message::new("log-cards").with("cards", cards.iter().copied().collect::<Arg>())
        };
        assert_eq!(said(&cards(&[]), None), "no cards");
        assert_eq!(said(&cards(&["duke"]), None), "one card: duke");
        assert_eq!(said(&cards(&["duke", "house"]), None), "2 cards: duke and huis");
    }

    #[test]
    fn numbers_choose_their_plural_and_are_not_decorated() {
        let gold = |n: i32| said(&Message::new("log-gold").with("n", n), None);
        assert_eq!(
            [gold(1), gold(0), gold(-3), gold(12_345)],
            ["one coin", "0 coins", "-3 coins", "12345 coins"]
        );
    }

    #[test]
    fn sentences_within_a_sentence_are_set_apart() {
        let bid = |seat, n: u8| Message::new("log-bid").with("seat", Seat::new(seat)).with("n", n);
        let bids: Arg = [bid(0, 2), bid(1, 5)].into_iter().collect();
        assert_eq!(
            said(&Message::new("log-bids").with("bids", bids), None),
            "Bids: Anna 2 and Bruno 5"
        );
        let hand = |seat| {
            let cards: Arg = ["duke", "house"].into_iter().collect();
            Message::new("log-bid")
                .with("seat", Seat::new(seat))
                .with("n", Arg::List(vec![cards, 7_u8.into(), 8_u8.into()]))
        };
        let hands: Arg = [hand(0), hand(1)].into_iter().collect();
        assert_eq!(
            said(&Message::new("log-bids").with("bids", hands), None),
            "Bids: Anna duke and huis, 7 and 8; Bruno duke and huis, 7 and 8"
        );
    }

    #[test]
    fn what_comes_from_the_cache_reads_as_if_it_were_composed_anew() {
        let mut words = Localizer::platform(Lang::En);
        words.add(GAME);
        let bid = |seat, n: u8| Message::new("log-bid").with("seat", Seat::new(seat)).with("n", n);
        let messages = [
            Message::new("duke"),
            Message::new("log-gold").with("n", 3),
            Message::new("log-robbed").with("seat", Seat::new(0)).with("victim", Seat::new(1)),
            Message::new("log-robbed").with("seat", Seat::new(1)).with("victim", Seat::new(7)),
            Message::new("log-bids")
                .with("bids", [bid(0, 2), bid(1, 5)].into_iter().collect::<Arg>()),
            Message::new("log-bid").with("seat", Seat::new(1)).with("n", Arg::Text("x".into())),
            Message::new("log-gold").with("n", Arg::Text("B7: 2, 3".into())),
            Message::new("log-gold").with("n", Arg::Text("text a \"user\" typed".into())),
            Message::new("log-gold").with("n", Arg::Text("\t\"\u{1}".into())),
        ];
        let tables = [
            Names::new(["Anna", "Bruno"]),
            Names::new(["Zoë", "\u{e000}"]),
            Names::new(["Anna, the first", "Bruno: yes"]),
            Names::new(["\"Anna\"\n", "Bru\\no"]),
            Names::default(),
        ];
        for _ in 0..2 {
            for names in &tables {
                for reader in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
                    let names = names.for_reader(reader);
                    for message in &messages {
                        let composed = words.compose(message, &names);
                        assert_eq!(words.render(message, &names), composed);
                    }
                }
            }
        }
    }
}
