/**
 * Which pieces stand for which decision. Every choice is a set of pieces: tapping all of them takes it.
 * Most are one piece (a character, a card, a district), some are two or three (the Laboratory and a
 * card; a card and the purse that lends the gold), in any order.
 *
 * | piece | is |
 * |---|---|
 * | `cast:king` | a plaque of the cast |
 * | `packet:king` | a character card in the packet that is passed around |
 * | `own:king` | the reader's own character card |
 * | `hand:manor` | a card in hand (copies are alike) |
 * | `open:manor` | a card to choose from: drawn, or of the hand looked at |
 * | `city:2:manor`, `city:2:manor+` | a district in a city, `+` with gold on it |
 * | `seat:2`, `gold:2`, `cards:2` | a player, their purse, their hand |
 * | `booth:0`, `deck`, `bank`, `crown` | what they say |
 * | `seal:collect` | an ability, next to the reader's character |
 * | `kind:noble`, `split:2`, `way:den` | what must be said with it |
 * | `bar:end` | a button of the action bar |
 */

import type { Target } from '../../ui/pieces.ts';
import type { Action, District, View } from './types.ts';

type Words = Record<string, unknown>;

const place = (seat: unknown, district: unknown): string => {
  const { card, beautified } = district as District;
  return `city:${String(seat)}:${card}${beautified ? '+' : ''}`;
};

/** Name and particulars of an action. */
export function parts(action: string | object): [name: string, what: unknown] {
  if (typeof action === 'string') return [action, null];
  const [entry] = Object.entries(action);
  return entry ?? ['', null];
}

/** The pieces that stand for a decision of the reader. */
export function pieces(action: Action, view: View): string[] {
  const [name, what] = parts(action);
  const words = (what ?? {}) as Words;
  const me = viewerSeat(view);
  const asked = view.question?.kind;
  // The Wizard takes and builds from the hand they look at.
  const hand = asked === 'peek' || asked === 'foretell' ? 'open' : 'hand';
  const own = (district: unknown) => place(me, district);
  switch (name) {
    case 'pick':
    case 'aside':
      return [`packet:${String(what)}`];
    case 'exchange':
      return [`seat:${String(words['seat'])}`, `own:${String(words['give'])}`];
    case 'rasputin':
    case 'acrobat':
      return [`hand:${name}`];
    case 'hospital':
      return [`city:${me}:hospital`];
    case 'dig_up':
      return [`city:${me}:graveyard`];
    case 'announce':
      return [`city:${me}:bell_tower`];
    case 'confiscate':
      return ['limbo'];
    case 'bribe':
      return [`gold:${me}`];
    case 'expose':
      return [`cast:${view.turn.who}`];
    case 'take_gold':
      return ['bank'];
    case 'take_cards':
      return ['deck'];
    case 'keep':
    case 'take':
      return [`open:${String(what)}`];
    case 'kill':
    case 'bewitch':
    case 'rob':
    case 'sign':
    case 'blank':
      return [`cast:${String(what)}`];
    case 'spy':
      return [`cards:${String(words['seat'])}`, `kind:${String(words['kind'])}`];
    case 'swap_hands':
    case 'peek':
      return [`cards:${String(what)}`];
    case 'fortune':
      return ['hand:fortune_teller', `cards:${String(what)}`];
    case 'discard':
    case 'give':
      return [`hand:${String(what)}`];
    case 'lend':
    case 'tax_richest':
      return [`gold:${String(what)}`];
    case 'take_crown':
      return ['crown'];
    case 'give_crown': {
      const seat = String(words['seat']);
      const levy = { gold: 'gold', card: 'cards', nothing: 'seat' }[String(words['levy'])] ?? 'seat';
      return [`${levy}:${seat}`];
    }
    case 'bequeath':
      return [`seat:${String(what)}`];
    case 'split':
      return [`split:${String(what)}`];
    case 'destroy':
    case 'seize':
      return [place(words['seat'], words['district'])];
    case 'trade':
      return [own(words['mine']), place(words['seat'], words['theirs'])];
    case 'beautify':
      return [own(what)];
    case 'collect_tax':
      return ['cast:tax_collector'];
    case 'build':
      return [`${hand}:${String(what)}`, ...(hand === 'open' ? ['way:build'] : [])];
    case 'build_den':
      return [`${hand}:thieves_den`, 'way:den'];
    case 'build_framework':
      return [`${hand}:${String(what)}`, `city:${me}:framework`];
    case 'build_necropolis':
      return [`${hand}:necropolis`, own(what)];
    case 'build_loan':
      return [`${hand}:${String(words['card'])}`, `gold:${String(words['lender'])}`];
    case 'smithy':
      return [`city:${me}:smithy`];
    case 'laboratory':
    case 'museum':
      return [`city:${me}:${name}`, `hand:${String(what)}`];
    case 'armory':
      return [`city:${me}:armory`, place(words['seat'], words['district'])];
    case 'tent':
      return ['hand:circus_tent'];
    case 'director':
      return ['hand:director'];
    case 'booth':
      return ['hand:ticket_booth'];
    case 'launch':
      return ['hand:living_cannonball', own(words['old']), `hand:${String(words['new'])}`];
    case 'launch_den':
      return ['hand:living_cannonball', own(what), 'hand:thieves_den', 'way:den'];
    case 'launch_loan':
      return [
        'hand:living_cannonball',
        own(words['old']),
        `hand:${String(words['new'])}`,
        `gold:${String(words['lender'])}`,
      ];
    case 'visit':
    case 'cash':
      return [`booth:${String(what)}`];
    case 'collect':
    case 'extra_gold':
    case 'draw_two':
    case 'four_gold':
    case 'four_cards':
    case 'draw_seven':
    case 'royal_gold':
    case 'gather':
    case 'redraw':
    case 'warrants':
    case 'threats':
      return [`seal:${name}`];
    default:
      // Yes and no, enough, the end of the turn: said, not shown on a piece.
      return [`bar:${name}`];
  }
}

export const viewerSeat = (view: View): number | null =>
  typeof view.viewer === 'string' ? null : view.viewer.seat;

/** Answers to a plain question: a button says them better, even where a piece lights up too. */
const SPOKEN = new Set([
  'take_gold',
  'take_cards',
  'collect',
  'rasputin',
  'acrobat',
  'hospital',
  'dig_up',
  'announce',
  'confiscate',
  'bribe',
  'expose',
]);

/** Whether the action bar needs a button for it. */
export const spoken = (action: Action, view: View): boolean =>
  SPOKEN.has(parts(action)[0]) || pieces(action, view)[0]?.startsWith('bar:') === true;

/** Every choice with its pieces. */
export const targets = <C extends { action: Action }>(view: View, choices: readonly C[]): Target<C>[] =>
  choices.map((choice) => ({ choice, pieces: pieces(choice.action, view) }));
