import { expect, it } from 'vitest';
import type { Choice } from './contract.ts';
import { ahead, step, type Way } from './steps.ts';

const way = (...picks: string[]): Way<null> => {
  const choice: Choice<null> = { text: picks.join(' '), action: null, label: '' };
  return { picks, choice };
};
const WAYS = [way('farm', 'a'), way('farm', 'b'), way('castle', 'c', 'from 1'), way('pass')];

it('offers what some choice goes on with', () => {
  expect([...ahead(WAYS, []).next]).toEqual(['farm', 'castle', 'pass']);
  expect([...ahead(WAYS, ['farm']).next]).toEqual(['a', 'b']);
  expect(ahead(WAYS, ['farm']).done).toBeNull();
  expect(ahead(WAYS, ['farm', 'b']).done?.text).toBe('farm b');
  expect(ahead(WAYS, ['tower']).ways).toEqual([]);
});

it('picks along what goes without saying', () => {
  expect(step(WAYS, [], 'castle')).toEqual(['castle', 'c', 'from 1']);
  expect(step(WAYS, [], 'castle', (pick) => pick === 'c')).toEqual(['castle']);
  expect(step(WAYS, [], 'farm')).toEqual(['farm']);
  expect(step(WAYS, [], 'pass')).toEqual(['pass']);
});
