import { bots, playsOnItsBoard } from './boards.ts';
import { deal, expect, prefer, test } from './server.ts';

playsOnItsBoard({
  title: 'Notre Dame',
  game: 'notre_dame',
  tables: [{ seats: 2 }, { seats: 5 }],
  eager: ['hand:', 'keep:', 'sector:', 'market:', 'person:'],
  laid: async (page, seats) => {
    await expect(page.locator('[data-piece^="sector:"]')).toHaveCount(7);
    await expect(page.locator('[data-piece^="market:"]')).toHaveCount(seats === 2 ? 20 : 25);
  },
});

test('a person tells what a bribe brings', async ({ page }) => {
  await prefer(page, { speed: 'instant', confirm: 'never' });
  const table = await deal(page, { game: 'notre_dame', seats: ['me', ...bots(2)] });
  await page.goto(`/t/${table}`);
  await page.locator('[data-piece^="person:"] button').first().focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('A bribe costs one coin');
});
