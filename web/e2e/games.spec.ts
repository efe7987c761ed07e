import { compareResult, expect, playOut, prefer, test } from './house.ts';

const GAMES = ['machiavelli', 'notre_dame', 'carrara', 'la_citta', 'habemus_papam'];

for (const game of GAMES) {
  test(`a new visitor plays ${game} to its result on the plain board`, async ({ page }) => {
    test.setTimeout(150_000);
    await prefer(page, { speed: 'instant', plainBoard: true, confirm: false });
    await page.goto('/');
    await page.locator(`article[data-game=${game}] a[href^="/new/"]`).click();
    await page.getByRole('radio', { name: '3' }).check({ force: true });
    for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`).selectOption('random');
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.waitForURL(/\/t\/\w+$/);
    const table = page.url().split('/').at(-1) ?? '';
    expect(await playOut(page)).toBeGreaterThan(10);
    await compareResult(page, table);
  });
}
