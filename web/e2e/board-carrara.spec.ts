import { AxeBuilder } from '@axe-core/playwright';
import { fits, playOnBoard } from './boards.ts';
import { compareResult, deal, expect, prefer, test } from './house.ts';

const bots = (count: number) => Array.from({ length: count }, () => ({ bot: 'random' }));

const TABLES = [
  { seats: 2, preset: undefined, size: { width: 1280, height: 860 }, theme: 'light' },
  { seats: 4, preset: 'expansion', size: { width: 360, height: 740 }, theme: 'dark' },
] as const;

for (const { seats, preset, size, theme } of TABLES) {
  test(`Carrara with ${seats} on its board, ${size.width} wide`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(size);
    await prefer(page, { speed: 'instant', confirm: false, theme });
    const table = await deal(page, {
      game: 'carrara',
      ...(preset ? { preset } : {}),
      seats: ['me', ...bots(seats - 1)],
    });
    await page.goto(`/t/${table}`);
    await expect(page.locator('.wheel')).toBeVisible();
    await fits(page);
    const found = await new AxeBuilder({ page }).analyze();
    expect(
      found.violations.filter((it) => ['serious', 'critical'].includes(it.impact ?? '')).map((it) => it.id),
    ).toEqual([]);
    const { pieces, buttons } = await playOnBoard(page, ['wheel', 'tray', 'score']);
    expect(pieces).toBeGreaterThan(buttons / 2);
    await fits(page);
    await compareResult(page, table);
  });
}
