//! Accounts: made, entered, changed, taken along and forgotten.

use serde_json::{Value, json};
use signoria_protocol::User;
use signoria_server::{Config, Registration};

use crate::{
    Folder, House,
    client::{Client, Dice},
    games::{step, table_of},
};

const PASSWORD: &str = "correct horse battery";

fn account(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password, "token": true })
}

async fn register(house: &House, name: &str) -> Client {
    let answer =
        Client::anonymous(house.address).post("/api/accounts", &account(name, PASSWORD)).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let user: User = serde_json::from_str(&answer.body).expect("a user");
    Client { token: user.token, ..Client::anonymous(house.address) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_comes_back_to_everything() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    assert_eq!(Client::anonymous(house.address).get("/api/me").await.json(), Value::Null);
    let mut anna = Client::guest(house.address, "Anna").await;
    let guest = anna.get("/api/me").await.json();
    assert_eq!((&guest["account"], &guest["admin"]), (&json!(false), &json!(false)));
    let table = anna.table(&json!({ "game": "carrara", "seats": ["me", "open"] })).await;
    let made = anna.keep("Anna Maria", PASSWORD).await;
    assert_eq!(json!(made.id), guest["id"]);
    assert!(made.admin, "the first account is the admin");
    assert_eq!(anna.get("/api/me").await.json()["name"], "Anna Maria");
    let again = anna.post("/api/accounts", &account("Other", PASSWORD)).await;
    assert_eq!(again.error(), (409, "has_account".into()));

    let login = account("  anna MARIA ", PASSWORD);
    let elsewhere = Client::anonymous(house.address).post("/api/login", &login).await;
    assert_eq!(elsewhere.status, 200, "{elsewhere:?}");
    let user: User = serde_json::from_str(&elsewhere.body).expect("a user");
    let elsewhere = Client { token: user.token, ..Client::anonymous(house.address) };
    assert_eq!(elsewhere.get("/api/me/tables").await.json()[0]["id"], table.id);
    let renamed = elsewhere.patch("/api/me", &json!({ "name": "X" })).await;
    assert_eq!(renamed.error(), (409, "has_account".into()));
    let second = register(&house, "Bruno").await;
    assert_eq!(second.get("/api/me").await.json()["admin"], false);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_accounts_are_theirs_alone_and_guests_may_change_theirs() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    register(&house, "Anna").await;
    let visitor = Client::anonymous(house.address);
    let taken = (409, "name_taken".to_owned());
    assert_eq!(visitor.post("/api/accounts", &account("ANNA", PASSWORD)).await.error(), taken);
    assert_eq!(visitor.post("/api/guests", &json!({ "name": "anna" })).await.error(), taken);
    let bruno = Client::guest(house.address, "Bruno").await;
    assert_eq!(bruno.patch("/api/me", &json!({ "name": "Anna" })).await.error(), taken);
    let renamed = bruno.patch("/api/me", &json!({ "name": " Bruno B. " })).await;
    assert_eq!(renamed.json()["name"], "Bruno B.");
    assert_eq!(bruno.get("/api/me").await.json()["name"], "Bruno B.");
    for (name, password, error) in
        [("", PASSWORD, "bad_name"), ("C", "short", "bad_password"), ("C", "", "bad_password")]
    {
        let refused = visitor.post("/api/accounts", &account(name, password)).await;
        assert_eq!(refused.error(), (422, error.to_owned()));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_password_and_an_unknown_name_look_the_same_and_are_slowed_down() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    register(&house, "Anna").await;
    let visitor = Client::anonymous(house.address);
    let wrong = visitor.post("/api/login", &account("Anna", "not the password")).await;
    let unknown = visitor.post("/api/login", &account("Zora", "not the password")).await;
    assert_eq!(wrong.error(), (401, "wrong_login".into()));
    assert_eq!((wrong.status, wrong.json()), (unknown.status, unknown.json()));
    let mut answers = Vec::new();
    for _ in 0..25 {
        answers.push(visitor.post("/api/login", &account("Anna", "guess")).await.status);
    }
    assert!(answers.starts_with(&[401]) && answers.contains(&429), "{answers:?}");
    let other = visitor.post("/api/login", &account("Zora", "guess")).await;
    assert_eq!(other.status, 401, "only the name that is attacked is slowed down");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_end_one_by_one_or_with_the_password() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = register(&house, "Anna").await;
    let login = async |agent: &str| {
        let extra = format!("Content-Type: application/json\r\nUser-Agent: {agent}\r\n");
        let body = account("Anna", PASSWORD).to_string();
        let answer =
            Client::anonymous(house.address).send("POST", "/api/login", &extra, Some(&body)).await;
        let user: User = serde_json::from_str(&answer.body).expect("a user");
        Client { token: user.token, ..Client::anonymous(house.address) }
    };
    let (phone, library) = (login("Phone").await, login("Library").await);
    let sessions = anna.get("/api/me/sessions").await.json();
    let sessions = sessions.as_array().expect("a list").clone();
    assert_eq!(sessions.len(), 3);
    assert_eq!(sessions.iter().filter(|it| it["current"] == true).count(), 1);
    let of = |agent: &str| {
        let found = sessions.iter().find(|it| it["agent"] == agent).expect("it is listed");
        format!("/api/me/sessions/{}", found["id"].as_str().expect("text"))
    };
    let bruno = Client::guest(house.address, "Bruno").await;
    let none = json!({});
    let foreign = bruno.delete(&of("Library"), &none).await;
    assert_eq!(foreign.error(), (404, "not_found".into()), "only one's own");
    assert_eq!(anna.delete(&of("Library"), &none).await.status, 204);
    assert_eq!(library.get("/api/me").await.json(), Value::Null);
    assert_eq!(phone.get("/api/me").await.json()["name"], "Anna");

    let change = |old: &str| json!({ "old": old, "new": "another password" });
    let wrong = anna.post("/api/me/password", &change("guess")).await;
    assert_eq!(wrong.error(), (401, "wrong_login".into()));
    assert_eq!(
        bruno.post("/api/me/password", &change("")).await.error(),
        (409, "no_account".into())
    );
    assert_eq!(anna.post("/api/me/password", &change(PASSWORD)).await.status, 204);
    assert_eq!(phone.get("/api/me").await.json(), Value::Null, "all others end");
    assert_eq!(anna.get("/api/me").await.json()["name"], "Anna");
    let visitor = Client::anonymous(house.address);
    assert_eq!(visitor.post("/api/login", &account("Anna", PASSWORD)).await.status, 401);
    let new = account("Anna", "another password");
    assert_eq!(visitor.post("/api/login", &new).await.status, 200);
    assert_eq!(anna.post("/api/logout", &none).await.status, 204);
    assert_eq!(anna.get("/api/me").await.json(), Value::Null);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_erased_user_leaves_the_game_to_the_others_without_their_name() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut people, mut sockets) = table_of(&house, "habemus_papam", 3).await;
    let mut dice = Dice(3);
    for _ in 0..8 {
        step(&mut sockets, &mut dice).await.expect("the game goes on");
    }
    people[1].keep("Secret Name", PASSWORD).await;
    sockets[1] = people[1].connect(&table, "").await;
    sockets[1].next().await.expect("the first frame");
    sockets[1].raw(r#"{"type":"chat","text":"my secret words","id":1}"#).await;
    sockets[1].answer().await;
    let notes = format!("/api/tables/{table}/notes");
    assert_eq!(people[1].put(&notes, &json!({ "text": "my notes" })).await.status, 200);
    let everything = people[1].get("/api/me/export").await;
    assert!(everything.head.contains("attachment"));
    for kept in ["my secret words", "my notes", "Secret Name", &table] {
        assert!(everything.body.contains(kept), "{kept}: {}", everything.body);
    }
    assert!(!everything.body.contains("argon2") && !everything.body.contains("seed"));

    let refused = people[1].delete("/api/me", &json!({ "password": "guess" })).await;
    assert_eq!(refused.error(), (401, "wrong_login".into()));
    let gone = people[1].delete("/api/me", &json!({ "password": PASSWORD })).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(people[1].get("/api/me").await.json(), Value::Null);
    let visitor = Client::anonymous(house.address);
    assert_eq!(visitor.get("/api/users/Secret%20Name").await.status, 404);

    // The others continue, with a bot in the erased user's place.
    let mut left = people[0].connect(&table, "").await;
    left.next().await.expect("the first frame");
    let seen = left.bytes.concat();
    assert!(!seen.contains("Player 1") && !seen.contains("Secret") && !seen.contains("my secret"));
    let info = &left.seen().table;
    assert!(info.away.iter().any(|away| away.seat == 1 && away.bot), "{:?}", info.away);
    let stored = house.store.load(table.clone()).await.unwrap().expect("it is there");
    let told: String = stored.entries.iter().map(|entry| entry.body.as_str()).collect();
    assert!(!told.contains("Player 1") && !told.contains("secret"), "{told}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_who_give_no_name_get_one_that_no_one_else_has() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = async || {
        let answer = Client::anonymous(house.address).post("/api/guests", &json!({})).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["name"].as_str().expect("a name").to_owned()
    };
    let first = guest().await;
    // An account takes the names that would come next.
    let number: i64 = first.rsplit(' ').next().and_then(|it| it.parse().ok()).expect("a number");
    let names = ["Lorenzo", "Lucrezia", "Cosimo", "Caterina", "Niccolò", "Simonetta"];
    for name in names {
        let taken =
            json!({ "name": format!("{name} {}", number + 7), "password": "a long pass phrase" });
        let answer = Client::anonymous(house.address).post("/api/accounts", &taken).await;
        assert_eq!(answer.status, 201, "{answer:?}");
    }
    let mut given = vec![first];
    for _ in 0..4 {
        let name = guest().await;
        assert!(!given.contains(&name), "{name} of {given:?}");
        given.push(name);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_decides_who_may_create_an_account() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = register(&house, "Anna").await;
    assert_eq!(anna.get("/api/host").await.json()["registration"], "open");
    house.close().await;

    let registration = Registration::Invite("a code of the club".to_owned());
    let operator = Some("The club, club@example.org".to_owned());
    let config = Config { registration, operator, ..Config::default() };
    let house = House::with(&folder, config).await;
    let visitor = Client::anonymous(house.address);
    let host = visitor.get("/api/host").await;
    assert_eq!(host.json()["registration"], "invite");
    assert_eq!(host.json()["operator"], "The club, club@example.org");
    assert_eq!(host.json()["session_days"], 365);
    assert!(!host.body.contains("a code of the club"), "{host:?}");
    let with = |invite: &str| {
        let mut body = account("Bruno", PASSWORD);
        body["invite"] = json!(invite);
        body
    };
    let without = visitor.post("/api/accounts", &account("Bruno", PASSWORD)).await;
    assert_eq!(without.error(), (403, "wrong_invite".into()));
    let wrong = visitor.post("/api/accounts", &with("a code")).await;
    assert_eq!(wrong.error(), (403, "wrong_invite".into()));
    let right = visitor.post("/api/accounts", &with(" a code of the club ")).await;
    assert_eq!(right.status, 201, "{right:?}");
    assert_eq!(Client::guest(house.address, "Guest").await.get("/api/me").await.status, 200);
    let mut guesses = Vec::new();
    for _ in 0..30 {
        guesses.push(visitor.post("/api/accounts", &with("guess")).await.status);
    }
    assert!(guesses.contains(&429), "codes cannot be guessed: {guesses:?}");
    house.close().await;

    let closed = Config { registration: Registration::Closed, ..Config::default() };
    let house = House::with(&folder, closed).await;
    let visitor = Client::anonymous(house.address);
    let refused = visitor.post("/api/accounts", &with("a code of the club")).await;
    assert_eq!(refused.error(), (403, "registration_closed".into()));
    let login = visitor.post("/api/login", &account("Anna", PASSWORD)).await;
    assert_eq!(login.status, 200, "accounts that exist still work");
    house.close().await;
}
