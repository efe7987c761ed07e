/**
 * On a small screen what is asked may lie outside of it: brings a lit piece in, unless one is seen already.
 * Returns what takes it back, for an effect.
 */
export function bring(root: HTMLElement, smooth: boolean): (() => void) | undefined {
  if (!matchMedia('(max-width: 900px)').matches) return undefined;
  // After the board has lit its pieces.
  const timer = setTimeout(() => {
    const pieces = [...root.querySelectorAll<HTMLElement>('.lit-target.lit')];
    const seen = pieces.some((piece) => {
      const box = piece.getBoundingClientRect();
      return box.top > 40 && box.bottom < innerHeight - 150;
    });
    if (!seen) pieces[0]?.scrollIntoView({ block: 'center', behavior: smooth ? 'smooth' : 'auto' });
  }, 60);
  return () => clearTimeout(timer);
}
