// A visit to every page, dialog and board in a real browser. Writes contact sheets to `target/tour` and lists what is
// wrong with each screen (`faults.mjs`). `cargo xtask tour` starts it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blank, drawings, faults } from './faults.mjs';
import { browse, flags, out, pictured, program, record, root, serve, sitDown, within } from './server.mjs';

const asked = flags({ out: '', only: '', lang: '', size: '', theme: '', check: 'flag' });
const check = asked.check ?? false;
const folder = resolve(asked.out ?? join(root, 'target/tour'));
const binary = program('debug');
if (!binary) throw new Error('build the program first: `cargo build`');

const SIZES = { wide: [1920, 1080], desktop: [1440, 900], laptop: [1366, 768], phone: [390, 844] };
const one = (name, all) => (asked[name] ? asked[name].split(',') : all);
const langs = one('lang', check ? ['nl'] : ['en', 'nl']);
const sizes = one('size', check ? ['laptop', 'phone'] : Object.keys(SIZES));
const themes = one('theme', check ? ['light'] : ['light', 'dark']);
/** A screen is visited if its name begins with one of these. */
const only = asked.only?.split(',') ?? [''];
const wanted = (name) => only.some((it) => name.startsWith(it));
/** Whether some of the screens that begin so are visited. */
const meant = (name) => only.some((it) => name.startsWith(it) || it.startsWith(name));
/** Number of screens that are pictured of a long page; the rules are pictured completely, because they show every card. */
const SCREENS = 3;

const shots = [];
const list = [];
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'shots'), { recursive: true });

await within('tour', (scratch) =>
  browse(async (browser) => {
    const bench = await (await browser.newContext()).newPage();
    await house(browser, scratch, bench);
    for (const it of pictured) if (meant(it.game)) await game(browser, scratch, bench, it);
    if (!check) await sheets(browser);
  }),
);
report();

/** Pages around the games: for a new visitor, and for a user with an account and finished games. */
async function house(browser, scratch, bench) {
  const pages = ['home', 'rules', 'setup', 'account', 'history', 'profile', 'settings', 'about', 'missing'];
  if (![...pages, 'admin', 'waiting', 'replay', 'hand'].some(meant)) return;
  await serve(binary, scratch, { SIGNORIA_SEED: '7' }, async (url) => {
    const guest = await browser.newContext(visitor(url));
    const stranger = await guest.newPage();
    const look = (name, path, act) => visit(bench, stranger, name, path, act);
    await look('home-new', '/');
    for (const { game: id } of pictured) {
      await look(`rules-${id}`, `/rules/${id}`, (page) => page.locator('.cards').waitFor());
      await look(`setup-${id}`, `/new/${id}`);
    }
    await look('account-new', '/account');
    await look('settings', '/settings');
    await look('about', '/about');
    await look('missing-page', '/nowhere');
    await look('missing-table', '/t/nowhere');

    const known = await browser.newContext(visitor(url));
    const page = await known.newPage();
    await page.goto('/about');
    const made = await page.evaluate(prepare);
    const other = await browser.newContext(visitor(url));
    const reader = await other.newPage();
    const seen = (name, path, act) => visit(bench, page, name, path, act);
    await seen('home-known', '/');
    await seen('account-known', '/account');
    await seen('history', '/history');
    await seen('profile', '/u/Lucrezia');
    await seen('admin', '/admin');
    await seen('waiting-host', `/t/${made.waiting}`);
    await visit(bench, reader, 'waiting-stranger', `/t/${made.waiting}`);
    await seen('hand-over', `/t/${made.shared}`);
    await seen('replay', `/t/${made.finished}/replay`, (it) =>
      it.locator('input[type=range]').first().waitFor(),
    );
    for (const context of [guest, known, other]) await context.close();
  });
}

/** In the page: an account, a table that waits, one on this device for two, and a finished game. */
async function prepare() {
  const post = async (path, content) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(content) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  await post('/api/accounts', { name: 'Lucrezia', password: 'a long pass phrase' });
  const bot = { bot: 'casual' };
  const random = { bot: 'random' };
  const waiting = await post('/api/tables', {
    game: 'la_citta',
    seats: ['me', 'open', bot, 'open'],
    listed: true,
    password: 'arno',
    clock: { kind: 'live', move: 45, reserve: 900 },
    hints: true,
  });
  const shared = await post('/api/tables', { game: 'machiavelli', seats: ['me', 'me', bot] });
  await post(`/api/tables/${shared.id}/start`, {});
  const finished = await post('/api/tables', { game: 'habemus_papam', seats: ['me', random, random] });
  await post(`/api/tables/${finished.id}/start`, {});
  await new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${finished.id}/socket`);
    let id = 0;
    socket.addEventListener('message', ({ data }) => {
      const { position, version } = JSON.parse(data);
      if (position?.result) done();
      if (!position?.choices?.length) return;
      const choice = position.choices[(id * 7919) % position.choices.length];
      socket.send(JSON.stringify({ type: 'play', version, action: choice.text, id: (id += 1) }));
    });
  });
  return { waiting: waiting.id, shared: shared.id, finished: finished.id };
}

/** A game at its start, with its dialogs; in its middle, drawn and as a list; and at its end. */
async function game(browser, scratch, bench, it) {
  const played = record(binary, scratch, it);
  await serve(binary, scratch, { SIGNORIA_SEED: String(it.seed) }, async (url) => {
    const table = await sitDown(browser, url, played, 0, visitor(url));
    const page = await table.context.newPage();
    const path = `/t/${table.table}`;
    const ready = (at) => at.locator('.lit-target.lit, .bar [data-choice]').first().waitFor();
    const look = (name, act, settings) => visit(bench, page, `${it.game}-${name}`, path, act, settings);
    await table.play(0, true);
    await look('1-start', ready);
    await look('2-coach', ready, { coach: true });
    const guided = await page.evaluate(async (id) => {
      const response = await fetch(`/api/games/${id}/lesson`, { method: 'POST' });
      return (await response.json()).id;
    }, it.game);
    await visit(bench, page, `${it.game}-2-lesson`, `/t/${guided}`, (at) => at.locator('.lesson').waitFor());
    await table.play(Math.round(played.moves.length * it.middle), true);
    await look('3-middle', ready);
    await look('4-list', (at) => at.locator('[data-choice]').first().waitFor(), { plainBoard: true });
    const key = (name, letter) =>
      look(`5-${name}`, async (at) => {
        await ready(at);
        await at.keyboard.press(letter);
        await at.locator('dialog[open] .body').first().waitFor();
      });
    // What is the same in all games is looked at in one.
    if (it.game === 'machiavelli') {
      await key('log', 'l');
      await key('chat', 'c');
      await key('settings', 's');
      await key('keys', '?');
      await key('notes', 't');
      await look(
        '5-confirm',
        async (at) => {
          await ready(at);
          await at.locator('.lit-target.lit, .bar [data-choice]').first().click();
          const primary = at.locator('.bar .chips .primary:enabled');
          if (await primary.count()) await primary.click();
          await at.waitForTimeout(300);
        },
        { confirm: 'always' },
      );
    }
    await key('rules', 'r');
    await look('6-inspector', async (at) => {
      await ready(at);
      const piece = at.locator('[data-inspect], .lit-target').first();
      await piece.focus();
      await at.keyboard.press('i');
      await at.waitForTimeout(200);
    });
    await table.play(played.moves.length);
    await look('7-result', (at) => at.locator('[data-testid=result] figure').waitFor());
    await table.close();
  });
}

function visitor(url) {
  return {
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  };
}

/** Looks at one screen in every language, size and theme. */
async function visit(bench, page, name, path, act, settings = {}) {
  if (!wanted(name)) return;
  const errors = [];
  const heard = (message) => {
    if (message.type() === 'error') errors.push(message.text());
  };
  const broken = (error) => errors.push(error.message);
  page.on('console', heard);
  page.on('pageerror', broken);
  for (const lang of langs) {
    await page.goto('about:blank');
    const script = await page.addInitScript(
      (it) => localStorage.setItem('signoria.settings', JSON.stringify(it)),
      { speed: 'instant', coach: false, lang, ...settings },
    );
    for (const size of sizes) {
      errors.length = 0;
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: themes[0], reducedMotion: 'reduce' });
      await page.goto(path);
      try {
        await page.locator('main').first().waitFor();
        await act?.(page);
      } catch (error) {
        tell({ name, size, lang, kind: 'not reached', where: path, detail: error.message.split('\n')[0] });
      }
      await page.evaluate(() => document.fonts.ready);
      // Pictures of a whole page show what lies below the window too.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(sheet);
      });
      await settle(page);
      for (const fault of await page.evaluate(faults)) tell({ name, size, lang, ...fault });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await settle(page);
        await picture(bench, page, { name, size, lang, theme });
      }
      // A page that is meant not to be there is answered so.
      for (const text of new Set(errors)) {
        if (name.startsWith('missing') && /404/.test(text)) continue;
        tell({ name, size, lang, kind: 'console', where: path, detail: text });
      }
    }
    await script?.dispose?.();
  }
  page.off('console', heard);
  page.off('pageerror', broken);
  out(`${name}: ${list.filter((it) => it.name === name).length}`);
}

function settle(page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

function tell(fault) {
  list.push(fault);
}

function group(items, key) {
  const found = new Map();
  for (const item of items) {
    const name = key(item);
    found.set(name, [...(found.get(name) ?? []), item]);
  }
  return found;
}

async function picture(bench, page, { name, size, lang, theme }) {
  const boxes = await page.evaluate(drawings);
  const bytes = await page.screenshot({ animations: 'disabled' });
  const address = `data:image/png;base64,${bytes.toString('base64')}`;
  for (const fault of await bench.evaluate(blank, [address, boxes, 1]))
    tell({ name, size, lang, theme, ...fault });
  if (check) return;
  const file = join(folder, 'shots', `${name}-${size}-${theme}-${lang}.png`);
  const [width, height] = SIZES[size];
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = {
    x: 0,
    y: 0,
    width,
    height: name.startsWith('rules') ? high : Math.min(high, height * SCREENS),
  };
  const whole =
    high > height + 4 ? await page.screenshot({ fullPage: true, clip, animations: 'disabled' }) : bytes;
  writeFileSync(file, whole);
  shots.push({ name, size, lang, theme, file });
}

/** Contact sheets: what belongs together on one picture, as wide as a screen. */
async function sheets(browser) {
  const page = await (await browser.newContext({ viewport: { width: 1920, height: 1200 } })).newPage();
  const groups = group(shots, ({ name, size, lang, theme }) => {
    const game = pictured.find((it) => name.startsWith(it.game))?.game;
    return `${game ?? (name.startsWith('rules') ? 'rules' : 'pages')}-${size}-${theme}-${lang}`;
  });
  for (const [name, all] of groups) {
    const columns = all[0].size === 'phone' ? 6 : 3;
    const figures = all.map(
      ({ name: title, file }) =>
        `<figure><figcaption>${title}</figcaption><img src="${pathToFileURL(file)}"></figure>`,
    );
    const html =
      `<!doctype html><meta charset="utf-8"><style>body{margin:8px;background:#777;font:16px sans-serif;columns:${columns};` +
      `column-gap:8px}figure{margin:0 0 8px;break-inside:avoid}img{width:100%;display:block}` +
      `figcaption{background:#222;color:#fff;padding:2px 6px}</style>${figures.join('')}`;
    const file = join(folder, `${name}.html`);
    writeFileSync(file, html);
    await page.goto(String(pathToFileURL(file)));
    await page.evaluate(() => Promise.all([...document.images].map((it) => it.decode())));
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    rmSync(file);
  }
  out(`${groups.size} contact sheets in ${folder}`);
}

/** One line per fault; the same one in several sizes and languages is told once. */
function report() {
  const told = group(list, ({ name, kind, where, detail }) =>
    [name, kind, where, detail.replace(/\d+(\.\d+)?/g, '#')].join('\u0000'),
  );
  const lines = [];
  for (const [, same] of told) {
    const [{ name, kind, where, detail }] = same;
    const places = [
      ...new Set(same.map(({ size, lang, theme }) => [size, lang, theme].filter(Boolean).join(' '))),
    ];
    lines.push(`${name}: ${kind}: ${where}: ${detail} [${places.join(', ')}]`);
  }
  writeFileSync(join(folder, 'faults.txt'), `${lines.join('\n')}\n`);
  const kinds = group(list, ({ kind }) => kind);
  for (const [kind, all] of kinds) out(`${kind}: ${all.length}`);
  out(`${lines.length} faults in ${join(folder, 'faults.txt')}`);
  if (check && lines.length) {
    out(lines.slice(0, 200).join('\n'));
    process.exitCode = 1;
  }
}
