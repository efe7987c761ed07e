/** What the server sends about this game. */

import type { Choice as AnyChoice } from '../contract.ts';
import type { Action } from '../../generated/notre_dame.ts';

export type {
  Action,
  ActionCard,
  Card,
  Colour,
  EventView as Event,
  Gain,
  Market,
  Person,
  Place,
  PlayerView,
  Route,
  Sector,
  Tile,
  View,
} from '../../generated/notre_dame.ts';

export type Choice = AnyChoice<Action>;
export type Words = (key: string, args?: Record<string, string | number>) => string;
