//! Profiles: finished games and ratings.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{Path, State},
    http::HeaderMap,
    routing::get,
};
use signoria_protocol::{Finished, Profile, Rating};
use signoria_store::{FinishedGame, User, UserRating};

use crate::{App, account, auth, error::Error, lobby};

type Shared = State<Arc<App>>;

/// Maximum number of games in a profile.
const RECENT: u32 = 50;

pub fn routes() -> Router<Arc<App>> {
    Router::new().route("/api/users/{name}", get(show)).route("/api/me/profile", get(own))
}

/// The profile of a user. The id of a table is the key to it, so only the user's own profile contains
/// unlisted tables.
pub async fn of(app: &App, user: &User, own: bool, limit: u32) -> Result<Profile, Error> {
    let rating = |strength: UserRating| Rating {
        game: strength.game,
        seats: strength.seats,
        rating: strength.rating.map(|(mean, _)| mean),
        deviation: strength.rating.map(|(_, deviation)| deviation),
        games: strength.games,
        firsts: strength.firsts,
    };
    let finished = |played: FinishedGame| Finished {
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

/// `GET /api/me/profile`: guests have one too, visible only to themselves.
async fn own(State(app): Shared, headers: HeaderMap) -> Result<Json<Profile>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    of(&app, &user, true, RECENT).await.map(Json)
}
