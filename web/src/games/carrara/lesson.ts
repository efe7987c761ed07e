/** What the coach says in the guided first game. */

import type { LessonStep } from '../contract.ts';
import { seatOf } from '../../lib/events.ts';
import type { EventView } from '../../generated/carrara.ts';

/** Whether another player did it. */
const others = (event: EventView, me: number): boolean => seatOf(event) !== me;

/** Whether a whole city was scored, not a kind of building. */
const city = (event: EventView): boolean => event.event === 'scored' && 'city' in event.scoring;

export const lesson: readonly LessonStep<EventView>[] = [
  { id: 'goal' },
  { id: 'quarry', at: 'quarry' },
  { id: 'display', at: 'display' },
  { id: 'cities', at: 'cities' },
  { id: 'types', at: 'types' },
  { id: 'conditions', at: 'conditions' },
  { id: 'built', after: 'built', at: 'display', holds: others },
  {
    id: 'scored_city',
    after: 'scored',
    at: 'cities',
    holds: (event, me) => others(event, me) && city(event),
  },
  { id: 'scored', after: 'scored', holds: (event, me) => others(event, me) && !city(event) },
  { id: 'announced', after: 'announced', holds: others },
];
