/** What the coach says in the guided first game. */

import type { LessonStep } from '../contract.ts';
import { seatOf } from '../../lib/events.ts';
import type { EventView } from '../../generated/la_citta.ts';

/** Whether another player did it. */
const others = (event: EventView, me: number): boolean => seatOf(event) !== me;

export const lesson: readonly LessonStep<EventView>[] = [
  { id: 'goal' },
  { id: 'map', at: 'map' },
  { id: 'people', at: 'people' },
  { id: 'politics', at: 'politics' },
  { id: 'tools', at: 'tools' },
  { id: 'towns', at: 'towns' },
  // The first growth comes before the introduction is read.
  { id: 'people_spoke', after: 'people_spoke', at: 'people' },
  {
    id: 'migrated',
    after: 'migrated',
    at: 'map',
    holds: (event) => event.event === 'migrated' && event.from.length > 0,
  },
  { id: 'hungry', after: 'hungry', holds: others },
  { id: 'hungry_me', after: 'hungry', holds: (event, me) => !others(event, me) },
  { id: 'founded', after: 'founded', at: 'map', holds: others },
  { id: 'grew', after: 'cities_grew', at: 'towns', holds: (event, me) => !others(event, me) },
];
