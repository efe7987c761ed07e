//! The site: its packages and its scripts.

use anyhow::Result;

use crate::{command::Command, tree::Tree};

/// A command in the folder of the site.
pub fn npm(line: &str) -> Command {
    Command::new(line).within("web")
}

/// Fetches the packages as the lock file names them. Browsers come from the distribution.
pub fn packages() -> Command {
    npm("npm ci --no-audit --no-fund").set("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
}

/// Builds the site into `web/dist`.
pub fn build(tree: &Tree) -> Result<()> {
    if !tree.has("web/node_modules") {
        packages().run(tree)?;
    }
    npm("npm run --silent build").run(tree)
}
