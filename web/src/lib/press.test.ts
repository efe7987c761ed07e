import { expect, onTestFinished, test, vi } from 'vitest';
import { EventQueue } from './queue.svelte.ts';
import { approach, finger, pointer, touch } from './hand.ts';
import { following, press, pressed, still } from './press.ts';

/** Frames come when a test says so. */
const frames: (() => void)[] = [];
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
async function frame(): Promise<void> {
  for (const act of frames.splice(0)) act();
  await pressed();
}
const mark = () => {
  const marks = new Set<string>();
  const element = {
    setAttribute: (name: string) => marks.add(name),
    removeAttribute: (name: string) => marks.delete(name),
  };
  return { marks, element: element as unknown as Element };
};

test('a press is seen first and acted upon after the frame', async () => {
  const { marks, element } = mark();
  const act = vi.fn();
  press(act, element);
  expect(marks.has('data-pressed')).toBe(true);
  expect(act).not.toHaveBeenCalled();
  await frame();
  expect(act).toHaveBeenCalledOnce();
  expect(marks.size).toBe(0);
  expect(pressed()).toBe(null);
});

test('where the browser tells when a press is on the screen, it is acted upon then', async () => {
  onTestFinished(() => {
    vi.useRealTimers();
    vi.stubGlobal('PerformanceObserver', undefined);
  });
  let tell: (list: { getEntries: () => object[] }) => void = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['event'];
      constructor(told: typeof tell) {
        tell = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const act = vi.fn();
  press(act);
  vi.advanceTimersByTime(40);
  for (const shown of frames.splice(0)) shown();
  await vi.advanceTimersByTimeAsync(50);
  tell({ getEntries: () => [{ processingEnd: performance.now() - 200 }] });
  await vi.advanceTimersByTimeAsync(0);
  expect(act).not.toHaveBeenCalled();
  tell({ getEntries: () => [{ processingEnd: performance.now() - 89 }] });
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledOnce();
  // Nobody is waited for for ever.
  press(act);
  vi.advanceTimersByTime(40);
  for (const shown of frames.splice(0)) shown();
  await vi.advanceTimersByTimeAsync(200);
  expect(act).toHaveBeenCalledTimes(2);
});

test('presses before one frame are acted upon in their order', async () => {
  const order: number[] = [];
  for (const number of [1, 2, 3]) press(() => order.push(number));
  await frame();
  expect(order).toEqual([1, 2, 3]);
});

test('what goes wrong with one press does not keep the next one', async () => {
  const act = vi.fn();
  const failed = vi.fn();
  vi.stubGlobal('reportError', failed);
  press(() => {
    throw new Error('no');
  });
  press(act);
  await frame();
  expect(failed).toHaveBeenCalledOnce();
  expect(act).toHaveBeenCalledOnce();
  expect(pressed()).toBe(null);
});

test('events wait for a press to be seen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queue = new EventQueue<number>(() => 100);
  queue.push({ told: [{ text: 'a' }, { text: 'b' }] as never, first: 0, position: 1 });
  press(() => {});
  vi.advanceTimersByTime(150);
  expect(queue.seen).toBe(1);
  vi.useRealTimers();
  await frame();
  expect(queue.seen).toBe(2);
});

test('of what follows the pointer only the last counts', async () => {
  const follow = following();
  const seen: string[] = [];
  follow(() => seen.push('one'));
  follow(() => seen.push('two'));
  await frame();
  await new Promise((done) => setTimeout(done, 5));
  expect(seen).toEqual(['two']);
});

test('news wait from the moment the finger is down until its press has been acted upon', async () => {
  const order: string[] = [];
  touch();
  void pressed()?.then(() => order.push('news'));
  press(() => order.push('press'));
  finger.end();
  await Promise.resolve();
  expect(order).toEqual([]);
  await frame();
  await new Promise((done) => setTimeout(done));
  expect(order).toEqual(['press', 'news']);
});

test('a finger that rests or drags keeps nothing waiting for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  touch();
  expect(pressed()).not.toBe(null);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(pressed()).toBe(null);
});

test('news wait for a pointer that is on its way, until it rests', async () => {
  const order: string[] = [];
  approach(1000);
  expect(pressed()).toBe(null);
  void still()?.then(() => order.push('news'));
  touch();
  press(() => order.push('press'));
  finger.end();
  pointer.end();
  await frame();
  await new Promise((done) => setTimeout(done));
  expect(order).toEqual(['press', 'news']);
});

test('a pointer that wanders about keeps nothing back', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let now = 5000; now < 6000; now += 16) {
    approach(now);
    vi.advanceTimersByTime(16);
  }
  expect(still()).toBe(null);
  approach(7000);
  expect(still()).not.toBe(null);
  vi.advanceTimersByTime(100);
  expect(still()).toBe(null);
  vi.useRealTimers();
});
