import type { SeatStyle } from '../games/contract.ts';
import type { TableInfo } from '../lib/protocol.ts';
import { session } from '../lib/session.svelte.ts';
import { t } from '../lib/i18n.svelte.ts';
import { EMBLEMS, LETTERS } from '../ui/icons.ts';

/** The seats of a table with colour and emblem; `live`: also presence and clocks. */
export function looks(
  info: TableInfo,
  asked: ReadonlySet<number>,
  points: readonly (number | null)[],
  live = true,
): SeatStyle[] {
  const playing = live && info.status === 'playing';
  return info.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.kind === 'open' ? t('seat-open') : seat.name,
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
