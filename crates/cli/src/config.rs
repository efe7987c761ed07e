//! `signoria config`: checks the settings of a server and prints them with their origin.

use clap::{Args, ValueEnum};

use crate::{
    args::Serve,
    console::Console,
    exit::Exit,
    settings::{Effective, Settings},
};

#[derive(Args, Debug)]
pub struct Config {
    #[arg(value_name = "check|print")]
    pub act: Act,
    #[command(flatten)]
    pub serve: Serve,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
pub enum Act {
    Check,
    Print,
}

pub fn run(args: &Config, console: &mut Console) -> Result<(), Exit> {
    let rows = Settings::read(&args.serve, console)?.effective()?;
    if matches!(args.act, Act::Check) {
        return console.print("cli-config-valid", &[]);
    }
    for Effective { name, value, origin } in rows {
        let origin = origin.unwrap_or_else(|| console.text("cli-config-default", &[]));
        console.line(&format!("{name} = {value}  # {origin}"))?;
    }
    Ok(())
}
