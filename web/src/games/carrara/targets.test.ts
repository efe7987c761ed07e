import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CITIES, KINDS, PLACES } from './material.ts';
import { added, canAdd, cheapest, claims, NOTHING, same, targets } from './targets.ts';
import type { Action, Bricks, Choice, View } from './types.ts';

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

/** Positions of real games: every kind of decision is among them. */
const positions = JSON.parse(readFileSync(new URL('positions.fixture.json', import.meta.url), 'utf8')) as {
  view: View;
  choices: Choice[];
}[];

/** Whether the bricks can be tapped one after the other, each lit by then, and mean one offer only. */
function reached(offers: readonly { bricks: Bricks }[], wanted: Bricks): boolean {
  let chosen: Bricks = NOTHING;
  for (const [color, count] of wanted.entries()) {
    for (let taken = 0; taken < count; taken += 1) {
      if (!canAdd(offers, chosen, color)) return false;
      chosen = added(chosen, color);
    }
  }
  return offers.filter((offer) => same(offer.bricks, chosen)).length === 1;
}

describe('recorded positions of Carrara', () => {
  it('have all kinds of decisions among them', () => {
    const kinds = positions.flatMap((it) =>
      it.choices.map(({ action }) => (typeof action === 'string' ? action : (Object.keys(action)[0] ?? ''))),
    );
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(11);
  });

  it.each(positions.map((it, at) => [at, JSON.stringify(it.view.question), it] as const))(
    'lie on the board with every choice: position %i, asked %s',
    (_at, _frame, { view, choices }) => {
      const found = targets(choices);
      const seat = typeof view.viewer === 'object' ? view.viewer.seat : 0;
      const own = new Set<string>(view.players[seat]?.cities.flat());
      const stands = new Set<string>([...view.display, ...view.great].filter((one) => one !== null));
      for (const [building, cities] of found.builds) {
        expect(stands).toContain(building);
        for (const city of cities.keys()) expect(CITIES).toContain(city);
      }
      for (const [building, olds] of found.replaces) {
        expect(stands).toContain(building);
        for (const old of olds.keys()) expect(own).toContain(old);
      }
      for (const id of found.scores.keys()) expect([...PLACES, ...KINDS]).toContain(id);
      for (const object of found.purchases.keys()) expect(view.field).toContain(object);
      for (const token of found.upgrades.keys()) expect(view.upgrades).toContain(token);
      const lost = [
        ...found.takes.filter(
          ({ segment, bricks }) =>
            !reached(
              found.takes.filter((take) => take.segment === segment),
              bricks,
            ),
        ),
        ...found.pays.filter(({ bricks }) => !reached(found.pays, bricks)),
      ];
      expect(lost).toEqual([]);
      const count =
        [found.buy, found.still, found.announce].filter(Boolean).length +
        [...found.builds.values(), ...found.replaces.values()].reduce((sum, inner) => sum + inner.size, 0) +
        [found.scores, found.upgrades, found.purchases].reduce((sum, one) => sum + one.size, 0) +
        [found.takes, found.pays, found.rest].reduce((sum, one) => sum + one.length, 0);
      expect(count).toBe(choices.length);
    },
  );
});

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
    // Buying and announcing have a button too.
    const twice = [found.buy, found.still, found.announce];
    expect([...twice, ...found.rest].filter(Boolean)).toEqual(
      expect.arrayContaining(choices.filter((one) => !claims(one))),
    );
    expect(found.rest.filter((one) => claims(one))).toEqual([]);
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
