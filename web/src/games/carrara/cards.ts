/** What the inspector explains. */

import type { Inspectable } from '../contract.ts';
import BuildingArt from './BuildingArt.svelte';
import { CITIES, FIELDS, KINDS, OBJECTS } from './material.ts';

const COSTS = [1, 2, 3, 4, 5, 8];
/** First and last number of each colour of cards. */
const CARDS: readonly [string, number, number][] = [
  ['top', 1, 6],
  ['object', 1, 8],
  ['building', 1, 9],
  ['extra', 2, 9],
];

const cards: Record<string, Inspectable> = {
  announce: { name: 'do-announce', text: 'inspect-announce', notes: ['inspect-announce-note'], rule: '6.7' },
  upgrade: { name: 'table-upgrades', text: 'inspect-upgrade', rule: '7.3' },
};
for (const kind of KINDS) {
  cards[kind] = { name: kind, text: `inspect-${kind}`, notes: ['inspect-score_type'], rule: '6.4' };
  for (const cost of COSTS)
    cards[`${kind}_${cost}`] = {
      name: `${kind}_${cost}`,
      text: `inspect-${kind}`,
      notes: cost === 8 ? ['inspect-building', 'inspect-great'] : ['inspect-building'],
      rule: cost === 8 ? '7.2' : '6.3',
      Art: BuildingArt,
    };
}
for (const city of CITIES)
  cards[city] = { name: city, text: `inspect-${city}`, notes: ['inspect-score_city'], rule: '6.5' };
for (const object of OBJECTS) cards[object] = { name: object, text: 'inspect-object', rule: '6.7' };
for (const field of FIELDS) cards[field] = { name: field, text: `inspect-${field}`, rule: '7.4' };
for (const [color, first, last] of CARDS)
  for (let number = first; number <= last; number += 1) {
    const id = `${color}_${number}`;
    cards[id] = {
      name: id,
      text: `${id}-text`,
      notes: color === 'extra' ? [] : ['inspect-conditions'],
      rule: '8',
    };
  }

export default cards;
