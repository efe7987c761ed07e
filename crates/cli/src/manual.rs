//! `signoria completions` and `signoria man`: what packages install beside the program.

use std::path::PathBuf;

use clap::Args;
use clap_complete::Shell;

use crate::{console::Console, exit::Exit, help};

#[derive(Args, Debug)]
pub struct Completions {
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
}

#[derive(Args, Debug)]
pub struct Man {
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
}

/// Prints the completions for a shell.
pub fn completions(args: &Completions, console: &mut Console) -> Result<(), Exit> {
    let mut command = help::command(&console.words);
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, "signoria", &mut text);
    console.write(&String::from_utf8_lossy(&text))
}

/// Writes a manual page for the program and one for each command.
pub fn man(args: &Man, console: &mut Console) -> Result<(), Exit> {
    console.folder(&args.folder)?;
    let mut command = help::command(&console.words);
    command.build();
    let mut pages = vec![("signoria.1".to_owned(), command.clone())];
    for sub in command.get_subcommands() {
        let name = format!("signoria-{}", sub.get_name());
        pages.push((format!("{name}.1"), sub.clone().name(name)));
    }
    let count = pages.len();
    for (file, command) in pages {
        let mut text = Vec::new();
        clap_mangen::Man::new(command).render(&mut text)?;
        console.save(&args.folder.join(file), &String::from_utf8_lossy(&text))?;
    }
    let values =
        [("count", console.number(count as u64)), ("folder", args.folder.display().to_string())];
    console.print("cli-man-done", &values)
}
