/**
 * A new position is drawn slice by slice. Drawing all of it at once may take a slow machine longer than a reader should
 * wait for a sign that his press was heard. So every part of the table takes the position over in its turn: as many
 * parts as can be had for a little time, then a frame, then the next ones. A quick machine needs few frames for it.
 * Whatever the reader does comes in between, and the rest waits for a press to be seen, and a moment for a pointer that is on its way.
 */

import { flushSync } from 'svelte';
import { painted } from './paint.ts';
import { still } from './press.ts';

/**
 * Milliseconds of a frame that go to taking over. What follows from it (style, layout, painting) takes about four times
 * as long.
 */
const SHARE = 3;

type Draw = () => void;

/** What has not been drawn yet, in its order. */
const line = new Set<Draw>();
/** Settles when all of it is. */
let going: Promise<void> | null = null;

/** Resolves once everything that is known now is drawn and shown. */
export async function drawn(): Promise<void> {
  await going;
  await painted();
}

/** Draws something in its turn; returns what takes that back. */
export function slice(draw: Draw): () => void {
  line.add(draw);
  going ??= go(performance.now());
  return () => void line.delete(draw);
}

/** `since`: when the frame was begun that the first of them are drawn for. */
async function go(since: number): Promise<void> {
  // What is drawn at once, and more slices with it, comes first.
  await Promise.resolve();
  for (let begun = since; line.size; begun = performance.now()) {
    for (const draw of line) {
      if (performance.now() - begun >= SHARE) break;
      line.delete(draw);
      try {
        draw();
        flushSync();
      } catch (error) {
        // The other parts of the table go on.
        reportError(error);
      }
    }
    if (!line.size) break;
    await painted();
    // Another press may come while one is acted upon.
    for (let hand = still(); hand; hand = still()) await hand;
  }
  going = null;
}
