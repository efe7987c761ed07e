import { deal, expect, prefer, test } from './house.ts';

const bots = (count: number) => Array.from({ length: count }, () => ({ bot: 'random' }));

test('a place where nothing can be built says why, in the words of the rules, and all land is explained', async ({
  page,
}) => {
  await prefer(page, { speed: 'instant', coach: false });
  const table = await deal(page, { game: 'la_citta', seats: ['me', ...bots(1)] });
  await page.goto(`/t/${table}`);
  const farm = page.locator('[data-piece="tile:farm"] button');
  await expect(farm).toHaveClass(/lit/);
  await page.locator('[data-land=mountain]').first().click();
  await expect(page.getByRole('dialog')).toContainText('A quarry on a bordering cell earns one gold a year');
  await page.keyboard.press('Escape');
  // Nothing in hand: what the place is.
  const empty = async () => {
    const bare = await page.locator('svg.land .cell:not(.closed)').evaluateAll((cells: SVGElement[]) => {
      const names = cells.map((cell) => cell.dataset['piece'] ?? '');
      return names.find((name) => !document.querySelector(`svg.map [data-piece="${name}"]`)) ?? '';
    });
    await page.locator(`svg.land [data-piece="${bare}"]`).click();
  };
  await empty();
  await expect(page.getByRole('dialog', { name: /open ground/i })).toContainText('A farm harvests');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // A farm in hand: why not here. Nothing has been played by asking.
  const version = (await page.locator('.bar').getAttribute('data-version')) ?? '';
  await farm.click();
  await empty();
  await expect(page.locator('.notice')).toContainText('is not adjacent to a city of yours');
  await expect(page.locator('.bar')).toHaveAttribute('data-version', version);
  await expect(farm).toHaveClass(/chosen/);
});

test('whoever wishes is asked before a decision that cannot be taken back, from then on', async ({
  page,
}) => {
  const sockets: string[] = [];
  const told = new Promise((done) => {
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/tables/')) return;
      sockets.push(socket.url());
      if (socket.url().includes('commits=true')) socket.on('framereceived', done);
    });
  });
  await prefer(page, { speed: 'instant', plainBoard: true, coach: false });
  const table = await deal(page, { game: 'habemus_papam', seats: ['me', ...bots(2)] });
  await page.goto(`/t/${table}`);
  const bid = page.locator('[data-choice]:enabled').first();
  await expect(bid).toBeVisible();
  expect(sockets.map((it) => new URL(it).searchParams.get('commits'))).toEqual([null]);
  await page.keyboard.press('s');
  await page.getByLabel("Confirm moves that can't be undone").check();
  await told;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const version = (await page.locator('.bar').getAttribute('data-version')) ?? '';
  await bid.click();
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(sure).toBeHidden();
  await expect(page.locator('.bar')).toHaveAttribute('data-version', version);
  await bid.click();
  await sure.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.bar')).not.toHaveAttribute('data-version', version);
});
