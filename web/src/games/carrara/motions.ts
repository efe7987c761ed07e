/** One movement per event. */

import brick from 'icon:cube';
import { icons } from '../../look/icons.ts';
import type { Motion } from '../../look/motion.ts';
import { kindOf, objectOf, OBJECT_ICONS, total } from './material.ts';
import { scoringId } from './targets.ts';
import type { Event } from './types.ts';

const coin = { art: icons.gold, look: 'coin' };
const points = { art: icons.points, look: 'coin' };

/** `shown`: whose cities lie in front of the reader. */
export function motion(it: Event, shown: number): Motion {
  const seat = (who: number): string => `seat:${who}`;
  const city = (who: number, place: string): string => (who === shown ? `city:${place}` : seat(who));
  if ('started' in it) return { glow: [seat(it.started.seat)] };
  if ('cards_opened' in it) return { glow: ['conditions'] };
  if ('display_laid' in it) return { glow: ['display'] };
  if ('dealt' in it) return { ...coin, from: 'quarry', to: seat(it.dealt.seat), count: 4 };
  if ('round_began' in it) return { glow: ['quarry'] };
  if ('not_refilled' in it) return { glow: [it.not_refilled.full ? 'quarry' : 'bag'] };
  // The wheel turns by itself.
  if ('rotated' in it) return { glow: ['bag'] };
  if ('drawn' in it) return { art: brick, from: 'bag', to: 'segment:1', count: total(it.drawn.bricks) };
  if ('kept' in it) return { glow: ['quarry'] };
  if ('taken' in it) {
    const { seat: who, segment, bricks } = it.taken;
    const to = who === shown ? 'bricks' : seat(who);
    return { art: brick, from: `segment:${segment}`, to, count: total(bricks) };
  }
  if ('cannot_pay' in it) return { ...coin, from: 'quarry', to: seat(it.cannot_pay.seat), count: 2 };
  if ('no_action' in it) return { ...coin, from: 'quarry', to: seat(it.no_action.seat), count: 2 };
  if ('planned' in it) return { glow: [`tile:${it.planned.building}`] };
  if ('built' in it) {
    const { seat: who, building, city: place } = it.built;
    return { art: OBJECT_ICONS[objectOf(kindOf(building))], from: 'display', to: city(who, place) };
  }
  if ('replaced' in it) {
    const { seat: who, new: building, city: place } = it.replaced;
    return { art: OBJECT_ICONS[objectOf(kindOf(building))], from: 'display', to: city(who, place) };
  }
  if ('revealed' in it) return { glow: [`tile:${it.revealed.building}`] };
  if ('scored' in it) {
    const { seat: who, scoring, income } = it.scored;
    const id = scoringId(scoring);
    const from = who === shown ? `${'city' in scoring ? 'city' : 'type'}:${id}` : 'conditions';
    return income.vp
      ? { ...points, from, to: seat(who), count: Math.ceil(income.vp / 4) }
      : { ...coin, from, to: seat(who), count: Math.ceil(income.coins / 4) };
  }
  if ('upgraded' in it) {
    const { seat: who, place } = it.upgraded;
    return { art: icons.points, look: 'wax', from: 'upgrades', to: city(who, place) };
  }
  if ('upgrade_declined' in it) return { glow: ['upgrades'] };
  if ('purchased' in it) {
    const { seat: who, object } = it.purchased;
    return { art: OBJECT_ICONS[object], from: `object:${object}`, to: seat(who) };
  }
  if ('announced' in it) return { ...points, from: 'announce', to: seat(it.announced.seat), count: 5 };
  if ('passed' in it) return { glow: [seat(it.passed.seat)] };
  if ('exhausted' in it) return { glow: ['display', seat(it.exhausted.seat)] };
  return { ...points, from: 'conditions', to: seat(it.final_scoring.seat), count: 4 };
}
