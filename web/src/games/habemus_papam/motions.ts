/** One movement per event. */

import { PERSONS, type Card, type EventView } from '../../generated/habemus_papam.ts';
import { icons } from '../../ui/icons.ts';
import type { Motion } from '../../ui/motion.ts';
import { artOf, CHARGES, isPerson, PLOY_ART } from './cards.ts';

/** Drawing: how many coins fly, whatever they are worth. */
const FEW = 3;
const COIN = { art: icons.gold, look: 'coin' };
const art = (card: Card): string => (isPerson(card) ? CHARGES[card] : artOf(card));

/** Where a card of the offer lies. */
function place(card: Card): string {
  if (card === 'camerlengo_card') return 'offer:camerlengo';
  if (isPerson(card)) {
    const decks = { leader: 'action', cardinal: 'cardinal', outsider: 'political' };
    return `offer:${decks[PERSONS[card].rank]}`;
  }
  return Object.hasOwn(PLOY_ART, card) ? 'offer:action' : 'offer:political';
}

export function motion(event: EventView): Motion {
  switch (event.event) {
    case 'missions_dealt':
      return { glow: [`missions:${event.seat}`] };
    case 'first_camerlengo':
      return { glow: [`seat:${event.seat}`, 'camerlengo'] };
    case 'round_started':
      return { glow: ['round'] };
    case 'revealed':
      return { glow: [place(event.card)] };
    case 'black_smoke':
    case 'white_smoke':
      return { glow: ['chimney'] };
    case 'mission_discarded':
      return { glow: [`missions:${event.seat}`] };
    case 'ploys_revealed':
      return { glow: event.ploys.flatMap((ploy, seat) => (ploy ? [`cards:${seat}`] : [])) };
    case 'levied':
      return { ...COIN, from: 'chimney', to: `gold:${event.seat}`, count: FEW };
    case 'bribe_returned':
    case 'no_target':
    case 'declined':
      return { glow: [`cards:${event.seat}`] };
    case 'bribed':
      return {
        art: art(event.person),
        look: 'card',
        from: `seat:${event.victim}`,
        to: `person:${event.person}`,
      };
    case 'swapped':
      return {
        art: art(event.one),
        look: 'card',
        from: `seat:${event.from}`,
        to: `person:${event.one}`,
        glow: [`person:${event.other}`],
      };
    case 'bids_revealed':
      return { glow: event.bids.flatMap((bid, seat) => (bid === null ? [] : [`seat:${seat}`])) };
    case 'ranked':
      return { glow: ['order'] };
    case 'taken': {
      const to = isPerson(event.card) ? `person:${event.card}` : `seat:${event.seat}`;
      return { art: art(event.card), look: 'card', from: `offer:${event.slot}`, to };
    }
    case 'camerlengo_changed':
      return {
        art: artOf('camerlengo_card'),
        look: 'coin',
        from: 'offer:camerlengo',
        to: `seat:${event.seat}`,
      };
    case 'gained':
      return { ...COIN, from: 'offer:political', to: `gold:${event.seat}`, count: FEW };
    case 'squadrone_paid':
      return { ...COIN, from: `gold:${event.seat}`, to: 'chimney', count: FEW };
    case 'squadrone_lost':
    case 'none_banished':
    case 'none_died':
      return { glow: [`seat:${event.seat}`] };
    case 'banished':
    case 'died':
      return { art: art(event.person), look: 'blood', from: `seat:${event.victim}`, to: 'chimney' };
    case 'lapsed':
      return { glow: [`cards:${event.seat}`] };
    case 'left_over':
      return { glow: [place(event.card)] };
    case 'mission_shown':
      return { glow: [`missions:${event.seat}`] };
    case 'final_gold':
      return { ...COIN, from: 'chimney', to: `gold:${event.seat}`, count: FEW };
    case 'scored':
      return { glow: [`votes:${event.seat}`] };
    case 'elected':
      return { glow: event.seats.map((seat) => `seat:${seat}`) };
  }
}
