/** Which pieces a choice is put together from. */

import type { Way } from '../steps.ts';
import type { Action, Choice, View } from './types.ts';

/** Picks laid out as plaques over the map: how many citizens, which arches, what a city boasts of. */
export const onPlaque = (pick: string): boolean => /^(tokens|number|voice):/.test(pick);

/** Places of the row of voices, from a set in which the first bit is place 1. */
export const lookedAt = (set: number): number[] =>
  [...set.toString(2)].toReversed().flatMap((bit, at) => (bit === '1' ? [at + 1] : []));

/** All orders of a few pieces. */
const orders = (pieces: readonly string[]): string[][] =>
  pieces.length < 2
    ? [[...pieces]]
    : pieces.flatMap((first) =>
        orders(pieces.filter((piece) => piece !== first)).map((rest) => [first, ...rest]),
      );

/** The picks that lead to a choice; several rows where the order does not matter. */
function picksOf(action: Action, castle: (city: number) => string): string[][] {
  if (action === 'gold') return [['gold']];
  if (action === 'pass') return [['deck']];
  if ('castle' in action) return [[`cell:${action.castle.cell}`]];
  if ('found' in action) return [['found', `cell:${action.found.cell}`, castle(action.found.from)]];
  if ('build' in action) return [[`tile:${action.build.building}`, `cell:${action.build.cell}`]];
  if ('card' in action) return [[`card:${action.card.building}`, `cell:${action.card.cell}`]];
  if ('architect' in action) {
    const { building, cell } = action.architect;
    return [['card:famous_architect', `tile:${building}`, `cell:${cell}`]];
  }
  if ('games' in action) {
    const { cell, tokens } = action.games;
    return [['card:bread_and_games', `cell:${cell}`, `tokens:${tokens.join('')}`]];
  }
  if ('golden_times' in action) {
    const { city, citizens } = action.golden_times;
    return [['card:golden_times', castle(city), `number:${citizens}`]];
  }
  if ('harvest' in action) return [['card:rich_harvest', `cell:${action.harvest.cell}`]];
  if ('referendum' in action) {
    return orders(lookedAt(action.referendum.positions).map((position) => `veil:${position}`)).map((row) => [
      'card:referendum',
      ...row,
    ]);
  }
  if ('migrate' in action) return [[castle(action.migrate.city), `voice:${action.migrate.voice}`]];
  if ('demolish' in action) return [[`cell:${action.demolish.cell}`]];
  return [[castle(action.starve.city)]];
}

/** The choice as it would be with another cell, in notation; null where it is not about a cell. */
export function elsewhere({ action, text }: Choice, cell: number): string | null {
  if (typeof action === 'string' || 'golden_times' in action || 'referendum' in action) return null;
  if ('migrate' in action || 'starve' in action) return null;
  if ('demolish' in action) return `demolish ${action.demolish.city} ${cell}`;
  // Of all numbers the cell comes first.
  return text.replace(/\d+/, String(cell));
}

/** A city is picked at its castle. */
export function ways(view: View, choices: readonly Choice[]): Way<Action>[] {
  const castle = (id: number) => `cell:${view.cities.find((city) => city.id === id)?.castle ?? -1}`;
  return choices.flatMap((choice) => picksOf(choice.action, castle).map((picks) => ({ choice, picks })));
}

/** What the parts of the board need to know about the picks so far. */
export interface Picks {
  picked: readonly string[];
  /** Whether it can be picked, first or next. */
  lights(what: string): boolean;
  /** What picking it does; `null` if it cannot be picked now. */
  label(what: string): string | null;
  /** What it is called. */
  name(what: string): string;
  pick(what: string): void;
  /** Picks a tool, puts it back, or takes another one instead. */
  tool(what: string): void;
}
