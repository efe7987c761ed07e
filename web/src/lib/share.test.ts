import { expect, test } from 'vitest';
import { changed, share } from './share.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('what did not change is the same object as before', () => {
  const old = {
    players: [
      { gold: 1, city: ['manor'] },
      { gold: 2, city: [] },
    ],
    deck: { size: 4 },
  };
  const news = copy(old);
  const first = news.players[0];
  if (first) first.gold = 3;
  const now = share(old, news);
  expect(now).not.toBe(old);
  expect(now).toEqual({
    players: [
      { gold: 3, city: ['manor'] },
      { gold: 2, city: [] },
    ],
    deck: { size: 4 },
  });
  expect(now.players[0]?.city).toBe(old.players[0]?.city);
  expect(now.players[1]).toBe(old.players[1]);
  expect(now.deck).toBe(old.deck);
  expect(old.players[0]?.gold).toBe(1);
});

test('equal news are the old ones', () => {
  const old = { a: [1, { b: null }], c: 'x' };
  expect(share(old, copy(old))).toBe(old);
});

test('what was added, lost or became something else is new', () => {
  expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(share([1, 2], [1])).toEqual([1]);
  expect(share([1], [1, 2])).toEqual([1, 2]);
  expect(share([], {})).toEqual({});
  expect(share({ a: [] }, { a: {} })).toEqual({ a: {} });
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: 1 }, null)).toBeNull();
});

test('changes are made in a copy, and only where they lead', () => {
  const old = {
    players: [
      { gold: 1, city: ['manor'] },
      { gold: 2, city: [] as string[] },
    ],
    deck: { size: 4 },
    turn: 0,
  };
  const before = copy(old);
  const now = changed(old, [
    ['players', 1, 'gold', 5],
    ['players', 1, 'city', 0, 'church'],
    ['players', 1, 'city', 1, 'school'],
    ['turn', null],
  ]);
  expect(now).toEqual({
    players: [
      { gold: 1, city: ['manor'] },
      { gold: 5, city: ['church', 'school'] },
    ],
    deck: { size: 4 },
    turn: null,
  });
  expect(old).toEqual(before);
  expect(now.players[0]).toBe(old.players[0]);
  expect(now.deck).toBe(old.deck);
  expect(changed(old, [])).toBe(old);
  expect(changed(old, [['deck', { size: 4 }]]).deck).toBe(old.deck);
  expect(changed<unknown>(old, [[[]]])).toEqual([]);
  expect(() => changed(old, [['turn', 'x', 1]])).toThrow('leads nowhere');
});
