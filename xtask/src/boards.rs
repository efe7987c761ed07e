//! Pictures of boards and pages, and how smooth the boards are.

use anyhow::Result;

use crate::{args::Args, command::Command, tree::Tree, web};

pub const SCREENSHOTS: &str = "\
Pictures of every board: at the start, in the middle and at the end of a game that is the same every
time, on desktop (1280 × 860) and phone (360 × 740), light and dark. Builds the site and the program,
serves them, and takes the pictures with Chromium.

Usage: cargo xtask screenshots [--game ID] [--out DIR] [--players N] [--size 820x1180]
                               [--part start] [--full] [--home]

  --game ID     one game only
  --out DIR     where to put them (default: docs/screenshots)
  --players N   this number of players instead of the usual number of each game
  --size WxH    this size instead of desktop and phone
  --part PART   `start`, `middle` or `end` only
  --full        as high as the whole board, not as the screen
  --home        only the small picture of a table of each game for the home page";

pub const FRAME_RATE: &str = "\
How smooth the boards are: three players in the middle of a game, one move after the other, the processor
slowed down four times. Prints frames per second, the share of frames that came late, long tasks, and what
a frame costs. It judges nothing; figures of a machine that does something else are worth little.

Usage: cargo xtask frame-rate [--game ID] [--moves N] [--slower N]

  --game ID    one game only
  --moves N    moves that are shown (default 30)
  --slower N   how many times slower the processor is made (default 4)";

pub const TOUR: &str = "\
Visits every page, dialog and board in a real browser: 1920 × 1080, 1440 × 900, 1366 × 768 and a phone of 390 × 844,
light and dark, English and Dutch. Writes contact sheets to target/tour, and to faults.txt what is wrong with each screen: text
that is cut off, texts over each other, something outside of the viewport, text below 12 px, controls that are covered,
pictures without content, missing names, a board that has to be scrolled on a desktop, errors on the console.

Usage: cargo xtask tour [--only NAMES] [--lang en] [--size phone] [--theme dark] [--out DIR] [--check]

  --only NAMES   screens whose names begin with one of these, such as `home,carrara-3`
  --lang, --size, --theme
                 only these, separated by commas; sizes are wide, desktop, laptop and phone
  --out DIR      where to put everything (default: target/tour)
  --check        no contact sheets; laptop and phone, light, Dutch; ends with an error if something is wrong (CI runs
                 this)";

pub fn screenshots(tree: &Tree, args: Args) -> Result<()> {
    let values = ["--game", "--out", "--players", "--size", "--part"];
    run(tree, args, "tools/screenshots.mjs", &values, &["--full", "--home"])
}

pub fn frame_rate(tree: &Tree, args: Args) -> Result<()> {
    run(tree, args, "tools/frame_rate.mjs", &["--game", "--moves", "--slower"], &[])
}

pub fn tour(tree: &Tree, args: Args) -> Result<()> {
    let values = ["--only", "--lang", "--size", "--theme", "--out"];
    run(tree, args, "tools/tour.mjs", &values, &["--check"])
}

/// Builds site and program, then lets the script work with them. A debug build: only that can be told what to
/// deal.
fn run(tree: &Tree, mut args: Args, script: &str, values: &[&str], flags: &[&str]) -> Result<()> {
    let mut node = Command::new("node").word(script).within("web");
    for name in values {
        if let Some(value) = args.value::<String>(name)? {
            let value = if *name == "--out" { tree.root().join(value) } else { value.into() };
            node = node.word(*name).word(value.to_string_lossy());
        }
    }
    for name in flags {
        if args.flag(name) {
            node = node.word(*name);
        }
    }
    args.done()?;
    web::build(tree)?;
    if std::env::var_os("SIGNORIA").is_none() {
        Command::new("cargo build --locked --quiet --package signoria").run(tree)?;
    }
    node.run(tree)
}
