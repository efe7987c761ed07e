import { expect, test } from 'vitest';
import { moments, steps } from './beats.ts';
import type { Position, Replay, LogEntry } from './protocol.ts';

const told = (text: string, group = 1): LogEntry => ({ group, event: text, text });
const position = (more: object): Position =>
  ({
    actions: 1,
    questions: [{ seat: 0, text: '?' }],
    choices: [{}],
    undo: true,
    result: null,
    points: [3, null],
    ...more,
  }) as never;

test('each beat changes the view of the one before, and asks nothing', () => {
  const before = { gold: [1, 2], deck: { size: 9 } };
  const found = steps(
    before,
    [
      { events: 2, changes: [['gold', 0, 3]], points: [1, null] },
      { events: 1, changes: [['gold', 1, 0]], hits: [0], points: [2, null] },
    ],
    ['a', 'b', 'c'].map((text) => told(text)),
    7,
    position({ changes: [['deck', 'size', 8]] }),
  );
  expect(found.map((step) => step.position.view)).toEqual([
    { gold: [3, 2], deck: { size: 9 } },
    { gold: [3, 0], deck: { size: 9 } },
    { gold: [3, 0], deck: { size: 8 } },
  ]);
  expect(found.map((step) => [step.first, step.told.map((it) => it.text), step.hits])).toEqual([
    [7, ['a', 'b'], []],
    [9, ['c'], [0]],
    [10, [], undefined],
  ]);
  expect(
    found.map(({ position: { questions, choices, undo } }) => [questions.length, choices.length, undo]),
  ).toEqual([
    [0, 0, false],
    [0, 0, false],
    [1, 1, true],
  ]);
  expect(found.map((step) => step.position.points[0])).toEqual([1, 2, 3]);
  expect(before.gold).toEqual([1, 2]);
});

test('changes that do not fit the view are refused', () => {
  const beats = [{ events: 1, changes: [['silver', 0, 3]], points: [] }];
  expect(() => steps({ gold: [1] }, beats, [told('a')], 0, position({ changes: [] }))).toThrow(
    'leads nowhere',
  );
});

test('a replay goes through the beats of its last action and ends with its position', () => {
  const replay = {
    at: 2,
    actions: 5,
    seat: null,
    log: [told('before'), told('a', 2), told('b', 2), told('c', 2)],
    beats: [
      { events: 2, view: { gold: 1 }, points: [1] },
      { events: 1, changes: [['gold', 2]], points: [2] },
    ],
    position: position({ view: { gold: 2 } }),
  } as Replay;
  const found = moments(replay);
  expect(found.map((it) => [it.seen, it.position.view, it.told.map(({ text }) => text)])).toEqual([
    [3, { gold: 1 }, ['a', 'b']],
    [4, { gold: 2 }, ['c']],
  ]);
  expect(found.map((it) => it.position.questions.length)).toEqual([0, 1]);
  const { beats: _, ...without } = replay;
  expect(moments(without).map((it) => it.told.map(({ text }) => text))).toEqual([['a', 'b', 'c']]);
});
