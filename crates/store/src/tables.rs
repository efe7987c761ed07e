//! Tables and their entries, who sits at them, and the notes users take there.

use tokio::sync::oneshot;

use crate::{
    GameResult, Store, StoreError, StoreFuture, results,
    sql::{Connection, NewEntry, Row, SummaryUpdate, TableSummary, read, values},
    users::check_present,
    writer::Append,
};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// People are sitting down.
    Waiting,
    /// The cards are dealt.
    Playing,
    /// The game is over.
    Finished,
}

/// A table that is not stored yet.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its unguessable name.
    pub key: String,
    /// Id of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u16,
    /// Complete options as JSON.
    pub options: String,
    /// Where all chance comes from.
    pub seed: [u8; 32],
    /// Who made it.
    pub host: i64,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// How many seats it has.
    pub seats: u8,
    /// Hash of the password, if one is needed to sit down.
    pub password: Option<String>,
    /// How it is played in addition to the rules (clock, spectators, hints), as JSON.
    pub settings: String,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatAssignment {
    /// Who.
    pub user: i64,
    /// On which seats: bit *n* is seat *n*.
    pub seats: u8,
}

/// What is appended to a table in one step: everything or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The version before it.
    pub version: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// The entries; each raises the version by one.
    pub entries: Vec<String>,
    /// How far the table has come with them.
    pub status: Status,
    /// How many seats are open with them.
    pub open: u8,
    /// The seats to act now: bit *n* is seat *n*.
    pub asked: u8,
    /// When a clock runs out, if one is running.
    pub deadline: Option<i64>,
    /// Who sits at the table with them; `None`: the same people.
    pub members: Option<Vec<SeatAssignment>>,
    /// How the seats are called; `None`: as before.
    pub players: Option<Vec<String>>,
    /// How the game ended, if it just did.
    pub ending: Option<GameResult>,
}

impl Change {
    /// A change after this version: nothing but entries.
    pub const fn after(version: u32, at: i64, entries: Vec<String>, status: Status) -> Self {
        Self {
            version,
            at,
            entries,
            status,
            open: 0,
            asked: 0,
            deadline: None,
            members: None,
            players: None,
            ending: None,
        }
    }
}

/// A table without its entries.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its number.
    pub id: i64,
    /// What it was made with.
    pub made: NewTable,
    /// How far it has come.
    pub status: Status,
    /// How many seats are open.
    pub open: u8,
    /// The seats to act: bit *n* is seat *n*.
    pub asked: u8,
    /// Since when it is there.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
    /// How the seats are called; an open one has no name.
    pub players: Vec<String>,
    /// Why the table cannot be trusted any more, if it cannot.
    pub damaged: Option<String>,
}

/// A table of a user.
#[derive(Clone, PartialEq, Eq)]
pub struct UserTable {
    /// The table.
    pub row: TableRow,
    /// The seats of the user: bit *n* is seat *n*.
    pub seats: u8,
}

/// One entry of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// When it was appended, in milliseconds since 1970.
    pub at: i64,
    /// What it says.
    pub body: String,
}

/// A table with its entries; the first has version 1.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The table.
    pub row: TableRow,
    /// Everything that happened at it; with a problem, everything before it.
    pub entries: Vec<Entry>,
    /// Why not all entries could be read.
    pub problem: Option<String>,
}

/// The columns of a [`TableRow`].
pub const COLUMNS: &str = "tables.id, key, game, rules, options, seed, host, listed, tables.seats, \
                           tables.password, settings, status, open, asked, tables.created, \
                           changed, players, damaged";

/// How many these are: other columns come after them.
pub const AFTER: usize = 18;

impl Store {
    /// Creates a table with its first entries (`change.version` is 0); returns its number.
    pub fn create_table(&self, table: NewTable, change: Change) -> StoreFuture<i64> {
        self.write(async move |db| {
            let statement = "INSERT INTO tables (key, game, rules, options, seed, host, listed,
                                                 seats, password, settings, status, open, created,
                                                 changed)
                             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 0, 0, ?11, ?11)
                             RETURNING id";
            let values = values![
                &table.key,
                &table.game,
                table.rules,
                &table.options,
                &table.seed,
                table.host,
                table.listed,
                table.seats,
                &table.password,
                &table.settings,
                change.at
            ];
            let id = db.one(statement, values, |row| row.get(0)).await?;
            let id = id.ok_or(StoreError::Conflict)?;
            append(db, id, None, &change).await?;
            Ok(id)
        })
    }

    /// Appends to a table; answers when the entries are durable.
    pub fn append(&self, table: i64, change: Change) -> StoreFuture<()> {
        let (tell, answer) = oneshot::channel();
        self.write_append(Append { table, epoch: None, change, tell }, answer)
    }

    /// Returns the table with this key.
    pub fn load(&self, key: String) -> StoreFuture<Option<StoredTable>> {
        self.read(async move |db| load(db, &key).await)
    }

    /// The same as [`Self::load`], behind other long reads and never before play: for exports.
    pub fn load_long(&self, key: String) -> StoreFuture<Option<StoredTable>> {
        self.read_long(async move |db| load(db, &key).await)
    }

    /// Returns tables of the lobby that are not finished, the most recently changed first.
    pub fn lobby(&self, limit: u32) -> StoreFuture<Vec<TableRow>> {
        self.read(async move |db| {
            let query = format!(
                "SELECT {COLUMNS} FROM tables WHERE listed AND status < 2
                 ORDER BY minute DESC, changed DESC, id DESC LIMIT ?1"
            );
            db.all(&query, values![limit], read_table).await
        })
    }

    /// Returns all tables, the most recently changed first.
    pub fn tables(&self, limit: u32, from: u32) -> StoreFuture<Vec<TableRow>> {
        self.read_long(async move |db| {
            let query = format!(
                "SELECT {COLUMNS} FROM tables ORDER BY changed DESC, id DESC LIMIT ?1 OFFSET ?2"
            );
            db.all(&query, values![limit, from], read_table).await
        })
    }

    /// Returns tables at which a user sits or which they made, the most recently changed first.
    pub fn tables_of(&self, user: i64, limit: u32) -> StoreFuture<Vec<UserTable>> {
        self.read(async move |db| {
            let query = format!(
                r#"SELECT {COLUMNS}, coalesce(members.seats, 0) FROM tables
                   LEFT JOIN members ON members."table" = tables.id AND members."user" = ?1
                   WHERE tables.id IN (SELECT "table" FROM members WHERE "user" = ?1
                                       UNION SELECT id FROM tables WHERE host = ?1)
                   ORDER BY changed DESC, tables.id DESC LIMIT ?2"#
            );
            let read =
                |row: &Row<'_>| Ok(UserTable { row: read_table(row)?, seats: row.get(AFTER)? });
            db.all(&query, values![user, limit], read).await
        })
    }

    /// Returns the keys of all tables at which an entry names this user (`"user":7`), as member or otherwise.
    pub fn tables_mentioning(&self, user: i64) -> StoreFuture<Vec<String>> {
        self.read_long(async move |db| {
            let query = r#"SELECT key FROM mentions JOIN tables ON tables.id = "table"
                           WHERE "user" = ?1 ORDER BY tables.id"#;
            db.all(query, values![user], |row| row.get(0)).await
        })
    }

    /// Returns how many tables a user has made, finished or not.
    pub fn made_by(&self, host: i64) -> StoreFuture<u32> {
        self.read(async move |db| {
            let query = "SELECT count(*) FROM tables WHERE host = ?1";
            Ok(db.one(query, values![host], |row| row.get(0)).await?.unwrap_or(0))
        })
    }

    /// Returns how many unfinished tables each of these users has made.
    pub fn count_unfinished(&self, hosts: Vec<i64>) -> StoreFuture<Vec<u32>> {
        self.read(async move |db| {
            let query = "SELECT count(*) FROM tables WHERE host = ?1 AND status < 2";
            let mut counts = Vec::new();
            for host in hosts {
                let count = db.one(query, values![host], |row| row.get(0)).await?;
                counts.push(count.unwrap_or(0));
            }
            Ok(counts)
        })
    }

    /// Returns which of these tables are no longer there.
    pub fn removed(&self, keys: Vec<String>) -> StoreFuture<Vec<String>> {
        self.read_long(async move |db| {
            let mut removed = Vec::new();
            for key in keys {
                let query = "SELECT 1 FROM tables WHERE key = ?1";
                if db.one(query, values![&key], |_| Ok(())).await?.is_none() {
                    removed.push(key);
                }
            }
            Ok(removed)
        })
    }

    /// Returns the keys of the tables at which a clock runs out before this moment, the first first.
    pub fn tables_due(&self, before: i64, limit: u32) -> StoreFuture<Vec<String>> {
        self.read(async move |db| {
            let query = "SELECT key FROM tables WHERE deadline < ?1 ORDER BY deadline LIMIT ?2";
            db.all(query, values![before, limit], |row| row.get(0)).await
        })
    }

    /// Returns the note of a user at a table.
    pub fn note(&self, user: i64, table: i64) -> StoreFuture<Option<String>> {
        self.read(async move |db| {
            let query = r#"SELECT text FROM notes WHERE "user" = ?1 AND "table" = ?2"#;
            db.one(query, values![user, table], |row| row.get(0)).await
        })
    }

    /// Stores the note of a user at a table; removes it if it is empty.
    pub fn set_note(&self, user: i64, table: i64, text: String) -> StoreFuture<()> {
        self.write(async move |db| {
            if text.is_empty() {
                let statement = r#"DELETE FROM notes WHERE "user" = ?1 AND "table" = ?2"#;
                return db.run(statement, values![user, table]).await.map(drop);
            }
            check_present(db, user).await?;
            let statement = r#"INSERT INTO notes ("user", "table", text) VALUES (?1, ?2, ?3)
                               ON CONFLICT ("user", "table") DO UPDATE SET text = excluded.text"#;
            db.run(statement, values![user, table, &text]).await.map(drop)
        })
    }

    /// Returns all notes of a user, with the keys of the tables.
    pub fn notes_of(&self, user: i64) -> StoreFuture<Vec<(String, String)>> {
        self.read(async move |db| {
            let query = r#"SELECT key, text FROM notes JOIN tables ON tables.id = notes."table"
                           WHERE "user" = ?1 ORDER BY tables.id"#;
            db.all(query, values![user], |row| Ok((row.get(0)?, row.get(1)?))).await
        })
    }
}

pub fn read_table(row: &Row<'_>) -> Result<TableRow, StoreError> {
    let status: i64 = row.get(11)?;
    let players: String = row.get(16)?;
    let made = read!(
        row,
        1,
        NewTable { key, game, rules, options, seed, host, listed, seats, password, settings }
    )?;
    Ok(TableRow {
        id: row.get(0)?,
        made,
        status: match status {
            0 => Status::Waiting,
            1 => Status::Playing,
            2 => Status::Finished,
            other => return Err(StoreError::Database(format!("a table has the status {other}"))),
        },
        open: row.get(12)?,
        asked: row.get(13)?,
        created: row.get(14)?,
        changed: row.get(15)?,
        players: if players.is_empty() {
            Vec::new()
        } else {
            players.split('\n').map(str::to_owned).collect()
        },
        damaged: row.get(17)?,
    })
}

const fn number_of(status: Status) -> i64 {
    match status {
        Status::Waiting => 0,
        Status::Playing => 1,
        Status::Finished => 2,
    }
}

/// Returns whether there is such a table.
pub async fn exists(db: &mut Connection, table: i64) -> Result<bool, StoreError> {
    let query = "SELECT 1 FROM tables WHERE id = ?1";
    Ok(db.one(query, values![table], |_| Ok(())).await?.is_some())
}

/// Returns the version of a table: how many entries it has.
pub async fn version(db: &mut Connection, table: i64) -> Result<u32, StoreError> {
    let query = r#"SELECT coalesce(max(version), 0) FROM entries WHERE "table" = ?1"#;
    Ok(db.one(query, values![table], |row| row.get(0)).await?.unwrap_or(0))
}

/// Returns what a change makes of the row of its table.
pub const fn summary(change: &Change) -> TableSummary {
    TableSummary {
        status: number_of(change.status),
        open: change.open,
        asked: change.asked,
        changed: change.at,
        deadline: change.deadline,
    }
}

/// Appends to one table, with everything a change may contain.
pub async fn append(
    db: &mut Connection,
    table: i64,
    epoch: Option<i64>,
    change: &Change,
) -> Result<(), StoreError> {
    if version(db, table).await? != change.version {
        return Err(conflict(db, table, epoch).await?);
    }
    let bodies = change.entries.iter().map(String::as_str);
    let entry = |(version, body)| NewEntry { table, version, at: change.at, body };
    let entries: Vec<NewEntry<'_>> = (change.version + 1..).zip(bodies).map(entry).collect();
    let summary = SummaryUpdate { table, epoch, summary: summary(change), index_unchanged: false };
    // Another server was faster.
    let taken = |error| if error == StoreError::Exists { StoreError::Conflict } else { error };
    write(db, &entries, &[summary]).await.map_err(taken)?;
    seat(db, table, change).await?;
    if let Some(ending) = &change.ending {
        results::end(db, table, change.at, ending).await?;
    }
    Ok(())
}

/// Returns why an append does not follow the last entry of its table.
pub async fn conflict(
    db: &mut Connection,
    table: i64,
    epoch: Option<i64>,
) -> Result<StoreError, StoreError> {
    let Some(epoch) = epoch else { return Ok(StoreError::Conflict) };
    let query = "SELECT epoch FROM tables WHERE id = ?1";
    let found = db.one(query, values![table], |row| row.get::<i64>(0)).await?;
    let fenced = found.is_some_and(|found| found != epoch);
    Ok(if fenced { StoreError::Fenced } else { StoreError::Conflict })
}

/// Appends to many tables, and notes which users the entries name.
pub async fn write(
    db: &mut Connection,
    entries: &[NewEntry<'_>],
    summaries: &[SummaryUpdate],
) -> Result<(), StoreError> {
    db.append(entries, summaries).await?;
    for entry in entries {
        for user in mentioned(entry.body) {
            let statement = r#"INSERT INTO mentions ("user", "table") VALUES (?1, ?2)
                               ON CONFLICT DO NOTHING"#;
            db.run(statement, values![user, entry.table]).await?;
        }
    }
    Ok(())
}

/// Returns the users an entry names: `"user":7`. Inside a string quotes are escaped, so that no line of chat
/// contains this.
fn mentioned(body: &str) -> impl Iterator<Item = i64> {
    body.split(r#""user":"#).skip(1).filter_map(|rest| {
        let end = rest.find([',', '}'])?;
        rest[..end].parse().ok().filter(|&user| user > 0)
    })
}

/// Writes who sits at a table with a change, and the names of the seats.
pub async fn seat(db: &mut Connection, table: i64, change: &Change) -> Result<(), StoreError> {
    if let Some(members) = &change.members {
        db.run(r#"DELETE FROM members WHERE "table" = ?1"#, values![table]).await?;
        for member in members {
            db.run(
                r#"INSERT INTO members ("user", "table", seats) VALUES (?1, ?2, ?3)
                   ON CONFLICT ("user", "table")
                   DO UPDATE SET seats = members.seats | excluded.seats"#,
                values![member.user, table, member.seats],
            )
            .await?;
        }
    }
    if let Some(players) = &change.players {
        let statement = "UPDATE tables SET players = ?2 WHERE id = ?1";
        db.run(statement, values![table, &players.join("\n")]).await?;
    }
    Ok(())
}

async fn load(db: &mut Connection, key: &str) -> Result<Option<StoredTable>, StoreError> {
    let query = format!("SELECT {COLUMNS} FROM tables WHERE key = ?1");
    let Some(row) = db.one(&query, values![key], read_table).await? else { return Ok(None) };
    let query = r#"SELECT at, body, version FROM entries WHERE "table" = ?1 ORDER BY version"#;
    let (mut entries, mut problem) = (Vec::new(), None);
    db.each(query, values![row.id], |row| {
        if problem.is_some() {
            return Ok(());
        }
        let next = entries.len() as u32 + 1;
        let read = || read!(row, 0, Entry { at, body });
        match (row.get::<u32>(2)?, read()) {
            (version, _) if version != next => problem = Some(format!("entry {next} is missing")),
            (_, Ok(entry)) => entries.push(entry),
            (_, Err(error)) => problem = Some(format!("entry {next} cannot be read: {error}")),
        }
        Ok(())
    })
    .await?;
    Ok(Some(StoredTable { row, entries, problem }))
}

/// Removes a table with everything that belongs to it.
pub async fn remove(db: &mut Connection, table: i64) -> Result<(), StoreError> {
    for statement in [
        r#"DELETE FROM entries WHERE "table" = ?1"#,
        r#"DELETE FROM mentions WHERE "table" = ?1"#,
        r#"DELETE FROM members WHERE "table" = ?1"#,
        r#"DELETE FROM notes WHERE "table" = ?1"#,
        r#"DELETE FROM results WHERE "table" = ?1"#,
        r#"DELETE FROM quarantine WHERE "table" = ?1"#,
        "DELETE FROM tables WHERE id = ?1",
    ] {
        db.run(statement, values![table]).await?;
    }
    Ok(())
}
