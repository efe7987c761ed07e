/**
 * Decisions as pieces. A board tells for every choice which pieces stand for it; tapping all of them, in
 * any order, takes the choice. `picking.svelte.ts` and `Piece.svelte` do the rest.
 */

export interface Target<C> {
  choice: C;
  pieces: readonly string[];
}

export interface Lights<C> {
  /** Pieces that lead further. */
  lit: ReadonlySet<string>;
  /** The choice that is complete with what was tapped so far. */
  ready: C | null;
  /** Whether nothing but that choice is left. */
  only: boolean;
  /** What can still come of it. */
  open: readonly Target<C>[];
  /** For every piece that leads further: the one choice it stands for, `null` if there are several. */
  meant: ReadonlyMap<string, C | null>;
}

/** What lights up after the pieces in `chosen` were tapped. */
export function lights<C>(all: readonly Target<C>[], chosen: readonly string[]): Lights<C> {
  const open = all.filter((it) => chosen.every((piece) => it.pieces.includes(piece)));
  const ready = open.find((it) => it.pieces.length === chosen.length);
  const meant = new Map<string, C | null>();
  for (const it of open) {
    for (const piece of new Set(it.pieces)) {
      if (!chosen.includes(piece)) meant.set(piece, meant.has(piece) ? null : it.choice);
    }
  }
  const lit = new Set(meant.keys());
  return { lit, ready: ready?.choice ?? null, only: open.length === 1 && ready !== undefined, open, meant };
}
