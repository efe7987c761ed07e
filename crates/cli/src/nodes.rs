//! `signoria nodes`: the nodes that share a database.

use std::path::PathBuf;

use clap::Args;
use signoria_store::{Durability, NodeRow};

use crate::{console::Console, exit::Exit, settings::Settings};

#[derive(Args, Debug)]
pub struct Nodes {
    #[arg(long, value_name = "FILE|postgres://…")]
    pub database: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

pub fn run(args: &Nodes, console: &mut Console) -> Result<(), Exit> {
    let place = Settings::database(args.config.as_ref(), args.database.as_ref(), console)?;
    let failed = |error: signoria_store::StoreError| {
        let values = [("file", place.to_string()), ("detail", error.to_string())];
        console.usage_error("cli-serve-no_database", &values)
    };
    if place.as_file().is_some() {
        return Err(console.usage_error("cli-nodes-file", &[("file", place.to_string())]));
    }
    let store = place.open_beside(Durability::Full).map_err(failed)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let nodes = runtime.block_on(store.nodes()).map_err(failed)?;
    if nodes.is_empty() {
        return console.print("cli-nodes-none", &[("file", place.to_string())]);
    }
    for row in nodes {
        let state = match &row {
            NodeRow { node, .. } if row.is_alive() && node.draining => "cli-nodes-draining",
            _ if row.is_alive() => "cli-nodes-alive",
            _ => "cli-nodes-dead",
        };
        let values = [
            ("id", row.node.id.clone()),
            ("address", row.node.address.clone()),
            ("tables", row.tables.to_string()),
            ("seconds", (row.silent / 1000).to_string()),
        ];
        console.print(state, &values)?;
    }
    Ok(())
}
