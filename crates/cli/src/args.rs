//! The command line arguments. The help texts are in the locale files, see `help.rs`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use signoria_i18n::Lang;

use crate::{
    admin::Admin,
    archive::{Export, Import},
    arena::Arena,
    backup::Backup,
    bot_protocol::BotProtocol,
    check::Check,
    config::Config,
    health::Health,
    hint::{Analyse, Hint},
    ladder::Ladder,
    manual::{Completions, Man},
    migrate::Migrate,
    nodes::Nodes,
    restore::Restore,
    validate::Validate,
};

#[derive(Parser, Debug)]
#[command(name = "signoria", version, disable_help_subcommand = true)]
pub struct Cli {
    /// `help::lang` reads it before everything else; here it is only declared and checked.
    #[arg(long, global = true, value_name = "en|nl")]
    lang: Option<Lang>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    Serve(Serve),
    Admin(Admin),
    Backup(Backup),
    Restore(Restore),
    Migrate(Migrate),
    Config(Config),
    Health(Health),
    Nodes(Nodes),
    Check(Check),
    Export(Export),
    Import(Import),
    Validate(Validate),
    Play(Play),
    Games(Games),
    Simulate(Simulate),
    Record(Record),
    Verify(Verify),
    Show(Show),
    Bench(Bench),
    Perft(Perft),
    Arena(Arena),
    Ladder(Ladder),
    Hint(Hint),
    Analyse(Analyse),
    BotProtocol(BotProtocol),
    Completions(Completions),
    Man(Man),
}

#[derive(Args, Debug, Default)]
pub struct Serve {
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<String>,
    #[arg(long, value_name = "FILE|postgres://…")]
    pub database: Option<PathBuf>,
    #[arg(long)]
    pub open: bool,
    #[arg(long)]
    pub secure: bool,
    #[arg(long, value_name = "DIR")]
    pub site: Option<PathBuf>,
    #[arg(long, value_name = "LEVEL")]
    pub log: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

/// The setup of a game.
#[derive(Args, Debug)]
pub struct Setting {
    #[arg(long, short, value_name = "N")]
    pub players: Option<u8>,
    #[arg(long, value_name = "KEY=VALUE")]
    pub option: Vec<String>,
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct Games {
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, conflicts_with = "json")]
    pub data_template: bool,
}

#[derive(Args, Debug)]
pub struct Simulate {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub setting: Setting,
    #[arg(long, short = 'n', value_name = "K", default_value_t = 1000)]
    pub games: u64,
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[arg(long, value_name = "NAME")]
    pub bot: Vec<String>,
    #[arg(long, short, value_name = "T")]
    pub threads: Option<usize>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Record {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub setting: Setting,
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[arg(long, alias = "bots", value_name = "NAME", value_delimiter = ',')]
    pub bot: Vec<String>,
    #[arg(long, short, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct Verify {
    #[arg(value_name = "FILE", required = true)]
    pub file: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub struct Show {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "K")]
    pub at: Option<usize>,
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Perft {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub setting: Setting,
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[arg(long, short, value_name = "D", default_value_t = 3)]
    pub depth: u32,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Bench {
    #[arg(value_name = "GAME")]
    pub game: Vec<String>,
    #[command(flatten)]
    pub setting: Setting,
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub seconds: f64,
    #[arg(long, alias = "bots", value_name = "NAME", value_delimiter = ',')]
    pub bot: Vec<String>,
    #[arg(long, conflicts_with = "bot")]
    pub mcts: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Play {
    #[arg(value_name = "GAME", required_unless_present = "resume")]
    pub game: Option<String>,
    #[command(flatten)]
    pub setting: Setting,
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',')]
    pub seats: Vec<u8>,
    #[arg(long, value_name = "NAME")]
    pub name: Vec<String>,
    #[arg(long, alias = "bots", value_name = "NAME", value_delimiter = ',')]
    pub bot: Vec<String>,
    #[arg(long, short, value_name = "S")]
    pub seed: Option<u64>,
    #[arg(long, short, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["game", "players", "option", "preset", "name", "seed"]
    )]
    pub resume: Option<PathBuf>,
}
