import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  GEMS,
  PERSONS,
  PLOYS,
  type Action,
  type Mission,
  type PlayerView,
  type View,
} from '../../generated/habemus_papam.ts';
import { lights } from '../../ui/pieces.ts';
import { ALLIANCES, ARMS, CHARGES } from './cards.ts';
import { pieces, spoken, targets } from './targets.ts';
import { gemsOf, progress, shownBid } from './votes.ts';

/** Positions of real games: every kind of decision is among them. */
const positions = JSON.parse(readFileSync(new URL('positions.fixture.json', import.meta.url), 'utf8')) as {
  view: View;
  choices: { text: string; action: Action }[];
}[];

const kind = (action: Action) => (typeof action === 'string' ? action : (Object.keys(action)[0] ?? ''));

/** Every piece the board draws in a position. */
function drawn(view: View): Set<string> {
  const all = new Set<string>();
  const { political, action, cardinal, camerlengo } = view.offer;
  if (political) all.add('offer:political');
  if (action) all.add('offer:action');
  if (cardinal) all.add('offer:cardinal');
  if (camerlengo) all.add('offer:camerlengo');
  for (const player of view.players) for (const person of player.display.persons) all.add(`person:${person}`);
  const seat = typeof view.viewer === 'string' ? -1 : view.viewer.seat;
  const me = view.players[seat];
  if (!me) return all;
  GEMS.forEach((id, at) => {
    for (let nth = 0; nth < (me.goods.gems[at] ?? 0); nth += 1) all.add(`gem:${id}:${nth}`);
  });
  PLOYS.forEach((ploy, at) => {
    if (me.goods.ploys[at]) all.add(`ploy:${ploy}`);
  });
  for (const mission of me.known_missions ?? []) all.add(`mission:${mission}`);
  return all;
}

describe('every decision is a piece of the board', () => {
  it('has all kinds of decisions in its fixtures', () => {
    const kinds = new Set(positions.flatMap((it) => it.choices.map((choice) => kind(choice.action))));
    const all = ['banish', 'bid', 'bribe', 'decline', 'discard', 'pass', 'play', 'swap', 'take'];
    expect([...kinds].toSorted()).toEqual(all);
  });

  it.each(positions.map((it, at) => [at, JSON.stringify(it.view.question), it] as const))(
    'position %i, asked %s',
    (_at, _frame, { view, choices }) => {
      const board = drawn(view);
      const all = targets(choices);
      for (const { choice, pieces: own } of all) {
        if (spoken(choice.action)) continue;
        for (const piece of own) expect(board, `${choice.text} needs ${piece}`).toContain(piece);
        own.forEach((piece, taps) => {
          expect(lights(all, own.slice(0, taps)).lit, choice.text).toContain(piece);
        });
        expect(lights(all, own).ready, choice.text).toBe(choice);
      }
    },
  );

  it('leaves only plain answers to the action bar', () => {
    const buttons = positions.flatMap(({ choices }) =>
      choices.filter((it) => spoken(it.action)).map((it) => it.text),
    );
    expect([...new Set(buttons)].toSorted()).toEqual(['bid -', 'decline', 'pass']);
  });
});

describe('what lies open', () => {
  it('shows how far a mission is', () => {
    const player = {
      arms: [0, 2, 1, 0],
      display: { persons: [], mazarin: 0, louis: 0, felipe: 1, squadrone: false },
    } as unknown as PlayerView;
    const steps = (mission: Mission) =>
      progress(mission, player).map(({ of, have, count }) => [Object.values(of)[0], have, count]);
    expect(steps('spain_innocent')).toEqual([
      ['spain', 2, 2],
      ['innocent_x', 1, 2],
    ]);
    expect(steps('felipe_mazarin')).toEqual([
      ['felipe_iv', 1, 2],
      ['jules_mazarin', 0, 2],
    ]);
    expect(steps('leader_majority')).toEqual([]);
  });

  it('reads bids', () => {
    expect(gemsOf('2D1A')).toEqual([2, 0, 0, 1]);
    expect(shownBid({ counts_as: '1D2R' } as PlayerView)).toEqual(['diamond', 'ruby', 'ruby']);
    expect(pieces({ bid: '-' })).toEqual(['bar:nothing']);
  });

  it('keeps sealed bids of others closed', () => {
    for (const { view } of positions) {
      const me = typeof view.viewer === 'string' ? -1 : view.viewer.seat;
      view.players.forEach((player, seat) => {
        expect(player.goods_shown).toBe(seat === me || view.options.memory_aid);
        if (seat !== me && player.bid === 'sealed') expect(shownBid(player)).toBeNull();
      });
    }
  });
});

describe('the drawings', () => {
  it('give 25 persons 25 coats of arms, ages and signs', () => {
    expect(new Set(Object.values(CHARGES)).size).toBe(Object.keys(PERSONS).length);
    expect(Object.values({ ...ARMS, ...ALLIANCES }).every((art) => art.includes('<path'))).toBe(true);
  });
});
