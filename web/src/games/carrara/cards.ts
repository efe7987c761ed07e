/** What the inspector explains. */

import type { Inspectable } from '../contract.ts';
import BuildingArt from './BuildingArt.svelte';
import { BUILDINGS, CARDS, CITIES, FIELDS, KINDS, OBJECTS, PLACES } from './material.ts';
import SignArt from './SignArt.svelte';

const cards: Record<string, Inspectable> = {
  announce: { name: 'do-announce', text: 'inspect-announce', notes: ['inspect-announce-note'], rule: '6.7' },
  wheel: { name: 'table-wheel', text: 'inspect-wheel', notes: ['inspect-wheel-note'], rule: '6.2' },
};
for (const place of PLACES) {
  const token = `upgrade_${place.replace(/_field$/, '')}`;
  cards[`upgrade:${place}`] = {
    name: token,
    text: `inspect-${token}`,
    notes: ['inspect-upgrade', 'inspect-upgrade-note'],
    rule: '7.3',
    Art: SignArt,
  };
}
for (const kind of KINDS) {
  cards[kind] = {
    name: kind,
    text: `inspect-${kind}`,
    notes: ['inspect-score_type', 'inspect-supply'],
    rule: '6.4',
    Art: SignArt,
  };
}
for (const [id, { kind, great }] of Object.entries(BUILDINGS))
  cards[id] = {
    name: id,
    text: `inspect-${kind}`,
    notes: ['inspect-building', great ? 'inspect-great' : 'inspect-finer', 'inspect-replace'],
    rule: great ? '7.2' : '6.3',
    Art: BuildingArt,
  };
for (const city of CITIES)
  cards[city] = {
    name: city,
    text: `inspect-${city}`,
    notes: ['inspect-score_city', 'inspect-finer', 'inspect-supply'],
    rule: '6.5',
    Art: SignArt,
  };
for (const object of OBJECTS)
  cards[object] = {
    name: object,
    text: 'inspect-object',
    notes: ['inspect-supply', 'inspect-object-note'],
    rule: '6.7',
    Art: SignArt,
  };
for (const field of FIELDS)
  cards[field] = {
    name: field,
    text: `inspect-${field}`,
    notes: ['inspect-field-note'],
    rule: '7.4',
    Art: SignArt,
  };
for (const [id, { color, places }] of Object.entries(CARDS))
  cards[id] = {
    name: id,
    text: `${id}-text`,
    notes:
      color === 'extra'
        ? [`inspect-extra_${places ? 'places' : 'most'}`]
        : ['inspect-conditions', ...(color === 'object' ? ['inspect-objects_left'] : [])],
    rule: '8',
  };

export default cards;
