/** Properties of events and actions that all games share. */

/** The seat an event is about, if it names one. */
export function seatOf(event: unknown): number | null {
  const seat: unknown = (event as { seat?: unknown }).seat;
  return typeof seat === 'number' ? seat : null;
}

/** The kind of an action: a word, or the only key of an object. */
export const kindOfAction = (action: unknown): string =>
  typeof action === 'string' ? action : (Object.keys(action as object)[0] ?? '');
