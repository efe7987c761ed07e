/** One movement per event. */

import { icons } from '../../ui/icons.ts';
import type { Motion } from '../../ui/motion.ts';
import { CARD_ART, CARRIAGE, COIN, CUBE, FRIEND, PERSON_ART, POINTS, RAT, TILE_ART } from './art.ts';
import type { Event, Place, View } from './types.ts';

/** `shown`: whose borough lies large in front of the reader. */
export function motion(it: Event, view: View, shown: number): Motion {
  const at = (seat: number, place: Place): string =>
    place === 'notre_dame' ? 'cathedral' : seat === shown ? `sector:${place}` : `mini:${seat}:${place}`;
  const seat = (who: number): string => `seat:${who}`;
  const purse = (who: number): string => (who === shown ? 'coins' : seat(who));
  const heap = (who: number): string => (who === shown ? 'supply' : seat(who));
  const rats = (who: number): string => (who === shown ? 'rats' : `rat:${who}`);
  const cube = { art: CUBE, look: 'card' };
  const coin = { art: COIN, look: 'coin' };
  switch (it.event) {
    case 'began':
      return { glow: [seat(it.start)] };
    case 'round':
      return { glow: it.persons.map((person) => `person:${person}`) };
    case 'drew':
      return { art: CARD_ART[it.cards[0].kind], from: seat(it.seat), to: 'hand', count: it.cards.length };
    case 'kept':
      return { glow: [it.card && it.seat === shown ? 'hand' : seat(it.seat)] };
    case 'passed':
      return { art: icons.card, from: seat(it.from), to: seat(it.to), count: it.cards.length };
    case 'played':
      return { art: CARD_ART[it.card.kind], from: seat(it.seat), to: 'desk' };
    case 'laid_aside':
    case 'no_effect':
    case 'nothing_to_pick':
    case 'pick_refused':
    case 'stayed':
    case 'no_bribe':
    case 'empty_favour':
    case 'no_coins':
    case 'no_cube_lost':
      return { glow: [seat(it.seat)] };
    case 'placed':
      return { ...cube, from: it.from ? at(it.seat, it.from) : heap(it.seat), to: at(it.seat, it.to) };
    case 'friend_walked':
      return { art: FRIEND, from: it.from ? at(it.seat, it.from) : seat(it.seat), to: at(it.seat, it.to) };
    case 'prestige':
      return {
        art: POINTS,
        look: 'coin',
        from: it.source === 'cathedral' || it.source === 'donations' ? 'cathedral' : 'desk',
        to: seat(it.seat),
        count: Math.ceil((it.points + it.bonus) / 2),
      };
    case 'cubes':
      return { ...cube, from: 'desk', to: heap(it.seat), count: it.cubes };
    case 'coins':
      return { ...coin, from: 'desk', to: purse(it.seat), count: it.coins };
    case 'coin_from':
      return { ...coin, from: purse(it.from), to: purse(it.seat) };
    case 'rat_back':
      return { glow: [rats(it.seat)] };
    case 'drove':
      return { art: CARRIAGE, from: `market:${it.route[0]}`, to: `market:${it.route.at(-1)}` };
    case 'took_message':
      return {
        art: TILE_ART[it.tile],
        look: 'card',
        from: `market:${view.players[it.seat]?.carriage}`,
        to: it.seat === shown ? 'messages' : seat(it.seat),
      };
    case 'donated':
      return { ...coin, from: purse(it.seat), to: 'cathedral', count: it.coins };
    case 'bribed':
      return { ...coin, from: purse(it.seat), to: `person:${it.person}` };
    case 'lifted':
      return it.piece === 'friend'
        ? { glow: [it.seat === shown ? 'friend' : seat(it.seat)] }
        : { glow: [at(it.seat, it.piece.cube)] };
    case 'reached_into':
      return { glow: [at(it.seat, it.from)] };
    case 'took_up':
      return { art: PERSON_ART.minstrel, from: 'person:minstrel', to: seat(it.seat) };
    case 'carried':
      return {
        ...(it.cubes ? cube : { art: FRIEND }),
        from: at(it.seat, it.from),
        to: at(it.seat, it.to),
        count: it.cubes + Number(it.friend),
      };
    case 'bishop_placed':
      return { ...cube, from: 'person:bishop', to: at(it.seat, it.to) };
    case 'plague':
      return it.from === it.to
        ? { glow: [rats(it.seat)] }
        : { art: RAT, look: 'night', from: 'plague', to: rats(it.seat), count: Math.max(1, it.to - it.from) };
    case 'prestige_lost':
      return { art: POINTS, look: 'blood', from: seat(it.seat), to: 'plague' };
    case 'cube_lost':
      return { ...cube, look: 'blood', from: at(it.seat, it.sector), to: 'plague' };
    case 'cubes_returned':
      return { ...cube, from: 'cathedral', to: 'desk', count: it.cubes };
    case 'handed_on':
      return { glow: ['hand'] };
    case 'cathedral':
    case 'ended':
      return { glow: ['cathedral'] };
  }
}
