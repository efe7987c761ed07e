import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ahead, step } from '../steps.ts';
import { SECTORS, SPOTS } from '../../generated/notre_dame.ts';
import { marketOf } from './city.ts';
import { claims, ways } from './targets.ts';
import type { Action, Choice, View } from './types.ts';

const choice = (action: Action): Choice => ({ action, text: JSON.stringify(action), label: '' });
const asking = (question?: View['question']): View => ({ question, asked: [0] }) as unknown as View;

/** The questions of the game with one choice of every kind, as the server asks them. */
const QUESTIONS: [View, Action[]][] = [
  [
    asking({ kind: 'keep_first' }),
    [{ keep: { kind: 'bank', colour: 'red' } }, { keep: { kind: 'bank', colour: 'blue' } }],
  ],
  [asking({ kind: 'play', pass: 1 }), [{ play: { kind: 'park', colour: 'red' } }]],
  [asking({ kind: 'place', card: 'bank' }), ['supply', 'decline']],
  [asking({ kind: 'place', card: 'bank' }), [{ move: 'park' }, { move: 'notre_dame' }, 'decline']],
  [asking({ kind: 'friend' }), [{ friend: 'bank' }, { friend: 'park' }, 'decline']],
  [asking({ kind: 'donate' }), [{ donate: 1 }, { donate: 2 }, { donate: 3 }]],
  [
    asking({ kind: 'drive', range: 1 }),
    [
      'stay',
      { drive: { to: 'b0_center', take: false } },
      { drive: { to: 'b1_inner_cw', take: false } },
      { drive: { to: 'b1_inner_cw', take: true } },
    ],
  ],
  [asking({ kind: 'pick', picks: 1 }), [{ pick: 'coin' }, { pick: 'rat_back' }]],
  [
    asking({ kind: 'pick', picks: 2 }),
    [{ pick_two: ['coin', 'coin'] }, { pick_two: ['coin', 'rat_back'] }, { pick_two: ['cube', 'rat_back'] }],
  ],
  [asking({ kind: 'bribe' }), ['pass', { bribe: 'doctor' }, { bribe: 'monk' }]],
  [
    asking({ kind: 'magician' }),
    [{ lift: 'friend' }, { lift: { cube: 'bank' } }, { lift: { cube: 'notre_dame' } }],
  ],
  [asking({ kind: 'minstrel' }), [{ from: 'bank' }, { from: 'hotel' }]],
  [
    asking({ kind: 'minstrel_carry', from: 'bank' }),
    [{ carry: { cubes: 1, friend: false } }, { carry: { cubes: 1, friend: true } }],
  ],
  [asking({ kind: 'bishop' }), [{ to: 'bank' }, { to: 'park' }]],
  [asking({ kind: 'penalty' }), [{ remove: 'bank' }, { remove: 'park' }]],
];

/** Positions of real games: every kind of decision is among them. */
const positions = JSON.parse(readFileSync(new URL('positions.fixture.json', import.meta.url), 'utf8')) as {
  view: View;
  choices: Choice[];
}[];

/** Every piece the board draws in a position. */
function drawn(view: View, choices: readonly Choice[]): Set<string> {
  const seat = typeof view.viewer === 'object' ? view.viewer.seat : 0;
  return new Set([
    'cathedral',
    'supply',
    'friend',
    'message:take',
    'message:leave',
    ...SECTORS.map((sector) => `sector:${sector}`),
    ...['coin', 'cube', 'rat_back'].map((gain) => `gain:${gain}`),
    ...[1, 2, 3].map((coins) => `donate:${coins}`),
    ...view.colours.flatMap((_, borough) => SPOTS.map((spot) => `market:${marketOf(borough, spot)}`)),
    ...view.open.map((person) => `person:${person}`),
    ...(view.players[seat]?.hand ?? []).map((card) => `hand:${card.colour}:${card.kind}`),
    // The packet and what a minstrel carries are laid out as the choices have them.
    ...choices.flatMap(({ action }) => {
      if (typeof action === 'string') return [];
      if ('keep' in action) return [`keep:${action.keep.colour}:${action.keep.kind}`];
      if ('carry' in action)
        return [`carry:${action.carry.cubes}:${action.carry.friend ? 'friend' : 'alone'}`];
      return [];
    }),
  ]);
}

describe('recorded positions of Notre Dame', () => {
  it('have nearly all kinds of decisions among them', () => {
    const kinds = positions.flatMap((it) =>
      it.choices.map(({ action }) => (typeof action === 'string' ? action : (Object.keys(action)[0] ?? ''))),
    );
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(17);
  });

  it.each(positions.map((it, at) => [at, JSON.stringify(it.view.question), it] as const))(
    'lie on the board with every choice: position %i, asked %s',
    (_at, _frame, { view, choices }) => {
      const board = drawn(view, choices);
      const all = ways(view, choices);
      expect(new Set(all.map((way) => way.choice))).toEqual(new Set(choices.filter(claims)));
      expect(new Set(all.map((way) => way.picks.join(' '))).size).toBe(all.length);
      for (const { picks, choice: wanted } of all) {
        picks.forEach((pick, at) => {
          expect(board, wanted.text).toContain(pick);
          expect(ahead(all, picks.slice(0, at)).next).toContain(pick);
        });
        expect(ahead(all, picks).done).toBe(wanted);
      }
    },
  );
});

describe('the board of Notre Dame', () => {
  it('leads to every choice by picking pieces, and to no two by the same', () => {
    for (const [view, actions] of QUESTIONS) {
      const choices = actions.map(choice);
      const all = ways(view, choices);
      expect(new Set(all.map((way) => way.choice))).toEqual(new Set(choices.filter(claims)));
      expect(new Set(all.map((way) => way.picks.join(' '))).size).toBe(all.length);
      for (const way of all) expect(ahead(all, way.picks).done).toBe(way.choice);
    }
  });

  it('leaves only doing without to the action bar', () => {
    const rest = QUESTIONS.flatMap(([, actions]) => actions.map(choice)).filter((one) => !claims(one));
    expect(new Set(rest.map((one) => one.action))).toEqual(new Set(['decline', 'stay', 'pass']));
  });

  it('asks about the message only where it can be taken or left', () => {
    const [view, actions] = QUESTIONS[6] ?? [asking(), []];
    const all = ways(view, actions.map(choice));
    expect(ahead(all, step(all, [], 'market:b0_center')).done?.action).toEqual(actions[1]);
    const there = ahead(all, step(all, [], 'market:b1_inner_cw'));
    expect(there.done).toBeNull();
    expect(there.next).toEqual(new Set(['message:take', 'message:leave']));
  });

  it('takes the two picks of the hotel in either order', () => {
    const [view, actions] = QUESTIONS[8] ?? [asking(), []];
    const all = ways(view, actions.map(choice));
    expect(ahead(all, ['gain:rat_back', 'gain:coin']).done?.action).toEqual(actions[1]);
    expect(ahead(all, ['gain:coin', 'gain:rat_back']).done?.action).toEqual(actions[1]);
    expect(ahead(all, ['gain:rat_back']).next).toEqual(new Set(['gain:coin', 'gain:cube']));
  });
});
