import { AxeBuilder } from '@axe-core/playwright';
import { fits, playOnBoard } from './boards.ts';
import { compareResult, deal, expect, prefer, test } from './house.ts';

const EAGER = ['hand:', 'keep:', 'sector:', 'market:', 'person:'];
const bots = (count: number) => Array.from({ length: count }, () => ({ bot: 'random' }));

const TABLES = [
  { seats: 2, size: { width: 1280, height: 860 }, theme: 'light' },
  { seats: 5, size: { width: 360, height: 740 }, theme: 'dark' },
] as const;

for (const { seats, size, theme } of TABLES) {
  test(`Notre Dame with ${seats} on its board, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await prefer(page, { speed: 'instant', confirm: false, theme });
    const table = await deal(page, { game: 'notre_dame', seats: ['me', ...bots(seats - 1)] });
    await page.goto(`/t/${table}`);
    await expect(page.locator('[data-piece^="sector:"]')).toHaveCount(7);
    await expect(page.locator('[data-piece^="market:"]')).toHaveCount(seats === 2 ? 20 : 25);
    await expect(page.locator('.lit-target.lit').first()).toBeVisible();
    await fits(page);
    const found = await new AxeBuilder({ page }).analyze();
    expect(
      found.violations.filter((it) => ['serious', 'critical'].includes(it.impact ?? '')).map((it) => it.id),
    ).toEqual([]);
    const { pieces, buttons } = await playOnBoard(page, EAGER);
    expect(pieces).toBeGreaterThan(buttons);
    await fits(page);
    await compareResult(page, table);
  });
}

test('a person tells what a bribe brings', async ({ page }) => {
  await prefer(page, { speed: 'instant', confirm: false });
  const table = await deal(page, { game: 'notre_dame', seats: ['me', ...bots(2)] });
  await page.goto(`/t/${table}`);
  await page.locator('[data-piece^="person:"] button').first().focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('A bribe costs one coin');
});
