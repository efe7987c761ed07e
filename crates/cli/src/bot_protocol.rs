//! `signoria bot-protocol`: a bot of ours that other programs can talk to.

use clap::Args;

use crate::{desk::Desk, stop::Stop};

#[derive(Args, Debug)]
pub struct BotProtocol {
    #[arg(long, value_name = "NAME", default_value = "mcts")]
    pub bot: String,
}

pub fn run(args: &BotProtocol, desk: &mut Desk) -> Result<(), Stop> {
    desk.check_bots(std::slice::from_ref(&args.bot))?;
    desk.flush()?;
    Ok(signoria_arena::serve(&args.bot, std::io::stdin().lock(), std::io::stdout().lock())?)
}
