/**
 * How everything in the box looks: persons with their coats of arms, powers, action cards. What is printed
 * on a card is generated; what it does is told in the texts and decided by the server.
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
import {
  PERSONS,
  type Card,
  type Faction,
  type Person,
  type Ploy,
  type Power,
  type Symbol,
} from '../../generated/habemus_papam.ts';
import { galero } from '../../ui/drawings.ts';
import { bars, bends, castle, rubies, smoke } from './drawings.ts';

export type Party = Faction;

export const ARMS: Readonly<Record<Party, string>> = {
  france: lily,
  spain: castle,
  innocent_x: olive,
  urban_viii: bee,
};

export const ALLIANCES: Readonly<Record<Symbol, string>> = {
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

/** The coats of arms of the families. */
export const CHARGES: Readonly<Record<Person, string>> = {
  antonio_barberini: honeycomb,
  alessandro_bichi: rooster,
  virginio_orsini: bear,
  pier_luigi_carafa: bars,
  juan_de_lugo: wolf,
  federico_sforza: quince,
  girolamo_colonna: column,
  friedrich_of_hesse: horse,
  fabio_chigi: summits,
  benedetto_odescalchi: candle,
  pietro_ottoboni: eagleHead,
  lorenzo_imperiali: crowned,
  francesco_albizzi: wheel,
  giulio_sacchetti: bends,
  marzio_ginetti: moon,
  bernardino_spada: swords,
  vincenzo_maculani: tower,
  marcantonio_franciotti: star,
  ernst_adalbert_von_harrach: feathers,
  jean_francois_de_retz: mace,
  francesco_maidalchini: leaves,
  rinaldo_deste: wing,
  carlo_de_medici: palle,
  decio_azzolini: azzolini,
  francesco_barberini: beehive,
};

export const isPerson = (card: string): card is Person => Object.hasOwn(PERSONS, card);

export const POWERS: Readonly<Record<Power, string>> = {
  jules_mazarin: galero,
  louis_xiv: sun,
  felipe_iv: felipe,
  squadrone_volante: winged,
  death: reaper,
};

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
