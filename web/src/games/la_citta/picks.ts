/** Which pieces a choice is put together from. */

import type { Way } from '../steps.ts';
import type { Action, Choice, View } from './types.ts';

/** Picks that are offered with words beside the map, because no piece stands for them. */
export const inWords = (pick: string): boolean => /^(tokens|number|positions|voice):/.test(pick);

function picksOf(action: Action, castle: (city: number) => string): string[] {
  if (action === 'gold') return ['gold'];
  if (action === 'pass') return ['deck'];
  if ('castle' in action) return [`cell:${action.castle.cell}`];
  if ('found' in action) return ['found', `cell:${action.found.cell}`, castle(action.found.from)];
  if ('build' in action) return [`tile:${action.build.building}`, `cell:${action.build.cell}`];
  if ('card' in action) return [`card:${action.card.building}`, `cell:${action.card.cell}`];
  if ('architect' in action) {
    const { building, cell } = action.architect;
    return ['card:famous_architect', `tile:${building}`, `cell:${cell}`];
  }
  if ('games' in action) {
    const { cell, tokens } = action.games;
    return ['card:bread_and_games', `cell:${cell}`, `tokens:${tokens.join('')}`];
  }
  if ('golden_times' in action) {
    const { city, citizens } = action.golden_times;
    return ['card:golden_times', castle(city), `number:${citizens}`];
  }
  if ('harvest' in action) return ['card:rich_harvest', `cell:${action.harvest.cell}`];
  if ('referendum' in action) return ['card:referendum', `positions:${action.referendum.positions}`];
  if ('migrate' in action) return [castle(action.migrate.city), `voice:${action.migrate.voice}`];
  if ('demolish' in action) return [`cell:${action.demolish.cell}`];
  return [castle(action.starve.city)];
}

/** A city is picked at its castle. */
export function ways(view: View, choices: readonly Choice[]): Way<Action>[] {
  const castle = (id: number) => `cell:${view.cities.find((city) => city.id === id)?.castle ?? -1}`;
  return choices.map((choice) => ({ choice, picks: picksOf(choice.action, castle) }));
}
