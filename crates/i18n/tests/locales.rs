//! Every language says the same things with the same values.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use signoria_engine::{Arg, Message, Seat};
use signoria_i18n::{Lang, Localizer, Names, RenderError, files, source};

/// Per key (`key` or `key.attribute`): its variables.
type Keys = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_language_has_the_same_files() {
    assert_eq!(files(Lang::En), files(Lang::Nl));
    assert!(files(Lang::En).contains(&"platform"));
}

#[test]
fn every_language_has_the_same_keys_with_the_same_variables() {
    let mut problems = Vec::new();
    for file in files(Lang::En) {
        let [en, nl] = [Lang::En, Lang::Nl].map(|lang| keys(lang, file));
        for key in en.keys().chain(nl.keys()).collect::<BTreeSet<_>>() {
            match (en.get(key), nl.get(key)) {
                (Some(en), Some(nl)) if en == nl => {}
                (en, nl) => problems.push(format!("{file}.ftl {key}: en {en:?}, nl {nl:?}")),
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn no_key_is_defined_twice_in_a_file() {
    for lang in Lang::ALL {
        for file in files(lang) {
            let mut seen = BTreeSet::new();
            for entry in parsed(lang, file).body {
                if let Entry::Message(message) = entry {
                    assert!(seen.insert(message.id.name), "{lang}/{file}.ftl {}", message.id.name);
                }
            }
        }
    }
}

#[test]
fn a_sentence_about_the_reader_is_told_in_the_second_person() {
    let words = Localizer::new(Lang::En, "platform");
    let [anna, bruno] = [Seat::new(0), Seat::new(1)];
    let names = Names::new(["Anna", "Bruno"]);
    let turn = Message::new("turn-of").with("seat", bruno);
    assert_eq!(words.render(&turn, &names), "It is Bruno's turn.");
    assert_eq!(words.render(&turn, &names.for_reader(Some(anna))), "It is Bruno's turn.");
    assert_eq!(words.render(&turn, &names.for_reader(Some(bruno))), "It is your turn.");
}

#[test]
fn values_are_written_as_the_language_writes_them() {
    let names = Names::new(["Anna", "Bruno", "Carla"]);
    let seats: Arg = Seat::all(3).collect();
    let waiting = Message::new("waiting-for").with("seats", seats);
    for (lang, text) in [
        (Lang::En, "Waiting for Anna, Bruno and Carla."),
        (Lang::Nl, "Wachten op Anna, Bruno en Carla."),
    ] {
        assert_eq!(Localizer::platform(lang).try_render(&waiting, &names), Ok(text.to_owned()));
    }
}

#[test]
fn what_cannot_be_said_is_an_error_and_plain_to_see() {
    let words = Localizer::platform(Lang::En);
    let names = Names::default();
    let missing = Message::new("no-such-key");
    assert_eq!(words.render(&missing, &names), "⟦no-such-key⟧");
    assert!(matches!(words.try_render(&missing, &names), Err(RenderError::Missing { .. })));
    let broken = Message::new("turn-of");
    assert!(matches!(words.try_render(&broken, &names), Err(RenderError::Broken { .. })));
    let bad_term = Message::new("turn-of").with("seat", "no_such_term");
    assert!(matches!(words.try_render(&bad_term, &names), Err(RenderError::Missing { .. })));
}

#[test]
fn names_pass_through_unchanged_without_isolation_marks() {
    let words = Localizer::platform(Lang::Nl);
    let names = Names::new(["{ $x } <b>Ann\u{e9}</b>"]);
    let turn = Message::new("turn-of").with("seat", Seat::new(0));
    assert_eq!(words.render(&turn, &names), "{ $x } <b>Ann\u{e9}</b> is aan de beurt.");
}

fn parsed(lang: Lang, file: &str) -> fluent_syntax::ast::Resource<&'static str> {
    let text = source(lang, file).expect("the file was listed");
    match parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{lang}/{file}.ftl: {errors:?}"),
    }
}

fn keys(lang: Lang, file: &str) -> Keys {
    let mut keys = Keys::new();
    for entry in parsed(lang, file).body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        if let Some(pattern) = &message.value {
            keys.insert(id.to_owned(), variables(pattern));
        }
        for attribute in &message.attributes {
            keys.insert(format!("{id}.{}", attribute.id.name), variables(&attribute.value));
        }
    }
    keys
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    let in_arguments = |arguments: &CallArguments<&str>, found: &mut BTreeSet<String>| {
        arguments.positional.iter().for_each(|argument| in_inline(argument, found));
        arguments.named.iter().for_each(|argument| in_inline(&argument.value, found));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            // A language may select by the id of a term or the length of a list where another does
            // not have to.
            let name = id.name;
            let name = name.strip_suffix("_id").or_else(|| name.strip_suffix("_count"));
            found.insert(name.unwrap_or(id.name).to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, found),
        InlineExpression::TermReference { arguments, .. } => {
            if let Some(arguments) = arguments {
                in_arguments(arguments, found);
            }
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

/// La Città: no sentence about zero people, and one card is singular.
#[test]
fn numbers_of_la_citta_read_well() {
    let names = Names::new(["Anna", "Bruno"]);
    let loss = |city: &'static str| {
        Message::new("migrated_from")
            .with("seat", Seat::new(1))
            .with("city", city)
            .with("strength", 1_u8)
    };
    let migrated = |from: usize, arrived: u8| {
        Message::new("log-migrated")
            .with("seat", Seat::new(0))
            .with("city", "town_0")
            .with("voice", Arg::Term("culture"))
            .with("strength", 3_u8)
            .with(
                "from",
                ["town_2", "town_3"][..from].iter().map(|city| loss(city)).collect::<Arg>(),
            )
            .with("arrived", arrived)
            .with("lost", from as u8 - arrived)
    };
    let deck = |deck: u8| Message::new("table-deck_size").with("deck", deck).with("unseen", 3_u8);
    let [en, nl] = Lang::ALL.map(|lang| {
        let words = Localizer::new(lang, "la_citta");
        [migrated(1, 1), migrated(2, 0), migrated(2, 1), deck(1), deck(2)]
            .map(|message| words.render(&message, &names))
    });
    assert_eq!(
        en[..3],
        [
            "Siena of Anna (culture 3) draws a citizen from Urbino of Bruno (1).",
            "Siena of Anna (culture 3) draws a citizen from each of Urbino of Bruno (1) and Pesaro of \
             Bruno (1); it has no room, so they go to the supply.",
            "Siena of Anna (culture 3) draws a citizen from each of Urbino of Bruno (1) and Pesaro of \
             Bruno (1); it has room for 1, the other goes to the supply.",
        ]
    );
    assert_eq!(en[3..], ["1 card; 3 drawn unseen", "2 cards; 3 drawn unseen"]);
    assert_eq!(nl[0], "Siena van Anna (cultuur 3) trekt een burger uit Urbino van Bruno (1).");
    assert!(nl[1].ends_with("; er is geen plaats, dus gaan ze naar de voorraad."), "{}", nl[1]);
    assert_eq!(nl[3..], ["1 kaart; 3 gedekt getrokken", "2 kaarten; 3 gedekt getrokken"]);
}
