/** The emblem of each game on the home page: `emblem.ts` in its folder. It is small and always there; the rest is not. */

import unknown from 'icon:perspective-dice-six-faces-random';

const emblems = import.meta.glob<string>('./*/emblem.ts', { eager: true, import: 'default' });

/** The drawing of the game's emblem; dice for a game that has none. */
export const emblem = (game: string): string => emblems[`./${game}/emblem.ts`] ?? unknown;
