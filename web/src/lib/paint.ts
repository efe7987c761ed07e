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

/** Milliseconds from a frame of the page to the screen, where the browser does not tell. */
const SCREEN = 16;
/** Of no event does a browser tell that took less. */
const TOLD = 16;
/** Nobody is waited for for longer. */
const LONGEST = 100;

/**
 * Resolves once what was changed while an event is handled, now, is on the screen. Other threads paint the frame of the
 * page and put it there, which takes a slow machine longer than anybody can guess; the browser tells of every event when
 * that was (Event Timing).
 */
export async function onScreen(): Promise<void> {
  const since = performance.now();
  await painted();
  const slow = tells() && performance.now() - since >= TOLD;
  await new Promise<void>((done) => {
    const timer = setTimeout(shown, slow ? LONGEST : SCREEN);
    const observer = slow ? new PerformanceObserver(look) : null;
    observer?.observe({ type: 'event', durationThreshold: TOLD, buffered: true } as PerformanceObserverInit);
    function look(list: PerformanceObserverEntryList) {
      // Its handling ends after the change; times are rounded.
      const answers = (entry: PerformanceEntry) =>
        (entry as PerformanceEventTiming).processingEnd > since - 1;
      if (list.getEntries().some(answers)) shown();
    }
    function shown() {
      clearTimeout(timer);
      observer?.disconnect();
      done();
    }
  });
}

const tells = (): boolean =>
  !document.hidden &&
  typeof PerformanceObserver !== 'undefined' &&
  PerformanceObserver.supportedEntryTypes.includes('event');
