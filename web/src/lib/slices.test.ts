import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, pressed } from './press.ts';
import { dealt } from './sliced.svelte.ts';
import { drawn, slice } from './slices.ts';

/** Frames come when a test says so, and time passes when something is drawn. */
const frames: (() => void)[] = [];
let now = 0;
vi.stubGlobal('document', { hidden: false });
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(private readonly shown: () => void) {}
    observe() {
      frames.push(this.shown);
    }
    disconnect() {}
  },
);
const settle = () => new Promise((done) => setTimeout(done));
async function frame(): Promise<void> {
  for (const act of frames.splice(0)) act();
  await settle();
}
let order: string[] = [];
const part = (name: string, time: number) => () => {
  order.push(name);
  now += time;
};

beforeEach(() => {
  order = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  // Nothing is left for the next test.
  while (frames.length) await frame();
  vi.restoreAllMocks();
});

test('a quick machine draws all parts for one frame', async () => {
  for (const name of ['a', 'b', 'c']) slice(part(name, 0.5));
  expect(order).toEqual([]);
  await settle();
  expect(order).toEqual(['a', 'b', 'c']);
});

test('a slow machine draws one part for every frame, in their order', async () => {
  for (const name of ['a', 'b', 'c']) slice(part(name, 20));
  await settle();
  expect(order).toEqual(['a']);
  await frame();
  expect(order).toEqual(['a', 'b']);
  await frame();
  expect(order).toEqual(['a', 'b', 'c']);
});

test('what is drawn at once counts for the first frame', async () => {
  slice(part('a', 1));
  now += 20;
  await settle();
  expect(order).toEqual([]);
  await frame();
  expect(order).toEqual(['a']);
});

test('a press holds up the rest until it has been acted upon', async () => {
  for (const name of ['a', 'b']) slice(part(name, 20));
  await settle();
  press(() => order.push('press'));
  await frame();
  expect(order).toEqual(['a']);
  await pressed();
  await settle();
  expect(order).toEqual(['a', 'press', 'b']);
});

test('what is taken back is not drawn', async () => {
  const cancel = slice(part('a', 1));
  slice(part('b', 1));
  cancel();
  await settle();
  expect(order).toEqual(['b']);
});

test('a part that cannot be drawn keeps nobody waiting', async () => {
  const failed = vi.fn();
  vi.stubGlobal('reportError', failed);
  slice(() => {
    throw new Error('no');
  });
  slice(part('b', 1));
  await settle();
  expect(failed).toHaveBeenCalledOnce();
  expect(order).toEqual(['b']);
});

test('what waits for the drawing is told after the last part has been shown', async () => {
  for (const name of ['a', 'b']) slice(part(name, 20));
  void drawn().then(() => order.push('shown'));
  await settle();
  await frame();
  expect(order).toEqual(['a', 'b']);
  await frame();
  expect(order).toEqual(['a', 'b', 'shown']);
});

test('cards are dealt one by one in their order, and what is gone is gone at once', () => {
  const self = (it: string) => it;
  expect(dealt(['a', 'b', 'c'], ['c', 'a'], 0, self)).toEqual([['c', 'a'], false]);
  expect(dealt(['b'], ['a', 'b', 'c'], 0, self)).toEqual([['b'], true]);
  expect(dealt(['b'], ['a', 'b', 'c'], 1, self)).toEqual([['a', 'b'], true]);
  expect(dealt(['a', 'b'], ['a', 'b', 'c'], 1, self)).toEqual([['a', 'b', 'c'], false]);
});

test('a card that has changed is there at once as it is now', () => {
  const [old, changed] = [
    { id: 1, up: false },
    { id: 1, up: true },
  ];
  const [shown] = dealt([old], [changed], 0, ({ id }) => id);
  expect(shown[0]).toBe(changed);
});
