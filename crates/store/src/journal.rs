//! The journal of a file: where changes are safe before they are filed.
//!
//! An entry belongs on the last page of its table, beside what the row of the table says. With a thousand
//! tables a commit would write two pages for each change in it. Instead all changes of a commit that only
//! let tables go on become one row of the journal; a table is filed (its entries are written, and its row)
//! when many of its changes wait, when it does something else, or when the journal gets long. What waits is
//! also kept in memory, where whoever loads a table finds it.
//!
//! Nothing depends on memory: whatever a crash leaves in the journal is filed when the file is opened, and
//! a change that has been filed already is not filed again. Every transaction that appends, or files what
//! another process has written, writes the next row of the journal, if only an empty one; a writer that
//! finds a row it has not written begins with what the file says.
//!
//! A row has a checksum. One that cannot be read is set aside (`repair`), and the tables it was about are
//! marked as damaged: all others go on.

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::{
    StoreError, Stored, repair, rows,
    sql::{Link, NewEntry, NewStanding, Standing, all, one, values},
    tables,
};

/// So many changes of a table wait at most.
pub const MOST: u32 = 16;

/// So many changes of all tables may wait: as many as are filed in a moment when a file is opened after a
/// crash.
const ALL: usize = 8192;

/// When more wait, so many tables are filed with each commit.
const FILED: usize = 32;

/// A row that is not empty begins with this. Rows of earlier programs begin with the number of a table,
/// which is never this large, and have no checksum.
const ROW_MARK: [u8; 8] = *b"SignJrn1";

/// A change of a table that only goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub table: i64,
    /// The version before it.
    pub version: u32,
    pub at: i64,
    pub asked: u8,
    pub entries: Vec<String>,
}

impl Kept {
    /// The version after it.
    fn end(&self) -> u32 {
        self.version + self.entries.len() as u32
    }

    pub fn entries(&self) -> impl Iterator<Item = NewEntry<'_>> {
        (self.version + 1..).zip(&self.entries).map(|(version, body)| NewEntry {
            table: self.table,
            version,
            at: self.at,
            body,
        })
    }

    /// What it makes of the row of its table: the rest of it is as it was.
    fn standing(&self) -> NewStanding {
        let standing =
            Standing { status: 0, open: 0, asked: self.asked, changed: self.at, deadline: None };
        NewStanding { table: self.table, standing, quiet: true }
    }

    fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.table.to_le_bytes());
        out.extend_from_slice(&self.version.to_le_bytes());
        out.extend_from_slice(&self.at.to_le_bytes());
        out.push(self.asked);
        out.extend_from_slice(&(self.entries.len() as u32).to_le_bytes());
        for entry in &self.entries {
            out.extend_from_slice(&(entry.len() as u32).to_le_bytes());
            out.extend_from_slice(entry.as_bytes());
        }
    }

    /// Reads one and takes it off; `None`: that is no journal.
    fn read(bytes: &mut &[u8]) -> Option<Self> {
        fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
            let (taken, rest) = bytes.split_first_chunk()?;
            *bytes = rest;
            Some(*taken)
        }
        let table = i64::from_le_bytes(take(bytes)?);
        let version = u32::from_le_bytes(take(bytes)?);
        let at = i64::from_le_bytes(take(bytes)?);
        let [asked] = take(bytes)?;
        let mut entries = Vec::new();
        for _ in 0..u32::from_le_bytes(take(bytes)?) {
            let length = u32::from_le_bytes(take(bytes)?) as usize;
            let (text, rest) = bytes.split_at_checked(length)?;
            entries.push(str::from_utf8(text).ok()?.to_owned());
            *bytes = rest;
        }
        Some(Self { table, version, at, asked, entries })
    }
}

/// What waits to be filed, for whoever reads.
#[derive(Clone, Default)]
pub struct Waiting(Arc<Mutex<Tables>>);

#[derive(Default)]
struct Tables {
    by_number: HashMap<i64, Lot>,
    /// How many changes there are.
    count: usize,
}

/// Changes of one table.
struct Lot {
    /// The row of the first of them.
    row: i64,
    kept: Vec<Arc<Kept>>,
}

impl Waiting {
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn is_empty(&self) -> bool {
        self.tables().by_number.is_empty()
    }

    /// What waits of a table. Whoever asks for this first and reads the file then misses nothing.
    pub fn of(&self, table: i64) -> Vec<Arc<Kept>> {
        self.tables().by_number.get(&table).map(|lot| lot.kept.clone()).unwrap_or_default()
    }
}

/// Adds what waits to what was found in the file, if it is not there already.
pub fn catch_up(stored: &mut Stored, waiting: &[Arc<Kept>]) {
    for kept in waiting {
        if stored.problem.is_none() && kept.version as usize == stored.entries.len() {
            let entry = |body: &String| rows::Entry { at: kept.at, body: body.clone() };
            stored.entries.extend(kept.entries.iter().map(entry));
            (stored.row.changed, stored.row.asked) = (kept.at, kept.asked);
        }
    }
}

/// What a transaction has done to the changes of a table.
#[derive(Clone, Default)]
struct Here {
    /// Everything that waited has been filed.
    filed: bool,
    kept: Vec<Arc<Kept>>,
}

/// What a transaction has done to the journal, to go back to.
#[derive(Clone, Default)]
pub struct Mark {
    here: HashMap<i64, Here>,
    appended: bool,
}

/// The journal as the writer knows it.
pub struct Journal {
    waiting: Waiting,
    /// Rows of the journal, and the tables in them.
    rows: VecDeque<(i64, Vec<i64>)>,
    /// The number of the last row; `None`: what is remembered is not what the file has.
    last: Option<i64>,
    now: Mark,
    /// Everything that waited when the transaction began has been filed.
    renewed: bool,
}

impl Journal {
    pub fn new(waiting: Waiting) -> Self {
        let (rows, now) = (VecDeque::new(), Mark::default());
        Self { waiting, rows, last: None, now, renewed: false }
    }

    /// Looks at the journal when a transaction has begun; tells whether nobody else has written to it.
    pub fn begin(&mut self, link: &mut dyn Link) -> Result<bool, StoreError> {
        self.now = Mark::default();
        self.renewed = false;
        let query = "SELECT coalesce(max(id), 0) FROM journal";
        let found = one(link, query, values![], |row| row.get::<i64>(0))?.unwrap_or(0);
        if self.last == Some(found) {
            return Ok(true);
        }
        self.last = None;
        let last = file_all(link)?;
        self.rows.clear();
        self.last = Some(last);
        self.renewed = true;
        Ok(false)
    }

    /// To go back to with [`Self::back`].
    pub fn mark(&self) -> Mark {
        self.now.clone()
    }

    pub fn back(&mut self, mark: Mark) {
        self.now = mark;
    }

    /// Somebody appends to a table.
    pub fn appended(&mut self) {
        self.now.appended = true;
    }

    /// Keeps a change until it is filed.
    pub fn keep(&mut self, kept: Kept) {
        self.now.appended = true;
        self.now.here.entry(kept.table).or_default().kept.push(Arc::new(kept));
    }

    /// The version of a table with what waits, if anything does.
    pub fn version(&self, table: i64) -> Option<u32> {
        if let Some(here) = self.now.here.get(&table) {
            if let Some(last) = here.kept.last() {
                return Some(last.end());
            }
            if here.filed {
                return None;
            }
        }
        if self.renewed {
            return None;
        }
        self.waiting.tables().by_number.get(&table)?.kept.last().map(|last| last.end())
    }

    /// Takes what waits of a table, to be filed now.
    pub fn take(&mut self, table: i64) -> Vec<Arc<Kept>> {
        let waiting = || self.waiting.of(table);
        let here = self.now.here.entry(table).or_default();
        let mut taken = if here.filed || self.renewed { Vec::new() } else { waiting() };
        here.filed = true;
        taken.append(&mut here.kept);
        taken
    }

    /// Files these tables.
    pub fn file(&mut self, link: &mut dyn Link, tables: &[i64]) -> Result<(), StoreError> {
        let taken: Vec<Vec<Arc<Kept>>> = tables.iter().map(|table| self.take(*table)).collect();
        write(link, taken.iter().map(Vec::as_slice))
    }

    /// Files everything.
    pub fn file_all(&mut self, link: &mut dyn Link) -> Result<(), StoreError> {
        let mut tables: Vec<i64> = self.now.here.keys().copied().collect();
        if !self.renewed {
            tables.extend(self.waiting.tables().by_number.keys());
        }
        tables.sort_unstable();
        tables.dedup();
        self.file(link, &tables)
    }

    /// Writes what is to be kept, before the transaction is committed.
    pub fn end(&mut self, link: &mut dyn Link) -> Result<(), StoreError> {
        if !self.now.appended && self.now.here.is_empty() {
            return Ok(());
        }
        let Some(last) = self.last else { return Err(StoreError::Conflict) };
        self.trim(link)?;
        let (mut body, mut tables) = (Vec::new(), Vec::new());
        for (table, here) in &self.now.here {
            for kept in &here.kept {
                kept.write(&mut body);
            }
            tables.extend((!here.kept.is_empty()).then_some(*table));
        }
        let number = last + 1;
        let names = tables.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        let statement = "INSERT INTO journal (id, body, tables) VALUES (?1, ?2, ?3)";
        link.run(statement, values![number, &sealed(&body), &names])?;
        let before = self.rows.len();
        while self.rows.front().is_some_and(|(row, tables)| !self.any_waits(*row, tables)) {
            self.rows.pop_front();
        }
        if self.rows.len() < before || self.rows.is_empty() {
            let first = self.rows.front().map_or(number, |(row, _)| *row);
            link.run("DELETE FROM journal WHERE id < ?1", values![first])?;
        }
        self.rows.push_back((number, tables));
        self.last = Some(number);
        Ok(())
    }

    /// Files the tables that have waited longest if too much waits.
    fn trim(&mut self, link: &mut dyn Link) -> Result<(), StoreError> {
        if self.renewed || self.waiting.tables().count <= ALL {
            return Ok(());
        }
        let mut tables = Vec::new();
        for (row, inside) in &self.rows {
            tables.extend(inside.iter().copied().filter(|table| self.waits(*row, *table)));
            if tables.len() >= FILED {
                break;
            }
        }
        tables.sort_unstable();
        tables.dedup();
        self.file(link, &tables)
    }

    /// Whether a change of this row or an older one waits.
    fn waits(&self, row: i64, table: i64) -> bool {
        let filed = self.now.here.get(&table).is_some_and(|here| here.filed);
        let waiting =
            || self.waiting.tables().by_number.get(&table).is_some_and(|it| it.row <= row);
        !self.renewed && !filed && waiting()
    }

    fn any_waits(&self, row: i64, tables: &[i64]) -> bool {
        tables.iter().any(|table| self.waits(row, *table))
    }

    /// The transaction has been committed.
    pub fn committed(&mut self) {
        let mut tables = self.waiting.tables();
        if self.renewed {
            *tables = Tables::default();
        }
        let row = self.last.unwrap_or(0);
        for (table, here) in std::mem::take(&mut self.now.here) {
            if here.filed {
                let filed = tables.by_number.remove(&table);
                tables.count -= filed.map_or(0, |lot| lot.kept.len());
            }
            if !here.kept.is_empty() {
                tables.count += here.kept.len();
                let lot = tables.by_number.entry(table);
                lot.or_insert_with(|| Lot { row, kept: Vec::new() }).kept.extend(here.kept);
            }
        }
    }

    /// The transaction has failed, or nobody knows.
    pub fn failed(&mut self) {
        self.now = Mark::default();
        self.last = None;
    }
}

/// Writes changes where they belong: those of one table after the other.
fn write<'a>(
    link: &mut dyn Link,
    tables: impl Iterator<Item = &'a [Arc<Kept>]> + Clone,
) -> Result<(), StoreError> {
    let entries: Vec<NewEntry<'_>> =
        tables.clone().flatten().flat_map(|kept| kept.entries()).collect();
    let standings: Vec<NewStanding> =
        tables.filter_map(|kept| kept.last()).map(|kept| kept.standing()).collect();
    if entries.is_empty() && standings.is_empty() {
        return Ok(());
    }
    tables::write(link, &entries, &standings)
}

/// A row as it is written: what is to be kept, behind a mark and a checksum.
fn sealed(body: &[u8]) -> Vec<u8> {
    if body.is_empty() {
        return Vec::new();
    }
    [&ROW_MARK, &checksum(body).to_le_bytes(), body].concat()
}

/// The changes in a row, or why they cannot be read.
fn unsealed(row: &[u8]) -> Result<Vec<Kept>, &'static str> {
    let mut rest = row;
    if let Some(marked) = row.strip_prefix(&ROW_MARK) {
        let (sum, body) = marked.split_first_chunk().ok_or("a row of the journal is cut off")?;
        if u64::from_le_bytes(*sum) != checksum(body) {
            return Err("the checksum of a row of the journal is wrong");
        }
        rest = body;
    }
    let mut all = Vec::new();
    while !rest.is_empty() {
        all.push(Kept::read(&mut rest).ok_or("a row of the journal cannot be read")?);
    }
    Ok(all)
}

/// FNV-1a: against accidents, not against an attacker who can write to the file.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Files whatever is in the journal, within a transaction: another process, or this program before it was
/// killed, may have written it. Gives the number of the last row. What cannot be read or does not follow what
/// is filed is set aside, and its table marked as damaged.
pub fn file_all(link: &mut dyn Link) -> Result<i64, StoreError> {
    let query = "SELECT id, body, tables FROM journal ORDER BY id";
    let rows = all(link, query, values![], |row| {
        Ok((row.get::<i64>(0)?, row.get::<Vec<u8>>(1)?, row.get::<String>(2)?))
    })?;
    let mut last = rows.last().map_or(0, |(id, ..)| *id);
    let mut found: BTreeMap<i64, Vec<Arc<Kept>>> = BTreeMap::new();
    // Tables that a damaged row was about, and how many of their changes were found before it.
    let mut doubtful: BTreeMap<i64, usize> = BTreeMap::new();
    for (_, body, tables) in &rows {
        match unsealed(body) {
            Ok(changes) => {
                for kept in changes {
                    found.entry(kept.table).or_default().push(Arc::new(kept));
                }
            }
            Err(reason) => {
                repair::keep_aside(link, None, None, body, reason)?;
                for table in tables.split(',').filter_map(|table| table.parse::<i64>().ok()) {
                    doubtful.insert(table, found.get(&table).map_or(0, Vec::len));
                }
            }
        }
    }
    let mut filed = Vec::new();
    for (table, mut changes) in found {
        if !tables::exists(link, table)? {
            // It was removed; what it did since is of no use.
            continue;
        }
        let mut next = tables::version(link, table)?;
        let found = changes.len();
        changes.retain(|kept| kept.version >= next);
        let known = found - changes.len();
        let fits = changes.iter().take_while(|kept| {
            let follows = kept.version == next;
            next = if follows { kept.end() } else { next };
            follows
        });
        let fits = fits.count();
        let lost = changes.split_off(fits);
        if doubtful.get(&table).is_some_and(|before| known + fits > *before) {
            // What came after the damaged row fits: what the row had of this table was filed before.
            doubtful.remove(&table);
        }
        for kept in &lost {
            let mut body = Vec::new();
            kept.write(&mut body);
            let reason = "an earlier entry of the table is missing";
            repair::keep_aside(link, Some(table), Some(kept.version + 1), &body, reason)?;
        }
        if !lost.is_empty() {
            repair::mark_damaged(link, table, &format!("entry {} is missing", next + 1))?;
        }
        filed.push(changes);
    }
    for table in doubtful.into_keys() {
        repair::mark_damaged(link, table, "its last entries may be missing")?;
    }
    write(link, filed.iter().map(Vec::as_slice))?;
    if rows.iter().any(|(_, body, _)| !body.is_empty()) {
        // Another writer of this file, if there is one, must notice.
        last += 1;
        let statement = "INSERT INTO journal (id, body) VALUES (?1, ?2)";
        link.run(statement, values![last, &Vec::new()])?;
    }
    // The last row stays, so that nobody takes its number again.
    link.run("DELETE FROM journal WHERE id < ?1", values![last])?;
    Ok(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_and_nothing_else_is() {
        let kept = |table, entries: &[&str]| Kept {
            table,
            version: 7,
            at: -1,
            asked: 200,
            entries: entries.iter().map(|&entry| entry.to_owned()).collect(),
        };
        let all = [kept(1, &["one", ""]), kept(i64::MAX, &[]), kept(-2, &["\0\n\"é"])];
        let mut bytes = Vec::new();
        for kept in &all {
            kept.write(&mut bytes);
        }
        let mut rest = bytes.as_slice();
        for kept in &all {
            assert_eq!(Kept::read(&mut rest).as_ref(), Some(kept));
        }
        assert!(rest.is_empty());
        let first = bytes.len() / 3;
        assert_eq!(Kept::read(&mut &bytes[..first - 5]), None, "it is cut off");
        assert_eq!(unsealed(&sealed(&bytes)).as_deref(), Ok(all.as_slice()));
        assert_eq!(unsealed(&bytes).as_deref(), Ok(all.as_slice()), "as earlier programs wrote it");
        for at in 0..sealed(&bytes).len() {
            let mut spoilt = sealed(&bytes);
            spoilt[at] ^= 0x10;
            assert!(unsealed(&spoilt).is_err(), "one bit of byte {at} is wrong");
        }
    }
}
