/** The door of each game on the home page. It is small and always there; the rest of a game is not. */

import carrara from 'icon:ancient-columns';
import habemus_papam from 'icon:pope-crown';
import la_citta from 'icon:hill-fort';
import machiavelli from 'icon:carnival-mask';
import notre_dame from 'icon:church';
import unknown from 'icon:perspective-dice-six-faces-random';

const emblems: Readonly<Record<string, string>> = {
  carrara,
  habemus_papam,
  la_citta,
  machiavelli,
  notre_dame,
};

export const emblem = (game: string): string => emblems[game] ?? unknown;
