/**
 * After an upgrade of the server, the files of the old site are gone. A page that is still open then fails to load the next
 * part of itself: it has to be loaded again as a whole. Games are on the server, so nothing is lost.
 */

const KEY = 'signoria.reloaded';
/** A page that reloads itself more often than this would never stop. */
const PAUSE = 60_000;

export interface Page {
  now(): number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
  /** Tells the reader to reload the page. */
  tell(): void;
}

/** A part of the site could not be loaded. */
export function partMissing(page: Page): void {
  let last = 0;
  try {
    last = Number(page.storage.getItem(KEY) ?? 0);
    page.storage.setItem(KEY, String(page.now()));
  } catch {
    // Without a memory it could reload forever.
    page.tell();
    return;
  }
  if (page.now() - last > PAUSE) page.reload();
  else page.tell();
}
