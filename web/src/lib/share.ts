/**
 * News as far as they are new. Every message brings the whole position, and most of it is what it was: whatever
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

/** For `$derived.by`: whatever is computed again and comes out equal is what it was. */
export function kept<T>(compute: () => T): () => T {
  let last: T;
  return () => (last = share(last, compute()));
}
