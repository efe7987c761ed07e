import { GAMES } from '../src/generated/games.ts';
import { compareResult, expect, playOut, prefer, test } from './server.ts';

for (const { id: game, seats } of GAMES) {
  test(`a new visitor plays ${game} to its result on the plain board`, async ({ page }) => {
    test.setTimeout(150_000);
    const players = Math.max(seats.min, Math.min(seats.max, 3));
    await prefer(page, { speed: 'instant', plainBoard: true, confirm: 'never' });
    await page.goto('/');
    await page.locator(`article[data-game=${game}] a[href^="/new/"]`).click();
    if (seats.min < seats.max) {
      await page.getByRole('radio', { name: String(players) }).check({ force: true });
    }
    for (let seat = 2; seat <= players; seat += 1) {
      await page.getByLabel(`Seat ${seat}`).selectOption('random');
    }
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.waitForURL(/\/t\/\w+$/);
    const table = page.url().split('/').at(-1) ?? '';
    const decisions = await playOut(page);
    await compareResult(page, table);
    // Every decision of the visitor stands in the record, and none besides.
    const response = await page.request.get(`/api/tables/${table}/record`);
    const { entries } = (await response.json()) as { entries: string[] };
    expect(entries.filter((entry) => entry.startsWith('0 '))).toHaveLength(decisions);
    expect(decisions).toBeGreaterThan(0);
  });
}
