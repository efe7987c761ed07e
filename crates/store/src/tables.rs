//! Tables, their entries, and how games end.

use crate::{
    Change, Ending, Entry, NewTable, OwnTable, Placing, Played, Status, StoreError, Stored,
    Strength, TableRow,
    sql::{Link, NewEntry, NewStanding, Row, Standing, all, one, read, values},
};

const COLUMNS: &str = "tables.id, key, game, rules, options, seed, host, listed, tables.seats, \
                       tables.password, settings, status, open, asked, tables.created, changed, \
                       players, damaged";
const AFTER: usize = 18;

fn read_table(row: &dyn Row) -> Result<TableRow, StoreError> {
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

pub fn create_table(
    link: &mut dyn Link,
    table: &NewTable,
    change: &Change,
) -> Result<i64, StoreError> {
    // Numbers without gaps: there is one writer.
    let statement = "INSERT INTO tables (id, key, game, rules, options, seed, host, listed, seats,
                                         password, settings, status, open, created, changed)
                     VALUES ((SELECT coalesce(max(id), 0) + 1 FROM tables),
                             ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 0, 0, ?11, ?11)
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
    let id = one(link, statement, values, |row| row.get(0))?.ok_or(StoreError::Conflict)?;
    append(link, id, change)?;
    Ok(id)
}

/// Whether there is such a table.
pub fn exists(link: &mut dyn Link, table: i64) -> Result<bool, StoreError> {
    let query = "SELECT 1 FROM tables WHERE id = ?1";
    Ok(one(link, query, values![table], |_| Ok(()))?.is_some())
}

/// How far a table has come.
pub fn version(link: &mut dyn Link, table: i64) -> Result<u32, StoreError> {
    let query = r#"SELECT coalesce(max(version), 0) FROM entries WHERE "table" = ?1"#;
    Ok(one(link, query, values![table], |row| row.get(0))?.unwrap_or(0))
}

/// What a change makes of the row of its table.
pub const fn standing(change: &Change) -> Standing {
    Standing {
        status: number_of(change.status),
        open: change.open,
        asked: change.asked,
        changed: change.at,
        deadline: change.deadline,
    }
}

pub fn append(link: &mut dyn Link, table: i64, change: &Change) -> Result<(), StoreError> {
    if version(link, table)? != change.version {
        return Err(StoreError::Conflict);
    }
    let bodies = change.entries.iter().map(String::as_str);
    let entry = |(version, body)| NewEntry { table, version, at: change.at, body };
    let entries: Vec<NewEntry<'_>> = (change.version + 1..).zip(bodies).map(entry).collect();
    let standing = NewStanding { table, standing: standing(change), quiet: false };
    // Another server was faster.
    let taken = |error| if error == StoreError::Exists { StoreError::Conflict } else { error };
    write(link, &entries, &[standing]).map_err(taken)?;
    seat(link, table, change)?;
    if let Some(ending) = &change.ending {
        end(link, table, change.at, ending)?;
    }
    Ok(())
}

/// Appends to many tables, and notes whom the entries name.
pub fn write(
    link: &mut dyn Link,
    entries: &[NewEntry<'_>],
    standings: &[NewStanding],
) -> Result<(), StoreError> {
    link.append(entries, standings)?;
    for entry in entries {
        for user in mentioned(entry.body) {
            let statement = r#"INSERT INTO mentions ("user", "table") VALUES (?1, ?2)
                               ON CONFLICT DO NOTHING"#;
            link.run(statement, values![user, entry.table])?;
        }
    }
    Ok(())
}

/// The users an entry names: `"user":7`. Inside a string quotes are escaped, so that no line of chat
/// contains this.
fn mentioned(body: &str) -> impl Iterator<Item = i64> {
    body.split(r#""user":"#).skip(1).filter_map(|rest| {
        let end = rest.find([',', '}'])?;
        rest[..end].parse().ok().filter(|&user| user > 0)
    })
}

/// Writes who sits at a table with a change, and how the seats are called.
pub fn seat(link: &mut dyn Link, table: i64, change: &Change) -> Result<(), StoreError> {
    if let Some(members) = &change.members {
        link.run(r#"DELETE FROM members WHERE "table" = ?1"#, values![table])?;
        for member in members {
            link.run(
                r#"INSERT INTO members ("user", "table", seats) VALUES (?1, ?2, ?3)
                   ON CONFLICT ("user", "table")
                   DO UPDATE SET seats = members.seats | excluded.seats"#,
                values![member.user, table, member.seats],
            )?;
        }
    }
    if let Some(players) = &change.players {
        let statement = "UPDATE tables SET players = ?2 WHERE id = ?1";
        link.run(statement, values![table, &players.join("\n")])?;
    }
    Ok(())
}

fn end(link: &mut dyn Link, table: i64, at: i64, ending: &Ending) -> Result<(), StoreError> {
    for placing in &ending.placings {
        link.run(
            r#"INSERT INTO results ("table", seat, "user", rank, total, at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)"#,
            values![table, placing.seat, placing.user, placing.rank, placing.total, at],
        )?;
    }
    let Some(rated) = &ending.rated else { return Ok(()) };
    let mut ratings = Vec::new();
    for user in rated.users.iter().copied() {
        // An erased user has no rating any more and counts as a newcomer.
        let Some(user) = user else {
            ratings.push((rated.rate.fresh)());
            continue;
        };
        let query = r#"SELECT mean, deviation FROM ratings JOIN tables USING (game, seats)
                       WHERE tables.id = ?1 AND "user" = ?2"#;
        let found = one(link, query, values![table, user], |row| Ok((row.get(0)?, row.get(1)?)))?;
        ratings.push(found.unwrap_or_else(rated.rate.fresh));
    }
    (rated.rate.rate)(&mut ratings, &rated.ranks);
    for (user, (mean, deviation)) in rated.users.iter().zip(ratings) {
        let Some(user) = *user else { continue };
        link.run(
            r#"INSERT INTO ratings ("user", game, seats, mean, deviation)
               VALUES (?2, (SELECT game FROM tables WHERE id = ?1),
                       (SELECT seats FROM tables WHERE id = ?1), ?3, ?4)
               ON CONFLICT ("user", game, seats)
               DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation"#,
            values![table, user, mean, deviation],
        )?;
    }
    Ok(())
}

pub fn load(link: &mut dyn Link, key: &str) -> Result<Option<Stored>, StoreError> {
    let query = format!("SELECT {COLUMNS} FROM tables WHERE key = ?1");
    let Some(row) = one(link, &query, values![key], read_table)? else { return Ok(None) };
    let query = r#"SELECT at, body, version FROM entries WHERE "table" = ?1 ORDER BY version"#;
    let (mut entries, mut problem) = (Vec::new(), None);
    link.query(query, values![row.id], &mut |row| {
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
    })?;
    Ok(Some(Stored { row, entries, problem }))
}

pub fn lobby(link: &mut dyn Link, limit: u32) -> Result<Vec<TableRow>, StoreError> {
    let query = format!(
        "SELECT {COLUMNS} FROM tables WHERE listed AND status < 2
         ORDER BY minute DESC, changed DESC, id DESC LIMIT ?1"
    );
    all(link, &query, values![limit], read_table)
}

pub fn tables_of(link: &mut dyn Link, user: i64, limit: u32) -> Result<Vec<OwnTable>, StoreError> {
    let query = format!(
        r#"SELECT {COLUMNS}, coalesce(members.seats, 0) FROM tables
           LEFT JOIN members ON members."table" = tables.id AND members."user" = ?1
           WHERE tables.id IN (SELECT "table" FROM members WHERE "user" = ?1
                               UNION SELECT id FROM tables WHERE host = ?1)
           ORDER BY changed DESC, tables.id DESC LIMIT ?2"#
    );
    all(link, &query, values![user, limit], |row| {
        Ok(OwnTable { row: read_table(row)?, seats: row.get(AFTER)? })
    })
}

pub fn tables_naming(link: &mut dyn Link, user: i64) -> Result<Vec<String>, StoreError> {
    let query = r#"SELECT key FROM mentions JOIN tables ON tables.id = "table"
                   WHERE "user" = ?1 ORDER BY tables.id"#;
    all(link, query, values![user], |row| row.get(0))
}

/// How many tables a user has made, finished or not.
pub fn made_by(link: &mut dyn Link, host: i64) -> Result<u32, StoreError> {
    let query = "SELECT count(*) FROM tables WHERE host = ?1";
    Ok(one(link, query, values![host], |row| row.get(0))?.unwrap_or(0))
}

/// How many unfinished tables each of these users has made.
pub fn unfinished_of(link: &mut dyn Link, hosts: &[i64]) -> Result<Vec<u32>, StoreError> {
    let query = "SELECT count(*) FROM tables WHERE host = ?1 AND status < 2";
    let count = |host: &i64| Ok(one(link, query, values![*host], |row| row.get(0))?.unwrap_or(0));
    hosts.iter().map(count).collect()
}

/// Which of these tables are no longer there.
pub fn removed(link: &mut dyn Link, keys: Vec<String>) -> Result<Vec<String>, StoreError> {
    let mut removed = Vec::new();
    for key in keys {
        let query = "SELECT 1 FROM tables WHERE key = ?1";
        if one(link, query, values![&key], |_| Ok(()))?.is_none() {
            removed.push(key);
        }
    }
    Ok(removed)
}

pub fn due(link: &mut dyn Link, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
    let query = "SELECT key FROM tables WHERE deadline < ?1 ORDER BY deadline LIMIT ?2";
    all(link, query, values![before, limit], |row| row.get(0))
}

pub fn tables(link: &mut dyn Link, limit: u32) -> Result<Vec<TableRow>, StoreError> {
    let query = format!("SELECT {COLUMNS} FROM tables ORDER BY changed DESC, id DESC LIMIT ?1");
    all(link, &query, values![limit], read_table)
}

pub fn placings(link: &mut dyn Link, table: i64) -> Result<Vec<Placing>, StoreError> {
    let query = r#"SELECT seat, "user", rank, total FROM results WHERE "table" = ?1 ORDER BY seat"#;
    all(link, query, values![table], |row| read!(row, 0, Placing { seat, user, rank, total }))
}

pub fn played_by(link: &mut dyn Link, user: i64, limit: u32) -> Result<Vec<Played>, StoreError> {
    let query = format!(
        r#"SELECT {COLUMNS}, results.seat, results.rank, results.total FROM results
           JOIN tables ON tables.id = results."table" WHERE results."user" = ?1
           ORDER BY results.at DESC, tables.id DESC, results.seat LIMIT ?2"#
    );
    all(link, &query, values![user, limit], |row| {
        Ok(Played {
            row: read_table(row)?,
            seat: row.get(AFTER)?,
            rank: row.get(AFTER + 1)?,
            total: row.get(AFTER + 2)?,
        })
    })
}

pub fn strengths_of(link: &mut dyn Link, user: i64) -> Result<Vec<Strength>, StoreError> {
    let query = r#"SELECT tables.game, tables.seats, mean, deviation, count(*),
                          sum(CASE WHEN rank = 1 THEN 1 ELSE 0 END)
                   FROM results JOIN tables ON tables.id = results."table"
                   LEFT JOIN ratings ON ratings."user" = ?1 AND ratings.game = tables.game
                        AND ratings.seats = tables.seats
                   WHERE results."user" = ?1
                   GROUP BY tables.game, tables.seats, mean, deviation"#;
    let mut strengths = all(link, query, values![user], |row| {
        let rating: (Option<f64>, Option<f64>) = (row.get(2)?, row.get(3)?);
        Ok(Strength {
            game: row.get(0)?,
            seats: row.get(1)?,
            rating: rating.0.zip(rating.1),
            games: row.get(4)?,
            firsts: row.get(5)?,
        })
    })?;
    // Databases do not agree about the order of texts.
    strengths.sort_by(|a, b| (&a.game, a.seats).cmp(&(&b.game, b.seats)));
    Ok(strengths)
}
