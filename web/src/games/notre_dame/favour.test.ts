import { expect, it } from 'vitest';
import { POINTS, RAT } from './art.ts';
import { favourOf } from './favour.ts';
import type { Person, PlayerView } from './types.ts';

/** Three in the bank, two in the park (one of them the friend), one in the hotel, two on the cathedral. */
const player = {
  cubes: [0, 3, 0, 0, 1, 1, 0],
  friend: 'park',
  cathedral: 2,
  rat: 6,
  messages: [{}, {}, {}],
} as unknown as PlayerView;
const now = (person: Person, of = player): number | null => favourOf(person, of, 4)?.count ?? null;

it.each([
  ['moneylender', 1 + 1],
  ['monk', 1 + 1],
  ['barmaid', 3 + 1],
  ['city_guard', 8 + 1],
  ['night_watchman', 4 + 1],
  ['guild_master', 4 + 1],
  ['beggar_king', 3 + 1],
  ['lawyer', 3 + 1],
  ['lady_in_waiting', 3 + 1],
  ['mayor', 3 + 1],
  ['carpenter', 3 + 1],
] as const)('§8: %s brings what he counts, and the park adds one to it', (person, gain) => {
  expect(now(person)).toBe(gain);
  expect(favourOf(person, player, 4)?.art).toBe(POINTS);
});

it('§8: a gain of nothing brings nothing from the park', () => {
  expect(now('beggar_king', { ...player, rat: 9 })).toBe(0);
  expect(now('lawyer', { ...player, messages: player.messages.slice(0, 1) })).toBe(0);
});

it('§8.6: the doctor spares the plague; where there is a choice nothing is promised', () => {
  expect(favourOf('doctor', player, 4)).toMatchObject({ art: RAT, count: 4 });
  for (const person of ['minstrel', 'magician', 'bishop'] as const) expect(now(person)).toBe(null);
});
