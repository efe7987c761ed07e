import { describe, expect, it } from 'vitest';
import { partMissing, type Page } from './fresh.ts';

function page(refuses = false) {
  const kept = new Map<string, string>();
  const done: string[] = [];
  let time = 1_000_000;
  const it: Page & { pass(milliseconds: number): void; done: string[] } = {
    now: () => time,
    pass: (milliseconds) => (time += milliseconds),
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        if (refuses) throw new Error('refused');
        kept.set(key, value);
      },
    },
    reload: () => done.push('reload'),
    tell: () => done.push('tell'),
    done,
  };
  return it;
}

describe('a part of the site that is gone after an upgrade', () => {
  it('reloads the page once, then tells the reader', () => {
    const open = page();
    partMissing(open);
    expect(open.done).toEqual(['reload']);
    open.pass(2_000);
    partMissing(open);
    expect(open.done).toEqual(['reload', 'tell']);
  });

  it('reloads again after the next upgrade', () => {
    const open = page();
    partMissing(open);
    open.pass(3_600_000);
    partMissing(open);
    expect(open.done).toEqual(['reload', 'reload']);
  });

  it('never reloads where it cannot remember that it did', () => {
    const open = page(true);
    partMissing(open);
    expect(open.done).toEqual(['tell']);
  });
});
