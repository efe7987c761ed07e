/** A server of its own for every worker, and what visitors do. */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
const program = process.env.SIGNORIA ?? join(target, 'debug', 'signoria');

/** In memory where the system has it: a test does not wait for a disk after every move. */
const MEMORY = '/dev/shm';
const scratch = existsSync(MEMORY) ? MEMORY : tmpdir();

export class TestServer {
  url = '';
  #process: ChildProcess | null = null;
  #folder = mkdtempSync(join(scratch, 'signoria-e2e-'));
  readonly database = join(this.#folder, 'house.sqlite');
  #port = '0';
  readonly #path: string;

  /** `path`: the site is served below it. */
  constructor(path = '') {
    this.#path = path;
  }

  async open(): Promise<void> {
    const started = spawn(
      program,
      ['serve', '--lang', 'en', '--listen', `127.0.0.1:${this.#port}`, '--database', this.database],
      {
        // All browsers of the tests come from one address, as through a proxy.
        env: {
          ...process.env,
          SIGNORIA_SITE: join(root, 'web/dist'),
          SIGNORIA_PROXIES: '127.0.0.1',
          ...(this.#path && { SIGNORIA_LINK: `http://127.0.0.1${this.#path}` }),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.#process = started;
    this.url = await new Promise((found, failed) => {
      started.once('error', failed);
      started.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
      let told = '';
      started.stdout?.on('data', (data: Buffer) => {
        told += data.toString();
        const link = /http:\/\/127\.0\.0\.1:(\d+)/.exec(told);
        if (!link) return;
        this.#port = link[1] ?? '0';
        found(link[0]);
      });
    });
  }

  async close(): Promise<void> {
    const ended = this.#process;
    if (!ended || ended.exitCode !== null) return;
    await new Promise((done) => {
      ended.once('exit', done);
      ended.kill('SIGTERM');
    });
  }

  /** The same house, the same port, after a crash. */
  async restart(): Promise<void> {
    await this.close();
    await this.open();
  }

  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

interface Fixtures {
  /** What a browser reports although the test wants it: a refusal it provokes. One pattern, because
   * Playwright reads an array as a value with its options. */
  forgiven: RegExp | undefined;
  /** Takes a browser under watch: what its console says must not be an error. */
  watch: (context: BrowserContext) => void;
  /** Another person with their own browser, on the same server or another one. */
  visitor: (url?: string) => Promise<Page>;
}

/** Pages report what must not happen: errors on the console, refusals of the content security policy. */
export const test = base.extend<Fixtures & { quiet: void }, { house: TestServer }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = new TestServer();
      await house.open();
      await use(house);
      await house.close();
      house.clear();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  forgiven: [undefined, { option: true }],
  watch: async ({ forgiven }, use) => {
    const complaints: string[] = [];
    await use((context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
    });
    const meant = forgiven === undefined ? EXPECTED : [...EXPECTED, forgiven];
    expect(complaints.filter((text) => !meant.some((it) => it.test(text)))).toEqual([]);
  },
  quiet: [
    async ({ context, watch }, use) => {
      watch(context);
      await hurry(context);
      await use();
    },
    { auto: true },
  ],
  visitor: async ({ browser, house, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (url = house.url) => {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      contexts.push(context);
      watch(context);
      await hurry(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** What a browser reports although it is meant to happen: a connection that a test cuts. */
const EXPECTED = [/WebSocket connection to .* failed/, /ERR_CONNECTION_REFUSED/, /ERR_INTERNET_DISCONNECTED/];

export { expect };

/** Makes and deals a table over the protocol, as the visitor of this page. */
export async function deal(
  page: Page,
  wanted: {
    game: string;
    seats: unknown[];
    options?: object;
    preset?: string;
    clock?: object;
    hints?: boolean;
  },
): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/about');
  return page.evaluate(async (body) => {
    const post = async (path: string, content: unknown) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(content) });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as { id: string };
    };
    const me: unknown = await (await fetch('/api/me')).json().catch(() => null);
    if (!me || (me as { error?: string }).error) await post('/api/guests', { name: 'Anna' });
    const table = await post('/api/tables', body);
    if (!body.seats.includes('open')) await post(`/api/tables/${table.id}/start`, {});
    return table.id;
  }, wanted);
}

/** A test does not read: events are shown at once, unless it asks for another speed. */
const hurry = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      const key = 'signoria.settings';
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ speed: 'instant' }));
    } catch {
      // A page without an address has no storage: the tools of a test open some.
    }
  });

/** Settings a test wants, before the first page; what is changed later stays. */
export const prefer = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const [key, done] = ['signoria.settings', 'test.preferred'];
    if (localStorage.getItem(done)) return;
    localStorage.setItem(done, 'yes');
    const before = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...before, ...wanted }));
  }, settings);

/** Plays to the end by clicking choices of the plain board; tells how many decisions it took. */
export async function playOut(page: Page, limit = 900): Promise<number> {
  const decisions = await page.evaluate(async (most) => {
    const pause = () => new Promise((done) => setTimeout(done, 4));
    let clicks = 0;
    let idle = performance.now();
    while (!document.querySelector('[data-testid=result]')) {
      // While an answer is on its way, nothing is decided.
      const free = !document.querySelector('[data-sending]');
      const found = free ? [...document.querySelectorAll<HTMLElement>('[data-choice]:enabled')] : [];
      const choice = found[Math.floor(Math.random() * found.length)];
      if (choice) {
        choice.click();
        idle = performance.now();
        if (++clicks > most) throw new Error(`the game did not end within ${most} decisions`);
      } else if (performance.now() - idle > 20_000) {
        throw new Error(`nothing happens: ${document.querySelector('.bar')?.textContent}`);
      }
      await pause();
    }
    return clicks;
  }, limit);
  await expect(page.getByTestId('result')).toBeVisible();
  return decisions;
}

/** The result on the page equals that of the server's record. */
export async function compareResult(page: Page, table: string): Promise<void> {
  const rows = page.getByTestId('result').locator('tbody tr');
  const shown = await rows.evaluateAll((list) =>
    list.map((row) => ({
      seat: Number(row.dataset.seat),
      rank: Number(row.dataset.rank),
      total: Number(row.dataset.total),
    })),
  );
  const response = await page.request.get(`/api/tables/${table}/record`);
  expect(response.ok()).toBe(true);
  const record = (await response.json()) as { result: number[] };
  expect(record.result.length).toBeGreaterThan(1);
  const totals = shown.toSorted((a, b) => a.seat - b.seat).map((row) => row.total);
  expect(totals).toEqual(record.result);
  const best = Math.max(...totals);
  for (const row of shown) if (row.rank === 1) expect(row.total).toBe(best);
}
