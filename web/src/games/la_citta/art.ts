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
import { BUILDINGS, VOICES, type Building } from '../../generated/la_citta.ts';
import type { Words } from '../contract.ts';

export { ACTION_CARDS, BUILDINGS, CARD_COSTS, SMALL_BUILDINGS, VOICES } from '../../generated/la_citta.ts';

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

/** Beside the colour of an arch stands the first letter of its name in the reader's language. */
export const letterOf = (t: Words, voice: number): string => t(`${VOICES[voice] ?? ''}_letter`);
/** The name of a city, the same as in the log. */
export const townOf = (t: Words, city: { id: number }): string => t(`town_${city.id}`);

/** The arches of a building, one number for each: culture 0, education 1, health 2. */
export const archesOf = (building: string): number[] =>
  building in BUILDINGS
    ? BUILDINGS[building as Building].arches.flatMap((count, voice) => Array<number>(count).fill(voice))
    : [];
