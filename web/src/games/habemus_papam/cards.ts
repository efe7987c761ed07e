/**
 * How everything in the box looks: persons with their coats of arms, powers, action cards, gems. What is
 * printed on a card (party, age, alliance, purse) stands here; what it does is told in the texts and
 * decided by the server.
 */

import azzolini from 'icon:comet-spark';
import banking from 'icon:shiny-purse';
import bear from 'icon:bear-face';
import bee from 'icon:bee';
import beehive from 'icon:beehive';
import bribe from 'icon:pay-money';
import candle from 'icon:candle-flame';
import chalice from 'icon:holy-grail';
import column from 'icon:ionic-column';
import crook from 'icon:shepherds-crook';
import cross from 'icon:iron-cross';
import crowned from 'icon:crown';
import diamond from 'icon:cut-diamond';
import dove from 'icon:peace-dove';
import eagle from 'icon:eagle-emblem';
import eagleHead from 'icon:eagle-head';
import feathers from 'icon:two-feathers';
import felipe from 'icon:jewel-crown';
import honeycomb from 'icon:honeycomb';
import horse from 'icon:horse-head';
import key from 'icon:key';
import leaves from 'icon:three-leaves';
import letter from 'icon:envelope';
import lily from 'icon:fleur-de-lys';
import lion from 'icon:lion';
import mace from 'icon:flanged-mace';
import moon from 'icon:moon';
import olive from 'icon:olive';
import palle from 'icon:ball-pyramid';
import quince from 'icon:pear';
import reaper from 'icon:grim-reaper';
import rooster from 'icon:rooster';
import sand from 'icon:sands-of-time';
import star from 'icon:beveled-star';
import summits from 'icon:summits';
import sun from 'icon:heraldic-sun';
import swap from 'icon:card-exchange';
import swords from 'icon:crossed-swords';
import tower from 'icon:tower-fall';
import wheel from 'icon:stone-wheel';
import wing from 'icon:feathered-wing';
import winged from 'icon:winged-emblem';
import wolf from 'icon:wolf-head';
import type { Card, Mission, Person, Ploy, Power } from '../../generated/habemus_papam.ts';
import { galero } from '../../look/drawings.ts';
import { bars, bends, castle, rubies, smoke } from './drawings.ts';

export type Party = 'france' | 'spain' | 'innocent_x' | 'urban_viii';
export const PARTIES: readonly Party[] = ['france', 'spain', 'innocent_x', 'urban_viii'];

export const ARMS: Readonly<Record<Party, string>> = {
  france: lily,
  spain: castle,
  innocent_x: olive,
  urban_viii: bee,
};

export type Alliance =
  | 'double_eagle'
  | 'lion_of_lyon'
  | 'silver_cup'
  | 'maltese_cross'
  | 'crozier'
  | 'sealed_letter'
  | 'patron_louis_xiv'
  | 'patron_mazarin'
  | 'dove';

export const ALLIANCES: Readonly<Record<Alliance, string>> = {
  double_eagle: eagle,
  lion_of_lyon: lion,
  silver_cup: chalice,
  maltese_cross: cross,
  crozier: crook,
  sealed_letter: letter,
  patron_louis_xiv: sun,
  patron_mazarin: galero,
  dove,
};

export interface Face {
  party: Party | null;
  /** Arms: 1 for a cardinal of the deck, 2 for a leader, 0 for a late-comer. */
  arms: 0 | 1 | 2;
  age: number;
  alliance: Alliance | null;
  /** The family's coat of arms. */
  charge: string;
}

const face = (
  party: Party | null,
  arms: 0 | 1 | 2,
  age: number,
  alliance: Alliance | null,
  charge: string,
): Face => ({ party, arms, age, alliance, charge });

export const PERSONS: Readonly<Record<Person, Face>> = {
  antonio_barberini: face('france', 1, 47, 'patron_louis_xiv', honeycomb),
  alessandro_bichi: face('france', 1, 58, null, rooster),
  virginio_orsini: face('france', 1, 39, 'maltese_cross', bear),
  pier_luigi_carafa: face('spain', 1, 73, 'crozier', bars),
  juan_de_lugo: face('spain', 1, 71, null, wolf),
  federico_sforza: face('spain', 1, 51, 'crozier', quince),
  girolamo_colonna: face('spain', 1, 50, 'double_eagle', column),
  friedrich_of_hesse: face('spain', 1, 38, 'maltese_cross', horse),
  fabio_chigi: face('innocent_x', 1, 55, 'dove', summits),
  benedetto_odescalchi: face('innocent_x', 1, 43, 'silver_cup', candle),
  pietro_ottoboni: face('innocent_x', 1, 44, null, eagleHead),
  lorenzo_imperiali: face('innocent_x', 1, 42, null, crowned),
  francesco_albizzi: face('innocent_x', 1, 61, 'sealed_letter', wheel),
  giulio_sacchetti: face('urban_viii', 1, 67, 'patron_mazarin', bends),
  marzio_ginetti: face('urban_viii', 1, 69, 'sealed_letter', moon),
  bernardino_spada: face('urban_viii', 1, 60, null, swords),
  vincenzo_maculani: face('urban_viii', 1, 76, null, tower),
  marcantonio_franciotti: face('urban_viii', 1, 62, 'lion_of_lyon', star),
  ernst_adalbert_von_harrach: face(null, 0, 56, 'double_eagle', feathers),
  jean_francois_de_retz: face(null, 0, 41, 'lion_of_lyon', mace),
  francesco_maidalchini: face(null, 0, 23, 'silver_cup', leaves),
  rinaldo_deste: face('france', 2, 37, null, wing),
  carlo_de_medici: face('spain', 2, 59, null, palle),
  decio_azzolini: face('innocent_x', 2, 31, null, azzolini),
  francesco_barberini: face('urban_viii', 2, 57, null, beehive),
};

export const isPerson = (card: string): card is Person => Object.hasOwn(PERSONS, card);

export const POWERS: Readonly<Record<Power, string>> = {
  jules_mazarin: galero,
  louis_xiv: sun,
  felipe_iv: felipe,
  squadrone_volante: winged,
  death: reaper,
};

/** In the order of `goods.ploys`. */
export const PLOYS: readonly Ploy[] = [
  'receive_10',
  'others_bid_first',
  'top_gem_double',
  'three_rubies',
  'bribe',
  'swap',
];

export const PLOY_ART: Readonly<Record<Ploy, string>> = {
  receive_10: banking,
  others_bid_first: sand,
  top_gem_double: diamond,
  three_rubies: rubies,
  bribe,
  swap,
};

/** The drawing of a card that is no person. */
export function artOf(card: Card): string {
  if (Object.hasOwn(POWERS, card)) return POWERS[card as Power];
  if (Object.hasOwn(PLOY_ART, card)) return PLOY_ART[card as Ploy];
  return card === 'camerlengo_card' ? key : smoke;
}

export const isPloy = (card: string): card is Ploy => Object.hasOwn(PLOY_ART, card);

/** Gems, best first; the letter is that of the notation. */
export const GEMS = [
  { id: 'diamond', letter: 'D' },
  { id: 'ruby', letter: 'R' },
  { id: 'sapphire', letter: 'S' },
  { id: 'amber', letter: 'A' },
] as const;
export type Gem = (typeof GEMS)[number]['id'];

/** The arms a mission asks for, and cards of powers. */
export const MISSIONS: Readonly<
  Record<Mission, { votes: number; arms?: Partial<Record<Party, number>>; powers?: [Power, number][] }>
> = {
  four_arms: { votes: 2, arms: { france: 1, spain: 1, innocent_x: 1, urban_viii: 1 } },
  spain_innocent: { votes: 2, arms: { spain: 2, innocent_x: 2 } },
  innocent_urban: { votes: 2, arms: { innocent_x: 2, urban_viii: 2 } },
  spain_urban: { votes: 2, arms: { spain: 2, urban_viii: 2 } },
  france_three: { votes: 3, arms: { france: 3 } },
  leader_majority: { votes: 2 },
  felipe_mazarin: {
    votes: 2,
    powers: [
      ['felipe_iv', 2],
      ['jules_mazarin', 2],
    ],
  },
};
