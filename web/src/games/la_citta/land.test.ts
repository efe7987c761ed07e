import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BORDERS, NEXT } from './land.ts';

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
