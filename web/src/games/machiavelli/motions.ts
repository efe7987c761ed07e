/** One movement per event. */

import dagger from 'icon:plain-dagger';
import grab from 'icon:robber-hand';
import rose from 'icon:shut-rose';
import seal from 'icon:wax-seal';
import spell from 'icon:pentacle';
import { icons } from '../../ui/icons.ts';
import type { Motion } from '../../ui/motion.ts';
import { faceOf } from './cards.ts';
import type { District, EventView, View } from './types.ts';

type Words = Record<string, unknown>;

const COIN = { art: icons.gold, look: 'coin' };
const CARD = { art: icons.card, look: 'card' };

/** Drawing: how many cards fly where the event has no number. */
const FEW = 3;

const text = (value: unknown): string => String(value);
const count = (value: unknown): number => Number(value ?? 1);
const many = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

/** Where a player's cards are: the reader's are face up. */
const hand = (seat: unknown): string => `cards:${text(seat)}`;
const purse = (seat: unknown): string => `gold:${text(seat)}`;
const house = (seat: unknown, card: unknown): string => `city:${text(seat)}:${text(card)}`;
const cast = (character: unknown): string => `cast:${text(character)}`;

/** The name and the particulars of what happened. */
export const told = (event: EventView): [string, Words] => [event.event, event];

export function motion(event: EventView, view: View): Motion {
  const [name, it] = told(event);
  switch (name) {
    case 'round_began':
      return { glow: [`seat:${text(it['first'])}`, 'crown'] };
    case 'face_up':
      return { glow: many(it['characters']).map(cast) };
    case 'received':
      return { ...CARD, from: 'stage', to: hand(it['seat']) };
    case 'picked':
    case 'laid_aside':
      return { ...CARD, from: `seat:${text(it['seat'])}`, to: 'stage' };
    case 'laid_aside_by_lot':
      return { glow: ['stage'] };
    case 'theater_passed':
      return { glow: [house(it['seat'], 'theater')] };
    case 'exchanged':
      return { ...CARD, from: `seat:${text(it['owner'])}`, to: `seat:${text(it['partner'])}`, count: 2 };
    case 'called':
    case 'silent':
      return { glow: [cast(it['character'])] };
    case 'turned_over':
    case 'unmasked':
    case 'resumed':
    case 'shielded':
      return { glow: [cast(it['character']), `seat:${text(it['seat'])}`] };
    case 'hospital_used':
      return { glow: [house(it['seat'], 'hospital')] };
    case 'acrobat_played':
      return { art: faceOf('acrobat').art, look: 'card', from: hand(it['seat']), to: 'crown' };
    case 'robbed':
      return { ...COIN, from: purse(it['seat']), to: purse(it['thief']), count: count(it['gold']) };
    case 'gained':
      return { ...COIN, from: 'bank', to: purse(it['seat']), count: count(it['gold']) };
    case 'drew':
    case 'looked':
      return { ...CARD, from: 'deck', to: hand(it['seat']), count: count(it['number']) };
    case 'kept':
      return { ...CARD, from: hand(it['seat']), to: 'deck', count: count(it['others']) };
    case 'murdered':
      return { art: dagger, look: 'blood', from: `seat:${text(it['seat'])}`, to: cast(it['character']) };
    case 'bewitched':
      return { art: spell, look: 'spell', from: `seat:${text(it['seat'])}`, to: cast(it['character']) };
    case 'to_be_robbed':
      return { art: grab, look: 'night', from: `seat:${text(it['seat'])}`, to: cast(it['character']) };
    case 'warrants_laid':
      return {
        art: seal,
        look: 'wax',
        from: `seat:${text(it['seat'])}`,
        to: cast(many(it['characters'])[0]),
        glow: many(it['characters']).map(cast),
      };
    case 'threats_laid':
      return {
        art: rose,
        look: 'thorn',
        from: `seat:${text(it['seat'])}`,
        to: cast(many(it['characters'])[0]),
        glow: many(it['characters']).map(cast),
      };
    case 'bribed':
      return { ...COIN, from: purse(it['seat']), to: purse(it['to']), count: count(it['gold']) };
    case 'bribe_refused':
      return { glow: [purse(it['seat']), cast(view.turn.who)] };
    case 'threat_turned':
      return { ...COIN, from: purse(it['victim']), to: purse(it['seat']), count: count(it['gold']) };
    case 'threat_left':
      return { glow: [cast(view.turn.who)] };
    case 'peeked':
      return { glow: [hand(it['victim'])] };
    case 'spied':
      return { ...COIN, from: purse(it['victim']), to: purse(it['seat']), count: count(it['gold']) };
    case 'swapped_hands':
      return { ...CARD, from: hand(it['seat']), to: hand(it['with']), count: FEW };
    case 'new_hand':
      return { glow: [hand(it['seat'])] };
    case 'discarded':
      return { ...CARD, from: hand(it['seat']), to: 'deck', count: count(it['number']) };
    case 'took_card':
      return { ...CARD, from: hand(it['victim']), to: hand(it['seat']) };
    case 'gave_card':
      return { ...CARD, from: hand(it['seat']), to: hand(it['to']) };
    case 'crown_moved':
      return { art: icons.crown, look: 'coin', from: 'stage', to: `seat:${text(it['seat'])}` };
    case 'crown_kept':
      return { glow: [`seat:${text(it['seat'])}`] };
    case 'levied_gold':
    case 'taxed_richest':
      return { ...COIN, from: purse(it['from']), to: purse(it['seat']) };
    case 'collected':
      return { glow: [`seat:${text(it['seat'])}`] };
    case 'tax_collected':
      return { ...COIN, from: cast('tax_collector'), to: purse(it['seat']), count: count(it['gold']) };
    case 'tax_paid':
      return { ...COIN, from: purse(it['seat']), to: cast('tax_collector') };
    case 'destroyed':
    case 'armory_used':
      return {
        art: faceOf((it['district'] as District).card).art,
        look: 'blood',
        from: `seat:${text(it['owner'])}`,
        to: 'deck',
      };
    case 'dug_up':
      return { art: faceOf(text(it['card'])).art, look: 'card', from: 'stage', to: hand(it['seat']) };
    case 'left_buried':
      return { glow: [house(it['seat'], 'graveyard')] };
    case 'bell_silenced':
    case 'museum_emptied':
      return { glow: ['deck'] };
    case 'took_nothing':
      return { glow: [hand(it['victim'])] };
    case 'traded':
      return {
        art: faceOf((it['got'] as District).card).art,
        look: 'card',
        from: `seat:${text(it['with'])}`,
        to: house(it['seat'], (it['got'] as District).card),
      };
    case 'seized':
      return {
        art: faceOf((it['district'] as District).card).art,
        look: 'card',
        from: `seat:${text(it['from'])}`,
        to: house(it['seat'], (it['district'] as District).card),
      };
    case 'demolished':
      return {
        art: faceOf((it['district'] as District).card).art,
        look: 'card',
        from: `seat:${text(it['seat'])}`,
        to: 'deck',
      };
    case 'beautified':
      return { ...COIN, from: purse(it['seat']), to: `${house(it['seat'], it['card'])}+` };
    case 'declared':
    case 'judged':
      return {
        art: faceOf(text(it['card'])).art,
        look: 'card',
        from: hand(it['from'] ?? it['seat']),
        to: 'stage',
      };
    case 'borrowing':
      return { glow: [purse(it['lender'])] };
    case 'borrowed':
      return { ...COIN, from: purse(it['lender']), to: purse(it['seat']), count: count(it['gold']) };
    case 'built':
      return {
        art: faceOf(text(it['card'])).art,
        look: 'card',
        from: it['from'] === null ? 'stage' : hand(it['from']),
        to: house(it['seat'], it['card']),
      };
    case 'confiscated':
      return {
        art: faceOf(text(it['card'])).art,
        look: 'card',
        from: `seat:${text(it['from'])}`,
        to: house(it['seat'], it['card']),
      };
    case 'let_pass':
      return { glow: [`seat:${text(it['from'])}`] };
    case 'bell':
      return { glow: [house(it['seat'], 'bell_tower')] };
    case 'saw':
      return { glow: ['deck', hand(it['seat'])] };
    case 'searched':
      return it['took'] === true ? { ...CARD, from: 'deck', to: hand(it['seat']) } : { glow: ['deck'] };
    case 'melted':
      return { ...CARD, from: hand(it['seat']), to: house(it['seat'], 'laboratory') };
    case 'tucked':
      return { ...CARD, from: hand(it['seat']), to: house(it['seat'], 'museum') };
    case 'played':
      return { art: faceOf(text(it['card'])).art, look: 'card', from: hand(it['seat']), to: 'stage' };
    case 'booth_visited':
      return { ...COIN, from: purse(it['seat']), to: purse(it['owner']) };
    case 'booth_cashed':
      return { ...COIN, from: 'stage', to: purse(it['seat']), count: count(it['gold']) };
    case 'completed':
      return { glow: [`seat:${text(it['seat'])}`, `size:${text(it['seat'])}`] };
    case 'bequeathed':
      return {
        art: icons.crown,
        look: 'coin',
        from: `seat:${text(it['seat'])}`,
        to: `seat:${text(it['to'])}`,
      };
    case 'final_hand':
      return { glow: [hand(it['seat'])] };
    case 'tie_broken':
      return { glow: [`seat:${text(many(it['by'])[0])}`] };
    case 'over':
      return { glow: ['stage'] };
    default:
      return {};
  }
}
