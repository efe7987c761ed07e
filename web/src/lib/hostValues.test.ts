import { expect, it } from 'vitest';
import type { ProvenanceInfo } from '../generated/protocol.ts';
import { ofHost, origin } from './hostValues.ts';

const part: ProvenanceInfo = {
  key: 'streets',
  kind: 'reconstructed',
  of: [],
  text: 'The streets.',
  values: ['streets'],
};

it('tells values of the host from reconstructed ones', () => {
  expect(ofHost(part, {})).toBe(false);
  expect(ofHost(part, { data: { other: [] } })).toBe(false);
  expect(ofHost(part, { data: { streets: [] } })).toBe(true);
  expect(origin(part)).toBe('provenance-reconstructed');
  expect(origin(part, { data: { streets: [] } })).toBe('provenance-host');
});
