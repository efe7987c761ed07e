//! The package for Debian, by `dpkg-deb`: the program is static, so there is nothing else to compile or to depend on.

use std::{fs, os::unix::fs::PermissionsExt as _, path::Path};

use anyhow::{Context, Result, bail};

use crate::{
    command::{Command, installed},
    dist, packages,
    tree::Tree,
};

/// Where each file of the repository goes.
const FILES: [(&str, &str); 7] = [
    ("packaging/signoria.service", "usr/lib/systemd/system/signoria.service"),
    ("packaging/signoria.sysusers", "usr/lib/sysusers.d/signoria.conf"),
    ("packaging/signoria.toml", "etc/signoria/signoria.toml"),
    ("docs/hosting.md", "usr/share/doc/signoria/hosting.md"),
    ("CHANGELOG.md", "usr/share/doc/signoria/CHANGELOG.md"),
    ("LICENSE-MIT", "usr/share/doc/signoria/copyright"),
    (packages::LIST, "usr/share/doc/signoria/LICENCES.txt"),
];

const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];

/// Builds the package of one architecture.
pub fn pack(
    tree: &Tree,
    version: &str,
    name: &str,
    program: &Path,
    generated: &Path,
    into: &str,
) -> Result<()> {
    if !installed("dpkg-deb") {
        bail!("dpkg-deb is not installed (Debian: `apt-get install dpkg`)");
    }
    let architecture = if name == "x86_64" { "amd64" } else { name };
    let title = format!("signoria_{version}_{architecture}");
    let root = tree.root().join(into).join(&title);
    let place = |from: &Path, to: &str, mode: u32| -> Result<()> {
        let to = root.join(to);
        fs::create_dir_all(to.parent().context("a file is in a folder")?)?;
        fs::copy(from, &to).with_context(|| from.display().to_string())?;
        Ok(fs::set_permissions(&to, fs::Permissions::from_mode(mode))?)
    };
    place(program, "usr/bin/signoria", 0o755)?;
    for (from, to) in FILES {
        place(&tree.root().join(from), to, 0o644)?;
    }
    for entry in fs::read_dir(generated.join("man"))? {
        let page = entry?.file_name().to_string_lossy().into_owned();
        let to = format!("usr/share/man/man1/{page}");
        place(&generated.join("man").join(&page), &to, 0o644)?;
        Command::new("gzip --no-name --best")
            .word(format!("{title}/{to}"))
            .within(into)
            .run(tree)?;
    }
    for (file, to) in [
        ("signoria.bash", "usr/share/bash-completion/completions/signoria"),
        ("signoria.fish", "usr/share/fish/vendor_completions.d/signoria.fish"),
        ("_signoria", "usr/share/zsh/vendor-completions/_signoria"),
    ] {
        place(&generated.join("completions").join(file), to, 0o644)?;
    }
    for script in SCRIPTS {
        let from = tree.root().join("packaging/debian").join(script);
        place(&from, &format!("DEBIAN/{script}"), 0o755)?;
    }
    let size = Command::new("du -sk").word(&title).within(into).read(tree)?;
    let size = size.split_whitespace().next().unwrap_or("0").to_owned();
    fs::write(root.join("DEBIAN/conffiles"), "/etc/signoria/signoria.toml\n")?;
    fs::write(
        root.join("DEBIAN/control"),
        format!(
            "Package: signoria\nVersion: {version}\nArchitecture: {architecture}\n\
             Maintainer: Signoria contributors\nInstalled-Size: {size}\n\
             Recommends: systemd\nSection: games\nPriority: optional\n\
             Description: server for five strategy board games in the browser\n \
             One program with rules, bots, server and site, in English and Dutch.\n"
        ),
    )?;
    Command::new("dpkg-deb --root-owner-group --build -Zxz")
        .word(&title)
        .set("SOURCE_DATE_EPOCH", dist::time(tree)?)
        .within(into)
        .run(tree)?;
    fs::remove_dir_all(&root).context("the folder of the package")
}
