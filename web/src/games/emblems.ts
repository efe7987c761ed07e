/**
 * The emblem of each game on the home page, `emblem.ts` in its folder, and the picture of a real table, `table.webp`
 * (`cargo xtask screenshots --home` takes it). The emblem is small and always there; the rest is not.
 */

import unknown from 'icon:perspective-dice-six-faces-random';

const emblems = import.meta.glob<string>('./*/emblem.ts', { eager: true, import: 'default' });

/** The drawing of the game's emblem; dice for a game that has none. */
export const emblem = (game: string): string => emblems[`./${game}/emblem.ts`] ?? unknown;

const tables = import.meta.glob<string>('./*/table.webp', { eager: true, query: '?url', import: 'default' });

/** The address of a picture of a table; `undefined` for a game that has none. */
export const tablePicture = (game: string): string | undefined => tables[`./${game}/table.webp`];
