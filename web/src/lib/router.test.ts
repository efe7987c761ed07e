import { expect, test } from 'vitest';
import { match } from './router.svelte.ts';

test('a path is a page with its parameters', () => {
  expect(match('/')).toEqual({ page: 'home', params: {} });
  expect(match('/t/abc')).toEqual({ page: 'table', params: { table: 'abc' } });
  expect(match('/t/abc/replay')).toEqual({ page: 'replay', params: { table: 'abc' } });
  expect(match('/u/Niccol%C3%B2')).toEqual({ page: 'profile', params: { name: 'Niccolò' } });
  expect(match('/t/abc/')).toEqual({ page: 'table', params: { table: 'abc' } });
});

test('anything else is missing', () => {
  for (const path of ['/nowhere', '/t', '/t/a/b/c', '/u/%E0%A4%A'])
    expect(match(path).page, path).toBe('missing');
});
