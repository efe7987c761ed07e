//! The checks before a release; see docs/releasing.md.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

use crate::{args::Args, command::Command, dist, packages, tree::Tree};

pub const HELP: &str = "\
Checks everything that docs/releasing.md asks for before a release, and releases nothing.

Usage: cargo xtask release --dry-run [--no-dist]

  --no-dist  does not build the programs

Checked are: one version everywhere; the sections of the changelog; licences; databases of earlier releases migrate and every game in
them replays; records of all versions of the rules verify; published crates can be packed; `cargo xtask dist`.";

/// The sections that every release has in the changelog.
const SECTIONS: [&str; 4] = ["Players", "Hosts", "Bot authors and developers", "Rules"];

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let (dry, no_dist) = (args.flag("--dry-run"), args.flag("--no-dist"));
    args.done()?;
    if !dry {
        bail!(
            "a release is tagged and uploaded by hand (docs/releasing.md); this only checks: --dry-run"
        );
    }
    let version = dist::version(tree)?;
    let problems = wrong_versions(&version, &versions(tree)?);
    if !problems.is_empty() {
        bail!("the version is {version}, but {}", problems.join(", "));
    }
    println!("version {version} everywhere");
    changelog(&tree.read("CHANGELOG.md")?, &version)?;
    println!("the changelog has all sections");
    packages::check(tree)?;
    println!("the licences are up to date");
    if !tree.has(&format!("crates/cli/tests/releases/{version}.sqlite")) {
        bail!("crates/cli/tests/releases/{version}.sqlite is missing: a database of this release");
    }
    Command::new("cargo test --locked --quiet --package signoria --test releases").run(tree)?;
    let mut golden = Command::new("cargo test --locked --quiet --test golden");
    for game in tree.games()? {
        golden = golden.word("--package").word(crate::tree::package(&game));
    }
    golden.run(tree)?;
    pack(tree)?;
    if no_dist {
        println!("dist was NOT run");
        return Ok(());
    }
    dist::run(tree, Args::new(Vec::new()))
}

/// Packs the crates that are published: their metadata is complete and no file is missing.
pub fn pack(tree: &Tree) -> Result<()> {
    let mut command = Command::new("cargo package --locked --no-verify --allow-dirty --quiet");
    let games = tree.games()?.into_iter().map(|game| crate::tree::package(&game));
    for name in published(&tree.read("Cargo.toml")?).into_keys().chain(games) {
        command = command.word("--package").word(name);
    }
    command.run(tree)
}

/// The crates that are published besides the games, with the version that others ask for.
fn published(manifest: &str) -> BTreeMap<String, String> {
    let row = |line: &str| {
        let (name, rest) = line.split_once(" = { path = ")?;
        let version = rest.split_once("version = \"")?.1.split('"').next()?;
        Some((name.to_owned(), version.to_owned()))
    };
    manifest.lines().filter_map(row).collect()
}

/// Every place where the version is written, with what is written there.
fn versions(tree: &Tree) -> Result<Vec<(String, String)>> {
    let mut found: Vec<_> = published(&tree.read("Cargo.toml")?).into_iter().collect();
    let web: serde_json::Value = serde_json::from_str(&tree.read("web/package.json")?)?;
    found.push(("web/package.json".into(), web["version"].as_str().unwrap_or("none").into()));
    let citation = tree.read("CITATION.cff")?;
    let cited = citation.lines().find_map(|line| line.strip_prefix("version: "));
    found.push(("CITATION.cff".into(), cited.unwrap_or("none").trim_matches('"').into()));
    Ok(found)
}

fn wrong_versions(version: &str, found: &[(String, String)]) -> Vec<String> {
    let wrong = found.iter().filter(|(_, other)| other != version);
    wrong.map(|(place, other)| format!("{place} says {other}")).collect()
}

/// The newest entry is this version or what is not released yet, with all sections.
fn changelog(text: &str, version: &str) -> Result<()> {
    let newest = text.split("\n## ").nth(1).context("the changelog has no entry")?;
    let title = newest.lines().next().unwrap_or_default();
    if !title.starts_with("[Unreleased]") && !title.starts_with(&format!("[{version}]")) {
        bail!("the newest entry of the changelog is `{title}`, not {version}");
    }
    for section in SECTIONS {
        if !newest.lines().any(|line| line == format!("### {section}")) {
            bail!("the changelog has no section `{section}` under `{title}`");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_versions_are_found() {
        let manifest = "signoria-engine = { path = \"crates/engine\", version = \"0.2.0\" }\n\
                        signoria-site = { path = \"crates/site\" }\n";
        let found: Vec<_> = published(manifest).into_iter().collect();
        assert_eq!(found, [("signoria-engine".to_owned(), "0.2.0".to_owned())]);
        assert!(wrong_versions("0.2.0", &found).is_empty());
        assert_eq!(wrong_versions("0.1.0", &found), ["signoria-engine says 0.2.0"]);
    }

    #[test]
    fn a_changelog_has_every_section_under_the_newest_version() {
        let sections = SECTIONS.map(|it| format!("### {it}\n\n")).concat();
        let entry = |title: &str| format!("# Changelog\n\n## {title}\n\n{sections}");
        assert!(changelog(&entry("[Unreleased]"), "0.1.0").is_ok());
        assert!(changelog(&entry("[0.1.0] - 2026-11-18"), "0.1.0").is_ok());
        assert!(changelog(&entry("[0.0.9]"), "0.1.0").is_err());
        let without = entry("[0.1.0]").replace("### Rules", "### Laws");
        assert!(changelog(&without, "0.1.0").unwrap_err().to_string().contains("Rules"));
    }
}
