import { beforeEach, expect, test, vi } from 'vitest';
import { beginner } from './experience.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a reader is a beginner in the first ten games of a kind, and tables count once', () => {
  for (let round = 0; round < 3; round += 1) {
    for (let table = 0; table < 10; table += 1) expect(beginner('carrara', `t${table}`)).toBe(true);
  }
  expect(beginner('carrara', 'eleventh')).toBe(false);
  expect(beginner('carrara', 'twelfth')).toBe(false);
  expect(beginner('carrara', 't3')).toBe(false);
  expect(beginner('la_citta', 'first')).toBe(true);
});
