import { game, type Inspectable } from '../contract.ts';
import Board from './Board.svelte';
import { CHARACTERS, FACES } from './cards.ts';
import { told } from './motions.ts';
import Plate from './Plate.svelte';
import Portrait from './Portrait.svelte';
import { spoken } from './targets.ts';
import type { Action, Told, View } from './types.ts';

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
    notes: Array.from({ length: NOTES[id] ?? 1 }, (_, at) => `inspect-${id}-note${at ? at + 1 : ''}`),
    rule: RULES[id] ?? rule,
    Art: Portrait,
  };
}

/** Every card has a ruling worth telling; some have more than one. */
const NOTES: Readonly<Record<string, number>> = {
  witch: 2,
  magistrate: 2,
  blackmailer: 2,
  merchant: 2,
  architect: 2,
  warlord: 2,
  diplomat: 2,
  bell_tower: 2,
  fortune_teller: 2,
};

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
for (const [id, { kind }] of Object.entries(FACES)) {
  cards[id] = explain(id, '§7');
  if (kind === null || kind === 'unique') continue;
  // Districts without a function of their own: what they are good for is a matter of their type.
  const notes = [`inspect-kind-${kind}`, 'inspect-base-note'];
  cards[id] = { name: id, text: 'inspect-base', notes, rule: '§2.3', Art: Portrait };
}

export default game<View, Action, Told>({
  Board,
  claims: (choice, view) => !spoken(choice.action, view),
  Plate,
  seated: true,
  cards,
  heading(event, say) {
    const [name, it] = told(event);
    if (name === 'round_began') return say('table-round_number', { round: Number(it['round']) });
    return null;
  },
  internal: ['chance', 'stack', 'viewer', 'rules', 'rulings', 'bank'],
});
