//! Encrypted connections to a `PostgreSQL`, and one that is restarted.
//!
//! The server is started with a certificate of its own, signed by an authority of its own.

#[path = "contract/cluster.rs"]
mod cluster;
#[allow(dead_code, reason = "only its tables and changes are used here")]
#[path = "contract/rows.rs"]
mod rows;

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use signoria_store::{Durability, Store, StoreError, StoreLocation};

use self::{
    cluster::{Cluster, PASSWORD, USER},
    rows::{change, session, table},
};

/// A server for tests, with a certificate for `localhost`.
struct Encrypted {
    cluster: Cluster,
    /// The authority that signed it.
    root: PathBuf,
    /// Another authority.
    other_root: PathBuf,
}

fn authority(name: &str) -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::new(Vec::new()).expect("no names");
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.distinguished_name.push(rcgen::DnType::CommonName, name);
    let key = KeyPair::generate().expect("a key");
    CertifiedIssuer::self_signed(params, key).expect("it signs itself")
}

impl Encrypted {
    /// `None` if there is no `PostgreSQL` here.
    fn start() -> Option<Self> {
        let cluster = Cluster::start()?;
        let (ours, others) = (authority("ours"), authority("others"));
        let key = KeyPair::generate().expect("a key");
        let params = CertificateParams::new(["localhost".to_owned()]).expect("a name");
        let signed = params.signed_by(&key, &ours).expect("it is signed");
        let certificate = cluster.write("server.pem", &signed.pem());
        let key = cluster.write("server.key", &key.serialize_pem());
        let root = cluster.write("root.pem", &ours.pem());
        let other_root = cluster.write("other.pem", &others.pem());
        for (setting, file) in [("ssl_cert_file", certificate), ("ssl_key_file", key)] {
            cluster.execute(&format!("ALTER SYSTEM SET {setting} = '{}'", file.display()));
        }
        let server = Self { cluster, root, other_root };
        server.encrypt(true);
        Some(server)
    }

    /// Lets the server offer encryption, or not, and waits until it does so.
    fn encrypt(&self, on: bool) {
        self.cluster.execute(&format!("ALTER SYSTEM SET ssl = {on}"));
        self.cluster.execute("SELECT pg_reload_conf()");
        let begun = Instant::now();
        while opened(&self.address("localhost", "sslmode=require")).is_ok() != on {
            assert!(begun.elapsed() < Duration::from_secs(20), "it does not read its settings");
        }
    }

    fn address(&self, host: &str, query: &str) -> String {
        let port = self.cluster.port;
        format!("postgres://{USER}:{PASSWORD}@{host}:{port}/postgres?{query}")
    }
}

fn opened(address: &str) -> Result<(), StoreError> {
    StoreLocation::of(address).open(Durability::Full).map(drop)
}

/// How many connections of this program are encrypted, and how many are not.
fn connections(encrypted: &Encrypted) -> (i64, i64) {
    let address = encrypted.address("127.0.0.1", "sslmode=disable");
    let count = move || {
        let mut client = postgres::Client::connect(&address, postgres::NoTls).expect("it is up");
        let query = "SELECT count(*) FILTER (WHERE ssl), count(*) FILTER (WHERE NOT ssl)
                     FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                     WHERE application_name = 'signoria'";
        let row = client.query_one(query, &[]).expect("it answers");
        (row.get(0), row.get(1))
    };
    std::thread::spawn(count).join().expect("it does not panic")
}

#[test]
fn a_connection_is_encrypted_and_verified_as_the_address_says() {
    let Some(server) = Encrypted::start() else { return };
    let (root, other) = (server.root.display(), server.other_root.display());
    for (host, query, encrypted) in [
        ("localhost", "sslmode=disable".to_owned(), false),
        ("localhost", String::new(), true),
        ("localhost", "sslmode=prefer".to_owned(), true),
        ("127.0.0.1", "sslmode=require".to_owned(), true),
        ("127.0.0.1", format!("sslmode=require&sslrootcert={root}"), true),
        ("127.0.0.1", format!("sslmode=verify-ca&sslrootcert={root}"), true),
        ("localhost", format!("sslmode=verify-full&sslrootcert={root}"), true),
    ] {
        let place = StoreLocation::of(&server.address(host, &query));
        let store = place.open(Durability::Full).expect(&query);
        let (with, without) = connections(&server);
        assert_eq!((with > 0, without > 0), (encrypted, !encrypted), "{host} {query}");
        drop(store);
    }
    for (host, query) in [
        // Signed by another authority, or by none that is public.
        ("localhost", format!("sslmode=require&sslrootcert={other}")),
        ("localhost", format!("sslmode=verify-ca&sslrootcert={other}")),
        ("localhost", format!("sslmode=verify-full&sslrootcert={other}")),
        ("localhost", "sslmode=verify-full".to_owned()),
        // Signed for another host.
        ("127.0.0.1", format!("sslmode=verify-full&sslrootcert={root}")),
        // No certificates at all.
        ("localhost", "sslmode=verify-full&sslrootcert=/nowhere.pem".to_owned()),
        ("localhost", format!("sslmode=verify-full&sslrootcert={root}.none")),
    ] {
        let error = opened(&server.address(host, &query)).expect_err(&query).to_string();
        assert!(error.contains("certificate") || error.contains("pem"), "{query}: {error}");
        assert!(!error.contains(PASSWORD) && !error.contains("tulip"), "{error}");
    }
    // A server that does not encrypt.
    server.encrypt(false);
    let store =
        StoreLocation::of(&server.address("localhost", "sslmode=prefer")).open(Durability::Full);
    let store = store.expect("it need not be encrypted");
    assert_eq!(connections(&server).0, 0);
    drop(store);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_database_is_restarted_under_load() {
    let started = std::thread::spawn(Cluster::start);
    let Some(cluster) = started.join().expect("it does not panic") else { return };
    let store: Arc<Store> = Arc::new(
        StoreLocation::of(&cluster.address("postgres"))
            .open(Durability::Full)
            .expect("it can be opened"),
    );
    let host = store.create_user("Anna".into(), String::new(), session(1)).await.unwrap().id;
    let over = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for number in 0..8 {
        let key = format!("t{number}");
        let id = store.create_table(table(&key, host), change(0, &["0"])).await.unwrap();
        let (store, over) = (store.clone(), over.clone());
        players.push(tokio::spawn(async move {
            let (mut version, mut failed) = (1, 0);
            while !over.load(Ordering::Relaxed) {
                let body = version.to_string();
                if store.append(id, change(version, &[&body])).await.is_ok() {
                    version += 1;
                    continue;
                }
                failed += 1;
                tokio::time::sleep(Duration::from_millis(20)).await;
                // Whether it was committed is not known: look.
                if let Ok(Some(stored)) = store.load(key.clone()).await {
                    let found = stored.entries.len() as u32;
                    assert!(found == version || found == version + 1, "{found} {version}");
                    version = found;
                }
            }
            (key, version, failed)
        }));
    }
    let (cluster, mut told) = (Arc::new(cluster), Vec::new());
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let cluster = cluster.clone();
        // As if it had been killed: it recovers from its own log.
        tokio::task::spawn_blocking(move || cluster.restart()).await.expect("it comes up again");
        // A write that comes after it must succeed soon.
        let begun = Instant::now();
        while store.probe().await.is_err() {
            assert!(begun.elapsed() < Duration::from_secs(10), "the writer does not come back");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        told.push(begun.elapsed());
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    over.store(true, Ordering::Relaxed);
    let mut failures = 0;
    for player in players {
        let (key, version, failed) = player.await.expect("no table failed");
        failures += failed;
        let entries = rows::bodies(&store, &key).await;
        let expected: Vec<String> = (0..version).map(|entry| entry.to_string()).collect();
        assert_eq!(entries, expected, "{key}");
    }
    assert!(failures > 0, "the restarts went unnoticed: {told:?}");
}
