// Written by `cargo xtask types` from the Rust types; not to be changed by hand.
import type * as machiavelli from './machiavelli';
import type * as notre_dame from './notre_dame';
import type * as carrara from './carrara';
import type * as la_citta from './la_citta';
import type * as habemus_papam from './habemus_papam';

/** What each game puts where the protocol says `unknown`. */
export type Games = {
  machiavelli: {
    view: machiavelli.View;
    action: machiavelli.Action;
    event: machiavelli.EventView;
    options: machiavelli.Options;
  };
  notre_dame: {
    view: notre_dame.View;
    action: notre_dame.Action;
    event: notre_dame.EventView;
    options: notre_dame.Options;
  };
  carrara: {
    view: carrara.View;
    action: carrara.Action;
    event: carrara.EventView;
    options: carrara.Options;
  };
  la_citta: {
    view: la_citta.View;
    action: la_citta.Action;
    event: la_citta.EventView;
    options: la_citta.Options;
  };
  habemus_papam: {
    view: habemus_papam.View;
    action: habemus_papam.Action;
    event: habemus_papam.EventView;
    options: habemus_papam.Options;
  };
};

/** The id of a game. */
export type GameId = keyof Games;

/** Every game, in display order, and how many can play it. */
export const GAMES: readonly { id: GameId; seats: { min: number; max: number } }[] = [
  { id: 'machiavelli', seats: { min: 2, max: 8 } },
  { id: 'notre_dame', seats: { min: 2, max: 5 } },
  { id: 'carrara', seats: { min: 2, max: 4 } },
  { id: 'la_citta', seats: { min: 2, max: 5 } },
  { id: 'habemus_papam', seats: { min: 3, max: 4 } },
];
