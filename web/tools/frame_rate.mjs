// How smooth the boards are on a slow machine: three players, the middle of a game, the processor slowed
// down four times, one move after the other so that something always moves. Prints, judges nothing: the
// figures depend on the machine. `cargo xtask frame-rate` starts it.
//
//   shown/s    frames that reached the screen: pieces fly on even while the page computes
//   frames/s   frames for which the page itself had a word; `floor` is an empty page of the same browser
//   late       those that came later than the screen wanted them (16.7 ms)
//   long       tasks of more than 50 ms, and the longest
//   per frame  what the page computed for one frame: script, style, layout, paint
import { loadavg } from 'node:os';
import { browse, flags, out, program, record, serve, sitDown, within } from './house.mjs';

const asked = flags({ game: '', moves: '', slower: '' });
const moves = Number(asked.moves ?? 30);
const slower = Number(asked.slower ?? 4);
const binary = program('debug');
if (!binary) throw new Error('build the program first: `cargo build`');
const SEED = 7;
const GAMES = ['machiavelli', 'notre_dame', 'carrara', 'la_citta', 'habemus_papam'];
const games = GAMES.filter((it) => !asked.game || it === asked.game);
if (!games.length) throw new Error(`there is no game \`${asked.game}\``);

/** What the page does, by the name the trace gives it. */
const WORK = {
  script: [
    'FunctionCall',
    'EvaluateScript',
    'FireAnimationFrame',
    'TimerFire',
    'RunMicrotasks',
    'EventDispatch',
  ],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};

out(`${moves} moves, 3 players, ${slower} times slower; load of this machine ${loadavg()[0].toFixed(1)}`);
await within('frames', (scratch) =>
  browse(async (browser) => {
    await floor(browser);
    for (const game of games) {
      const played = record(binary, scratch, { game, players: 3, seed: SEED });
      await serve(binary, scratch, { SIGNORIA_SEED: String(SEED) }, async (url) => {
        const table = await sitDown(browser, url, played, 0, { viewport: { width: 1280, height: 860 } });
        await table.play(Math.round(played.moves.length * 0.5));
        const page = await table.context.newPage();
        await page.goto(`/t/${table.table}`);
        await page.locator('.board button, .board svg').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        tell(
          game,
          await watch(page, async () => {
            for (let made = 0; made < moves; made += 1) {
              await table.play(table.at + 1);
              await page.waitForTimeout(330);
            }
          }),
        );
        await table.close();
      });
    }
  }),
);

async function floor(browser) {
  const page = await browser.newPage();
  await page.setContent('<p>Nothing moves.</p>');
  tell('floor', await watch(page, () => page.waitForTimeout(2000)));
  await page.close();
}

/** Frames and tasks of the page while `work` goes on. */
async function watch(page, work) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    categories: 'devtools.timeline,toplevel,disabled-by-default-devtools.timeline.frame',
    transferMode: 'ReportEvents',
  });
  await page.evaluate(() => {
    const frames = [];
    globalThis.drawn = frames;
    const next = (now) => {
      frames.push(now);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await work();
  const stamps = await page.evaluate(() => globalThis.drawn);
  await session.send('Tracing.end');
  await complete;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const steps = stamps.slice(1).map((now, at) => now - stamps[at]);
  const time = stamps.at(-1) - stamps[0];
  // Our page is the process that fires animation frames most often.
  const pids = new Map();
  for (const it of events) {
    if (it.name === 'FireAnimationFrame') {
      const key = `${it.pid}/${it.tid}`;
      pids.set(key, (pids.get(key) ?? 0) + 1);
    }
  }
  const [main] = [...pids].toSorted((one, other) => other[1] - one[1])[0] ?? [''];
  const own = events.filter((it) => it.ph === 'X' && `${it.pid}/${it.tid}` === main);
  const tasks = own.filter((it) => it.name === 'ThreadControllerImpl::RunTask' || it.name === 'RunTask');
  const long = tasks.map((it) => it.dur / 1000).filter((it) => it > 50);
  const cost = Object.fromEntries(
    Object.entries(WORK).map(([kind, names]) => {
      // Nested calls are counted with the call they belong to.
      const calls = own.filter((it) => names.includes(it.name)).toSorted((a, b) => a.ts - b.ts);
      let sum = 0;
      let until = 0;
      for (const { ts, dur } of calls) {
        if (ts < until) continue;
        sum += dur;
        until = ts + dur;
      }
      return [kind, sum / 1000 / steps.length];
    }),
  );
  const [pid] = main.split('/');
  const shown = events.filter((it) => it.name === 'DrawFrame' && String(it.pid) === pid).length;
  return { shown: (shown * 1000) / time, rate: (steps.length * 1000) / time, steps, long, cost };
}

function tell(name, { shown, rate, steps, long, cost }) {
  // A clock of a browser is not finer than a tenth of a millisecond, and a frame may be a little early.
  const late = steps.filter((step) => step > 16.7 + 1.5).length / steps.length;
  const worst = long.length ? `${long.length}, ${Math.max(...long).toFixed(0)} ms` : 'none';
  const parts = Object.entries(cost).map(([kind, ms]) => `${kind} ${ms.toFixed(1)}`);
  out(
    `${name.padEnd(14)} ${shown.toFixed(1).padStart(5)} shown/s ${rate.toFixed(1).padStart(5)} frames/s   late ${(late * 100).toFixed(1).padStart(5)} %   ` +
      `long ${worst.padEnd(12)}  per frame ${parts.join(', ')} ms`,
  );
}
