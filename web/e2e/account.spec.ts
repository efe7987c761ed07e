import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deal, expect, TestServer, prefer, test } from './server.ts';

const PASSWORD = 'una vita lunga';
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const told = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** Unique within this run. */
let count = 0;
const aName = () => `Bianca ${process.pid}-${++count}`;

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = section(page, 'Create account');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  await told(page, 'Account created.');
}
async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/account');
  const form = section(page, 'Log in');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

test('a guest who registers keeps their tables, logs out and finds them again', async ({ page }) => {
  const table = await deal(page, { game: 'carrara', seats: ['me', { bot: 'random' }] });
  const name = aName();
  await makeAccount(page, name);
  await page.getByRole('link', { name: 'My games' }).first().click();
  await expect(page.locator(`a[href="/t/${table}"]`)).toBeVisible();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  await told(page, 'You are logged out.');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/history');
  await told(page, 'No finished games yet.');
  await expect(page.locator(`a[href="/t/${table}"]`)).toBeHidden();

  await logIn(page, name.toUpperCase(), PASSWORD);
  await told(page, 'You are logged in.');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Your turn in The Palaces of Carrara' })).toBeVisible();
  await page.goto(`/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
});

test.describe('wrong passwords', () => {
  test.use({ forgiven: /status of 40[13]/ });
  test('are refused in words, and change nothing', async ({ page, visitor }) => {
    const name = aName();
    await makeAccount(page, name);
    const other = await visitor();
    await logIn(other, name, 'something else');
    await expect(other.locator('.notice.error').first()).toContainText(/password/i);
    await expect(section(other, 'Log in')).toBeVisible();

    const form = section(page, 'Change password');
    await form.getByLabel('Current password').fill('something else');
    await form.getByLabel('New password').fill('una vita nuova');
    await form.getByRole('button').click();
    await expect(page.locator('.notice.error').first()).toContainText(/password/i);
    await logIn(other, name, PASSWORD);
    await told(other, 'You are logged in.');
  });
});

test('a new password ends the other sessions, and a single one can be ended', async ({ page, visitor }) => {
  const name = aName();
  await makeAccount(page, name);
  const other = await visitor();
  await logIn(other, name, PASSWORD);
  await told(other, 'You are logged in.');

  await page.reload();
  const rows = section(page, 'Where you are logged in').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'this device' })).toHaveCount(1);
  await rows.getByRole('button', { name: 'End' }).click();
  await expect(rows).toHaveCount(1);
  expect(await (await other.request.get('/api/me')).json()).toBeNull();

  await logIn(other, name, PASSWORD);
  await told(other, 'You are logged in.');
  const form = section(page, 'Change password');
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByLabel('New password').fill('una vita nuova');
  await form.getByRole('button').click();
  await told(page, 'Password changed.');
  expect(await (await other.request.get('/api/me')).json()).toBeNull();
  await logIn(other, name, 'una vita nuova');
  await told(other, 'You are logged in.');
});

test('a user downloads their data, then deletes the account', async ({ page }) => {
  const table = await deal(page, { game: 'carrara', seats: ['me', { bot: 'random' }] });
  const name = aName();
  await makeAccount(page, name);
  await page.getByRole('link', { name: 'My public profile' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goto('/account');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const kept = readFileSync(await (await coming).path(), 'utf8');
  expect(kept).toContain(name);
  expect(kept).toContain(table);
  expect(kept).not.toContain(PASSWORD);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await told(page, 'Account deleted.');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await page.request.get(`/api/users/${encodeURIComponent(name)}`)).status()).toBe(404);
});

test('the first account is the administrator, and all visitors read its announcement', async ({
  visitor,
}) => {
  const own = new TestServer();
  await own.open();
  const keeper = await visitor(own.url);
  const guest = await visitor(own.url);
  await prefer(guest, { speed: 'instant' });
  const table = await deal(guest, { game: 'carrara', seats: ['me', { bot: 'random' }] });
  await guest.goto('/');
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await makeAccount(keeper, 'Cosimo');
  await keeper.getByRole('link', { name: 'Administration' }).click();
  const users = keeper.getByRole('region', { name: 'Users' }).locator('tbody tr');
  await expect(users).toHaveCount(2);
  await expect(users.filter({ hasText: 'Cosimo' })).toContainText('Administration');
  await expect(keeper.locator(`a[href^="/t/${table}"]`)).toBeVisible();
  await keeper.getByRole('textbox', { name: 'Announcement' }).fill('At midnight the doors are closed.');
  await keeper.getByRole('button', { name: 'Save', exact: true }).click();
  await told(keeper, 'Saved.');

  // Without a reload, at home and at the table.
  await told(guest, 'At midnight the doors are closed.');
  await guest.goto(`/t/${table}`);
  await told(guest, 'At midnight the doors are closed.');
  await guest.getByRole('button', { name: 'Hide the announcement' }).click();
  await expect(guest.getByText('At midnight')).toBeHidden();
  await guest.reload();
  await expect(guest.locator('.bar')).toBeVisible();
  await expect(guest.getByText('At midnight')).toBeHidden();

  // Other people are refused.
  await makeAccount(guest, 'Giuliano');
  await expect(guest.getByRole('link', { name: 'Administration' })).toBeHidden();
  await guest.goto('/admin');
  await expect(guest.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect((await guest.request.get('/api/admin/users')).status()).toBe(403);
  await own.close();
  own.clear();
});

test('an administrator resets a password and bans a user, and both are in the log', async ({ visitor }) => {
  const own = new TestServer();
  await own.open();
  const admin = await visitor(own.url);
  const user = await visitor(own.url);
  await makeAccount(admin, 'Cosimo');
  await makeAccount(user, 'Giuliano');
  await admin.getByRole('link', { name: 'Administration' }).click();

  await admin.getByRole('button', { name: 'Reset password: Giuliano' }).click();
  await admin.getByRole('button', { name: 'Confirm' }).click();
  const link = (await admin.locator('dialog[open] code').textContent()) ?? '';
  await admin.locator('dialog[open]').getByRole('button', { name: 'Close' }).first().click();
  await user.goto(link);
  await user.getByLabel('New password').fill('a brand new secret');
  await user.getByRole('button', { name: 'Change password' }).click();
  await told(user, 'Password changed.');
  await expect(user.getByRole('heading', { name: 'Giuliano' })).toBeVisible();
  // It works once.
  const again = await user.request.post('/api/reset', {
    data: { code: link.split('#')[1] ?? '', password: 'another secret' },
  });
  expect(again.status()).toBeGreaterThanOrEqual(400);

  await admin.getByRole('button', { name: 'Ban: Giuliano' }).click();
  await admin.getByRole('button', { name: 'Confirm' }).click();
  await told(admin, 'Done.');
  expect(await (await user.request.get('/api/me')).json()).toBeNull();
  const log = admin.getByRole('region', { name: 'Log of administration' }).locator('tbody tr');
  await expect(log.filter({ hasText: 'Ban' })).toContainText('Giuliano');
  await expect(log.filter({ hasText: 'Reset password' })).toContainText('Cosimo');
  await own.close();
  own.clear();
});

test('the home page hears of tables as they come and go', async ({ page, visitor }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const host = await visitor();
  await host.goto('/about');
  const table = await host.evaluate(async () => {
    const post = async (path: string, body: unknown) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await post('/api/guests', { name: 'Sandro' });
    const wanted = { game: 'carrara', seats: ['me', 'open'], listed: true };
    return ((await post('/api/tables', wanted)) as { id: string }).id;
  });
  const entry = page.locator(`a[href="/t/${table}"]`);
  await expect(entry).toContainText('1 of 2 seats free');
  await expect(entry).toContainText('Sandro');
  await host.goto(`/t/${table}`);
  await host.getByRole('button', { name: 'Start with a bot on the free seat' }).click();
  await expect(entry).toBeHidden();
  // And of one's own turn.
  const own = await visitor();
  await deal(own, { game: 'carrara', seats: ['me', { bot: 'random' }] });
  await own.goto('/');
  await expect(own).toHaveTitle('● Your turn · Signoria');
});
