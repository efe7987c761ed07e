// Written by `cargo xtask types` from the Rust types; not to be changed by hand.

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** The viewer that a view is built for. */
export type Viewer = { seat: Seat } | "spectator";
