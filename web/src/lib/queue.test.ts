import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from './protocol.ts';
import { EventQueue } from './queue.svelte.ts';

const told = (text: string): Told => ({ group: 1, event: text, text });
let heard: string[];
const queue = (pace: number) =>
  new EventQueue<string>(
    () => pace,
    (it) => heard.push(it.text),
  );

beforeEach(() => {
  heard = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('events are shown one after the other, and the position changes with the first of a batch', () => {
  const it = queue(300);
  it.reset('start', 0);
  it.push({ told: [told('a'), told('b')], first: 0, position: 'middle' });
  it.push({ told: [told('c')], first: 2, position: 'end' });
  expect([it.position, it.before, it.event?.told.text, it.seen]).toEqual(['middle', 'start', 'a', 1]);
  vi.advanceTimersByTime(300);
  expect([it.event?.told.text, it.position]).toEqual(['b', 'middle']);
  vi.advanceTimersByTime(300);
  expect([it.event?.told.text, it.position, it.before]).toEqual(['c', 'end', 'middle']);
  vi.advanceTimersByTime(300);
  expect([it.event, it.before, it.busy, it.waiting]).toEqual([null, null, false, 0]);
  expect(heard).toEqual(['a', 'b', 'c']);
});

test('a jump to the end loses no event and shows none twice', () => {
  const it = queue(300);
  it.reset('start', 0);
  it.push({ told: [told('a'), told('b')], first: 0, position: 'middle' });
  it.push({ told: [told('c')], first: 2, position: 'end' });
  it.flush();
  expect([it.position, it.event, it.seen, it.busy]).toEqual(['end', null, 3, false]);
  expect(heard).toEqual(['a', 'b', 'c']);
  vi.runAllTimers();
  expect(heard).toEqual(['a', 'b', 'c']);
});

test('without animations everything is there at once', () => {
  const it = queue(0);
  it.reset(null, 0);
  it.push({ told: [told('a'), told('b')], first: 0, position: 'end' });
  expect([it.position, it.busy, it.seen]).toEqual(['end', false, 2]);
  expect(heard).toEqual(['a', 'b']);
});

test('a crowd of events is shown faster', () => {
  const it = queue(340);
  it.reset(null, 0);
  it.push({ told: Array.from({ length: 40 }, (_, at) => told(String(at))), first: 0, position: 'end' });
  vi.advanceTimersByTime(40 * 340 * 0.7);
  expect(it.busy).toBe(false);
  expect(heard).toHaveLength(40);
});
