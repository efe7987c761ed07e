/** How bricks lie in a segment of the wheel. Lengths are hundredths of the wheel's width. */

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

/** Few bricks lie wide apart and are large; many share the room. The outer row comes first. */
export function lying(count: number): Lying {
  if (count <= 2) return { size: 9.2, reach: 11.5, slots: rows([33, ...(count < 2 ? [0] : [-11, 11])]) };
  if (count <= 5) {
    const inner = count === 4 ? [0] : [-14.6, 14.6];
    return { size: 8.8, reach: 11.5, slots: rows([35, -19.4, 0, 19.4], [23.2, ...inner]) };
  }
  if (count <= 7)
    return { size: 8, reach: 9.2, slots: rows([36, -22.8, -7.6, 7.6, 22.8], [26, -20.6, 0, 20.6]) };
  return {
    size: 6.6,
    reach: 7.2,
    slots: rows([36.4, -22.5, -7.5, 7.5, 22.5], [28.6, -22, -7.3, 7.3, 22], [20.6, -21, 0, 21]),
  };
}
