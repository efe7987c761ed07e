//! The sentences of one game in one language.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use fluent_bundle::{
    FluentArgs, FluentMessage, FluentResource, FluentValue, concurrent::FluentBundle,
};
use signoria_engine::{Arg, Message};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use crate::{Lang, Names, source};

/// Everything that can be said about one game in one language: the sentences of the platform and
/// those of the game, which may replace them.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Sentences that are the same for everybody, as they were last said.
    known: Mutex<HashMap<Message, Arc<str>>>,
}

/// So many sentences are remembered. More than one game needs; a game with more begins anew.
const KNOWN: usize = 8192;

/// Why something cannot be said.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SayError {
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

impl Words {
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
        let mut words = Self { lang, bundle, known: Mutex::default() };
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
    pub fn say(&self, message: &Message, names: &Names) -> String {
        self.try_say(message, names).unwrap_or_else(|_| marker(message.key))
    }

    /// The same, remembered if it names nobody: choices are called the same for everybody and come
    /// again and again.
    pub fn said(&self, message: &Message, names: &Names) -> Arc<str> {
        if !message.args.iter().all(|(_, value)| impersonal(value)) {
            return self.say(message, names).into();
        }
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = known().get(message) {
            return text.clone();
        }
        let text: Arc<str> = self.say(message, names).into();
        let mut known = known();
        if known.len() == KNOWN {
            known.clear();
        }
        known.insert(message.clone(), text.clone());
        text
    }

    /// The sentence, or what is wrong with it.
    pub fn try_say(&self, message: &Message, names: &Names) -> Result<String, SayError> {
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
    pub fn try_term(&self, key: &str) -> Result<String, SayError> {
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

    fn value(&self, value: &Arg, names: &Names) -> Result<String, SayError> {
        match value {
            Arg::Seat(seat) => Ok(names.of(*seat)),
            Arg::Number(number) => Ok(number.to_string()),
            Arg::Term(term) => self.try_term(term),
            Arg::List(items) => self.list(items, names),
            Arg::Text(text) => Ok(text.clone()),
            Arg::Message(message) => self.try_say(message, names),
        }
    }

    fn list(&self, items: &[Arg], names: &Names) -> Result<String, SayError> {
        let texts: Result<Vec<String>, SayError> =
            items.iter().map(|item| self.value(item, names)).collect();
        let texts = texts?;
        // Sentences with commas or colons of their own need a stronger separator.
        if texts.iter().any(|text| text.contains([',', ':'])) {
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
    ) -> Result<String, SayError> {
        let missing = || SayError::Missing { key: key.to_owned(), lang: self.lang };
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
            Some(error) => Err(SayError::Broken {
                key: key.to_owned(),
                lang: self.lang,
                detail: error.to_string(),
            }),
        }
    }
}

/// Whether a value is said the same to everybody, and there are not too many of its kind.
fn impersonal(value: &Arg) -> bool {
    match value {
        Arg::Seat(_) | Arg::Text(_) => false,
        Arg::Number(_) | Arg::Term(_) => true,
        Arg::List(items) => items.iter().all(impersonal),
        Arg::Message(message) => message.args.iter().all(|(_, value)| impersonal(value)),
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
        let mut words = Words::platform(Lang::En);
        words.add(GAME);
        let names = Names::new(["Anna", "Bruno", "Carla"]).told_to(reader);
        words.try_say(message, &names).expect("everything needed is there")
    }

    #[test]
    fn the_reader_is_addressed_in_whatever_part_he_plays() {
        let robbed =
            Message::new("log-robbed").with("seat", Seat::new(0)).with("victim", Seat::new(1));
        assert_eq!(said(&robbed, None), "Anna robs Bruno.");
        assert_eq!(said(&robbed, Some(Seat::new(0))), "You rob Bruno.");
        assert_eq!(said(&robbed, Some(Seat::new(1))), "Anna robs you.");
        assert_eq!(said(&robbed, Some(Seat::new(2))), "Anna robs Bruno.");
    }

    #[test]
    fn a_remembered_sentence_is_the_one_that_would_be_said() {
        let words = Words::new(Lang::Nl, "habemus_papam");
        let names = |reader| Names::new(["Anna", "Bruno"]).told_to(Some(Seat::new(reader)));
        let refusal = Message::new("why-not_a_choice");
        let personal = Message::new("ask-bid").with("seat", Seat::new(0));
        for reader in [0, 1, 0] {
            for message in [&refusal, &personal] {
                let said = words.said(message, &names(reader));
                assert_eq!(*said, *words.say(message, &names(reader)));
            }
        }
        assert_eq!(words.known.lock().unwrap().len(), 1, "what names somebody is not remembered");
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
}
