/** What the favour of a person would bring a player now, as far as it leaves him no choice (§8). */

import { POINTS, RAT, SECTORS, type Yield } from './art.ts';
import type { Person, PlayerView } from './types.ts';

/** Prestige before the park adds to it; null where the favour is something else. */
function prestige(person: Person, player: PlayerView): number | null {
  const counts = SECTORS.map((sector, at) => (player.cubes[at] ?? 0) + Number(player.friend === sector));
  const sectors = (least: number) => counts.filter((count) => count >= least).length;
  switch (person) {
    case 'moneylender':
    case 'monk':
      return 1;
    case 'barmaid':
      return 3;
    case 'city_guard':
      return counts.reduce((sum, count) => sum + count, player.cathedral);
    case 'night_watchman':
      return SECTORS.length - sectors(1);
    case 'guild_master':
      return 2 * sectors(2);
    case 'beggar_king':
      return 9 - player.rat;
    case 'lawyer':
      return 3 * Math.floor(player.messages.length / 2);
    case 'lady_in_waiting':
      return Math.max(...counts);
    case 'mayor':
      return 3 * sectors(3);
    case 'carpenter':
      return sectors(1);
    case 'minstrel':
    case 'magician':
    case 'doctor':
    case 'bishop':
      return null;
  }
}

export function favourOf(person: Person, player: PlayerView, plague: number): Yield | null {
  if (person === 'doctor') return { art: RAT, count: plague, sign: '−' };
  const won = prestige(person, player);
  if (won === null) return null;
  const park = SECTORS.indexOf('park');
  const pieces = (player.cubes[park] ?? 0) + Number(player.friend === 'park');
  return { art: POINTS, count: won > 0 ? won + Math.floor(pieces / 2) : 0, sign: '+' };
}
