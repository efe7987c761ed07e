// Prints what the site weighs and how quickly it answers; ends with 1 if it is too heavy.
//
//   home      JavaScript of the first page, gzipped: at most 150 kB
//   <game>    what a table of that game loads beyond the frame, gzipped: at most 80 kB
//   INP       98th percentile of the time from a click to the next paint, the processor slowed down four times:
//             below 100 ms (printed, not judged: it depends on the machine)
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { browse, chromium, dist, out, program, serve, within } from './house.mjs';

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** All chunks that come with one, itself included. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, found);
  return found;
}
function weigh(keys) {
  const files = new Set();
  const styles = new Set();
  for (const key of keys) {
    files.add(manifest[key].file);
    for (const css of manifest[key].css ?? []) styles.add(css);
  }
  const sum = (list) => [...list].reduce((total, file) => total + size(file), 0);
  return { js: sum(files), css: sum(styles) };
}
const kb = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
let heavy = false;
function row(name, { js, css }, most) {
  const over = js > most;
  heavy ||= over;
  out(`${name.padEnd(16)} JS ${kb(js)} of ${kb(most)}   CSS ${kb(css)}${over ? '   TOO HEAVY' : ''}`);
}

const words = Object.keys(manifest).find(
  (key) => key.endsWith('locales/en/site.ftl?raw') || key.endsWith('locales/en/site.ftl'),
);
const home = closure('index.html');
if (words) closure(words, home);
row('home', weigh(home), 150_000);
const frame = new Set(home);
closure('src/pages/TablePage.svelte', frame);
out(`${'table frame'.padEnd(16)} JS ${kb(weigh([...frame].filter((key) => !home.has(key))).js)}`);
for (const key of Object.keys(manifest).toSorted()) {
  const game = /^src\/games\/(\w+)\/index\.ts$/.exec(key)?.[1];
  if (!game) continue;
  const chunk = [...closure(key)].filter((it) => !frame.has(it));
  row(game, weigh(chunk), 80_000);
}

const binary = program('release', 'debug');
if (binary && existsSync(binary) && existsSync(chromium)) {
  await within('budget', (folder) =>
    serve(binary, folder, {}, (url) => browse((browser) => measure(browser, url))),
  );
} else out('INP              not measured: needs a built program and Chromium');
process.exitCode = heavy ? 1 : 0;

async function measure(browser, url) {
  for (const game of ['machiavelli', 'la_citta']) {
    const page = await browser.newPage({ baseURL: url, locale: 'en-GB' });
    await page.addInitScript(() => {
      localStorage.setItem('signoria.settings', JSON.stringify({ plainBoard: true, confirm: false }));
      globalThis.slow = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.interactionId) globalThis.slow.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    });
    await page.goto(`/new/${game}`);
    await page.getByRole('radio', { name: '3' }).check({ force: true });
    for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`).selectOption('random');
    await page.getByRole('button', { name: 'Deal' }).click();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let clicks = 0;
    const choice = page.locator('[data-choice]:enabled');
    for (; clicks < 25; clicks++) {
      await choice.first().waitFor();
      await choice
        .first()
        .click({ timeout: 5_000 })
        .catch(() => {});
    }
    const slow = (await page.evaluate(() => globalThis.slow)).toSorted((a, b) => a - b);
    const inp = slow[Math.max(0, Math.ceil(slow.length * 0.98) - 1)] ?? 16;
    out(`${'INP'.padEnd(16)} ${inp} ms (${game}, ${clicks} decisions, 4× throttled, below 100 ms wanted)`);
    await page.close();
  }
}
