//! A program of somebody else as a bot.
//!
//! It reads and writes lines of JSON, see `docs/bots.md`. Whatever it does (hang, crash, talk
//! nonsense), the game goes on: a lot is drawn instead of its answer, and what went wrong is told.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, sync_channel},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use signoria_engine::Seat;
use signoria_registry::{Budget, DynBot, Sight, Table};

/// Version of the protocol.
pub const PROTOCOL: u32 = 1;

/// How long a program may think if nobody says so.
const DEFAULT: Duration = Duration::from_secs(1);
/// How long its answer may be on the way beyond that.
const GRACE: Duration = Duration::from_millis(250);
/// How long it may take to start.
const START: Duration = Duration::from_secs(5);
/// How long a dying program is waited for.
const FAREWELL: Duration = Duration::from_millis(200);
/// No line is longer.
const LONGEST: u64 = 1 << 20;
/// A fault quotes at most so much of a line.
const QUOTED: usize = 60;

/// A running program.
pub struct External {
    child: Child,
    /// `None` once it no longer listens.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    heard: usize,
    asked: u64,
    /// State of the lots drawn for it (`SplitMix64`).
    lots: u64,
    faults: Vec<String>,
}

impl External {
    /// Starts a program and greets it.
    pub fn start(program: &str, table: &dyn Table, seat: Seat, seed: u64) -> Result<Self, String> {
        let hello = json!({
            "type": "hello",
            "protocol": PROTOCOL,
            "game": table.meta().id,
            "options": table.options(),
            "seat": seat,
            "seats": table.seats(),
            "seed": seed,
        });
        Self::run(program, &hello, seed)
    }

    fn run(program: &str, hello: &Value, seed: u64) -> Result<Self, String> {
        let mut child = Command::new(Path::new(program))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program} cannot be started: {error}"))?;
        let input = child.stdin.take();
        let output = child.stdout.take();
        // One line may wait; a program that talks without being asked is stopped by a full pipe.
        let (sender, lines) = sync_channel(1);
        thread::spawn(move || {
            let Some(output) = output else { return };
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                match output.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
                    Ok(read) if read > 0 => {}
                    Ok(_) | Err(_) => return,
                }
                if sender.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
                    return;
                }
            }
        });
        let mut bot =
            Self { child, input, lines, heard: 0, asked: 0, lots: seed, faults: Vec::new() };
        bot.say(hello);
        let ready = |answer: &Value| answer["type"] == "ready";
        if let Err(fault) = bot.hear(START, ready) {
            bot.faults.push(format!("no greeting: {fault}"));
        }
        Ok(bot)
    }

    /// Sends a line; whether the program still lives shows when its answer is read.
    fn say(&mut self, message: &Value) {
        let Some(input) = &mut self.input else { return };
        let sent = writeln!(input, "{message}").and_then(|()| input.flush());
        if sent.is_err() {
            self.input = None;
        }
    }

    /// The first message that is wanted, or what came instead.
    fn hear(&self, time: Duration, wanted: impl Fn(&Value) -> bool) -> Result<Value, String> {
        let end = Instant::now() + time;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => {
                    return Err(format!("no answer within {} ms", time.as_millis()));
                }
                Err(RecvTimeoutError::Disconnected) => return Err("the program has ended".into()),
            };
            match serde_json::from_str::<Value>(&line) {
                Ok(message) if wanted(&message) => return Ok(message),
                // An answer that came too late, or talk between the lines.
                Ok(message) if message.is_object() => {}
                Ok(_) | Err(_) => {
                    let quoted: String = line.chars().take(QUOTED).collect();
                    return Err(format!("not a message of the protocol: {quoted:?}"));
                }
            }
        }
    }

    /// One of the actions, by lot.
    fn draw(&mut self, legal: &[String]) -> Option<String> {
        self.lots = self.lots.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.lots;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        legal.get((mixed % legal.len().max(1) as u64) as usize).cloned()
    }
}

impl DynBot for External {
    fn heard(&self) -> usize {
        self.heard
    }

    fn think(&mut self, sight: &Sight, budget: &Budget) -> Option<String> {
        self.heard = sight.groups();
        self.asked += 1;
        let (id, legal) = (self.asked, sight.legal());
        let time = budget.time.unwrap_or(DEFAULT);
        self.say(&json!({
            "type": "choose",
            "id": id,
            "view": sight.view(),
            "legal": legal,
            "events": sight.events(),
            "budget": { "iterations": budget.iterations, "ms": time.as_millis() as u64 },
        }));
        let answer = self
            .hear(time + GRACE, |answer| answer["type"] == "action" && answer["id"] == json!(id));
        let fault = match answer {
            Ok(answer) => {
                let action = answer["action"].as_str().unwrap_or_default().to_owned();
                if legal.contains(&action) {
                    return Some(action);
                }
                let quoted: String = action.chars().take(QUOTED).collect();
                format!("not a legal action: {quoted:?}")
            }
            Err(fault) => fault,
        };
        self.faults.push(fault);
        self.draw(&legal)
    }

    fn faults(&mut self) -> Vec<String> {
        std::mem::take(&mut self.faults)
    }
}

impl Drop for External {
    fn drop(&mut self) {
        self.say(&json!({ "type": "bye" }));
        // Closing the pipe is the sign to end for a program that does not understand the word.
        self.input = None;
        let end = Instant::now() + FAREWELL;
        while Instant::now() < end {
            if let Ok(Some(_)) = self.child.try_wait() {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
