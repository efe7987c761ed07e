import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteBase, sitePath, siteUrl } from './base.ts';

test('a script knows the path of its site', () => {
  expect(siteBase('https://example.org/assets/index-a1.js')).toBe('');
  expect(siteBase('https://example.org/games/assets/index-a1.js')).toBe('/games');
  expect(siteBase('https://example.org/a/b/assets/index-a1.js')).toBe('/a/b');
  expect(siteBase('http://localhost:5173/src/lib/base.ts')).toBe('');
});

test('paths go out with the path of the host and come in without it', () => {
  for (const base of ['', '/games'])
    for (const path of ['/', '/t/abc', '/api/me']) expect(sitePath(siteUrl(path, base), base)).toBe(path);
  expect(sitePath('/games', '/games')).toBe('/');
  expect(sitePath('/', '/games')).toBeNull();
  expect(sitePath('/gamesters/t/abc', '/games')).toBeNull();
});

test('no address of the site is written without it', () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /(?<!\.test)\.(svelte|ts)$/.test(entry.name) ? [path] : [];
    });
  const bare = /href="\/|href=\{[`']\/|fetch\([`']\/|location\.host\}\/|location\.origin\}\//;
  const files = sources('src');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => bare.test(readFileSync(path, 'utf8')))).toEqual([]);
});
