import { MediaQuery } from 'svelte/reactivity';

/**
 * Kinds of screens a board may want to know of, in addition to its own width. Style sheets write the same queries:
 * nothing but a copy can be shared between them.
 */

/** A phone in landscape: wide enough for two columns, not high enough for two rows. */
export const across = new MediaQuery('(max-height: 480px) and (min-width: 560px)');
/** A phone in any orientation. */
export const phone = new MediaQuery('(max-width: 700px) or (max-height: 480px)');
/** A desk or a laptop: players, log and chat stand beside the board. */
export const wide = new MediaQuery('(min-width: 1100px) and (min-height: 481px)');
/** A tablet held upright has room to spare below. */
export const upright = new MediaQuery('(min-height: 1000px)');
/** No pointer that could hover: fingers. */
export const touch = new MediaQuery('(hover: none)');
/** A laptop: wide, but not high. */
export const low = new MediaQuery('(max-height: 820px)');
