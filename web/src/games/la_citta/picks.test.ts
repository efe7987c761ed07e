import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ahead } from '../steps.ts';
import { CELLS } from '../../generated/la_citta.ts';
import { elsewhere, onPlaque, ways } from './picks.ts';
import type { Action, Choice, City, View } from './types.ts';

const choice = (action: Action, at: number): Choice => ({ action, text: String(at), label: '' });
const city = (id: number, castle: number) => ({ id, castle }) as City;
const VIEW = { cities: [city(0, 53), city(4, 17)] } as View;

/** One choice of every kind, and kinds that differ in their last pick only. */
const ALL: Action[] = [
  'gold',
  'pass',
  { found: { from: 0, cell: 120 } },
  { found: { from: 4, cell: 120 } },
  { build: { building: 'statue', cell: 8 } },
  { card: { building: 'palazzo', cell: 8 } },
  { architect: { building: 'palazzo', cell: 8 } },
  { architect: { building: 'statue', cell: 8 } },
  { games: { cell: 8, tokens: [1, 0, 0] } },
  { games: { cell: 8, tokens: [2, 0, 0] } },
  { golden_times: { city: 4, citizens: 1 } },
  { golden_times: { city: 4, citizens: 2 } },
  { harvest: { cell: 51 } },
  { referendum: { positions: 3 } },
  { referendum: { positions: 7 } },
];

/** Positions of real games: every kind of decision is among them. */
const positions = JSON.parse(readFileSync(new URL('positions.fixture.json', import.meta.url), 'utf8')) as {
  view: View;
  choices: Choice[];
}[];

/** Every piece the board draws in a position. */
function drawn(view: View): Set<string> {
  return new Set([
    'gold',
    'found',
    'deck',
    ...CELLS.map((_, cell) => `cell:${cell}`),
    ...view.stock.map(({ building }) => `tile:${building}`),
    ...view.politics.display.map((card) => `card:${card}`),
    ...view.voices.row.map((_, position) => `veil:${position}`),
  ]);
}

it('has all kinds of decisions among the recorded positions', () => {
  const kinds = positions.flatMap((it) =>
    it.choices.map(({ action }) => (typeof action === 'string' ? action : (Object.keys(action)[0] ?? ''))),
  );
  expect(new Set(kinds).size).toBe(14);
});

it.each(positions.map((it, at) => [at, JSON.stringify(it.view.question), it] as const))(
  'finds every choice on the board: position %i, asked %s',
  (_at, _frame, { view, choices }) => {
    const board = drawn(view);
    const all = ways(view, choices);
    expect(new Set(all.map((way) => way.choice))).toEqual(new Set(choices));
    // No two choices are picked alike, and each pick is a piece or a plaque.
    expect(new Set(all.map((way) => way.picks.join(' '))).size).toBe(all.length);
    for (const { picks, choice: wanted } of all) {
      picks.forEach((pick, at) => {
        expect(ahead(all, picks.slice(0, at)).next).toContain(pick);
        if (!onPlaque(pick)) expect(board, wanted.text).toContain(pick);
      });
      expect(ahead(all, picks).done).toBe(wanted);
    }
  },
);

it('lets two voice cards be picked in either order, and a third one after them', () => {
  const looks: Action[] = [3, 5, 6, 7].map((positions) => ({ referendum: { positions } }));
  const all = ways(VIEW, looks.map(choice));
  for (const order of [
    ['veil:1', 'veil:3'],
    ['veil:3', 'veil:1'],
  ]) {
    const { done, next } = ahead(all, ['card:referendum', ...order]);
    expect(done?.action).toEqual({ referendum: { positions: 5 } });
    expect(next).toEqual(new Set(['veil:2']));
  }
});

it('leads to every choice by picks of its own', () => {
  const all = ways(VIEW, ALL.map(choice));
  for (const way of all) {
    way.picks.forEach((pick, at) => expect(ahead(all, way.picks.slice(0, at)).next).toContain(pick));
    expect(ahead(all, way.picks).done).toBe(way.choice);
  }
});

it('answers the questions of the later phases at pieces on the map', () => {
  const later: Action[] = [
    { migrate: { city: 4, voice: 'culture' } },
    { migrate: { city: 4, voice: 'health' } },
    { demolish: { city: 0, cell: 54 } },
    { starve: { city: 0 } },
    { castle: { cell: 99 } },
  ];
  const all = ways(VIEW, later.map(choice));
  expect(all.map((way) => way.picks[0])).toEqual(['cell:17', 'cell:17', 'cell:54', 'cell:53', 'cell:99']);
});

it('says the same action with another cell, for the rules to tell why it is not offered', () => {
  let asked = 0;
  for (const { choices } of positions) {
    for (const choice of choices) {
      const { action } = choice;
      const where = typeof action === 'string' ? {} : Object.values(action)[0];
      const cell: unknown = 'cell' in where ? where.cell : null;
      if (typeof cell !== 'number') {
        expect(elsewhere(choice, 3)).toBe(null);
        continue;
      }
      asked += 1;
      expect(elsewhere(choice, cell)).toBe(choice.text);
      const other = elsewhere(choice, 999)?.split(' ') ?? [];
      const words = choice.text.split(' ');
      expect(other.map((word, at) => (word === '999' ? String(cell) : word) === words[at])).not.toContain(
        false,
      );
      expect(other.filter((word) => word === '999')).toHaveLength(1);
    }
  }
  expect(asked).toBeGreaterThan(20);
});
