//! The types of protocol and games in TypeScript, for the site and for clients of other people.
//!
//! The types are those of Rust, told by `ts-rs`; `cargo xtask types` writes them to
//! `web/src/generated`, one file per crate, and `tests/committed.rs` sees to it that they are up to
//! date. Whether they are true is another question: [`samples`] writes views, actions and events of
//! real games down as TypeScript, and the compiler checks that they fit (`cargo xtask types --truth`).
#![warn(missing_docs)]

mod collect;
mod constants;
mod guides;
mod layout;
mod positions;
mod samples;

use std::{fs, io, path::Path};

use signoria_engine::Game;
use ts_rs::TS;

use self::collect::Collector;
pub use self::{guides::guides, positions::positions, samples::samples};

/// Where the files belong, from the root of the repository.
pub const FOLDER: &str = "web/src/generated";

/// The first line of every file.
const HEADER: &str =
    "// Written by `cargo xtask types` from the Rust types; not to be changed by hand.\n";

/// A file: its name and what is in it.
pub type File = (String, String);

/// Makes a folder hold exactly these files, as far as TypeScript is concerned.
pub fn write(folder: &Path, files: &[File]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let wanted = files.iter().any(|(name, _)| path.ends_with(name));
        if path.extension().is_some_and(|extension| extension == "ts") && !wanted {
            fs::remove_file(path)?;
        }
    }
    files.iter().try_for_each(|(name, text)| fs::write(folder.join(name), text))
}

/// Whether the site draws the game; one that it does not draw is shown as a list and needs neither positions nor a
/// guide.
fn has_board(game: &str) -> bool {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    games.join(game).join("index.ts").exists()
}

/// Every file that belongs into [`FOLDER`].
pub fn files() -> Vec<File> {
    use signoria_protocol as protocol;

    let mut collector = Collector::new();
    collector.root::<protocol::ClientMessage>();
    collector.root::<protocol::ServerMessage>();
    collector.root::<protocol::GameInfo>();
    collector.root::<protocol::Bot>();
    collector.root::<protocol::GuestRequest>();
    collector.root::<protocol::User>();
    collector.root::<protocol::NewTable>();
    collector.root::<protocol::StartRequest>();
    collector.root::<protocol::LobbyEntry>();
    collector.root::<protocol::Replay>();
    collector.root::<protocol::AccountRequest>();
    collector.root::<protocol::NameRequest>();
    collector.root::<protocol::PasswordRequest>();
    collector.root::<protocol::DeleteAccountRequest>();
    collector.root::<protocol::SessionInfo>();
    collector.root::<protocol::Notices>();
    collector.root::<protocol::ConfirmRequest>();
    collector.root::<protocol::TestNotification>();
    collector.root::<protocol::Muted>();
    collector.root::<protocol::JoinRequest>();
    collector.root::<protocol::RemoveRequest>();
    collector.root::<protocol::ChatRequest>();
    collector.root::<protocol::LobbyMessage>();
    collector.root::<protocol::Profile>();
    collector.root::<protocol::ScorePoint>();
    collector.root::<protocol::Hints>();
    collector.root::<protocol::Notes>();
    collector.root::<protocol::Announcement>();
    collector.root::<protocol::AdminUser>();
    collector.root::<protocol::AdminAct>();
    collector.root::<protocol::AdminDone>();
    collector.root::<protocol::AdminLogEntry>();
    collector.root::<protocol::AdminNode>();
    collector.root::<protocol::ResetRequest>();
    collector.root::<protocol::Health>();
    collector.root::<protocol::HostInfo>();
    collector.root::<protocol::ErrorBody>();
    all_games(&mut collector);
    collector.root::<signoria_games::carrara::material::Color>();
    collector.root::<signoria_games::habemus_papam::cards::Faction>();
    collector.root::<signoria_games::habemus_papam::cards::Need>();
    let mut files = collector.files(HEADER);
    for (name, text) in &mut files {
        *text += &constants::constants(name.trim_end_matches(".ts"));
    }
    files.push(("games.ts".to_owned(), games()));
    files
}

macro_rules! all_games {
    ($($id:ident = $package:ident::$game:ident,)*) => {
        fn all_games(collector: &mut Collector) {
            $(game::<signoria_games::$game>(collector);)*
        }
    };
}

signoria_games::for_each_game!(all_games);

fn game<G>(collector: &mut Collector)
where
    G: Game<View: TS, Action: TS, EventView: TS, Options: TS>,
{
    collector.root::<G::View>();
    collector.root::<G::Action>();
    collector.root::<G::EventView>();
    collector.root::<G::Options>();
}

/// The types of all games by the id of the game.
fn games() -> String {
    let mut text = HEADER.to_owned();
    let ids: Vec<&str> = signoria_registry::GAMES.iter().map(|game| game.meta().id).collect();
    for id in &ids {
        text += &format!("import type * as {id} from './{id}';\n");
    }
    text += "\n/** What each game puts where the protocol says `unknown`. */\n";
    text += "export type Games = {\n";
    for id in &ids {
        text += &format!(
            "  {id}: {{\n    view: {id}.View;\n    action: {id}.Action;\n    event: {id}.EventView;\n    \
             options: {id}.Options;\n  }};\n"
        );
    }
    text += "};\n\n/** The id of a game. */\nexport type GameId = keyof Games;\n";
    text += "\n/** Every game, in display order, and how many can play it. */\n";
    text +=
        "export const GAMES: readonly { id: GameId; seats: { min: number; max: number } }[] = [\n";
    for game in signoria_registry::GAMES {
        let (id, seats) = (game.meta().id, game.meta().seats);
        text +=
            &format!("  {{ id: '{id}', seats: {{ min: {}, max: {} }} }},\n", seats.min, seats.max);
    }
    text += "];\n";
    text
}
