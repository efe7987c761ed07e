/** What the inspector explains. */

import type { Inspectable } from '../contract.ts';
import { ACTION_CARDS, PERSONS, TILES } from '../../generated/notre_dame.ts';
import Art from './Art.svelte';

const cards: Record<string, Inspectable> = {
  cathedral: {
    name: 'notre_dame',
    text: 'inspect-cathedral',
    notes: ['inspect-cathedral-note'],
    rule: '10',
    Art,
  },
  supply: { name: 'table-supply', text: 'inspect-supply', notes: ['inspect-supply-note'], rule: '7.1', Art },
  rats: { name: 'board-harbour', text: 'inspect-rats', notes: ['inspect-rats-note'], rule: '9', Art },
};
ACTION_CARDS.forEach((card, at) => {
  cards[card] = {
    name: card,
    text: `inspect-${card}`,
    notes: [`inspect-${card}-note`],
    rule: `7.${at + 2}`,
    Art,
  };
});
PERSONS.forEach((person, at) => {
  cards[person] = {
    name: person,
    text: `inspect-${person}`,
    notes: [`inspect-${person}-note`, 'inspect-bribe'],
    rule: `8.${at + 1}`,
    Art,
  };
});
for (const tile of TILES)
  cards[`message_${tile}`] = {
    name: 'board-message',
    text: `message_${tile}`,
    notes: ['inspect-message', 'inspect-message-colours'],
    rule: '7.5',
    Art,
  };

export default cards;
