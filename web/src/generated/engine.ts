// Written by `cargo xtask types` from the Rust types; not to be changed by hand.

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Whose eyes a view is made for. */
export type Viewer = { seat: Seat } | "spectator";
