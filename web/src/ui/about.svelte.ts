/**
 * What pieces tell about themselves. A piece says it with `{@attach about(() => …)}` (`Lit` and `Piece` do), plain facts
 * with `data-tip`; the frame shows it under the pointer, at the focus, after a long press, and beside a piece that was
 * pressed although it cannot be picked (`table/Explain.svelte`).
 */

import type { Attachment } from 'svelte/attachments';
import type { About } from '../games/contract.ts';

/** How long a finger rests on a piece before it is explained. */
const HOLD_MS = 450;

const told = new WeakMap<Element, () => About>();

/** Marks an element as something that can be explained. It is asked for its words only when they are shown. */
export const about =
  (tell: () => About): Attachment<Element> =>
  (element) => {
    told.set(element, tell);
    element.setAttribute('data-about', '');
    return () => {
      told.delete(element);
      element.removeAttribute('data-about');
    };
  };

/** What can be explained; a picture that has a name explains itself with it. */
const SPEAKING = '[data-about], [data-tip], [role="img"][aria-label]';

/** The innermost thing at a place of the page that can be explained; of a picture inside a piece, the piece. */
export function explained(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(SPEAKING) : null;
  return found?.matches('[role="img"]') ? (found.closest('[data-about], [data-tip]') ?? found) : found;
}

/** What an element tells about itself. */
export function aboutOf(element: Element): About | null {
  const tip = element.getAttribute('data-tip') ?? element.getAttribute('aria-label');
  return told.get(element)?.() ?? (tip ? { name: tip } : null);
}

/** What is being explained now. */
class Explaining {
  element = $state.raw<Element | null>(null);
  /** It stays until it is closed: the reader asked for it. */
  pinned = $state(false);
  /** The reader pressed it although it cannot be picked. */
  refused = $state(false);
  /** The next press explains instead of playing. */
  asking = $state(false);

  show(element: Element): void {
    if (this.pinned) return;
    this.element = element;
  }

  pin(element: Element, refused = false): void {
    this.element = element;
    this.pinned = true;
    this.refused = refused;
    this.asking = false;
  }

  hide(): void {
    this.element = null;
    this.pinned = false;
    this.refused = false;
  }
}

export const explaining = new Explaining();

/** A long press explains and is no click; so is a press after the reader has asked what something means. */
export function holding(node: Element): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const down = (event: Event) => {
    held = false;
    clearTimeout(timer);
    const { pointerType } = event as PointerEvent;
    const element = explained(event.target);
    if (!element || pointerType === 'mouse') return;
    timer = setTimeout(() => {
      held = true;
      explaining.pin(element);
    }, HOLD_MS);
  };
  const up = () => clearTimeout(timer);
  const click = (event: Event) => {
    const element = explained(event.target);
    const ask = explaining.asking && element;
    if (!held && !ask) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
    if (ask) explaining.pin(element);
  };
  // A long press opens the menu of the browser otherwise.
  const menu = (event: Event) => {
    if (explained(event.target)) event.preventDefault();
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('pointermove', (event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (Math.abs(movementX) + Math.abs(movementY) > 4) up();
  });
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('contextmenu', menu);
  return () => {
    clearTimeout(timer);
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointerup', up);
    node.removeEventListener('pointercancel', up);
    node.removeEventListener('click', click, { capture: true });
    node.removeEventListener('contextmenu', menu);
  };
}
