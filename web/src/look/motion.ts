/**
 * Movement on a board. Pieces carry `data-piece="…"`; an event names the pieces it moves between, and a
 * small drawing flies from one to the other, or the piece lights up. Under reduced motion nothing flies:
 * the piece where it would arrive lights up.
 */

import './motion.css';

export interface Motion {
  /** What flies: the inside of an `<svg viewBox="0 0 512 512">`. */
  art?: string;
  from?: string;
  to?: string;
  /** Pieces that light up. */
  glow?: readonly string[];
  /** How many fly, one shortly after the other. */
  count?: number;
  /** Class of what flies: colours. */
  look?: string;
}

const MOST = 5;

const calm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export function find(root: ParentNode, piece: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
}

function middle(root: HTMLElement, element: HTMLElement): { x: number; y: number } {
  const frame = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { x: box.left - frame.left + box.width / 2, y: box.top - frame.top + box.height / 2 };
}

/** A ring of light over a piece. Only opacity and transform change, so that no frame has to be painted anew. */
function glow(root: HTMLElement, element: HTMLElement, time: number): void {
  const frame = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const halo = document.createElement('span');
  halo.className = 'halo';
  halo.setAttribute('aria-hidden', 'true');
  halo.style.left = `${box.left - frame.left}px`;
  halo.style.top = `${box.top - frame.top}px`;
  halo.style.width = `${box.width}px`;
  halo.style.height = `${box.height}px`;
  root.append(halo);
  const still = calm();
  const light = halo.animate(
    [
      { opacity: 0, transform: still ? 'none' : 'scale(0.96)' },
      { opacity: 1, transform: still ? 'none' : 'scale(1.06)', offset: 0.35 },
      { opacity: 0, transform: 'none' },
    ],
    { duration: time, easing: 'ease-out' },
  );
  for (const over of ['finish', 'cancel']) light.addEventListener(over, () => halo.remove());
}

/** Plays one movement inside `root` (positioned) within `time` milliseconds. */
export function move(root: HTMLElement, motion: Motion, time: number): void {
  if (time <= 0 || typeof root.animate !== 'function') return;
  const from = motion.from === undefined ? null : find(root, motion.from);
  const to = motion.to === undefined ? null : find(root, motion.to);
  for (const piece of motion.glow ?? []) {
    const element = find(root, piece);
    if (element) glow(root, element, time);
  }
  if (to && (!from || !motion.art || calm())) {
    glow(root, to, time);
    return;
  }
  if (!from || !to || !motion.art) return;
  const start = middle(root, from);
  const end = middle(root, to);
  const count = Math.max(1, Math.min(motion.count ?? 1, MOST));
  for (let at = 0; at < count; at += 1) {
    const flyer = document.createElement('span');
    flyer.className = `flyer ${motion.look ?? ''}`;
    flyer.setAttribute('aria-hidden', 'true');
    flyer.innerHTML = `<svg viewBox="0 0 512 512" fill="currentColor">${motion.art}</svg>`;
    root.append(flyer);
    const lift = Math.min(90, Math.hypot(end.x - start.x, end.y - start.y) / 4);
    const flight = flyer.animate(
      [
        { transform: `translate(${start.x}px, ${start.y}px) scale(0.7)`, opacity: 0 },
        { transform: `translate(${start.x}px, ${start.y}px) scale(1.15)`, opacity: 1, offset: 0.15 },
        {
          transform: `translate(${(start.x + end.x) / 2}px, ${(start.y + end.y) / 2 - lift}px) scale(1.3)`,
          offset: 0.55,
        },
        { transform: `translate(${end.x}px, ${end.y}px) scale(0.85)`, opacity: 1, offset: 0.92 },
        { transform: `translate(${end.x}px, ${end.y}px) scale(0.6)`, opacity: 0 },
      ],
      {
        duration: time * 0.85,
        delay: (at * time * 0.15) / count,
        easing: 'cubic-bezier(0.4, 0, 0.3, 1)',
        fill: 'backwards',
      },
    );
    for (const over of ['finish', 'cancel']) flight.addEventListener(over, () => flyer.remove());
  }
}
