import { api } from '../lib/api.ts';
import { moments, type Moment } from '../lib/beats.ts';
import type { ListPart, Position } from '../lib/protocol.ts';
import { readingTime } from '../lib/queue.svelte.ts';
import { toasts } from '../lib/toasts.svelte.ts';

/** A moment that is being looked at instead of now: after an action, or after one of its beats. */
export interface Past {
  at: number;
  beat: number;
  moments: readonly Moment[];
  /** The same in words, after the action. */
  list: readonly ListPart[];
}

/** Shortest time a beat is shown when past events are shown again, in milliseconds. */
const REPLAY_STEP = 1300;

/** Earlier moments of a running game, looked at without leaving it. */
export class LookBack {
  past = $state.raw<Past | null>(null);
  readonly moment = $derived(this.past?.moments[this.past.beat] ?? null);

  constructor(
    private readonly table: string,
    private readonly me: () => number | null,
    /** The live position. */
    private readonly now: () => Position | null,
  ) {}

  /** Returns to the live game. */
  end(): void {
    this.past = null;
  }

  /** Looks at the position after an action, or after one of its beats (from 0; from -1 backwards: the last one). */
  async rewind(at: number, beat = -1): Promise<void> {
    const end = this.now()?.actions ?? 0;
    const over = !!this.now()?.result;
    if (at > end || (at === end && beat === -1)) {
      if (!over) this.past = null;
      if (!over || at > end) return;
    }
    const replay = await toasts.attempt(() => api.replay(this.table, Math.max(0, at), this.me()));
    if (!replay) return;
    const found = moments(replay);
    const wanted = beat < 0 ? found.length + beat : Math.min(beat, found.length - 1);
    if (wanted < 0) return this.rewind(at - 1);
    this.past = { at: replay.at, beat: wanted, moments: found, list: replay.list };
  }

  /** Steps one beat forward or back, across actions. */
  step(by: 1 | -1): void {
    const end = this.now()?.actions ?? 0;
    const { past } = this;
    // Backwards from the live game: its last beat is the current position.
    if (!past) return void this.rewind(end, -2);
    const beat = past.beat + by;
    const last = past.moments.length - 1;
    if (beat < 0 || beat > last) return void this.rewind(past.at + by, by > 0 ? 0 : -1);
    if (past.at === end && beat === last) return void this.rewind(end);
    this.past = { ...past, beat };
  }

  /** Shows the beats of some actions again, at reading speed, and returns to the live game. */
  async watch(actions: readonly number[]): Promise<void> {
    for (const at of actions) {
      await this.rewind(at, 0);
      while (this.past?.at === at) {
        const { beat, moments: found } = this.past;
        const text = found[beat]?.told.map((told) => told.text).join(' ') ?? '';
        await new Promise((done) => setTimeout(done, Math.max(REPLAY_STEP, readingTime(text))));
        if (!this.past) return;
        if (this.past.beat !== beat || beat + 1 >= found.length) break;
        this.past = { ...this.past, beat: beat + 1 };
      }
    }
    this.past = null;
  }
}
