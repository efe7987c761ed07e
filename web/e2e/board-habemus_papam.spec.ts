import { accessible, fits, playOnBoard } from './boards.ts';
import { compareResult, deal, expect, prefer, test } from './house.ts';

const bots = (count: number) => Array.from({ length: count }, () => ({ bot: 'random' }));

const TABLES = [
  { seats: 3, size: { width: 360, height: 740 }, theme: 'light' },
  { seats: 4, size: { width: 1280, height: 860 }, theme: 'dark' },
] as const;

for (const { seats, size, theme } of TABLES) {
  test(`Habemus Papam with ${seats} on its board, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await prefer(page, { speed: 'instant', confirm: false, theme });
    const table = await deal(page, { game: 'habemus_papam', seats: ['me', ...bots(seats - 1)] });
    await page.goto(`/t/${table}`);
    await expect(page.locator('[data-piece^="offer:"]')).toHaveCount(4);
    await expect(page.locator('.lit-target.lit').first()).toBeVisible();
    await fits(page);
    await accessible(page);
    const { pieces } = await playOnBoard(page, ['offer:', 'gem:', 'person:', 'ploy:', 'mission:']);
    expect(pieces).toBeGreaterThan(20);
    await fits(page);
    // At the end everything lies open.
    await accessible(page);
    await compareResult(page, table);
  });
}

test('a closed hand can be opened again before it is bid', async ({ page }) => {
  await prefer(page, { speed: 'instant', confirm: false });
  const table = await deal(page, { game: 'habemus_papam', seats: ['me', ...bots(2)] });
  await page.goto(`/t/${table}`);
  const diamonds = page.locator('.tray [data-piece^="gem:diamond:"]').first();
  await diamonds.getByRole('button').click();
  await diamonds.getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Bid 2 diamonds', exact: true })).toBeVisible();
  await page.locator('.fist [data-piece^="gem:"]').first().getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Bid 1 diamond', exact: true })).toBeVisible();
});
