import { describe, expect, it } from 'vitest';
import { added, canAdd, cheapest, claims, NOTHING, same, targets } from './targets.ts';
import type { Action, Choice } from './types.ts';

const choice = (action: Action): Choice => ({ action, text: JSON.stringify(action), label: '' });

/** One choice of every kind there is. */
const ALL: Action[] = [
  'buy',
  'buy_no_rotate',
  'pass',
  'announce',
  'done',
  { build: { building: 'villa_3', city: 'pisa' } },
  { build: { building: 'villa_3', city: 'lucca' } },
  { replace: { old: 'gate_3', new: 'castle_8' } },
  { score: { type: 'library' } },
  { score: { city: 'pisa' } },
  { score: { special: 'city_buildings_field' } },
  { take: { segment: 2, bricks: [0, 0, 0, 1, 1, 0] } },
  { pay: [0, 1, 0, 0, 0, 0] },
  { upgrade: 'lucca' },
  { upgrade: null },
  { purchase: 'crown' },
];

describe('the board of Carrara', () => {
  it('offers every choice at exactly one place', () => {
    const choices = ALL.map(choice);
    const found = targets(choices);
    const offered = [
      found.buy,
      found.still,
      found.announce,
      ...[...found.builds.values(), ...found.replaces.values()].flatMap((inner) => [...inner.values()]),
      ...found.scores.values(),
      ...found.takes.map((take) => take.choice),
      ...found.pays.map((pay) => pay.choice),
      ...found.upgrades.values(),
      ...found.purchases.values(),
      ...found.rest,
    ];
    expect(new Set(offered)).toEqual(new Set(choices));
    expect(offered).toHaveLength(choices.length);
    expect(found.rest).toEqual(choices.filter((one) => !claims(one)));
  });

  it('lets bricks be added only towards an offer', () => {
    const offers = [{ bricks: [0, 0, 0, 1, 0, 0] }, { bricks: [0, 0, 0, 1, 1, 0] }];
    expect(canAdd(offers, NOTHING, 3)).toBe(true);
    expect(canAdd(offers, added(NOTHING, 3), 3)).toBe(false);
    expect(canAdd(offers, added(NOTHING, 3), 4)).toBe(true);
    expect(canAdd(offers, NOTHING, 0)).toBe(false);
  });

  it('proposes to pay with coarse bricks and keep fine ones', () => {
    const pays = [
      [1, 0, 1, 0, 0, 0],
      [0, 0, 2, 0, 0, 0],
      [2, 0, 0, 0, 0, 0],
    ].map((bricks) => ({
      bricks,
      choice: choice({ pay: bricks as [number, number, number, number, number, number] }),
    }));
    expect(same(cheapest(pays) ?? [], [0, 0, 2, 0, 0, 0])).toBe(true);
    expect(cheapest([])).toBeNull();
  });
});
