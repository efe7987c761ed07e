//! `signoria bot-protocol`: a built-in bot as an external process.

use clap::Args;

use crate::{console::Console, exit::Exit};

#[derive(Args, Debug)]
pub struct BotProtocol {
    #[arg(long, value_name = "NAME", default_value = "mcts")]
    pub bot: String,
}

pub fn run(args: &BotProtocol, console: &mut Console) -> Result<(), Exit> {
    console.check_bots(std::slice::from_ref(&args.bot))?;
    console.flush()?;
    Ok(signoria_arena::serve(&args.bot, std::io::stdin().lock(), std::io::stdout().lock())?)
}
