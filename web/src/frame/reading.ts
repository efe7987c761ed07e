/** Reads a view that nobody has drawn: names, terms and what can be left out. */

import { humanise, words } from '../lib/words.svelte.ts';

export interface Reading {
  /** A key of the game in words. */
  term(key: string): string;
  /** The name of a field in words. */
  label(field: string): string;
  /** Whether numbers in this field are seats. */
  person(field: string): boolean;
  name(seat: number): string;
}

/** Fields whose numbers are seats, in any game. */
const PEOPLE = new Set([
  'active',
  'announced_by',
  'camerlengo',
  'city_scored_by',
  'crown',
  'exhausted_by',
  'order',
  'owner',
  'seat',
  'start',
]);

export function reading(game: string, names: readonly string[], people: readonly string[] = []): Reading {
  return {
    term: (key) => (words.has(key, game) ? words.say(key, undefined, game) : humanise(key)),
    label(field) {
      if (words.has(`field-${field}`, game)) return words.say(`field-${field}`, undefined, game);
      if (words.has(`field-${field}`)) return words.say(`field-${field}`);
      if (words.has(field, game)) return words.say(field, undefined, game);
      return humanise(field);
    },
    person: (field) => PEOPLE.has(field) || people.includes(field),
    name: (seat) => names[seat] ?? String(seat),
  };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that rules and search need and nobody reads, at any depth. */
export const BOOKKEEPING: ReadonlySet<string> = new Set([
  'viewer',
  'resume',
  'asked',
  'question',
  'over',
  'chance',
  'routes',
  'rulings',
  'options',
  'memory_aid',
  'exact_middle',
  'first_camerlengo',
  'done',
  'doubt',
  'limbo',
  'lender',
  'owed',
  'marking',
  'blank',
  'maybe_actions',
  'remembered',
  'limit_free',
  'reaction',
  'takeable',
  'next_city',
  'id',
  'sealed',
  'sealed_before',
  'sealed_discarded',
  'unseen_then',
  'shown_since',
  'seen',
  'slots',
  'mode',
  'loose',
]);

/** Whether there is nothing to tell. */
export function empty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  if (Array.isArray(value)) return value.every(empty);
  if (isRecord(value)) return Object.values(value).every(empty);
  return false;
}

/** Equal things counted, in order of their first. */
export function count(list: readonly unknown[]): [unknown, number][] {
  const counted = new Map<unknown, number>();
  for (const item of list) counted.set(item, (counted.get(item) ?? 0) + 1);
  return [...counted];
}
