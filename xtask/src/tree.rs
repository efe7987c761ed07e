//! The repository: its root, its files, its games.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::command::Command;

/// A checked-out repository.
#[derive(Debug)]
pub struct Tree {
    root: PathBuf,
}

impl Tree {
    /// The repository this program was started in by cargo.
    pub fn here() -> Result<Self> {
        let crate_folder = env::var("CARGO_MANIFEST_DIR").context("start me with `cargo xtask`")?;
        let root = Path::new(&crate_folder).parent().context("xtask lies in the repository")?;
        Ok(Self { root: root.to_owned() })
    }

    /// Another copy of it.
    pub fn at(root: &Path) -> Self {
        Self { root: root.to_owned() }
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Whether a path below the root exists.
    pub fn has(&self, path: &str) -> bool {
        self.root.join(path).exists()
    }

    pub fn read(&self, path: &str) -> Result<String> {
        fs::read_to_string(self.root.join(path)).with_context(|| format!("cannot read {path}"))
    }

    pub fn write(&self, path: &str, text: &str) -> Result<()> {
        fs::write(self.root.join(path), text).with_context(|| format!("cannot write {path}"))
    }

    /// Files that are or are about to be committed: what git knows and what it does not ignore.
    pub fn files(&self) -> Result<Vec<String>> {
        let list =
            Command::new("git ls-files -z --cached --others --exclude-standard --deduplicate")
                .read(self)
                .context("the task needs git and a clone, not a copy of the files")?;
        let mut files: Vec<String> =
            list.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect();
        // A file deleted but not yet committed is still in the index.
        files.retain(|path| self.has(path));
        files.sort();
        Ok(files)
    }

    /// Where cargo puts a program of the workspace.
    pub fn program(&self, name: &str, profile: &str) -> Result<String> {
        let folder = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".into());
        let file = format!("{name}{}", env::consts::EXE_SUFFIX);
        let path = self.root.join(folder).join(profile).join(file);
        path.into_os_string().into_string().ok().context("the target folder has a name in Unicode")
    }

    /// Names of the folders of `crates/games`, sorted.
    pub fn games(&self) -> Result<Vec<String>> {
        let mut games = Vec::new();
        for entry in fs::read_dir(self.root.join("crates/games")).context("crates/games")? {
            let entry = entry?;
            if entry.path().join("Cargo.toml").is_file() {
                games.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
        games.sort();
        Ok(games)
    }
}

/// The cargo package of a game.
pub fn package(game: &str) -> String {
    format!("signoria-{}", game.replace('_', "-"))
}
