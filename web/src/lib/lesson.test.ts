import { expect, test } from 'vitest';
import type { LessonStep } from '../games/contract.ts';
import { Lesson } from './lesson.svelte.ts';
import type { LogEntry } from './protocol.ts';

const STEPS: LessonStep[] = [
  { id: 'goal' },
  { id: 'hand', at: 'hand' },
  { id: 'built', after: 'built', at: 'city', holds: (event, me) => (event as { seat: number }).seat !== me },
  { id: 'over', after: 'over' },
];
const told = (...events: object[]): LogEntry[] => events.map((event, group) => ({ group, event, text: '' }));
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('the introduction comes first, then what happened, each once', () => {
  const lesson = new Lesson('t', STEPS, storage());
  expect(lesson.remark).toEqual({ id: 'goal', at: null, event: null });
  expect(lesson.left).toBe(2);
  const log = told({ event: 'built', seat: 0 }, { event: 'built', seat: 2 }, { event: 'built', seat: 1 });
  lesson.hear(log, 0);
  lesson.next();
  expect(lesson.remark?.at).toBe('hand');
  lesson.next();
  expect(lesson.remark, 'of the first event for which it holds').toEqual({
    id: 'built',
    at: 'city',
    event: log[1]?.event,
  });
  lesson.next();
  expect(lesson.remark).toBeNull();
  lesson.hear([...log, ...told({ event: 'built', seat: 1 })], 0);
  expect(lesson.remark).toBeNull();
});

test('who leaves and comes back hears nothing twice', () => {
  const kept = storage();
  const before = new Lesson('t', STEPS, kept);
  before.hear(told({ event: 'built', seat: 0 }), 0);
  before.next();
  const after = new Lesson('t', STEPS, kept);
  expect(after.remark?.id).toBe('hand');
  after.next();
  // The log is sent whole again.
  after.hear(told({ event: 'built', seat: 0 }, { event: 'over' }), 0);
  expect(after.remark?.id).toBe('over');
  expect(new Lesson('another', STEPS, kept).remark?.id).toBe('goal');
});

test('advice comes unasked at the first decisions only, and once for each', () => {
  const kept = storage();
  const lesson = new Lesson('t', STEPS, kept);
  const unasked = Array.from({ length: 12 }, (_, at) => [lesson.decide(at), lesson.decide(at)]);
  expect(unasked.map(([first]) => first)).toEqual([...Array(8).fill(true), ...Array(4).fill(false)]);
  expect(unasked.every(([, again]) => !again)).toBe(true);
  expect(new Lesson('t', STEPS, kept).decide(99), 'also after a visit elsewhere').toBe(false);
});

test('a damaged store starts from the beginning', () => {
  const kept = storage();
  kept.setItem('signoria.lesson.t', '{"said":7');
  expect(new Lesson('t', STEPS, kept).remark?.id).toBe('goal');
});
