/** One sign for each building, card, terrain and voice. */

import architect from 'icon:compass';
import bath from 'icon:bathtub';
import bread from 'icon:sliced-bread';
import castle from 'icon:castle';
import cathedral from 'icon:church';
import cloister from 'icon:monk-face';
import farm from 'icon:farmer';
import fountain from 'icon:fountain';
import golden from 'icon:meeple-group';
import graduate from 'icon:graduate-cap';
import harvest from 'icon:grapes';
import health from 'icon:caduceus';
import hills from 'icon:hills';
import hospital from 'icon:hospital-cross';
import lyre from 'icon:lyre';
import market from 'icon:shop';
import mountains from 'icon:mountains';
import palazzo from 'icon:ancient-columns';
import quarry from 'icon:mine-wagon';
import scroll from 'icon:scroll-quill';
import site from 'icon:field';
import statue from 'icon:colombian-statue';
import vote from 'icon:vote';
import hood from 'icon:hood';
import laurels from 'icon:laurel-crown';
import waves from 'icon:waves';
import wheat from 'icon:wheat';
import type { Words } from '../contract.ts';

export const SIGNS: Readonly<Record<string, string>> = {
  castle,
  farm,
  quarry,
  market,
  statue,
  cloister,
  fountain,
  palazzo,
  hospital,
  bath_house: bath,
  cathedral,
  university: graduate,
  famous_architect: architect,
  bread_and_games: bread,
  golden_times: golden,
  rich_harvest: harvest,
  referendum: vote,
  farmland: wheat,
  farmland_1: wheat,
  farmland_2: wheat,
  farmland_3: wheat,
  hill: hills,
  site,
  mountain: mountains,
  water: waves,
  culture: lyre,
  education: scroll,
  health,
  full: laurels,
  veiled: hood,
  deck: hood,
};

/** Arches printed on the tiles: culture, education, health. */
export const ARCHES: Readonly<Record<string, readonly [number, number, number]>> = {
  statue: [1, 0, 0],
  cloister: [0, 1, 0],
  fountain: [0, 0, 1],
  palazzo: [2, 0, 0],
  hospital: [0, 1, 1],
  bath_house: [0, 0, 2],
  cathedral: [3, 0, 0],
  university: [0, 3, 0],
};

export const VOICES = ['culture', 'education', 'health'] as const;
/** Beside the colour of an arch stands the first letter of its name in the reader's language. */
export const letterOf = (say: Words, voice: number): string => say(`${VOICES[voice] ?? ''}_letter`);
/** The name of a city, the same as in the log. */
export const townOf = (say: Words, city: { id: number }): string => say(`town_${city.id}`);

/** The arches of a tile, one number for each: culture 0, education 1, health 2. */
export const archesOf = (building: string): number[] =>
  (ARCHES[building] ?? []).flatMap((count, voice) => Array<number>(count).fill(voice));

/** Gold for a building: by its own card, and by the famous architect. */
export const COST: Readonly<Record<string, readonly [card: number, architect: number]>> = {
  farm: [0, 1],
  quarry: [0, 1],
  market: [0, 1],
  statue: [0, 1],
  cloister: [0, 1],
  fountain: [0, 1],
  palazzo: [1, 2],
  hospital: [1, 2],
  bath_house: [1, 2],
  cathedral: [3, 4],
  university: [3, 4],
};
/** What the cards without a building cost: the dearer the more. */
export const LEVELS: Readonly<Record<string, readonly number[]>> = {
  famous_architect: [1, 2, 4],
  bread_and_games: [0, 2, 5],
  golden_times: [0, 2, 5],
  rich_harvest: [0],
  referendum: [0, 2],
};
