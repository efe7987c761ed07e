/** Pieces of the board that are meant elsewhere: by a hint, a line of the log, a choice that is proposed. */

class Pointed {
  /** Their `data-piece`, while the reader points at something that means them. */
  pieces = $state.raw<readonly string[]>([]);
  /** Those of the choice that waits to be confirmed. */
  proposed = $state.raw<readonly string[]>([]);
  readonly meant = $derived(this.pieces.length ? this.pieces : this.proposed);

  /** Points at pieces while the pointer or the focus is on an element. */
  at =
    (pieces: () => readonly string[]) =>
    (element: HTMLElement): (() => void) => {
      const on = () => (this.pieces = pieces());
      const off = () => (this.pieces = []);
      const events = { pointerenter: on, focusin: on, pointerleave: off, focusout: off };
      for (const [name, act] of Object.entries(events)) element.addEventListener(name, act);
      return () => {
        for (const [name, act] of Object.entries(events)) element.removeEventListener(name, act);
        off();
      };
    };
}

export const pointed = new Pointed();

/** Marks these pieces of a board; returns how to take the marks away. */
export function markPieces(board: HTMLElement, pieces: readonly string[]): () => void {
  const found = pieces.flatMap((piece) => [
    ...board.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`),
  ]);
  for (const element of found) element.dataset.named = '';
  // A map moves by itself.
  const [first] = found.filter((element) => element instanceof HTMLElement);
  first?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return () => {
    for (const element of found) delete element.dataset.named;
  };
}
