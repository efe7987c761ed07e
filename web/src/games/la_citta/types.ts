/** The types of this game's views and events, under the names the board uses. */

import type { Action } from '../../generated/la_citta.ts';
import type { Choice as AnyChoice } from '../contract.ts';

export type {
  Action,
  CityView as City,
  EventView as Event,
  PlayerView as Player,
  View,
  Voice,
} from '../../generated/la_citta.ts';
export type Choice = AnyChoice<Action>;
