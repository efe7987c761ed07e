//! The container image: built from the static program, started and played on.

use std::{fs, time::Duration};

use anyhow::{Context, Result, bail};

use crate::{
    args::Args,
    command::{Command, installed},
    dist,
    tree::Tree,
};

pub const HELP: &str = "\
Builds the container image from the program of `cargo xtask dist`, into target/dist. Where podman can run containers, it then
starts the image with a read-only file system, plays every game on it, kills it, starts it again and checks the database.
Containers and images are kept apart from others, in target/image.

Usage: cargo xtask image";

const FOLDER: &str = "target/image";

/// Where the server in the container listens. It shares the network of the machine.
const ADDRESS: &str = "127.0.0.1:18765";

/// How often the server is asked whether it is ready, twice a second.
const TRIES: u32 = 60;

pub fn run(tree: &Tree, args: Args) -> Result<()> {
    args.done()?;
    for tool in ["buildah", "podman"] {
        if !installed(tool) {
            bail!("{tool} is not installed (Debian: `apt-get install {tool}`)");
        }
    }
    let version = dist::version(tree)?;
    let archive = format!("target/dist/signoria-{version}-x86_64-linux.tar.gz");
    if !tree.has(&archive) {
        bail!("{archive} is missing: run `cargo xtask dist`");
    }
    let context = tree.root().join(FOLDER).join("context");
    if context.exists() {
        fs::remove_dir_all(&context).context(FOLDER)?;
    }
    fs::create_dir_all(context.join("data")).context(FOLDER)?;
    Command::new("tar --extract --strip-components=1 --file")
        .word(&archive)
        .word(format!("--directory={FOLDER}/context"))
        .run(tree)?;
    let name = format!("localhost/signoria:{version}");
    // The format `docker`: the other one has no health checks.
    tool(tree, "buildah")?
        .word("build")
        .word("--quiet")
        .word("--format=docker")
        .word("--isolation=chroot")
        .word(format!("--timestamp={}", dist::time(tree)?))
        .word("--file=packaging/Containerfile")
        .word(format!("--tag={name}"))
        .word(format!("{FOLDER}/context"))
        .run(tree)?;
    let file = format!("target/dist/signoria-{version}-image.tar");
    if tree.has(&file) {
        fs::remove_file(tree.root().join(&file))?;
    }
    let save = tool(tree, "podman")?.word("save").word("--quiet").word("--format=docker-archive");
    save.word(format!("--output={file}")).word(&name).run(tree)?;
    let size = fs::metadata(tree.root().join(&file))?.len();
    println!("{file}: {size} bytes");
    let Some(runtime) = runtime(tree, &name)? else {
        println!("The image was NOT started: podman cannot run containers on this machine.");
        return Ok(());
    };
    Command::new("cargo build --locked --quiet --package signoria-load").run(tree)?;
    let played = play(tree, &runtime, &name);
    // Also after a failure.
    let removed =
        tool(tree, "podman")?.word("rm").word("--force").word("signoria-trial").read(tree);
    played.and(removed.map(drop))
}

/// A tool with a store of its own, so that nothing else on the machine is touched.
fn tool(tree: &Tree, name: &str) -> Result<Command> {
    let folder = tree.root().join(FOLDER);
    let folder = folder.to_str().context("the path is not Unicode")?;
    Ok(Command::new(name)
        .word(format!("--root={folder}/store"))
        .word(format!("--runroot={folder}/run"))
        .word("--storage-driver=vfs"))
}

/// `podman run` as a careful host would write it, with some runtime of containers.
fn start(tree: &Tree, runtime: &str) -> Result<Command> {
    let files = Command::new("sh -c").word("ulimit -Hn").read(tree)?;
    let files = files.trim();
    let mut command = tool(tree, "podman")?;
    if !runtime.is_empty() {
        command = command.word(format!("--runtime={runtime}"));
    }
    Ok(command
        .word("--cgroup-manager=cgroupfs")
        .word("run")
        .word("--network=host")
        .word("--read-only")
        .word("--cap-drop=all")
        .word("--security-opt=no-new-privileges")
        // No more than this machine allows its own processes.
        .word(format!("--ulimit=nofile={files}:{files}"))
        .word("--ulimit=nproc=4096:4096"))
}

/// The runtime that can start the image here: the usual one, or an older one for older kernels.
fn runtime(tree: &Tree, name: &str) -> Result<Option<String>> {
    for runtime in ["", "runc"] {
        let trial = start(tree, runtime)?.word("--rm").word("--no-healthcheck");
        if trial.word(name).word("--version").read(tree).is_ok() {
            return Ok(Some(runtime.to_owned()));
        }
    }
    Ok(None)
}

fn play(tree: &Tree, runtime: &str, name: &str) -> Result<()> {
    let podman = || {
        let command = tool(tree, "podman")?.word("--cgroup-manager=cgroupfs");
        Ok::<_, anyhow::Error>(match runtime {
            "" => command,
            runtime => command.word(format!("--runtime={runtime}")),
        })
    };
    let exec = || Ok::<_, anyhow::Error>(podman()?.word("exec").word("signoria-trial"));
    start(tree, runtime)?
        .word("--detach")
        .word("--name=signoria-trial")
        .word(format!("--env=SIGNORIA_LISTEN={ADDRESS}"))
        .word("--volume=signoria-trial:/data")
        // The timer of the health check needs systemd; the command of the check is run below.
        .word("--no-healthcheck")
        .word(name)
        .read(tree)?;
    let ready = || {
        for _ in 0..TRIES {
            if exec()?.word("/signoria").word("health").read(tree).is_ok() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(500));
        }
        bail!("the server in the container does not get ready")
    };
    ready()?;
    let load = tree.program("signoria-load", "debug")?;
    Command::new(&load).word("visit").word("--address").word(ADDRESS).run(tree)?;
    podman()?.word("kill").word("signoria-trial").read(tree)?;
    podman()?.word("wait").word("signoria-trial").read(tree)?;
    podman()?.word("start").word("signoria-trial").read(tree)?;
    ready()?;
    exec()?.word("/signoria").word("check").word("/data/signoria.sqlite").run(tree)?;
    let touched = exec()?.word("/signoria").word("backup").word("/backup.sqlite").read(tree);
    if touched.is_ok() {
        bail!("the root file system of the container can be written");
    }
    println!("The image was started, played on, killed and started again; its database is intact.");
    Ok(())
}
