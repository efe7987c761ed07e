//! The site in the browser: files built from `web/`, carried inside the program.
//!
//! A release build carries them. Every other build serves a folder, if it is told which one; without
//! either there is no site, and the server falls back on its plain page.
//!
//! ```
//! use signoria_site::Site;
//!
//! assert!(Site::in_folder("no/such/folder".into()).is_none());
//! ```
#![warn(missing_docs)]

use std::{borrow::Cow, fs, path::PathBuf};

use include_dir::{Dir, include_dir};

static EMBEDDED: Dir<'_> = include_dir!("$OUT_DIR/dist");

/// The document that is every page.
const PAGE: &str = "index.html";

/// Where the files of the site come from.
#[derive(Debug)]
pub struct Site {
    /// Nothing: from the program itself.
    folder: Option<PathBuf>,
}

/// A file as it goes to the browser.
#[derive(Debug, PartialEq, Eq)]
pub struct File {
    /// Its bytes, compressed if `encoding` says so.
    pub bytes: Cow<'static, [u8]>,
    /// For the header `Content-Type`.
    pub kind: &'static str,
    /// For the header `Content-Encoding`.
    pub encoding: Option<&'static str>,
    /// Whether its name changes with its content, so that it can be cached forever.
    pub immutable: bool,
}

impl Site {
    /// The site that this program carries, if it does.
    pub fn embedded() -> Option<Self> {
        let site = Self { folder: None };
        site.bytes(PAGE).map(|_| site)
    }

    /// The site in a folder that `npm run build` has written, if there is one.
    pub fn in_folder(folder: PathBuf) -> Option<Self> {
        let site = Self { folder: Some(folder) };
        site.bytes(PAGE).map(|_| site)
    }

    /// The document that is every page; its script finds out which one.
    pub fn page(&self, accepted: &str) -> Option<File> {
        self.file(PAGE, accepted)
    }

    /// A file by its path without the slash in front. `accepted` is the header `Accept-Encoding`.
    pub fn file(&self, path: &str, accepted: &str) -> Option<File> {
        let kind = kind(path)?;
        let accepts = |encoding: &str| {
            accepted
                .split(',')
                .any(|it| it.split(';').next().is_some_and(|it| it.trim() == encoding))
        };
        let packed = [("br", ".br"), ("gzip", ".gz")].into_iter().find_map(|(encoding, ending)| {
            let bytes = accepts(encoding).then(|| self.bytes(&format!("{path}{ending}")))??;
            Some((bytes, Some(encoding)))
        });
        let (bytes, encoding) = match packed {
            Some(packed) => packed,
            None => (self.bytes(path)?, None),
        };
        Some(File { bytes, kind, encoding, immutable: path.starts_with("assets/") })
    }

    fn bytes(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        let plain = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains('\\');
        if !path.split('/').all(plain) {
            return None;
        }
        match &self.folder {
            Some(folder) => fs::read(folder.join(path)).ok().map(Cow::Owned),
            None => EMBEDDED.get_file(path).map(|file| Cow::Borrowed(file.contents())),
        }
    }
}

/// What a file is, by its ending. Files of other kinds are not served.
fn kind(path: &str) -> Option<&'static str> {
    let (_, ending) = path.rsplit_once('.')?;
    Some(match ending {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("signoria-site-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("assets")).unwrap();
        fs::write(folder.join("index.html"), "page").unwrap();
        fs::write(folder.join("assets/a.js"), "script").unwrap();
        fs::write(folder.join("assets/a.js.br"), "packed").unwrap();
        fs::write(folder.join("assets/a.js.gz"), "zipped").unwrap();
        folder
    }

    #[test]
    fn the_best_form_the_browser_takes_is_served() {
        let folder = folder("forms");
        let site = Site::in_folder(folder.clone()).unwrap();
        let get = |accepted| site.file("assets/a.js", accepted).unwrap();
        assert_eq!(get("gzip, deflate, br").encoding, Some("br"));
        assert_eq!(get("gzip;q=1").bytes.as_ref(), b"zipped");
        assert_eq!(get("").encoding, None);
        assert!(get("br").immutable);
        assert_eq!(get("").kind, "text/javascript; charset=utf-8");
        let page = site.page("br").unwrap();
        assert!(!page.immutable && page.encoding.is_none());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn nothing_outside_the_site_is_served() {
        let folder = folder("outside");
        fs::write(folder.join("secret.toml"), "x").unwrap();
        let site = Site::in_folder(folder.join("assets/../.")).unwrap();
        for path in
            ["../index.html", "assets/../index.html", "/index.html", ".git/x.js", "a\\b.js", ""]
        {
            assert_eq!(site.file(path, ""), None, "{path}");
        }
        assert_eq!(site.file("secret.toml", ""), None);
        fs::remove_dir_all(folder).unwrap();
    }
}
