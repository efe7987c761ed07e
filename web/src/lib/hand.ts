/**
 * What the reader's hand is about to do. Somebody whose pointer is on its way, or whose finger is down, will press
 * something in a moment, and nothing should be drawn or change under it just then. Nobody is waited for for long.
 */

/** Milliseconds after which a finger that is still down no longer presses: it drags something, or rests. */
const LONGEST = 300;
/** Milliseconds without a movement after which a pointer rests. */
const REST = 60;
/** Milliseconds for which a pointer is waited for before it rests: one that wanders about keeps nothing back. */
const WAY = 180;

/** Something that is waited for. */
class Hold {
  /** Settles when it is over; `null`: there is nothing to wait for. */
  until: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: () => void = () => {};

  /** It ends so many milliseconds from now at the latest. */
  begin(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), time);
    this.until ??= new Promise((done) => (this.#done = done));
  }
  end(): void {
    clearTimeout(this.#timer);
    this.until = null;
    this.#done();
  }
}

/** A finger is down, which will be a press. */
export const finger = new Hold();
/** The pointer is on its way. */
export const pointer = new Hold();

/** Of the way the pointer is on. */
let begun = -Infinity;
let last = -Infinity;

/** The pointer moves, at that moment. */
export function approach(now: number): void {
  if (now - last > REST) begun = now;
  last = now;
  if (now - begun < WAY) pointer.begin(REST);
}

export const touch = (): void => finger.begin(LONGEST);

/** Follows the hand over the whole page; returns what ends that. */
export function watchHand(): () => void {
  const ended = new AbortController();
  const listening = { capture: true, passive: true, signal: ended.signal };
  addEventListener('pointermove', ({ timeStamp }) => approach(timeStamp), listening);
  addEventListener('pointerdown', touch, listening);
  addEventListener('pointercancel', () => finger.end(), listening);
  return () => {
    ended.abort();
    finger.end();
    pointer.end();
  };
}
