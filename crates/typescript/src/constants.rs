//! Tables and numbers of the games as TypeScript, so that the site repeats none of them.

mod carrara;
mod la_citta;
mod machiavelli;

use serde::Serialize;
use serde_json::Value;

/// What fits on a line.
const WIDTH: usize = 110;

/// The constants of one game, as text to add to the file of its types.
#[derive(Default)]
struct Constants(String);

impl Constants {
    /// A constant that keeps its exact type: a number, or the list of all words of a kind.
    fn exact(self, docs: &str, name: &str, value: impl Serialize) -> Self {
        self.write(docs, &format!("{name} ="), value, " as const")
    }

    /// A constant of a type of its own.
    fn of(self, docs: &str, name: &str, of: &str, value: impl Serialize) -> Self {
        self.write(docs, &format!("{name}: {of} ="), value, "")
    }

    fn write(mut self, docs: &str, head: &str, value: impl Serialize, tail: &str) -> Self {
        let value = serde_json::to_value(value).expect("constants are plain data");
        self.0 += &format!("\n/** {docs} */\nexport const {head} {}{tail};\n", spread(&value, 0));
        self
    }
}

/// On one line, or one line for each entry.
fn spread(value: &Value, indent: usize) -> String {
    let flat = value.to_string();
    if flat.len() + indent < WIDTH {
        return flat;
    }
    let space = " ".repeat(indent + 2);
    let (open, close, entries): (_, _, Vec<String>) = match value {
        Value::Array(items) => {
            ('[', ']', items.iter().map(|item| spread(item, indent + 2)).collect())
        }
        Value::Object(fields) => {
            let entry = |(key, item)| format!("\"{key}\": {}", spread(item, indent + 2));
            ('{', '}', fields.iter().map(entry).collect())
        }
        _ => return flat,
    };
    // Short entries of a list share a line.
    let share = value.is_array() && entries.iter().all(|entry| entry.len() < WIDTH / 3);
    let mut lines: Vec<String> = Vec::new();
    for entry in entries {
        match lines.last_mut() {
            Some(line) if share && line.len() + entry.len() + 2 < WIDTH => {
                *line += &format!(" {entry},");
            }
            _ => lines.push(format!("{space}{entry},")),
        }
    }
    format!("{open}\n{}\n{}{close}", lines.join("\n"), " ".repeat(indent))
}

/// The constants of a game; nothing if it has none.
pub fn constants(game: &str) -> String {
    match game {
        "carrara" => carrara::constants().0,
        "habemus_papam" => habemus_papam().0,
        "la_citta" => la_citta::constants().0,
        "machiavelli" => machiavelli::constants().0,
        "notre_dame" => notre_dame().0,
        _ => String::new(),
    }
}

fn habemus_papam() -> Constants {
    use serde_json::json;
    use signoria_games::habemus_papam::cards::{Faction, Gem, Mission, Person, Ploy, Rank};

    let person = |person: Person| {
        let rank = match person.rank() {
            Rank::Cardinal => "cardinal",
            Rank::Outsider => "outsider",
            Rank::Leader => "leader",
        };
        json!({
            "rank": rank,
            "party": person.faction(),
            "arms": person.arms(),
            "age": person.age(),
            "symbol": person.symbol(),
        })
    };
    Constants::default()
        .exact("The four parties.", "FACTIONS", Faction::ALL)
        .exact("The gems, best first.", "GEMS", Gem::ALL)
        .exact("The action cards.", "PLOYS", Ploy::ALL)
        .of(
            "What is printed on the cards of the persons.",
            "PERSONS",
            "Readonly<\n  Record<\n    Person,\n    {\n      rank: 'cardinal' | 'outsider' | 'leader';\n      \
             party: Faction | null;\n      arms: number;\n      age: number;\n      symbol: Symbol | null;\n    \
             }\n  >\n>",
            by_id(Person::ALL, Person::id, person),
        )
        .of(
            "What the missions ask for, and their votes.",
            "MISSIONS",
            "Readonly<Record<Mission, { votes: number; needs: readonly Need[] }>>",
            by_id(Mission::ALL, Mission::id, |mission| {
                json!({ "votes": mission.votes(), "needs": mission.needs() })
            }),
        )
}

/// A table with the word of each thing as its key.
fn by_id<T: Copy>(
    all: impl IntoIterator<Item = T>,
    id: fn(T) -> &'static str,
    entry: impl Fn(T) -> Value,
) -> serde_json::Map<String, Value> {
    all.into_iter().map(|it| (id(it).to_owned(), entry(it))).collect()
}

fn notre_dame() -> Constants {
    use signoria_engine::BuiltIn as _;
    use signoria_games::notre_dame::{
        Data,
        cards::{ActionCard, DONATION, PLAGUE_LOSS, Person, RAT_END, Sector, Tile},
        streets::Spot,
    };

    let messages = by_id(Tile::ALL, Tile::id, |tile| tile.prestige().into());
    let towns: serde_json::Map<String, Value> = (3..=5)
        .map(|boroughs| {
            let all: Vec<_> = Data::built_in().streets.all(boroughs).collect();
            (boroughs.to_string(), serde_json::to_value(all).expect("plain data"))
        })
        .collect();
    Constants::default()
        .exact("The seven sectors of a borough.", "SECTORS", Sector::ALL)
        .exact("The nine action cards.", "ACTION_CARDS", ActionCard::ALL)
        .exact("The fifteen persons.", "PERSONS", Person::ALL)
        .exact("The six brown persons.", "BROWN_PERSONS", Person::BROWN)
        .exact("The four messages.", "TILES", Tile::ALL)
        .exact("The markets of a borough.", "SPOTS", Spot::ALL.map(Spot::id))
        .of(
            "Prestige of a message.",
            "MESSAGE_PRESTIGE",
            "Readonly<Record<Tile, number>>",
            messages,
        )
        .of("Prestige for donating 1, 2 or 3 coins.", "DONATION", "readonly number[]", DONATION)
        .exact("Last field of the rat track.", "RAT_END", RAT_END)
        .exact("Prestige lost to the plague.", "PLAGUE_LOSS", PLAGUE_LOSS)
        .of(
            "All streets, by the number of boroughs.",
            "STREETS",
            "Readonly<Record<number, readonly (readonly [Market, Market])[]>>",
            towns,
        )
}
