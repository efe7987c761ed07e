//! The reconstructed values, which a host who owns the box can replace.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use signoria_engine::{BuiltIn, Message};

use crate::{
    cards::{Faction, Person, Rank, Symbol},
    persons::Persons,
};

/// Ages that are accepted.
const AGES: std::ops::RangeInclusive<u8> = 10..=120;

/// What the cards of the persons would show (R1, R10).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// Ages, factions and symbols.
    #[cfg_attr(feature = "ts", ts(as = "Option<Printed>", optional))]
    pub persons: Printed,
}

impl BuiltIn for Data {
    fn built_in() -> &'static Self {
        static DATA: LazyLock<Data> = LazyLock::new(Data::default);
        &DATA
    }
}

/// What is printed on the card of a person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Print {
    /// All ages are different.
    pub age: u8,
    /// The party; cardinals of the political deck have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub faction: Option<Faction>,
    /// Shared with an ally, or a sign of the three persons whom the rulebook names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub symbol: Option<Symbol>,
}

/// What is printed on all of them, and the sets that follow from it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Printed {
    cards: [Print; Person::COUNT],
    /// Cardinals and leaders by [`Faction`].
    parties: [Persons; 4],
    /// The bearers of each [`Symbol`].
    bearers: [Persons; Symbol::COUNT],
}

impl Default for Printed {
    fn default() -> Self {
        Self::new(Person::ALL.map(|person| Print {
            age: person.age(),
            faction: person.faction(),
            symbol: person.symbol(),
        }))
    }
}

impl Printed {
    fn new(cards: [Print; Person::COUNT]) -> Self {
        let having = |has: &dyn Fn(Print) -> bool| -> Persons {
            Person::ALL.into_iter().filter(|person| has(cards[person.index()])).collect()
        };
        let parties = Faction::ALL.map(|faction| having(&|card| card.faction == Some(faction)));
        let bearers = Symbol::ALL.map(|symbol| having(&|card| card.symbol == Some(symbol)));
        Self { cards, parties, bearers }
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_alias!([] Printed = BTreeMap<Person, Print>);

impl Serialize for Printed {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_map(Person::ALL.into_iter().zip(&self.cards))
    }
}

impl<'de> Deserialize<'de> for Printed {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let mut cards = Self::default().cards;
        for (id, card) in BTreeMap::<String, Print>::deserialize(input)? {
            let person = Person::from_id(&id)
                .ok_or_else(|| D::Error::custom(format!("there is no person `{id}`")))?;
            cards[person.index()] = card;
        }
        Ok(Self::new(cards))
    }
}

/// The symbols of allies; the others belong to the three persons whom the rulebook names (§2.7).
pub const PAIR_SYMBOLS: [Symbol; 6] = [
    Symbol::DoubleEagle,
    Symbol::LionOfLyon,
    Symbol::SilverCup,
    Symbol::MalteseCross,
    Symbol::Crozier,
    Symbol::SealedLetter,
];

impl Data {
    /// What is printed on a person's card.
    pub const fn of(&self, person: Person) -> Print {
        self.persons.cards[person as usize]
    }

    /// §2.9: arms of a faction on the cards of these persons: one on a cardinal, two on a leader.
    pub const fn arms(&self, persons: Persons, faction: Faction) -> u8 {
        let party = persons.and(self.persons.parties[faction as usize]);
        party.len() + party.and(Persons::LEADERS).len()
    }

    /// The oldest of these persons (R21: ages are all different).
    pub fn oldest(&self, persons: Persons) -> Option<Person> {
        persons.iter().max_by_key(|&person| self.of(person).age)
    }

    /// How many pairs of allies are complete among these persons (§6, step 5).
    pub fn pairs(&self, persons: Persons) -> u8 {
        self.allied(persons).count() as u8
    }

    /// The symbols of those pairs.
    pub fn allied(&self, persons: Persons) -> impl Iterator<Item = Symbol> {
        PAIR_SYMBOLS.into_iter().filter(move |symbol| {
            let pair = self.persons.bearers[symbol.index()];
            !pair.is_empty() && persons.and(pair) == pair
        })
    }

    /// The person with the same symbol, if there is one.
    pub fn ally(&self, person: Person) -> Persons {
        self.of(person).symbol.map_or(Persons::EMPTY, |symbol| {
            self.persons.bearers[symbol.index()].minus(Persons::one(person))
        })
    }

    /// Every reason why these values cannot be played.
    pub(crate) fn problems(&self) -> Vec<Message> {
        let mut problems = Vec::new();
        let about = |key, person: Person| Message::new(key).with("person", person.id());
        for (at, person) in Person::ALL.into_iter().enumerate() {
            let Print { age, faction, symbol } = self.of(person);
            if !AGES.contains(&age) {
                let message = about("problem-age", person).with("age", age);
                problems.push(message.with("min", *AGES.start()).with("max", *AGES.end()));
            }
            for other in &Person::ALL[..at] {
                if self.of(*other).age == age {
                    let message = about("problem-same_age", person).with("age", age);
                    problems.push(message.with("other", other.id()));
                }
            }
            match (person.rank(), faction) {
                (Rank::Cardinal | Rank::Leader, None) => {
                    problems.push(about("problem-faction_missing", person));
                }
                (Rank::Outsider, Some(_)) => problems.push(about("problem-faction", person)),
                (Rank::Cardinal | Rank::Leader, Some(_)) | (Rank::Outsider, None) => {}
            }
            let named = |symbol: Option<Symbol>| symbol.filter(|it| !PAIR_SYMBOLS.contains(it));
            if named(symbol) != named(person.symbol()) {
                problems.push(about("problem-symbol", person));
            }
        }
        for faction in Faction::ALL {
            let leaders = self.persons.parties[faction.index()].and(Persons::LEADERS).len();
            if leaders != 1 {
                let message = Message::new("problem-leaders").with("faction", faction.id());
                problems.push(message.with("number", leaders));
            }
        }
        for symbol in PAIR_SYMBOLS {
            let bearers = self.persons.bearers[symbol.index()].len();
            if bearers != 0 && bearers != 2 {
                let message = Message::new("problem-pair").with("symbol", symbol.id());
                problems.push(message.with("number", bearers));
            }
        }
        problems
    }
}
