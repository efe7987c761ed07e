/** Where a piece begins and ends, counted from the top of what can be scrolled. */
type Span = readonly [top: number, bottom: number];

/** Room left around what is brought in. */
const MARGIN = 10;

/**
 * Where to scroll so that as many pieces as possible are seen, in a window of that height that stands at
 * `now`; `null`: it may stay, because half of them are seen or nothing is gained.
 */
export function bestPlace(pieces: readonly Span[], now: number, height: number): number | null {
  const seen = (from: number) =>
    pieces.filter(([top, bottom]) => top >= from - MARGIN / 2 && bottom <= from + height + MARGIN / 2).length;
  if (seen(now) * 2 >= pieces.length) return null;
  let best: number | null = null;
  let most = seen(now);
  const places = pieces.flatMap(([top, bottom]) => [top - MARGIN, bottom + MARGIN - height]);
  for (const place of places.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))) {
    const count = seen(place);
    if (count > most) [best, most] = [place, count];
  }
  return best;
}

/**
 * What is asked may lie outside of the screen: brings lit pieces in. `within` selects the part of the
 * board that the next tap belongs to, where pieces elsewhere are lit as well. Returns what takes it back,
 * for an effect.
 */
export function scrollToPickable(root: HTMLElement, smooth: boolean, within = ''): (() => void) | undefined {
  let wanted = true;
  // After the board has lit its pieces, and measured itself.
  const timer = setTimeout(seek, 60);
  function seek() {
    const window = root.closest('main');
    if (!window || !wanted) return;
    const lit = (part: string) => [...root.querySelectorAll(`${part} .lit-target.lit`)];
    const near = within ? lit(within) : [];
    const start = window.getBoundingClientRect().top - window.scrollTop;
    const spans = (near.length ? near : lit('')).map((piece): Span => {
      // Of a map it is the frame that has to be seen: what lies in it is panned.
      const { top, bottom } = (piece.closest('[data-pan]') ?? piece).getBoundingClientRect();
      return [top - start, bottom - start];
    });
    const place = bestPlace(spans, window.scrollTop, window.clientHeight);
    if (place !== null) window.scrollTo({ top: place, behavior: smooth ? 'smooth' : 'auto' });
  }
  return () => {
    clearTimeout(timer);
    wanted = false;
  };
}
