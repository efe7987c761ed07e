/** The drawings of cards, persons and messages, and the marks of the five colours. */

import bank from 'icon:locked-chest';
import barmaid from 'icon:beer-stein';
import beggar from 'icon:hood';
import bishop from 'icon:pope-crown';
import carpenter from 'icon:hand-saw';
import carriage from 'icon:old-wagon';
import cathedral from 'icon:church';
import cloister from 'icon:secret-book';
import cube from 'icon:cube';
import doctor from 'icon:plague-doctor-profile';
import friend from 'icon:cloak';
import guard from 'icon:halberd';
import guild from 'icon:three-keys';
import hospital from 'icon:hospital-cross';
import hotel from 'icon:bed';
import lady from 'icon:diamond-ring';
import lawyer from 'icon:scales';
import magician from 'icon:magic-hat';
import mayor from 'icon:capitol';
import minstrel from 'icon:lyre';
import moneylender from 'icon:pay-money';
import monk from 'icon:monk-face';
import park from 'icon:fruit-tree';
import rat from 'icon:rat';
import residence from 'icon:house';
import watchman from 'icon:old-lantern';
import { icons } from '../../ui/icons.ts';
import { DONATION, PERSONS, RAT_END, SECTORS } from '../../generated/notre_dame.ts';
import type { ActionCard, Colour, Gain, Person, PlayerView, Sector, Tile, Words } from './types.ts';

export const CARD_ART: Readonly<Record<ActionCard, string>> = {
  cloister_school: cloister,
  bank,
  residence,
  carriage_house: carriage,
  hotel,
  park,
  hospital,
  notre_dame: cathedral,
  trusted_friend: friend,
};

export const PERSON_ART: Readonly<Record<Person, string>> = {
  moneylender,
  monk,
  barmaid,
  minstrel,
  magician,
  doctor,
  city_guard: guard,
  night_watchman: watchman,
  bishop,
  guild_master: guild,
  beggar_king: beggar,
  lawyer,
  lady_in_waiting: lady,
  mayor,
  carpenter,
};

export const TILE_ART: Readonly<Record<Tile, string>> = {
  coin: icons.gold,
  cube,
  rat,
  plain: icons.points,
};
export const GAIN_ART: Readonly<Record<Gain, string>> = { coin: icons.gold, cube, rat_back: rat };
export const CUBE = cube;
export const RAT = rat;
export const CARRIAGE = carriage;
export const FRIEND = friend;
export const POINTS = icons.points;
export const COIN = icons.gold;

/** A shape for each colour, in a box of 20 by 20, so that colour is not the only difference. */
export const MARK: Readonly<Record<Colour, string>> = {
  red: 'M10 1 18 10 10 19 2 10Z',
  purple: 'M7 2h6v5h5v6h-5v5H7v-5H2V7h5Z',
  blue: 'M10 2a8 8 0 1 0 .01 0Z',
  green: 'M3 3h14v14H3Z',
  yellow: 'M10 1l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L10 15l-5.6 3.2 1.3-6.3L1 7.600l6.300-.7Z',
};

export interface Yield {
  art: string;
  count: number;
  /** Shown before the number. */
  sign: string;
}

/** What each sector gives: its drawing and its sign. */
const SECTOR_YIELD: Readonly<Record<Sector, Omit<Yield, 'count'>>> = {
  cloister_school: { art: cube, sign: '+' },
  bank: { art: COIN, sign: '+' },
  residence: { art: POINTS, sign: '+' },
  carriage_house: { art: carriage, sign: '→' },
  hotel: { art: hotel, sign: '×' },
  park: { art: POINTS, sign: '+' },
  hospital: { art: rat, sign: '−' },
};

/** What a sector of a player gives, now or with one piece more. */
export const yieldOf = (sector: Sector, player: PlayerView, when: 'now' | 'next'): Yield => ({
  ...SECTOR_YIELD[sector],
  count: player.yields[SECTORS.indexOf(sector)]?.[when] ?? 0,
});

/** What a card gives a player who lays it; null where that is a choice. */
export function promiseOf(card: ActionCard, player: PlayerView): Yield | null {
  if (card === 'trusted_friend') return null;
  if (card === 'notre_dame') return { art: POINTS, count: DONATION.at(-1) ?? 0, sign: '≤' };
  return yieldOf(card, player, 'next');
}

/** What the favour of a person would bring a player now, as far as it leaves no choice. */
export function favourOf(person: Person, player: PlayerView, plague: number): Yield | null {
  if (person === 'doctor') return { art: RAT, count: plague, sign: '−' };
  const count = player.favours[PERSONS.indexOf(person)] ?? null;
  return count === null ? null : { art: POINTS, count, sign: '+' };
}

/** Drawing: beyond this field of the rat track the number is a warning. */
export const DANGER = RAT_END - 3;

/** What a card would give a player now, in words. */
export const yieldFacts = (card: ActionCard, player: PlayerView, t: Words): string[] => {
  if (card === 'trusted_friend' || card === 'notre_dame') return [];
  const [now, next] = [yieldOf(card, player, 'now'), yieldOf(card, player, 'next')];
  return [t(`board-next_${card}`, { now: now.count, next: next.count })];
};

/** Where the rat of a player will be after the plague, as things stand. */
export const forecastOf = ({ plague_forecast: it }: PlayerView, t: Words): string =>
  t(it.struck ? 'board-struck' : 'board-forecast', {
    plague: it.plague,
    hospital: it.hospital,
    rat: it.rat,
  });
