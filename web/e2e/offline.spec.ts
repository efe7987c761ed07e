import { expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection a page says so', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.match('/offline.html').then(Boolean))).toBe(true);
  await page.reload();
  await context.setOffline(true);
  await page.goto('/about').catch(() => {});
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'About Signoria' })).toBeVisible();
});
