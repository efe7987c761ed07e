//! Commands as an oracle: a refusal must not tell what the seat may not know.

use serde_json::json;
use signoria_protocol::ServerMessage;

use crate::{Folder, House, client::Client};

/// A sequence of actions is no command at all: nothing of it is tried on the real game, so that its
/// refusal cannot depend on cards that are drawn, hands that are swapped or bids that are opened in
/// the middle of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_sequence_of_actions_is_refused_unread() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for game in ["machiavelli", "habemus_papam", "notre_dame", "carrara", "la_citta"] {
        let anna = Client::guest(house.address, "Anna").await;
        let seats = json!(["me", "me", "me"]);
        let table = anna.table(&json!({ "game": game, "seats": seats, "listed": false })).await;
        let start = format!("/api/tables/{}/start", table.id);
        assert_eq!(anna.post(&start, &json!({})).await.status, 200);
        let mut asked = None;
        for seat in 0..3 {
            let mut socket = anna.connect(&table.id, &format!("?seat={seat}")).await;
            socket.next().await.expect("the first frame");
            if !socket.choices().is_empty() {
                asked = Some(socket);
                break;
            }
        }
        let mut socket = asked.expect("a seat is asked");
        let (version, choices) = (socket.seen().version, socket.choices());
        let mut told = Vec::new();
        for choice in choices.iter().take(3) {
            for second in choices.iter().map(String::as_str).take(3).chain(["fly to the moon"]) {
                for text in [
                    json!({ "type": "play", "version": version, "actions": [choice, second], "id": 1 }),
                    json!({ "type": "play", "version": version, "action": [choice, second], "id": 1 }),
                    json!({ "type": "play", "version": version, "actions": [choice], "id": 1 }),
                ] {
                    socket.raw(&text.to_string()).await;
                    told.push(socket.answer().await);
                }
            }
        }
        for answer in &told {
            let malformed =
                matches!(answer, ServerMessage::Refused { error, .. } if error == "malformed");
            assert!(malformed && *answer == told[0], "{game}: {answer:?}");
        }
        assert_eq!(socket.seen().version, version, "{game}: a refused command changed something");
        let answer = socket.play(version, &choices[0]).await;
        assert!(matches!(answer, ServerMessage::Accepted { .. }), "{game}: {answer:?}");
    }
    house.close().await;
}
