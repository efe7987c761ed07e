/** What is in the box, as far as a drawing needs it. Numbers are those of the view where it has them. */

import book from 'icon:book-cover';
import coatOfArms from 'icon:checked-shield';
import crown from 'icon:crown';
import cup from 'icon:jeweled-chalice';
import flag from 'icon:flying-flag';
import gate from 'icon:gate';
import town from 'icon:family-house';
import tree from 'icon:fruit-tree';
import type { Value } from './types.ts';

export const COLORS = ['white', 'yellow', 'red', 'green', 'blue', 'black'] as const;
export const LETTERS = ['W', 'Y', 'R', 'G', 'B', 'K'] as const;
export const CITIES = ['livorno', 'pisa', 'lucca', 'viareggio', 'massa', 'lerici'] as const;
export const KINDS = ['library', 'cathedral', 'palace', 'gate', 'castle', 'villa'] as const;
export const OBJECTS = ['book', 'cup', 'crown', 'gate_object', 'flag', 'coat_of_arms'] as const;
export const FIELDS = ['city_buildings_field', 'country_buildings_field'] as const;
/** In the order of `values` of a player. */
export const PLACES = [...CITIES, ...FIELDS] as const;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

export type City = (typeof CITIES)[number];
export type Kind = (typeof KINDS)[number];
export type Goods = (typeof OBJECTS)[number];
export type Field = (typeof FIELDS)[number];
export type Place = (typeof PLACES)[number];

export const OBJECT_ICONS: Readonly<Record<Goods, string>> = {
  book,
  cup,
  crown,
  gate_object: gate,
  flag,
  coat_of_arms: coatOfArms,
};

/** Signs of the two special fields. */
export const FIELD_ICONS: Readonly<Record<Field, string>> = {
  city_buildings_field: town,
  country_buildings_field: tree,
};

/** Own buildings it takes to score a city: printed on the city, so not in the view. */
export const MINIMUM: readonly number[] = [2, 2, 2, 3, 3, 3];

/** What a point of cost is worth at each place once its upgrade token lies there. */
export const UPGRADED: readonly Value[] = [
  { coins: 2, vp: 4 },
  { coins: 5, vp: 1 },
  { coins: 1, vp: 3 },
  { coins: 3, vp: 1 },
  { coins: 0, vp: 2 },
  { coins: 1, vp: 1 },
  { coins: 1, vp: 1 },
  { coins: 0, vp: 2 },
];

export const kindOf = (building: string): Kind => building.slice(0, building.lastIndexOf('_')) as Kind;
export const costOf = (building: string): number => Number(building.slice(building.lastIndexOf('_') + 1));
export const isCountry = (building: string): boolean =>
  building.startsWith('castle') || building.startsWith('villa');
export const objectOf = (kind: Kind): Goods => OBJECTS[KINDS.indexOf(kind)] ?? 'book';

/** The price ring of the wheel: dear at I for white, one less for each step. */
export const priceAt = (segment: number, color: number): number => Math.max(0, 6 - segment - color);

export const total = (bricks: readonly number[]): number => bricks.reduce((sum, count) => sum + count, 0);

/** One entry per brick: the index of its colour. */
export const spread = (bricks: readonly number[]): number[] =>
  bricks.flatMap((count, color) => Array<number>(count).fill(color));
