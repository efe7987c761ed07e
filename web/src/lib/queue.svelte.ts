/**
 * Events wait here until they have been seen. Every event is shown once, one after the other; nobody
 * waits for them: a click or an own decision jumps to the end, and a long queue is shown faster.
 */

import type { Told } from './protocol.ts';

/** How many milliseconds an event is shown. */
export const PACE = { instant: 0, normal: 340, slow: 1100 } as const;
const SHORTEST = 150;
/** From so many waiting events on, each is shown shorter. */
const CROWD = 8;

export interface Shown {
  told: Told;
  /** Its place in the whole log. */
  index: number;
}

/** What leads from one position to the next. */
export interface Batch<P> {
  told: Told[];
  /** Place of the first of them in the whole log. */
  first: number;
  position: P;
}

export class EventQueue<P> {
  /** The event that is being shown. */
  event = $state.raw<Shown | null>(null);
  /** The position on the board now. */
  position = $state.raw<P | null>(null);
  /** The position before the events that are being shown. */
  before = $state.raw<P | null>(null);
  /** How many events are known to the reader: the log ends there. */
  seen = $state(0);
  waiting = $state(0);

  #batches: Batch<P>[] = [];
  #current = $state.raw<Batch<P> | null>(null);
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: () => number,
    private readonly onShown: (told: Told) => void = () => {},
  ) {}

  /** Starts afresh: everything so far has been seen. */
  reset(position: P | null, seen: number): void {
    this.#stop();
    this.#batches = [];
    this.position = position;
    this.seen = seen;
  }

  push(batch: Batch<P>): void {
    this.#batches.push(batch);
    this.#count();
    if (!this.#current) this.#next();
  }

  /** Shows the end at once. */
  flush(): void {
    const rest = this.#batches;
    const current = this.#current;
    this.#stop();
    this.#batches = [];
    const all = current ? [current, ...rest] : rest;
    for (const batch of all) {
      const from = batch === current ? this.#at : 0;
      for (const told of batch.told.slice(from)) this.onShown(told);
      this.position = batch.position;
      this.seen = Math.max(this.seen, batch.first + batch.told.length);
    }
    this.#count();
  }

  get busy(): boolean {
    return this.#current !== null;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#current = null;
    this.event = null;
    this.before = null;
  }

  #next(): void {
    const batch = this.#batches.shift();
    if (!batch) {
      this.#stop();
      this.#count();
      return;
    }
    this.#current = batch;
    this.#at = 0;
    this.before = this.position;
    this.position = batch.position;
    this.#show();
  }

  #show(): void {
    const batch = this.#current;
    if (!batch) return;
    const told = batch.told[this.#at];
    if (!told) {
      this.#next();
      return;
    }
    const index = batch.first + this.#at;
    this.#at += 1;
    this.event = { told, index };
    this.seen = Math.max(this.seen, index + 1);
    this.#count();
    this.onShown(told);
    const pace = this.pace();
    if (pace === 0) {
      this.#show();
      return;
    }
    const time = this.waiting > CROWD ? Math.max(SHORTEST, (pace * CROWD) / this.waiting) : pace;
    this.#timer = setTimeout(() => this.#show(), time);
  }

  #count(): void {
    const rest = this.#current ? this.#current.told.length - this.#at : 0;
    this.waiting = this.#batches.reduce((sum, batch) => sum + batch.told.length, rest);
  }
}
