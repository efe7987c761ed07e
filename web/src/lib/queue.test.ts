import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from './protocol.ts';
import { BeatQueue, HIT_STOP, readingTime, type Step } from './queue.svelte.ts';

const told = (text: string): LogEntry => ({ group: 1, event: text, text });
let heard: string[];
const queue = (pace: number) =>
  new BeatQueue<string>(
    () => pace,
    (it) => heard.push(it.text),
  );
const step = (first: number, position: string, ...texts: string[]): Step<string> => ({
  told: texts.map(told),
  first,
  position,
});
/** Two beats of one action, and where it leads. */
const story = () => [step(0, 'one', 'a', 'b'), step(2, 'two', 'c'), step(3, 'now')];

beforeEach(() => {
  heard = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('the position goes from beat to beat, and is now with the last event', () => {
  const it = queue(300);
  it.reset('start', 0);
  it.push(...story());
  expect([it.position, it.event?.told.text, it.seen]).toEqual(['one', 'a', 1]);
  vi.advanceTimersByTime(300);
  expect([it.position, it.event?.told.text, it.seen]).toEqual(['one', 'b', 2]);
  vi.advanceTimersByTime(300);
  expect([it.position, it.event?.told.text, it.seen, it.busy]).toEqual(['now', 'c', 3, true]);
  vi.advanceTimersByTime(300);
  expect([it.position, it.event, it.busy, it.waiting]).toEqual(['now', null, false, 0]);
  expect(heard).toEqual(['a', 'b', 'c']);
});

test('the first beat is there at once, and the next action waits for the last one', () => {
  const it = queue(300);
  it.reset('start', 0);
  it.push(step(0, 'one', 'a'), step(1, 'after one'));
  expect(it.position).toBe('after one');
  it.push(step(1, 'two', 'b'), step(2, 'after two'));
  expect([it.position, it.event?.told.text]).toEqual(['after one', 'a']);
  vi.advanceTimersByTime(300);
  expect([it.position, it.event?.told.text]).toEqual(['after two', 'b']);
});

test('a position without events waits for the events before it', () => {
  const it = queue(300);
  it.reset('start', 0);
  it.push(step(0, 'one', 'a', 'b'), step(2, 'after one'));
  it.push(step(2, 'answered in secret'));
  expect(it.position).toBe('one');
  vi.advanceTimersByTime(300);
  expect([it.position, it.event?.told.text]).toEqual(['answered in secret', 'b']);
  it.flush();
  it.push(step(2, 'once more'));
  expect([it.position, it.busy]).toEqual(['once more', false]);
});

test('a jump to now loses no event and shows none twice', () => {
  for (const shown of [0, 300, 600]) {
    heard = [];
    const it = queue(300);
    it.reset('start', 0);
    it.push(...story());
    vi.advanceTimersByTime(shown);
    it.flush();
    expect([it.position, it.event, it.seen, it.busy]).toEqual(['now', null, 3, false]);
    expect(heard).toEqual(['a', 'b', 'c']);
    vi.runAllTimers();
    expect(heard).toEqual(['a', 'b', 'c']);
  }
});

test('without animations only the end is there, at once', () => {
  const it = queue(0);
  it.reset('start', 0);
  it.push({ ...step(0, 'one', 'a', 'b'), hits: [0] }, step(2, 'now'));
  expect([it.position, it.busy, it.seen, it.stopped]).toEqual(['now', false, 2, false]);
  expect(heard).toEqual(['a', 'b']);
});

test('a crowd of events is shown faster', () => {
  const it = queue(340);
  it.reset('start', 0);
  it.push(step(0, 'one', ...Array.from({ length: 40 }, (_, at) => String(at))), step(40, 'now'));
  vi.advanceTimersByTime(40 * 340 * 0.7);
  expect(it.busy).toBe(false);
  expect(heard).toHaveLength(40);
});

test('an event that hits the reader stops the story until they go on', () => {
  const it = queue(300);
  it.reset('start', 0);
  it.push({ ...step(0, 'one', 'a', 'b'), hits: [0] }, step(2, 'now'));
  expect([it.stopped, it.event?.told.text]).toEqual([true, 'a']);
  vi.advanceTimersByTime(2000);
  expect([it.stopped, it.event?.told.text]).toEqual([true, 'a']);
  it.resume();
  expect([it.stopped, it.event?.told.text, it.position]).toEqual([false, 'b', 'now']);
  it.resume();
  expect(it.event?.told.text).toBe('b');
});

test('it stops for a while only, and before now even if it is the last event', () => {
  const it = queue(300);
  it.reset('start', 0);
  it.push({ ...step(0, 'one', 'a'), hits: [0] }, step(1, 'now'));
  expect([it.stopped, it.position]).toEqual([true, 'one']);
  vi.advanceTimersByTime(HIT_STOP);
  expect([it.stopped, it.position, it.busy]).toEqual([false, 'now', false]);
  it.push({ ...step(1, 'two', 'b'), hits: [0] }, step(2, 'later'));
  it.flush();
  expect([it.stopped, it.position]).toEqual([false, 'later']);
});

test('a long event is shown for as long as it takes to read', () => {
  const it = queue(300);
  it.reset('start', 0);
  const long = 'Chiara builds the Cathedral in Siena and pays five gold.';
  it.push(step(0, 'one', long, 'b'), step(2, 'now'));
  vi.advanceTimersByTime(readingTime(long, 300) - 1);
  expect(it.event?.told.text).toBe(long);
  vi.advanceTimersByTime(1);
  expect(it.event?.told.text).toBe('b');
  expect(readingTime(long, 300)).toBeGreaterThan(600);
  expect(readingTime(long.repeat(9), 300)).toBeLessThanOrEqual(1200);
});
