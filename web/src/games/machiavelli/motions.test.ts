import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { motion } from './motions.ts';
import type { EventView, View } from './types.ts';

/** The names of all events, as the rules tell them. */
function events(): string[] {
  const source = readFileSync(new URL('../../generated/machiavelli.ts', import.meta.url), 'utf8');
  const told = /export type EventKind =([\s\S]*?);\n\n/.exec(source)?.[1] ?? '';
  return [...told.matchAll(/event: "([a-z_]+)"/g)].map((found) => found[1] ?? '');
}

it('moves or lights something for every event', () => {
  const names = events();
  expect(names.length).toBeGreaterThan(55);
  const view = { turn: { who: 'king' } } as unknown as View;
  // Particulars of any event: whatever is asked for is there.
  const known: Record<string, unknown> = { characters: ['king'] };
  const particulars = (name: string) =>
    new Proxy({}, { get: (_, key) => (key === 'event' ? name : (known[String(key)] ?? 0)) });
  const still = names.filter((name) => {
    const { glow, to } = motion(particulars(name) as unknown as EventView, view);
    return !glow?.length && to === undefined;
  });
  expect(still).toEqual([]);
});
