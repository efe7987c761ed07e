import { AxeBuilder } from '@axe-core/playwright';
import { GAMES } from '../src/generated/games.ts';
import { deal, expect, TestServer, playOut, prefer, test } from './server.ts';

const bots = (count: number) => Array.from({ length: count }, () => ({ bot: 'random' }));

for (const theme of ['light', 'dark']) {
  test(`no page has serious accessibility findings in ${theme} colours`, async ({ visitor }) => {
    test.setTimeout(300_000);
    // A house of its own: its first account looks after it.
    const own = new TestServer();
    await own.open();
    const page = await visitor(own.url);
    await prefer(page, { speed: 'instant', theme, plainBoard: true, confirm: 'never' });
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
      // Nor is anything wider than the window.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        where,
      ).toBeLessThanOrEqual(0);
    };
    const visit = async (path: string) => {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await serious(path);
    };
    // A visitor, then a guest, then an administrator.
    await visit('/account');
    await visit('/');
    for (const { id: game, seats } of GAMES) {
      const others = bots(Math.max(seats.min, Math.min(seats.max, 3)) - 1);
      const table = await deal(page, { game, seats: ['me', ...others] });
      await page.goto(`/t/${table}`);
      await expect(page.locator('.bar')).toBeVisible();
      await serious(game);
    }
    for (const [key, title] of [
      ['?', 'Keyboard shortcuts'],
      ['s', 'Settings'],
      ['l', 'Log'],
      ['c', 'Chat'],
      ['t', 'Notes'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await serious(title);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const waiting = await deal(page, { game: 'notre_dame', seats: ['me', 'open'] });
    await page.goto(`/t/${waiting}`);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await serious('waiting room');
    // Both are asked at once, and one of them has gone.
    const other = await visitor(own.url);
    await other.goto(`/t/${waiting}`);
    await other.getByRole('button', { name: 'Sit here' }).click();
    await page.getByRole('button', { name: 'Start game', exact: true }).click();
    await other.close();
    await expect(page.getByText(/A bot can take over in \d+/)).toBeVisible();
    await serious('a player is away');

    const shared = await deal(page, { game: 'carrara', seats: ['me', 'me'] });
    await page.goto(`/t/${shared}`);
    await expect(page.getByTestId('hand-over')).toBeVisible();
    await serious('hand-over');

    const played = await deal(page, { game: 'habemus_papam', seats: ['me', ...bots(2)] });
    await page.goto(`/t/${played}`);
    await playOut(page);
    await serious('result');
    await page.goto(`/t/${played}/replay?at=3&seat=0`);
    await expect(page.getByTestId('replay-at')).toHaveText(/^3 /);
    await serious('replay');

    await page.goto('/account');
    const form = page.locator('section').filter({ hasText: 'Create account' });
    await form.getByLabel('Name').fill('Cosimo');
    await form.getByLabel('Password').fill('una vita lunga');
    await form.getByRole('button').click();
    await expect(page.getByRole('link', { name: 'Administration' })).toBeVisible();
    for (const path of [
      '/',
      '/new/machiavelli',
      '/account',
      '/u/Cosimo',
      '/history',
      '/settings',
      '/admin',
      '/about',
      '/nowhere',
    ]) {
      await visit(path);
    }
    await own.close();
    own.clear();
  });
}

test('a press is seen on a button that has the focus too', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('navigation').getByRole('button').first();
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const outline = () => button.evaluate((it) => getComputedStyle(it).outline);
  await expect(button).toBeFocused();
  const focused = await outline();
  expect(focused).toContain('3px');
  await button.hover();
  await page.mouse.down();
  expect(await outline()).not.toBe(focused);
  await page.mouse.up();
});

test('with reduced motion the colours change everywhere at once', async ({ page }) => {
  await page.goto('/about');
  const title = page.locator('h1');
  await expect(title).toBeVisible();
  const [light, dark] = await title.evaluate((it) =>
    ['light', 'dark'].map((theme) => {
      document.documentElement.dataset['theme'] = theme;
      return getComputedStyle(it).color;
    }),
  );
  expect(dark).not.toBe(light);
});
