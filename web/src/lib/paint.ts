/**
 * Resolves once the browser has shown what was changed so far; at once where nobody looks. An observer is told what it
 * sees in a task of its own after the next frame. `requestAnimationFrame` would do as well, but whoever asks for it is
 * taken for a page that moves something by itself, and every frame in which such a page computes counts as late.
 */
export function painted(): Promise<void> {
  if (typeof IntersectionObserver === 'undefined' || document.hidden) return Promise.resolve();
  return new Promise((done) => {
    const observer = new IntersectionObserver(shown);
    // A window that is covered gets no frames.
    const timer = setTimeout(shown, 300);
    observer.observe(document.documentElement);
    function shown() {
      clearTimeout(timer);
      observer.disconnect();
      done();
    }
  });
}
