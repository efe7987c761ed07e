/**
 * Pieces of a row glide to their new places when the row changes. Svelte's `animate:flip` asks for the place of every
 * piece before and after, and moves one before it asks for the next: each time everything is laid out anew. Here all of
 * them are asked once, after the change; where they were before is known from the last time.
 */

import { untrack } from 'svelte';

interface Place {
  left: number;
  top: number;
}

/** For `bind:this` of the row; made while a component is. `row` is what its pieces are drawn from. */
export class Sliding {
  row = $state<HTMLElement>();
  #places = new Map<HTMLElement, Place>();
  #width = 0;

  constructor(row: () => unknown, time: () => number) {
    $effect(() => {
      void row();
      const element = this.row;
      if (element) untrack(() => this.#slide(element, time()));
    });
  }

  #slide(row: HTMLElement, time: number): void {
    const width = row.offsetWidth;
    const places = new Map<HTMLElement, Place>();
    for (const piece of row.children) {
      if (!(piece instanceof HTMLElement)) continue;
      // Where the row itself lies does not matter; one that is positioned is what its pieces are measured from.
      const [left, top] = piece.offsetParent === row ? [0, 0] : [row.offsetLeft, row.offsetTop];
      places.set(piece, { left: piece.offsetLeft - left, top: piece.offsetTop - top });
    }
    // In a row of another width everything lies elsewhere, and has not moved.
    const known = width === this.#width ? this.#places : new Map<HTMLElement, Place>();
    for (const [piece, to] of places) {
      const from = known.get(piece);
      if (!from || time <= 0 || (from.left === to.left && from.top === to.top)) continue;
      const translate = [`${from.left - to.left}px ${from.top - to.top}px`, '0px 0px'];
      piece.animate({ translate }, { duration: time, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' });
    }
    this.#places = places;
    this.#width = width;
  }
}
