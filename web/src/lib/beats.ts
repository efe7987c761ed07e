/** The beats of an action: the views between one position and the next. */

import type { Beat, Position, Replay, LogEntry } from './protocol.ts';
import type { Step } from './queue.svelte.ts';
import { changed, share } from './share.ts';

/** The position after a beat: the board at that moment, without decisions. */
const midway = (position: Position, view: unknown, points: Beat['points']): Position => ({
  actions: position.actions,
  view,
  points,
  questions: [],
  choices: [],
  undo: false,
  result: null,
});

/**
 * The steps from a view to a position: one per beat, then the position itself, whose view must be complete or continue
 * from the last beat. Throws if changes do not fit the view.
 */
export function steps(
  before: unknown,
  beats: readonly Beat[],
  told: readonly LogEntry[],
  first: number,
  position: Position,
): Step<Position>[] {
  let view = before;
  let from = 0;
  const found = beats.map((beat): Step<Position> => {
    view = beat.changes ? changed(view, beat.changes) : share(view, beat.view);
    const events = told.slice(from, from + beat.events);
    const step = {
      told: events,
      first: first + from,
      position: midway(position, view, beat.points),
      hits: beat.hits ?? [],
    };
    from += beat.events;
    return step;
  });
  if (position.changes) position.view = changed(view, position.changes);
  else position.view = share(view, position.view);
  return [...found, { told: told.slice(from), first: first + from, position }];
}

/** One moment of a replay: the position, and how much of the log leads to it. */
export interface Moment {
  position: Position;
  seen: number;
  /** What happened last. */
  told: readonly LogEntry[];
}

/** The moments of the last action of a replay, in order; the last one is the position it leads to. */
export function moments(replay: Replay): Moment[] {
  const { log, position } = replay;
  const beats = replay.beats ?? [];
  const first = log.length - beats.reduce((sum, beat) => sum + beat.events, 0);
  const [...found] = steps(undefined, beats, log.slice(first), first, position);
  // The position itself is the moment of the last beat.
  const end = found.pop();
  const last = found.pop();
  const told = last?.told ?? log.filter(({ group }) => group === replay.at);
  return [
    ...found.map((step) => ({
      position: step.position,
      seen: step.first + step.told.length,
      told: step.told,
    })),
    { position: end?.position ?? position, seen: log.length, told },
  ];
}
