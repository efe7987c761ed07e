/** What is in the box, as far as a drawing needs it. All numbers come from the rules. */

import book from 'icon:book-cover';
import coatOfArms from 'icon:checked-shield';
import crown from 'icon:crown';
import cup from 'icon:jeweled-chalice';
import flag from 'icon:flying-flag';
import gate from 'icon:gate';
import town from 'icon:family-house';
import tree from 'icon:fruit-tree';
import { BUILDINGS, type Building, type Class, type Object as Goods } from '../../generated/carrara.ts';

export {
  ANNOUNCE_VP,
  BUILDINGS,
  CARDS,
  CITIES,
  CITY_FACTS,
  COLORS,
  FIELDS,
  KINDS,
  OBJECT_PRICE,
  OBJECTS,
  PLACES,
  PRICES,
  RELIEF,
  UPGRADED,
} from '../../generated/carrara.ts';
export type {
  Building,
  City,
  Class as Field,
  Color,
  Kind,
  Object as Goods,
  Place,
} from '../../generated/carrara.ts';

/** Letters of the colours, for readers who cannot tell them apart. */
export const LETTERS = ['W', 'Y', 'R', 'G', 'B', 'K'] as const;
/** Printed on the segments of the wheel. */
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

export const OBJECT_ICONS: Readonly<Record<Goods, string>> = {
  book,
  cup,
  crown,
  gate_object: gate,
  flag,
  coat_of_arms: coatOfArms,
};

/** Signs of the two special fields. */
export const FIELD_ICONS: Readonly<Record<Class, string>> = {
  city_buildings_field: town,
  country_buildings_field: tree,
};

/** What is printed on a building. */
export const printed = (building: string) => BUILDINGS[building as Building];

export const total = (bricks: readonly number[]): number => bricks.reduce((sum, count) => sum + count, 0);

/** One entry per brick: the index of its colour. */
export const spread = (bricks: readonly number[]): number[] =>
  bricks.flatMap((count, color) => Array<number>(count).fill(color));
