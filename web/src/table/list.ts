/** What the table in words says about one seat. */

import type { ListPart } from '../lib/protocol.ts';

/** The parts about a seat: its own parts, its rows, and its column of a table. */
export function aboutSeat(parts: readonly ListPart[], seat: number): ListPart[] {
  return parts.flatMap((part): ListPart[] => {
    if (part.seat === seat) return [part];
    const column = part.columns?.indexOf(seat) ?? -1;
    if (column > 0) {
      const body = part.header ? part.rows.slice(1) : part.rows;
      const rows = body.map(({ cells }) => ({ cells: [cells[0] ?? '', cells[column] ?? ''] }));
      return [{ line: '', rows, header: false }];
    }
    const rows = part.rows.filter((row, at) => row.seat === seat || (at === 0 && part.header));
    return rows.some((row) => row.seat === seat) ? [{ ...part, line: '', rows }] : [];
  });
}
