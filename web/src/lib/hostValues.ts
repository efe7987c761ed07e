/** Values of the host of the server in place of reconstructed ones. */
import type { ProvenanceInfo } from '../generated/protocol.ts';

/** Whether a table with these options plays values of the host for a part of the game. */
export function ofHost(part: ProvenanceInfo, options: Readonly<Record<string, unknown>> = {}): boolean {
  const { data } = options;
  return typeof data === 'object' && data !== null && part.values.some((name) => Object.hasOwn(data, name));
}

/** The message key that says where a part comes from at such a table. */
export const origin = (part: ProvenanceInfo, options?: Readonly<Record<string, unknown>>): string =>
  ofHost(part, options) ? 'provenance-host' : `provenance-${part.kind}`;
