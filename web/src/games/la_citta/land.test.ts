import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BORDERS, foodAt, goldAt, neighbours, NEXT, pulls } from './land.ts';
import type { City, View } from './types.ts';

it('knows the neighbours and borders of the rules', () => {
  const rules = readFileSync(new URL('../../../../docs/rules/la_citta.toml', import.meta.url), 'utf8');
  const lists = [...rules.matchAll(/\{ id = \d+, q = [^}]*\}/g)].map(([row]) => ({
    next: JSON.parse(/\bn = (\[.*?\])/.exec(row)?.[1] ?? '[]') as number[],
    borders: [...(/\bt = \[(.*?)\]/.exec(row)?.[1] ?? '').matchAll(/t(\d+)/g)].map(
      ([, slot]) => Number(slot) - 1,
    ),
  }));
  expect(lists).toHaveLength(156);
  lists.forEach(({ next, borders }, cell) => {
    expect(NEXT[cell]?.toSorted((a, b) => a - b)).toEqual(next.toSorted((a, b) => a - b));
    expect(BORDERS[cell]?.toSorted((a, b) => a - b)).toEqual(borders.toSorted((a, b) => a - b));
  });
});

const TERRAIN = Array.from({ length: 22 }, (_, slot) =>
  slot === 4 ? 'farmland_3' : slot === 5 ? 'farmland_1' : 'mountain',
);
const city = (id: number, owner: number, cells: number[], attraction: number[]) =>
  ({ id, owner, castle: cells[0], tiles: cells.map((cell) => ({ cell })), attraction }) as unknown as City;

it('adds up what a place yields', () => {
  const view = { terrain: TERRAIN } as unknown as View;
  expect(foodAt(view, 33)).toBe(4);
  expect(goldAt(view, 33)).toBe(0);
  expect(goldAt(view, 49)).toBe(2);
});

it('compares cities of different owners with one or two empty cells between', () => {
  // Along the valley 48 49 50 51 with its bend 38 at one end.
  const one = city(0, 0, [48], [2, 0, 1]);
  const two = city(1, 1, [51], [1, 0, 3]);
  const own = city(2, 0, [39], [9, 9, 9]);
  const far = city(3, 1, [0], [0, 0, 0]);
  const view = { cities: [one, two, own, far] } as unknown as View;
  expect(neighbours(view, one)).toEqual([two]);
  expect(neighbours(view, two).map((it) => it.id)).toContain(0);
  expect(pulls(view, 0)).toContainEqual({ from: two, to: one });
  expect(pulls(view, 1).filter(({ from, to }) => from === one || to === one)).toEqual([]);
  expect(pulls(view, 2)).toContainEqual({ from: one, to: two });
});
