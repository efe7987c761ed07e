/** Pieces tapped so far, for the parts of the board. */

import { getContext, setContext } from 'svelte';
import type { BoardProps, CardRef, Choice } from '../contract.ts';
import { lights, targets, type Lights } from './targets.ts';
import type { Action, Told, View } from './types.ts';

type Props = BoardProps<View, Action, Told>;

export class Picking {
  chosen = $state.raw<readonly string[]>([]);
  readonly all = $derived.by(() => targets(this.props().view, this.props().choices));
  readonly root = $derived(lights(this.all, []));
  readonly now: Lights<Choice<Action>> = $derived(lights(this.all, this.chosen));

  constructor(
    readonly props: () => Props,
    private readonly nameOf: (piece: string) => string,
  ) {}

  lit = (piece: string): boolean => this.props().live && this.now.lit.has(piece);
  picked = (piece: string): boolean => this.chosen.includes(piece);

  /** Whether a piece plays a part in anything that can be done now. */
  useful = (piece: string): boolean => this.props().live && this.root.lit.has(piece);

  /** What tapping it means, in words: the choice itself where there is only one. */
  label(piece: string, plain: string): string {
    const meant = this.now.open.filter((it) => it.pieces.includes(piece));
    const [first] = meant;
    if (meant.length === 1 && first && this.now.lit.has(piece)) return `${plain}: ${first.choice.label}`;
    return plain;
  }

  tap(piece: string): void {
    if (!this.props().live) return;
    if (this.picked(piece)) {
      this.choose(this.chosen.filter((it) => it !== piece));
      return;
    }
    if (this.lit(piece)) this.choose([...this.chosen, piece]);
    // Something else than what was begun: begin with it instead.
    else if (this.useful(piece)) this.choose([piece]);
  }

  clear = (): void => this.choose([]);

  private choose(chosen: readonly string[]): void {
    this.chosen = chosen;
    const { ready, only, open } = this.now;
    if (chosen.length && ready && only) {
      this.chosen = [];
      this.props().propose(null);
      this.props().play(ready);
      return;
    }
    if (!chosen.length || !open.length) {
      this.chosen = [];
      this.props().propose(null);
      return;
    }
    this.props().propose({
      chips: chosen.map((piece) => ({ label: this.nameOf(piece), remove: () => this.tap(piece) })),
      primary: ready,
      clear: this.clear,
      hint: this.props().say(ready ? 'table-or_more' : 'table-more'),
    });
  }

  inspect = (ref: CardRef): void => this.props().inspect(ref);
}

const KEY = Symbol('machiavelli');
export const providePicking = (picking: Picking): Picking => setContext(KEY, picking);
export const usePicking = (): Picking => getContext<Picking>(KEY);
