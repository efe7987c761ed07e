/**
 * The queue of beats. A beat is some events and the position after them; beats are shown one
 * after the other, up to the live position. A click, a key or an own action skips to it, and a long
 * queue is shown faster. Only an event that hits the reader pauses until they continue, or for some seconds.
 */

import type { LogEntry } from './protocol.ts';

/** Milliseconds a short event is shown. */
export const PACE = { instant: 0, normal: 340, slow: 900 } as const;
/** Characters of a short event; a longer one is shown in proportion to its length. */
const SHORT_CHARS = 24;
/** The longest is shown so many times as long. */
const LONGEST = 4;
/** An event of common length is shown so many times as long as a short one. */
const COMMON = 1.5;
/** How long it takes to read an event, in milliseconds; `pace` is that of a short one. */
export const readingTime = (text: string, pace: number = PACE.normal): number =>
  pace * Math.min(LONGEST, Math.max(1, text.length / SHORT_CHARS));
/** How long an event is shown on average, in milliseconds: bots wait for it. */
export const commonTime = (pace: number): number => Math.round(pace * COMMON);
/** Milliseconds of the pause at an event that hits the reader, unless they continue earlier. */
export const HIT_STOP = 4000;
const SHORTEST = 150;
/** From this number of waiting events on, each is shown for a shorter time. */
const CROWD = 8;

export interface Shown {
  told: LogEntry;
  /** Its place in the whole log. */
  index: number;
}

/** Some events, and the position after them. */
export interface Step<P> {
  /** Empty if only the position changes, as soon as the events before it have been shown. */
  told: readonly LogEntry[];
  /** Place of the first of them in the whole log. */
  first: number;
  position: P;
  /** Which of the events hit the reader, counted from 0. */
  hits?: readonly number[];
}

export class BeatQueue<P> {
  /** The current event. */
  event = $state.raw<Shown | null>(null);
  /** Whether that event hits the reader: the queue pauses. */
  stopped = $state(false);
  /** The position that the board shows. */
  position = $state.raw<P | null>(null);
  /** Number of events shown so far: the log ends there. */
  seen = $state(0);
  waiting = $state(0);

  #steps: Step<P>[] = [];
  #current = $state.raw<Step<P> | null>(null);
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: () => number,
    private readonly onShown: (told: LogEntry) => void = () => {},
  ) {}

  /** Starts again: everything so far counts as seen. */
  reset(position: P | null, seen: number): void {
    this.#stop();
    this.#steps = [];
    this.position = position;
    this.seen = seen;
    this.#count();
  }

  push(...steps: Step<P>[]): void {
    this.#steps.push(...steps);
    this.#count();
    if (!this.#current) this.#next();
  }

  /** Skips to the live position. */
  flush(): void {
    const rest = this.#steps;
    const current = this.#current;
    const from = this.#at;
    this.#stop();
    this.#steps = [];
    for (const step of current ? [current, ...rest] : rest) {
      for (const told of step.told.slice(step === current ? from : 0)) this.onShown(told);
      // That of the current step is shown, or has given way to where it leads.
      if (step !== current) this.position = step.position;
      this.seen = Math.max(this.seen, step.first + step.told.length);
    }
    this.#count();
  }

  /** Continues after a pause. */
  resume(): void {
    if (!this.stopped) return;
    clearTimeout(this.#timer);
    this.stopped = false;
    this.#show();
  }

  get busy(): boolean {
    return this.#current !== null;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#current = null;
    this.event = null;
    this.stopped = false;
  }

  #next(): void {
    const step = this.#steps.shift();
    if (!step) {
      this.#stop();
      this.#count();
      return;
    }
    this.#current = step;
    this.#at = 0;
    this.position = step.position;
    this.#show();
  }

  #show(): void {
    const step = this.#current;
    if (!step) return;
    const told = step.told[this.#at];
    if (!told) {
      this.#next();
      return;
    }
    const index = step.first + this.#at;
    const pace = this.pace();
    const hit = pace > 0 && (step.hits?.includes(this.#at) ?? false);
    this.#at += 1;
    this.event = { told, index };
    this.seen = Math.max(this.seen, index + 1);
    this.stopped = hit;
    this.#count();
    this.onShown(told);
    if (pace === 0) {
      this.#show();
      return;
    }
    if (hit) {
      this.#timer = setTimeout(() => this.resume(), HIT_STOP);
      return;
    }
    if (this.#at === step.told.length) this.#arrive();
    const reading = readingTime(told.text, pace);
    const time = this.waiting > CROWD ? Math.max(SHORTEST, (reading * CROWD) / this.waiting) : reading;
    this.#timer = setTimeout(() => this.#show(), time);
  }

  /** The last event of an action completes it, without waiting until its caption disappears. */
  #arrive(): void {
    while (this.#steps[0]?.told.length === 0) {
      const step = this.#steps.shift();
      if (step) this.position = step.position;
    }
  }

  #count(): void {
    const rest = this.#current ? this.#current.told.length - this.#at : 0;
    this.waiting = this.#steps.reduce((sum, step) => sum + step.told.length, rest);
  }
}
