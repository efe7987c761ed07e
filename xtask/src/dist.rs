//! What a host downloads: static programs with everything that belongs to them.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::Instant,
};

use anyhow::{Context, Result, bail};

use crate::{
    args::Args,
    command::{Command, installed},
    packages,
    tree::Tree,
};

pub const HELP: &str = "\
Builds the files of a release into target/dist, for every Linux: a static program (musl) without debug symbols, manual pages,
completions, the unit for systemd and the licences in one archive; the debug symbols; a bill of materials (CycloneDX); and
SHA256SUMS. The C compiler and linker is zig, from the Python registry.

Usage: cargo xtask dist [--arm64] [--twice] [--deb]

  --arm64  also for arm64
  --twice  builds the last commit once more from a fresh clone in another folder, and compares the bytes
  --deb    also the package for Debian, with dpkg-deb";

/// The target of the program that is released.
pub const TARGET: &str = "x86_64-unknown-linux-musl";

const ARM64: &str = "aarch64-unknown-linux-musl";
const FOLDER: &str = "target/dist";
const TOOLS: &str = "target/dist-tools";

/// Files of the repository that travel in the archive.
const WITH_IT: [&str; 6] = [
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "CHANGELOG.md",
    "docs/hosting.md",
    "packaging/signoria.service",
    "packaging/signoria.sysusers",
];

const SHELLS: [(&str, &str); 3] =
    [("bash", "signoria.bash"), ("fish", "signoria.fish"), ("zsh", "_signoria")];

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let (arm64, twice, deb) = (args.flag("--arm64"), args.flag("--twice"), args.flag("--deb"));
    args.done()?;
    let version = version(tree)?;
    let folder = tree.root().join(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(&folder).context(FOLDER)?;
    }
    fs::create_dir_all(&folder).context(FOLDER)?;
    packages::check(tree)?;
    let python = tools(tree)?;
    let program = build(tree, tree.root(), TARGET, &python)?;
    let mut stripped = vec![(TARGET, "x86_64", strip(tree, &program, "x86_64", &version)?)];
    if arm64 {
        let program = build(tree, tree.root(), ARM64, &python)?;
        stripped.push((ARM64, "arm64", strip(tree, &program, "arm64", &version)?));
    }
    let generated = generate(tree, &stripped[0].2)?;
    for (_, name, program) in &stripped {
        pack(tree, &version, name, program, &generated)?;
    }
    let bill = packages::bill(&packages::packages(tree)?, &version);
    let text = serde_json::to_string_pretty(&bill)? + "\n";
    tree.write(&format!("{FOLDER}/signoria-{version}.cdx.json"), &text)?;
    if deb {
        for (_, name, program) in &stripped {
            crate::deb::pack(tree, &version, name, program, &generated, FOLDER)?;
        }
    }
    for (_, name, program) in &stripped {
        fs::remove_file(program).with_context(|| (*name).to_owned())?;
    }
    fs::remove_dir_all(&generated).context("what was generated")?;
    sums(tree)?;
    for (name, size) in files(&folder)? {
        println!("{size:>12}  {name}");
    }
    if twice {
        compare(tree, &program, &python)?;
    }
    Ok(())
}

/// The version of the program: that of the workspace.
pub fn version(tree: &Tree) -> Result<String> {
    let manifest = tree.read("Cargo.toml")?;
    let package = manifest.split("[workspace.package]").nth(1).unwrap_or_default();
    let line = package.lines().find_map(|line| line.strip_prefix("version = \""));
    let version = line.and_then(|rest| rest.strip_suffix('"'));
    version.map(str::to_owned).context("[workspace.package] has no version")
}

/// Installs zig and `cargo-zigbuild` into a virtual environment; its Python.
fn tools(tree: &Tree) -> Result<PathBuf> {
    for program in ["python3", "rustup", "tar", "gzip", "sha256sum"] {
        if !installed(program) {
            bail!("{program} is not installed, and `dist` needs it");
        }
    }
    let python = tree.root().join(TOOLS).join("bin/python");
    if !python.exists() {
        Command::new("python3 -m venv").word(TOOLS).run(tree)?;
    }
    Command::new(&text(&python)?)
        .word("-m")
        .word("pip")
        .word("install")
        .word("--quiet")
        .word("--disable-pip-version-check")
        .word("cargo-zigbuild>=0.24,<0.25")
        .word("ziglang>=0.15,<0.18")
        .run(tree)?;
    Ok(python)
}

/// Builds the program of a repository for a target; where it is.
fn build(tree: &Tree, root: &Path, target: &str, python: &Path) -> Result<PathBuf> {
    let begun = Instant::now();
    Command::new("rustup target add").word(target).run(tree)?;
    let cargo = match env::var_os("CARGO_HOME") {
        Some(folder) => PathBuf::from(folder),
        None => PathBuf::from(env::var_os("HOME").context("HOME is not set")?).join(".cargo"),
    };
    let (here, cargo) = (text(root)?, text(&cargo)?);
    let bin = text(python.parent().context("python is in a folder")?)?;
    let path = env::var("PATH").context("PATH is not set")?;
    // The folders of this machine must be neither in the program nor change its bytes.
    let rust = format!("--remap-path-prefix={here}=/signoria --remap-path-prefix={cargo}=/cargo");
    let c = format!("-ffile-prefix-map={here}=/signoria -ffile-prefix-map={cargo}=/cargo");
    let folder = root.join("target");
    let mut command = Command::new("cargo zigbuild --release --locked --package signoria")
        .word("--target")
        .word(target)
        .word("--manifest-path")
        .word(format!("{here}/Cargo.toml"))
        .set("PATH", format!("{bin}:{path}"))
        .set("CARGO_ZIGBUILD_PYTHON_PATH", text(python)?)
        .set("CARGO_TARGET_DIR", text(&folder)?)
        .set("RUSTFLAGS", rust)
        .set("CFLAGS", c);
    if target == ARM64 {
        // Kernels for arm64 have pages of 4, 16 or 64 KiB; one program has to run on all.
        command = command.set("JEMALLOC_SYS_WITH_LG_PAGE", "16");
    }
    command.run(tree)?;
    println!("built for {target} in {} s", begun.elapsed().as_secs());
    Ok(folder.join(target).join("release/signoria"))
}

/// Separates the debug symbols; where the program without them is. Rust brings the tool, for all architectures.
fn strip(tree: &Tree, program: &Path, name: &str, version: &str) -> Result<PathBuf> {
    let sysroot = Command::new("rustc --print sysroot").read(tree)?;
    let about = Command::new("rustc --version --verbose").read(tree)?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc")?;
    let tool = format!("{}/lib/rustlib/{host}/bin/rust-objcopy", sysroot.trim());
    let stripped = tree.root().join(FOLDER).join(format!("signoria-{name}"));
    let symbols = tree.root().join(FOLDER).join(format!("signoria-{version}-{name}.debug"));
    let (from, to, beside) = (text(program)?, text(&stripped)?, text(&symbols)?);
    Command::new(&tool).word("--only-keep-debug").word(&from).word(&beside).run(tree)?;
    Command::new(&tool)
        .word("--strip-all")
        .word(format!("--add-gnu-debuglink={beside}"))
        .word(from)
        .word(to)
        .run(tree)?;
    Command::new("gzip --no-name --best --force").word(beside).run(tree)?;
    Ok(stripped)
}

/// Manual pages and completions, written by the program itself; the folder with them.
fn generate(tree: &Tree, program: &Path) -> Result<PathBuf> {
    let folder = tree.root().join(FOLDER).join("generated");
    let program = text(program)?;
    Command::new(&program).word("man").word(text(&folder.join("man"))?).read(tree)?;
    fs::create_dir_all(folder.join("completions")).context("completions")?;
    for (shell, file) in SHELLS {
        let words = Command::new(&program).word("completions").word(shell).read(tree)?;
        fs::write(folder.join("completions").join(file), words).context(file)?;
    }
    Ok(folder)
}

/// Packs the archive of one architecture. The same files give the same bytes.
fn pack(tree: &Tree, version: &str, name: &str, program: &Path, generated: &Path) -> Result<()> {
    let title = format!("signoria-{version}-{name}-linux");
    let folder = tree.root().join(FOLDER).join(&title);
    fs::create_dir_all(&folder).with_context(|| title.clone())?;
    fs::copy(program, folder.join("signoria")).context("the program")?;
    for file in WITH_IT {
        let name = Path::new(file).file_name().context("a file has a name")?;
        fs::copy(tree.root().join(file), folder.join(name)).context(file)?;
    }
    fs::copy(tree.root().join(packages::LIST), folder.join("LICENCES.txt"))
        .context(packages::LIST)?;
    let generated = text(generated)?;
    Command::new("cp -r").word(format!("{generated}/man")).word(text(&folder)?).run(tree)?;
    Command::new("cp -r")
        .word(format!("{generated}/completions"))
        .word(text(&folder)?)
        .run(tree)?;
    let archive = format!("{title}.tar");
    tar(tree, &archive, &title)?;
    fs::remove_dir_all(&folder).with_context(|| title.clone())?;
    Command::new("gzip --no-name --best --force").word(archive).within(FOLDER).run(tree)
}

fn tar(tree: &Tree, archive: &str, folder: &str) -> Result<()> {
    Command::new("tar --sort=name --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw,a-s")
        .word(format!("--mtime=@{}", time(tree)?))
        .word("--create")
        .word("--file")
        .word(archive)
        .word(folder)
        .within(FOLDER)
        .run(tree)
}

/// The time of the last commit, in seconds: files of a release are as old as their source.
pub fn time(tree: &Tree) -> Result<String> {
    Ok(Command::new("git log -1 --format=%ct").read(tree)?.trim().to_owned())
}

/// Writes SHA256SUMS.
fn sums(tree: &Tree) -> Result<()> {
    let mut command = Command::new("sha256sum").within(FOLDER);
    for (name, _) in files(&tree.root().join(FOLDER))? {
        command = command.word(name);
    }
    tree.write(&format!("{FOLDER}/SHA256SUMS"), &command.read(tree)?)
}

/// The files of a folder with their sizes, sorted by name.
fn files(folder: &Path) -> Result<Vec<(String, u64)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        files.push((entry.file_name().to_string_lossy().into_owned(), entry.metadata()?.len()));
    }
    files.sort();
    Ok(files)
}

/// Builds the last commit from a fresh clone in another folder and compares the programs.
fn compare(tree: &Tree, first: &Path, python: &Path) -> Result<()> {
    if !Command::new("git status --porcelain").read(tree)?.trim().is_empty() {
        bail!("--twice compares commits, and there are changes that are not committed");
    }
    let again = tree.root().join("target/dist-again");
    if again.exists() {
        fs::remove_dir_all(&again).context("target/dist-again")?;
    }
    Command::new("git clone --quiet --no-hardlinks .").word(text(&again)?).run(tree)?;
    let second = build(tree, &again, TARGET, python)?;
    if fs::read(first)? != fs::read(&second)? {
        bail!("{} and {} differ", first.display(), second.display());
    }
    println!("built twice, in two folders: the same bytes");
    Ok(())
}

fn text(path: &Path) -> Result<String> {
    path.to_str().map(str::to_owned).context("the path is not Unicode")
}
