/**
 * How every card of the box looks: its drawing, its type, the coins printed on it. What cards do is
 * written in the texts and decided by the server.
 */

import acrobat from 'icon:acrobatic';
import alchemist from 'icon:bubbling-flask';
import abbot from 'icon:prayer';
import architect from 'icon:freemasonry';
import armory from 'icon:swords-emblem';
import artist from 'icon:palette';
import assassin from 'icon:hooded-assassin';
import barracks from 'icon:medieval-barracks';
import basilica from 'icon:byzantin-temple';
import bell_tower from 'icon:carillon';
import bishop from 'icon:pope-crown';
import blackmailer from 'icon:shut-rose';
import capitol from 'icon:capitol';
import castle from 'icon:elven-castle';
import church from 'icon:church';
import circus_tent from 'icon:barracks-tent';
import diplomat from 'icon:shaking-hands';
import director from 'icon:ringmaster';
import docks from 'icon:warehouse';
import dragon_gate from 'icon:spiked-dragon-head';
import factory from 'icon:gears';
import fortress from 'icon:qaitbay-citadel';
import fortune_teller from 'icon:crystal-ball';
import framework from 'icon:ladders-platform';
import gold_mine from 'icon:gold-mine';
import graveyard from 'icon:graveyard';
import great_wall from 'icon:defensive-wall';
import harbor from 'icon:harbor-dock';
import haunted_quarter from 'icon:ghost';
import hospital from 'icon:hospital-cross';
import imperial_treasury from 'icon:locked-chest';
import ivory_tower from 'icon:ivory-tusks';
import keep from 'icon:locked-fortress';
import king from 'icon:king';
import laboratory from 'icon:round-bottom-flask';
import library from 'icon:bookshelf';
import lighthouse from 'icon:lighthouse';
import living_cannonball from 'icon:human-cannonball';
import magician from 'icon:magick-trick';
import magistrate from 'icon:gavel';
import manor from 'icon:family-house';
import map_room from 'icon:treasure-map';
import market from 'icon:basket';
import marshal from 'icon:mounted-knight';
import merchant from 'icon:swap-bag';
import monument from 'icon:obelisk';
import museum from 'icon:mona-lisa';
import navigator from 'icon:compass';
import necropolis from 'icon:crypt-entrance';
import observatory from 'icon:telescope';
import park from 'icon:fountain';
import patrician from 'icon:griffin-shield';
import poor_house from 'icon:hut';
import prison from 'icon:window-bars';
import quarry from 'icon:mining';
import queen from 'icon:queen-crown';
import rasputin from 'icon:beard';
import scholar from 'icon:book-pile';
import school_of_magic from 'icon:spell-book';
import secret_vault from 'icon:secret-door';
import seer from 'icon:third-eye';
import smithy from 'icon:anvil';
import spy from 'icon:cloak-dagger';
import stables from 'icon:stable';
import statue from 'icon:stone-bust';
import tavern from 'icon:tavern-sign';
import tax_collector from 'icon:receive-money';
import temple from 'icon:greek-temple';
import theater from 'icon:drama-masks';
import thief from 'icon:robber';
import thieves_den from 'icon:lockpicks';
import throne_room from 'icon:throne-king';
import ticket_booth from 'icon:ticket';
import town_hall from 'icon:clock-tower';
import trader from 'icon:scales';
import trading_post from 'icon:shop';
import university from 'icon:graduate-cap';
import warlord from 'icon:warlord-helmet';
import watchtower from 'icon:watchtower';
import wishing_well from 'icon:well';
import witch from 'icon:witch-flight';
import wizard from 'icon:wizard-face';
import { galero } from '../../look/drawings.ts';
import { cathedral, emperor, monastery, palace } from './drawings.ts';
import type { Kind } from './types.ts';

export interface Face {
  art: string;
  /** Action cards have none. */
  kind: Kind | null;
  cost: number;
  silver: number;
}

const face = (art: string, kind: Kind | null, cost: number, silver = 0): Face => ({
  art,
  kind,
  cost,
  silver,
});

export const FACES: Readonly<Record<string, Face>> = {
  temple: face(temple, 'religious', 1),
  church: face(church, 'religious', 2),
  monastery: face(monastery, 'religious', 3),
  cathedral: face(cathedral, 'religious', 5),
  watchtower: face(watchtower, 'military', 1),
  prison: face(prison, 'military', 2),
  barracks: face(barracks, 'military', 3),
  fortress: face(fortress, 'military', 5),
  manor: face(manor, 'noble', 3),
  castle: face(castle, 'noble', 4),
  palace: face(palace, 'noble', 5),
  tavern: face(tavern, 'trade', 1),
  market: face(market, 'trade', 2),
  trading_post: face(trading_post, 'trade', 2),
  docks: face(docks, 'trade', 3),
  harbor: face(harbor, 'trade', 4),
  town_hall: face(town_hall, 'trade', 5),
  armory: face(armory, 'unique', 3),
  basilica: face(basilica, 'unique', 4),
  bell_tower: face(bell_tower, 'unique', 5),
  capitol: face(capitol, 'unique', 5),
  dragon_gate: face(dragon_gate, 'unique', 6, 2),
  factory: face(factory, 'unique', 5),
  framework: face(framework, 'unique', 3),
  gold_mine: face(gold_mine, 'unique', 6),
  graveyard: face(graveyard, 'unique', 5),
  great_wall: face(great_wall, 'unique', 6),
  haunted_quarter: face(haunted_quarter, 'unique', 2),
  hospital: face(hospital, 'unique', 6),
  imperial_treasury: face(imperial_treasury, 'unique', 5),
  ivory_tower: face(ivory_tower, 'unique', 5),
  keep: face(keep, 'unique', 3),
  laboratory: face(laboratory, 'unique', 5),
  library: face(library, 'unique', 6),
  lighthouse: face(lighthouse, 'unique', 3),
  map_room: face(map_room, 'unique', 5),
  monument: face(monument, 'unique', 4),
  museum: face(museum, 'unique', 4),
  necropolis: face(necropolis, 'unique', 5),
  observatory: face(observatory, 'unique', 4),
  park: face(park, 'unique', 6),
  poor_house: face(poor_house, 'unique', 4),
  quarry: face(quarry, 'unique', 5),
  school_of_magic: face(school_of_magic, 'unique', 6),
  secret_vault: face(secret_vault, 'unique', 0, 3),
  smithy: face(smithy, 'unique', 5),
  stables: face(stables, 'unique', 2),
  statue: face(statue, 'unique', 3),
  theater: face(theater, 'unique', 6),
  thieves_den: face(thieves_den, 'unique', 6),
  throne_room: face(throne_room, 'unique', 6),
  university: face(university, 'unique', 6, 2),
  wishing_well: face(wishing_well, 'unique', 5),
  acrobat: face(acrobat, null, 0),
  circus_tent: face(circus_tent, null, 0),
  director: face(director, null, 0),
  ticket_booth: face(ticket_booth, null, 0),
  living_cannonball: face(living_cannonball, null, 0),
  rasputin: face(rasputin, null, 0),
  fortune_teller: face(fortune_teller, null, 0),
};

export interface Part {
  rank: number;
  art: string;
  /** The type whose districts pay this character. */
  kind: Kind | null;
}

const part = (rank: number, art: string, kind: Kind | null = null): Part => ({ rank, art, kind });

export const CHARACTERS: Readonly<Record<string, Part>> = {
  assassin: part(1, assassin),
  witch: part(1, witch),
  magistrate: part(1, magistrate),
  thief: part(2, thief),
  spy: part(2, spy),
  blackmailer: part(2, blackmailer),
  magician: part(3, magician),
  wizard: part(3, wizard),
  seer: part(3, seer),
  king: part(4, king, 'noble'),
  emperor: part(4, emperor, 'noble'),
  patrician: part(4, patrician, 'noble'),
  bishop: part(5, bishop, 'religious'),
  abbot: part(5, abbot, 'religious'),
  cardinal: part(5, galero, 'religious'),
  merchant: part(6, merchant, 'trade'),
  alchemist: part(6, alchemist),
  trader: part(6, trader, 'trade'),
  architect: part(7, architect),
  navigator: part(7, navigator),
  scholar: part(7, scholar),
  warlord: part(8, warlord, 'military'),
  diplomat: part(8, diplomat, 'military'),
  marshal: part(8, marshal, 'military'),
  queen: part(9, queen),
  artist: part(9, artist),
  tax_collector: part(9, tax_collector),
};

const blank: Face = { art: '', kind: null, cost: 0, silver: 0 };
export const faceOf = (card: string): Face => FACES[card] ?? blank;

const nobody: Part = { rank: 0, art: '', kind: null };
export const partOf = (character: string): Part => CHARACTERS[character] ?? nobody;

export const KINDS: readonly Kind[] = ['religious', 'military', 'noble', 'trade', 'unique'];

/** What a district in a city is worth: coins, silver, gold laid on it. */
export const worth = (card: string, beautified: boolean): number => {
  const { cost, silver } = faceOf(card);
  return cost + silver + (beautified ? 1 : 0);
};
