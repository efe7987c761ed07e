//! Creating, finding and replaying tables.

use std::sync::Arc;

use axum::{
    Extension, Json, Router,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use serde::Deserialize;
use serde_json::{Map, Value};
use signoria_engine::{Message, Seed};
use signoria_protocol::{
    ChatRequest, Clock, Hints, JoinRequest, MIN_SPECTATOR_DELAY_MINUTES, NewTable, Notes,
    RemoveRequest, Replay, ScorePoint, SeatRequest, Spectators, StartRequest, TableInfo,
};
use signoria_registry::{GameType, HostData, RawOptions, RawSetup, host_data::DATA};
use signoria_store::User;

use crate::{
    App, auth, catalogue,
    error::Error,
    fair::{Class, Owner},
    http::{Body, QueryParams, lang, read, read_or_default},
    lessons,
    listen::Peer,
    score_history::Known,
    socket,
    table::{Command, ReplayRequest, Settings, TableEvent, TableState, initial_events, new_row},
};

type Shared = State<Arc<App>>;

/// Maximum length of notes, in characters.
const NOTES: usize = 8000;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables", post(create))
        .route("/api/games/{game}/lesson", post(lesson))
        .route("/api/tables/{id}", get(info))
        .route("/api/tables/{id}/join", post(join))
        .route("/api/tables/{id}/leave", post(leave))
        .route("/api/tables/{id}/seats/{seat}", post(place))
        .route("/api/tables/{id}/seats/{seat}/remove", post(remove))
        .route("/api/tables/{id}/blocked/{user}", delete(unblock))
        .route("/api/tables/{id}/chat", post(open_chat))
        .route("/api/tables/{id}/start", post(start))
        .route("/api/tables/{id}/rematch", post(rematch))
        .route("/api/tables/{id}/socket", get(socket::upgrade))
        .route("/api/tables/{id}/replay", get(replay))
        .route("/api/tables/{id}/course", get(course))
        .route("/api/tables/{id}/hint", get(hint))
        .route("/api/tables/{id}/notes", get(notes).put(write_notes))
        .route("/api/tables/{id}/record", get(record))
}

async fn create(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let user = known(&app, peer, &headers).await?;
    let _under_way = app.hub.acting.begin(user.id)?;
    let wanted: NewTable = read(&headers, body)?;
    check_seats(&wanted.seats)?;
    check_clock(wanted.clock)?;
    check_spectators(wanted.spectators)?;
    let seed = match app.config.seed {
        Some(Seed(fixed)) => fixed,
        None => auth::random::<32>()?,
    };
    make(&app, peer, &user, wanted, seed, false).await
}

/// The guided first game: one learner, bots, and a deal that is the same for all. It is under way when it is returned, so
/// that no second person can sit down at cards that others may know.
async fn lesson(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let user = known(&app, peer, &headers).await?;
    let _under_way = app.hub.acting.begin(user.id)?;
    let game = signoria_registry::game(&id).ok_or(Error::UnknownGame(id))?;
    let (wanted, Seed(seed)) = lessons::table(game);
    make(&app, peer, &user, wanted, seed, true).await
}

async fn make(
    app: &Arc<App>,
    peer: Peer,
    user: &User,
    wanted: NewTable,
    seed: [u8; 32],
    lesson: bool,
) -> Result<Response, Error> {
    let game = signoria_registry::game(&wanted.game)
        .ok_or_else(|| Error::UnknownGame(wanted.game.clone()))?;
    let setup = RawSetup {
        seats: u8::try_from(wanted.seats.len()).unwrap_or(u8::MAX),
        preset: wanted.preset,
        options: RawOptions::Json(with_host_data(&app.config.data, game, wanted.options)?),
        seed: Seed(seed),
        rules: None,
        names: Vec::new(),
    };
    let options = game
        .options(&setup)
        .map_err(|error| Error::BadSetup { game: game.meta().id, problems: error.problems })?;
    let _making = check_quota(app, peer, user).await?;
    let password = match wanted.password {
        Some(password) if password.is_empty() || password.chars().count() > 200 => {
            return Err(Error::BadText);
        }
        Some(password) => Some(app.passwords.hash(peer.network(), password).await?),
        None => None,
    };
    let settings = Settings {
        clock: wanted.clock,
        spectators: wanted.spectators,
        hints: wanted.hints,
        chat: wanted.chat,
        lesson,
    };
    let made = signoria_store::NewTable {
        key: auth::hex(&auth::random::<16>()?),
        game: game.meta().id.to_owned(),
        rules: game.rules(),
        options: Value::Object(options.clone()).to_string(),
        seed,
        host: user.id,
        listed: wanted.listed,
        seats: setup.seats,
        password,
        settings: settings.to_text(),
    };
    let now = app.config.clock.now();
    let mut live = TableState::new(new_row(made.clone(), now), game, options, settings);
    let mut events = initial_events(user, &wanted.seats);
    events.extend(lesson.then_some(TableEvent::Start { rated: Some(false) }));
    let change = live.change(&events, now).map_err(|error| {
        tracing::error!(error, "cannot create a table");
        Error::Unavailable
    })?;
    let (listed, key) = (made.listed, made.key.clone());
    app.store.create_table(made, change).await?;
    check_name(app, &key, user).await?;
    if listed {
        app.hub.lobby_changed();
    }
    app.hub.people_changed(&[user.id]);
    let info = live.info(&live.reader(Some(user.id), None, now));
    Ok((StatusCode::CREATED, Json(info)).into_response())
}

/// The options of a request with the values of the host. Only the host can enter those: a user could favour a seat.
fn with_host_data(
    data: &HostData,
    game: &dyn GameType,
    wanted: Map<String, Value>,
) -> Result<Map<String, Value>, Error> {
    let mut options = data.options(game.meta().id);
    if wanted.get(DATA).is_some_and(|values| Some(values) != options.get(DATA)) {
        let problems = vec![Message::new("problem-data_of_host")];
        return Err(Error::BadSetup { game: game.meta().id, problems });
    }
    options.extend(wanted);
    Ok(options)
}

/// The user of a request; their household is remembered for the bots of their tables.
async fn known(app: &App, peer: Peer, headers: &HeaderMap) -> Result<User, Error> {
    let user = auth::require_user(app, headers).await?;
    app.hub.came_from(user.id, peer.network());
    Ok(user)
}

/// Checks the limits of new tables: unfinished ones, those of the address, those of a guest in total, and
/// the rate. The user and the address can create no other table until the result is dropped.
async fn check_quota(app: &App, peer: Peer, user: &User) -> Result<impl Sized + Send, Error> {
    let household = app.config.counts(peer).then(|| peer.network());
    let making = app.hub.make(household, user.id).await;
    let unfinished = app.store.count_unfinished(vec![user.id]).await?;
    if unfinished.iter().sum::<u32>() >= app.config.tables_per_user {
        return Err(Error::TooManyTables);
    }
    if let Some(household) = household
        && app.hub.unfinished_in(household, user.id).await? >= app.config.tables_per_address
    {
        return Err(Error::TooManyAddressTables);
    }
    if !user.account && app.store.made_by(user.id).await? >= app.config.tables_per_guest {
        return Err(Error::TooManyGuestTables);
    }
    if app.new_tables.take(&user.id.to_string()) { Ok(making) } else { Err(Error::TooFast) }
}

fn check_seats(seats: &[SeatRequest]) -> Result<(), Error> {
    let unknown = seats.iter().find_map(|seat| match seat {
        SeatRequest::Bot(name) if !catalogue::offers(name) => Some(name),
        SeatRequest::Bot(_) | SeatRequest::Me | SeatRequest::Open => None,
    });
    unknown.map_or(Ok(()), |name| Err(Error::UnknownBot(name.clone())))
}

fn check_clock(clock: Option<Clock>) -> Result<(), Error> {
    let fits = match clock {
        None => true,
        Some(Clock::Live { per_move, reserve }) => {
            (5..=3600).contains(&per_move) && reserve <= 36_000
        }
        Some(Clock::Days { days }) => (1..=30).contains(&days),
    };
    if fits { Ok(()) } else { Err(Error::BadClock) }
}

fn check_spectators(spectators: Spectators) -> Result<(), Error> {
    match spectators {
        Spectators::All(minutes) if minutes < MIN_SPECTATOR_DELAY_MINUTES => {
            Err(Error::BadSpectators)
        }
        Spectators::All(_) | Spectators::Public => Ok(()),
    }
}

async fn info(
    State(app): Shared,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Error> {
    let user = auth::user(&app, &headers).await?;
    let info = app.hub.ask(&key, |answer| Command::Info { user: user.clone(), answer }).await?;
    Ok(Json(info))
}

#[derive(Deserialize)]
struct SeatQuery {
    seat: Option<u8>,
}

async fn join(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    QueryParams(chair): QueryParams<SeatQuery>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<TableInfo>, Error> {
    let user = known(&app, peer, &headers).await?;
    let request: JoinRequest = read_or_default(&headers, body)?;
    let (_, known) =
        app.hub.ask(&key, |answer| Command::JoinCheck { user: user.clone(), answer }).await?;
    if let Some(known) = known {
        // Guesses are limited per table and user, and per address, because many guests may be one
        // person.
        let person = app.tries.take(&format!("{key} {}", user.id));
        if !person || !app.tries.take(&format!("{key} at {}", peer.household())) {
            return Err(Error::TooFast);
        }
        let given = request.password.unwrap_or_default();
        if !app.passwords.verify(peer.network(), given, Some(known)).await? {
            return Err(Error::WrongPassword);
        }
    }
    let command = |answer| Command::Sit { user: user.clone(), seat: chair.seat, answer };
    let info = app.hub.ask(&key, command).await??;
    check_name(&app, &key, &user).await?;
    Ok(Json(info))
}

/// Shows the present name of a user who has just taken a seat: they may have been renamed since their request
/// was read, too early for the table to be informed.
async fn check_name(app: &App, key: &str, user: &User) -> Result<(), Error> {
    match app.store.user(user.id).await? {
        Some(now) if now.name != user.name => {
            app.hub.ask(key, |answer| Command::Rename { user: now.clone(), answer }).await
        }
        Some(_) | None => Ok(()),
    }
}

async fn leave(
    State(app): Shared,
    Path(key): Path<String>,
    QueryParams(chair): QueryParams<SeatQuery>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let command = |answer| Command::Stand { user: user.clone(), seat: chair.seat, answer };
    app.hub.ask(&key, command).await?.map(Json)
}

async fn place(
    State(app): Shared,
    Path((key, seat)): Path<(String, String)>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<TableInfo>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let seat: u8 = seat.parse().map_err(|_| Error::NotFound)?;
    let request: SeatRequest = read(&headers, body)?;
    let command =
        |answer| Command::AssignSeat { user: user.clone(), seat, request: request.clone(), answer };
    app.hub.ask(&key, command).await?.map(Json)
}

/// The host removes a person from a seat before the game starts and, unless the body says otherwise, blocks
/// them from the table.
async fn remove(
    State(app): Shared,
    Path((key, seat)): Path<(String, String)>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<TableInfo>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let seat: u8 = seat.parse().map_err(|_| Error::NotFound)?;
    let RemoveRequest { block } = read_or_default(&headers, body)?;
    let command = |answer| Command::Remove { user: user.clone(), seat, block, answer };
    app.hub.ask(&key, command).await?.map(Json)
}

/// The host unblocks a user.
async fn unblock(
    State(app): Shared,
    Path((key, blocked)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let blocked: i64 = blocked.parse().map_err(|_| Error::NotFound)?;
    let command = |answer| Command::Unblock { user: user.clone(), blocked, answer };
    app.hub.ask(&key, command).await?.map(Json)
}

/// The host chooses who may write in the chat.
async fn open_chat(
    State(app): Shared,
    Path(key): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<TableInfo>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let ChatRequest { chat } = read(&headers, body)?;
    let command = |answer| Command::OpenChat { user: user.clone(), chat, answer };
    app.hub.ask(&key, command).await?.map(Json)
}

async fn start(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<TableInfo>, Error> {
    let user = known(&app, peer, &headers).await?;
    let request: StartRequest = read_or_default(&headers, body)?;
    let command =
        |answer| Command::Start { user: user.clone(), fill: request.fill.clone(), answer };
    app.hub.ask(&key, command).await?.map(Json)
}

async fn rematch(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let _making = check_quota(&app, peer, &user).await?;
    let again = |answer| Command::Rematch { user: user.clone(), answer };
    let again = app.hub.ask(&key, again).await??;
    let info = |answer| Command::Info { user: Some(user.clone()), answer };
    Ok(Json(app.hub.ask(&again, info).await?))
}

#[derive(Deserialize)]
struct ReplayQuery {
    seat: Option<u8>,
    at: Option<usize>,
    lang: Option<String>,
    #[serde(default)]
    drawing: bool,
}

fn asker(user: Option<&User>, moment: &ReplayQuery, headers: &HeaderMap) -> ReplayRequest {
    let lang = lang(moment.lang.as_deref(), headers);
    ReplayRequest { user: user.cloned(), seat: moment.seat, lang, drawing: moment.drawing }
}

async fn replay(
    State(app): Shared,
    Path(key): Path<String>,
    QueryParams(moment): QueryParams<ReplayQuery>,
    headers: HeaderMap,
) -> Result<Json<Replay<signoria_registry::Json>>, Error> {
    let user = auth::user(&app, &headers).await?;
    let command = |answer| Command::Replay {
        asker: asker(user.as_ref(), &moment, &headers),
        at: moment.at,
        answer,
    };
    app.hub.ask(&key, command).await?.map(Json)
}

async fn course(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    QueryParams(moment): QueryParams<ReplayQuery>,
    headers: HeaderMap,
) -> Result<Json<Vec<ScorePoint>>, Error> {
    let user = auth::user(&app, &headers).await?;
    let command =
        |answer| Command::Course { asker: asker(user.as_ref(), &moment, &headers), answer };
    let (moment, plan) = match app.hub.ask(&key, command).await?? {
        Known::Told(course) => return Ok(Json(course.to_vec())),
        Known::Plan(moment, plan) => (moment, plan),
    };
    // Replaying a game takes milliseconds: few at a time, addresses in turn, on a blocking thread.
    let owner = Owner { household: Some(peer.network()), user: 0 };
    let turn = app.replays.enter(owner, Class::First).map_err(|_| Error::TooFast)?.await;
    let told = tokio::task::spawn_blocking(move || {
        let told: Arc<[ScorePoint]> = plan.told().into();
        drop(turn);
        told
    });
    let told = told.await.map_err(|_| Error::Unavailable)?;
    app.metrics.courses.inc();
    if let Ok(table) = app.hub.open(&key).await {
        // The next request need not wait.
        let _ = table.send(Command::KeepCourse(moment, told.clone())).await;
    }
    Ok(Json(told.to_vec()))
}

async fn hint(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    QueryParams(moment): QueryParams<ReplayQuery>,
    headers: HeaderMap,
) -> Result<Json<Hints>, Error> {
    let user = known(&app, peer, &headers).await?;
    let lang = lang(moment.lang.as_deref(), &headers);
    let command = |answer| Command::Hint { user: user.clone(), seat: moment.seat, lang, answer };
    app.hub.ask(&key, command).await?.map(Json)
}

/// The number of a table at which the user has a seat.
async fn own_table(app: &Arc<App>, key: &str, user: &User) -> Result<i64, Error> {
    let info = |answer| Command::Info { user: Some(user.clone()), answer };
    if app.hub.ask(key, info).await?.yours.is_empty() {
        return Err(Error::NotSeated);
    }
    let (id, _) =
        app.hub.ask(key, |answer| Command::JoinCheck { user: user.clone(), answer }).await?;
    Ok(id)
}

async fn notes(
    State(app): Shared,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Notes>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let table = own_table(&app, &key, &user).await?;
    let text = app.store.note(user.id, table).await?.unwrap_or_default();
    Ok(Json(Notes { text }))
}

async fn write_notes(
    State(app): Shared,
    Path(key): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Notes>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let notes: Notes = read(&headers, body)?;
    if notes.text.chars().count() > NOTES {
        return Err(Error::BadText);
    }
    let table = own_table(&app, &key, &user).await?;
    app.store.set_note(user.id, table, notes.text.clone()).await?;
    Ok(Json(notes))
}

async fn record(State(app): Shared, Path(key): Path<String>) -> Result<Response, Error> {
    let text = app.hub.ask(&key, |answer| Command::Record { answer }).await??;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"signoria-record.json\""),
    ];
    Ok((headers, text).into_response())
}
