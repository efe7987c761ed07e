import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, CHARACTERS, faceOf, partOf } from './cards.ts';
import { lights } from '../../ui/pieces.ts';
import { parts, pieces, spoken, targets, viewerSeat } from './targets.ts';
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
  for (const id of partOf(view.turn.who).abilities) all.add(`seal:${id}`);
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
    const income = ['take_gold', 'take_cards', 'collect'];
    const rare = [...income, 'hospital', 'announce', 'confiscate'];
    expect([...buttons].filter((it) => !plain.includes(it) && !rare.includes(it))).toEqual([]);
  });
});

describe('the drawings', () => {
  it('are there for 27 characters, 53 districts and 7 action cards, all different', () => {
    expect(Object.keys(CHARACTERS)).toHaveLength(27);
    expect(Object.values(CARDS).filter((it) => it.kind)).toHaveLength(53);
    expect(Object.keys(CARDS)).toHaveLength(60);
    const art = [...Object.keys(CHARACTERS).map(partOf), ...Object.keys(CARDS).map(faceOf)].map(
      (it) => it.art,
    );
    expect(art.every((it) => it.includes('<path'))).toBe(true);
    expect(new Set(art).size).toBe(art.length);
  });
});
