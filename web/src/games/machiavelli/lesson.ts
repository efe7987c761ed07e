/** What the coach says in the guided first game. */

import type { LessonStep } from '../contract.ts';
import { seatOf } from '../../lib/events.ts';
import type { EventView } from '../../generated/machiavelli.ts';

/** Whether another player did it. */
const others = (event: EventView, me: number): boolean => seatOf(event) !== me;

export const lesson: readonly LessonStep<EventView>[] = [
  { id: 'goal' },
  { id: 'cast', at: 'cast' },
  { id: 'city', at: 'own' },
  { id: 'hand', at: 'hand' },
  { id: 'murdered', after: 'murdered', at: 'cast', holds: others },
  { id: 'to_be_robbed', after: 'to_be_robbed', at: 'cast', holds: others },
  { id: 'robbed', after: 'robbed', holds: (event, me) => !others(event, me) },
  { id: 'silent', after: 'silent', at: 'cast' },
  { id: 'crown', after: 'crown_moved', holds: others },
  { id: 'built', after: 'built', at: 'others', holds: others },
  { id: 'destroyed', after: 'destroyed', at: 'others', holds: others },
  { id: 'swapped', after: 'swapped_hands', holds: others },
  {
    id: 'completed',
    after: 'completed',
    holds: (event, me) => others(event, me) && event.event === 'completed' && event.first,
  },
];
