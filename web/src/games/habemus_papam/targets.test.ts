import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action, Display, View } from '../../generated/habemus_papam.ts';
import { lights } from '../../look/pieces.ts';
import { ALLIANCES, ARMS, GEMS, PERSONS, PLOYS } from './cards.ts';
import { gemsOf, pieces, spoken, targets } from './targets.ts';
import { alliances, armsOf, openVotes, progress, reason, seesGoods, shownBid, strength } from './votes.ts';

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
  GEMS.forEach(({ id }, at) => {
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
  const display = (part: Partial<Display>): Display => ({
    persons: [],
    mazarin: 0,
    louis: 0,
    felipe: 0,
    squadrone: false,
    ...part,
  });

  it('counts arms, alliances and votes', () => {
    const it = display({
      persons: ['girolamo_colonna', 'ernst_adalbert_von_harrach', 'carlo_de_medici', 'antonio_barberini'],
      louis: 3,
      squadrone: true,
    });
    expect(armsOf(it)).toEqual({ france: 1, spain: 3, innocent_x: 0, urban_viii: 0 });
    expect(alliances(it)).toEqual(['double_eagle', 'patron_louis_xiv']);
    expect(openVotes(it)).toBe(4 + 4 + 2 + 3);
  });

  it('shows how far a mission is', () => {
    const it = display({ persons: ['carlo_de_medici', 'fabio_chigi'] });
    expect(progress('spain_innocent', it)?.map((step) => [step.party, step.have, step.need])).toEqual([
      ['spain', 2, 2],
      ['innocent_x', 1, 2],
    ]);
    expect(progress('leader_majority', it)).toBeNull();
  });

  it('reads bids and tells why one comes first', () => {
    expect(gemsOf('2D1A')).toEqual([2, 0, 0, 1]);
    expect(strength('double_top', '1R1A')).toEqual([3, 3, 1]);
    expect(strength('three_rubies', '-')).toEqual([3, 3, 3]);
    expect(reason([4], [3, 3])).toEqual({ key: 'more' });
    expect(reason([3, 1], [1, 1])).toEqual({ key: 'better', one: 3, other: 1 });
    expect(reason([2], [2])).toEqual({ key: 'seat' });
    expect(pieces({ bid: '-' })).toEqual(['bar:nothing']);
  });

  it('keeps what others have behind their screens', () => {
    for (const { view } of positions) {
      const me = typeof view.viewer === 'string' ? -1 : view.viewer.seat;
      view.players.forEach((player, seat) => {
        expect(seesGoods(view, seat)).toBe(seat === me);
        if (seat !== me && player.bid === 'sealed') expect(shownBid(player)).toBeNull();
      });
    }
  });
});

describe('the drawings', () => {
  it('give 25 persons 25 coats of arms, ages and signs', () => {
    const all = Object.values(PERSONS);
    expect(all).toHaveLength(25);
    expect(new Set(all.map((it) => it.charge)).size).toBe(25);
    expect(new Set(all.map((it) => it.age)).size).toBe(25);
    expect(Object.values({ ...ARMS, ...ALLIANCES }).every((art) => art.includes('<path'))).toBe(true);
  });
});
