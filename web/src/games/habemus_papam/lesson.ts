/** What the coach says in the guided first game. */

import type { LessonStep } from '../contract.ts';
import { seatOf } from '../../lib/events.ts';
import type { EventView } from '../../generated/habemus_papam.ts';

/** Whether another player did it. */
const others = (event: EventView, me: number): boolean => seatOf(event) !== me;

export const lesson: readonly LessonStep<EventView>[] = [
  { id: 'goal' },
  { id: 'offer', at: 'offer' },
  { id: 'tray', at: 'tray' },
  { id: 'missions', at: 'papers' },
  { id: 'purse', at: 'purse' },
  { id: 'decks', at: 'decks' },
  { id: 'ranked', after: 'ranked', at: 'others' },
  { id: 'camerlengo', after: 'camerlengo_changed', holds: others },
  { id: 'bribed', after: 'bribed', at: 'others', holds: others },
  { id: 'died', after: 'died', at: 'others' },
  { id: 'black_smoke', after: 'black_smoke', at: 'decks' },
  { id: 'white_smoke', after: 'white_smoke', at: 'decks' },
];
