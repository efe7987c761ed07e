import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { motion } from './motions.ts';
import type { Event } from './types.ts';

/** The names of all events, as the rules tell them. */
function events(): string[] {
  const source = readFileSync(new URL('../../generated/carrara.ts', import.meta.url), 'utf8');
  const told = /export type EventView =([\s\S]*?);\n\n/.exec(source)?.[1] ?? '';
  return [...told.matchAll(/event: "([a-z_]+)"/g)].map((found) => found[1] ?? '');
}

it('moves or lights something for every event', () => {
  const names = events();
  expect(names.length).toBe(24);
  // Particulars of any event: whatever is asked for is there.
  const known: Record<string, unknown> = {
    bricks: [1, 0, 0, 0, 0, 0],
    building: 'villa_3',
    new: 'castle_8',
    scoring: { city: 'pisa' },
    income: { vp: 3, coins: 0 },
  };
  const particulars = (name: string) =>
    new Proxy({}, { get: (_, key) => (key === 'event' ? name : (known[String(key)] ?? 0)) });
  const still = names.filter((name) => {
    const { glow, to } = motion(particulars(name) as unknown as Event, 0);
    return !glow?.length && to === undefined;
  });
  expect(still).toEqual([]);
});
