/** The list is a board of its own: every game is played on it by roles and names alone, as a reader of the screen does. */

import type { Locator, Page } from '@playwright/test';
import { GAMES } from '../src/generated/games.ts';
import { accessible, bots, fits } from './boards.ts';
import { compareResult, deal, expect, prefer, test } from './server.ts';

/** Answers until the game is over; only what has a role and a name is found. */
async function playByRoles(page: Page): Promise<number> {
  const answers = page.getByRole('list', { name: 'Choices' }).getByRole('button', { disabled: false });
  const many = page.getByRole('region', { name: 'Choices' }).getByRole('button', { disabled: false });
  const over = page.getByRole('heading', { name: /win|victory|game over/i });
  let decisions = 0;
  const some = async (list: Locator): Promise<boolean> => {
    const count = await list.count();
    if (!count) return false;
    const one = list.nth(Math.floor(Math.random() * count));
    return one.click({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
  };
  for (let idle = 0; idle < 400; idle += 1) {
    if (await over.first().isVisible()) return decisions;
    if ((await some(answers)) || (await some(many))) {
      decisions += 1;
      idle = 0;
    } else await page.waitForTimeout(20);
  }
  throw new Error(`nothing happens after ${decisions} decisions`);
}

for (const { id: game, seats } of GAMES) {
  test(`${game} is played to its end by the accessibility tree alone`, async ({ page }) => {
    test.setTimeout(240_000);
    await prefer(page, { speed: 'instant', plainBoard: true, coach: false, confirm: 'never' });
    const players = Math.max(seats.min, 2);
    const table = await deal(page, { game, seats: ['me', ...bots(players - 1)] });
    await page.goto(`/t/${table}`);
    const list = page.getByRole('region', { name: 'The table' });
    await expect(list.getByRole('table').first()).toBeVisible();
    // Words, not names of fields; every row says what it is about.
    const cells = await list.getByRole('cell').allInnerTexts();
    expect(cells.length).toBeGreaterThan(players);
    expect(cells.filter((text) => /[a-z]_[a-z]|\bundefined\b|⟦/.test(text))).toEqual([]);
    await expect(list.getByRole('rowheader').first()).toBeVisible();
    await expect(list).toContainText('Anna');
    await fits(page);
    await accessible(page);
    expect(await playByRoles(page)).toBeGreaterThan(0);
    await compareResult(page, table);
  });
}

test('the list follows the game and its moments', async ({ page }) => {
  await prefer(page, { speed: 'instant', plainBoard: true, coach: false, confirm: 'never' });
  const table = await deal(page, { game: 'carrara', seats: ['me', ...bots(1)] });
  await page.goto(`/t/${table}`);
  const list = page.getByTestId('list');
  await expect(list.getByRole('table').first()).toBeVisible();
  const choice = page.locator('[data-choice]:enabled');
  await expect(choice.first()).toBeVisible();
  const before = await list.innerText();
  await choice.first().click();
  await expect.poll(() => list.innerText()).not.toBe(before);
});

test('keys alone: the first piece is one key away, and the focus stays with the game after each move', async ({
  page,
}) => {
  await prefer(page, { speed: 'instant', coach: false, confirm: 'never' });
  const table = await deal(page, { game: 'notre_dame', seats: ['me', ...bots(2)] });
  await page.goto(`/t/${table}`);
  await expect(page.locator('.lit-target.lit').first()).toBeVisible();
  await page.keyboard.press('p');
  const focused = page.locator('.lit-target.lit:focus, .bar [data-choice]:focus, .bar .primary:focus');
  for (let move = 0; move < 8; move += 1) {
    await expect(focused).toHaveCount(1);
    const version = await page.locator('.bar').getAttribute('data-version');
    // A second pick may belong to the same choice.
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Enter');
      const moved = await expect
        .poll(() => page.locator('.bar').getAttribute('data-version'), { timeout: 1500 })
        .not.toBe(version)
        .then(
          () => true,
          () => false,
        );
      if (moved) break;
      await expect(focused).toHaveCount(1);
    }
    await expect(page.locator('.lit-target.lit, .bar [data-choice]:enabled').first()).toBeVisible();
  }
});
