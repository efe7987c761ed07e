/** How every card of the box looks. What is printed on it comes from the rules, what it does is in the texts. */

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
import { galero } from '../../ui/drawings.ts';
import { cathedral, emperor, monastery, palace } from './drawings.ts';
import { CARDS, CHARACTERS, type Card, type Character } from '../../generated/machiavelli.ts';

export { CARDS, CHARACTERS, KINDS } from '../../generated/machiavelli.ts';

/** The drawing of each district and action card. */
const DISTRICT_ART: Readonly<Record<Card, string>> = {
  temple,
  church,
  monastery,
  cathedral,
  watchtower,
  prison,
  barracks,
  fortress,
  manor,
  castle,
  palace,
  tavern,
  market,
  trading_post,
  docks,
  harbor,
  town_hall,
  armory,
  basilica,
  bell_tower,
  capitol,
  dragon_gate,
  factory,
  framework,
  gold_mine,
  graveyard,
  great_wall,
  haunted_quarter,
  hospital,
  imperial_treasury,
  ivory_tower,
  keep,
  laboratory,
  library,
  lighthouse,
  map_room,
  monument,
  museum,
  necropolis,
  observatory,
  park,
  poor_house,
  quarry,
  school_of_magic,
  secret_vault,
  smithy,
  stables,
  statue,
  theater,
  thieves_den,
  throne_room,
  university,
  wishing_well,
  acrobat,
  circus_tent,
  director,
  ticket_booth,
  living_cannonball,
  rasputin,
  fortune_teller,
};

/** The drawing of each character. */
const CHARACTER_ART: Readonly<Record<Character, string>> = {
  assassin,
  witch,
  magistrate,
  thief,
  spy,
  blackmailer,
  magician,
  wizard,
  seer,
  king,
  emperor,
  patrician,
  bishop,
  abbot,
  cardinal: galero,
  merchant,
  alchemist,
  trader,
  architect,
  navigator,
  scholar,
  warlord,
  diplomat,
  marshal,
  queen,
  artist,
  tax_collector,
};

/** A card as it is printed. Action cards have no type. */
export type Face = (typeof CARDS)[Card] & { art: string };
/** A character as it is printed; its type is that of the districts that pay it. */
export type Part = (typeof CHARACTERS)[Character] & { art: string };

const FACES = new Map<string, Face>(
  Object.entries(DISTRICT_ART).map(([id, art]) => [id, { ...CARDS[id as Card], art }]),
);
const PARTS = new Map<string, Part>(
  Object.entries(CHARACTER_ART).map(([id, art]) => [id, { ...CHARACTERS[id as Character], art }]),
);
const BLANK: Face = { art: '', kind: null, cost: 0, silver: 0 };
const UNKNOWN: Part = { rank: 0, art: '', kind: null, abilities: [] };
export const faceOf = (card: string): Face => FACES.get(card) ?? BLANK;
export const partOf = (character: string): Part => PARTS.get(character) ?? UNKNOWN;
