//! Rights that grow: who becomes the admin, and which tokens are worth more afterwards.

use serde_json::{Value, json};

use crate::{Folder, House, client::Client};

const PASSWORD: &str = "correct horse battery";

#[tokio::test(flavor = "multi_thread")]
async fn no_account_becomes_admin_when_the_only_one_is_deleted() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let mut anna = Client::guest(house.address, "Anna").await;
    assert!(anna.keep("Anna", PASSWORD).await.admin, "the first account ever is the admin");
    let gone = anna.delete("/api/me", &json!({ "password": PASSWORD })).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    let mut bruno = Client::guest(house.address, "Bruno").await;
    assert!(!bruno.keep("Bruno", PASSWORD).await.admin);
    assert_eq!(bruno.get("/api/admin/users").await.error(), (403, "not_admin".to_owned()));
    house.close().await;
    // Nor after a restart.
    let house = House::open(&folder).await;
    let mut carla = Client::guest(house.address, "Carla").await;
    assert!(!carla.keep("Carla", PASSWORD).await.admin);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_planted_on_a_guest_is_of_no_use_for_the_account() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let attacker = Client::guest(house.address, "Anna").await;
    let planted = attacker.token.clone().expect("a token");
    // The victim's browser has the planted cookie and makes an account with it.
    let browser = Client::anonymous(house.address);
    let cookie =
        |token: &str| format!("Cookie: signoria={token}\r\nContent-Type: application/json\r\n");
    let body = json!({ "name": "Anna", "password": PASSWORD }).to_string();
    let made = browser.send("POST", "/api/accounts", &cookie(&planted), Some(&body)).await;
    assert_eq!(made.status, 201, "{made:?}");
    let fresh = made.head.split("signoria=").nth(1).and_then(|rest| rest.split(';').next());
    let fresh = fresh.expect("the browser gets a new cookie").to_owned();
    assert_ne!(fresh, planted);
    assert_eq!(attacker.get("/api/me").await.json(), Value::Null, "the planted one is over");
    assert_eq!(attacker.get("/api/me/sessions").await.status, 401);
    let me = browser.send("GET", "/api/me", &cookie(&fresh), None).await.json();
    assert_eq!((&me["name"], &me["account"]), (&json!("Anna"), &json!(true)));
    house.close().await;
}
