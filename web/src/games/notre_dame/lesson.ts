/** What the coach says in the guided first game. */

import type { LessonStep } from '../contract.ts';
import { seatOf } from '../../lib/events.ts';
import type { EventView } from '../../generated/notre_dame.ts';

/** Whether another player did it. */
const others = (event: EventView, me: number): boolean => seatOf(event) !== me;

export const lesson: readonly LessonStep<EventView>[] = [
  { id: 'goal' },
  { id: 'windows', at: 'windows' },
  { id: 'hand', at: 'hand' },
  { id: 'persons', at: 'persons' },
  { id: 'rats', at: 'rats' },
  { id: 'donated', after: 'donated', at: 'map', holds: others },
  { id: 'message', after: 'took_message', at: 'map', holds: others },
  { id: 'bribed', after: 'bribed', at: 'persons', holds: others },
  { id: 'plague', after: 'plague', at: 'rats' },
  { id: 'cube_lost', after: 'cube_lost', holds: others },
  {
    id: 'cathedral',
    after: 'cathedral',
    at: 'map',
    holds: (event) => event.event === 'cathedral' && event.cubes > 0,
  },
];
