//! Declarations set out for people: `ts-rs` writes each on one line.

use std::iter::Peekable;

/// What fits on a line.
const WIDTH: usize = 100;

/// `export type …` with its comment, over as many lines as it needs.
pub fn declaration(docs: Option<&str>, text: &str) -> String {
    let text = text.strip_suffix(';').unwrap_or(text);
    let (head, body) = text.split_once(" = ").unwrap_or_else(|| panic!("no type: {text}"));
    let mut tokens = tokens(body).into_iter().peekable();
    let body = union(&mut tokens);
    assert!(tokens.next().is_none(), "only half understood: {text}");
    let head = format!("export {head} =");
    let docs = docs.map(|docs| comment(docs, 0)).unwrap_or_default();
    let line = format!("{head} {};\n", body.flat());
    if line.len() <= WIDTH && !body.has_docs() {
        return docs + &line;
    }
    let lines = match &body {
        Node::Union(parts) => {
            let part = |part: &Node| format!("\n  | {}", part.spread(4, 4));
            parts.iter().map(part).collect()
        }
        other => format!(" {}", other.spread(0, head.len() + 1)),
    };
    format!("{docs}{head}{lines};\n")
}

#[derive(Clone, PartialEq, Debug)]
enum Token {
    Comment(String),
    Word(String),
    Mark(char),
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = if rest.starts_with("/**") {
            rest.find("*/").expect("a comment ends") + 2
        } else if first == '"' {
            rest[1..].find('"').expect("a text ends") + 2
        } else if word_char(first) {
            rest.find(|c| !word_char(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(end);
        rest = after;
        if token.starts_with("/**") {
            tokens.push(Token::Comment(token.to_owned()));
        } else if first == '"' || word_char(first) {
            tokens.push(Token::Word(token.to_owned()));
        } else if !first.is_whitespace() {
            tokens.push(Token::Mark(first));
        }
    }
    tokens
}

fn word_char(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// A type.
#[derive(Debug)]
enum Node {
    Union(Vec<Node>),
    Both(Vec<Node>),
    Object(Vec<Field>),
    Tuple(Vec<Node>),
    Inner(Box<Node>),
    /// A name, perhaps with types in angle brackets.
    Name(String, Vec<Node>),
}

#[derive(Debug)]
struct Field {
    docs: Option<String>,
    key: String,
    value: Node,
}

type Input = Peekable<std::vec::IntoIter<Token>>;

fn takes(input: &mut Input, mark: char) -> bool {
    input.next_if_eq(&Token::Mark(mark)).is_some()
}

fn union(input: &mut Input) -> Node {
    takes(input, '|');
    let mut parts = vec![both(input)];
    while takes(input, '|') {
        parts.push(both(input));
    }
    if parts.len() == 1 { parts.remove(0) } else { Node::Union(parts) }
}

fn both(input: &mut Input) -> Node {
    let mut parts = vec![single(input)];
    while takes(input, '&') {
        parts.push(single(input));
    }
    if parts.len() == 1 { parts.remove(0) } else { Node::Both(parts) }
}

fn single(input: &mut Input) -> Node {
    match input.next() {
        Some(Token::Mark('{')) => Node::Object(list(input, '}', field)),
        Some(Token::Mark('[')) => Node::Tuple(list(input, ']', union)),
        Some(Token::Mark('(')) => {
            let inner = union(input);
            assert!(takes(input, ')'), "an open bracket");
            Node::Inner(Box::new(inner))
        }
        Some(Token::Word(name)) => {
            let arguments = if takes(input, '<') { list(input, '>', union) } else { Vec::new() };
            Node::Name(name, arguments)
        }
        other => panic!("no type begins with {other:?}"),
    }
}

fn list<T>(input: &mut Input, end: char, item: fn(&mut Input) -> T) -> Vec<T> {
    let mut items = Vec::new();
    while !takes(input, end) {
        items.push(item(input));
        takes(input, ',');
    }
    items
}

fn field(input: &mut Input) -> Field {
    let mut docs = None;
    while let Some(Token::Comment(text)) = input.next_if(|token| matches!(token, Token::Comment(_)))
    {
        docs = Some(text);
    }
    let mut key = match input.next() {
        Some(Token::Word(key)) => key,
        // A map: `[key in Place]?: Value`.
        Some(Token::Mark('[')) => {
            let words: Vec<String> = list(input, ']', |input| match input.next() {
                Some(Token::Word(word)) => word,
                other => panic!("a key is made of words, not {other:?}"),
            });
            format!("[{}]", words.join(" "))
        }
        other => panic!("no field begins with {other:?}"),
    };
    // `ts-rs` quotes every tag, needed or not.
    if let Some(bare) = key.strip_prefix('"').and_then(|key| key.strip_suffix('"'))
        && bare.chars().all(word_char)
    {
        key = bare.to_string();
    }
    if takes(input, '?') {
        key.push('?');
    }
    assert!(takes(input, ':'), "a field has a type");
    Field { docs, key, value: union(input) }
}

impl Node {
    fn has_docs(&self) -> bool {
        match self {
            Self::Union(parts) | Self::Both(parts) | Self::Tuple(parts) | Self::Name(_, parts) => {
                parts.iter().any(Self::has_docs)
            }
            Self::Object(fields) => {
                fields.iter().any(|field| field.docs.is_some() || field.value.has_docs())
            }
            Self::Inner(inner) => inner.has_docs(),
        }
    }

    /// On one line.
    fn flat(&self) -> String {
        let join = |parts: &[Self], between: &str| {
            parts.iter().map(Self::flat).collect::<Vec<_>>().join(between)
        };
        match self {
            Self::Union(parts) => join(parts, " | "),
            Self::Both(parts) => join(parts, " & "),
            Self::Tuple(parts) => format!("[{}]", join(parts, ", ")),
            Self::Inner(inner) => format!("({})", inner.flat()),
            Self::Object(fields) if fields.is_empty() => "Record<string, never>".to_owned(),
            Self::Object(fields) => {
                let field = |field: &Field| format!("{}: {}", field.key, field.value.flat());
                let fields: Vec<String> = fields.iter().map(field).collect();
                format!("{{ {} }}", fields.join("; "))
            }
            Self::Name(name, arguments) => match arguments.as_slice() {
                [] => name.clone(),
                [of] if name == "Array" => match of {
                    Self::Union(_) | Self::Both(_) => format!("({})[]", of.flat()),
                    _ => format!("{}[]", of.flat()),
                },
                _ => format!("{name}<{}>", join(arguments, ", ")),
            },
        }
    }

    /// Over several lines if it is too long; `column` is where it begins.
    fn spread(&self, indent: usize, column: usize) -> String {
        let flat = self.flat();
        if column + flat.len() < WIDTH && !self.has_docs() {
            return flat;
        }
        match self {
            Self::Object(fields) if !fields.is_empty() => {
                let inner = indent + 2;
                let space = " ".repeat(inner);
                let mut text = "{\n".to_owned();
                for field in fields {
                    if let Some(docs) = &field.docs {
                        text += &comment(docs, inner);
                    }
                    let column = inner + field.key.len() + 2;
                    let value = field.value.spread(inner, column);
                    text += &format!("{space}{}: {value};\n", field.key);
                }
                text + &" ".repeat(indent) + "}"
            }
            Self::Union(parts) => {
                let space = " ".repeat(indent + 2);
                let part =
                    |part: &Self| format!("\n{space}| {}", part.spread(indent + 4, indent + 4));
                parts.iter().map(part).collect()
            }
            Self::Both(parts) => {
                let parts: Vec<String> =
                    parts.iter().map(|part| part.spread(indent, column)).collect();
                parts.join(" & ")
            }
            Self::Inner(inner) => {
                format!("({}\n{})", inner.spread(indent, column), " ".repeat(indent))
            }
            Self::Object(_) | Self::Tuple(_) | Self::Name(..) => flat,
        }
    }
}

/// A comment in its place: on one line if it has only one.
fn comment(text: &str, indent: usize) -> String {
    let inner = text.trim().trim_start_matches("/**").trim_end_matches("*/");
    let lines: Vec<String> = inner
        .lines()
        .map(|line| line.trim().trim_start_matches('*').trim())
        .map(without_links)
        .collect();
    let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(0);
    let last = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
    let space = " ".repeat(indent);
    match &lines[first..last.max(first)] {
        [] => String::new(),
        [line] => format!("{space}/** {line} */\n"),
        lines => {
            let mut text = format!("{space}/**\n");
            for line in lines {
                text += format!("{space} * {line}").trim_end();
                text.push('\n');
            }
            text + &space + " */\n"
        }
    }
}

/// Links between Rust items lead nowhere here: only their text stays.
fn without_links(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("[`") {
        text += before;
        let Some((name, after)) = after.split_once("`]") else {
            text += "[`";
            rest = after;
            continue;
        };
        text += &format!("`{name}`");
        rest = match after.strip_prefix('(').and_then(|target| target.split_once(')')) {
            Some((_, after)) => after,
            None => after,
        };
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_types_stay_on_their_line() {
        let cases = [
            ("type Seat = number;", "export type Seat = number;\n"),
            (
                r#"type A = "pass" | { "pick": Character } | { "to": { seat: Seat, x: Array<A | null>, } };"#,
                "export type A = \"pass\" | { pick: Character } \
                 | { to: { seat: Seat; x: (A | null)[] } };\n",
            ),
            (
                "type S<F> = { f: Array<F>, g?: [number, B<F>], };",
                "export type S<F> = { f: F[]; g?: [number, B<F>] };\n",
            ),
        ];
        for (before, after) in cases {
            assert_eq!(declaration(None, before), after);
        }
    }

    #[test]
    fn comments_and_long_types_get_lines_of_their_own() {
        let text = "type V = { \n/**\n * Whose [`eyes`](crate::Eyes).\n */\nviewer: Viewer, b: X & ({ \"k\": \"a\" } | { \"k\": \"b\" }), };";
        let laid = declaration(Some("/**\n * One.\n *\n * Two.\n */\n"), text);
        let wanted = "/**\n * One.\n *\n * Two.\n */\nexport type V = {\n  /** Whose `eyes`. */\n  viewer: Viewer;\n  b: X & ({ k: \"a\" } | { k: \"b\" });\n};\n";
        assert_eq!(laid, wanted);
        let words = (0..30).map(|n| format!("\"word_{n}\"")).collect::<Vec<_>>().join(" | ");
        let laid = declaration(None, &format!("type W = {words};"));
        assert!(laid.starts_with("export type W =\n  | \"word_0\"\n  | \"word_1\"\n"), "{laid}");
    }
}
