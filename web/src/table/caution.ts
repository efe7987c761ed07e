/** When the table asks before it sends a choice, and when the first tap only proposes it. */

import type { Choice } from '../games/contract.ts';
import { kindOfAction } from '../lib/events.ts';
import type { Settings } from '../lib/settings.svelte.ts';

export interface Reader {
  confirm: Settings['confirm'];
  /** One of their first games of this kind. */
  beginner: boolean;
  /** Whether they were asked about this kind of action before. */
  knows(kind: string): boolean;
  /** Whether their last action can still be undone. */
  undo: boolean;
}

/** Whether the button says that something is shown for good. */
export const warns = (choice: Choice, reader: Reader): boolean => reader.beginner && !!choice.shows?.length;

/** Whether a dialog asks before the choice is sent. */
export function asksFirst(choice: Choice, choices: readonly Choice[], reader: Reader): boolean {
  if (reader.confirm === 'never') return false;
  if (reader.confirm === 'always') return !!choice.commits || !!choice.wastes;
  if (!reader.beginner) return false;
  if (choice.wastes) return true;
  if (!choice.shows?.length || reader.knows(kindOfAction(choice.action))) return false;
  // With nothing to lose there is nothing to ask.
  return reader.undo || choices.length > 1;
}

/**
 * Whether a tap on one piece only proposes the choice: it cannot be undone, or it is `weighty`, and there are decisions
 * of other kinds to take instead. A question of one kind (which card?) is answered by the tap.
 */
export function proposesFirst(
  choice: Choice,
  choices: readonly Choice[],
  reader: Reader,
  weighty = false,
): boolean {
  if (reader.confirm !== 'early' || !reader.beginner || choice.wastes) return false;
  if (!choice.commits && !weighty) return false;
  const kinds = new Set(choices.filter((one) => !one.wastes).map((one) => kindOfAction(one.action)));
  return kinds.size > 1;
}
