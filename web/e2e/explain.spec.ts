/** Asking what something means, and why something cannot be done. */

import type { Page } from '@playwright/test';
import { bots } from './boards.ts';
import { deal, expect, prefer, test } from './server.ts';

const GAMES = [
  { game: 'machiavelli', seats: 4 },
  { game: 'notre_dame', seats: 3 },
  { game: 'carrara', seats: 3 },
  { game: 'la_citta', seats: 3 },
  { game: 'habemus_papam', seats: 3 },
];
/** A panel is there within this time after the pointer has come to rest. */
const AT_ONCE_MS = 100;

async function sitDown(page: Page, game: string, seats: number): Promise<string> {
  await prefer(page, { speed: 'instant', coach: false });
  const table = await deal(page, { game, seats: ['me', ...bots(seats - 1)] });
  await page.goto(`/t/${table}`);
  await expect(page.locator('.lit-target.lit, .bar [data-choice]').first()).toBeVisible();
  return table;
}

for (const { game, seats } of GAMES) {
  test(`everything on the board of ${game} explains itself under the pointer, at once`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await sitDown(page, game, seats);
    const version = await page.locator('.bar').getAttribute('data-version');
    // One piece of every kind: pieces of a kind have keys that begin alike.
    const found = await page.evaluate(() => {
      const kinds = new Map<string, number>();
      const all = [...document.querySelectorAll('.frame [data-about], .frame [data-tip]')];
      all.forEach((it, at) => {
        const box = it.getBoundingClientRect();
        if (!box.width || !it.checkVisibility() || it.getAttribute('data-tip') === '') return;
        const piece = it.closest<HTMLElement>('[data-piece]')?.dataset['piece'] ?? '';
        const kind = `${piece.replace(/[:_].*/, '')} ${it.getAttribute('class') ?? it.tagName}`;
        if (!kinds.has(kind)) kinds.set(kind, at);
      });
      return [...kinds.entries()];
    });
    expect(found.length).toBeGreaterThan(8);
    const times: number[] = [];
    for (const [kind, at] of found) {
      const told = await page.evaluate(async (index) => {
        const all = document.querySelectorAll('.frame [data-about], .frame [data-tip]');
        const piece = all[index];
        if (!piece?.isConnected) return null;
        piece.scrollIntoView({ block: 'center', inline: 'center' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        const begun = performance.now();
        piece.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        for (;;) {
          const panel = document.querySelector<HTMLElement>('[data-testid=explain]');
          const time = performance.now() - begun;
          if (panel?.textContent?.trim() || time > 1000) return { time, text: panel?.textContent ?? '' };
          await new Promise((done) => setTimeout(done, 2));
        }
      }, at);
      expect(told, kind).not.toBeNull();
      // Words, not the key of a missing text.
      expect(told?.text.trim(), kind).toMatch(/\w{2}/);
      expect(told?.text, kind).not.toMatch(/undefined|null|NaN|\[object/);
      times.push(told?.time ?? Infinity);
    }
    // A machine under load may be late with one of them.
    expect(times.toSorted((a, b) => a - b)[times.length >> 1]).toBeLessThan(AT_ONCE_MS);
    // Everything that is a piece has something to say.
    const silent = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.board [data-piece]')]
        .filter(
          (it) => !it.closest('[data-about], [data-tip]') && !it.querySelector('[data-about], [data-tip]'),
        )
        .map((it) => (it.dataset['piece'] ?? '').replace(/[:\d].*/, ''))
        .filter((kind, at, all) => all.indexOf(kind) === at),
    );
    // Places where something will lie, and lines of text.
    const places = ['hand', 'messages', 'segment', 'year', 'supply', 'market'];
    expect(silent.filter((kind) => !places.includes(kind))).toEqual([]);
    // Nothing was played by looking.
    expect(await page.locator('.bar').getAttribute('data-version')).toBe(version);
  });
}

test('a piece that cannot be picked tells why by a message of its own, in the words of the rules', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await sitDown(page, 'notre_dame', 3);
  const version = await page.locator('.bar').getAttribute('data-version');
  await page.locator('[data-piece^="person:"] .lit-target').first().click({ force: true });
  const panel = page.getByTestId('explain');
  await expect(panel.locator('.why')).not.toBeEmpty();
  await expect(panel.getByRole('button', { name: /Rules/ })).toBeVisible();
  expect(sent.filter((it) => it.includes('"type":"why"')).length).toBe(1);
  expect(sent.filter((it) => it.includes('"type":"play"'))).toEqual([]);
  expect(await page.locator('.bar').getAttribute('data-version')).toBe(version);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('the focus explains too, i opens the drawing, and the first visit says how to ask', async ({ page }) => {
  await prefer(page, { speed: 'instant' });
  const table = await deal(page, { game: 'notre_dame', seats: ['me', ...bots(2)] });
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('note')).toContainText('Point at any card');
  const piece = page.locator('.lit-target.lit').first();
  await expect(piece).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByTestId('explain')).toBeVisible();
  await expect(piece).toHaveAttribute(
    'aria-describedby',
    (await page.getByTestId('explain').getAttribute('id')) ?? '',
  );
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('Point at any card')).toBeHidden();
  await page.reload();
  await expect(piece).toBeVisible();
  await expect(page.getByText('Point at any card')).toBeHidden();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a long press or the button explain, and a tap plays', async ({ page }) => {
    await sitDown(page, 'notre_dame', 3);
    const version = async () => page.locator('.bar').getAttribute('data-version');
    const before = await version();
    const card = page.locator('.lit-target.lit').first();
    const box = await card.boundingBox();
    if (!box) throw new Error('nothing to press');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(page.getByTestId('explain')).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByTestId('explain')).toBeVisible();
    expect(await version()).toBe(before);
    await page.getByTestId('explain').getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: /What is this/ }).tap();
    await card.tap();
    await expect(page.getByTestId('explain')).toBeVisible();
    expect(await version()).toBe(before);
    await page.getByTestId('explain').getByRole('button', { name: 'Close' }).tap();
    await card.tap();
    await expect.poll(version).not.toBe(before);
  });
});

for (const { game, seats } of GAMES) {
  test(`a click on the plate of a player of ${game} tells what they have and did`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await sitDown(page, game, seats);
    const plate = page.locator(
      '.plates .plate[data-seat="1"] .inside, [data-plate="1"] [data-piece="seat:1"]',
    );
    await plate.first().click();
    const told = page.getByTestId('player');
    await expect(told).toContainText(/Bot|random/i);
    await expect(told.locator('table').first()).toBeVisible();
    await expect(told).toContainText('Last actions');
  });
}
