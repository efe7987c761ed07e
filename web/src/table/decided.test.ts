import { expect, test } from 'vitest';
import type { Standing } from '../lib/protocol.ts';
import { decisive } from './decided.ts';

const standing = (seat: number, rank: number, parts: Record<string, number>): Standing => ({
  seat,
  rank,
  total: Object.values(parts).reduce((sum, points) => sum + points, 0),
  parts: Object.entries(parts).map(([source, points]) => ({ source, label: source.toUpperCase(), points })),
  ties: [],
});
const RESULT = [
  standing(0, 2, { city: 20, bonus: 0, cards: 4 }),
  standing(1, 1, { city: 25, bonus: 4, cards: 1 }),
  standing(2, 3, { city: 20, bonus: 2 }),
];

test('a loser is compared with the winner, the largest difference first', () => {
  expect(decisive(RESULT, 0)).toEqual({
    rival: 1,
    parts: [
      { source: 'city', label: 'CITY', more: -5 },
      { source: 'bonus', label: 'BONUS', more: -4 },
      { source: 'cards', label: 'CARDS', more: 3 },
    ],
  });
});

test('the winner is compared with the second, and what is equal is left out', () => {
  expect(decisive(RESULT, 1)?.rival).toBe(0);
  expect(decisive(RESULT, 2)?.parts.map((part) => part.source)).toEqual(['city', 'bonus', 'cards']);
  expect(decisive([RESULT[0]!, { ...RESULT[0]!, seat: 1 }], 0)).toBeNull();
  expect(decisive([RESULT[0]!], 0)).toBeNull();
  expect(decisive(RESULT, 7)).toBeNull();
});
