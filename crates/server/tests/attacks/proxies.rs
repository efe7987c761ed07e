//! No request says for itself from where it comes.

use std::net::Ipv4Addr;

use serde_json::json;
use signoria_server::Config;

use crate::{Folder, House, client::Client};

/// How many of 40 guesses at the password of a table are refused as too many, each with another
/// `X-Forwarded-For`.
async fn slowed_down(house: &House) -> usize {
    let anna = Client::guest(house.address, "Anna").await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"], "password": "secret" });
    let table = anna.table(&wanted).await.id;
    let mut refused = 0;
    for number in 0..40 {
        // A guest for each guess: only the address is the same.
        let guest =
            if number % 5 == 0 { Client::guest(house.address, "Eve").await } else { continue };
        for guess in 0..5 {
            let extra = format!(
                "Content-Type: application/json\r\nX-Forwarded-For: 192.0.2.{}\r\n",
                number + guess
            );
            let body = json!({ "password": format!("guess {number} {guess}") }).to_string();
            let path = format!("/api/tables/{table}/join");
            let answer = guest.send("POST", &path, &extra, Some(&body)).await;
            refused += usize::from(answer.status == 429);
        }
    }
    refused
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_a_client_makes_up_is_not_believed() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let refused = slowed_down(&house).await;
    assert!(refused >= 15, "{refused} of 40 guesses were refused");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_that_the_host_names_is_believed() {
    let folder = Folder::new();
    let proxies = vec![Ipv4Addr::LOCALHOST.into()];
    let house = House::with(&folder, Config { proxies, ..Config::default() }).await;
    assert_eq!(slowed_down(&house).await, 0, "each guess comes from another address");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_not_shown_through_a_proxy_that_the_host_did_not_name() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let client = Client::anonymous(house.address);
    assert_eq!(client.get("/metrics").await.status, 200);
    let through = client.send("GET", "/metrics", "X-Forwarded-For: 192.0.2.1\r\n", None).await;
    assert_eq!(through.status, 404);
    house.close().await;
}
