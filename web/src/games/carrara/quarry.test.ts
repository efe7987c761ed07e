import { describe, expect, it } from 'vitest';
import { heaps, lying } from './quarry.ts';

const place = ({ far, angle }: { far: number; angle: number }) => ({
  x: far * Math.sin((angle * Math.PI) / 180),
  y: far * Math.cos((angle * Math.PI) / 180),
});

describe('bricks of a segment', () => {
  const NONE = [0, 0, 0, 0, 0, 0];
  it('up to seven lie singly, the picked ones of a colour first', () => {
    expect(heaps([2, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 0])).toEqual([
      { color: 0, nth: 0, count: 1, picked: 1 },
      { color: 0, nth: 1, count: 1, picked: 0 },
      { color: 3, nth: 0, count: 1, picked: 0 },
    ]);
    expect(heaps([2, 1, 1, 1, 1, 1], NONE)).toHaveLength(7);
  });
  // Eleven bricks lie on the wheel at most, and they may all lie in one segment.
  it('more lie in piles, one for each colour', () => {
    expect(heaps([5, 0, 3, 0, 0, 0], [2, 0, 0, 0, 0, 0])).toEqual([
      { color: 0, nth: 0, count: 5, picked: 2 },
      { color: 2, nth: 0, count: 3, picked: 0 },
    ]);
    expect(heaps([6, 1, 1, 1, 1, 1], NONE)).toHaveLength(6);
  });
  it.each([1, 2, 3, 4, 5, 6, 7])('%i lie beside each other inside of it', (count) => {
    const { size, reach, slots } = lying(count);
    expect(slots.length).toBeGreaterThanOrEqual(count);
    expect(reach).toBeGreaterThanOrEqual(size);
    const places = slots.slice(0, count).map(place);
    for (const [at, { x, y }] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(reach);
      }
      // Between the hub, the rim of prices and the lines to the neighbours.
      expect(Math.hypot(x, y) - size / 2).toBeGreaterThan(12);
      expect(Math.hypot(x, y) + size / 2).toBeLessThan(41.5);
      expect(y * Math.sin(Math.PI / 6) - Math.abs(x) * Math.cos(Math.PI / 6)).toBeGreaterThan(size / 3);
    }
  });
  it('no two targets overlap, not even those of neighbouring segments', () => {
    // Drawn as circles of the width of their reach.
    const circles = (count: number, turn: number) => {
      const { reach, slots } = lying(count);
      return slots
        .slice(0, count)
        .map(({ far, angle }) => ({ ...place({ far, angle: angle + turn }), reach }));
    };
    for (let one = 1; one <= 7; one += 1) {
      for (let other = 1; other <= 7; other += 1) {
        for (const a of circles(one, 0)) {
          for (const b of circles(other, 60)) {
            const apart = Math.hypot(a.x - b.x, a.y - b.y);
            expect(apart, `${one} beside ${other}`).toBeGreaterThanOrEqual((a.reach + b.reach) / 2);
          }
        }
      }
    }
  });
});
