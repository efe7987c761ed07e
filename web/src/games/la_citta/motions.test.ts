import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { motion } from './motions.ts';
import type { Event, View } from './types.ts';

/** The names of all events, as the rules tell them. */
function events(): string[] {
  const source = readFileSync(new URL('../../generated/la_citta.ts', import.meta.url), 'utf8');
  const told = /export type EventView =([\s\S]*?);\n\n/.exec(source)?.[1] ?? '';
  return [...told.matchAll(/event: "([a-z_]+)"/g)].map((found) => found[1] ?? '');
}

it('moves or lights something for every event', () => {
  const names = events();
  expect(names.length).toBeGreaterThan(25);
  const view = {
    cities: [{ id: 0, owner: 0, castle: 5, tiles: [] }],
    voices: { row: ['health'] },
  } as unknown as View;
  // Particulars of any event: whatever is asked for is there.
  const lists = new Set(['cities', 'from', 'tokens']);
  const particulars = (name: string) =>
    new Proxy({}, { get: (_, key) => (key === 'event' ? name : lists.has(String(key)) ? [0] : 0) });
  const still = names.filter((name) => {
    const { glow, to } = motion(particulars(name) as unknown as Event, view);
    return !glow?.length && to === undefined;
  });
  expect(still).toEqual([]);
});
