/** Pieces tapped so far, for all parts of a board (see `pieces.ts`). */

import { getContext, setContext } from 'svelte';
import type { BoardProps, Choice } from '../games/contract.ts';
import { lights, type Lights, type Target } from './pieces.ts';

interface Wiring<V, A, E> {
  props(): BoardProps<V, A, E>;
  /** Every choice with its pieces. */
  targets(): readonly Target<Choice<A>>[];
  /** The name of a piece, for its chip. */
  name(piece: string): string;
  /** Whether a complete choice is sent by the last tap; without it that is always so. */
  hasty?(choice: Choice<A>): boolean;
  /** Puts what was tapped in order, where pieces of one kind are alike. */
  tidy?(chosen: readonly string[]): readonly string[];
}

/** While nothing is asked nothing is lit: the same nothing, so that no piece has to look again. */
const NOTHING: readonly never[] = [];

export class Picking<V = unknown, A = unknown, E = unknown> {
  chosen = $state.raw<readonly string[]>([]);
  readonly all = $derived.by(() => (this.props.choices.length ? this.wiring.targets() : NOTHING));
  readonly root: Lights<Choice<A>> = $derived(lights(this.all, []));
  readonly now: Lights<Choice<A>> = $derived(lights(this.all, this.chosen));

  constructor(private readonly wiring: Wiring<V, A, E>) {}

  get props(): BoardProps<V, A, E> {
    return this.wiring.props();
  }

  lit = (piece: string): boolean => this.props.live && this.now.lit.has(piece);
  picked = (piece: string): boolean => this.chosen.includes(piece);

  /** Whether a piece plays a part in anything that can be done now. */
  useful = (piece: string): boolean => this.props.live && this.root.lit.has(piece);

  /** What tapping it means, in words: the choice itself where there is only one. */
  label(piece: string, plain: string): string {
    const meant = this.now.meant.get(piece);
    return meant ? `${plain}: ${meant.label}` : plain;
  }

  tap(piece: string): void {
    if (!this.props.live) return;
    if (this.picked(piece)) {
      this.choose(this.chosen.filter((it) => it !== piece));
      return;
    }
    if (this.lit(piece)) this.choose([...this.chosen, piece]);
    // Something else than what was begun: begin with it instead.
    else if (this.useful(piece)) this.choose([piece]);
  }

  clear = (): void => this.choose([]);

  choose(tapped: readonly string[]): void {
    const chosen = this.wiring.tidy?.(tapped) ?? tapped;
    this.chosen = chosen;
    const { ready, only, open } = this.now;
    const { t, play, propose } = this.props;
    if (chosen.length && ready && only && (this.wiring.hasty?.(ready) ?? true)) {
      this.chosen = [];
      propose(null);
      play(ready);
      return;
    }
    if (!chosen.length || !open.length) {
      this.chosen = [];
      propose(null);
      return;
    }
    propose({
      chips: chosen.map((piece) => ({
        label: this.wiring.name(piece),
        remove: () => this.tap(piece),
      })),
      primary: ready,
      clear: this.clear,
      hint: only ? undefined : t(ready ? 'table-or_more' : 'table-more'),
    });
  }
}

const KEY = Symbol('picking');
export const providePicking = <V, A, E>(picking: Picking<V, A, E>): Picking<V, A, E> =>
  setContext(KEY, picking);
export const usePicking = (): Picking => getContext<Picking>(KEY);
