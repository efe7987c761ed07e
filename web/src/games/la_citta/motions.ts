/** One movement per event. */

import meeple from 'icon:meeple';
import { icons } from '../../ui/icons.ts';
import type { Motion } from '../../ui/motion.ts';
import { SIGNS } from './art.ts';
import { lookedAt } from './picks.ts';
import type { Event, View } from './types.ts';

const art = (id: string): string => SIGNS[id] ?? '';
const coin = { art: icons.gold, look: 'coin' };
const citizen = { art: meeple };

export function motion(it: Event, view: View): Motion {
  const seat = (who: number): string => `seat:${who}`;
  const castle = (id: number): string => `cell:${view.cities.find((city) => city.id === id)?.castle ?? -1}`;
  const stock = (building: string): string => `tile:${building}`;
  if (it.event === 'terrain_laid') return { glow: ['map'] };
  if (it.event === 'start_player') return { glow: [seat(it.seat)] };
  if (it.event === 'castle_placed') return { art: art('castle'), from: seat(it.seat), to: `cell:${it.cell}` };
  if (it.event === 'display_laid') return { glow: ['politics'] };
  if (it.event === 'year_began') return { glow: ['year', seat(it.seat)] };
  if (it.event === 'voices_laid') return { glow: ['veil:0'] };
  if (it.event === 'quarries_paid') {
    const { seat: who, gold } = it;
    const quarry = view.cities
      .filter((city) => city.owner === who)
      .flatMap((city) => city.tiles)
      .find((tile) => tile.building === 'quarry');
    return { ...coin, from: quarry ? `cell:${quarry.cell}` : 'gold', to: seat(who), count: gold };
  }
  if (it.event === 'cities_grew') return { glow: it.cities.map(castle) };
  if (it.event === 'gold_taken') return { ...coin, from: 'gold', to: seat(it.seat), count: it.gold };
  if (it.event === 'founded') return { art: art('castle'), from: castle(it.from), to: `cell:${it.cell}` };
  if (it.event === 'tiles_turned') return { glow: [stock(it.building)] };
  if (it.event === 'built') {
    const { by, building, cell } = it;
    const from = by === 'political_card' ? `card:${building}` : stock(building);
    return { art: art(building), from, to: `cell:${cell}` };
  }
  if (it.event === 'games_held') {
    const { cell, tokens } = it;
    const count = tokens.reduce((sum, one) => sum + one, 0);
    return { ...citizen, from: seat(it.seat), to: `cell:${cell}`, count };
  }
  if (it.event === 'citizens_came')
    return {
      ...citizen,
      from: 'supply',
      to: castle(it.city),
      count: it.citizens,
    };
  if (it.event === 'harvest_doubled')
    return {
      art: art('rich_harvest'),
      from: seat(it.seat),
      to: `cell:${it.cell}`,
    };
  if (it.event === 'peeked') {
    const first = lookedAt(it.positions)[0] ?? 1;
    return { art: art('referendum'), from: seat(it.seat), to: `veil:${first}` };
  }
  if (it.event === 'passed') return { art: icons.card, from: 'deck', to: seat(it.seat) };
  if (it.event === 'penalty_paid') return { glow: [seat(it.seat)] };
  if (it.event === 'deck_shuffled') return { glow: ['deck'] };
  if (it.event === 'card_opened') return { art: icons.card, from: 'deck', to: `card:${it.card}` };
  if (it.event === 'people_spoke') return { glow: view.voices.row.map((_, position) => `veil:${position}`) };
  if (it.event === 'migrated') {
    const { city, from } = it;
    const [first] = from;
    return first === undefined
      ? { glow: [castle(city)] }
      : { ...citizen, from: castle(first.city), to: castle(city), count: from.length };
  }
  if (it.event === 'demolished')
    return {
      art: art(it.building),
      from: `cell:${it.cell}`,
      to: stock(it.building),
    };
  if (it.event === 'city_lost')
    return {
      art: art('castle'),
      look: 'blood',
      from: `cell:${it.cell}`,
      to: seat(it.seat),
    };
  if (it.event === 'hungry') return { glow: [seat(it.seat)] };
  if (it.event === 'starved') return { ...citizen, look: 'blood', from: castle(it.city), to: 'supply' };
  return { glow: ['year'] };
}

const castleOf = (view: View, id: unknown): number | undefined =>
  view.cities.find((city) => city.id === id)?.castle;

/** The cells an event is about. */
export function cellsOf(event: Event | undefined, view: View): number[] {
  const it: Record<string, unknown> = event ?? {};
  const cities: unknown[] = [it['city'], ...(Array.isArray(it['cities']) ? (it['cities'] as unknown[]) : [])];
  return [
    ...(typeof it['cell'] === 'number' ? [it['cell']] : []),
    ...cities.flatMap((id) => castleOf(view, id) ?? []),
  ];
}

/** Citizens on their way, with the comparison that made them go. */
export interface Moves {
  /** Castles that citizens leave, and how strong their cities are. */
  from: { cell: number; strength: number }[];
  to: number;
  strength: number;
  voice: string;
}
export function movesOf(event: Event | undefined, view: View): Moves | null {
  if (event?.event !== 'migrated') return null;
  const to = castleOf(view, event.city);
  const from = event.from.flatMap(({ city, strength }) => {
    const cell = castleOf(view, city);
    return cell === undefined ? [] : [{ cell, strength }];
  });
  return to === undefined ? null : { to, from, strength: event.strength, voice: event.voice };
}
