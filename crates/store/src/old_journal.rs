//! Reads what programs before version 10 of the file left in their journal: changes that were safe but not yet written
//! to their tables when the program was killed. The migration that drops the journal calls it once.

use std::collections::BTreeMap;

use crate::{
    StoreError, repair,
    sql::{Connection, NewEntry, Row, SummaryUpdate, TableSummary, values},
    tables,
};

/// A row that is not empty begins with this. Rows of still earlier programs begin with the number of a table,
/// which is never this large, and have no checksum.
const ROW_MARK: [u8; 8] = *b"SignJrn1";

/// A change of a table.
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
    fn summary(&self) -> SummaryUpdate {
        let summary = TableSummary {
            status: 0,
            open: 0,
            asked: self.asked,
            changed: self.at,
            deadline: None,
        };
        SummaryUpdate { table: self.table, epoch: None, summary, index_unchanged: true }
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

/// Writes changes where they belong: those of one table after the other.
async fn write<'a>(
    db: &mut Connection,
    tables: impl Iterator<Item = &'a [Kept]> + Clone,
) -> Result<(), StoreError> {
    let entries: Vec<NewEntry<'_>> = tables.clone().flatten().flat_map(Kept::entries).collect();
    let summaries: Vec<SummaryUpdate> =
        tables.filter_map(|kept| kept.last()).map(Kept::summary).collect();
    if entries.is_empty() && summaries.is_empty() {
        return Ok(());
    }
    tables::write(db, &entries, &summaries).await
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

/// Writes what is in the journal to the entries of its tables. What cannot be read or does not follow what is written
/// there is set aside, and its table marked as damaged.
pub async fn write_all(db: &mut Connection) -> Result<(), StoreError> {
    let query = "SELECT id, body, tables FROM journal ORDER BY id";
    let read =
        |row: &Row<'_>| Ok((row.get::<i64>(0)?, row.get::<Vec<u8>>(1)?, row.get::<String>(2)?));
    let rows = db.all(query, values![], read).await?;
    let mut found: BTreeMap<i64, Vec<Kept>> = BTreeMap::new();
    // Tables that a damaged row was about, and how many of their changes were found before it.
    let mut doubtful: BTreeMap<i64, usize> = BTreeMap::new();
    for (_, body, tables) in &rows {
        match unsealed(body) {
            Ok(changes) => {
                for kept in changes {
                    found.entry(kept.table).or_default().push(kept);
                }
            }
            Err(reason) => {
                repair::keep_aside(db, None, None, body, reason).await?;
                for table in tables.split(',').filter_map(|table| table.parse::<i64>().ok()) {
                    doubtful.insert(table, found.get(&table).map_or(0, Vec::len));
                }
            }
        }
    }
    let mut filed = Vec::new();
    for (table, mut changes) in found {
        if !tables::exists(db, table).await? {
            // It was removed; what it did since is of no use.
            continue;
        }
        let mut next = tables::version(db, table).await?;
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
            repair::keep_aside(db, Some(table), Some(kept.version + 1), &body, reason).await?;
        }
        if !lost.is_empty() {
            repair::mark_damaged(db, table, &format!("entry {} is missing", next + 1)).await?;
        }
        filed.push(changes);
    }
    for table in doubtful.into_keys() {
        repair::mark_damaged(db, table, "its last entries may be missing").await?;
    }
    write(db, filed.iter().map(Vec::as_slice)).await
}
