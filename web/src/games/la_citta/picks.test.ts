import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ahead } from '../steps.ts';
import { CELLS, HILLS, SLOTS } from './map.ts';
import { ways } from './picks.ts';
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

it('draws the map of the rules', () => {
  const rules = readFileSync(new URL('../../../../docs/rules/la_citta.toml', import.meta.url), 'utf8');
  const zones = { light_green: 2, brownish: 3, yellow_green: 4 } as const;
  const cells = [...rules.matchAll(/\{ id = \d+, q = (\d+), r = (\d+), zone = "(\w+)"/g)].map(
    ([, q, r, zone]) => [Number(q), Number(r), zones[zone as keyof typeof zones]],
  );
  expect(cells).toEqual(CELLS);
  const slots = [...rules.matchAll(/points = "\w+", .*?hexes = (\[\[.*?\]\])/g)].map(
    ([, hexes]) => JSON.parse(hexes ?? '') as number[][],
  );
  expect(slots).toEqual(SLOTS);
  const hills = /junctions = (\[[^=]*?\]\s*\])/.exec(rules)?.[1] ?? '';
  expect(JSON.parse(hills.replace(/,\s*\]/g, ']'))).toEqual(HILLS);
});
