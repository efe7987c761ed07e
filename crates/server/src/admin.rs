//! What whoever looks after the house may do.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    http::HeaderMap,
    routing::{get, post},
};
use signoria_protocol::{AdminUser, Announcement, LobbyEntry};
use signoria_store::UserRow;

use crate::{
    App, auth,
    error::Error,
    http::{Body, read},
    lobby,
};

type Shared = State<Arc<App>>;

/// Under this name the house remembers what it has to say.
pub const ANNOUNCEMENT: &str = "announcement";

/// So many are listed.
const LISTED: u32 = 1000;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/admin/users", get(users))
        .route("/api/admin/tables", get(tables))
        .route("/api/admin/announcement", post(announce))
        .route("/api/announcement", get(announcement))
}

async fn admin(app: &App, headers: &HeaderMap) -> Result<(), Error> {
    let user = auth::somebody(app, headers).await?;
    if user.admin { Ok(()) } else { Err(Error::NotAdmin) }
}

async fn users(State(app): Shared, headers: HeaderMap) -> Result<Json<Vec<AdminUser>>, Error> {
    admin(&app, &headers).await?;
    let told = |row: UserRow| AdminUser {
        id: row.user.id,
        name: row.user.name,
        account: row.user.account,
        admin: row.user.admin,
        created: row.user.created / 1000,
        seen: row.seen.map(|seen| seen / 1000),
        tables: row.tables,
    };
    Ok(Json(app.store.users(LISTED).await?.into_iter().map(told).collect()))
}

async fn tables(State(app): Shared, headers: HeaderMap) -> Result<Json<Vec<LobbyEntry>>, Error> {
    admin(&app, &headers).await?;
    let rows = app.store.tables(LISTED).await?;
    Ok(Json(rows.into_iter().map(|row| lobby::entry(row, 0)).collect()))
}

async fn announce(
    State(app): Shared,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Announcement>, Error> {
    admin(&app, &headers).await?;
    let Announcement { text } = read(&headers, body)?;
    let text = text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    if text.as_ref().is_some_and(|text| text.chars().count() > 500) {
        return Err(Error::BadText);
    }
    app.store.set_house(ANNOUNCEMENT.to_owned(), text.clone()).await?;
    app.hub.lobby_changed();
    Ok(Json(Announcement { text }))
}

async fn announcement(State(app): Shared) -> Result<Json<Announcement>, Error> {
    let text = app.store.house(ANNOUNCEMENT.to_owned()).await?;
    Ok(Json(Announcement { text }))
}
