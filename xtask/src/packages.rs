//! What the program is made of: the packages of others with their licences.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{args::Args, command::Command, tree::Tree};

pub const HELP: &str = "\
Writes the licences of everything that is inside the program to web/public/licences.txt, which the page *About* links to.

Usage: cargo xtask licences [--check]

  --check  only compares the packages it names with Cargo.lock and web/package-lock.json";

/// The list that the site shows.
pub const LIST: &str = "web/public/licences.txt";

/// Packages of npm whose code, fonts or drawings are in the site. All others only build or test it.
const IN_THE_SITE: [&str; 8] = [
    "@fluent/bundle",
    "@fontsource-variable/cormorant",
    "@fontsource-variable/source-sans-3",
    "@iconify-json/game-icons",
    "clsx",
    "esm-env",
    "svelte",
    "uqr",
];

/// A package of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Package {
    pub name: String,
    pub version: String,
    /// As an SPDX expression.
    pub licence: String,
    /// `cargo` or `npm`.
    pub registry: &'static str,
    /// SHA-256 of the package, if its lock file has one.
    pub checksum: Option<String>,
    /// Where its files are, below the root or absolute.
    folder: String,
}

impl Package {
    fn title(&self) -> String {
        format!("{} {} ({})", self.name, self.version, self.licence)
    }
}

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let check = args.flag("--check");
    args.done()?;
    if check {
        return self::check(tree);
    }
    if !tree.has("web/node_modules/svelte") {
        bail!("the packages of the site are not installed: run `npm ci` in web");
    }
    let packages = packages(tree)?;
    tree.write(LIST, &licences(&packages, tree)?)?;
    println!("{LIST}: {} packages", packages.len());
    Ok(())
}

/// Compares the list of licences with what the program is built from.
pub fn check(tree: &Tree) -> Result<()> {
    let list = tree.read(LIST)?;
    let found: BTreeSet<&str> = list.lines().filter_map(|line| line.strip_prefix("* ")).collect();
    let titles: Vec<String> = packages(tree)?.iter().map(Package::title).collect();
    let wanted: BTreeSet<&str> = titles.iter().map(String::as_str).collect();
    if let Some(name) = wanted.symmetric_difference(&found).next() {
        bail!("{LIST} is not up to date ({name}): run `cargo xtask licences`");
    }
    Ok(())
}

/// Everything that is in the program on Linux, sorted: crates, then packages of the site.
pub fn packages(tree: &Tree) -> Result<Vec<Package>> {
    let command = "cargo metadata --locked --format-version 1 --filter-platform";
    let metadata = Command::new(command).word(crate::dist::TARGET).read(tree)?;
    let metadata: Value = serde_json::from_str(&metadata).context("cargo metadata")?;
    let mut packages = crates(&metadata, &checksums(&tree.read("Cargo.lock")?))?;
    let lock: Value = serde_json::from_str(&tree.read("web/package-lock.json")?)
        .context("web/package-lock.json")?;
    packages.extend(site(&lock)?);
    Ok(packages)
}

/// The crates of others that the program `signoria` links.
fn crates(metadata: &Value, checksums: &BTreeMap<String, String>) -> Result<Vec<Package>> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let all: BTreeMap<String, Value> =
        list(&metadata["packages"]).into_iter().map(|it| (text(&it["id"]), it)).collect();
    let nodes: BTreeMap<String, Value> =
        list(&metadata["resolve"]["nodes"]).into_iter().map(|it| (text(&it["id"]), it)).collect();
    let ours = |it: &Value| it["source"].is_null();
    let root = all.iter().find(|(_, it)| it["name"] == "signoria" && ours(it));
    let mut open = vec![root.context("the workspace has a package `signoria`")?.0.clone()];
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !seen.insert(id.clone()) {
            continue;
        }
        for needed in list(&nodes.get(&id).context("every package is resolved")?["deps"]) {
            // Neither what only builds or tests nor macros, which run when the program is built.
            let linked = list(&needed["dep_kinds"]).iter().any(|it| it["kind"].is_null());
            let id = text(&needed["pkg"]);
            let targets = list(&all.get(&id).context("every package is described")?["targets"]);
            let kinds: Vec<Value> = targets.iter().flat_map(|it| list(&it["kind"])).collect();
            if linked && !kinds.iter().any(|kind| kind == "proc-macro") {
                open.push(id);
            }
        }
    }
    let mut packages = Vec::new();
    for id in seen {
        let it = &all[&id];
        if ours(it) {
            continue;
        }
        let (name, version) = (text(&it["name"]), text(&it["version"]));
        let licence = it["license"].as_str().with_context(|| format!("{name} has no licence"))?;
        let manifest = text(&it["manifest_path"]);
        let folder = Path::new(&manifest).parent().context("a manifest is in a folder")?;
        packages.push(Package {
            checksum: checksums.get(&format!("{name} {version}")).cloned(),
            // The older spelling of the same.
            licence: licence.replace('/', " OR "),
            registry: "cargo",
            folder: folder.to_string_lossy().into_owned(),
            name,
            version,
        });
    }
    packages.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(packages)
}

/// The checksums in `Cargo.lock`, by name and version.
fn checksums(lock: &str) -> BTreeMap<String, String> {
    let mut checksums = BTreeMap::new();
    for package in lock.split("[[package]]") {
        let value = |name: &str| {
            let start = format!("{name} = \"");
            package.lines().find_map(|line| line.strip_prefix(&start)?.strip_suffix('"'))
        };
        if let (Some(name), Some(version), Some(sum)) =
            (value("name"), value("version"), value("checksum"))
        {
            checksums.insert(format!("{name} {version}"), sum.to_owned());
        }
    }
    checksums
}

/// The packages of npm that are in the site.
fn site(lock: &Value) -> Result<Vec<Package>> {
    let package = |name: &&str| {
        let it = &lock["packages"][format!("node_modules/{name}")];
        let text = |key: &str| {
            it[key].as_str().map(str::to_owned).with_context(|| format!("{name} has no {key}"))
        };
        Ok(Package {
            name: (*name).to_owned(),
            version: text("version")?,
            licence: text("license")?,
            registry: "npm",
            checksum: None,
            folder: format!("web/node_modules/{name}"),
        })
    };
    IN_THE_SITE.iter().map(package).collect()
}

/// The list of packages, then every licence text once.
fn licences(packages: &[Package], tree: &Tree) -> Result<String> {
    let mut list = String::from(
        "Signoria itself is licensed under MIT OR Apache-2.0. The program contains the packages of others\n\
         listed here. The texts of their licences follow; a text that several packages share stands once.\n\
         Where a package offers a choice that includes MIT, it is used under MIT.\n\n",
    );
    let mut texts: Vec<(String, Vec<String>)> = Vec::new();
    for package in packages {
        list.push_str(&format!("* {}\n", package.title()));
        let files = texts_of(package, tree)?;
        for text in files {
            let name = format!("{} {}", package.name, package.version);
            match texts.iter_mut().find(|(known, _)| same(known, &text)) {
                Some((_, names)) if names.contains(&name) => {}
                Some((_, names)) => names.push(name),
                None => texts.push((text, vec![name])),
            }
        }
    }
    for (text, names) in texts {
        list.push_str(&format!("\n{}\n{}:\n\n{}\n", "-".repeat(80), names.join(", "), text.trim()));
    }
    Ok(list)
}

/// Whether two texts differ in nothing but white space.
fn same(one: &str, other: &str) -> bool {
    one.split_whitespace().eq(other.split_whitespace())
}

/// The licence texts in the folder of a package, without those that a choice makes unnecessary.
fn texts_of(package: &Package, tree: &Tree) -> Result<Vec<String>> {
    let folder = tree.root().join(&package.folder);
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| package.title())? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        let starts = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"];
        if entry.path().is_file() && starts.iter().any(|start| name.starts_with(start)) {
            files.push((name, entry.path()));
        }
    }
    files.sort();
    let choice = package.licence.contains(" OR ") && package.licence.contains("MIT");
    if choice && files.iter().any(|(name, _)| name.contains("MIT")) {
        files.retain(|(name, _)| name.contains("MIT") || name.starts_with("NOTICE"));
    }
    let mut texts = Vec::new();
    for (_, path) in files {
        let text = fs::read(&path).with_context(|| path.display().to_string())?;
        let text = String::from_utf8_lossy(&text).replace("\r\n", "\n").replace('\t', "    ");
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        texts.push(lines.join("\n"));
    }
    Ok(texts)
}

/// The bill of materials in the format of `CycloneDX` 1.5: the same for the same lock files.
pub fn bill(packages: &[Package], version: &str) -> Value {
    let components: Vec<Value> = packages
        .iter()
        .map(|it| {
            let reference =
                format!("pkg:{}/{}@{}", it.registry, it.name.replace('@', "%40"), it.version);
            let mut component = json!({
                "type": "library",
                "bom-ref": reference,
                "name": it.name,
                "version": it.version,
                "licenses": [{ "expression": it.licence }],
                "purl": reference,
            });
            if let Some(sum) = &it.checksum {
                component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
            }
            component
        })
        .collect();
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "bom-ref": format!("pkg:cargo/signoria@{version}"),
            "name": "signoria",
            "version": version,
            "licenses": [{ "expression": "MIT OR Apache-2.0" }],
        }},
        "components": components,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn metadata() -> Value {
        let package = |id: &str, ours: bool, kind: &str| {
            json!({
                "id": id, "name": id, "version": "1.0.0", "license": "MIT/Apache-2.0",
                "source": if ours { Value::Null } else { json!("registry") },
                "manifest_path": format!("/folder/{id}/Cargo.toml"),
                "targets": [{ "kind": [kind] }],
            })
        };
        let needs = |id: &str, kind: Value| json!({ "pkg": id, "dep_kinds": [{ "kind": kind }] });
        json!({
            "packages": [
                package("signoria", true, "bin"), package("signoria-engine", true, "lib"),
                package("linked", false, "lib"), package("macros", false, "proc-macro"),
                package("builds", false, "lib"), package("unused", false, "lib"),
            ],
            "resolve": { "nodes": [
                { "id": "signoria", "deps": [needs("signoria-engine", Value::Null), needs("builds", json!("build"))] },
                { "id": "signoria-engine", "deps": [needs("linked", Value::Null), needs("macros", Value::Null)] },
                { "id": "linked", "deps": [] },
            ]},
        })
    }

    #[test]
    fn only_what_is_linked_is_listed() {
        let lock = "[[package]]\nname = \"linked\"\nversion = \"1.0.0\"\nchecksum = \"ab\"\n\n\
                    [[package]]\nname = \"signoria\"\nversion = \"1.0.0\"\n";
        let found = crates(&metadata(), &checksums(lock)).unwrap();
        let titles: Vec<String> = found.iter().map(Package::title).collect();
        assert_eq!(titles, ["linked 1.0.0 (MIT OR Apache-2.0)"]);
        assert_eq!(found[0].checksum.as_deref(), Some("ab"));
    }

    #[test]
    fn the_bill_names_every_package_with_its_sum() {
        let found = crates(&metadata(), &checksums("")).unwrap();
        let lock = json!({ "packages": {} });
        assert!(site(&lock).is_err(), "a package of the site must be locked");
        let mut found = found[0].clone();
        found.checksum = Some("cd".to_owned());
        let bill = bill(&[found], "0.1.0");
        assert_eq!(bill["components"][0]["purl"], "pkg:cargo/linked@1.0.0");
        assert_eq!(bill["components"][0]["hashes"][0]["content"], "cd");
    }
}
