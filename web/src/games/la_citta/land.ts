/** What the printed board tells about a place: what it borders, what it yields, which cities are near. */

import { CELLS, SLOTS } from './map.ts';
import type { City, View } from './types.ts';

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const key = (q: number, r: number): string => `${q},${r}`;
const cellAt = new Map(CELLS.map(([q, r], cell) => [key(q, r), cell]));
const slotAt = new Map(SLOTS.flatMap((hexes, slot) => hexes.map(([q, r]) => [key(q, r), slot] as const)));

/** Cells next to each cell. */
export const NEXT: readonly (readonly number[])[] = CELLS.map(([q, r]) =>
  STEPS.flatMap(([dq, dr]) => cellAt.get(key(q + dq, r + dr)) ?? []),
);
/** Terrain slots each cell borders: one or two. */
export const BORDERS: readonly (readonly number[])[] = CELLS.map(([q, r]) => [
  ...new Set(STEPS.flatMap(([dq, dr]) => slotAt.get(key(q + dq, r + dr)) ?? [])),
]);

/** Whether so many players may build there. */
export const isOpen = (view: View, cell: number): boolean =>
  (CELLS[cell]?.[2] ?? Infinity) <= view.players.length;

const grain = (terrain: string | undefined): number =>
  terrain?.startsWith('farmland') ? Number(terrain.split('_')[1]) : 0;
export const terrainAt = (view: View, cell: number): string[] =>
  (BORDERS[cell] ?? []).map((slot) => view.terrain[slot] ?? 'water');
/** Food a castle or farm harvests there. */
export const foodAt = (view: View, cell: number): number =>
  terrainAt(view, cell).reduce((sum, terrain) => sum + grain(terrain), 0);
/** Gold a quarry earns there each year. */
export const goldAt = (view: View, cell: number): number =>
  terrainAt(view, cell).filter((terrain) => terrain === 'mountain').length;

/** What building on a cell would bring: a sign and a number, or arches. */
export interface Gain {
  sign?: string;
  text?: string;
  arches?: readonly number[];
}

/** The cities a cell belongs to or touches. */
export function citiesAt(view: View, cell: number): City[] {
  const around = new Set([cell, ...(NEXT[cell] ?? [])]);
  return view.cities.filter((city) => city.tiles.some((tile) => around.has(tile.cell)));
}

/** Cities of others with one or two empty cells between: citizens move between them. */
export function neighbours(view: View, city: City): City[] {
  const owner = new Map(view.cities.flatMap((one) => one.tiles.map((tile) => [tile.cell, one] as const)));
  const seen = new Set(city.tiles.map((tile) => tile.cell));
  const near = new Set<City>();
  let edge = [...seen];
  for (let far = 0; far < 3; far += 1) {
    const on: number[] = [];
    for (const cell of edge.flatMap((one) => NEXT[one] ?? [])) {
      if (seen.has(cell)) continue;
      seen.add(cell);
      const other = owner.get(cell);
      if (!other) on.push(cell);
      else if (other.owner !== city.owner) near.add(other);
    }
    edge = on;
  }
  return [...near].toSorted((a, b) => a.id - b.id);
}

export interface Pull {
  from: City;
  to: City;
}
/** Who would lose a citizen to whom if this voice were in force: culture 0, education 1, health 2. */
export const pulls = (view: View, voice: number): Pull[] =>
  view.cities.flatMap((to) =>
    neighbours(view, to)
      .filter((from) => (to.attraction[voice] ?? 0) > (from.attraction[voice] ?? 0))
      .map((from) => ({ from, to })),
  );
