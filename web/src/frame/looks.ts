import type { SeatLook } from '../games/contract.ts';
import type { TableInfo } from '../lib/protocol.ts';
import { say } from '../lib/words.svelte.ts';
import { EMBLEMS, LETTERS } from '../look/icons.ts';

/** How the seats of a table look. */
export function looks(info: TableInfo, asked: ReadonlySet<number>): SeatLook[] {
  return info.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.kind === 'open' ? say('seat-open') : seat.name,
    colour: `var(--seat-${seat.seat})`,
    emblem: EMBLEMS[seat.seat]?.body ?? '',
    letter: LETTERS[seat.seat] ?? '?',
    bot: seat.kind === 'bot',
    asked: asked.has(seat.seat),
  }));
}
