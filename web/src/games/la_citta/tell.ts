/** What the inspector and readers of the map are told about cells and cities. */

import type { SeatStyle, Words } from '../contract.ts';
import { townOf } from './art.ts';
import { citiesAt, isOpen, named, terrainAt } from './land.ts';
import type { City, View } from './types.ts';

type Seats = readonly SeatStyle[];

/** Where a cell lies: what it borders and whose city is there. */
export function whereIs(
  view: View,
  seats: Seats,
  t: Words,
  list: (words: string[]) => string,
  cell: number,
): string {
  const terrain = list(terrainAt(view, cell).map((one) => t(one)));
  const near = citiesAt(view, cell).map((one) =>
    t('city-of', { city: townOf(t, one), name: seats[one.owner]?.name ?? '' }),
  );
  return near.length
    ? t('where-near', { terrain, cell, cities: list(near) })
    : t('where-empty', { terrain, cell });
}

/** What an empty cell is good for. */
export function siteFacts(view: View, t: Words, cell: number): string[] {
  if (!isOpen(view, cell)) return [t('table-forbidden')];
  return [
    t('site-yields', { food: view.sites.food[cell] ?? 0, gold: view.sites.gold[cell] ?? 0 }),
    ...(terrainAt(view, cell).includes('water') ? [t('site-water')] : []),
  ];
}

/** A city, and how it compares with its neighbours. */
export const cityFacts = (view: View, seats: Seats, t: Words, at: City): string[] => [
  t('city-of', { city: townOf(t, at), name: seats[at.owner]?.name ?? '' }),
  at.limit === null
    ? t('city-people_free', { citizens: at.citizens, free: at.free })
    : t('city-people', { citizens: at.citizens, limit: at.limit, free: at.free }),
  t('city-yield', { food: at.food, gold: at.gold }),
  t('city-voices', {
    culture: at.attraction[0],
    education: at.attraction[1],
    health: at.attraction[2],
  }),
  ...named(view, at.neighbours).map((other) =>
    t('city-compare', {
      city: townOf(t, other),
      name: seats[other.owner]?.name ?? '',
      culture: `${at.attraction[0]}:${other.attraction[0]}`,
      education: `${at.attraction[1]}:${other.attraction[1]}`,
      health: `${at.attraction[2]}:${other.attraction[2]}`,
    }),
  ),
];
