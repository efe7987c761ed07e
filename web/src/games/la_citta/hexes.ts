/** Where hexagons lie on the sheet, in its own units. */

import { BORDERS } from './land.ts';
import { CELLS, SLOTS } from '../../generated/la_citta.ts';

const SIZE = 10;
const WIDTH = SIZE * Math.sqrt(3);

export interface Spot {
  x: number;
  y: number;
}

export const at = (q: number, r: number): Spot => ({ x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r });

/** Where each cell lies. */
export const SPOTS: readonly Spot[] = CELLS.map(([q, r]) => at(q, r));

const corners = (size: number): [number, number][] =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = ((60 * corner - 30) * Math.PI) / 180;
    return [size * Math.cos(angle), size * Math.sin(angle)];
  });
const WHOLE = corners(SIZE + 0.15);
const INNER = corners(SIZE - 0.7);

const path = (around: readonly [number, number][], { x, y }: Spot): string =>
  `M${around.map(([dx, dy]) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`).join('L')}Z`;
/** The outline of a hexagon that touches its neighbours. */
export const whole = (spot: Spot): string => path(WHOLE, spot);
/** The outline of a hexagon with a gap around it. */
export const inner = (spot: Spot): string => path(INNER, spot);

export const middle = (hexes: readonly (readonly [number, number])[]): Spot => {
  const points = hexes.map(([q, r]) => at(q, r));
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  };
};

/** The part of the board that is played on, with the terrain around it. */
export function sheet(closed: readonly number[]): { x: number; y: number; width: number; height: number } {
  const open = CELLS.flatMap((_, cell) => (closed.includes(cell) ? [] : [cell]));
  const slots = new Set(open.flatMap((cell) => BORDERS[cell] ?? []));
  const all = [
    ...open.map((cell) => SPOTS[cell] ?? { x: 0, y: 0 }),
    ...[...slots].flatMap((slot) => (SLOTS[slot] ?? []).map(([q, r]) => at(q, r))),
  ];
  const xs = all.map((spot) => spot.x);
  const ys = all.map((spot) => spot.y);
  const [x, y] = [Math.min(...xs) - WIDTH, Math.min(...ys) - SIZE * 1.5];
  return { x, y, width: Math.max(...xs) + WIDTH - x, height: Math.max(...ys) + SIZE * 1.5 - y };
}
