/**
 * News as far as they are new. A message may bring a whole view, and most of it is what it was: whatever
 * equals the old is replaced by the old, so that nothing that depends on it is computed or drawn again.
 * `now` must be the caller's own, as it is when it has just been read: it is changed in place.
 */
export function share<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now;
  if (typeof now !== 'object' || now === null || typeof old !== 'object' || old === null) return now;
  if (Array.isArray(now) !== Array.isArray(old)) return now;
  const before = old as Record<string, unknown>;
  const after = now as Record<string, unknown>;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    if (Object.hasOwn(before, key)) after[key] = share(before[key], after[key]);
    if (!Object.hasOwn(before, key) || !Object.is(before[key], after[key])) same = false;
  }
  return same ? (old as T) : now;
}

/**
 * A view after changes. A change is a list: the way to a place (names of fields, numbers of items), and last what is
 * there now; the item after the last one of a list is a new one. The old view stays as it is, and whatever no change
 * leads to is the same in both.
 */
export function changed<T>(view: T, changes: readonly (readonly unknown[])[]): T {
  const own = new Set<unknown>();
  const put = (place: unknown, change: readonly unknown[], at: number): unknown => {
    if (at === change.length - 1) return share(place, change[at]);
    if (typeof place !== 'object' || place === null) throw new Error('a change leads nowhere');
    const copy = (own.has(place) ? place : Array.isArray(place) ? [...place] : { ...place }) as object;
    own.add(copy);
    const step = String(change[at]) as keyof typeof copy;
    copy[step] = put(copy[step], change, at + 1) as never;
    return copy;
  };
  return changes.reduce<unknown>((now, change) => put(now, change, 0), view) as T;
}

/** For `$derived.by`: whatever is computed again and comes out equal is what it was. */
export function kept<T>(compute: () => T): () => T {
  let last: T;
  return () => (last = share(last, compute()));
}
