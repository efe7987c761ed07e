// How smooth the boards are on a slow machine: three players, the middle of a game, the processor slowed
// down four times, one move after the other so that something always moves. Prints, judges nothing: the
// figures depend on the machine. `cargo xtask frame-rate` starts it.
//
//   shown/s   frames that reached the screen while something moved; it can show 60. Frames in which nothing that moves
//             was due are not counted: lights change in ten steps a second, and a new position is no movement
//   late      the share of the 60 in which something that moves stood still: its frame did not reach the screen, or
//             without what the page was to move in it (Chromium's `affects_smoothness`)
//   gap       the longest time for which the screen stood still while something moved
//   busy      how much of the time the page computed. This and what follows is time of the processor: what
//             other programs do meanwhile does not count
//   long      tasks of more than 50 ms, and what the longest did; `waits` is how long it was kept waiting
//   a move    what the page computes for one move: script, style, layout, paint
// `floor` is a page on which a dot moves and nothing else happens. `itself` is the same dot on a page that computes
// nearly all the time: what moves by itself is not held up by that. On `by the page` the page has to move it, and the
// figure must be low: it can tell that frames are late.
import { loadavg } from 'node:os';
import {
  browse,
  chosenGames,
  flags,
  onScreen,
  out,
  program,
  record,
  serve,
  sitDown,
  within,
} from './server.mjs';

const asked = flags({ game: '', moves: '', slower: '' });
const moves = Number(asked.moves ?? 30);
const slower = Number(asked.slower ?? 4);
const binary = program('debug');
if (!binary) throw new Error('build the program first: `cargo build`');
const SEED = 7;
const games = chosenGames(asked.game);

/** What the page does, by the name the trace gives it. */
const WORK = {
  script: [
    'FunctionCall',
    'EvaluateScript',
    'FireAnimationFrame',
    'TimerFire',
    'RunMicrotasks',
    'EventDispatch',
    'WebSocketReceive',
    'v8.run',
    'MinorGC',
    'MajorGC',
  ],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer'],
};
const KIND = new Map(Object.entries(WORK).flatMap(([kind, names]) => names.map((name) => [name, kind])));
const TASKS = new Set(['ThreadControllerImpl::RunTask', 'RunTask']);
const LONG = 50;
const MARK = 'signoria';

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
        await onScreen(page);
        await page.goto(`/t/${table.table}`);
        await page.locator('.board button, .board svg').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        // A page that is being opened is no board in the middle of a game.
        await page.waitForTimeout(1000);
        const watched = await watch(page, async () => {
          for (let made = 0; made < moves; made += 1) {
            await table.play(table.at + 1);
            await page.waitForTimeout(330);
          }
        });
        tell(game, watched);
        await table.close();
      });
    }
  }),
);

async function floor(browser) {
  const [transform, left] = [{ transform: 'translateX(300px)' }, { left: '300px' }];
  await dot(browser, 'floor', transform, 0);
  await dot(browser, 'itself', transform, 25);
  await dot(browser, 'by the page', left, 25);
}
/** A dot moves to `end` and back while the page computes for `busy` milliseconds, four times as many as it is slowed
 *  down, again and again. */
async function dot(browser, name, end, busy) {
  const page = await browser.newPage();
  await page.setContent('<p style="position: relative; left: 0">.</p>');
  await page.evaluate(
    ([to, time]) => {
      document.querySelector('p').animate(to, { duration: 700, iterations: 9, direction: 'alternate' });
      const compute = () => {
        const since = performance.now();
        while (performance.now() - since < time * 4);
        setTimeout(compute, 20);
      };
      if (time) compute();
    },
    [end, busy],
  );
  tell(name, await watch(page, () => page.waitForTimeout(1500)));
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
    categories: 'devtools.timeline,toplevel,benchmark,v8,blink.user_timing',
    transferMode: 'ReportEvents',
  });
  // So that the trace tells which of its processes is ours.
  await page.evaluate((mark) => performance.mark(mark), MARK);
  const started = Date.now();
  await work();
  const time = Date.now() - started;
  await session.send('Tracing.end');
  await complete;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { time, ...frames(events), ...computed(events, time) };
}
function ours(events) {
  return events.find((it) => it.name === MARK);
}

/** What became of the frames the screen asked for while something moved. */
function frames(events) {
  const { pid, ts: begun } = ours(events);
  const asked = new Map();
  for (const { name, ph, pid: whose, ts, args } of events) {
    const report = args?.frame_reporter ?? args?.chrome_frame_reporter;
    // What was going on before is told as well: the page was being opened.
    if (name !== 'PipelineReporter' || ph !== 'b' || whose !== pid || !report || ts < begun) continue;
    // What the page has not finished in time is reported next to what was shown instead.
    const frame = asked.get(report.frame_sequence) ?? { ts, late: false, moving: false };
    frame.ts = Math.min(frame.ts, ts);
    // A frame that waits for the page alone, while nothing else was due in it, hurts no movement.
    const shown = report.state.startsWith('STATE_PRESENTED');
    const moving = report.has_compositor_animation || report.has_main_animation;
    frame.late ||= report.affects_smoothness;
    frame.moving ||= moving && (shown || report.affects_smoothness);
    asked.set(report.frame_sequence, frame);
  }
  let shown = 0;
  let moving = 0;
  let gap = 0;
  let before = null;
  let seen = null;
  for (const frame of [...asked.values()].toSorted((one, other) => one.ts - other.ts)) {
    if (frame.moving && before?.moving) {
      moving += (frame.ts - before.ts) / 1000;
      if (!frame.late) {
        shown += 1;
        gap = Math.max(gap, (frame.ts - seen) / 1000);
      }
    }
    if (!frame.late || !before?.moving) seen = frame.ts;
    before = frame;
  }
  return { shown, moving, gap };
}

/** What the page did, and what its longest task was made of. */
function computed(events, time) {
  const { pid, tid } = ours(events);
  // Time of the processor: what another program does meanwhile is not ours.
  const cpu = ({ dur, tdur = dur }) => tdur / 1000;
  const own = events
    .filter((it) => it.ph === 'X' && it.pid === pid && it.tid === tid)
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur);
  const all = {};
  const long = [];
  let busy = 0;
  // What is called by a call is not counted with it again.
  const calls = [];
  let task = null;
  const add = (kind, ms) => {
    all[kind] = (all[kind] ?? 0) + ms;
    if (task) task.parts[kind] = (task.parts[kind] ?? 0) + ms;
  };
  for (const it of own) {
    const end = it.ts + it.dur;
    if (TASKS.has(it.name)) {
      if (task && it.ts < task.end) continue;
      task = { end, ms: cpu(it), waits: it.dur / 1000 - cpu(it), parts: {} };
      busy += task.ms;
      if (task.ms > LONG) long.push(task);
      continue;
    }
    const kind = KIND.get(it.name);
    if (!kind) continue;
    while (calls.length && calls.at(-1).end <= it.ts) calls.pop();
    const outer = calls.at(-1);
    add(kind, cpu(it));
    if (outer) add(outer.kind, -cpu(it));
    calls.push({ kind, end });
  }
  const longest = long.toSorted((one, other) => other.ms - one.ms)[0] ?? null;
  return { busy: busy / time, cost: all, long: long.length, longest };
}

function tell(name, { shown, moving, gap, busy, cost, long, longest }) {
  const rate = Math.min(60, (1000 * shown) / (moving || 1));
  const board = games.includes(name);
  const late = 100 - (100 * rate) / 60;
  const list = (parts, by = 1) =>
    Object.keys(WORK)
      .map((kind) => `${kind} ${((parts[kind] ?? 0) / by).toFixed(0)}`)
      .join(', ');
  out(
    `${name.padEnd(14)} ${rate.toFixed(1).padStart(5)} shown/s   late ${late.toFixed(1).padStart(4)} %   ` +
      `gap ${gap.toFixed(0).padStart(3)} ms   busy ${(100 * busy).toFixed(0).padStart(3)} %   ` +
      (board ? `a move: ${list(cost, moves)} ms` : ''),
  );
  if (board && longest) {
    const { ms, waits, parts } = longest;
    out(
      `${' '.repeat(15)}${long} long; the longest ${ms.toFixed(0)} ms: ${list(parts)}, waits ${waits.toFixed(0)}`,
    );
  }
}
