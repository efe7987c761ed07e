//! `signoria play`: a game at this keyboard, line by line.
//!
//! Whoever reads gets what his seat may know and nothing else: log, table, question and choices all
//! come from his own view. With several people at one keyboard the screen is cleared in between.

use std::{
    collections::hash_map::RandomState,
    hash::BuildHasher as _,
    io::{self, BufRead as _, IsTerminal as _, Read as _},
    path::PathBuf,
};

use signoria_engine::{Reason, Seat, SeatSet, UndoError, Viewer};
use signoria_i18n::{Names, Words};
use signoria_registry::{Choice, DynBot, PlayError, Table};
use signoria_terminal::Colour;

use crate::{
    args::Play,
    desk::{Desk, Values, say, usual_players},
    record::{GUESTS, bots, player, raw_setup, step},
    show,
    stop::Stop,
    verify,
};

/// More choices than this are folded.
const LONGEST_LIST: usize = 30;

/// Choices that are not worth folding.
const SMALLEST_FOLD: usize = 4;

/// Nobody types a longer line by hand.
const LONGEST_LINE: u64 = 10_000;

/// A game at the keyboard.
struct Evening<'a> {
    table: Box<dyn Table>,
    bots: Vec<Box<dyn DynBot>>,
    /// Names of the bots, repeated if there are more seats.
    players: Vec<String>,
    /// Seats held by people.
    people: SeatSet,
    words: Words,
    names: Names,
    /// The first group of events each seat has not been told.
    told: Vec<usize>,
    /// Whose eyes the screen is meant for.
    reading: Option<Seat>,
    /// Where the record is kept up to date.
    kept: Option<PathBuf>,
    desk: &'a mut Desk,
}

/// What became of a line that was typed.
enum Answer {
    /// Something was played or taken back.
    Done,
    /// Ask again.
    Again,
    /// Enough for today.
    Quit,
}

pub fn run(args: &Play, desk: &mut Desk) -> Result<(), Stop> {
    desk.check_players(&args.bot)?;
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(std::process::id()));
    let table = match &args.resume {
        Some(path) => verify::open(path, desk)?,
        None => start(args, seed, desk)?,
    };
    let id = table.meta().id;
    let people = people(args, table.seats(), desk)?;
    let mut evening = Evening {
        people,
        bots: bots(&*table, &args.bot, people, seed, desk)?,
        players: args.bot.clone(),
        words: Words::new(desk.words.lang(), id),
        names: Names::new(table.names()),
        told: vec![0; usize::from(table.seats())],
        reading: None,
        kept: args.out.clone().or_else(|| args.resume.clone()),
        table,
        desk,
    };
    evening.welcome()?;
    evening.play()
}

/// Deals the game that was asked for.
fn start(args: &Play, seed: u64, desk: &Desk) -> Result<Box<dyn Table>, Stop> {
    let game = desk.game(args.game.as_deref().unwrap_or_default())?;
    let mut setup = raw_setup(&args.setting, usual_players(game), seed, Vec::new(), desk)?;
    game.options(&setup).map_err(|error| desk.problems(game, &error))?;
    setup.names = seat_names(args, people(args, setup.seats, desk)?, setup.seats, desk)?;
    game.start(&setup).map_err(|error| desk.problems(game, &error))
}

/// The seats of the people: the first one if nothing was asked.
fn people(args: &Play, seats: u8, desk: &Desk) -> Result<SeatSet, Stop> {
    if args.seats.is_empty() {
        return Ok(SeatSet::one(Seat::new(0)));
    }
    args.seats.iter().map(|&number| show::seat(number, seats, desk)).collect()
}

/// The names of the people in order of their seats, guests on the others.
fn seat_names(args: &Play, people: SeatSet, seats: u8, desk: &Desk) -> Result<Vec<String>, Stop> {
    if args.name.len() > people.len() {
        return Err(desk.bad("cli-too_many_names", &[("people", people.len().to_string())]));
    }
    let plain = |name: &&String| {
        !name.trim().is_empty() && name.chars().count() <= 40 && !name.contains(char::is_control)
    };
    if let Some(name) = args.name.iter().find(|name| !plain(name)) {
        return Err(desk.bad("cli-bad_name", &[("name", name.escape_debug().to_string())]));
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
                desk.text("cli-person", &[("number", number)])
            })
        })
        .collect())
}

impl Evening<'_> {
    fn welcome(&mut self) -> Result<(), Stop> {
        let paper = self.desk.paper(&self.words, &self.names);
        let title = paper.bold(self.table.meta().title);
        let tagline = paper.wrap(&self.words.term("tagline"));
        let names: Vec<String> =
            Seat::all(self.table.seats()).map(|seat| self.names.of(seat)).collect();
        let names = self.words.join(&names);
        self.desk.line(&title)?;
        self.desk.line(&tagline)?;
        self.desk.tell("play-start", &[("names", names)])
    }

    /// The game until its end, or until nobody types any more.
    fn play(&mut self) -> Result<(), Stop> {
        loop {
            let asked = self.table.to_act();
            let others = asked - self.people;
            if let Some(seat) = others.first() {
                for fault in step(&mut *self.table, seat, &mut *self.bots[seat.index()]) {
                    let values = [("bot", player(&self.players, seat)), ("fault", fault)];
                    self.desk.tell("cli-bot_fault", &values)?;
                }
                continue;
            }
            // Who has just been reading goes on first, so that the keyboard changes hands less.
            let next = self.reading.filter(|&seat| asked.contains(seat)).or_else(|| asked.first());
            match next {
                None => return self.end(),
                Some(seat) => {
                    if matches!(self.turn(seat)?, Answer::Quit) {
                        self.save()?;
                        self.desk.line("")?;
                        return self.desk.tell("play-bye", &[]);
                    }
                    self.save()?;
                }
            }
        }
    }

    /// One decision of a person. The keyboard has changed hands if somebody else read before.
    fn turn(&mut self, seat: Seat) -> Result<Answer, Stop> {
        let fresh = self.reading != Some(seat);
        if fresh && self.people.len() > 1 && matches!(self.hand_over(seat)?, Answer::Quit) {
            return Ok(Answer::Quit);
        }
        self.reading = Some(seat);
        let others_acted = self.catch_up(seat)?;
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

    /// Clears the screen and waits until the next person sits down.
    fn hand_over(&mut self, seat: Seat) -> Result<Answer, Stop> {
        if self.reading.is_some() {
            // `3J` also forgets what scrolled away: it was not for the next pair of eyes.
            let clear = if self.desk.watched { "\x1b[2J\x1b[3J\x1b[H" } else { "\n————\n" };
            self.desk.write(clear)?;
        }
        self.tell("play-hand_over", &[("name", self.names.of(seat))])?;
        Ok(if self.read_line()?.is_some() { Answer::Done } else { Answer::Quit })
    }

    /// What happened since the seat last looked; whether anybody else did something.
    fn catch_up(&mut self, seat: Seat) -> Result<bool, Stop> {
        let line = self.table.line();
        let from = self.told[seat.index()].min(line.len() + 1);
        let names = self.names.told_to(Some(seat));
        self.desk.line("")?;
        for told in self.table.events(Viewer::Seat(seat), from) {
            let paper = self.desk.paper(&self.words, &names);
            let text = paper.wrap(&format!("· {}", self.words.say(&told.message, &names)));
            let text = paper.paint(Colour::Cyan, &text.replace('\n', "\n  "));
            self.desk.line(&text)?;
        }
        self.told[seat.index()] = line.len() + 1;
        Ok(line.iter().skip(from.saturating_sub(1)).any(|(other, _)| *other != seat))
    }

    fn draw(&mut self, seat: Seat) -> Result<(), Stop> {
        let names = self.names.told_to(Some(seat));
        let paper = self.desk.paper(&self.words, &names);
        let view = self.table.view(Viewer::Seat(seat));
        let drawing = signoria_terminal::draw(self.table.meta().id, &view, &paper);
        self.desk.line("")?;
        self.desk.write(&drawing)
    }

    /// The question and the numbered choices.
    fn ask(&mut self, seat: Seat) -> Result<(), Stop> {
        let names = self.names.told_to(Some(seat));
        if let Some(question) = self.table.question(seat, Viewer::Seat(seat)) {
            let paper = self.desk.paper(&self.words, &names);
            let text = paper.bold(&paper.wrap(&self.words.say(&question, &names)));
            self.desk.line("")?;
            self.desk.line(&text)?;
        }
        let choices = self.table.choices(seat);
        self.list_or_fold(seat, &choices.iter().enumerate().collect::<Vec<_>>())
    }

    /// A long list is folded: what begins with the same words becomes one line.
    fn list_or_fold(&mut self, seat: Seat, choices: &[(usize, &Choice)]) -> Result<(), Stop> {
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
            let paper = self.desk.paper(&self.words, &self.names);
            let text = format!("  …  {}  {}", paper.bold(&prefix), paper.dim(&text));
            self.desk.line(&text)?;
        }
        Ok(())
    }

    /// Choices with their numbers, in as many columns as fit.
    fn list<'c>(
        &mut self,
        seat: Seat,
        choices: impl Iterator<Item = (usize, &'c Choice)>,
    ) -> Result<(), Stop> {
        let names = self.names.told_to(Some(seat));
        let paper = self.desk.paper(&self.words, &names);
        let cells: Vec<String> = choices
            .map(|(at, choice)| {
                let label = self.words.say(&choice.label, &names);
                format!("{:>3}  {label}  {}", at + 1, paper.dim(&format!("[{}]", choice.text)))
            })
            .collect();
        let text = lay_out(&cells, self.desk.width);
        self.desk.write(&text)
    }

    /// Takes one typed line.
    fn answer(&mut self, seat: Seat, line: &str) -> Result<Answer, Stop> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verb {
            "" => self.ask(seat)?,
            "?" | "help" => self.tell("play-help", &[])?,
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
    fn act(&mut self, seat: Seat, line: &str) -> Result<Answer, Stop> {
        let choices = self.table.choices(seat);
        let text = match line.parse::<usize>() {
            Err(_) => line,
            Ok(number) => {
                let Some(choice) = number.checked_sub(1).and_then(|at| choices.get(at)) else {
                    let count = choices.len().to_string();
                    self.tell("play-no_number", &[("count", count)])?;
                    return Ok(Answer::Again);
                };
                &choice.text
            }
        };
        match self.table.play(seat, text) {
            Ok(()) => return Ok(Answer::Done),
            Err(PlayError::Refused(reason)) => self.refuse(seat, &reason)?,
            Err(PlayError::Notation { .. }) => {
                let names = self.names.told_to(Some(seat));
                let wanted = line.to_lowercase();
                let begins = |choice: &Choice| choice.text.starts_with(&wanted);
                let contains = |choice: &Choice| {
                    choice.text.contains(&wanted)
                        || self.words.say(&choice.label, &names).to_lowercase().contains(&wanted)
                };
                let all = || choices.iter().enumerate();
                let mut found: Vec<_> = all().filter(|(_, choice)| begins(choice)).collect();
                if found.is_empty() {
                    found = all().filter(|(_, choice)| contains(choice)).collect();
                }
                if found.is_empty() {
                    self.tell("play-unknown", &[("text", shorten(line))])?;
                } else {
                    self.list_or_fold(seat, &found)?;
                }
            }
            Err(PlayError::Over | PlayError::NotAsked { .. }) => {
                unreachable!("only a seat that is asked gets the prompt")
            }
        }
        Ok(Answer::Again)
    }

    fn undo(&mut self, seat: Seat) -> Result<Answer, Stop> {
        match self.table.undo(seat) {
            Ok(()) => {
                let now = self.table.line().len() + 1;
                self.told.iter_mut().for_each(|told| *told = now.min(*told));
                self.tell("play-undone", &[])?;
                Ok(Answer::Done)
            }
            Err(UndoError::NotYours) => {
                self.tell("play-undo_not_yours", &[])?;
                Ok(Answer::Again)
            }
            Err(UndoError::TooLate) => {
                self.tell("play-undo_too_late", &[])?;
                Ok(Answer::Again)
            }
        }
    }

    fn why(&mut self, seat: Seat, text: &str) -> Result<(), Stop> {
        match self.table.why_not(seat, text) {
            Ok(None) => self.tell("play-may", &[]),
            Ok(Some(reason)) => self.refuse(seat, &reason),
            Err(_) => self.tell("play-why_what", &[("text", shorten(text))]),
        }
    }

    /// Which rule forbids it.
    fn refuse(&mut self, seat: Seat, reason: &Reason) -> Result<(), Stop> {
        let names = self.names.told_to(Some(seat));
        let mut text = self.words.say(&reason.message, &names);
        if !reason.rule.is_empty() {
            text.push(' ');
            text.push_str(&self.desk.text("play-rule", &[("rule", reason.rule.to_owned())]));
        }
        let paper = self.desk.paper(&self.words, &names);
        let text = paper.paint(Colour::Yellow, &paper.wrap(&text));
        self.desk.line(&text)
    }

    /// Everything the seat has perceived.
    fn log(&mut self, seat: Seat) -> Result<(), Stop> {
        let names = self.names.told_to(Some(seat));
        for told in self.table.events(Viewer::Seat(seat), 0) {
            let text = format!("{:>4}  {}", told.group, self.words.say(&told.message, &names));
            self.desk.line(&text)?;
        }
        Ok(())
    }

    /// What was not told yet, the table and the result.
    fn end(&mut self) -> Result<(), Stop> {
        // At the end everybody may look at the screen; one person sees what only he may see.
        let alone = if self.people.len() == 1 { self.people.first() } else { None };
        let viewer = alone.map_or(Viewer::Spectator, Viewer::Seat);
        let from = alone.or(self.reading).map_or(0, |seat| self.told[seat.index()]);
        let names = self.names.told_to(alone);
        self.desk.line("")?;
        for told in self.table.events(viewer, from) {
            let text = format!("· {}", self.words.say(&told.message, &names));
            self.desk.line(&text)?;
        }
        self.desk.line("")?;
        show::table_now(&*self.table, viewer, &self.words, &names, self.desk)?;
        self.save()?;
        if let Some(path) = &self.kept {
            let file = path.display().to_string();
            self.desk.tell("play-saved", &[("file", file)])?;
        }
        Ok(())
    }

    /// Keeps the record up to date, so that nothing is lost by Ctrl-C.
    fn save(&self) -> Result<(), Stop> {
        match &self.kept {
            Some(path) => self.desk.save(path, &self.table.record().to_text()),
            None => Ok(()),
        }
    }

    fn tell(&mut self, key: &str, values: Values<'_>) -> Result<(), Stop> {
        let text = say(&self.words, key, values);
        self.desk.line(&text)
    }

    /// The next typed line; `None` at the end of the input.
    fn read_line(&mut self) -> Result<Option<String>, Stop> {
        self.desk.write("> ")?;
        self.desk.flush()?;
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
            // A transcript reads better with what was typed in it.
            self.desk.line(&line)?;
        }
        Ok(Some(line))
    }
}

/// Something that was typed, short enough to repeat.
fn shorten(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// Groups choices by the first words of their notation, as few words as make a difference; each
/// group with its words, in order of the choices.
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

/// Cells in columns, read downwards.
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
