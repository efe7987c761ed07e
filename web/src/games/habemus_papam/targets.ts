/**
 * Which pieces stand for which decision (see `ui/pieces.ts`).
 *
 * | piece | is |
 * |---|---|
 * | `offer:cardinal` | a card of the offer |
 * | `person:fabio_chigi` | a cardinal or leader before a player |
 * | `gem:ruby:0` | the first ruby that goes into the fist; `:1` the second |
 * | `ploy:swap`, `mission:france_three` | a card behind the reader's screen |
 * | `bar:…` | a button of the action bar |
 */

import { GEMS, type Action, type View } from '../../generated/habemus_papam.ts';
import type { Target } from '../../ui/pieces.ts';
import { gemsOf } from './votes.ts';

export function pieces(action: Action): string[] {
  if (typeof action === 'string') return [`bar:${action}`];
  if ('discard' in action) return [`mission:${action.discard}`];
  if ('play' in action) return [`ploy:${action.play}`];
  if ('bribe' in action) return [`person:${action.bribe}`];
  if ('banish' in action) return [`person:${action.banish}`];
  if ('swap' in action) return action.swap.map((person) => `person:${person}`);
  if ('take' in action) return [`offer:${action.take}`];
  const gems = gemsOf(action.bid);
  const fist = GEMS.flatMap((id, at) =>
    Array.from({ length: gems[at] ?? 0 }, (_, nth) => `gem:${id}:${nth}`),
  );
  // An empty hand is said.
  return fist.length ? fist : ['bar:nothing'];
}

/** Whether the action bar needs a button for it. */
export const spoken = (action: Action): boolean => pieces(action)[0]?.startsWith('bar:') === true;

export const targets = <C extends { action: Action }>(choices: readonly C[]): Target<C>[] =>
  choices.map((choice) => ({ choice, pieces: pieces(choice.action) }));

/** What a reader has in mind who taps this now, in notation; the rules tell why not. */
export function wish(piece: string, view: View): string | undefined {
  const [kind = '', what = ''] = piece.split(':');
  if (kind === 'offer') return `take ${what}`;
  if (kind === 'ploy') return `play ${what}`;
  if (kind === 'mission') return `discard ${what}`;
  if (kind === 'gem') return `bid 1${what.charAt(0).toUpperCase()}`;
  const verb = view.question?.kind;
  return kind === 'person' && (verb === 'bribe' || verb === 'banish') ? `${verb} ${what}` : undefined;
}
