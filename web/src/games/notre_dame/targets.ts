/** Which piece of the board stands for which choice. */

import type { Rank } from '../contract.ts';
import type { Way } from '../steps.ts';
import type { Action, Choice, View } from './types.ts';

const place = (where: string): string => (where === 'notre_dame' ? 'cathedral' : `sector:${where}`);

/** Whether the board itself offers the choice; doing without something is a button of the action bar. */
export const claims = ({ action }: Choice): boolean =>
  action !== 'decline' && action !== 'stay' && action !== 'pass';

/** A cube from the supply is what is usually placed. */
export const rank = ({ action }: Choice): Rank | undefined => (action === 'supply' ? 'usual' : undefined);

/** The picks that lead to a choice; several, if there is more than one way to say it. */
function picks(action: Action, view: View, both: boolean): string[][] {
  if (action === 'supply') {
    const asked = view.question;
    return asked?.kind === 'place' ? [['supply'], [place(asked.card)]] : [['supply']];
  }
  if (typeof action === 'string') return [];
  if ('keep' in action) return [[`keep:${action.keep.colour}:${action.keep.kind}`]];
  if ('play' in action) return [[`hand:${action.play.colour}:${action.play.kind}`]];
  if ('move' in action) return [[place(action.move)]];
  if ('friend' in action) return [[place(action.friend)]];
  if ('donate' in action) return [[`donate:${action.donate}`]];
  if ('drive' in action) {
    const market = `market:${action.drive.to}`;
    return both ? [[market, action.drive.take ? 'message:take' : 'message:leave']] : [[market]];
  }
  if ('pick' in action) return [[`gain:${action.pick}`]];
  if ('pick_two' in action) {
    const [one, two] = action.pick_two;
    const way = [`gain:${one}`, `gain:${two}`];
    return one === two ? [way] : [way, way.toReversed()];
  }
  if ('bribe' in action) return [[`person:${action.bribe}`]];
  if ('lift' in action) return [[action.lift === 'friend' ? 'friend' : place(action.lift.cube)]];
  if ('from' in action) return [[place(action.from)]];
  if ('carry' in action) return [[`carry:${action.carry.cubes}:${action.carry.friend ? 'friend' : 'alone'}`]];
  if ('to' in action) return [[place(action.to)]];
  return [[place(action.remove)]];
}

/** All choices of the board, taken apart into picks. */
export function ways(view: View, choices: readonly Choice[]): Way<Action>[] {
  const ends = new Map<string, number>();
  for (const { action } of choices)
    if (typeof action === 'object' && 'drive' in action)
      ends.set(action.drive.to, (ends.get(action.drive.to) ?? 0) + 1);
  return choices.flatMap((choice) => {
    const { action } = choice;
    const both = typeof action === 'object' && 'drive' in action && (ends.get(action.drive.to) ?? 0) > 1;
    return picks(action, view, both).map((way) => ({ picks: way, choice }));
  });
}

/** What a reader has in mind who picks this now, in notation; the rules tell why not. */
export function wish(pick: string, view: View): string | undefined {
  const [kind = '', what = ''] = pick.split(':');
  if (kind === 'market') return `drive ${what}`;
  if (kind === 'person') return `bribe ${what}`;
  if (kind === 'supply') return 'supply';
  if (kind === 'hand') return `play ${pick.split(':')[2]} ${what}`;
  const where = kind === 'cathedral' ? 'notre_dame' : what;
  const verb = VERBS[view.question?.kind ?? ''] ?? 'move';
  return where ? `${verb} ${where}` : undefined;
}
/** What is done with a place, by what is asked. */
const VERBS: Readonly<Record<string, string>> = {
  place: 'move',
  friend: 'friend',
  magician: 'lift',
  magician_to: 'to',
  minstrel: 'from',
  minstrel_to: 'to',
  penalty: 'remove',
};
