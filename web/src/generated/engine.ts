// Written by `cargo xtask types` from the Rust types; not to be changed by hand.

/** An answer to a simultaneous question, as a viewer knows it. */
export type Answer<T> = "missing" | "sealed" | { known: T };

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** The viewer that a view is built for. */
export type Viewer = { seat: Seat } | "spectator";
