/** One movement per event. */

import brick from 'icon:cube';
import { icons } from '../../ui/icons.ts';
import type { Motion } from '../../ui/motion.ts';
import { ANNOUNCE_VP, OBJECT_ICONS, printed, RELIEF, total } from './material.ts';
import { scoringId } from './targets.ts';
import type { Event } from './types.ts';

const coin = { art: icons.gold, look: 'coin' };
const points = { art: icons.points, look: 'coin' };
/** Drawing: how many pieces fly where the event has no number, and how many points each stands for where it has. */
const FEW = 4;

/** `shown`: whose cities lie in front of the reader. */
export function motion(it: Event, shown: number): Motion {
  const seat = (who: number): string => `seat:${who}`;
  const city = (who: number, place: string): string => (who === shown ? `city:${place}` : seat(who));
  if (it.event === 'started') return { glow: [seat(it.seat)] };
  if (it.event === 'cards_opened') return { glow: ['conditions'] };
  if (it.event === 'display_laid') return { glow: ['display'] };
  if (it.event === 'dealt') return { ...coin, from: 'quarry', to: seat(it.seat), count: FEW };
  if (it.event === 'round_began') return { glow: ['quarry'] };
  if (it.event === 'not_refilled') return { glow: [it.full ? 'quarry' : 'bag'] };
  // The wheel turns by itself.
  if (it.event === 'rotated') return { glow: ['bag'] };
  if (it.event === 'drawn') return { art: brick, from: 'bag', to: 'segment:1', count: total(it.bricks) };
  if (it.event === 'kept') return { glow: ['quarry'] };
  if (it.event === 'taken') {
    const { seat: who, segment, bricks } = it;
    const to = who === shown ? 'bricks' : seat(who);
    return { art: brick, from: `segment:${segment}`, to, count: total(bricks) };
  }
  if (it.event === 'cannot_pay' || it.event === 'no_action')
    return { ...coin, from: 'quarry', to: seat(it.seat), count: RELIEF };
  if (it.event === 'planned') return { glow: [`tile:${it.building}`] };
  if (it.event === 'built') {
    const { seat: who, building, city: place } = it;
    return { art: OBJECT_ICONS[printed(building).object], from: 'display', to: city(who, place) };
  }
  if (it.event === 'replaced') {
    const { seat: who, new: building, city: place } = it;
    return { art: OBJECT_ICONS[printed(building).object], from: 'display', to: city(who, place) };
  }
  if (it.event === 'revealed') return { glow: [`tile:${it.building}`] };
  if (it.event === 'scored') {
    const { seat: who, scoring, income } = it;
    const id = scoringId(scoring);
    const from = who === shown ? `${'city' in scoring ? 'city' : 'type'}:${id}` : 'conditions';
    return income.vp
      ? { ...points, from, to: seat(who), count: Math.ceil(income.vp / FEW) }
      : { ...coin, from, to: seat(who), count: Math.ceil(income.coins / FEW) };
  }
  if (it.event === 'upgraded') {
    const { seat: who, place } = it;
    return { art: icons.points, look: 'wax', from: 'upgrades', to: city(who, place) };
  }
  if (it.event === 'upgrade_declined') return { glow: ['upgrades'] };
  if (it.event === 'purchased') {
    const { seat: who, object } = it;
    return { art: OBJECT_ICONS[object], from: `object:${object}`, to: seat(who) };
  }
  if (it.event === 'announced') return { ...points, from: 'announce', to: seat(it.seat), count: ANNOUNCE_VP };
  if (it.event === 'passed') return { glow: [seat(it.seat)] };
  if (it.event === 'exhausted') return { glow: ['display', seat(it.seat)] };
  return { ...points, from: 'conditions', to: seat(it.seat), count: FEW };
}
