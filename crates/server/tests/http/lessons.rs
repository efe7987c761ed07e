//! The guided first game: one learner, bots, the same deal for all.

use serde_json::{Value, json};
use signoria_protocol::{SeatOccupant, Status, TableInfo};

use crate::{Folder, House, client::Client};

async fn lesson(client: &Client, game: &str) -> TableInfo {
    let answer = client.post(&format!("/api/games/{game}/lesson"), &Value::Null).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    serde_json::from_str(&answer.body).expect("a table")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_game_is_dealt_at_once_and_alike_for_all() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    for game in signoria_registry::GAMES {
        let id = game.meta().id;
        let [one, other] = [lesson(&anna, id).await, lesson(&bruno, id).await];
        assert_ne!(one.id, other.id);
        assert_eq!(one.commitment, other.commitment, "{id}: the same deal");
        assert!(one.lesson && !one.rated && one.hints && !one.listed, "{one:?}");
        assert_eq!((one.status, one.you), (Status::Playing, Some(0)), "{id}");
        let bots = one.seats.iter().filter(|seat| matches!(seat.holder, SeatOccupant::Bot { .. }));
        assert_eq!(bots.count() + 1, one.seats.len(), "{id}: no open seat");
    }
    let usual = json!({ "game": "carrara", "seats": ["me", { "bot": "random" }] });
    assert!(!anna.table(&usual).await.lesson);
    let unknown = anna.post("/api/games/chess/lesson", &Value::Null).await;
    assert_eq!(unknown.error(), (422, "unknown_game".into()));
    let stranger = Client::anonymous(house.address);
    assert_eq!(stranger.post("/api/games/carrara/lesson", &Value::Null).await.status, 401);
    house.close().await;
}

/// The deal is public: a second person would sit down at cards that the first may know.
#[tokio::test(flavor = "multi_thread")]
async fn no_second_person_sits_down_at_a_guided_game() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let table = lesson(&anna, "carrara").await.id;
    let join = bruno.post(&format!("/api/tables/{table}/join"), &json!({})).await;
    assert_eq!(join.status, 409, "{join:?}");
    let open = anna.post(&format!("/api/tables/{table}/seats/1"), &json!("open")).await;
    assert_eq!(open.status, 409, "{open:?}");
    house.close().await;
}
