import { accessible, fits, playOnBoard } from './boards.ts';
import { compareResult, deal, expect, prefer, test } from './house.ts';

const EAGER = ['packet:', 'hand:', 'bank', 'open:', 'way:', 'seal:'];
const bots = (count: number) => Array.from({ length: count }, () => ({ bot: 'random' }));

const TABLES = [
  { seats: 2, preset: 'cunning_agents', size: { width: 1280, height: 860 }, theme: 'light' },
  { seats: 8, preset: 'devious_dignitaries', size: { width: 360, height: 740 }, theme: 'dark' },
] as const;

for (const { seats, preset, size, theme } of TABLES) {
  test(`Machiavelli with ${seats} on its board, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await prefer(page, { speed: 'instant', confirm: false, theme });
    const table = await deal(page, { game: 'machiavelli', preset, seats: ['me', ...bots(seats - 1)] });
    await page.goto(`/t/${table}`);
    await expect(page.locator('[data-piece^="cast:"]')).toHaveCount(seats === 2 ? 8 : 9);
    await expect(page.locator('.lit-target.lit').first()).toBeVisible();
    await fits(page);
    await accessible(page);
    const { pieces, buttons } = await playOnBoard(page, EAGER);
    expect(pieces).toBeGreaterThan(buttons);
    await fits(page);
    // At the end everything lies open.
    await accessible(page);
    await compareResult(page, table);
  });
}

test('a card tells what it does', async ({ page }) => {
  await prefer(page, { speed: 'instant', confirm: false });
  const table = await deal(page, { game: 'machiavelli', preset: 'first_game', seats: ['me', ...bots(3)] });
  await page.goto(`/t/${table}`);
  await page.locator('[data-piece="cast:thief"] button').focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('Name a character of rank 3 or more');
});
