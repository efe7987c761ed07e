/** The types of this game's views and events, under the names the board uses. */

import type { Action, Bricks as Six } from '../../generated/carrara.ts';
import type { Choice as AnyChoice } from '../contract.ts';

export type {
  Action,
  EventView as Event,
  Income,
  PlayerView as Player,
  Scoring,
  Value,
  View,
} from '../../generated/carrara.ts';

/** One number per colour, white first. While a choice is half built it is reckoned with as a list. */
export type Bricks = Six | number[];
export type Choice = AnyChoice<Action>;
