/** What can be said about an event of any game. */

/** The seat an event is about: its own `seat`, or that of what its tag holds. */
export function seatOf(event: unknown): number | null {
  if (typeof event !== 'object' || event === null) return null;
  const own = (event as { seat?: unknown }).seat;
  if (typeof own === 'number') return own;
  const values = Object.values(event);
  const inner: unknown = values.length === 1 ? values[0] : null;
  if (typeof inner !== 'object' || inner === null) return null;
  const seat = (inner as { seat?: unknown }).seat;
  return typeof seat === 'number' ? seat : null;
}

/** The kind of an action or event: its tag, however the game writes it. */
export function tagOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  for (const field of ['action', 'event', 'type', 'kind']) {
    const tag = (value as Record<string, unknown>)[field];
    if (typeof tag === 'string') return tag;
  }
  return Object.keys(value)[0] ?? '';
}
