/** Several people: one device that is handed over, or two browsers at one table. */

import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { deal, expect, playOut, prefer, test } from './server.ts';

const FAST = { speed: 'instant', plainBoard: true, confirm: 'never' };

/** What a seat is told now, over a connection of its own. */
const look = (page: Page, table: string, seat?: number) =>
  page.evaluate(
    async ([id, asked]) => {
      const own = asked === undefined ? '' : `&seat=${asked}`;
      const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?lang=en${own}`);
      const text = await new Promise<string>((done) =>
        socket.addEventListener('message', (it) => done(String(it.data))),
      );
      socket.close();
      return JSON.parse(text) as Frame;
    },
    [table, seat] as const,
  );
interface Frame {
  version: number;
  table: { you: number };
  position: { view: { players: Record<string, unknown>[] }; choices: { text: string }[] };
}

/** All words in a piece of JSON. */
function wordsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) for (const item of value) wordsOf(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      found.add(key);
      wordsOf(item, found);
    }
  }
  return found;
}

/** How a game calls things, in English. */
function nameOf(game: string, key: string): string | undefined {
  const text = readFileSync(new URL(`../../locales/en/${game}.ftl`, import.meta.url), 'utf8');
  return new RegExp(`^${key} = (.+)$`, 'm').exec(text)?.[1];
}

/** Everything that reaches a browser from the server, except for the site itself and the list of games. */
function listen(page: Page): () => Promise<string[]> {
  const heard: string[] = [];
  const requests: Request[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(String(frame.payload))));
  page.on('requestfinished', (request) => {
    if (/^\/api\/(?!games|bots)/.test(new URL(request.url()).pathname)) requests.push(request);
  });
  return async () => {
    for (const request of requests.splice(0)) {
      heard.push((await (await request.response())?.text()) ?? '');
    }
    return heard;
  };
}

const stored = (page: Page) =>
  page.evaluate(async () => {
    const stores = await caches.keys();
    const bases = (await indexedDB.databases()).map((it) => it.name);
    const cookies = document.cookie;
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, stores, bases, cookies]);
  });

const CASES = [
  // Eight missions, all different to the eye: two are dealt to each, and stay secret to the end.
  {
    game: 'habemus_papam',
    seats: ['me', 'open', { bot: 'random' }],
    hidden: (frame: Frame) => frame.position.view.players[frame.table.you]?.['known_missions'],
    least: 1,
    moves: 6,
  },
  // Four districts in hand, and the character of the round.
  {
    game: 'machiavelli',
    seats: ['me', 'open'],
    hidden: (frame: Frame) => frame.position.view.players[frame.table.you]?.['cards'],
    least: 1,
    moves: 6,
  },
];

for (const { game, seats, hidden, least, moves } of CASES) {
  test(`${game}: what one holds is nowhere in the browser of the other`, async ({ page, visitor }) => {
    await prefer(page, FAST);
    const table = await deal(page, { game, seats });
    await page.goto(`/t/${table}`);
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();

    const other = await visitor();
    await prefer(other, FAST);
    const traffic = listen(other);
    await other.goto(`/t/${table}`);
    await other.getByRole('button', { name: 'Sit here' }).click();
    await page.getByRole('button', { name: 'Start game', exact: true }).click();

    let searched = 0;
    // Everything the other player has known at any time, as text of their own view.
    const known = new Set<string>();
    for (let move = 0; move <= moves; move++) {
      for (const it of [page, other]) await expect(it.locator('div.plain')).toBeVisible();
      const [mine, theirs] = [await look(page, table), await look(other, table)];
      expect(mine.version).toBe(theirs.version);
      // What only the first player knows, by name: their own cards, and everything their view has beyond the other's.
      wordsOf(theirs.position, known);
      const names = [...known].map((word) => nameOf(game, word) ?? '');
      const own = [...wordsOf(hidden(mine))].filter((word) => !known.has(word));
      const more = [...wordsOf(mine.position.view)].filter((word) => !known.has(word));
      const secrets = new Set(move === 0 ? [...own, ...more] : own);
      if (move === 0) expect(own.length).toBeGreaterThanOrEqual(least);
      searched += secrets.size;

      const heard = await traffic();
      expect(heard.length).toBeGreaterThan(move);
      const [dom, kept] = [await other.content(), await stored(other)];
      for (const secret of secrets) {
        const name = nameOf(game, secret);
        // A name that is part of another one proves nothing.
        const telling = name && !names.some((it) => it.includes(name)) ? name : null;
        for (const text of heard) {
          expect(text, secret).not.toContain(`"${secret}"`);
          if (telling) expect(text, telling).not.toContain(telling);
        }
        expect(kept).not.toContain(secret);
        if (telling) expect(dom, telling).not.toContain(telling);
      }
      // The seat to act plays its first choice.
      for (const it of [page, other]) {
        const choice = it.locator('[data-choice]:enabled').first();
        if (!(await choice.isVisible())) continue;
        const version = (await it.locator('.bar').getAttribute('data-version')) ?? '';
        await choice.click();
        await expect(it.locator('.bar')).not.toHaveAttribute('data-version', version);
        break;
      }
    }
    expect(searched).toBeGreaterThan(moves);
  });
}

test('hot seat: nothing of a seat is shown until its player is ready', async ({ page }) => {
  await prefer(page, FAST);
  const game = 'machiavelli';
  const table = await deal(page, { game, seats: ['me', 'me', { bot: 'random' }] });
  await page.goto(`/t/${table}`);
  const cover = page.getByTestId('hand-over');
  const bar = page.locator('.bar');
  /** Names in the hand of a seat that lie nowhere in the open and not in the other hand. */
  const secretsOf = async (seat: number) => {
    const [mine, theirs] = [await look(page, table, seat), await look(page, table, 1 - seat)];
    const others = wordsOf(theirs.position);
    const hand = wordsOf(mine.position.view.players[seat]?.['cards']);
    const names = [...others].map((word) => nameOf(game, word) ?? '');
    return [...hand]
      .filter((word) => !others.has(word))
      .map((word) => nameOf(game, word) ?? '')
      .filter((name) => name && !names.some((it) => it.includes(name)));
  };
  const shows = async (names: string[]) => {
    const dom = await page.content();
    return names.filter((name) => dom.includes(name));
  };
  let searched = 0;
  const seen = new Set<string>();
  for (let move = 0; move < 12; move++) {
    await expect(cover.or(page.locator('[data-choice]:enabled').first()).first()).toBeVisible();
    if (await cover.isVisible()) {
      // Covered: neither hand is anywhere on the page.
      const all = [...(await secretsOf(0)), ...(await secretsOf(1))];
      searched += all.length;
      expect(await shows(all)).toEqual([]);
      await expect(bar).toBeHidden();
      const next = await cover.locator('[data-seat]').first().getAttribute('data-seat');
      seen.add(next ?? '');
      await cover.getByRole('button', { name: "I'm ready" }).click();
      await expect(bar).toBeVisible();
      const [own, other] = [await secretsOf(Number(next)), await secretsOf(1 - Number(next))];
      await expect.poll(() => shows(own)).toEqual(own);
      expect(await shows(other)).toEqual([]);
      continue;
    }
    const choice = page.locator('[data-choice]:enabled').first();
    const version = (await bar.getAttribute('data-version')) ?? '';
    await choice.click();
    await expect(cover.or(page.locator(`.bar:not([data-version="${version}"])`)).first()).toBeVisible();
  }
  expect([...seen].toSorted()).toEqual(['0', '1']);
  expect(searched).toBeGreaterThan(4);
  // After a return to the page it is covered.
  await page.reload();
  await expect(cover).toBeVisible();
});

test('a hot-seat game comes to its end', async ({ page }) => {
  await prefer(page, FAST);
  const table = await deal(page, { game: 'habemus_papam', seats: ['me', 'me', 'me'] });
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: "I'm ready" }).click();
  // From now on, each player confirms that they are ready.
  await page.evaluate(() =>
    setInterval(
      () => document.querySelector<HTMLElement>('[data-testid=hand-over] button.primary')?.click(),
      20,
    ),
  );
  await playOut(page);
});

test('notes, hints and the clock', async ({ page, visitor }) => {
  await prefer(page, FAST);
  const table = await deal(page, {
    game: 'carrara',
    seats: ['me', 'open'],
    hints: true,
    clock: { kind: 'live', move: 30, reserve: 60 },
  });
  await page.goto(`/t/${table}`);
  const other = await visitor();
  await prefer(other, FAST);
  await other.goto(`/t/${table}`);
  await other.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start game', exact: true }).click();
  const [first, second] = (await page
    .locator('.bar.mine')
    .or(page.locator('.bar:not(.mine) .question', { hasText: /.+/ }))
    .first()
    .waitFor()
    .then(() => page.locator('.bar.mine').isVisible()))
    ? [page, other]
    : [other, page];
  // Both see whose time runs, and that it runs.
  for (const it of [first, second])
    await expect(it.getByRole('timer').first()).toHaveText(/^1:[0-3]\d|0:[0-5]\d$/);
  const clock = first.getByRole('timer').first();
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');

  await first.getByRole('button', { name: 'Hint' }).click();
  const hints = first.getByRole('note', { name: 'Hint' });
  await expect(hints.getByRole('listitem').first()).toContainText('%', { timeout: 30_000 });
  await hints.getByRole('button', { name: 'Close' }).click();
  await expect(hints).toBeHidden();
  await expect(second.getByRole('button', { name: 'Hint' })).toBeHidden();

  await first.getByRole('tab', { name: 'Notes' }).click();
  const notes = first.getByRole('textbox', { name: 'Notes' });
  await notes.fill('They always buy white.');
  const saved = first.waitForResponse((it) => it.url().includes('/notes') && it.request().method() === 'PUT');
  await notes.blur();
  await saved;
  await first.reload();
  await first.getByRole('tab', { name: 'Notes' }).click();
  await expect(notes).toHaveValue('They always buy white.');
  await second.getByRole('tab', { name: 'Notes' }).click();
  await expect(second.getByRole('textbox', { name: 'Notes' })).toHaveValue('');
});
