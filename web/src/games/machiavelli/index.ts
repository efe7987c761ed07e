import { game, type Inspectable } from '../contract.ts';
import Board from './Board.svelte';
import { CHARACTERS, FACES, worth } from './cards.ts';
import { told } from './motions.ts';
import Plate from './Plate.svelte';
import Portrait from './Portrait.svelte';
import { spoken } from './targets.ts';
import type { Action, Told, View } from './types.ts';

export type { View } from './types.ts';

const RULES: Readonly<Record<string, string>> = {
  district: '§7',
  character: '§6',
  action: '§8',
  base: '§2.3',
};

function explain(id: string, part: keyof typeof RULES | string, notes: number): Inspectable {
  return {
    name: id,
    text: part === 'base' ? 'inspect-base' : `inspect-${id}`,
    notes: Array.from({ length: notes }, (_, at) => `inspect-${id}-note${at ? at + 1 : ''}`),
    rule: RULES[part] ?? '',
    Art: Portrait,
  };
}

/** How many rulings are worth telling, where there are any. */
const NOTES: Readonly<Record<string, number>> = {
  assassin: 1,
  witch: 2,
  magistrate: 2,
  thief: 1,
  spy: 1,
  blackmailer: 2,
  magician: 1,
  wizard: 1,
  seer: 1,
  king: 1,
  emperor: 1,
  patrician: 1,
  bishop: 1,
  abbot: 1,
  cardinal: 1,
  alchemist: 1,
  trader: 1,
  navigator: 1,
  scholar: 1,
  warlord: 2,
  diplomat: 2,
  marshal: 1,
  queen: 1,
  artist: 1,
  tax_collector: 1,
  armory: 1,
  basilica: 1,
  bell_tower: 2,
  factory: 1,
  framework: 1,
  graveyard: 1,
  great_wall: 1,
  haunted_quarter: 1,
  hospital: 1,
  keep: 1,
  lighthouse: 1,
  map_room: 1,
  monument: 1,
  museum: 1,
  necropolis: 1,
  park: 1,
  poor_house: 1,
  quarry: 1,
  school_of_magic: 1,
  secret_vault: 1,
  statue: 1,
  theater: 1,
  thieves_den: 1,
  throne_room: 1,
  wishing_well: 1,
  ivory_tower: 1,
  acrobat: 1,
  circus_tent: 1,
  director: 1,
  ticket_booth: 1,
  living_cannonball: 1,
  rasputin: 1,
};

const cards: Record<string, Inspectable> = {
  crown: { name: 'table-crown', text: 'inspect-crown', rule: '§2.6', Art: Portrait },
};
for (const id of Object.keys(CHARACTERS)) cards[id] = explain(id, 'character', NOTES[id] ?? 0);
for (const [id, face] of Object.entries(FACES)) {
  const part = face.kind === null ? 'action' : face.kind === 'unique' ? 'district' : 'base';
  cards[id] = explain(id, part, NOTES[id] ?? 0);
}

const COMPLETE_FIRST = 4;
const COMPLETE = 2;

export default game<View, Action, Told>({
  Board,
  claims: (choice, view) => !spoken(choice.action, view),
  // What lies open: districts and a completed city. Bonuses of unique districts come at the end.
  score(view, seat) {
    const player = view.players[seat];
    if (!player) return null;
    const districts = player.city.reduce((sum, it) => sum + worth(it.card, it.beautified), 0);
    const bonus = player.complete ? (player.first ? COMPLETE_FIRST : COMPLETE) : 0;
    return districts + bonus;
  },
  Plate,
  seated: true,
  cards,
  heading(event, say) {
    const [name, it] = told(event);
    if (name === 'round_began') return say('table-round_number', { round: Number(it['round']) });
    return null;
  },
  internal: ['chance', 'stack', 'viewer', 'rulings', 'bank'],
});
