import { describe, expect, it } from 'vitest';
import { bestPlace } from './scrollToPickable.ts';

describe('bringing pieces in', () => {
  const cards = [0, 1, 2].map((at): [number, number] => [900 + at * 100, 980 + at * 100]);

  it('stays where half of them are seen', () => {
    expect(bestPlace(cards, 700, 400)).toBeNull();
    expect(bestPlace([[10, 50], ...cards.slice(0, 1)], 0, 400)).toBeNull();
    expect(bestPlace([], 0, 400)).toBeNull();
  });

  it('goes where most of them are, by the shortest way', () => {
    expect(bestPlace(cards, 0, 400)).toBe(1180 + 10 - 400);
    expect(bestPlace(cards, 2000, 400)).toBe(900 - 10);
    // One is seen, three are not.
    expect(bestPlace([[10, 50], ...cards], 0, 400)).toBe(1180 + 10 - 400);
  });

  it('takes what it can where not all have room', () => {
    const place = bestPlace(cards, 0, 200);
    expect(place).toBe(1080 + 10 - 200);
  });
});
