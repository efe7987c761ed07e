/** One movement per event. */

import meeple from 'icon:meeple';
import { icons } from '../../look/icons.ts';
import type { Motion } from '../../look/motion.ts';
import { SIGNS } from './art.ts';
import type { Event, View } from './types.ts';

const art = (id: string): string => SIGNS[id] ?? '';
const coin = { art: icons.gold, look: 'coin' };
const citizen = { art: meeple };

export function motion(it: Event, view: View): Motion {
  const seat = (who: number): string => `seat:${who}`;
  const castle = (id: number): string => `cell:${view.cities.find((city) => city.id === id)?.castle ?? -1}`;
  const stock = (building: string): string => `tile:${building}`;
  if ('terrain_laid' in it) return { glow: ['map'] };
  if ('start_player' in it) return { glow: [seat(it.start_player.seat)] };
  if ('castle_placed' in it)
    return { art: art('castle'), from: seat(it.castle_placed.seat), to: `cell:${it.castle_placed.cell}` };
  if ('display_laid' in it) return { glow: ['politics'] };
  if ('year_began' in it) return { glow: ['year', seat(it.year_began.seat)] };
  if ('voices_laid' in it) return { glow: ['veil:0'] };
  if ('quarries_paid' in it) {
    const { seat: who, gold } = it.quarries_paid;
    const quarry = view.cities
      .filter((city) => city.owner === who)
      .flatMap((city) => city.tiles)
      .find((tile) => tile.building === 'quarry');
    return { ...coin, from: quarry ? `cell:${quarry.cell}` : 'gold', to: seat(who), count: gold };
  }
  if ('cities_grew' in it) return { glow: it.cities_grew.cities.map(castle) };
  if ('gold_taken' in it)
    return { ...coin, from: 'gold', to: seat(it.gold_taken.seat), count: it.gold_taken.gold };
  if ('founded' in it)
    return { art: art('castle'), from: castle(it.founded.from), to: `cell:${it.founded.cell}` };
  if ('tiles_turned' in it) return { glow: [stock(it.tiles_turned.building)] };
  if ('built' in it) {
    const { by, building, cell } = it.built;
    const from = by === 'political_card' ? `card:${building}` : stock(building);
    return { art: art(building), from, to: `cell:${cell}` };
  }
  if ('games_held' in it) {
    const { cell, tokens } = it.games_held;
    const count = tokens.reduce((sum, one) => sum + one, 0);
    return { ...citizen, from: seat(it.games_held.seat), to: `cell:${cell}`, count };
  }
  if ('citizens_came' in it)
    return {
      ...citizen,
      from: 'supply',
      to: castle(it.citizens_came.city),
      count: it.citizens_came.citizens,
    };
  if ('harvest_doubled' in it)
    return {
      art: art('rich_harvest'),
      from: seat(it.harvest_doubled.seat),
      to: `cell:${it.harvest_doubled.cell}`,
    };
  if ('peeked' in it) {
    const first = [1, 2, 3].find((position) => (it.peeked.positions >> (position - 1)) & 1) ?? 1;
    return { art: art('referendum'), from: seat(it.peeked.seat), to: `veil:${first}` };
  }
  if ('passed' in it) return { art: icons.card, from: 'deck', to: seat(it.passed.seat) };
  if ('penalty_paid' in it) return { glow: [seat(it.penalty_paid.seat)] };
  if ('deck_shuffled' in it) return { glow: ['deck'] };
  if ('card_opened' in it) return { art: icons.card, from: 'deck', to: `card:${it.card_opened.card}` };
  if ('people_spoke' in it) return { glow: [0, 1, 2, 3].map((position) => `veil:${position}`) };
  if ('migrated' in it) {
    const { city, from } = it.migrated;
    const [first] = from;
    return first === undefined
      ? { glow: [castle(city)] }
      : { ...citizen, from: castle(first.city), to: castle(city), count: from.length };
  }
  if ('demolished' in it)
    return {
      art: art(it.demolished.building),
      from: `cell:${it.demolished.cell}`,
      to: stock(it.demolished.building),
    };
  if ('city_lost' in it)
    return {
      art: art('castle'),
      look: 'blood',
      from: `cell:${it.city_lost.cell}`,
      to: seat(it.city_lost.seat),
    };
  if ('hungry' in it) return { glow: [seat(it.hungry.seat)] };
  if ('starved' in it) return { ...citizen, look: 'blood', from: castle(it.starved.city), to: 'supply' };
  return { glow: ['year'] };
}
