/** What the server sends about this game. */

import type { Choice as AnyChoice } from '../contract.ts';
import type { City, Field, Goods, Kind, Place } from './material.ts';

export type Building = string;
/** One number per colour, white first. */
export type Bricks = number[];

export interface Value {
  coins: number;
  vp: number;
}
export type Scoring = { type: Kind } | { city: City } | { special: Field };
export interface Income {
  coins: number;
  vp: number;
  objects: number[];
}
export interface Progress {
  have: number;
  need: number;
}

export interface Player {
  coins: number;
  bricks: Bricks;
  objects: number[];
  vp: number;
  cities: Building[][];
  types_scored: Kind[];
  fields_scored: Field[];
  tokens: Place[];
  markers: number;
  values: Value[];
  conditions: Progress[];
  prospects: { scoring: Scoring; income: Income }[];
  finals: { objects: number; buildings: number; extra: number; extra_coins: number; coins: number };
}

export type Work =
  { build: { building: Building; city: City } } | { replace: { old: Building; new: Building } };
export type Ask =
  'turn' | 'market' | 'upgrade' | 'end_turn' | { payment: Work } | { finish: { purchased: boolean } };

export interface View {
  viewer: unknown;
  expansion: boolean;
  memory_aid: boolean;
  frames: { frames: Ask[]; asked: number[] };
  cards: { top: string; object: string; building: string; extra: string | null };
  start: number;
  active: number;
  turns: number;
  wheel: Bricks[];
  bag: number;
  display: (Building | null)[];
  deck: number;
  great: Building[];
  field: Goods[];
  supply: number[];
  city_scored_by: (number | null)[];
  upgrades: Place[];
  removed: Building[];
  exhausted_by: number | null;
  announced_by: number | null;
  players: Player[];
}

export type Action =
  | 'buy'
  | 'buy_no_rotate'
  | 'pass'
  | 'announce'
  | 'done'
  | { build: { building: Building; city: City } }
  | { replace: { old: Building; new: Building } }
  | { score: Scoring }
  | { take: { segment: number; bricks: Bricks } }
  | { pay: Bricks }
  | { upgrade: Place | null }
  | { purchase: Goods };

export type Event = Readonly<Record<string, Record<string, unknown>>>;
export type Choice = AnyChoice<Action>;
