/**
 * Movement on a board. Pieces carry `data-piece="…"`; an event names the pieces it moves between, and a
 * small drawing flies from one to the other, or the piece lights up. Under reduced motion nothing flies:
 * the piece where it would arrive lights up.
 */

import { tick } from 'svelte';
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

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The sheet everything flies on: whatever happens there, the board below is not laid out again. */
function sheetOf(root: HTMLElement): HTMLElement {
  const known = root.querySelector<HTMLElement>(':scope > .flights');
  if (known) return known;
  const sheet = document.createElement('div');
  sheet.className = 'flights';
  sheet.setAttribute('aria-hidden', 'true');
  root.append(sheet);
  return sheet;
}

/** Only opacity and transform change, so that no frame has to be repainted. */
function animate(element: HTMLElement, steps: Keyframe[], timing: KeyframeAnimationOptions): void {
  const animation = element.animate(steps, timing);
  for (const over of ['finish', 'cancel']) animation.addEventListener(over, () => element.remove());
}

/** A ring of light over a piece. */
function glow(sheet: HTMLElement, box: Box, time: number): void {
  const halo = document.createElement('span');
  halo.className = 'halo';
  halo.style.left = `${box.x}px`;
  halo.style.top = `${box.y}px`;
  halo.style.width = `${box.width}px`;
  halo.style.height = `${box.height}px`;
  sheet.append(halo);
  const still = calm();
  animate(
    halo,
    [
      { opacity: 0, transform: still ? 'none' : 'scale(0.96)' },
      { opacity: 1, transform: still ? 'none' : 'scale(1.06)', offset: 0.35 },
      { opacity: 0, transform: 'none' },
    ],
    { duration: time, easing: 'ease-out' },
  );
}

function fly(sheet: HTMLElement, from: Box, to: Box, motion: Motion, time: number): void {
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const lift = Math.min(90, Math.hypot(end.x - start.x, end.y - start.y) / 4);
  const count = Math.max(1, Math.min(motion.count ?? 1, MOST));
  const model = document.createElement('span');
  model.className = `flyer ${motion.look ?? ''}`;
  model.innerHTML = `<svg viewBox="0 0 512 512" fill="currentColor">${motion.art}</svg>`;
  for (let at = 0; at < count; at += 1) {
    const flyer = at === 0 ? model : (model.cloneNode(true) as HTMLElement);
    sheet.append(flyer);
    animate(
      flyer,
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
  }
}

/**
 * Plays one movement inside `root` (positioned) within `time` milliseconds. It begins with the frame after the one in
 * which the new position is drawn: that one may take long, and what began with it would stand still meanwhile.
 */
export function move(root: HTMLElement, motion: Motion, time: number): void {
  if (time <= 0 || document.hidden || typeof root.animate !== 'function') return;
  void tick().then(() =>
    requestAnimationFrame(() => setTimeout(() => root.isConnected && begin(root, motion, time))),
  );
}

function begin(root: HTMLElement, motion: Motion, time: number): void {
  // Players may stand beside the board.
  const seek = (piece: string) => find(root, piece) ?? find(document, piece);
  const from = motion.from === undefined ? null : seek(motion.from);
  const to = motion.to === undefined ? null : seek(motion.to);
  const flies = from !== null && to !== null && motion.art !== undefined && !calm();
  const lit = (motion.glow ?? []).flatMap((piece) => seek(piece) ?? []);
  if (to && !flies) lit.push(to);
  if (!flies && !lit.length) return;
  // Everything is measured before anything is added: asking in between would lay out the board each time.
  const origin = root.getBoundingClientRect();
  const place = (element: HTMLElement): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - origin.left, y: top - origin.top, width, height };
  };
  const halos = lit.map(place);
  const path = flies ? ([place(from), place(to)] as const) : null;
  const sheet = sheetOf(root);
  for (const box of halos) glow(sheet, box, time);
  if (path) fly(sheet, path[0], path[1], motion, time);
}
