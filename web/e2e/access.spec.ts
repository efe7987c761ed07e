import { AxeBuilder } from '@axe-core/playwright';
import { deal, expect, prefer, test } from './house.ts';

const GAMES = ['machiavelli', 'notre_dame', 'carrara', 'la_citta', 'habemus_papam'];

for (const theme of ['light', 'dark']) {
  test(`no page has serious accessibility findings in ${theme} colours`, async ({ page }) => {
    test.setTimeout(300_000);
    await prefer(page, { speed: 'instant', theme, plainBoard: true });
    const serious = async (where: string) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
        .analyze();
      const found = violations.filter((it) => it.impact === 'serious' || it.impact === 'critical');
      const told = found.map(
        (it) =>
          `${it.id}: ${it.nodes
            .map((node) => `${node.html} ${node.any[0]?.message ?? ''}`)
            .slice(0, 3)
            .join(' | ')}`,
      );
      expect(told, where).toEqual([]);
    };
    for (const path of ['/', '/new/machiavelli', '/about', '/settings', '/account', '/history', '/nowhere']) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await serious(path);
    }
    for (const game of GAMES) {
      const seats = ['me', { bot: 'random' }, { bot: 'random' }];
      const table = await deal(page, { game, seats });
      await page.goto(`/t/${table}`);
      await expect(page.locator('.bar')).toBeVisible();
      await serious(game);
    }
    const waiting = await deal(page, { game: 'carrara', seats: ['me', 'open'] });
    await page.goto(`/t/${waiting}`);
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    await serious('waiting room');
  });
}
