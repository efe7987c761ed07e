/** The choice that is being put together from picks. */

import { ahead, step, type Way } from '../steps.ts';
import { onPlaque, type Picks } from './picks.ts';
import type { Action, Choice } from './types.ts';

interface Given {
  ways: () => readonly Way<Action>[];
  live: () => boolean;
  play: (choice: Choice) => void;
  /** What a piece is called. */
  name: (pick: string) => string;
}

export class Selection implements Picks {
  picked = $state<readonly string[]>([]);
  readonly #given: Given;
  readonly open = $derived.by(() => ahead(this.#given.ways(), this.picked));
  readonly #firsts = $derived.by(() => new Set(this.#given.ways().map((way) => way.picks[0])));
  /** What follows from the next pick: a choice, or null where there are several. */
  readonly #offers = $derived.by(() => {
    const found: Record<string, Choice | null> = {};
    if (!this.#given.live()) return found;
    for (const { picks, choice } of this.open.ways) {
      const next = picks[this.picked.length];
      if (next === undefined) continue;
      const before = found[next];
      found[next] = before === undefined || before === choice ? choice : null;
    }
    return found;
  });

  constructor(given: Given) {
    this.#given = given;
  }

  name(what: string): string {
    return this.#given.name(what);
  }
  lights(what: string): boolean {
    // What was picked for a decision that is over is dark at once.
    if (!this.#given.live() || !this.#firsts.size) return false;
    return this.open.next.has(what) || this.#firsts.has(what) || this.picked.includes(what);
  }
  label(what: string): string | null {
    const offer = this.#offers[what];
    return offer === undefined ? null : (offer?.label ?? this.name(what));
  }
  pick(what: string): void {
    if (this.picked.includes(what) && what.startsWith('veil:')) {
      this.picked = this.picked.filter((one) => one !== what);
      return;
    }
    if (!this.open.next.has(what)) return;
    const ways = this.#given.ways();
    const now = step(ways, this.picked, what, onPlaque);
    const { done, next } = ahead(ways, now);
    // With more still possible the reader says when it is enough.
    const over = done !== null && next.size === 0;
    this.picked = over ? [] : now;
    if (over && done) this.#given.play(done);
  }
  /** Picking a tool again puts it back; another one replaces it. */
  tool(what: string): void {
    if (this.picked[0] === what) {
      this.picked = [];
      return;
    }
    if (this.picked.length && !this.open.next.has(what)) this.picked = [];
    this.pick(what);
  }
}
