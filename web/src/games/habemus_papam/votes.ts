/** What is counted for a player, as the board draws it. */

import {
  FACTIONS,
  GEMS,
  MISSIONS,
  type Bid,
  type Mission,
  type Need,
  type PlayerView,
} from '../../generated/habemus_papam.ts';

export type Gem = (typeof GEMS)[number];

/** How many gems of each kind, best first: `1D2A` → [1, 0, 0, 2]. */
export const gemsOf = (bid: Bid): number[] =>
  GEMS.map((gem) => Number(new RegExp(`(\\d)${gem.charAt(0).toUpperCase()}`).exec(bid)?.[1] ?? 0));

/** The gems a bid counts as, best first; null while it is not known. */
export const shownBid = ({ counts_as: bid }: PlayerView): Gem[] | null =>
  bid === null
    ? null
    : gemsOf(bid).flatMap((count, at) => Array.from({ length: count }, () => GEMS[at] ?? 'amber'));

export interface Step extends Need {
  have: number;
}

/** How far a mission is; empty for the one that compares the leaders of all. */
export const progress = (mission: Mission, player: PlayerView | null): Step[] =>
  MISSIONS[mission].needs.map((need) => ({ ...need, have: player ? has(player, need.of) : 0 }));

function has({ arms, display }: PlayerView, of: Need['of']): number {
  if ('arms' in of) return arms[FACTIONS.indexOf(of.arms)] ?? 0;
  const cards: Partial<Record<typeof of.cards, number>> = {
    felipe_iv: display.felipe,
    jules_mazarin: display.mazarin,
    louis_xiv: display.louis,
    squadrone_volante: Number(display.squadrone),
  };
  return cards[of.cards] ?? 0;
}
