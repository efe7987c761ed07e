// Pictures of every board, from the real server: at the start, in the middle and at the end of a game that
// is the same every time; on desktop and phone, light and dark. `cargo xtask screenshots` starts it. With `--home`: the
// small picture of a table of each game for the home page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  browse,
  chosenGames,
  flags,
  out,
  pictured,
  program,
  record,
  root,
  serve,
  sitDown,
  within,
} from './server.mjs';

const asked = flags({ game: '', out: '', players: '', size: '', part: '', full: 'flag', home: 'flag' });
const folder = resolve(asked.out ?? join(root, 'docs/screenshots'));
const binary = program('debug');
if (!binary) throw new Error('build the program first: `cargo build`');

const SIZES = asked.size
  ? [[asked.size, ...asked.size.split('x').map(Number), 1]]
  : [
      ['desk', 1280, 860, 1],
      ['phone', 360, 740, 2],
    ];
const chosen = chosenGames(asked.game);
const games = pictured.filter((it) => chosen.includes(it.game));

if (!asked.home) mkdirSync(folder, { recursive: true });
let weight = 0;
await within('pictures', (scratch) =>
  browse(async (browser) => {
    for (const it of games) {
      const players = asked.players ? Number(asked.players) : it.players;
      const game = record(binary, scratch, { ...it, players });
      await serve(binary, join(scratch), { SIGNORIA_SEED: String(it.seed) }, async (url) => {
        const table = await sitDown(browser, url, game, it.eyes, { reducedMotion: 'reduce' });
        if (asked.home) {
          await table.play(Math.round(game.moves.length * it.middle), true);
          await thumbnail(table, it.game);
          await table.close();
          return;
        }
        const parts = [
          ['start', 0],
          ['middle', Math.round(game.moves.length * it.middle)],
          ['end', game.moves.length],
        ];
        for (const [part, moves] of parts) {
          if (asked.part && asked.part !== part) continue;
          await table.play(moves, part !== 'end');
          for (const [size, width, height, scale] of SIZES) {
            await picture(table, `${it.game}-${part}-${size}`, { width, height }, scale, part);
          }
        }
        await table.close();
      });
    }
  }),
);
out(`${(weight / 1e6).toFixed(2)} MB`);

/** The board of a laptop, small. */
async function thumbnail(table, game) {
  const page = await table.context.newPage();
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.addInitScript(() => {
    localStorage.setItem('signoria.settings', JSON.stringify({ speed: 'instant', coach: false }));
  });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`/t/${table.table}`);
  await page.locator('.lit-target.lit, .bar [data-choice]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { x, y, width, height } = await page.locator('main').boundingBox();
  const session = await page.context().newCDPSession(page);
  const clip = { x, y, width, height, scale: 0.42 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 74, clip });
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(join(root, 'web/src/games', game, 'table.webp'), bytes);
  weight += bytes.length;
  out(`${game}/table.webp  ${(bytes.length / 1000).toFixed(0)} kB`);
  await page.close();
}

async function picture(table, name, viewport, scale, part) {
  const page = await table.context.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: scale,
    mobile: false,
  });
  await page.addInitScript(() => {
    localStorage.setItem('signoria.settings', JSON.stringify({ speed: 'instant', coach: false }));
  });
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/t/${table.table}`);
    // The course of a game comes after its result.
    const ready = part === 'end' ? '[data-testid=result] figure' : '.lit-target.lit, .bar [data-choice]';
    await page.locator(ready).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    if (asked.full) {
      const more = await page.evaluate(() => {
        const main = document.querySelector('main');
        return main.scrollHeight - main.clientHeight;
      });
      await session.send('Emulation.setDeviceMetricsOverride', {
        width: viewport.width,
        height: viewport.height + Math.max(0, more),
        deviceScaleFactor: scale,
        mobile: false,
      });
    }
    // Two frames: everything has been laid out and painted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
    const bytes = Buffer.from(data, 'base64');
    writeFileSync(join(folder, `${name}-${colorScheme}.webp`), bytes);
    weight += bytes.length;
    out(`${name}-${colorScheme}.webp  ${(bytes.length / 1000).toFixed(0)} kB`);
  }
  await page.close();
}
