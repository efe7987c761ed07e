//! `signoria play`: a game in the terminal, line by line.
//!
//! The player sees only what their seat may know: log, table, prompt and choices all come from the view of
//! the seat. With several people at one keyboard the screen is cleared in between.

use std::{
    collections::hash_map::RandomState,
    hash::BuildHasher as _,
    io::{self, BufRead as _, IsTerminal as _, Read as _},
    path::PathBuf,
};

use signoria_engine::{Reason, Seat, SeatSet, UndoError, Viewer};
use signoria_i18n::{Localizer, Names};
use signoria_registry::{Choice, DynBot, PlayError, Table};
use signoria_terminal::Colour;

use crate::{
    args::Play,
    console::{Console, Values, say, usual_players},
    data,
    exit::Exit,
    record::{GUESTS, bots, player, raw_setup, step},
    show, verify,
};

/// Longer lists of choices are grouped.
const LONGEST_LIST: usize = 30;

/// Minimum number of choices in a group.
const SMALLEST_FOLD: usize = 4;

/// Maximum length of an input line, in bytes.
const LONGEST_LINE: u64 = 10_000;

/// A game in the terminal.
struct TerminalGame<'a> {
    table: Box<dyn Table>,
    bots: Vec<Box<dyn DynBot>>,
    /// Names of the bots, repeated if there are more seats.
    players: Vec<String>,
    /// Seats held by people.
    people: SeatSet,
    words: Localizer,
    names: Names,
    /// Per seat: the first group of events that was not printed yet.
    told: Vec<usize>,
    /// The seat that the screen is meant for.
    reading: Option<Seat>,
    /// The file of the record, rewritten after every change.
    kept: Option<PathBuf>,
    console: &'a mut Console,
}

/// The effect of an input line.
enum Answer {
    /// An action was played or undone.
    Done,
    /// Prompt again.
    Again,
    /// End the session.
    Quit,
}

pub fn run(args: &Play, console: &mut Console) -> Result<(), Exit> {
    console.check_players(&args.bot)?;
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(std::process::id()));
    let table = match &args.resume {
        Some(path) => verify::open(path, console)?,
        None => start(args, seed, console)?,
    };
    let id = table.meta().id;
    let people = people(args, table.seats(), console)?;
    let mut evening = TerminalGame {
        people,
        bots: bots(&*table, &args.bot, people, seed, console)?,
        players: args.bot.clone(),
        words: Localizer::new(console.words.lang(), id),
        names: Names::new(table.names()),
        told: vec![0; usize::from(table.seats())],
        reading: None,
        kept: args.out.clone().or_else(|| args.resume.clone()),
        table,
        console,
    };
    evening.welcome()?;
    evening.play()
}

/// Deals the game.
fn start(args: &Play, seed: u64, console: &Console) -> Result<Box<dyn Table>, Exit> {
    let game = console.game(args.game.as_deref().unwrap_or_default())?;
    let mut setup = raw_setup(game, &args.setting, usual_players(game), seed, Vec::new(), console)?;
    game.options(&setup).map_err(|error| console.problems(game, &error))?;
    setup.names = seat_names(args, people(args, setup.seats, console)?, setup.seats, console)?;
    game.start(&setup).map_err(|error| console.problems(game, &error))
}

/// The seats of the people; the first one by default.
fn people(args: &Play, seats: u8, console: &Console) -> Result<SeatSet, Exit> {
    if args.seats.is_empty() {
        return Ok(SeatSet::one(Seat::new(0)));
    }
    args.seats.iter().map(|&number| show::seat(number, seats, console)).collect()
}

/// The names of the people in order of their seats, and of the bots on the others.
fn seat_names(
    args: &Play,
    people: SeatSet,
    seats: u8,
    console: &Console,
) -> Result<Vec<String>, Exit> {
    if args.name.len() > people.len() {
        return Err(
            console.usage_error("cli-too_many_names", &[("people", people.len().to_string())])
        );
    }
    let plain = |name: &&String| {
        !name.trim().is_empty() && name.chars().count() <= 40 && !name.contains(char::is_control)
    };
    if let Some(name) = args.name.iter().find(|name| !plain(name)) {
        return Err(
            console.usage_error("cli-bad_name", &[("name", name.escape_debug().to_string())])
        );
    }
    let mut given = args.name.iter().map(|name| name.trim().to_owned());
    let mut guests = GUESTS.iter().filter(|guest| args.name.iter().all(|name| name != *guest));
    Ok(Seat::all(seats)
        .map(|seat| {
            let mut guest = || guests.next().map_or_else(String::new, ToString::to_string);
            if !people.contains(seat) {
                return guest();
            }
            given.next().unwrap_or_else(|| {
                let number = (seat.index() + 1).to_string();
                console.text("cli-person", &[("number", number)])
            })
        })
        .collect())
}

impl TerminalGame<'_> {
    fn welcome(&mut self) -> Result<(), Exit> {
        let context = self.console.context(&self.words, &self.names);
        let title = context.bold(self.table.meta().title);
        let tagline = context.wrap(&self.words.term("tagline"));
        let names: Vec<String> =
            Seat::all(self.table.seats()).map(|seat| self.names.of(seat)).collect();
        let names = self.words.join(&names);
        self.console.line(&title)?;
        self.console.line(&tagline)?;
        data::tell(&self.table.options(), self.console)?;
        self.console.print("play-start", &[("names", names)])
    }

    /// Plays the game until its end or the end of the input.
    fn play(&mut self) -> Result<(), Exit> {
        loop {
            let asked = self.table.to_act();
            let others = asked - self.people;
            if let Some(seat) = others.first() {
                for fault in step(&mut *self.table, seat, &mut *self.bots[seat.index()]) {
                    let values = [("bot", player(&self.players, seat)), ("fault", fault)];
                    self.console.print("cli-bot_fault", &values)?;
                }
                continue;
            }
            // The last reader continues first, so that the keyboard changes hands less.
            let next = self.reading.filter(|&seat| asked.contains(seat)).or_else(|| asked.first());
            match next {
                None => return self.end(),
                Some(seat) => {
                    if matches!(self.turn(seat)?, Answer::Quit) {
                        self.save()?;
                        self.console.line("")?;
                        return self.console.print("play-bye", &[]);
                    }
                    self.save()?;
                }
            }
        }
    }

    /// One decision of a person. Passes the keyboard first if another person read before.
    fn turn(&mut self, seat: Seat) -> Result<Answer, Exit> {
        let fresh = self.reading != Some(seat);
        if fresh && self.people.len() > 1 && matches!(self.pass_keyboard(seat)?, Answer::Quit) {
            return Ok(Answer::Quit);
        }
        self.reading = Some(seat);
        let others_acted = self.print_new_events(seat)?;
        if fresh || others_acted {
            self.draw(seat)?;
        }
        self.ask(seat)?;
        loop {
            let Some(line) = self.read_line()? else { return Ok(Answer::Quit) };
            match self.answer(seat, line.trim())? {
                Answer::Again => {}
                done => return Ok(done),
            }
        }
    }

    /// Clears the screen and waits for the next person.
    fn pass_keyboard(&mut self, seat: Seat) -> Result<Answer, Exit> {
        if self.reading.is_some() {
            // `3J` also clears the scrollback, which the next person must not see.
            let clear =
                if self.console.watched { "\x1b[2J\x1b[3J\x1b[H" } else { "\n————\n" };
            self.console.write(clear)?;
        }
        self.print("play-hand_over", &[("name", self.names.of(seat))])?;
        Ok(if self.read_line()?.is_some() { Answer::Done } else { Answer::Quit })
    }

    /// Prints what happened since the seat last looked; returns whether another seat did something.
    fn print_new_events(&mut self, seat: Seat) -> Result<bool, Exit> {
        let line = self.table.history();
        let from = self.told[seat.index()].min(line.len() + 1);
        let names = self.names.for_reader(Some(seat));
        self.console.line("")?;
        for told in self.table.events(Viewer::Seat(seat), from) {
            let context = self.console.context(&self.words, &names);
            let text = context.wrap(&format!("· {}", self.words.render(&told.message, &names)));
            let text = context.paint(Colour::Cyan, &text.replace('\n', "\n  "));
            self.console.line(&text)?;
        }
        self.told[seat.index()] = line.len() + 1;
        Ok(line.iter().skip(from.saturating_sub(1)).any(|(other, _)| *other != seat))
    }

    fn draw(&mut self, seat: Seat) -> Result<(), Exit> {
        let names = self.names.for_reader(Some(seat));
        let context = self.console.context(&self.words, &names);
        let view = self.table.view(Viewer::Seat(seat));
        let drawing = signoria_terminal::draw(self.table.meta().id, &view, &context);
        self.console.line("")?;
        self.console.write(&drawing)
    }

    /// Prints the prompt and the numbered choices.
    fn ask(&mut self, seat: Seat) -> Result<(), Exit> {
        let names = self.names.for_reader(Some(seat));
        if let Some(question) = self.table.prompt(seat, Viewer::Seat(seat)) {
            let context = self.console.context(&self.words, &names);
            let text = context.bold(&context.wrap(&self.words.render(&question, &names)));
            self.console.line("")?;
            self.console.line(&text)?;
        }
        let choices = self.table.choices(seat);
        self.list_or_fold(seat, &choices.iter().enumerate().collect::<Vec<_>>())
    }

    /// Groups a long list: choices that begin with the same words become one line.
    fn list_or_fold(&mut self, seat: Seat, choices: &[(usize, &Choice)]) -> Result<(), Exit> {
        if choices.len() <= LONGEST_LIST {
            return self.list(seat, choices.iter().copied());
        }
        let groups = fold(choices);
        for (prefix, group) in groups {
            if group.len() <= SMALLEST_FOLD {
                self.list(seat, group.into_iter())?;
                continue;
            }
            let values = [("count", group.len().to_string()), ("prefix", prefix.clone())];
            let text = say(&self.words, "play-folded", &values);
            let context = self.console.context(&self.words, &self.names);
            let text = format!("  …  {}  {}", context.bold(&prefix), context.dim(&text));
            self.console.line(&text)?;
        }
        Ok(())
    }

    /// Prints choices with their numbers, in as many columns as fit.
    fn list<'c>(
        &mut self,
        seat: Seat,
        choices: impl Iterator<Item = (usize, &'c Choice)>,
    ) -> Result<(), Exit> {
        let names = self.names.for_reader(Some(seat));
        let context = self.console.context(&self.words, &names);
        let cells: Vec<String> = choices
            .map(|(at, choice)| {
                let label = self.words.render(&choice.label, &names);
                format!("{:>3}  {label}  {}", at + 1, context.dim(&format!("[{}]", choice.text)))
            })
            .collect();
        let text = lay_out(&cells, self.console.width);
        self.console.write(&text)
    }

    /// Handles one input line.
    fn answer(&mut self, seat: Seat, line: &str) -> Result<Answer, Exit> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verb {
            "" => self.ask(seat)?,
            "?" | "help" => self.print("play-help", &[])?,
            "quit" | "q" => return Ok(Answer::Quit),
            "table" | "t" => {
                self.draw(seat)?;
                self.ask(seat)?;
            }
            "all" => {
                let choices = self.table.choices(seat);
                self.list(seat, choices.iter().enumerate())?;
            }
            "log" => self.log(seat)?,
            "undo" | "u" => return self.undo(seat),
            "why" => self.why(seat, rest.trim())?,
            _ => return self.act(seat, line),
        }
        Ok(Answer::Again)
    }

    /// A number, an action in notation, or a word to search for.
    fn act(&mut self, seat: Seat, line: &str) -> Result<Answer, Exit> {
        let choices = self.table.choices(seat);
        let text = match line.parse::<usize>() {
            Err(_) => line,
            Ok(number) => {
                let Some(choice) = number.checked_sub(1).and_then(|at| choices.get(at)) else {
                    let count = choices.len().to_string();
                    self.print("play-no_number", &[("count", count)])?;
                    return Ok(Answer::Again);
                };
                &choice.text
            }
        };
        match self.table.play(seat, text) {
            Ok(()) => return Ok(Answer::Done),
            Err(PlayError::Refused(reason)) => self.refuse(seat, &reason)?,
            Err(PlayError::Notation { .. }) => {
                let names = self.names.for_reader(Some(seat));
                let wanted = line.to_lowercase();
                let begins = |choice: &Choice| choice.text.starts_with(&wanted);
                let contains = |choice: &Choice| {
                    choice.text.contains(&wanted)
                        || self.words.render(&choice.label, &names).to_lowercase().contains(&wanted)
                };
                let all = || choices.iter().enumerate();
                let mut found: Vec<_> = all().filter(|(_, choice)| begins(choice)).collect();
                if found.is_empty() {
                    found = all().filter(|(_, choice)| contains(choice)).collect();
                }
                if found.is_empty() {
                    self.print("play-unknown", &[("text", shorten(line))])?;
                } else {
                    self.list_or_fold(seat, &found)?;
                }
            }
            Err(PlayError::Over | PlayError::NotToAct { .. }) => {
                unreachable!("only a seat that is asked gets the prompt")
            }
        }
        Ok(Answer::Again)
    }

    fn undo(&mut self, seat: Seat) -> Result<Answer, Exit> {
        match self.table.undo(seat) {
            Ok(()) => {
                let now = self.table.history().len() + 1;
                self.told.iter_mut().for_each(|told| *told = now.min(*told));
                self.print("play-undone", &[])?;
                Ok(Answer::Done)
            }
            Err(UndoError::NotYours) => {
                self.print("play-undo_not_yours", &[])?;
                Ok(Answer::Again)
            }
            Err(UndoError::TooLate) => {
                self.print("play-undo_too_late", &[])?;
                Ok(Answer::Again)
            }
        }
    }

    fn why(&mut self, seat: Seat, text: &str) -> Result<(), Exit> {
        match self.table.check(seat, text) {
            Ok(_) => self.print("play-may", &[]),
            Err(PlayError::Refused(reason)) => self.refuse(seat, &reason),
            Err(_) => self.print("play-why_what", &[("text", shorten(text))]),
        }
    }

    /// Prints the rule that forbids an action.
    fn refuse(&mut self, seat: Seat, reason: &Reason) -> Result<(), Exit> {
        let names = self.names.for_reader(Some(seat));
        let mut text = self.words.render(&reason.message, &names);
        if !reason.rule.is_empty() {
            text.push(' ');
            text.push_str(&self.console.text("play-rule", &[("rule", reason.rule.to_owned())]));
        }
        let context = self.console.context(&self.words, &names);
        let text = context.paint(Colour::Yellow, &context.wrap(&text));
        self.console.line(&text)
    }

    /// Prints everything the seat has perceived.
    fn log(&mut self, seat: Seat) -> Result<(), Exit> {
        let names = self.names.for_reader(Some(seat));
        for told in self.table.events(Viewer::Seat(seat), 0) {
            let text = format!("{:>4}  {}", told.group, self.words.render(&told.message, &names));
            self.console.line(&text)?;
        }
        Ok(())
    }

    /// Prints the last events, the table and the result.
    fn end(&mut self) -> Result<(), Exit> {
        // At the end all people may look at the screen; a single person sees what only their seat
        // may see.
        let alone = if self.people.len() == 1 { self.people.first() } else { None };
        let viewer = alone.map_or(Viewer::Spectator, Viewer::Seat);
        let from = alone.or(self.reading).map_or(0, |seat| self.told[seat.index()]);
        let names = self.names.for_reader(alone);
        self.console.line("")?;
        for told in self.table.events(viewer, from) {
            let text = format!("· {}", self.words.render(&told.message, &names));
            self.console.line(&text)?;
        }
        self.console.line("")?;
        show::table_now(&*self.table, viewer, &self.words, &names, self.console)?;
        self.save()?;
        if let Some(path) = &self.kept {
            let file = path.display().to_string();
            self.console.print("play-saved", &[("file", file)])?;
        }
        Ok(())
    }

    /// Rewrites the record, so that Ctrl-C loses nothing.
    fn save(&self) -> Result<(), Exit> {
        match &self.kept {
            Some(path) => self.console.save(path, &self.table.record().to_text()),
            None => Ok(()),
        }
    }

    fn print(&mut self, key: &str, values: Values<'_>) -> Result<(), Exit> {
        let text = say(&self.words, key, values);
        self.console.line(&text)
    }

    /// Reads the next line; `None` at the end of the input.
    fn read_line(&mut self) -> Result<Option<String>, Exit> {
        self.console.write("> ")?;
        self.console.flush()?;
        let mut bytes = Vec::new();
        let input = io::stdin();
        let read = input.lock().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(None);
        }
        let line: String = String::from_utf8_lossy(&bytes)
            .trim_end()
            .chars()
            .filter(|character| !character.is_control())
            .collect();
        if !input.is_terminal() {
            // A transcript reads better with the input in it.
            self.console.line(&line)?;
        }
        Ok(Some(line))
    }
}

/// Shortens an input for an error message.
fn shorten(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// Groups choices by the first words of their notation, by as few words as make a difference; each group
/// with its words, in order of the choices.
fn fold<'c>(choices: &[(usize, &'c Choice)]) -> Vec<(String, Vec<(usize, &'c Choice)>)> {
    let longest = choices.iter().map(|(_, choice)| choice.text.split(' ').count()).max();
    let mut groups: Vec<(String, Vec<(usize, &Choice)>)> = Vec::new();
    for words in 1..=longest.unwrap_or(1) {
        groups.clear();
        for &(at, choice) in choices {
            let prefix = choice.text.split(' ').take(words).collect::<Vec<_>>().join(" ");
            match groups.iter_mut().find(|(known, _)| *known == prefix) {
                Some((_, group)) => group.push((at, choice)),
                None => groups.push((prefix, vec![(at, choice)])),
            }
        }
        if groups.len() > 1 {
            break;
        }
    }
    groups
}

/// Arranges cells in columns, read downwards.
fn lay_out(cells: &[String], width: usize) -> String {
    let cell_width = cells.iter().map(|cell| signoria_terminal::visible_width(cell)).max();
    let Some(cell_width) = cell_width else { return String::new() };
    // Few choices are easier to read one below the other.
    let columns = if cells.len() <= 12 { 1 } else { (width / (cell_width + 2)).clamp(1, 4) };
    let rows = cells.len().div_ceil(columns);
    let mut text = String::new();
    for row in 0..rows {
        let mut line = String::new();
        for cell in cells.iter().skip(row).step_by(rows) {
            line.push_str(cell);
            line.push_str(&" ".repeat(cell_width + 2 - signoria_terminal::visible_width(cell)));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
