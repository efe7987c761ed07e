/**
 * The guided first game: what the coach says when, and how often it says what it would do. What was said is kept on the
 * device, so that a learner can leave and come back.
 */

import type { LessonStep } from '../games/contract.ts';
import type { HintChoice, LogEntry } from './protocol.ts';

/** The first decisions come with advice; later ones only when the learner asks. */
const ADVISED = 8;

/** Something to say. */
export interface Remark {
  id: string;
  at: string | null;
  /** The event it speaks of. */
  event: unknown;
}

interface Kept {
  said: string[];
  /** Number of entries of the log that were looked at. */
  read: number;
  /** Decisions with advice. */
  advised: number;
}

export class Lesson {
  #kept = $state.raw<Kept>({ said: [], read: 0, advised: 0 });
  #waiting = $state.raw<readonly Remark[]>([]);
  /** What the coach would do now, the best first; `null` until it was asked. */
  advice = $state.raw<readonly HintChoice[] | null>(null);
  #asked = $state(-1);

  constructor(
    private readonly table: string,
    private readonly steps: readonly LessonStep[],
    private readonly store: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ) {
    this.#kept = read(store, this.#key) ?? this.#kept;
    const introduction = steps.filter((step) => step.after === undefined);
    this.#waiting = introduction
      .filter((step) => !this.#kept.said.includes(step.id))
      .map((step) => ({ id: step.id, at: step.at ?? null, event: null }));
  }

  /** What is to be said now. */
  get remark(): Remark | null {
    return this.#waiting[0] ?? null;
  }
  /** How many remarks of the introduction are left, the current one included. */
  get left(): number {
    return this.#waiting.filter((it) => it.event === null).length;
  }

  /** Looks through what has happened since. */
  hear(log: readonly LogEntry[], me: number): void {
    // After an undo the log is shorter: what was said stays said.
    const from = Math.min(this.#kept.read, log.length);
    const found: Remark[] = [];
    for (const { event } of log.slice(from)) {
      for (const step of this.steps) {
        const known =
          this.#kept.said.includes(step.id) || [...this.#waiting, ...found].some((it) => it.id === step.id);
        if (known || step.after === undefined || step.after !== (event as { event?: unknown }).event)
          continue;
        if (step.holds?.(event, me) ?? true) found.push({ id: step.id, at: step.at ?? null, event });
      }
    }
    if (from !== log.length || this.#kept.read !== log.length) this.#keep({ read: log.length });
    if (found.length) this.#waiting = [...this.#waiting, ...found];
  }

  /** The learner has read it. */
  next(): void {
    const [first, ...rest] = this.#waiting;
    if (!first) return;
    this.#waiting = rest;
    this.#keep({ said: [...this.#kept.said, first.id] });
  }

  /** A new decision: whether the coach gives advice unasked. */
  decide(actions: number): boolean {
    if (this.#asked === actions) return false;
    this.#asked = actions;
    this.advice = null;
    if (this.#kept.advised >= ADVISED) return false;
    this.#keep({ advised: this.#kept.advised + 1 });
    return true;
  }
  /** Whether an answer still belongs to the decision it was asked for. */
  stillAt(actions: number): boolean {
    return this.#asked === actions;
  }

  get #key(): string {
    return `signoria.lesson.${this.table}`;
  }
  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      this.store.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // Then it lasts as long as the page is open.
    }
  }
}

function read(store: Pick<Storage, 'getItem'>, key: string): Kept | null {
  try {
    const kept = JSON.parse(store.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (!kept || !Array.isArray(kept.said)) return null;
    return { said: kept.said, read: Number(kept.read) || 0, advised: Number(kept.advised) || 0 };
  } catch {
    return null;
  }
}
