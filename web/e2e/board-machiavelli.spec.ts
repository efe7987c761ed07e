import { bots, playsOnItsBoard } from './boards.ts';
import { deal, expect, prefer, test } from './server.ts';

playsOnItsBoard({
  title: 'Machiavelli',
  game: 'machiavelli',
  tables: [
    { seats: 2, preset: 'cunning_agents' },
    { seats: 8, preset: 'devious_dignitaries' },
  ],
  eager: ['packet:', 'hand:', 'bank', 'open:', 'way:', 'seal:'],
  laid: async (page, seats) => {
    await expect(page.locator('[data-piece^="cast:"]')).toHaveCount(seats === 2 ? 8 : 9);
  },
});

test('a card tells what it does', async ({ page }) => {
  await prefer(page, { speed: 'instant', confirm: 'never' });
  const table = await deal(page, { game: 'machiavelli', preset: 'first_game', seats: ['me', ...bots(3)] });
  await page.goto(`/t/${table}`);
  await page.locator('[data-piece="cast:thief"] button').focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('Name a character of rank 3 or more');
});
