/** What a tile in hand would bring on a cell. */

import meeple from 'icon:meeple';
import { icons } from '../../ui/icons.ts';
import { archesOf, BUILDINGS, SIGNS } from './art.ts';
import { citiesAt, type Gain } from './land.ts';
import type { View } from './types.ts';

export function gainAt(view: View, me: number | null, picked: readonly string[], cell: number): Gain | null {
  const food = { sign: SIGNS['farmland'] ?? '', text: `+${view.sites.food[cell] ?? 0}` };
  if (picked[0] === 'found' || view.question?.kind === 'place') return food;
  const building = picked.findLast((one) => /^(tile|card):/.test(one))?.replace(/^\w+:/, '');
  if (!building) return null;
  if (building === 'farm') return food;
  if (building === 'quarry') return { sign: icons.gold, text: `+${view.sites.gold[cell] ?? 0}` };
  const [home] = citiesAt(view, cell).filter((one) => one.owner === me);
  const most = (limit: number | null | undefined) => `≤${limit ?? '∞'}`;
  if (building === 'market') return { sign: meeple, text: most(home?.limit_with_market) };
  const arches = archesOf(building);
  const water = building in BUILDINGS && BUILDINGS[building as keyof typeof BUILDINGS].water;
  const lifts = home && water && home.limit_with_water !== home.limit;
  return { arches, ...(lifts ? { text: most(home.limit_with_water) } : { sign: SIGNS[building] ?? '' }) };
}
