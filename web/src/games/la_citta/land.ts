/** What the printed board tells about a place: what it borders and which cities are near. */

import { CELLS, SLOTS } from '../../generated/la_citta.ts';
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

export const isOpen = (view: View, cell: number): boolean => !view.sites.closed.includes(cell);
export const terrainAt = (view: View, cell: number): string[] =>
  (BORDERS[cell] ?? []).map((slot) => view.terrain[slot] ?? 'water');

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

export interface Pull {
  from: City;
  to: City;
}
/** The cities with these numbers. */
export const named = (view: View, ids: readonly number[]): City[] =>
  view.cities.filter((city) => ids.includes(city.id));
/** Who would lose a citizen to whom if this voice were in force: its place among the voices. */
export const pulls = (view: View, voice: number): Pull[] =>
  view.cities.flatMap((to) => named(view, to.draws[voice] ?? []).map((from) => ({ from, to })));
