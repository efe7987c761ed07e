//! A server on a free loopback port with a real database file in a temporary folder.

use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use signoria_server::{Config, Server};
use signoria_store::{Durability, Store, StoreLocation};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

/// A folder of its own that goes away with its test.
pub struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("signoria-server-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("the folder for temporary files is writable");
        Self(path)
    }

    /// The database file.
    pub fn database(&self) -> PathBuf {
        self.0.join("house.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server.
pub struct House {
    pub address: SocketAddr,
    pub store: Arc<Store>,
    stop: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

impl House {
    pub async fn open(folder: &Folder) -> Self {
        Self::with(folder, Config::default()).await
    }

    pub async fn with(folder: &Folder, config: Config) -> Self {
        // What survives the program is what is tested here; the disk is tested with the store.
        let store = StoreLocation::from(folder.database()).open(Durability::Process);
        let store: Arc<Store> = Arc::new(store.expect("the file can be opened"));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        let (stop, stopped) = oneshot::channel();
        let server = Server::new(store.clone(), config);
        let done = tokio::spawn(async move {
            let stop = async { stopped.await.unwrap_or(()) };
            server.serve(listener, stop).await.expect("the server does not fail");
        });
        Self { address, store, stop, done }
    }

    /// Closes as on Ctrl-C.
    pub async fn close(self) {
        let _ = self.stop.send(());
        tokio::time::timeout(Duration::from_secs(20), self.done)
            .await
            .expect("the server closes")
            .expect("the server does not panic");
    }
}
