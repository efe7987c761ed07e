//! Names that are meant to be taken for those of others.

use serde_json::json;
use signoria_protocol::{ClientMessage, frames::code};
use signoria_store::{Credentials, Durability, NewSession, StoreLocation};

use crate::{
    Folder, House,
    client::Client,
    table::{accepted, act, asked, enter, enter_seats, start, told},
};

const PASSWORD: &str = "correct horse battery";

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_looks_like_that_of_an_account_is_refused() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let mut anna = Client::guest(house.address, "Anna").await;
    anna.keep("Anna", PASSWORD).await;
    let visitor = Client::anonymous(house.address);
    let mut bruno = Client::guest(house.address, "Bruno").await;
    for (name, refusal) in [
        ("\u{410}nna", (409, "name_taken")),
        ("\u{ff21}\u{ff4e}\u{ff4e}\u{ff41}", (409, "name_taken")),
        ("An\u{ad}na", (422, "bad_name")),
        ("Anna\u{3164}", (422, "bad_name")),
        ("\u{3164}", (422, "bad_name")),
        ("\u{115f}", (422, "bad_name")),
        ("\u{2800}", (422, "bad_name")),
        ("admin", (409, "reserved_name")),
        ("\u{410}dmin", (409, "reserved_name")),
        ("Sign0ria", (409, "reserved_name")),
        // Letters that look alike as capitals only, punctuation, and what shows nothing.
        ("AN\u{39d}A", (409, "name_taken")),
        ("AD\u{41c}IN", (409, "reserved_name")),
        ("_admin_", (409, "reserved_name")),
        ("Anna\u{1d159}", (422, "bad_name")),
        ("\u{13441}", (422, "bad_name")),
        ("\u{13aa}nna", (422, "bad_name")),
    ] {
        let refusal = (refusal.0, refusal.1.to_owned());
        let account = json!({ "name": name, "password": PASSWORD });
        assert_eq!(visitor.post("/api/accounts", &account).await.error(), refusal, "{name:?}");
        let guest = json!({ "name": name });
        assert_eq!(visitor.post("/api/guests", &guest).await.error(), refusal, "{name:?}");
        assert_eq!(bruno.patch("/api/me", &guest).await.error(), refusal, "{name:?}");
        assert_eq!(bruno.post("/api/accounts", &account).await.error(), refusal, "{name:?}");
    }
    let bruno = bruno.keep("  Br\u{ff55}no  B. ", PASSWORD).await;
    assert_eq!(bruno.name, "Bruno B.", "names are kept in one way of writing");
    for name in ["bruno b.", "BRUNO  B.", "Br\u{ff55}no B."] {
        let login = json!({ "name": name, "password": PASSWORD });
        assert_eq!(visitor.post("/api/login", &login).await.status, 200, "{name:?}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_whose_name_an_account_takes_is_called_something_else() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = Client::guest(house.address, "Anna").await;
    let id = guest.get("/api/me").await.json()["id"].clone();
    let wanted = json!({ "game": "carrara", "seats": ["open", "open"], "chat": "everyone" });
    let table = guest.table(&wanted).await.id;
    let mut socket = enter(&guest, &table, "").await;
    let other = Client::guest(house.address, "Hanna").await;
    // The account's name only looks like that of the guest.
    let account = json!({ "name": "ANNA", "password": PASSWORD, "token": true });
    let made = Client::anonymous(house.address).post("/api/accounts", &account).await;
    assert_eq!((made.status, &made.json()["name"]), (201, &json!("ANNA")), "{made:?}");
    assert_eq!(guest.get("/api/me").await.json()["name"], json!(format!("Anna {id}")));
    assert_eq!(other.get("/api/me").await.json()["name"], "Hanna", "others keep theirs");
    assert_eq!(socket.closed().await, Some(code::AGAIN), "it comes back with the new name");
    let mut socket = enter(&guest, &table, "").await;
    let said = ClientMessage::Chat { text: "Hello".into(), id: Some(1) };
    accepted(&told(&mut socket, &said).await);
    assert_eq!(socket.seen().chat[0].name, format!("Anna {id}"));
    // A guest who takes the name along keeps it.
    let mut bruno = Client::guest(house.address, "Bruno").await;
    assert_eq!(bruno.keep("Bruno", PASSWORD).await.name, "Bruno");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_from_before_names_were_compared_make_room_too() {
    let folder = Folder::new();
    {
        let store =
            StoreLocation::from(folder.database()).open(Durability::Process).expect("it opens");
        let session = NewSession { hash: [1; 32], agent: String::new(), at: 0 };
        let made = store.create_user("Anna".to_owned(), String::new(), session).await;
        assert_eq!(made.expect("it is kept").id, 1);
    }
    let house = House::open(&folder).await;
    let account = json!({ "name": "Anna", "password": PASSWORD });
    let made = Client::anonymous(house.address).post("/api/accounts", &account).await;
    assert_eq!(made.status, 201, "{made:?}");
    let guest = house.store.user(1).await.expect("it answers").expect("it is there");
    assert_eq!(guest.name, "Anna 1");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_from_before_names_were_compared_are_protected_and_still_log_in() {
    let folder = Folder::new();
    let old = "\u{ff21}nna";
    {
        // As an earlier program kept it: neither normalised nor with a skeleton.
        let store =
            StoreLocation::from(folder.database()).open(Durability::Process).expect("it opens");
        let house = House::open(&Folder::new()).await;
        let mut made = Client::guest(house.address, "X").await;
        let id = made.keep("X", PASSWORD).await.id;
        let password = house.store.password_of(id).await.expect("it answers").expect("it is kept");
        house.close().await;
        let account = Credentials {
            name: old.to_owned(),
            login: old.to_lowercase(),
            skeleton: String::new(),
            password,
        };
        let session = NewSession { hash: [1; 32], agent: String::new(), at: 0 };
        store.create_account(account, session).await.expect("it is kept");
    }
    let house = House::open(&folder).await;
    let visitor = Client::anonymous(house.address);
    let login = json!({ "name": old, "password": PASSWORD });
    assert_eq!(visitor.post("/api/login", &login).await.status, 200);
    for name in ["anna", "\u{410}NNA"] {
        let refused = visitor.post("/api/guests", &json!({ "name": name })).await;
        assert_eq!(refused.error(), (409, "name_taken".to_owned()), "{name:?}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_name_stays_neither_at_a_table_nor_at_its_rematch() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let mut guest = Client::guest(house.address, "Anna").await;
    let id = guest.get("/api/me").await.json()["id"].clone();
    let wanted = json!({ "game": "carrara", "seats": ["me", "me"], "listed": true });
    let [waiting, running, over] = [
        guest.table(&wanted).await.id,
        guest.table(&wanted).await.id,
        guest.table(&wanted).await.id,
    ];
    start(&guest, &running).await;
    start(&guest, &over).await;
    let mut sockets = enter_seats(&guest, &over, 2).await;
    while let Some(seat) = asked(&sockets) {
        let action = sockets[seat].choices()[0].clone();
        act(&mut sockets, seat, &action).await;
    }
    drop(sockets);
    let names = async |guest: &Client, table: &str| {
        let info = guest.get(&format!("/api/tables/{table}")).await.json();
        let lobby = guest.get("/api/lobby").await.json();
        let lobby = lobby.as_array().expect("a list").iter().find(|it| it["id"] == *table).cloned();
        (info["seats"][0]["name"].clone(), lobby.map(|it| it["players"][0].clone()))
    };
    // An account takes the name; the guest chooses another one; the guest becomes an account.
    let account = json!({ "name": "Anna", "password": PASSWORD, "token": true });
    let made = Client::anonymous(house.address).post("/api/accounts", &account).await;
    assert_eq!(made.status, 201, "{made:?}");
    let pushed = json!(format!("Anna {id}"));
    assert_eq!(names(&guest, &waiting).await, (pushed.clone(), Some(pushed.clone())));
    assert_eq!(names(&guest, &running).await.0, pushed);
    let socket = &mut enter(&guest, &running, "").await;
    let chosen = guest.patch("/api/me", &json!({ "name": "Berta" })).await;
    assert_eq!(chosen.status, 200, "{chosen:?}");
    assert_eq!(socket.closed().await, Some(code::AGAIN), "no socket speaks under the old name");
    assert_eq!(names(&guest, &waiting).await, (json!("Berta"), Some(json!("Berta"))));
    guest.keep("Carla", PASSWORD).await;
    assert_eq!(names(&guest, &running).await.0, "Carla");
    assert_eq!(names(&guest, &over).await.0, "Anna", "a finished game was played under that name");
    let again = guest.post(&format!("/api/tables/{over}/rematch"), &json!({})).await;
    assert_eq!(again.json()["seats"][0]["name"], "Carla", "{again:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_not_changed_without_end() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = Client::guest(house.address, "Anna").await;
    let mut refused = 0;
    for number in 0..20 {
        let name = json!({ "name": format!("Anna the {number}th") });
        refused += usize::from(guest.patch("/api/me", &name).await.status == 429);
    }
    assert!((10..18).contains(&refused), "{refused} of 20");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_sits_down_under_a_name_they_are_just_giving_up() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    for round in 0..12 {
        let wanted = json!({ "game": "carrara", "seats": ["me", "open"] });
        let table = anna.table(&wanted).await.id;
        let guest = Client::guest(house.address, &format!("Old {round}")).await;
        let (other, path) = (guest.clone(), format!("/api/tables/{table}/join"));
        let joining = tokio::spawn(async move { other.post(&path, &json!({})).await.status });
        let renamed = guest.patch("/api/me", &json!({ "name": format!("New {round}") })).await;
        assert_eq!((renamed.status, joining.await.expect("it ends")), (200, 200));
        let info = anna.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!(info["seats"][1]["name"], json!(format!("New {round}")));
    }
    house.close().await;
}
