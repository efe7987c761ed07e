/** How bricks lie in a segment of the wheel. Lengths are hundredths of the wheel's width. */

import { total } from './material.ts';
import type { Bricks } from './types.ts';

/** A brick, or a pile of bricks of one colour. */
export interface Heap {
  color: number;
  /** Which one of its colour. */
  nth: number;
  count: number;
  /** How many of it are picked. */
  picked: number;
}

/** Drawing: so many bricks in one segment are too small to be told apart by a finger: there they lie in piles. */
const CROWD = 8;

export function heaps(bricks: Bricks, chosen: Bricks): Heap[] {
  const crowded = total(bricks) >= CROWD;
  return bricks.flatMap((count, color): Heap[] => {
    const picked = chosen[color] ?? 0;
    if (crowded) return count ? [{ color, nth: 0, count, picked }] : [];
    return Array.from({ length: count }, (_, nth) => ({
      color,
      nth,
      count: 1,
      picked: Number(nth < picked),
    }));
  });
}

export interface Lying {
  /** How wide a brick is drawn. */
  size: number;
  /** How wide a finger may miss it and still hit: no neighbour is nearer. */
  reach: number;
  /** Distance from the hub and angle to the middle of the segment, in degrees. */
  slots: readonly { far: number; angle: number }[];
}

const rows = (...list: readonly (readonly [far: number, ...angles: number[]])[]) =>
  list.flatMap(([far, ...angles]) => angles.map((angle) => ({ far, angle })));

/** Drawing: few lie wide apart and are large; many, seven at most, share the room. The outer row comes first. */
export function lying(count: number): Lying {
  if (count <= 2) return { size: 9.2, reach: 11.5, slots: rows([33, ...(count < 2 ? [0] : [-11, 11])]) };
  if (count <= 5) {
    const inner = count === 4 ? [0] : [-14.6, 14.6];
    return { size: 8.8, reach: 11.5, slots: rows([35, -19.4, 0, 19.4], [23.2, ...inner]) };
  }
  return { size: 8, reach: 8.4, slots: rows([36, -22.8, -7.6, 7.6, 22.8], [26, -20.6, 0, 20.6]) };
}
