/** Which piece of the board stands for which choice. */

import { total } from './material.ts';
import type { Action, Bricks, Choice, Scoring } from './types.ts';

export interface Targets {
  buy: Choice | null;
  still: Choice | null;
  announce: Choice | null;
  /** By building, then by city. */
  builds: Map<string, Map<string, Choice>>;
  /** By the new building, then by the old one. */
  replaces: Map<string, Map<string, Choice>>;
  /** By type, city or special field. */
  scores: Map<string, Choice>;
  takes: { segment: number; bricks: Bricks; choice: Choice }[];
  pays: { bricks: Bricks; choice: Choice }[];
  upgrades: Map<string, Choice>;
  purchases: Map<string, Choice>;
  /** Left to the action bar: ending the turn, passing, taking no token. */
  rest: Choice[];
}

export const scoringId = (scoring: Scoring): string =>
  'type' in scoring ? scoring.type : 'city' in scoring ? scoring.city : scoring.special;

/** Whether the choice needs no button: buying and announcing have one beside their place on the board. */
export function claims(choice: Choice): boolean {
  const { action } = choice;
  if (typeof action === 'string') return false;
  return !('upgrade' in action && action.upgrade === null);
}

export function targets(choices: readonly Choice[]): Targets {
  const found: Targets = {
    buy: null,
    still: null,
    announce: null,
    builds: new Map(),
    replaces: new Map(),
    scores: new Map(),
    takes: [],
    pays: [],
    upgrades: new Map(),
    purchases: new Map(),
    rest: [],
  };
  const under = (map: Map<string, Map<string, Choice>>, key: string, inner: string, choice: Choice) => {
    if (!map.has(key)) map.set(key, new Map());
    map.get(key)?.set(inner, choice);
  };
  for (const choice of choices) {
    const { action } = choice;
    if (action === 'buy') found.buy = choice;
    else if (action === 'buy_no_rotate') found.still = choice;
    else if (action === 'announce') found.announce = choice;
    else if (!claims(choice) || typeof action === 'string') found.rest.push(choice);
    else if ('build' in action) under(found.builds, action.build.building, action.build.city, choice);
    else if ('replace' in action) under(found.replaces, action.replace.new, action.replace.old, choice);
    else if ('score' in action) found.scores.set(scoringId(action.score), choice);
    else if ('take' in action) found.takes.push({ ...action.take, choice });
    else if ('pay' in action) found.pays.push({ bricks: action.pay, choice });
    else if ('upgrade' in action && action.upgrade !== null) found.upgrades.set(action.upgrade, choice);
    else if ('purchase' in action) found.purchases.set(action.purchase, choice);
  }
  return found;
}

/** The pieces that stand for a choice. */
export function pieces(action: Action): string[] {
  if (action === 'announce') return ['announce'];
  if (typeof action === 'string') return action.startsWith('buy') ? ['quarry'] : [];
  if ('build' in action) return [`tile:${action.build.building}`, `city:${action.build.city}`];
  if ('replace' in action) return [`tile:${action.replace.new}`, `tile:${action.replace.old}`];
  if ('score' in action) {
    const { score } = action;
    return ['type' in score ? `type:${score.type}` : `city:${scoringId(score)}`];
  }
  if ('take' in action) return [`segment:${action.take.segment}`];
  if ('pay' in action) return ['bricks'];
  if ('purchase' in action) return [`object:${action.purchase}`];
  return ['upgrades'];
}

const within = (part: readonly number[], whole: readonly number[]): boolean =>
  part.every((count, color) => count <= (whole[color] ?? 0));

export const added = (bricks: readonly number[], color: number, by = 1): Bricks =>
  bricks.map((count, at) => (at === color ? count + by : count));

export const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((count, color) => count === other[color]);

/** Whether one more brick of a colour still leads to one of the offers. */
export const canAdd = (offers: readonly { bricks: Bricks }[], chosen: Bricks, color: number): boolean =>
  offers.some((offer) => within(added(chosen, color), offer.bricks));

/** The payment that keeps the finest bricks: coarse ones are worth least. */
export function cheapest(pays: Targets['pays']): Bricks | null {
  const coarseness = (bricks: Bricks) => bricks.reduce((sum, count, color) => sum + count * color * color, 0);
  const best = pays.reduce<Targets['pays'][number] | null>(
    (best, pay) => (best && coarseness(best.bricks) >= coarseness(pay.bricks) ? best : pay),
    null,
  );
  return best?.bricks ?? null;
}

export const NOTHING: Bricks = [0, 0, 0, 0, 0, 0];
export const isEmpty = (bricks: Bricks): boolean => total(bricks) === 0;
