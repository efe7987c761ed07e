/** What the inspector explains. */

import type { Inspectable } from '../contract.ts';
import Art from './Art.svelte';

const entry = (id: string, rule: string, notes: string[] = [], text = id): [string, Inspectable] => [
  id,
  {
    name: id,
    text: `inspect-${text}`,
    rule,
    notes: notes.map((note) => `inspect-${note}`),
    Art,
  },
];
const SIGHTS = ['adjacent', 'arches', 'full', 'tile_turned'];

const cards: Readonly<Record<string, Inspectable>> = Object.fromEntries([
  entry('castle', '8.3', ['limits', 'distance', 'full']),
  entry('farm', '8.4', ['adjacent', 'farm_note', 'tile_turned']),
  entry('quarry', '8.4', ['adjacent', 'quarry_note', 'tile_turned']),
  entry('market', '8.4', ['limits', 'market_citizen']),
  entry('statue', '8.4', SIGHTS),
  entry('cloister', '8.4', SIGHTS),
  entry('fountain', '8.4', ['limits', ...SIGHTS]),
  entry('palazzo', '8.5', ['cost_medium', ...SIGHTS]),
  entry('hospital', '8.5', ['cost_medium', ...SIGHTS]),
  entry('bath_house', '8.5', ['cost_medium', 'limits', ...SIGHTS]),
  entry('cathedral', '8.5', ['cost_large', ...SIGHTS]),
  entry('university', '8.5', ['cost_large', ...SIGHTS]),
  entry('famous_architect', '8.5', ['architect_note', 'spent']),
  entry('bread_and_games', '8.5', ['games_note', 'spent']),
  entry('golden_times', '8.5', ['golden_note', 'spent']),
  entry('rich_harvest', '8.5', ['harvest_note', 'spent']),
  entry('referendum', '8.5', ['referendum_note', 'spent']),
  entry('culture', '8.6', ['migration'], 'culture'),
  entry('education', '8.6', ['migration'], 'culture'),
  entry('health', '8.6', ['migration'], 'culture'),
  entry('veiled', '8.6', ['culture', 'migration']),
  entry('deck', '8.2', ['spent']),
  ...['farmland_1', 'farmland_2', 'farmland_3'].map((land) => entry(land, '3.4', ['farm_note'], 'farmland')),
  entry('mountain', '3.4', ['quarry_note']),
  entry('water', '3.4'),
  entry('hill', '4.2'),
  entry('site', '8.4', ['adjacent', 'distance']),
]);

export default cards;
