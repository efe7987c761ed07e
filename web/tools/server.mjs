// What the tools share: a server of their own, a browser, and a game that is the same every time.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { executable, quiet } from './chromium.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dist = join(root, 'web/dist');

/** Every game and how many can play it, from the generated list: Node does not read TypeScript. */
export const GAMES = [
  ...readFileSync(join(root, 'web/src/generated/games.ts'), 'utf8').matchAll(
    /\{ id: '(\w+)', seats: \{ min: (\d+), max: (\d+) \} \}/g,
  ),
].map(([, id, min, max]) => ({ id, seats: { min: Number(min), max: Number(max) } }));
if (!GAMES.length) throw new Error('no games in web/src/generated/games.ts: `cargo xtask types` writes it');

/** The ids of all games, or of the one that is asked for. */
export function chosenGames(wanted) {
  const ids = GAMES.map(({ id }) => id).filter((id) => !wanted || id === wanted);
  if (!ids.length) throw new Error(`there is no game \`${wanted}\``);
  return ids;
}

/** What differs in the games of the pictures. */
const PICTURED = {
  machiavelli: { players: 5, seed: 11, middle: 0.6 },
  carrara: { players: 3, middle: 0.6 },
  la_citta: { middle: 0.6 },
};

/** The game that is pictured of each; `eyes`: the seat that is looked from; `middle`: how far it has come by then. */
export const pictured = GAMES.map(({ id, seats }) => ({
  game: id,
  players: Math.min(4, seats.max),
  seed: 7,
  eyes: 0,
  middle: 0.55,
  ...PICTURED[id],
}));

export const out = (line) => process.stdout.write(`${line}\n`);

/** The program: the one of `SIGNORIA`, else the first kind that is built. */
export function program(...kinds) {
  const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
  return process.env.SIGNORIA ?? kinds.map((it) => join(target, it, 'signoria')).find(existsSync);
}

/** Words like `--game carrara --full`; what is not known is refused. */
export function flags(known) {
  const found = {};
  const words = process.argv.slice(2);
  while (words.length) {
    const word = words.shift();
    const name = word.replace(/^--/, '');
    if (!word.startsWith('--') || !(name in known)) throw new Error(`what is \`${word}\`?`);
    found[name] = known[name] === 'flag' ? true : words.shift();
    if (found[name] === undefined) throw new Error(`\`${word}\` needs a value`);
  }
  return found;
}

/** A folder that is gone when `work` is done. */
export async function within(name, work) {
  const folder = mkdtempSync(join(tmpdir(), `signoria-${name}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves the built site while `work` goes on. */
export async function serve(binary, folder, settings, work) {
  const words = ['serve', '--lang', 'en', '--listen', '127.0.0.1:0', '--database', join(folder, 'x.sqlite')];
  const env = { ...process.env, SIGNORIA_SITE: dist, SIGNORIA_PROXIES: '127.0.0.1', ...settings };
  const server = spawn(binary, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await new Promise((found, failed) => {
      server.once('error', failed);
      server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
      server.stdout.on('data', (data) => {
        const link = /http:\/\/[\d.:]+/.exec(String(data));
        if (link) found(link[0]);
      });
    });
    return await work(url);
  } finally {
    server.removeAllListeners('exit');
    const ended = new Promise((done) => server.once('exit', done));
    if (server.exitCode === null && server.kill()) await ended;
  }
}

export async function browse(work) {
  const { chromium: driver } = await import('@playwright/test');
  const browser = await driver.launch({ executablePath: executable, args: [...quiet, '--hide-scrollbars'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Pixels of its window that Chromium may need for itself, with some to spare: tabs and address take 87 of them. */
const EDGE = 200;

/**
 * Gives a page a window in which all of it can be seen. Chromium without a screen has tabs and an address as well and
 * lays the page below them, but makes its window no higher than the page is to be. What changes in the lowest 87 pixels
 * is then never drawn (`Draw skipped.` in a trace), and a test that waits for it waits until something further up
 * changes.
 */
export async function onScreen(page) {
  const session = await page.context().newCDPSession(page);
  const { windowId, bounds } = await session.send('Browser.getWindowForTarget');
  const { height } = page.viewportSize();
  await session.send('Browser.setWindowBounds', {
    windowId,
    bounds: { width: bounds.width, height: height + EDGE },
  });
  await session.detach();
}

/** A game between bots, the same for the same seed. */
export function record(binary, folder, { game, players, preset, seed, bot = 'casual' }) {
  const file = join(folder, `${game}.json`);
  const words = ['record', game, '--players', String(players), '--seed', String(seed), '--bot', bot];
  if (preset) words.push('--preset', preset);
  execFileSync(binary, [...words, '--out', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { options, seats, entries } = JSON.parse(readFileSync(file, 'utf8'));
  const moves = entries.map((entry) => {
    const [, seat, action] = /^(\d+) (.*)$/.exec(entry);
    return { seat: Number(seat), action };
  });
  return { game, options, names: seats, moves };
}

/**
 * A table with a person on every seat who plays what the record says. `browsing` are the options of the
 * reader's browser, who sits on seat `eyes`.
 */
export async function sitDown(browser, url, { game, options, names, moves }, eyes, browsing) {
  const guests = [];
  for (const [seat, name] of names.entries()) {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'en-GB',
      ...(seat === eyes && browsing),
    });
    const page = await context.newPage();
    await page.goto('/about');
    await page.evaluate(async (guest) => {
      const post = async (path, content) => {
        const headers = { 'Content-Type': 'application/json' };
        const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(content) });
        if (!response.ok) throw new Error(await response.text());
        return response.json();
      };
      globalThis.post = post;
      await post('/api/guests', { name: guest });
    }, name);
    guests.push({ context, page });
  }
  const [host, ...rest] = guests;
  const seats = names.map((_, seat) => (seat === 0 ? 'me' : 'open'));
  const table = await host.page.evaluate(
    async (wanted) => (await globalThis.post('/api/tables', wanted)).id,
    { game, options, seats },
  );
  for (const [at, { page }] of rest.entries()) {
    await page.evaluate((path) => globalThis.post(path, {}), `/api/tables/${table}/join?seat=${at + 1}`);
  }
  await host.page.evaluate((path) => globalThis.post(path, {}), `/api/tables/${table}/start`);
  for (const { page } of guests) {
    await page.evaluate(async (id) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
      let version = 0;
      let answer = () => {};
      let refuse = () => {};
      globalThis.asked = false;
      let heard = () => {};
      // Each player decides after they have received the previous action.
      const hear = (wanted) =>
        version >= wanted ? undefined : new Promise((done) => (heard = () => version >= wanted && done()));
      globalThis.play = async (action, after) => {
        await hear(after);
        return new Promise((done, failed) => {
          answer = () => done(version);
          refuse = failed;
          socket.send(JSON.stringify({ type: 'play', version, action, id: 1 }));
        });
      };
      globalThis.isAsked = async (after) => {
        await hear(after);
        return globalThis.asked;
      };
      await new Promise((ready) => {
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(data);
          if (message.version !== undefined) version = message.version;
          if (message.position) globalThis.asked = message.position.choices.length > 0;
          if (message.type === 'accepted') answer();
          if (message.type === 'refused') refuse(new Error(message.text));
          heard();
          ready();
        });
      });
    }, table);
  }
  let at = 0;
  let version = 0;
  return {
    table,
    context: guests[eyes].context,
    get at() {
      return at;
    },
    /** Plays on until `enough` moves are made; `asked`: and until the reader has to decide. */
    async play(enough, asked = false) {
      const { page } = guests[eyes];
      while (at < moves.length) {
        const { seat, action } = moves[at];
        if (
          at >= enough &&
          (!asked || (seat === eyes && (await page.evaluate((after) => globalThis.isAsked(after), version))))
        )
          break;
        version = await guests[seat].page.evaluate(
          ([text, after]) => globalThis.play(text, after),
          [action, version],
        );
        at += 1;
      }
    },
    async close() {
      for (const { context } of guests) await context.close();
    },
  };
}
