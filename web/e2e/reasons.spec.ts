import { deal, expect, prefer, test } from './server.ts';

const bots = (count: number) => Array.from({ length: count }, () => ({ bot: 'random' }));

test('a place where nothing can be built says why, in the words of the rules, and all land is explained', async ({
  page,
}) => {
  await prefer(page, { speed: 'instant', coach: false });
  const table = await deal(page, { game: 'la_citta', seats: ['me', ...bots(1)] });
  await page.goto(`/t/${table}`);
  const farm = page.locator('[data-piece="tile:farm"] button');
  await expect(farm).toHaveClass(/lit/);
  await page.locator('[data-land=mountain]').first().click();
  await expect(page.getByRole('dialog')).toContainText('A quarry on a bordering cell earns one gold a year');
  await page.keyboard.press('Escape');
  // Nothing in hand: what the place is.
  const empty = async () => {
    const bare = await page.locator('svg.land .cell:not(.closed)').evaluateAll((cells: SVGElement[]) => {
      const names = cells.map((cell) => cell.dataset['piece'] ?? '');
      return names.find((name) => !document.querySelector(`svg.map [data-piece="${name}"]`)) ?? '';
    });
    await page.locator(`svg.land [data-piece="${bare}"]`).click();
  };
  await empty();
  await expect(page.getByRole('dialog', { name: /open ground/i })).toContainText('A farm harvests');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // A farm in hand: why not here. Nothing has been played by asking.
  const version = (await page.locator('.bar').getAttribute('data-version')) ?? '';
  await farm.click();
  await empty();
  await expect(page.locator('.notice')).toContainText('is not adjacent to a city of yours');
  await expect(page.locator('.bar')).toHaveAttribute('data-version', version);
  await expect(farm).toHaveClass(/chosen/);
});

test('a player who wishes is asked before every decision that cannot be taken back', async ({ page }) => {
  await prefer(page, { speed: 'instant', plainBoard: true, coach: false });
  const table = await deal(page, { game: 'habemus_papam', seats: ['me', ...bots(2)] });
  await page.goto(`/t/${table}`);
  const bid = page.locator('[data-choice]:enabled').first();
  await expect(bid).toBeVisible();
  await page.keyboard.press('s');
  await page.getByLabel('Always').check();
  await page.keyboard.press('Escape');
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  const version = (await page.locator('.bar').getAttribute('data-version')) ?? '';
  await bid.click();
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(sure).toBeHidden();
  await expect(page.locator('.bar')).toHaveAttribute('data-version', version);
  await bid.click();
  await expect(sure).toBeVisible();
  // The button that confirms has the focus.
  await page.keyboard.press('Enter');
  await expect(page.locator('.bar')).not.toHaveAttribute('data-version', version);
});

test('a beginner is asked once before something is revealed, never before the end of a turn, and sees it on the button', async ({
  page,
}) => {
  await prefer(page, { speed: 'instant', coach: false });
  const table = await deal(page, {
    game: 'machiavelli',
    seats: ['me', ...bots(3)],
  });
  await page.goto(`/t/${table}`);
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  const cards = page.locator('.bar [data-choice="take cards"]:enabled');
  const version = () => page.locator('.bar').getAttribute('data-version');
  /** Plays whatever is asked until the income can be chosen; the end of a turn is never asked about. */
  const toIncome = async () => {
    await expect(async () => {
      const there = await cards.isVisible();
      if (await sure.isVisible())
        await sure.getByRole('button', { name: there ? 'Cancel' : 'Confirm' }).click();
      if (there) return;
      const before = await version();
      const done = page.locator('.bar [data-choice="end"]:enabled');
      const other = page.locator('.board .lit-target.lit, .bar [data-choice]:enabled, .bar .chips .primary');
      if (await done.isVisible()) {
        const wasteful = await page.locator('.bar .waste [data-choice="end"]').count();
        await done.click();
        if (wasteful) await sure.getByRole('button', { name: 'Confirm' }).click();
        else await expect(sure).toBeHidden();
      } else if (await other.count()) await other.last().click({ timeout: 500 });
      await expect.poll(version, { timeout: 1000 }).not.toBe(before);
      expect(await cards.isVisible()).toBe(true);
    }).toPass({ timeout: 60_000, intervals: [50] });
  };
  await toIncome();
  await expect(cards.getByLabel(/Reveals something/)).toBeVisible();
  const before = await version();
  await cards.click();
  await expect(sure).toContainText('you cannot take back');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  expect(await version()).toBe(before);
  await cards.click();
  await page.keyboard.press('Enter');
  await expect.poll(version).not.toBe(before);
  // Once is enough: not again at this table.
  await toIncome();
  const then = await version();
  await cards.click();
  await expect.poll(version).not.toBe(then);
});
