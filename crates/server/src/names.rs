//! Names of users: what they may consist of, and which of them look alike.

use std::sync::Arc;

use signoria_store::{Store, StoreError};
use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};
use unicode_security::GeneralSecurityProfile as _;

use crate::error::Error;

/// The longest name, in characters.
const MAX_NAME_CHARS: usize = 40;

/// Names that could be taken for the server or its admins, in English and Dutch.
const RESERVED: &[&str] = &[
    "admin",
    "administrator",
    "archive",
    "beheer",
    "beheerder",
    "host",
    "moderator",
    "root",
    "server",
    "signoria",
    "staff",
    "support",
    "system",
    "systeem",
];

/// The store keeps under this name by which rules skeletons were made.
const SKELETON_RULES_KEY: &str = "skeleton_rules";

/// Raise it when the result of [`skeleton`] changes, or when more users have one; all skeletons are then
/// computed again.
const SKELETON_RULES: &str = "3";

/// Number of users whose skeletons are written in one transaction.
const FILL_BATCH: u32 = 500;

/// The name as it is stored and shown: NFKC, single spaces, 1 to 40 characters, none of them invisible.
pub fn name(text: &str) -> Result<String, Error> {
    // Phone keyboards add these to symbols; they are not part of a name.
    let text: String = text.chars().filter(|&it| !matches!(it, '\u{fe0e}' | '\u{fe0f}')).collect();
    let name = text.trim().nfkc().collect::<String>();
    let rare = |it: char| it.is_alphabetic() && !it.identifier_allowed();
    if name.chars().any(|it| it.is_control() || is_invisible(it) || rare(it)) {
        return Err(Error::BadName);
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let begins_well = name.chars().next().is_some_and(|first| !is_combining_mark(first));
    let fits = begins_well && name.chars().count() <= MAX_NAME_CHARS;
    if fits { Ok(name) } else { Err(Error::BadName) }
}

/// Whether a text shows anything at all.
pub fn is_visible(text: &str) -> bool {
    let shows = |it: char| !it.is_whitespace() && !it.is_control() && !is_invisible(it);
    text.chars().any(|it| shows(it) && !is_combining_mark(it))
}

/// Whether a character is invisible: default-ignorable characters of Unicode, fillers that are no spaces,
/// and placeholders.
const fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffc}'
            | '\u{13430}'..='\u{1345f}'
            | '\u{16fe4}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d159}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
            // Private use: fonts draw them differently, most of them not at all.
            | '\u{e000}'..='\u{f8ff}'
            | '\u{f0000}'..='\u{10ffff}'
    )
}

/// The name as compared at login: case and spelling variants do not matter.
pub fn login(name: &str) -> String {
    lower(&name.split_whitespace().collect::<Vec<_>>().join(" ").nfkc().collect::<String>())
}

/// The name as accounts were compared before names were normalized.
pub fn old_login(name: &str) -> String {
    lower(name.trim())
}

fn lower(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}

/// The same text for all names that look alike: the skeleton of UTS #39, ignoring case. Upright strokes are
/// equal: a capital `I` looks like a small `l`, and is a small `i` when case is ignored.
pub fn skeleton(name: &str) -> String {
    // First as written: some letters look alike as capitals only.
    let written: String = unicode_security::skeleton(&name.nfkc().collect::<String>()).collect();
    let login = login(&written);
    let bones = unicode_security::skeleton(&login).flat_map(char::to_lowercase);
    bones.map(|it| if matches!(it, 'i' | '1' | '|') { 'l' } else { it }).collect()
}

/// Whether a new account or guest may have this name.
pub async fn check_free(store: &Store, name: &str) -> Result<(), Error> {
    let skeleton = skeleton(name);
    let letters: String = skeleton.chars().filter(|it| it.is_alphanumeric()).collect();
    if RESERVED.iter().any(|reserved| self::skeleton(reserved) == letters) {
        return Err(Error::ReservedName);
    }
    if store.name_in_use(skeleton).await? { Err(Error::NameTaken) } else { Ok(()) }
}

/// How many guests are renamed in one step.
const RENAME_BATCH: u32 = 100;

/// Renames guests whose name an account has taken, or one that looks like it; returns their numbers. The
/// caller informs the tables they sit at.
pub async fn rename_guests(store: &Store, skeleton: &str) -> Result<Vec<i64>, Error> {
    let mut renamed = Vec::new();
    loop {
        let guests = store.guests_called(skeleton.to_owned(), RENAME_BATCH).await?;
        if guests.is_empty() {
            return Ok(renamed);
        }
        for (guest, name) in guests {
            let name = unused(store, &name, guest).await?;
            let skeleton = self::skeleton(&name);
            store.rename(guest, name, skeleton).await?;
            renamed.push(guest);
        }
    }
}

/// A name for a guest that begins like this one and that no account has. It ends with the number of the
/// guest, so that it is unique.
pub async fn unused(store: &Store, name: &str, guest: i64) -> Result<String, Error> {
    let number = format!(" {guest}");
    let kept = MAX_NAME_CHARS.saturating_sub(number.len());
    let mut name: String = name.chars().take(kept).collect::<String>() + &number;
    loop {
        match check_free(store, &name).await {
            Ok(()) => return Ok(name),
            Err(Error::NameTaken | Error::ReservedName) => name.push('*'),
            Err(error) => return Err(error),
        }
    }
}

/// Computes missing or outdated skeletons.
pub async fn fill_skeletons(store: &Arc<Store>) -> Result<(), StoreError> {
    if store.server_setting(SKELETON_RULES_KEY.to_owned()).await?.as_deref() == Some(SKELETON_RULES)
    {
        return Ok(());
    }
    let mut last = 0;
    loop {
        let users = store.names_after(last, FILL_BATCH).await?;
        let Some((highest, _)) = users.last() else { break };
        last = *highest;
        let skeletons = users.into_iter().map(|(id, name)| (id, skeleton(&name)));
        store.set_skeletons(skeletons.collect()).await?;
    }
    store.set_server_setting(SKELETON_RULES_KEY.to_owned(), Some(SKELETON_RULES.to_owned())).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(name("  Anna  é "), Ok("Anna é".to_owned()));
        assert_eq!(name("Ａｎｎａ"), Ok("Anna".to_owned()), "one way of writing");
        assert_eq!(name("Anna\u{a0}B\u{2764}\u{fe0f}"), Ok("Anna B\u{2764}".to_owned()));
        for bad in [
            "",
            "   ",
            "a\nb",
            "\u{202e}evil",
            "Ad\u{ad}min",
            "\u{3164}",
            "\u{115f}",
            "\u{ffa0}x",
            "\u{2800}",
            "\u{301}",
            "a\u{e0041}",
            "\u{e000}",
            &"x".repeat(41),
        ] {
            assert_eq!(name(bad), Err(Error::BadName), "{bad:?}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (one, other) in [
            ("Anna", "\u{410}nna"),
            ("Anna", "ANN\u{410}"),
            ("Paul", "PauI"),
            ("Paul", "Pau1"),
            ("AIDA", "\u{410}IDA"),
            ("Bob", "B0b"),
            ("scope", "\u{455}\u{441}\u{43e}\u{440}\u{435}"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Anna", "Änna"), ("Jan", "Jan 2")] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }

    #[test]
    fn login_ignores_capitals_and_ways_of_writing() {
        assert_eq!(login("  ANNA \u{ff2d} "), "anna m");
        assert_eq!(login("Zoe\u{308}"), login("ZO\u{cb}"));
    }
}
