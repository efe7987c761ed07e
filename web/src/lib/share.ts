/**
 * Structural sharing. A message may contain a whole view, most of which is unchanged: every part that
 * equals the old one is replaced by it, so that nothing that depends on it is computed or drawn again.
 * `now` must be owned by the caller, as it is changed in place.
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
 * Applies a patch to a view. A change is a list: a path (names of fields, indices of items), then the new
 * value; an index one past the end of a list appends. The old view is not modified, and unchanged parts are
 * shared by both.
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

/** For `$derived.by`: keeps the old value if the new one is equal. */
export function kept<T>(compute: () => T): () => T {
  let last: T;
  return () => (last = share(last, compute()));
}
