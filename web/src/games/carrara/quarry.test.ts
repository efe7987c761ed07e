import { describe, expect, it } from 'vitest';
import { lying } from './quarry.ts';

const place = ({ far, angle }: { far: number; angle: number }) => ({
  x: far * Math.sin((angle * Math.PI) / 180),
  y: far * Math.cos((angle * Math.PI) / 180),
});

describe('bricks of a segment', () => {
  // Eleven bricks lie on the wheel at most, and they may all lie in one segment.
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('%i lie beside each other inside of it', (count) => {
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
});
