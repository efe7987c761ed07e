/** The site below a path of a host that has other sites too. */

import { expect, prefer, TestServer, test } from './server.ts';

test('a whole visit stays below the path of the site', async ({ page, context }) => {
  const house = new TestServer('/games');
  await house.open();
  await prefer(page, { speed: 'instant', plainBoard: true, coach: false, confirm: 'never' });
  const outside: string[] = [];
  let accepted = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith(`${house.url}/games/`)) outside.push(request.url());
  });
  page.on('websocket', (socket) => {
    if (!new URL(socket.url()).pathname.startsWith('/games/api/')) outside.push(socket.url());
    socket.on('framereceived', ({ payload }) => {
      if (payload.includes('"type":"accepted"')) accepted += 1;
    });
  });
  await page.goto(`${house.url}/games/`);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'What is stored' })).toBeVisible();
  expect(page.url()).toBe(`${house.url}/games/privacy`);
  await page.goBack();
  await page.locator('article[data-game=carrara] button').first().click();
  await page.locator('.bar.mine').waitFor();
  expect(page.url()).toMatch(/\/games\/t\/[0-9a-f]+$/);
  // A first move, after the page was loaded anew at its own address.
  await page.reload();
  await page.locator('.bar.mine').waitFor();
  await page.locator('[data-choice]:enabled').first().click();
  await expect.poll(() => accepted).toBe(1);
  const cookies = await context.cookies(`${house.url}/games/`);
  expect(cookies.map((cookie) => cookie.path)).toEqual(['/games']);
  expect(outside).toEqual([]);
  await house.close();
  house.clear();
});
