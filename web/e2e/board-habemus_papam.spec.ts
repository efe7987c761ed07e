import { bots, playsOnItsBoard } from './boards.ts';
import { deal, expect, prefer, test } from './server.ts';

playsOnItsBoard({
  title: 'Habemus Papam',
  game: 'habemus_papam',
  tables: [{ seats: 3 }, { seats: 4 }],
  eager: ['offer:', 'gem:', 'person:', 'ploy:', 'mission:'],
  laid: async (page) => {
    await expect(page.locator('[data-piece^="offer:"]')).toHaveCount(4);
  },
});

test('a closed hand can be opened again before it is bid', async ({ page }) => {
  await prefer(page, { speed: 'instant', confirm: 'never' });
  const table = await deal(page, { game: 'habemus_papam', seats: ['me', ...bots(2)] });
  await page.goto(`/t/${table}`);
  const diamonds = page.locator('.tray [data-piece^="gem:diamond:"]').first();
  await diamonds.getByRole('button').click();
  await diamonds.getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Bid 2 diamonds', exact: true })).toBeVisible();
  await page.locator('.fist [data-piece^="gem:"]').first().getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Bid 1 diamond', exact: true })).toBeVisible();
});
