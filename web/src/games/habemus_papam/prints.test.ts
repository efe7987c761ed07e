import { expect, it } from 'vitest';
import { PERSONS, type View } from '../../generated/habemus_papam.ts';
import { printed } from './prints.ts';

it('shows what the host has entered for a person', () => {
  const own = { age: 81, symbol: 'crozier' } as const;
  const view = { options: { data: { persons: { alessandro_bichi: own } } } } as unknown as View;
  expect(printed('alessandro_bichi', view)).toEqual({
    ...PERSONS.alessandro_bichi,
    age: 81,
    party: null,
    symbol: 'crozier',
  });
  expect(printed('juan_de_lugo', view)).toBe(PERSONS.juan_de_lugo);
  expect(printed('alessandro_bichi')).toBe(PERSONS.alessandro_bichi);
});
