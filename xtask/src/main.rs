//! Tasks of the project: `cargo xtask help` lists them.

#![allow(clippy::print_stdout, reason = "talking to the person at the terminal is its job")]

mod args;
mod boards;
mod ci;
mod command;
mod conform;
mod deb;
mod dist;
mod fuzz;
mod image;
mod load;
mod mutate;
mod new_game;
mod packages;
mod python;
mod release;
mod rules;
mod tidy;
mod tree;
mod types;
mod validate;
mod web;
mod web_budget;
mod words;

use std::{env, process::ExitCode};

use anyhow::{Result, bail};

use crate::{args::Args, tree::Tree};

const HELP: &str = "\
Tasks of the project.

Usage: cargo xtask TASK

  new-game  a small complete game under a new name, registered everywhere
  ci        everything a change has to pass, in order; stops at the first failure
  tidy      the shape of the repository: who may depend on whom, standard files, leftovers
  rules     every test vector of docs/rules has a test; keeps the tables of vectors and tests
  conform   the laws of the test kit on many random games
  mutate    breaks the rules of a game in many small ways and lists what no test notices
  fuzz      random bytes and texts against records and notations
  types     the TypeScript of protocol and games, from their Rust types
  positions positions of real games for the tests of the boards
  web-budget  what the site weighs, and how quickly it answers
  screenshots  pictures of every board, for docs/screenshots
  tour      every page, dialog and board in a browser: contact sheets, and what is wrong with them
  frame-rate  how smooth the boards are on a slow machine
  load      many scripted clients: how fast the server is
  crash     the server is killed under its clients: nothing may be lost
  starve    one address keeps all bots thinking: others must not wait
  cold-start  how soon a server with many games answers
  validate  every stored game, played again with the present program
  licences  the licences of everything that is in the program, for the site
  dist      the files of a release: static programs, archives, sums, bill of materials
  image     the container image, and a game on it
  release   the checks before a release
  wheel     the Python package, as a wheel in target/wheels
  python    the tests of the Python package, with those of PettingZoo, Gymnasium and OpenSpiel
  help      this text

`cargo xtask TASK --help` tells more about a task.";

type Task = fn(&Tree, Args) -> Result<()>;

fn main() -> ExitCode {
    match run(env::args().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut words: Vec<String>) -> Result<()> {
    if words.is_empty() {
        println!("{HELP}");
        return Ok(());
    }
    let task = words.remove(0);
    let (help, run): (&str, Task) = match task.as_str() {
        "ci" => (ci::HELP, ci::run),
        "new-game" => (new_game::HELP, new_game::run),
        "tidy" => (tidy::HELP, tidy::run),
        "rules" => (rules::HELP, rules::run),
        "conform" => (conform::HELP, conform::run),
        "mutate" => (mutate::HELP, mutate::run),
        "fuzz" => (fuzz::HELP, fuzz::run),
        "types" => (types::HELP, types::run),
        "positions" => (types::POSITIONS_HELP, types::positions),
        "web-budget" => (web_budget::HELP, web_budget::run),
        "screenshots" => (boards::SCREENSHOTS, boards::screenshots),
        "tour" => (boards::TOUR, boards::tour),
        "frame-rate" => (boards::FRAME_RATE, boards::frame_rate),
        "load" => (load::LOAD, load::load),
        "crash" => (load::CRASH, load::crash),
        "starve" => (load::STARVE, load::starve),
        "cold-start" => (load::COLD_START, load::cold_start),
        "validate" => (validate::HELP, validate::run),
        "licences" => (packages::HELP, packages::run),
        "dist" => (dist::HELP, dist::run),
        "image" => (image::HELP, image::run),
        "release" => (release::HELP, release::run),
        "wheel" => (python::WHEEL, python::wheel),
        "python" => (python::PYTHON, python::python),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            return Ok(());
        }
        unknown => bail!("there is no task `{unknown}`; `cargo xtask help` lists them"),
    };
    if words.iter().any(|word| word == "--help" || word == "-h") {
        println!("{help}");
        return Ok(());
    }
    run(&Tree::here()?, Args::new(words))
}
