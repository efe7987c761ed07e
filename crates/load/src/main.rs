//! Scripted clients: `cargo xtask load`, `crash`, `cold-start`, `starve` and `image` start this program.
#![allow(clippy::print_stdout, reason = "figures are what it is for")]
#![allow(clippy::cast_precision_loss, reason = "figures are rounded anyway")]

mod cold;
mod crash;
mod echo;
mod link;
mod load;
mod program;
mod rest;
mod starve;
mod table;
mod times;
mod visit;

use std::{collections::HashMap, env, path::PathBuf, str::FromStr};

use anyhow::{Context as _, Result, bail};

fn main() -> Result<()> {
    let mut words = env::args().skip(1);
    let task = words.next().unwrap_or_default();
    let mut values = HashMap::new();
    while let Some(name) = words.next() {
        values.insert(name, words.next().context("every option has a value")?);
    }
    // One thread: what the clients use shows in one place, and they can be put on one core.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match task.as_str() {
            "echo" => echo::serve().await,
            "load" => {
                load::run(&load::Plan {
                    signoria: take(&mut values, "--signoria")?.context("--signoria")?,
                    own: env::current_exe()?,
                    folder: take(&mut values, "--folder")?.unwrap_or_else(env::temp_dir),
                    tables: take(&mut values, "--tables")?.unwrap_or(1000),
                    seconds: take(&mut values, "--seconds")?.unwrap_or(60),
                    crowd: take(&mut values, "--crowd")?.unwrap_or(10_000),
                    saturation: take(&mut values, "--saturation")?.unwrap_or(1000),
                    seed: take(&mut values, "--seed")?.unwrap_or(1),
                })
                .await
            }
            "crash" => {
                crash::run(&crash::Plan {
                    signoria: take::<PathBuf>(&mut values, "--signoria")?.context("--signoria")?,
                    folder: take(&mut values, "--folder")?.unwrap_or_else(env::temp_dir),
                    rounds: take(&mut values, "--rounds")?.unwrap_or(50),
                    tables: take(&mut values, "--tables")?.unwrap_or(40),
                    seed: take(&mut values, "--seed")?.unwrap_or(1),
                })
                .await
            }
            "cold-start" => {
                cold::run(&cold::Plan {
                    signoria: take(&mut values, "--signoria")?.context("--signoria")?,
                    folder: take(&mut values, "--folder")?.unwrap_or_else(env::temp_dir),
                    games: take(&mut values, "--games")?.unwrap_or(10_000),
                    rounds: take::<usize>(&mut values, "--rounds")?.unwrap_or(9).max(1),
                })
                .await
            }
            "starve" => {
                starve::run(&starve::Plan {
                    signoria: take(&mut values, "--signoria")?.context("--signoria")?,
                    folder: take(&mut values, "--folder")?.unwrap_or_else(env::temp_dir),
                    seconds: take(&mut values, "--seconds")?.unwrap_or(20),
                    seed: take(&mut values, "--seed")?.unwrap_or(1),
                })
                .await
            }
            "visit" => {
                let address = take(&mut values, "--address")?.context("--address")?;
                visit::run(address).await
            }
            other => {
                bail!("there is no task `{other}`: echo, load, crash, cold-start, starve, visit")
            }
        }
    })
}

/// Takes the value of an option.
fn take<T: FromStr>(values: &mut HashMap<String, String>, name: &str) -> Result<Option<T>> {
    let Some(text) = values.remove(name) else { return Ok(None) };
    text.parse().ok().map(Some).with_context(|| format!("{name} cannot be `{text}`"))
}
