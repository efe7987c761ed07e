/** Playing on drawn boards: tapping pieces that are lit, not buttons of a list. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { compareResult, deal, expect, prefer, test } from './server.ts';

export const bots = (count: number): { bot: string }[] =>
  Array.from({ length: count }, () => ({ bot: 'random' }));

const DESK = { width: 1280, height: 860 };
const PHONE = { width: 360, height: 740 };
const ACROSS = { width: 740, height: 360 };

interface Played {
  title: string;
  game: string;
  /** The smallest and the largest number of players, each with the preset that is dealt. */
  tables: readonly { seats: number; preset?: string }[];
  /** Pieces that move the game on (see `playOnBoard`). */
  eager: readonly string[];
  /** The table is laid as it should be. */
  laid(page: Page, seats: number): Promise<void>;
}

/** Complete games on a drawn board against bots, to the result of the server's record: few and many players, on a
 * desktop and phone. Half of them are also checked with axe, light and dark. */
export function playsOnItsBoard({ title, game, tables, eager, laid }: Played): void {
  for (const [at, { seats, preset }] of tables.entries()) {
    for (const size of [DESK, PHONE]) {
      const thorough = (at === 0) === (size === DESK);
      test(`${title} with ${seats} on its board, ${size.width} wide`, async ({ page }) => {
        test.setTimeout(180_000);
        await page.setViewportSize(size);
        await prefer(page, { speed: 'instant', confirm: 'never', theme: at === 0 ? 'light' : 'dark' });
        const table = await deal(page, {
          game,
          ...(preset === undefined ? {} : { preset }),
          seats: ['me', ...bots(seats - 1)],
        });
        await page.goto(`/t/${table}`);
        await expect(page.locator('.lit-target.lit').first()).toBeVisible();
        await laid(page, seats);
        await fits(page);
        if (size === PHONE) {
          await page.setViewportSize(ACROSS);
          await fits(page);
          await page.setViewportSize(PHONE);
        }
        if (thorough) await accessible(page);
        const { pieces, buttons } = await playOnBoard(page, eager);
        // Played on pieces, not from a list.
        expect(pieces).toBeGreaterThan(buttons / 2);
        await fits(page);
        // At the end everything lies open.
        if (thorough) await accessible(page);
        await compareResult(page, table);
      });
    }
  }
}

/**
 * Plays to the end on the board. Pieces whose key begins with one of `eager` are preferred, so that the
 * game moves on; buttons of the action bar (plain answers, the end of a turn) come last. Tells how
 * many taps on pieces and on buttons it took, and how often the story stopped because something hit the player.
 * With `stop` it plays for this number of taps only.
 */
export async function playOnBoard(
  page: Page,
  eager: readonly string[],
  limit = 4000,
  stop = Infinity,
): Promise<{ pieces: number; buttons: number; hits: number }> {
  const taps = await page.evaluate(
    async ([wanted, most, enough]) => {
      const pause = () => new Promise((done) => setTimeout(done, 3));
      const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
      const key = (it: HTMLElement) => it.closest<HTMLElement>('[data-piece]')?.dataset.piece ?? '';
      let pieces = 0;
      let buttons = 0;
      let hits = 0;
      let idle = performance.now();
      while (!document.querySelector('[data-testid=result]') && pieces + buttons < (enough ?? Infinity)) {
        const hit = document.querySelector<HTMLElement>('[data-testid=hit] button');
        if (hit) {
          hit.click();
          hits += 1;
          idle = performance.now();
        }
        if (document.querySelector('[data-sending]')) {
          await pause();
          continue;
        }
        const lit = [...document.querySelectorAll<HTMLElement>('.lit-target.lit:not(.chosen)')];
        const answers = [...document.querySelectorAll<HTMLElement>('.bar [data-choice]:enabled')];
        const ready = document.querySelector<HTMLElement>('.bar .chips .primary:enabled');
        const first = lit.filter((it) => wanted.some((start) => key(it).startsWith(start)));
        const luck = Math.random();
        let button: HTMLElement | undefined;
        let piece: HTMLElement | undefined;
        if (ready && luck < 0.75) button = ready;
        else if (first.length && luck < 0.85) piece = any(first);
        else if (luck < 0.93 || !answers.length) piece = any(lit);
        if (!piece && !button) button = any(answers);
        const target = piece ?? button;
        if (target) {
          // Pieces of a map are drawn in SVG, whose elements have no `click()`.
          target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          if (piece) pieces += 1;
          else buttons += 1;
          idle = performance.now();
          if (pieces + buttons > most) throw new Error(`the game did not end within ${most} taps`);
        } else if (performance.now() - idle > 60_000) {
          throw new Error(`nothing happens: ${document.querySelector('.bar')?.textContent}`);
        }
        await pause();
      }
      return { pieces, buttons, hits };
    },
    // JSON has no infinity.
    [eager, limit, stop === Infinity ? null : stop] as const,
  );
  if (stop === Infinity) await expect(page.getByTestId('result')).toBeVisible();
  return taps;
}

/** Nothing on the page is wider than the page, and nothing on the table wider than the table. */
export async function fits(page: Page): Promise<void> {
  // A board measures itself, and follows a moment later.
  const beyond = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      return Math.max(
        document.documentElement.scrollWidth - innerWidth,
        main ? main.scrollWidth - main.clientWidth : 0,
      );
    });
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** axe finds nothing serious on the page as it is. */
export async function accessible(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const grave = found.violations.filter((it) => ['serious', 'critical'].includes(it.impact ?? ''));
  expect(
    grave.map((it) => `${it.id}: ${it.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}
