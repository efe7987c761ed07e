//! What people have played, and how they do.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{Path, State},
    http::HeaderMap,
    routing::get,
};
use signoria_protocol::{Finished, Profile, Rating};
use signoria_store::{Played, Strength, User};

use crate::{App, account, auth, error::Error, lobby};

type Shared = State<Arc<App>>;

/// So many games are told.
const RECENT: u32 = 50;

pub fn routes() -> Router<Arc<App>> {
    Router::new().route("/api/users/{name}", get(show)).route("/api/me/profile", get(own))
}

/// What is known about somebody. The name of a table is the key to it: those that are not in the lobby
/// are told to nobody else.
pub async fn of(app: &App, user: &User, own: bool, limit: u32) -> Result<Profile, Error> {
    let rating = |strength: Strength| Rating {
        game: strength.game,
        seats: strength.seats,
        rating: strength.rating.map(|(mean, _)| mean),
        deviation: strength.rating.map(|(_, deviation)| deviation),
        games: strength.games,
        firsts: strength.firsts,
    };
    let finished = |played: Played| Finished {
        table: lobby::entry(played.row, 0),
        seat: played.seat,
        rank: played.rank,
        total: played.total,
    };
    let played = app.store.played_by(user.id, limit).await?;
    Ok(Profile {
        name: user.name.clone(),
        since: user.created / 1000,
        ratings: app.store.strengths_of(user.id).await?.into_iter().map(rating).collect(),
        recent: played
            .into_iter()
            .filter(|played| own || played.row.made.listed)
            .map(finished)
            .collect(),
    })
}

/// `GET /api/users/{name}`
async fn show(
    State(app): Shared,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Profile>, Error> {
    let reader = auth::user(&app, &headers).await?;
    let (user, _) = account::by_name(&app, &name).await?.ok_or(Error::NotFound)?;
    let own = reader.is_some_and(|reader| reader.id == user.id);
    of(&app, &user, own, RECENT).await.map(Json)
}

/// `GET /api/me/profile`: guests have one too, for themselves.
async fn own(State(app): Shared, headers: HeaderMap) -> Result<Json<Profile>, Error> {
    let user = auth::somebody(&app, &headers).await?;
    of(&app, &user, true, RECENT).await.map(Json)
}
