/** What decided a game. */

import type { Standing } from '../lib/protocol.ts';

export interface Difference {
  source: string;
  label: string;
  /** How many more points the reader has than the rival; negative if they have fewer. */
  more: number;
}
export interface Decisive {
  /** The winner; for a winner the best of the others. */
  rival: number;
  /** The largest differences, at most three. */
  parts: Difference[];
}

/** `null` if there is nobody to compare with, or no difference. */
export function decisive(result: readonly Standing[], me: number): Decisive | null {
  const own = result.find((it) => it.seat === me);
  const others = result
    .filter((it) => it.seat !== me)
    .toSorted((a, b) => a.rank - b.rank || b.total - a.total);
  const rival = others[0];
  if (!own || !rival) return null;
  const points = (standing: Standing, source: string) =>
    standing.parts.find((part) => part.source === source)?.points ?? 0;
  const labels = new Map([...own.parts, ...rival.parts].map((part) => [part.source, part.label]));
  const parts = [...labels]
    .map(([source, label]) => ({ source, label, more: points(own, source) - points(rival, source) }))
    .filter((part) => part.more !== 0)
    .toSorted((a, b) => Math.abs(b.more) - Math.abs(a.more))
    .slice(0, 3);
  return parts.length ? { rival: rival.seat, parts } : null;
}
