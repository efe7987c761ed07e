/**
 * Choices taken apart into picks, for boards on which one decision takes several: a card, then a tile,
 * then a cell. A board names the picks of each choice; what can be picked next follows from the choices
 * that begin with what has been picked so far.
 */

import type { Choice } from './contract.ts';

export interface Way<A> {
  picks: readonly string[];
  choice: Choice<A>;
}

export interface Ahead<A> {
  /** The choices that are still possible. */
  ways: readonly Way<A>[];
  /** What can be picked next. */
  next: ReadonlySet<string>;
  /** The choice that is complete. */
  done: Choice<A> | null;
}

/** What lies ahead after some picks. */
export function ahead<A>(ways: readonly Way<A>[], picked: readonly string[]): Ahead<A> {
  const open = ways.filter((way) => picked.every((pick, at) => way.picks[at] === pick));
  const next = new Set<string>();
  let done: Choice<A> | null = null;
  for (const way of open) {
    const pick = way.picks[picked.length];
    if (pick === undefined) done = way.choice;
    else next.add(pick);
  }
  return { ways: open, next, done };
}

/**
 * The picks after one more. What can be picked in one way only is picked along, but never a pick that
 * `ask` wants to be made by hand.
 */
export function step<A>(
  ways: readonly Way<A>[],
  picked: readonly string[],
  pick: string,
  ask: (pick: string) => boolean = () => false,
): string[] {
  const now = [...picked, pick];
  for (;;) {
    const { next, done } = ahead(ways, now);
    const [only] = next;
    if (done || next.size !== 1 || only === undefined || ask(only)) return now;
    now.push(only);
  }
}
