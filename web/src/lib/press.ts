/**
 * A press is seen before it is acted upon. What follows from it (other pieces light up, the question changes, an answer
 * is sent and a new position drawn) may take a slow machine longer than a reader should wait for a sign that he was
 * heard. So the pressed button alone is marked, which is shown with the next frame, and whatever it does is done after
 * that frame. Nothing else happens in between: news of the table wait as well (`still`).
 */

import { finger, pointer, watchHand } from './hand.ts';
import { onScreen, painted } from './paint.ts';

/** What waits for the frame that shows the last press. */
let waiting: Promise<void> | null = null;

/** Settles once all presses so far have been acted upon, also one that has only begun; `null` if there is none. */
export const pressed = (): Promise<void> | null =>
  finger.until ? finger.until.then(() => waiting ?? undefined) : waiting;

/** As `pressed`, but a pointer that is on its way counts as well. */
export const still = (): Promise<void> | null =>
  pointer.until ? pointer.until.then(() => pressed() ?? undefined) : pressed();

/**
 * Marks what was pressed and acts once that is on the screen, in the order of the presses. Acting sooner would keep the
 * processor from those who bring it there.
 */
export function press(act: () => void, what: Element | null = null): void {
  what?.setAttribute('data-pressed', '');
  const before = waiting;
  const mine = onScreen()
    .then(() => before)
    .then(() => {
      what?.removeAttribute('data-pressed');
      if (waiting === mine) waiting = null;
      try {
        act();
      } catch (error) {
        // Whoever waits for this press goes on.
        reportError(error);
      }
    });
  waiting = mine;
}

/**
 * Lets every button of the page be seen to be pressed first; returns what ends that. A click that a script makes is
 * acted upon at once.
 */
export function seePresses(): () => void {
  const unwatch = watchHand();
  const clicked = (event: MouseEvent) => {
    see(event);
    // From now on it waits to be seen, or it was none.
    finger.end();
  };
  addEventListener('click', clicked, { capture: true });
  return () => {
    unwatch();
    removeEventListener('click', clicked, { capture: true });
  };
}

function see(event: MouseEvent): void {
  const what = event.target instanceof Element ? event.target.closest('button, [role=button]') : null;
  if (!what || !event.isTrusted || what.matches(':disabled, [type=submit]')) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  const again = new PointerEvent('click', event);
  press(() => {
    // What is gone meanwhile cannot have been meant, and a disabled button hears no click.
    if (what.isConnected) what.dispatchEvent(again);
  }, what);
}

/** For what follows the pointer: only the last wish counts, and a press comes first. */
export function following(): (act: () => void) => void {
  let last = 0;
  return (act) => {
    last += 1;
    const mine = last;
    void painted()
      .then(pressed)
      .then(() => mine === last && act());
  };
}
