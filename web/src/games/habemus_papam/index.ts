import {
  GEMS,
  MISSIONS,
  PERSONS,
  PLOYS,
  type Action,
  type EventView,
  type View,
} from '../../generated/habemus_papam.ts';
import { game, type Inspectable } from '../contract.ts';
import Art from './Art.svelte';
import Board from './Board.svelte';
import { lesson } from './lesson.ts';
import { POWERS } from './cards.ts';
import Plate from './Plate.svelte';
import { pieces, spoken } from './targets.ts';

const cards: Record<string, Inspectable> = {
  camerlengo_card: {
    name: 'camerlengo_card',
    text: 'inspect-camerlengo_card',
    notes: ['inspect-camerlengo_card-note'],
    rule: '§5.6',
    Art,
  },
};
for (const id of GEMS) {
  cards[id] = { name: id, text: 'inspect-gem', notes: ['inspect-gem-note'], rule: '§5.5', Art };
}
for (const ploy of PLOYS) {
  cards[ploy] = { name: ploy, text: `inspect-${ploy}`, notes: [`inspect-${ploy}-note`], rule: '§5.4', Art };
}
for (const power of Object.keys(POWERS)) {
  cards[power] = {
    name: power,
    text: `inspect-${power}`,
    notes: [`inspect-${power}-note`],
    rule: '§5.6, §6',
    Art,
  };
}
for (const mission of Object.keys(MISSIONS)) {
  cards[mission] = {
    name: mission,
    text: `inspect-${mission}`,
    notes: ['inspect-mission'],
    rule: '§2.8',
    Art,
  };
}
for (const [person, { rank, symbol }] of Object.entries(PERSONS)) {
  const notes = [`inspect-${rank === 'outsider' ? 'late' : rank}`];
  if (symbol) notes.unshift(`inspect-${symbol}`);
  cards[person] = { name: person, text: `inspect-${person}`, notes, rule: '§2.9', Art };
}

export default game<View, Action, EventView>({
  lesson,
  Board,
  claims: (choice) => !spoken(choice.action),
  pieces: (choice) => pieces(choice.action),
  Plate,
  seated: true,
  hit(event, me, name, t) {
    if (event.event !== 'ranked') return null;
    const place = event.order.findIndex(([seat]) => seat === me) + 1;
    const before = event.order.slice(0, place - 1).map(([seat]) => name(seat));
    return t('hit-outbid', { names: before.join(', '), place });
  },
  cards,
  heading: (event, t) => (event.event === 'round_started' ? t('table-round', { round: event.round }) : null),
});
