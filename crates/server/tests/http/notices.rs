//! Notices: a real receiver of requests and a real mail server, both on loopback.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::{
    Router,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::IntoResponse as _,
    routing::post,
};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use signoria_protocol::ServerMessage;
use signoria_server::{Clock, Config, Mailer};
use tokio::{net::TcpListener, sync::mpsc};

use crate::{Folder, House, client::Client, postbox::Postbox};

/// What a webhook received.
#[derive(Debug)]
struct Heard {
    headers: HeaderMap,
    body: String,
}

impl Heard {
    fn json(&self) -> Value {
        serde_json::from_str(&self.body).expect("JSON")
    }

    fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).expect("the header is there")
    }

    /// Checks the signature as the documentation says.
    fn check(&self, secret: &str) -> bool {
        let signed = self.header("x-signoria-signature").strip_prefix("sha256=").expect("its kind");
        let bytes: Vec<u8> = (0..signed.len() / 2)
            .map(|at| u8::from_str_radix(&signed[2 * at..2 * at + 2], 16).expect("hexadecimal"))
            .collect();
        let mut mac = Hmac::<sha2::Sha256>::new_from_slice(secret.as_bytes()).expect("any key");
        mac.update(format!("{}.{}", self.header("x-signoria-time"), self.body).as_bytes());
        mac.verify_slice(&bytes).is_ok()
    }
}

type Desk = (Arc<Mutex<Vec<u16>>>, mpsc::UnboundedSender<Heard>);

fn hear((answers, tell): &Desk, headers: HeaderMap, body: String) -> axum::response::Response {
    let status = answers.lock().expect("no panic").pop().unwrap_or(204);
    // The test may be over.
    let _ = tell.send(Heard { headers, body });
    let status = StatusCode::from_u16(status).expect("a status");
    (status, [(header::LOCATION, "/elsewhere")]).into_response()
}

/// A webhook receiver: responds with these statuses, the last one first, then with 204.
async fn receiver(answers: &[u16]) -> (String, mpsc::UnboundedReceiver<Heard>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = format!("http://{}/hook", listener.local_addr().expect("it is bound"));
    let (tell, heard) = mpsc::unbounded_channel();
    let desk: Desk = (Arc::new(Mutex::new(answers.to_vec())), tell);
    let routes = Router::new()
        .route(
            "/hook",
            post(
                |State(desk): State<Desk>, headers, body| async move { hear(&desk, headers, body) },
            ),
        )
        .route(
            "/elsewhere",
            axum::routing::any(|State(desk): State<Desk>, headers, body| async move {
                hear(&desk, headers, body)
            }),
        )
        .with_state(desk);
    tokio::spawn(async move { axum::serve(listener, routes).await });
    (address, heard)
}

async fn next(heard: &mut mpsc::UnboundedReceiver<Heard>) -> Heard {
    let next = tokio::time::timeout(Duration::from_mins(1), heard.recv()).await;
    next.expect("it is told in time").expect("the receiver runs")
}

/// A table of two disconnected people; returns its id and the seat to act.
async fn table(people: [&Client; 2]) -> (String, usize) {
    let table = people[0].table(&json!({ "game": "carrara", "seats": ["me", "open"] })).await;
    let path = |what: &str| format!("/api/tables/{}/{what}", table.id);
    assert_eq!(people[1].post(&path("join"), &json!({})).await.status, 200);
    assert_eq!(people[0].post(&path("start"), &json!({})).await.status, 200);
    let mine = people[0].get("/api/me/tables").await.json();
    let mine = mine.as_array().expect("a list").iter().find(|it| it["id"] == table.id.as_str());
    let turn = mine.expect("the table is mine")["turn"] == true;
    (table.id, usize::from(!turn))
}

fn config() -> Config {
    Config {
        private_webhooks: true,
        public_url: Some("https://games.example/".into()),
        ..Config::default()
    }
}

async fn two(house: &House) -> [Client; 2] {
    [Client::guest(house.address, "Anna").await, Client::guest(house.address, "Bruno").await]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_of_the_player_is_told_and_can_check_who_told_it() {
    let folder = Folder::new();
    let house = House::with(&folder, config()).await;
    let people = two(&house).await;
    let off = people[0].get("/api/me/notices").await.json();
    assert_eq!((&off["webhook"], &off["turn"]), (&Value::Null, &json!(false)), "off by default");
    assert_eq!(off["mail_possible"], false);
    let (address, mut heard) = receiver(&[]).await;
    let mut secrets = Vec::new();
    for person in &people {
        let wanted = json!({ "webhook": address, "turn": true });
        let set = person.put("/api/me/notices", &wanted).await;
        assert_eq!(set.status, 200, "{set:?}");
        let secret = set.json()["secret"].as_str().expect("a secret").to_owned();
        let again = person.put("/api/me/notices", &wanted).await.json();
        assert_eq!(again["secret"], secret.as_str(), "it stays as long as the address does");
        let export = person.get("/api/me/export").await;
        assert!(export.body.contains(&address) && !export.body.contains(&secret), "{export:?}");
        secrets.push(secret);
    }
    assert_ne!(secrets[0], secrets[1]);
    let (id, asked) = table([&people[0], &people[1]]).await;
    let told = next(&mut heard).await;
    assert!(told.check(&secrets[asked]) && !told.check(&secrets[1 - asked]));
    assert_eq!(told.header("content-type"), "application/json");
    let mut body = told.json();
    let number = body["id"].take();
    assert_eq!(number.as_str().map(str::len), Some(32));
    // Nothing else: a notification does not reveal the position.
    let expected = json!({
        "id": null,
        "event": "turn",
        "game": "carrara",
        "title": "The Palaces of Carrara",
        "table": id,
        "link": format!("https://games.example/t/{id}"),
    });
    assert_eq!(body, expected);

    // A connected player is not notified. Once both are connected, they play until the turn has changed.
    let mut sockets = [people[0].connect(&id, "").await, people[1].connect(&id, "").await];
    for socket in &mut sockets {
        socket.next().await.expect("the first frame");
    }
    while sockets[0].seen().table.connected != [true, true] {
        sockets[0].next().await.expect("the second one comes");
    }
    let mut at = asked;
    for _ in 0..20 {
        let choices = sockets[at].choices();
        let Some(choice) = choices.first() else { break };
        let version = sockets[at].seen().version;
        let answer = sockets[at].play(version, choice).await;
        assert!(matches!(answer, ServerMessage::Accepted { .. }), "{answer:?}");
        let version = sockets[at].seen().version;
        while sockets[1 - at].seen().version < version {
            sockets[1 - at].next().await.expect("the other one hears of it");
        }
        if sockets[at].choices().is_empty() {
            at = 1 - at;
        }
    }
    let (id, asked) = table([&people[0], &people[1]]).await;
    let told = next(&mut heard).await;
    assert!(told.json()["table"] == id.as_str() && told.check(&secrets[asked]), "{told:?}");

    let off = json!({ "webhook": null, "turn": false });
    assert_eq!(people[0].put("/api/me/notices", &off).await.json()["secret"], Value::Null);
    assert_eq!(people[0].post("/api/me/notices/trial", &json!({})).await.error().1, "no_notices");
    assert!(heard.try_recv().is_err(), "no one else is notified");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_arrive_is_tried_again_for_a_while_and_redirects_lead_nowhere() {
    let folder = Folder::new();
    let clock = Clock::manual(1_800_000_000_000);
    let house = House::with(&folder, Config { clock: clock.clone(), ..config() }).await;
    let people = two(&house).await;
    let (address, mut heard) = receiver(&[503, 500, 302]).await;
    for person in &people {
        let wanted = json!({ "webhook": address, "turn": true });
        assert_eq!(person.put("/api/me/notices", &wanted).await.status, 200);
    }
    let trial = people[0].post("/api/me/notices/trial?lang=nl", &json!({})).await.json();
    assert_eq!(trial["webhook"]["delivered"], false);
    assert_eq!(trial["webhook"]["text"], "Het adres antwoordde met status 302.");
    assert_eq!(trial["mail"], Value::Null);
    assert_eq!(next(&mut heard).await.json()["event"], "trial");
    table([&people[0], &people[1]]).await;
    let first = next(&mut heard).await;
    let number = first.json()["id"].clone();
    let mut tries = 1;
    // The clock is advanced until it has been tried often enough, because the start of the pause is not known.
    while tries < 3 {
        clock.turn(Duration::from_secs(1));
        tokio::time::sleep(Duration::from_millis(5)).await;
        if let Ok(again) = heard.try_recv() {
            assert_eq!(again.json()["id"], number, "it can be told that it is the same");
            assert_ne!(again.header("x-signoria-time"), first.header("x-signoria-time"));
            tries += 1;
        }
    }
    let again = people[0].post("/api/me/notices/trial", &json!({})).await.json();
    assert_eq!(again["webhook"], json!({ "delivered": true, "text": "Delivered." }));
    assert_eq!(next(&mut heard).await.json()["event"], "trial", "and no further try between");
    for _ in 0..3 {
        people[0].post("/api/me/notices/trial", &json!({})).await;
    }
    let refused = people[0].post("/api/me/notices/trial", &json!({})).await;
    assert_eq!(refused.error(), (429, "too_fast".into()));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_request_goes_to_an_address_inside_the_walls() {
    let folder = Folder::new();
    let house = House::with(&folder, config()).await;
    let people = two(&house).await;
    let (address, mut heard) = receiver(&[]).await;
    for person in &people {
        let wanted = json!({ "webhook": address, "turn": true });
        assert_eq!(person.put("/api/me/notices", &wanted).await.status, 200);
    }
    house.close().await;

    // The host has thought better of it: nothing goes there any more, whatever was kept.
    let house = House::open(&folder).await;
    let people = people.map(|it| Client { address: house.address, ..it });
    table([&people[0], &people[1]]).await;
    let trial = people[0].post("/api/me/notices/trial", &json!({})).await.json();
    assert_eq!(trial["webhook"]["delivered"], false, "{trial}");
    assert!(trial["webhook"]["text"].as_str().is_some_and(|it| it.contains("private")), "{trial}");
    let local = address.replace("127.0.0.1", "localhost");
    for inside in [address.as_str(), &local, "http://[::1]/", "http://169.254.169.254/latest"] {
        let wanted = json!({ "webhook": inside, "turn": true });
        let refused = people[0].put("/api/me/notices", &wanted).await;
        assert_eq!(refused.error(), (422, "private_address".into()), "{inside}");
    }
    for bad in ["games.example", "ftp://games.example/", "http://a:b@games.example/"] {
        let refused = people[0].put("/api/me/notices", &json!({ "webhook": bad })).await;
        assert_eq!(refused.error(), (422, "bad_address".into()), "{bad}");
    }
    let mail = people[0].put("/api/me/notices", &json!({ "mail": "anna@example.org" })).await;
    assert_eq!(mail.error(), (409, "no_mail".into()), "this server sends none");
    let stranger = Client::anonymous(house.address).get("/api/me/notices").await;
    assert_eq!(stranger.error(), (401, "unknown_user".into()));
    house.close().await;
    assert!(heard.try_recv().is_err());
}

/// The code in a mail.
fn code(mail: &Value) -> String {
    let text = mail["text"].as_str().expect("a text");
    let word = |word: &&str| word.len() == 12 && word.bytes().all(|it| it.is_ascii_hexdigit());
    text.split_whitespace().find(word).expect("a code").to_owned()
}

fn is_to(mail: &Value, address: &str) -> bool {
    mail["to"] == json!([address])
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_goes_to_addresses_whose_owners_agreed_and_gathers_what_comes_together() {
    let folder = Folder::new();
    let Some(mut postbox) = Postbox::open() else { return };
    let clock = Clock::manual(1_800_000_000_000);
    let mailer = Mailer::new(&postbox.address(), "Signoria <games@example.org>");
    let config =
        Config { clock: clock.clone(), mail: Some(mailer.expect("both are fine")), ..config() };
    let house = House::with(&folder, config).await;
    let people = two(&house).await;
    let refused = people[0].put("/api/me/notices", &json!({ "mail": "unknown@example.org" })).await;
    assert_eq!(refused.error(), (503, "mail_failed".into()));
    let refused = people[0].put("/api/me/notices", &json!({ "mail": "Anna <a@b.org>" })).await;
    assert_eq!(refused.error(), (422, "bad_address".into()));
    let addresses = ["anna@example.org", "bruno@example.org"];
    let (hook, mut heard) = receiver(&[]).await;
    for (at, person) in people.iter().enumerate() {
        let wanted = json!({ "mail": addresses[at], "turn": true });
        let set = person.put("/api/me/notices?lang=nl", &wanted).await;
        assert_eq!((set.status, &set.json()["confirmed"]), (200, &json!(false)), "{set:?}");
        let mail = postbox.next().await;
        assert!(is_to(&mail, addresses[at]) && mail["from"] == "games@example.org", "{mail}");
        assert_eq!(mail["subject"], "Signoria: is dit jouw adres?");
        let stored = house.store.notices_of(1 + at as i64).await.expect("the store answers");
        assert!(stored.is_some_and(|it| it.code != Some(code(&mail))), "only its hash is kept");
        let confirm = async |code: &str| {
            person.post("/api/me/notices/confirm", &json!({ "code": code })).await
        };
        assert_eq!(confirm("0123456789ab").await.error(), (422, "wrong_code".into()));
        let before = person.post("/api/me/notices/trial", &json!({})).await;
        assert_eq!(before.error().1, "no_notices", "nothing goes there before");
        let confirmed = confirm(&format!(" {} ", code(&mail).to_uppercase())).await;
        assert_eq!((confirmed.status, &confirmed.json()["confirmed"]), (200, &json!(true)));
        assert_eq!(confirm(&code(&mail)).await.error().1, "wrong_code", "once is enough");
    }
    let trial = people[0].post("/api/me/notices/trial", &json!({})).await.json();
    assert_eq!(
        trial,
        json!({ "webhook": null, "mail": { "delivered": true, "text": "Delivered." } })
    );
    let mail = postbox.next().await;
    assert!(is_to(&mail, addresses[0]) && mail["subject"] == "Signoria: testbericht", "{mail}");
    assert!(mail["text"].as_str().is_some_and(|it| it.contains("https://games.example/account")));

    for (at, person) in people.iter().enumerate() {
        let wanted = json!({ "mail": addresses[at], "turn": true, "webhook": hook });
        let set = person.put("/api/me/notices?lang=nl", &wanted).await.json();
        assert_eq!(set["confirmed"], true, "the address was confirmed already: {set}");
    }

    // Until both are asked at two tables each: one mail for each of them, some minutes later.
    let mut asked: [Vec<String>; 2] = Default::default();
    while asked.iter().any(|tables| tables.len() < 2) {
        let (id, seat) = table([&people[0], &people[1]]).await;
        asked[seat].push(id);
        // A post goes out at once; then the turn is on the list for the mail too.
        next(&mut heard).await;
    }
    assert!(postbox.is_empty(), "nothing before its time");
    clock.turn(Duration::from_mins(10));
    let mut told = [postbox.next().await, postbox.next().await];
    told.sort_by_key(|mail| mail["to"][0].as_str().map(str::to_owned));
    for (at, mail) in told.iter().enumerate() {
        assert!(is_to(mail, addresses[at]), "{told:?}");
        let count = asked[at].len();
        assert_eq!(mail["subject"], format!("Signoria: {count} spellen wachten op jou"));
        let text = mail["text"].as_str().expect("a text");
        assert_eq!(text.matches("* The Palaces of Carrara: ").count(), count, "{text}");
        for id in &asked[at] {
            assert!(text.contains(&format!("https://games.example/t/{id}")), "{text}");
        }
    }

    // Once a day instead; a user who is not to act anywhere gets nothing.
    let daily = json!({ "mail": addresses[1], "turn": true, "digest": true });
    let set = people[1].put("/api/me/notices?lang=en", &daily).await.json();
    assert_eq!(set["confirmed"], true, "the address was confirmed already: {set}");
    let none = json!({ "mail": null });
    assert_eq!(people[0].put("/api/me/notices", &none).await.json()["mail"], Value::Null);
    table([&people[0], &people[1]]).await;
    clock.turn(Duration::from_mins(10));
    clock.turn(Duration::from_hours(24));
    let daily = postbox.next().await;
    assert_eq!(daily["mime"], "1.0");
    assert!(is_to(&daily, addresses[1]), "{daily}");
    assert!(daily["subject"].as_str().is_some_and(|it| it.contains("games wait")), "{daily}");

    // Collected mail is sent before the server shuts down.
    let wanted = json!({ "mail": addresses[1], "turn": true });
    assert_eq!(people[1].put("/api/me/notices?lang=en", &wanted).await.status, 200);
    while table([&people[0], &people[1]]).await.1 == 0 {}
    let put = house.store.notices_of(2).await.expect("the store answers").expect("they are kept");
    assert!(put.turn && !put.digest);
    house.close().await;
    let last = postbox.next().await;
    assert!(
        is_to(&last, addresses[1])
            && last["subject"] == "Signoria: your turn in The Palaces of Carrara",
        "{last}"
    );
    assert!(postbox.is_empty());
}
