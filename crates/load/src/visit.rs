//! A visit to a server that is running already: every game once, from the first move to the record.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, ensure};

use crate::{
    rest,
    table::{Dice, MIXED, Table},
};

/// No game takes so many actions; one that does never ends.
const MAX_ACTIONS: u32 = 5000;

/// Plays one game of each kind with few people to its end, and asks for its record.
pub async fn run(address: SocketAddr) -> Result<()> {
    let mut dice = Dice::new(1);
    let mut moves = 0;
    for kind in MIXED.into_iter().take(5) {
        let mut table = Table::make_one(address, kind).await?;
        table.connect(false).await?;
        while !table.over {
            table.play(&mut dice).await.context(kind.game)?;
            ensure!(table.version < MAX_ACTIONS, "{} does not end", kind.game);
        }
        moves += table.version;
        let path = format!("/api/tables/{}/record", table.id);
        let record = rest::must(address, "GET", &path, table.token(), None).await?;
        ensure!(record["game"] == kind.game, "{}: no record", kind.game);
        println!("{:14} {:>5} actions, table {}", kind.game, table.version, table.id);
    }
    println!("played {moves} actions");
    Ok(())
}
