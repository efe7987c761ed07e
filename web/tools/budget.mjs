// Prints what the site weighs and how quickly it answers; ends with 1 if it is too heavy.
//
//   home      JavaScript of the first page, gzipped: at most 150 kB
//   <game>    what a table of that game loads beyond the frame, gzipped: at most 80 kB
//   first     from a link to a first move: below 30 s
//   clicks    from a click to its consequence: own decision answered by the server and drawn (`consequence.mjs`)
//   answers   the longest time from a click to the next paint (INP), the processor slowed down four times
// All but the weight is printed, not judged: it depends on the machine. `--game` asks for one game only, `--only` for one
// of the three, `--site` for another built site than `web/dist`, `--trace` for what the threads of the browser did in
// slow clicks, `--no-commits` for clicks without marks on choices that cannot be undone.
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answers, firstMoves } from './answers.mjs';
import { executable } from './chromium.mjs';
import { consequences } from './consequence.mjs';
import { browse, chosenGames, dist, flags, out, program, serve, within } from './server.mjs';

const asked = flags({ game: '', only: '', site: '', trace: 'flag', 'no-commits': 'flag' });
const games = chosenGames(asked.game);

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
const wanted = (part) => !asked.only || asked.only === part;
const headed = (text) => out(`\n${text} (load of this machine ${loadavg()[0].toFixed(1)})`);
if (binary && existsSync(binary) && existsSync(executable)) {
  const settings = { SIGNORIA_SEED: '7', ...(asked.site && { SIGNORIA_SITE: resolve(asked.site) }) };
  await within('budget', (folder) =>
    serve(binary, folder, settings, (url) =>
      browse(async (browser) => {
        if (wanted('first')) {
          headed('from a link to a first move');
          await firstMoves(browser, url, games);
        }
        for (const slower of wanted('clicks') ? [1, 4] : []) {
          headed(`from a click to its consequence, ${slower} times slower`);
          await consequences(browser, url, games, slower, !asked['no-commits']);
        }
        if (wanted('answers')) {
          headed('from a click to the next paint, 4 times slower');
          await answers(browser, url, games, asked.trace ?? false);
        }
      }),
    ),
  );
} else out('not measured how quickly it answers: needs a built program and Chromium');
process.exitCode = heavy ? 1 : 0;
