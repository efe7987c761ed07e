import type { SeatLook } from '../games/contract.ts';
import type { TableInfo } from '../lib/protocol.ts';
import { session } from '../lib/session.svelte.ts';
import { say } from '../lib/words.svelte.ts';
import { EMBLEMS, LETTERS } from '../look/icons.ts';

/** How the seats of a table look; `live`: also whether their people are there, and how much time they have. */
export function looks(
  info: TableInfo,
  asked: ReadonlySet<number>,
  points: readonly (number | null)[],
  live = true,
): SeatLook[] {
  const playing = live && info.status === 'playing';
  return info.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.kind === 'open' ? say('seat-open') : seat.name,
    colour: `var(--seat-${seat.seat})`,
    emblem: EMBLEMS[seat.seat]?.body ?? '',
    letter: LETTERS[seat.seat] ?? '?',
    bot: seat.kind === 'bot',
    level: seat.kind === 'bot' ? (session.bots.find((bot) => bot.name === seat.bot)?.label ?? null) : null,
    away: playing && seat.kind === 'person' && info.connected?.[seat.seat] === false,
    standIn: playing && (info.away ?? []).some((it) => it.seat === seat.seat && it.bot),
    deadline: playing ? (info.deadlines?.[seat.seat] ?? null) : null,
    asked: asked.has(seat.seat),
    points: points[seat.seat] ?? null,
  }));
}
