import { expect, test } from 'vitest';
import type { Choice } from '../games/contract.ts';
import { asksFirst, proposesFirst, warns, type Reader } from './caution.ts';

const choice = (action: unknown, more: Partial<Choice> = {}): Choice => ({
  text: JSON.stringify(action),
  action,
  label: '',
  ...more,
});
const novice: Reader = { confirm: 'early', beginner: true, knows: () => false, undo: false };

const draw = choice('take_cards', { commits: true, reveals: true, shows: ['You see the cards.'] });
const gold = choice('take_gold');
/** The next player is called: that reveals something, but it is no decision. */
const end = choice('end', { commits: true, reveals: true });
const hasty = choice('end', { commits: true, reveals: true, wastes: 'You have not used this yet.' });

test('what shows something is asked once for each kind, in the first games', () => {
  expect(asksFirst(draw, [draw, gold], novice)).toBe(true);
  expect(asksFirst(draw, [draw, gold], { ...novice, knows: (kind) => kind === 'take_cards' })).toBe(false);
  expect(asksFirst(draw, [draw, gold], { ...novice, knows: (kind) => kind === 'build' })).toBe(true);
  expect(asksFirst(draw, [draw, gold], { ...novice, beginner: false })).toBe(false);
  expect(asksFirst(draw, [draw, gold], { ...novice, confirm: 'never' })).toBe(false);
  // The only answer there is, and nothing before it that could be undone.
  expect(asksFirst(draw, [draw], novice)).toBe(false);
  expect(asksFirst(draw, [draw], { ...novice, undo: true })).toBe(true);
  // All actions of a turn may show something: each kind is asked about once.
  const buy = choice('buy', { reveals: true, shows: ['New bricks are drawn.'] });
  expect(asksFirst(buy, [buy, { ...draw }], novice)).toBe(true);
});

test('a harmless end of a turn is never asked about, one that wastes something always by beginners', () => {
  expect(asksFirst(end, [end, gold], novice)).toBe(false);
  expect(warns(end, novice)).toBe(false);
  expect(asksFirst(hasty, [hasty, gold], { ...novice, knows: () => true })).toBe(true);
  expect(asksFirst(hasty, [hasty, gold], { ...novice, beginner: false })).toBe(false);
  expect(asksFirst(hasty, [hasty, gold], { ...novice, confirm: 'always' })).toBe(true);
});

test('one tap proposes what cannot be undone, unless the question is about nothing else', () => {
  const score = choice({ score: { city: 'pisa' } }, { commits: true });
  const buy = choice('buy', { commits: true });
  expect(proposesFirst(score, [score, buy], novice)).toBe(true);
  expect(proposesFirst(score, [score, buy], { ...novice, beginner: false })).toBe(false);
  // It can be undone, but what it spends is scarce.
  expect(proposesFirst({ ...score, commits: false }, [score, buy], novice, true)).toBe(true);
  // It can be undone.
  expect(proposesFirst(gold, [gold, buy], novice)).toBe(false);
  // Which card? The tap answers.
  const [king, thief] = ['king', 'thief'].map((one) => choice({ pick: one }, { commits: true }));
  expect(proposesFirst(king!, [king!, thief!], novice)).toBe(false);
  // Doing without is no other decision.
  const supply = choice('supply', { commits: true });
  expect(proposesFirst(supply, [supply, choice('decline', { wastes: 'No effect.' })], novice)).toBe(false);
});
