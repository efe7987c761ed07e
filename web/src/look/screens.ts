import { MediaQuery } from 'svelte/reactivity';

/**
 * Kinds of screens a board may want to know of, beside its own width. Style sheets write the same queries:
 * nothing but a copy can be shared between them.
 */

/** A telephone held across: wide enough for two things side by side, not high enough for two above each other. */
export const across = new MediaQuery('(max-height: 480px) and (min-width: 560px)');
/** A telephone, however it is held. */
export const phone = new MediaQuery('(max-width: 700px) or (max-height: 480px)');
/** A tablet held upright has room to spare below. */
export const upright = new MediaQuery('(min-height: 1000px)');
