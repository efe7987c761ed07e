//! Tables, their entries, and how games end.

use rusqlite::{Connection, Row, params};

use super::{all, database, one, run};
use crate::{
    Change, Ending, Entry, NewTable, OwnTable, Played, Status, StoreError, Stored, Strength,
    TableRow,
};

const COLUMNS: &str = "tables.id, key, game, rules, options, seed, host, listed, tables.seats, \
                       tables.password, settings, status, open, asked, tables.created, changed, \
                       players";
const AFTER: usize = 17;

fn read_table(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    let status: i64 = row.get(11)?;
    let players: String = row.get(16)?;
    Ok(TableRow {
        id: row.get(0)?,
        made: NewTable {
            key: row.get(1)?,
            game: row.get(2)?,
            rules: row.get(3)?,
            options: row.get(4)?,
            seed: row.get(5)?,
            host: row.get(6)?,
            listed: row.get(7)?,
            seats: row.get(8)?,
            password: row.get(9)?,
            settings: row.get(10)?,
        },
        status: match status {
            0 => Status::Waiting,
            1 => Status::Playing,
            2 => Status::Finished,
            other => return Err(rusqlite::Error::IntegralValueOutOfRange(11, other)),
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
    connection: &Connection,
    table: &NewTable,
    change: &Change,
) -> Result<i64, StoreError> {
    run(
        connection,
        "INSERT INTO tables (key, game, rules, options, seed, host, listed, seats, password,
                             settings, status, open, created, changed)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 0, 0, ?11, ?11)",
        params![
            table.key,
            table.game,
            table.rules,
            table.options,
            table.seed,
            table.host,
            table.listed,
            table.seats,
            table.password,
            table.settings,
            change.at
        ],
    )?;
    let id = connection.last_insert_rowid();
    append(connection, id, change)?;
    Ok(id)
}

pub fn append(connection: &Connection, table: i64, change: &Change) -> Result<(), StoreError> {
    let last: Option<u32> = connection
        .prepare_cached(r#"SELECT max(version) FROM entries WHERE "table" = ?1"#)
        .and_then(|mut statement| statement.query_row([table], |row| row.get(0)))
        .map_err(database)?;
    if last.unwrap_or(0) != change.version {
        return Err(StoreError::Conflict);
    }
    for (version, body) in (change.version + 1..).zip(&change.entries) {
        run(
            connection,
            r#"INSERT INTO entries ("table", version, at, body) VALUES (?1, ?2, ?3, ?4)"#,
            params![table, version, change.at, body],
        )?;
    }
    if let Some(members) = &change.members {
        run(connection, r#"DELETE FROM members WHERE "table" = ?1"#, [table])?;
        for member in members {
            run(
                connection,
                r#"INSERT INTO members (user, "table", seats) VALUES (?1, ?2, ?3)
                   ON CONFLICT DO UPDATE SET seats = seats | excluded.seats"#,
                params![member.user, table, member.seats],
            )?;
        }
    }
    if let Some(players) = &change.players {
        let statement = "UPDATE tables SET players = ?2 WHERE id = ?1";
        run(connection, statement, params![table, players.join("\n")])?;
    }
    run(
        connection,
        "UPDATE tables SET status = ?2, open = ?3, changed = ?4, asked = ?5, deadline = ?6
         WHERE id = ?1",
        params![
            table,
            number_of(change.status),
            change.open,
            change.at,
            change.asked,
            change.deadline
        ],
    )?;
    if let Some(ending) = &change.ending {
        end(connection, table, change.at, ending)?;
    }
    Ok(())
}

fn end(connection: &Connection, table: i64, at: i64, ending: &Ending) -> Result<(), StoreError> {
    for placing in &ending.placings {
        run(
            connection,
            r#"INSERT INTO results ("table", seat, user, rank, total, at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)"#,
            params![table, placing.seat, placing.user, placing.rank, placing.total, at],
        )?;
    }
    let Some(rated) = &ending.rated else { return Ok(()) };
    let mut ratings = Vec::new();
    for user in &rated.users {
        let query = "SELECT mean, deviation FROM ratings JOIN tables USING (game, seats)
                     WHERE tables.id = ?1 AND user = ?2";
        let found = one(connection, query, [table, *user], |row| Ok((row.get(0)?, row.get(1)?)))?;
        ratings.push(found.unwrap_or_else(rated.rate.fresh));
    }
    (rated.rate.rate)(&mut ratings, &rated.ranks);
    for (user, (mean, deviation)) in rated.users.iter().zip(ratings) {
        run(
            connection,
            "INSERT INTO ratings (user, game, seats, mean, deviation)
             SELECT ?2, game, seats, ?3, ?4 FROM tables WHERE id = ?1
             ON CONFLICT DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation",
            params![table, user, mean, deviation],
        )?;
    }
    Ok(())
}

pub fn load(connection: &Connection, key: &str) -> Result<Option<Stored>, StoreError> {
    let query = format!("SELECT {COLUMNS} FROM tables WHERE key = ?1");
    let Some(row) = one(connection, &query, [key], read_table)? else { return Ok(None) };
    let query = r#"SELECT at, body FROM entries WHERE "table" = ?1 ORDER BY version"#;
    let entry = |row: &Row<'_>| Ok(Entry { at: row.get(0)?, body: row.get(1)? });
    let entries = all(connection, query, [row.id], entry)?;
    Ok(Some(Stored { row, entries }))
}

pub fn lobby(connection: &Connection, limit: u32) -> Result<Vec<TableRow>, StoreError> {
    let query = format!(
        "SELECT {COLUMNS} FROM tables WHERE listed AND status < 2
         ORDER BY changed DESC, id DESC LIMIT ?1"
    );
    all(connection, &query, [limit], read_table)
}

pub fn tables_of(
    connection: &Connection,
    user: i64,
    limit: u32,
) -> Result<Vec<OwnTable>, StoreError> {
    let query = format!(
        r#"SELECT {COLUMNS}, coalesce(members.seats, 0) FROM tables
           LEFT JOIN members ON members."table" = tables.id AND members.user = ?1
           WHERE tables.id IN (SELECT "table" FROM members WHERE user = ?1
                               UNION SELECT id FROM tables WHERE host = ?1)
           ORDER BY changed DESC, tables.id DESC LIMIT ?2"#
    );
    all(connection, &query, params![user, limit], |row| {
        Ok(OwnTable { row: read_table(row)?, seats: row.get(AFTER)? })
    })
}

pub fn tables_naming(connection: &Connection, user: i64) -> Result<Vec<String>, StoreError> {
    // Inside a string quotes are escaped, so that nobody can write this into a line of chat.
    let query = r#"SELECT key FROM tables WHERE id IN (
                       SELECT "table" FROM entries WHERE instr(body, ?1) > 0 OR instr(body, ?2) > 0)
                   ORDER BY id"#;
    let named = [format!("\"user\":{user},"), format!("\"user\":{user}}}")];
    all(connection, query, named, |row| row.get(0))
}

pub fn unfinished_of(connection: &Connection, host: i64) -> Result<u32, StoreError> {
    let query = "SELECT count(*) FROM tables WHERE host = ?1 AND status < 2";
    Ok(one(connection, query, [host], |row| row.get(0))?.unwrap_or(0))
}

pub fn due(connection: &Connection, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
    let query = "SELECT key FROM tables WHERE deadline < ?1 ORDER BY deadline LIMIT ?2";
    all(connection, query, params![before, limit], |row| row.get(0))
}

pub fn tables(connection: &Connection, limit: u32) -> Result<Vec<TableRow>, StoreError> {
    let query = format!("SELECT {COLUMNS} FROM tables ORDER BY changed DESC, id DESC LIMIT ?1");
    all(connection, &query, [limit], read_table)
}

pub fn played_by(
    connection: &Connection,
    user: i64,
    limit: u32,
) -> Result<Vec<Played>, StoreError> {
    let query = format!(
        r#"SELECT {COLUMNS}, results.seat, results.rank, results.total FROM results
           JOIN tables ON tables.id = results."table" WHERE results.user = ?1
           ORDER BY results.at DESC, tables.id DESC, results.seat LIMIT ?2"#
    );
    all(connection, &query, params![user, limit], |row| {
        Ok(Played {
            row: read_table(row)?,
            seat: row.get(AFTER)?,
            rank: row.get(AFTER + 1)?,
            total: row.get(AFTER + 2)?,
        })
    })
}

pub fn strengths_of(connection: &Connection, user: i64) -> Result<Vec<Strength>, StoreError> {
    let query = r#"SELECT tables.game, tables.seats, mean, deviation, count(*), sum(rank = 1)
                   FROM results JOIN tables ON tables.id = results."table"
                   LEFT JOIN ratings ON ratings.user = ?1 AND ratings.game = tables.game
                        AND ratings.seats = tables.seats
                   WHERE results.user = ?1 GROUP BY tables.game, tables.seats
                   ORDER BY tables.game, tables.seats"#;
    all(connection, query, [user], |row| {
        let rating: (Option<f64>, Option<f64>) = (row.get(2)?, row.get(3)?);
        Ok(Strength {
            game: row.get(0)?,
            seats: row.get(1)?,
            rating: rating.0.zip(rating.1),
            games: row.get(4)?,
            firsts: row.get(5)?,
        })
    })
}
