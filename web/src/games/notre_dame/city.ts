/** Where things lie on the map: the city is a great rose window, the cathedral its heart. */

import { SPOTS } from '../../generated/notre_dame.ts';
import type { Market, Sector } from './types.ts';

export interface Point {
  x: number;
  y: number;
}

export type Spot = (typeof SPOTS)[number];

/** Distance from the middle, and the angle as a part of half a borough. */
const AT: Readonly<Record<Spot, readonly [number, number]>> = {
  center: [345, 0],
  inner_ccw: [248, -0.56],
  inner_cw: [248, 0.56],
  outer_cw: [446, 0.79],
  outer_ccw: [446, -0.79],
};
const WINDOWS: Readonly<Record<Sector, readonly [number, number]>> = {
  cloister_school: [452, -0.48],
  bank: [452, -0.16],
  residence: [452, 0.16],
  carriage_house: [452, 0.48],
  hotel: [350, -0.4],
  park: [350, 0.4],
  hospital: [246, 0],
};

export interface City {
  boroughs: number;
  /** The borough at the bottom. */
  front: number;
  /** Whether it is larger than the others: unless it is shown for itself. */
  grown: boolean;
}

/** How much wider than the others the front borough may be. */
const FRONT = 1.55;
function half({ boroughs, front, grown }: City, borough: number): number {
  const wide = grown ? FRONT : 1;
  return (Math.PI * (borough === front ? wide : 1)) / (boroughs - 1 + wide);
}
/** Clockwise on the page, as the seats go; the front borough lies at the bottom. */
function middle(city: City, borough: number): number {
  const along = (borough - city.front + city.boroughs) % city.boroughs;
  if (along === 0) return Math.PI / 2;
  return Math.PI / 2 + half(city, city.front) + (2 * along - 1) * half(city, borough);
}
/** How large the pieces of a borough are drawn. */
export const scaleOf = (city: City, borough: number): number =>
  !city.grown || borough === city.front ? 1.45 : 1;

export function polar(city: City, borough: number, radius: number, part: number): Point {
  const angle = middle(city, borough) + part * half(city, borough);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export const split = (market: Market): [number, Spot] => {
  const [borough = '', ...spot] = market.split('_');
  return [Number(borough.slice(1)), spot.join('_') as Spot];
};
export const marketOf = (borough: number, spot: Spot): Market => `b${borough}_${spot}` as Market;

export function marketAt(city: City, market: Market): Point {
  const [borough, spot] = split(market);
  const [radius, part] = AT[spot];
  return polar(city, borough, radius, part);
}
export const windowAt = (city: City, borough: number, sector: Sector): Point =>
  polar(city, borough, ...WINDOWS[sector]);

const f = (value: number): string => value.toFixed(1);

/** The street between two markets: along the ring where both lie equally far out. */
export function street(city: City, from: Market, to: Market): string {
  const a = marketAt(city, from);
  const b = marketAt(city, to);
  const radius = Math.hypot(a.x, a.y);
  if (Math.abs(radius - Math.hypot(b.x, b.y)) > 1) return `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`;
  const sweep = a.x * b.y - a.y * b.x > 0 ? 1 : 0;
  return `M${f(a.x)} ${f(a.y)}A${f(radius)} ${f(radius)} 0 0 ${sweep} ${f(b.x)} ${f(b.y)}`;
}

/** The ground of a borough: a piece of the ring. */
export function ground(city: City, borough: number, inner = 150, outer = 492): string {
  const gap = 0.985;
  const p = (radius: number, part: number) => {
    const { x, y } = polar(city, borough, radius, part);
    return `${f(x)} ${f(y)}`;
  };
  return `M${p(inner, -gap)}A${inner} ${inner} 0 0 1 ${p(inner, gap)}L${p(outer, gap)}A${outer} ${outer} 0 0 0 ${p(outer, -gap)}Z`;
}

/** The tile of the cathedral has as many sides as there are boroughs around it. */
export function tile(city: City, radius: number): string {
  const corners: string[] = [];
  for (let i = 0; i < city.boroughs; i += 1) {
    const { x, y } = polar(city, i, radius, 1);
    corners.push(`${f(x)},${f(y)}`);
  }
  return corners.join(' ');
}

/** A way over several markets. */
export const way = (city: City, markets: readonly Market[]): string =>
  markets
    .slice(1)
    .map((to, at) => street(city, markets[at] ?? to, to))
    .join('');

/** In hundredths of the map, for pieces that lie over the drawing. */
export const percent = (value: number): string => `${((value + 500) / 10).toFixed(2)}%`;
