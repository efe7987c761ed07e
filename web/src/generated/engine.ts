// Written by `cargo xtask types` from the Rust types; not to be changed by hand.

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** The frames of a running game and the seats that owe the top one an answer. */
export type Stack<F> = { frames: F[]; asked: Seat[] };

/** Whose eyes a view is made for. */
export type Viewer = { seat: Seat } | "spectator";
