import { game, type Inspectable } from '../contract.ts';
import Board from './Board.svelte';
import { CARDS, CHARACTERS } from './cards.ts';
import { lesson } from './lesson.ts';
import { told } from './motions.ts';
import Plate from './Plate.svelte';
import Portrait from './Portrait.svelte';
import { pieces, spoken } from './targets.ts';
import type { Action, EventView, View } from './types.ts';

export type { View } from './types.ts';

/** The paragraph of the rules, where it is not the one of all cards of its kind. */
const RULES: Readonly<Record<string, string>> = {
  witch: '§5.6, §6',
  magistrate: '§5.7, §6',
  blackmailer: '§5.5.3, §6',
  bell_tower: '§7, §9.1',
  framework: '§5.7, §7',
  graveyard: '§5.8, §7',
  necropolis: '§5.7, §7',
  theater: '§5.3, §7',
  thieves_den: '§5.7, §7',
  acrobat: '§8.1',
  circus_tent: '§8.2',
  director: '§8.3',
  ticket_booth: '§8.4',
  living_cannonball: '§8.5',
  rasputin: '§8.6',
  fortune_teller: '§8.7',
};

function explain(id: string, rule: string): Inspectable {
  return {
    name: id,
    text: `inspect-${id}`,
    notes: [`inspect-${id}-note`, ...(TWO_NOTES.has(id) ? [`inspect-${id}-note2`] : [])],
    rule: RULES[id] ?? rule,
    Art: Portrait,
  };
}

/** Every card has a ruling worth telling; these have two. */
const TWO_NOTES = new Set([
  'witch',
  'magistrate',
  'blackmailer',
  'merchant',
  'architect',
  'warlord',
  'diplomat',
  'bell_tower',
  'fortune_teller',
]);

const cards: Record<string, Inspectable> = {
  crown: {
    name: 'table-crown',
    text: 'inspect-crown',
    notes: ['inspect-crown-note'],
    rule: '§2.6',
    Art: Portrait,
  },
};
for (const id of Object.keys(CHARACTERS)) cards[id] = explain(id, '§6');
for (const [id, { kind }] of Object.entries(CARDS)) {
  cards[id] = explain(id, '§7');
  if (kind === null || kind === 'unique') continue;
  // Districts without a function of their own: what they are good for is a matter of their type.
  const notes = [`inspect-kind-${kind}`, 'inspect-base-note'];
  cards[id] = { name: id, text: 'inspect-base', notes, rule: '§2.3', Art: Portrait };
}

export default game<View, Action, EventView>({
  lesson,
  Board,
  claims: (choice, view) => !spoken(choice.action, view),
  pieces: ({ action }, view) => pieces(action, view),
  rank: ({ action }) => (action === 'take_gold' || action === 'take_cards' ? 'main' : undefined),
  Plate,
  seated: true,
  cards,
  hit: (event, _me, name, t) =>
    event.event === 'murdered' || event.event === 'bewitched'
      ? t(`hit-${event.event}`, { name: name(event.seat), character: t(event.character) })
      : null,
  heading(event, t) {
    const [name, it] = told(event);
    if (name === 'round_began') return t('table-round_number', { round: Number(it['round']) });
    return null;
  },
});
