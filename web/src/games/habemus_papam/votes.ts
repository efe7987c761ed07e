/** What can be counted from what lies open. */

import type { Bid, Display, Mission, Mode, PlayerView, View } from '../../generated/habemus_papam.ts';
import { MISSIONS, PARTIES, PERSONS, type Alliance, type Party } from './cards.ts';
import { gemsOf } from './targets.ts';

const LOUIS = [0, 1, 2, 4, 6, 8];
const PRICE = [15, 10, 8, 7, 6, 5];
const SQUADRONE = 3;
const PAIRS: readonly Alliance[] = [
  'double_eagle',
  'lion_of_lyon',
  'silver_cup',
  'maltese_cross',
  'crozier',
  'sealed_letter',
];

export function armsOf(display: Display): Record<Party, number> {
  const arms: Record<Party, number> = { france: 0, spain: 0, innocent_x: 0, urban_viii: 0 };
  for (const person of display.persons) {
    const { party, arms: count } = PERSONS[person];
    if (party) arms[party] += count;
  }
  return arms;
}

/** Alliances that give a vote now. */
export function alliances(display: Display): Alliance[] {
  const count = (alliance: Alliance) =>
    display.persons.filter((person) => PERSONS[person].alliance === alliance).length;
  const found = PAIRS.filter((pair) => count(pair) === 2);
  if (count('patron_louis_xiv') && display.louis >= 2) found.push('patron_louis_xiv');
  if (count('patron_mazarin') && display.mazarin >= 2) found.push('patron_mazarin');
  return found;
}

/** Votes everybody can count: persons, Louis XIV, alliances, the Squadrone. */
export function openVotes(display: Display): number {
  const louis = LOUIS[display.louis] ?? 0;
  const squadrone = display.squadrone ? SQUADRONE : 0;
  return display.persons.length + louis + alliances(display).length + squadrone;
}

/** What a vote costs at the end. */
export const price = (display: Display): number => PRICE[display.mazarin] ?? 5;

export interface Step {
  party?: Party;
  power?: 'felipe_iv' | 'jules_mazarin';
  have: number;
  need: number;
}

/** How far a mission is; `null` for the one that compares the leaders of all. */
export function progress(mission: Mission, display: Display): Step[] | null {
  const { arms, powers } = MISSIONS[mission];
  if (arms) {
    const have = armsOf(display);
    return PARTIES.flatMap((party) => {
      const need = arms[party];
      return need === undefined ? [] : [{ party, have: have[party], need }];
    });
  }
  if (!powers) return null;
  return [
    { power: 'felipe_iv', have: display.felipe, need: 2 },
    { power: 'jules_mazarin', have: display.mazarin, need: 2 },
  ];
}

/** The ranks of the gems a bid counts as, best first (4 is a diamond). */
export function strength(mode: Mode, bid: Bid): number[] {
  if (mode === 'three_rubies') return [3, 3, 3];
  const ranks = gemsOf(bid).flatMap((count, at) => Array.from({ length: count }, () => 4 - at));
  const [best] = ranks;
  return mode === 'double_top' && best !== undefined ? [best, ...ranks] : ranks;
}

/** The bid of a player as ranks, once it is known. */
export function shownBid(player: PlayerView): number[] | null {
  if (player.mode === 'three_rubies') return strength('three_rubies', '-');
  return typeof player.bid === 'string' ? null : strength(player.mode, player.bid.known);
}

export type Reason = { key: 'more' } | { key: 'seat' } | { key: 'better'; one: number; other: number };

/** Why one bid comes before the next. */
export function reason(one: readonly number[], other: readonly number[]): Reason {
  if (one.length !== other.length) return { key: 'more' };
  const at = one.findIndex((rank, place) => rank !== other[place]);
  if (at < 0) return { key: 'seat' };
  return { key: 'better', one: one[at] ?? 0, other: other[at] ?? 0 };
}

/** Whether the reader may see what a player has behind the screen (rules R5). */
export function seesGoods(view: View, seat: number): boolean {
  const own = typeof view.viewer !== 'string' && view.viewer.seat === seat;
  return own || view.options.memory_aid || view.over;
}
