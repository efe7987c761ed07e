//! An external program as a bot.
//!
//! It reads and writes lines of JSON, see `docs/bots.md`. If it hangs, crashes or breaks the protocol, the game
//! continues with a uniformly random action, and the fault is reported.

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
use signoria_registry::{Budget, DynBot, Observation, Table};

/// Version of the protocol.
pub const PROTOCOL: u32 = 1;

/// Time per decision if the budget has none.
const DEFAULT_TIME: Duration = Duration::from_secs(1);
/// Additional time for the answer to arrive.
const GRACE_TIME: Duration = Duration::from_millis(250);
/// Time to answer the greeting.
const START_TIMEOUT: Duration = Duration::from_secs(5);
/// Time to exit before the program is killed.
const EXIT_TIMEOUT: Duration = Duration::from_millis(200);
/// Maximum length of a line, in bytes.
const MAX_LINE_BYTES: u64 = 1 << 20;
/// Maximum length of a quotation in a fault, in characters.
const MAX_QUOTED_CHARS: usize = 60;

/// A running external program.
pub struct External {
    child: Child,
    /// `None` once it is closed.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    heard: usize,
    /// Number of decisions so far.
    decisions: u64,
    /// State of the random fallback (`SplitMix64`).
    random: u64,
    faults: Vec<String>,
}

impl External {
    /// Starts a program and sends the greeting. The error is a sentence that names the program.
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
            .map_err(|error| format!("cannot start {program}: {error}"))?;
        let input = child.stdin.take();
        let output = child.stdout.take();
        // One line is buffered; a program that writes more than it is asked for blocks on the pipe.
        let (sender, lines) = sync_channel(1);
        thread::spawn(move || {
            let Some(output) = output else { return };
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                match output.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut line) {
                    Ok(read) if read > 0 => {}
                    Ok(_) | Err(_) => return,
                }
                if sender.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
                    return;
                }
            }
        });
        let mut bot =
            Self { child, input, lines, heard: 0, decisions: 0, random: seed, faults: Vec::new() };
        bot.send(hello);
        let ready = |answer: &Value| answer["type"] == "ready";
        if let Err(fault) = bot.receive(START_TIMEOUT, ready) {
            bot.faults.push(format!("no greeting: {fault}"));
        }
        Ok(bot)
    }

    /// Sends a line. A broken pipe is noticed when the answer is read.
    fn send(&mut self, message: &Value) {
        let Some(input) = &mut self.input else { return };
        let sent = writeln!(input, "{message}").and_then(|()| input.flush());
        if sent.is_err() {
            self.input = None;
        }
    }

    /// Returns the first message that is wanted, or the fault.
    fn receive(&self, time: Duration, wanted: impl Fn(&Value) -> bool) -> Result<Value, String> {
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
                // A late answer, or a message that is not part of the protocol.
                Ok(message) if message.is_object() => {}
                Ok(_) | Err(_) => {
                    let quoted: String = line.chars().take(MAX_QUOTED_CHARS).collect();
                    return Err(format!("not a message of the protocol: {quoted:?}"));
                }
            }
        }
    }

    /// Returns a uniformly random action.
    fn random_action(&mut self, legal: &[String]) -> Option<String> {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.random;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        legal.get((mixed % legal.len().max(1) as u64) as usize).cloned()
    }
}

impl DynBot for External {
    fn next_event_group(&self) -> usize {
        self.heard
    }

    fn think(&mut self, observation: &Observation, budget: &Budget) -> Option<String> {
        self.heard = observation.groups();
        self.decisions += 1;
        let (id, legal) = (self.decisions, observation.legal());
        let time = budget.time.unwrap_or(DEFAULT_TIME);
        self.send(&json!({
            "type": "choose",
            "id": id,
            "view": observation.view(),
            "legal": legal,
            "events": observation.events(),
            "budget": { "iterations": budget.iterations, "ms": time.as_millis() as u64 },
        }));
        let answer = self.receive(time + GRACE_TIME, |answer| {
            answer["type"] == "action" && answer["id"] == json!(id)
        });
        let fault = match answer {
            Ok(answer) => {
                let action = answer["action"].as_str().unwrap_or_default().to_owned();
                if legal.contains(&action) {
                    return Some(action);
                }
                let quoted: String = action.chars().take(MAX_QUOTED_CHARS).collect();
                format!("not a legal action: {quoted:?}")
            }
            Err(fault) => fault,
        };
        self.faults.push(fault);
        self.random_action(&legal)
    }

    fn faults(&mut self) -> Vec<String> {
        std::mem::take(&mut self.faults)
    }
}

impl Drop for External {
    fn drop(&mut self) {
        self.send(&json!({ "type": "bye" }));
        // A closed pipe ends programs that do not know `bye`.
        self.input = None;
        let end = Instant::now() + EXIT_TIMEOUT;
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
