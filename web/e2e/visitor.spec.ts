/** What a new visitor meets: a name, a table with a password, clocks, hints, keys, results. */

import { GAMES } from '../src/generated/games.ts';
import { deal, expect, playOut, prefer, test } from './server.ts';

test('a visitor who plays at once gets a unique name', async ({ visitor }) => {
  const names: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const page = await visitor();
    await page.goto('/');
    await page.locator('article[data-game=carrara] button').first().click();
    await page.locator('.bar').waitFor();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const me = (await (await page.request.get('/api/me')).json()) as { name: string };
    names.push(me.name);
  }
  expect(new Set(names).size).toBe(3);
});

test('a table with a password asks for it, and shows its clock in the lobby', async ({ page, visitor }) => {
  await page.goto('/about');
  const id = await page.evaluate(async () => {
    const post = async (path: string, content: unknown) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(content) });
      return (await response.json()) as { id: string };
    };
    await post('/api/guests', {});
    const clock = { kind: 'live', move: 45, reserve: 900 };
    const seats = ['me', 'open', { bot: 'casual' }];
    return (await post('/api/tables', { game: 'carrara', seats, clock, password: 'arno', listed: true })).id;
  });
  const friend = await visitor();
  await friend.goto('/');
  const entry = friend.locator(`a[href="/t/${id}"]`);
  await expect(entry.locator('[data-fact=clock]')).toContainText('45');
  await expect(entry.locator('[data-fact=password]')).toBeVisible();
  await entry.click();
  const sit = friend.getByRole('button', { name: 'Sit here' });
  await expect(sit).toBeDisabled();
  await friend.getByLabel('Password of this table').fill('arno');
  await sit.click();
  await expect(friend.locator('li[data-seat="1"]')).toContainText('(you)');
  // A level is shown with every bot.
  await expect(friend.locator('li[data-seat="2"]')).toContainText('casual');
});

for (const { id: game, seats } of GAMES) {
  test(`clocks and bots are seen at a table of ${game}`, async ({ page }) => {
    await prefer(page, { coach: false });
    const clock = { kind: 'live', move: 600, reserve: 900 };
    const others = Array.from({ length: Math.max(seats.min, Math.min(seats.max, 3)) - 1 }, () => ({
      bot: 'random',
    }));
    const table = await deal(page, { game, seats: ['me', ...others], clock });
    await page.goto(`/t/${table}`);
    await page.locator('.bar.mine').waitFor();
    await expect(page.locator('[data-badge=bot]').first()).toBeVisible();
    await expect(page.locator('[data-badge=clock]').first()).toBeVisible();
    // On a phone as well: the player to act sees their own clock.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('[data-badge=clock]').first()).toBeVisible();
  });

  test(`drawings of cards are whole on the rules page of ${game}`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    await page.locator('.cards li > .art').first().waitFor();
    const cut = await page.locator('.cards li > .art').evaluateAll((all) =>
      all.flatMap((art) => {
        const { right, bottom } = art.getBoundingClientRect();
        const clips = getComputedStyle(art).overflow !== 'visible';
        const inside = [...art.children].map((it) => it.getBoundingClientRect());
        return inside.some((it) => it.right > right + 1 || it.bottom > bottom + 1) || clips
          ? [art.parentElement?.id]
          : [];
      }),
    );
    expect(cut).toEqual([]);
  });

  test(`the rules page of ${game} shows a real board with a number at every part, and a real result`, async ({
    page,
  }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/rules/${game}`);
      const board = page.getByTestId('rules-board');
      await board.waitFor();
      const named = await board.locator('xpath=following-sibling::ol[1]/li').count();
      expect(named).toBeGreaterThan(3);
      await expect(board).toHaveAttribute('data-marks', String(named));
    }
    // The sources add up to the total, for every player.
    const rows = await page
      .getByTestId('rules-result')
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((it) => Number(it.textContent))),
      );
    const total = rows.pop() ?? [];
    expect(total.length).toBeGreaterThan(2);
    expect(total).toEqual(total.map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? NaN), 0)));
  });

  test(`keys reach the first piece of ${game} at once, and keep the focus`, async ({ page }) => {
    await prefer(page, { coach: false, speed: 'instant', confirm: 'never' });
    const bot = { bot: 'random' };
    const table = await deal(page, { game, seats: ['me', bot, bot] });
    await page.goto(`/t/${table}`);
    await page.locator('.bar.mine').waitFor();
    await page.locator('.lit-target.lit, [data-choice]').first().waitFor();
    const focused = () =>
      page.evaluate(
        () => !!document.activeElement?.matches('.lit-target.lit, [data-choice], .chips .button, .spot'),
      );
    await page.keyboard.press('p');
    expect(await focused()).toBe(true);
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-sending]')).toHaveCount(0);
      await page.locator('.bar.mine').waitFor();
      await expect.poll(focused).toBe(true);
    }
  });
}

test('the inspector paints a district in the colours of its game', async ({ page }) => {
  await prefer(page, { coach: false });
  const bot = { bot: 'random' };
  const table = await deal(page, { game: 'machiavelli', seats: ['me', bot, bot] });
  await page.goto(`/t/${table}`);
  const card = page.locator('.hand .lit-target').first();
  await card.focus();
  await page.keyboard.press('i');
  const art = page.locator('dialog[open] [data-kind]').first();
  await expect(art).toBeVisible();
  const colour = await art.evaluate((it) => getComputedStyle(it).getPropertyValue('--parchment-edge'));
  expect(colour).not.toBe('');
});

test('hints are on after “Play now”, the best first', async ({ page }) => {
  await prefer(page, { coach: false });
  await page.goto('/');
  await page.locator('article[data-game=habemus_papam] button').first().click();
  await page.locator('.bar.mine').waitFor();
  await page.keyboard.press('h');
  const chances = page.locator('.hints li b');
  await expect(chances.first()).toBeVisible({ timeout: 30_000 });
  const numbers = (await chances.allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
});

test('a table without hints says so', async ({ page }) => {
  await prefer(page, { coach: false });
  const bot = { bot: 'random' };
  const table = await deal(page, { game: 'carrara', seats: ['me', bot] });
  await page.goto(`/t/${table}`);
  await page.locator('.bar.mine').waitFor();
  await page.keyboard.press('h');
  await expect(page.getByText('Hints are switched off at this table.')).toBeVisible();
});

test('chat tells the time, and my games the date and the result', async ({ page }) => {
  await prefer(page, { plainBoard: true, speed: 'instant', coach: false, confirm: 'never' });
  const bot = { bot: 'random' };
  const table = await deal(page, { game: 'habemus_papam', seats: ['me', bot, bot] });
  await page.goto(`/t/${table}`);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Write a message').fill('Good luck');
  await page.keyboard.press('Enter');
  await expect(page.locator('aside li time')).toBeVisible();
  await playOut(page);
  await page.goto('/history');
  const entry = page.locator(`a[href^="/t/${table}"]`);
  await expect(entry.locator('time')).toHaveText(/\d{4}/);
  await expect(entry.locator('[data-result]')).toHaveText(/place \d of 3/);
});

test('a paragraph that the inspector names is a link to where the rules explain it', async ({
  page,
  context,
}) => {
  await prefer(page, { coach: false });
  const bot = { bot: 'random' };
  const table = await deal(page, { game: 'machiavelli', seats: ['me', bot, bot] });
  await page.goto(`/t/${table}`);
  await page.locator('.hand .lit-target').first().focus();
  await page.keyboard.press('i');
  const link = page.locator('dialog[open] a[href*="#rule-"]').first();
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await opened.waitForURL(/\/rules\/machiavelli#rule-/);
  const seen = opened.locator('h2', { hasText: /^(Building|Unique districts)$/ });
  await expect
    .poll(() => seen.evaluateAll((all) => all.some((it) => Math.abs(it.getBoundingClientRect().top) < 300)))
    .toBe(true);
});
