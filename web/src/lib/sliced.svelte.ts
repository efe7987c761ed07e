/** What a part of the table shows of something that changes: it takes it over in its turn (see `slices.ts`). */

import { onDestroy, untrack } from 'svelte';
import { slice } from './slices.ts';

/** Made while a component is; it ends with it. */
export class Sliced<T> {
  #shown: T;
  #cancel: (() => void) | null = null;

  constructor(private readonly newest: () => T) {
    this.#shown = $state.raw(untrack(newest));
    $effect.pre(() => {
      const now = this.newest();
      // In its old place, whatever comes meanwhile: nobody is passed over for ever.
      if (!this.#cancel && now !== untrack(() => this.#shown)) this.#cancel = slice(this.#take);
    });
    onDestroy(() => this.#cancel?.());
  }

  get shown(): T {
    return this.#shown;
  }

  #take = (): void => {
    this.#cancel = null;
    this.#shown = untrack(this.newest);
  };
}

/** A list whose new items come one by one, as cards are dealt; what is gone is gone at once. */
export class Dealt<T> {
  #shown: readonly T[];
  #cancel: (() => void) | null = null;

  constructor(
    private readonly newest: () => readonly T[],
    private readonly key: (item: T) => unknown = (item) => item,
  ) {
    this.#shown = $state.raw(untrack(newest));
    $effect.pre(() => {
      const all = this.newest();
      untrack(() => this.#deal(all, 0));
    });
    onDestroy(() => this.#cancel?.());
  }

  get shown(): readonly T[] {
    return this.#shown;
  }

  #deal(all: readonly T[], more: number): void {
    const [shown, late] = dealt(this.#shown, all, more, this.key);
    this.#shown = shown;
    if (late) this.#cancel ??= slice(this.#next);
  }
  #next = (): void => {
    this.#cancel = null;
    untrack(() => this.#deal(this.newest(), 1));
  };
}

/** The items of `all` that `shown` has, and so many `more`, in their order; and whether some are left. */
export function dealt<T>(
  shown: readonly T[],
  all: readonly T[],
  more: number,
  key: (item: T) => unknown,
): [shown: readonly T[], late: boolean] {
  const had = new Set(shown.map(key));
  let left = more;
  const now = all.filter((item) => had.has(key(item)) || left-- > 0);
  return now.length === all.length ? [all, false] : [now, true];
}
