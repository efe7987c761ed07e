/** What cannot be taken back: proposed, explained and asked about, for beginners. */

import type { Page } from '@playwright/test';
import { deal, expect, prefer, test } from './server.ts';

const version = (page: Page) => page.locator('.bar').getAttribute('data-version').then(Number);
const primary = (page: Page) => page.locator('.bar .chips .primary');

/** Carrara with one bot, from the reader's first turn. */
async function carrara(page: Page): Promise<void> {
  await prefer(page, { speed: 'instant', explained: true, coach: false });
  const table = await deal(page, { game: 'carrara', seats: ['me', { bot: 'random' }] });
  await page.goto(`/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
}
/** Builds the first building that can be paid; returns what a dialog said before. */
async function build(page: Page): Promise<string> {
  const before = await version(page);
  const dialog = page.getByRole('dialog');
  let told = '';
  await page.locator('[data-piece^="tile:"] .lit-target.lit').first().click();
  await page.locator('.city .lit-target.lit').first().click();
  // With several ways to pay, the proposal is confirmed; then it is asked.
  await expect(async () => {
    if (await dialog.isVisible()) {
      told += await dialog.innerText();
      await dialog.getByRole('button', { name: 'Confirm' }).click();
    } else if (await primary(page).isVisible()) await primary(page).click();
    expect(await page.locator('.log').innerText()).toMatch(/You build/);
  }).toPass();
  expect(await version(page)).toBeGreaterThan(before);
  await expect(page.locator('.bar.mine')).toBeVisible();
  return told;
}

test('building says what it shows to whom, and asks once', async ({ page }) => {
  await carrara(page);
  const told = await build(page);
  expect(told).toContain('The next building is turned up in the display, for all to see.');
  // Once is enough, on this device too.
  const asked = await page.evaluate(() => localStorage.getItem('signoria.asked'));
  expect(asked).toMatch(/carrara-(build|pay)/);
});

test('a scoring is proposed by the first click and confirmed by Enter', async ({ page }) => {
  test.setTimeout(150_000);
  await carrara(page);
  const box = page.locator('.board .lit-target.lit[aria-label*="core "]').first();
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
  // Builds and buys until there is something to score.
  await expect(async () => {
    await expect(page.locator('.bar.mine')).toBeVisible();
    const tile = page.locator('[data-piece^="tile:"] .lit-target.lit:not(.chosen)').first();
    const brick = page.locator('.wheel .brick .lit-target.lit:not(.chosen)').first();
    if (await sure.isVisible()) await sure.click();
    else if (await primary(page).isVisible()) await primary(page).click();
    else if (await brick.count()) await brick.click();
    else if (await page.locator('.bar [data-choice="done"]').count())
      await page.locator('.bar [data-choice="done"]').click();
    else if (!(await box.count()) && (await tile.count())) {
      await tile.click();
      await page.locator('.city .lit-target.lit').first().click();
    } else if (!(await box.count())) await page.locator('.bar [data-choice]').first().click();
    expect(await box.isVisible()).toBe(true);
    expect(await page.locator('.bar .chips').count()).toBe(0);
  }).toPass({ timeout: 80_000, intervals: [150] });
  const before = await version(page);
  await box.click();
  await expect(primary(page)).toContainText(/Score/);
  await expect(page.locator('.bar .question')).toContainText('Confirm');
  await expect(page.locator('[data-named]').first()).toBeVisible();
  expect(await version(page)).toBe(before);
  // Esc leaves it.
  await page.keyboard.press('Escape');
  await expect(primary(page)).toHaveCount(0);
  await box.click();
  await expect(primary(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => version(page)).toBeGreaterThan(before);
});

test('a turn of Machiavelli that ends with a free gain unused says so first', async ({ page }) => {
  await prefer(page, { speed: 'instant', explained: true, coach: false });
  const table = await deal(page, {
    game: 'machiavelli',
    seats: ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
  });
  await page.goto(`/t/${table}`);
  const bar = page.locator('.bar');
  const hit = page.getByTestId('hit').getByRole('button');
  // The Merchant's extra gold, or the Architect's cards: until one of them can be chosen.
  for (let round = 0; round < 60; round += 1) {
    if (await hit.isVisible()) await hit.click();
    await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
    const wanted = page.locator('[data-piece="packet:merchant"] .lit, [data-piece="packet:architect"] .lit');
    const before = await version(page);
    const end = page.locator('[data-choice="end"]');
    if (await wanted.count()) await wanted.first().click();
    else if (await page.locator('[data-choice="take gold"]').count())
      await page.locator('[data-choice="take gold"]').click();
    else if (await end.count()) {
      await end.click();
      const dialog = page.getByRole('dialog');
      if (await page.locator('.bar li.waste [data-choice="end"]').count()) {
        await expect(dialog).toContainText('You have not used this yet');
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        expect(await version(page)).toBe(before);
        return;
      }
    } else await page.locator('.bar [data-choice]:enabled, .lit-target.lit').first().click();
    if (await primary(page).isVisible()) await primary(page).click();
    await expect.poll(() => version(page), { timeout: 20_000 }).toBeGreaterThan(before);
  }
  throw new Error(`no turn with a free gain in time: ${await bar.innerText()}`);
});

test('hints are sorted, marked on the board, and a click proposes one', async ({ page }) => {
  await prefer(page, { speed: 'instant', explained: true, coach: false });
  const seats = ['me', { bot: 'random' }, { bot: 'random' }];
  const table = await deal(page, { game: 'la_citta', seats, hints: true });
  await page.goto(`/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  await page.keyboard.press('h');
  const lines = page.locator('[data-hint]');
  await expect(lines.first()).toBeVisible({ timeout: 30_000 });
  const chances = (await lines.locator('b').allInnerTexts()).map((text) => Number.parseInt(text, 10));
  expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  // Pointing at a line marks its pieces; a cell that it names is numbered on the map and in sight.
  for (const line of await lines.all()) {
    await line.hover();
    await expect(page.locator('[data-named]').first()).toBeVisible();
    const cell = /on (?:cell )?(\d+)/.exec(await line.innerText())?.[1];
    if (cell !== undefined) await expect(page.locator(`[data-number="${cell}"]`)).toBeInViewport();
  }
  const before = await version(page);
  await lines.first().click();
  await expect(primary(page)).toContainText((await lines.first().locator('span').innerText()).trim());
  await page.keyboard.press('Enter');
  await expect.poll(() => version(page)).toBeGreaterThan(before);
});

test('a line of the log lights the cell that it names', async ({ page }) => {
  await prefer(page, { speed: 'instant', explained: true, coach: false });
  const table = await deal(page, { game: 'la_citta', seats: ['me', { bot: 'random' }, { bot: 'random' }] });
  await page.goto(`/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  const line = page
    .locator('.log button')
    .filter({ hasText: /castle on \D*\d+/ })
    .first();
  const cell = /castle on \D*(\d+)/.exec(await line.innerText())?.[1];
  await line.hover();
  await expect(page.locator(`[data-number="${cell}"]`)).toBeVisible();
});

test('on a phone the hand of Notre Dame covers nothing that is decided on the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { speed: 'instant', explained: true, coach: false, confirm: 'never' });
  const seats = ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }];
  const table = await deal(page, { game: 'notre_dame', seats });
  await page.goto(`/t/${table}`);
  const supply = page.locator('[data-choice="supply"]');
  // Cards are kept and played until a cube is placed: one tap on the large button does it.
  await expect(async () => {
    if (await supply.isVisible()) return;
    await page.locator('.desk .lit-target.lit').first().click({ timeout: 1000 });
    expect(await supply.isVisible()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [100] });
  await expect(page.locator('.bar .usual [data-choice="supply"]')).toHaveClass(/primary/);
  await expect(page.locator('.bar .waste [data-choice="decline"]')).toBeVisible();
  await expect(page.locator('.desk')).toHaveCSS('position', 'static');
});

test('a game can be left to a bot and taken up again', async ({ page }) => {
  await prefer(page, { speed: 'instant', explained: true, coach: false });
  const table = await deal(page, {
    game: 'machiavelli',
    seats: ['me', { bot: 'random' }, { bot: 'random' }],
  });
  await page.goto(`/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the game' });
  await expect(dialog).toContainText('You can take your seat back');
  await dialog.getByRole('button', { name: 'Leave the game' }).click();
  const back = page.getByRole('button', { name: 'Take my seat back' });
  await expect(back).toBeVisible();
  await back.click();
  await expect(back).toBeHidden();
  await expect(page.getByRole('button', { name: 'Leave the game' })).toBeVisible();
});

test('a replay opens from the seat of the player who opens it', async ({ page }) => {
  await prefer(page, { speed: 'instant', explained: true, coach: false, plainBoard: true, confirm: 'never' });
  const table = await deal(page, { game: 'carrara', seats: [{ bot: 'random' }, 'me'] });
  await page.goto(`/t/${table}/replay`);
  const eyes = page.getByLabel('Seen by');
  await expect(eyes).toHaveValue('1');
  await eyes.selectOption('');
  // A link says whose eyes; so does the own choice after a reload.
  await expect(page).toHaveURL(/seat=none/);
  await page.reload();
  await expect(page.getByLabel('Seen by')).toHaveValue('');
});
