import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ABILITIES } from './abilities.ts';
import { CHARACTERS, FACES } from './cards.ts';
import { lights } from '../../look/pieces.ts';
import { parts, pieces, spoken, targets, timeline, viewerSeat } from './targets.ts';
import type { Action, View } from './types.ts';

/** Positions of real games: every kind of decision is among them. */
const positions = JSON.parse(readFileSync(new URL('positions.fixture.json', import.meta.url), 'utf8')) as {
  view: View;
  choices: { text: string; action: Action }[];
}[];

/** Every piece the board draws in a position. */
function drawn(view: View, choices: readonly { action: Action }[]): Set<string> {
  const all = new Set(['bank', 'deck', 'crown', ...view.cast.map((it) => `cast:${it}`)]);
  view.players.forEach((player, seat) => {
    for (const piece of ['seat', 'gold', 'cards']) all.add(`${piece}:${seat}`);
    for (const { card, beautified } of player.city) all.add(`city:${seat}:${card}${beautified ? '+' : ''}`);
  });
  const me = view.players[viewerSeat(view) ?? -1];
  for (const card of me?.cards ?? []) all.add(`hand:${card}`);
  for (const character of me?.characters ?? []) all.add(`own:${character}`);
  view.booths.forEach((_, at) => all.add(`booth:${at}`));
  if (view.turn.limbo) all.add('limbo');
  for (const { id } of ABILITIES[view.turn.who] ?? []) all.add(`seal:${id}`);
  const asked = view.question?.kind ?? '';
  for (const { action } of choices) {
    for (const piece of pieces(action, view)) {
      // Cards to choose from, types, splits and ways are laid out as the choices have them.
      if (/^(kind|split|way|bar):/.test(piece)) all.add(piece);
      if (piece.startsWith('packet:') && ['pick', 'aside'].includes(asked)) all.add(piece);
      if (piece.startsWith('open:') && ['peek', 'foretell', 'lighthouse'].includes(asked)) all.add(piece);
    }
  }
  if (asked === 'keep') for (const { card } of view.turn.drawn) all.add(`open:${card}`);
  return all;
}

describe('every decision is a piece of the board', () => {
  it('has all kinds of decisions in its fixtures', () => {
    const kinds = new Set(positions.flatMap((it) => it.choices.map((choice) => parts(choice.action)[0])));
    expect(kinds.size).toBeGreaterThanOrEqual(60);
  });

  it.each(positions.map((it, at) => [at, JSON.stringify(it.view.question), it] as const))(
    'position %i, asked %s',
    (_at, _frame, { view, choices }) => {
      const board = drawn(view, choices);
      const all = targets(view, choices);
      for (const { choice, pieces: own } of all) {
        expect(own.length).toBeGreaterThan(0);
        for (const piece of own) expect(board, `${choice.text} needs ${piece}`).toContain(piece);
        // Tapping its pieces, in any order, leads to this choice and no other.
        for (const order of [own, own.toReversed()]) {
          order.forEach((piece, taps) => {
            expect(lights(all, order.slice(0, taps)).lit, choice.text).toContain(piece);
          });
          expect(lights(all, order).ready, choice.text).toBe(choice);
        }
      }
    },
  );

  it('leaves only plain answers to the action bar', () => {
    const buttons = new Set(
      positions.flatMap(({ view, choices }) =>
        choices.filter((it) => spoken(it.action, view)).map((it) => parts(it.action)[0]),
      ),
    );
    const plain = ['pass', 'done', 'end', 'refuse', 'bribe', 'expose', 'rasputin', 'acrobat', 'dig_up'];
    const rare = ['hospital', 'announce', 'confiscate'];
    expect([...buttons].filter((it) => !plain.includes(it) && !rare.includes(it))).toEqual([]);
  });
});

describe('the selection', () => {
  const at = (seats: number, first: number): View =>
    ({ players: Array.from({ length: seats }), selection: { first } }) as unknown as View;

  it('has a place for everybody, from the crown on', () => {
    expect(timeline(at(5, 3)).map((it) => it.seat)).toEqual([3, 4, 0, 1, 2]);
  });

  it('lays aside with two, and by lot with three', () => {
    expect(timeline(at(2, 1)).map((it) => `${it.kind}${it.seat}`)).toEqual([
      'pick1',
      'pick0',
      'aside0',
      'pick1',
      'aside1',
      'pick0',
    ]);
    expect(timeline(at(3, 0)).map((it) => it.kind)).toContain('lot');
  });
});

describe('the drawings', () => {
  it('are there for 27 characters, 53 districts and 7 action cards, all different', () => {
    expect(Object.keys(CHARACTERS)).toHaveLength(27);
    expect(Object.values(FACES).filter((it) => it.kind)).toHaveLength(53);
    expect(Object.keys(FACES)).toHaveLength(60);
    const art = [...Object.values(CHARACTERS), ...Object.values(FACES)].map((it) => it.art);
    expect(art.every((it) => it.includes('<path'))).toBe(true);
    expect(new Set(art).size).toBe(art.length);
  });
});
