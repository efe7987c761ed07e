/** What the inspector explains. */

import type { Inspectable } from '../contract.ts';
import Art from './Art.svelte';

const entry = (id: string, rule: string, notes: string[] = []): [string, Inspectable] => [
  id,
  { name: id, text: `inspect-${id}`, rule, notes, Art },
];

const cards: Readonly<Record<string, Inspectable>> = Object.fromEntries([
  entry('castle', '8.3', ['inspect-limits', 'inspect-distance']),
  entry('farm', '3.2'),
  entry('quarry', '3.2'),
  entry('market', '3.2', ['inspect-limits']),
  entry('statue', '3.2', ['inspect-arches']),
  entry('cloister', '3.2', ['inspect-arches']),
  entry('fountain', '3.2', ['inspect-arches', 'inspect-limits']),
  entry('palazzo', '8.5', ['inspect-arches', 'inspect-cost_medium']),
  entry('hospital', '8.5', ['inspect-arches', 'inspect-cost_medium']),
  entry('bath_house', '8.5', ['inspect-arches', 'inspect-cost_medium', 'inspect-limits']),
  entry('cathedral', '8.5', ['inspect-arches', 'inspect-cost_large']),
  entry('university', '8.5', ['inspect-arches', 'inspect-cost_large']),
  entry('famous_architect', '8.5'),
  entry('bread_and_games', '8.5'),
  entry('golden_times', '8.5'),
  entry('rich_harvest', '8.5'),
  entry('referendum', '8.5'),
]);

export default cards;
