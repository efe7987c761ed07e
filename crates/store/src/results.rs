//! Results of finished games, and the ratings they lead to.

use std::collections::HashMap;

use crate::{
    Store, StoreError, StoreFuture, TableRow,
    sql::{Connection, Row, read, values},
    tables::{self, read_table},
};

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The seat.
    pub seat: u8,
    /// The person on it; `None` for a bot.
    pub user: Option<i64>,
    /// 1 is the best.
    pub rank: u8,
    /// All points.
    pub total: i32,
}

/// How a game changes ratings. They are read, changed and written in the same transaction as the last
/// action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingUpdate {
    /// The players; `None` for a user who has been erased since the game started.
    pub users: Vec<Option<i64>>,
    /// Their ranks; 1 is the best.
    pub ranks: Vec<u8>,
    /// The rating formula.
    pub rate: RateFn,
}

/// A rating formula: changes ratings (mean and deviation, one pair per player) by the ranks.
#[derive(Clone, Copy, Debug)]
pub struct RateFn {
    /// Mean and deviation of a user who has not played yet.
    pub fresh: fn() -> (f64, f64),
    /// The formula.
    pub rate: fn(ratings: &mut [(f64, f64)], ranks: &[u8]),
}

impl PartialEq for RateFn {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::fn_addr_eq(self.fresh, other.fresh) && std::ptr::fn_addr_eq(self.rate, other.rate)
    }
}

impl Eq for RateFn {}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The results of all seats.
    pub placings: Vec<SeatResult>,
    /// How it changes ratings, if it does.
    pub rated: Option<RatingUpdate>,
}

/// A finished game of a user.
#[derive(Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// The table.
    pub row: TableRow,
    /// The seat of the user.
    pub seat: u8,
    /// 1 is the best.
    pub rank: u8,
    /// All points.
    pub total: i32,
}

/// The results of a user at a game with a number of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct UserRating {
    /// Id of the game.
    pub game: String,
    /// Number of seats.
    pub seats: u8,
    /// Mean and deviation of the rating; `None` before the first rated game.
    pub rating: Option<(f64, f64)>,
    /// Number of finished games, rated or not.
    pub games: u32,
    /// Number of first places.
    pub firsts: u32,
}

impl Store {
    /// Returns the result of every seat of a finished game, by seat; nothing if it is not finished.
    pub fn placings(&self, table: i64) -> StoreFuture<Vec<SeatResult>> {
        self.read(async move |db| {
            let query = r#"SELECT seat, "user", rank, total FROM results WHERE "table" = ?1
                           ORDER BY seat"#;
            let read = |row: &Row<'_>| read!(row, 0, SeatResult { seat, user, rank, total });
            db.all(query, values![table], read).await
        })
    }

    /// Returns the finished games of a user, the last first.
    pub fn played_by(&self, user: i64, limit: u32) -> StoreFuture<Vec<FinishedGame>> {
        self.read(async move |db| {
            let query = format!(
                r#"SELECT {}, results.seat, results.rank, results.total FROM results
                   JOIN tables ON tables.id = results."table" WHERE results."user" = ?1
                   ORDER BY results.at DESC, tables.id DESC, results.seat LIMIT ?2"#,
                tables::COLUMNS
            );
            db.all(&query, values![user, limit], |row| {
                Ok(FinishedGame {
                    row: read_table(row)?,
                    seat: row.get(tables::AFTER)?,
                    rank: row.get(tables::AFTER + 1)?,
                    total: row.get(tables::AFTER + 2)?,
                })
            })
            .await
        })
    }

    /// Returns the results and ratings of a user, by game and number of seats.
    pub fn strengths_of(&self, user: i64) -> StoreFuture<Vec<UserRating>> {
        self.read(async move |db| {
            let query = r#"SELECT tables.game, tables.seats, mean, deviation, count(*),
                                  sum(CASE WHEN rank = 1 THEN 1 ELSE 0 END)
                           FROM results JOIN tables ON tables.id = results."table"
                           LEFT JOIN ratings ON ratings."user" = ?1 AND ratings.game = tables.game
                                AND ratings.seats = tables.seats
                           WHERE results."user" = ?1
                           GROUP BY tables.game, tables.seats, mean, deviation"#;
            let read = |row: &Row<'_>| {
                let rating: (Option<f64>, Option<f64>) = (row.get(2)?, row.get(3)?);
                Ok(UserRating {
                    game: row.get(0)?,
                    seats: row.get(1)?,
                    rating: rating.0.zip(rating.1),
                    games: row.get(4)?,
                    firsts: row.get(5)?,
                })
            };
            let mut strengths = db.all(query, values![user], read).await?;
            // Databases sort texts differently.
            strengths.sort_by(|a, b| (&a.game, a.seats).cmp(&(&b.game, b.seats)));
            Ok(strengths)
        })
    }
}

/// Writes the results of a game that just ended, and updates the ratings.
pub async fn end(
    db: &mut Connection,
    table: i64,
    at: i64,
    ending: &GameResult,
) -> Result<(), StoreError> {
    for placing in &ending.placings {
        db.run(
            r#"INSERT INTO results ("table", seat, "user", rank, total, at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)"#,
            values![table, placing.seat, placing.user, placing.rank, placing.total, at],
        )
        .await?;
    }
    let Some(rated) = &ending.rated else { return Ok(()) };
    let query = "SELECT game, seats FROM tables WHERE id = ?1";
    let read = |row: &Row<'_>| Ok((row.get::<String>(0)?, row.get::<u8>(1)?));
    let (game, seats) = db.one(query, values![table], read).await?.ok_or(StoreError::NotFound)?;
    // In one order, so that two nodes do not wait for each other.
    let mut users: Vec<i64> = rated.users.iter().copied().flatten().collect();
    users.sort_unstable();
    users.dedup();
    let mut found = HashMap::new();
    for user in users {
        found.insert(user, locked_rating(db, user, &game, seats, rated.rate.fresh).await?);
    }
    // An erased user has no rating any more and counts as a newcomer.
    let rating = |user: &Option<i64>| {
        user.and_then(|user| found.get(&user).copied()).unwrap_or_else(rated.rate.fresh)
    };
    let mut ratings: Vec<(f64, f64)> = rated.users.iter().map(rating).collect();
    (rated.rate.rate)(&mut ratings, &rated.ranks);
    for (user, (mean, deviation)) in rated.users.iter().zip(ratings) {
        let Some(user) = *user else { continue };
        let statement = r#"UPDATE ratings SET mean = ?4, deviation = ?5
                           WHERE "user" = ?1 AND game = ?2 AND seats = ?3"#;
        db.run(statement, values![user, &game, seats, mean, deviation]).await?;
    }
    Ok(())
}

/// Returns the rating of a user, whose row is locked until the commit: no other node changes it.
async fn locked_rating(
    db: &mut Connection,
    user: i64,
    game: &str,
    seats: u8,
    fresh: fn() -> (f64, f64),
) -> Result<(f64, f64), StoreError> {
    let (mean, deviation) = fresh();
    let statement = r#"INSERT INTO ratings ("user", game, seats, mean, deviation)
                       VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING"#;
    db.run(statement, values![user, game, seats, mean, deviation]).await?;
    // A file has one writer.
    let lock = match db {
        Connection::Sqlite(_) => "",
        Connection::Postgres(_) => "FOR UPDATE",
    };
    let query = format!(
        r#"SELECT mean, deviation FROM ratings WHERE "user" = ?1 AND game = ?2 AND seats = ?3 {lock}"#
    );
    let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
    db.one(&query, values![user, game, seats], read).await?.ok_or(StoreError::NotFound)
}
