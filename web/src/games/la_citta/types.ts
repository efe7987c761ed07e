/** What the server sends about this game. */

import type { Choice as AnyChoice } from '../contract.ts';

export type Voice = 'culture' | 'education' | 'health';
export type Terrain = 'farmland_1' | 'farmland_2' | 'farmland_3' | 'mountain' | 'water';
export type Building = string;
export type Card = string;

export interface City {
  id: number;
  owner: number;
  castle: number;
  citizens: number;
  tiles: { cell: number; building: Building }[];
  free: number;
  limit: number | null;
  food: number;
  gold: number;
  attraction: [number, number, number];
  full: boolean;
}

export interface Player {
  gold: number;
  castles: number;
  action_cards: number;
  coloured: number;
  played: Card[];
  passes: number;
  founded: boolean;
  penalty: boolean;
  hungry_at_the_end: boolean;
  peeked: number;
  citizens: number;
  food: number;
  bonus_food: number;
}

export interface View {
  viewer: unknown;
  stack: { frames: unknown[]; asked: number[] };
  year: number;
  start: number;
  terrain: Terrain[];
  cities: City[];
  players: Player[];
  tokens: { cell: number; seat?: number; owner?: number; voice?: Voice }[];
  stock: { building: Building; tiles: number }[];
  supply: number;
  politics: { display: Card[]; deck: number; discard: number[]; sealed: number };
  voices: { row: (Voice | null)[]; spoken: boolean; preferences: Voice[]; deck: number; discard: number[] };
}

export type Action =
  | 'gold'
  | 'pass'
  | { castle: { cell: number } }
  | { found: { from: number; cell: number } }
  | { build: { building: Building; cell: number } }
  | { card: { building: Building; cell: number } }
  | { architect: { building: Building; cell: number } }
  | { games: { cell: number; tokens: [number, number, number] } }
  | { golden_times: { city: number; citizens: number } }
  | { harvest: { cell: number } }
  | { referendum: { positions: number } }
  | { migrate: { city: number; voice: Voice } }
  | { demolish: { city: number; cell: number } }
  | { starve: { city: number } };

export type Event = Readonly<Record<string, Record<string, unknown>>>;
export type Choice = AnyChoice<Action>;
