import { deal, expect, prefer, test } from './server.ts';

test('a beginner is coached once for each kind of decision, until they turn it off', async ({ page }) => {
  await prefer(page, { speed: 'instant', plainBoard: true, confirm: 'never' });
  const seats = ['me', { bot: 'random' }, { bot: 'random' }];
  const table = await deal(page, { game: 'habemus_papam', seats });
  await page.goto(`/t/${table}`);
  const coach = page.getByRole('note', { name: 'Coach' });
  await expect(coach).toContainText('up to three gems');
  await page.locator('[data-choice]:enabled').first().click();
  await expect(coach).toContainText('Take one card of the offer');
  // What was learnt is not told again, here or after a reload.
  await page.reload();
  await expect(coach).toContainText('Take one card of the offer');
  await coach.getByRole('button', { name: 'Hide the coach' }).click();
  await expect(coach).toBeHidden();
  await page.reload();
  await expect(page.locator('.bar .question')).toBeVisible();
  await expect(coach).toBeHidden();
});

test('the rules can be read and searched from the home page and at the table, in both languages', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules of La Città' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of La Città');
  await expect(page.getByRole('heading', { name: 'Migration', exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('bath house');
  await expect(page.getByRole('heading', { name: 'Hunger' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Building', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('heading', { name: 'Migratie', exact: true })).toBeVisible();

  const table = await deal(page, { game: 'carrara', seats: ['me', { bot: 'random' }] });
  await page.goto(`/t/${table}`);
  await expect(page.locator('.bar')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toContainText('Slotwaardering');
});
