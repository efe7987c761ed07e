// What a slow click did. Browsers tell of every interaction when it began, when the page began to handle it and when it
// was done with that (Event Timing), and of every frame that took long which scripts ran in it, and how long style and
// layout took (long animation frames). What the machine did meanwhile is known from its own count: a click that was slow
// because others had the processors is nothing a page can mend.
//
// With a trace, what every thread of the browser did is told as well. Tracing takes time of its own, so it is done only
// if it is asked for.
import { readdirSync, readFileSync } from 'node:fs';
import { out } from './server.mjs';

/** Threads are listed if they were busy for this number of milliseconds. */
const BUSY = 4;
/** Milliseconds of a step in which Linux counts what its processors do. */
const TICK = 10;
const MARK = 'signoria';

/** In the page: keeps what the browser tells about interactions and long frames. */
export function watch() {
  const seen = { events: new Map(), frames: [] };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, name, startTime, duration, processingStart, processingEnd, target } = entry;
      if (!interactionId || (seen.events.get(interactionId)?.duration ?? 0) >= duration) continue;
      const hit = target ? `${target.localName}.${target.classList[0] ?? ''}` : 'what is gone now';
      seen.events.set(interactionId, { name, startTime, duration, processingStart, processingEnd, hit });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries()) seen.frames.push(frame.toJSON());
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** In the page: what was kept, with times of the clock on the wall. */
export function seen() {
  const { events, frames } = globalThis.seen;
  return { origin: performance.timeOrigin, events: [...events.values()], frames };
}

/** Milliseconds of the processors so far: those we and our browser and server used, those others used, and those the
 *  host of the machine took away. */
export function machine() {
  const at = Date.now();
  try {
    const [user, nice, system, , , irq, softirq, stolen] = readFileSync('/proc/stat', 'utf8')
      .split('\n')[0]
      .split(/\s+/)
      .slice(1)
      .map((it) => Number(it) * TICK);
    const ours = family();
    return { at, ours, others: user + nice + system + irq + softirq - ours, stolen };
  } catch {
    // Other systems do not tell.
    return { at, ours: NaN, others: NaN, stolen: NaN };
  }
}

/** What this process and all that it started used of the processors. */
function family() {
  const all = new Map();
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      // The name of a program may have spaces and brackets in it.
      const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
      all.set(pid, { parent: words[1], time: (Number(words[11]) + Number(words[12])) * TICK });
    } catch {
      // It has ended by now.
    }
  }
  const own = (pid) => pid === String(process.pid) || (all.has(pid) && own(all.get(pid).parent));
  let sum = 0;
  for (const [pid, { time }] of all) if (own(pid)) sum += time;
  return sum;
}

const ms = (time) => `${Math.round(time)} ms`;

/** Prints what one interaction was made of. `click`: what was pressed, and the machine before and after. */
export function explain(event, frames, click, trace) {
  const { name, startTime, duration, processingStart, processingEnd, hit } = event;
  const end = startTime + duration;
  const { what, before, after } = click ?? {};
  out(
    `    ${ms(duration)}, ${name} on ${what ?? 'something'} hit ${hit}: ` +
      `waits ${ms(processingStart - startTime)}, is handled ${ms(processingEnd - processingStart)}, ` +
      `is shown ${ms(end - processingEnd)}`,
  );
  if (before)
    out(
      `      in the ${ms(after.at - before.at)} around it the processors were used for ` +
        `${ms(after.ours - before.ours)} by us, for ${ms(after.others - before.others)} by others, ` +
        `and taken away for ${ms(after.stolen - before.stolen)}`,
    );
  for (const frame of frames) {
    const ended = frame.startTime + frame.duration;
    if (ended <= startTime || frame.startTime >= end) continue;
    const rendered = frame.renderStart ? ended - frame.renderStart : 0;
    const styled = frame.styleAndLayoutStart ? ended - frame.styleAndLayoutStart : 0;
    out(
      `      a frame of ${ms(frame.duration)}, begun ${ms(frame.startTime - startTime)} after the press: ` +
        `rendered for ${ms(rendered)}, of that style and layout and paint ${ms(styled)}`,
    );
    for (const script of frame.scripts.toSorted((one, other) => other.duration - one.duration).slice(0, 3)) {
      const { invoker, sourceURL, sourceFunctionName, sourceCharPosition, forcedStyleAndLayoutDuration } =
        script;
      const file = sourceURL.split('/').at(-1);
      out(
        `        ${ms(script.duration)} ${invoker} ${sourceFunctionName} ${file}:${sourceCharPosition}` +
          (forcedStyleAndLayoutDuration ? `, of that forced layout ${ms(forcedStyleAndLayoutDuration)}` : ''),
      );
    }
  }
  if (trace) threads(trace, startTime, end);
}

/** Begins a trace of the page; what it returns ends it. */
export async function begin(page, session) {
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    categories:
      'devtools.timeline,toplevel,benchmark,cc,viz,gpu,v8,blink.user_timing,disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}

/** What the threads of the browser did between two moments of the page. */
function threads(events, from, to) {
  const mark = events.find((it) => it.name === MARK);
  const origin = mark.ts - mark.args.data.startTime * 1000;
  const [start, end] = [origin + from * 1000, origin + to * 1000];
  const names = new Map();
  const processes = new Map();
  for (const { ph, name, pid, tid, args } of events) {
    if (ph !== 'M') continue;
    if (name === 'thread_name') names.set(`${pid}/${tid}`, args.name);
    if (name === 'process_name') processes.set(pid, args.name);
  }
  const busy = new Map();
  for (const it of events) {
    if (it.ph !== 'X' || it.ts + it.dur <= start || it.ts >= end) continue;
    const key = `${it.pid}/${it.tid}`;
    if (!busy.has(key)) busy.set(key, []);
    busy.get(key).push(it);
  }
  const told = [...busy].map(([key, all]) => ({ key, ...selves(all, start, end) }));
  for (const { key, total, waited, parts } of told.toSorted((one, other) => other.total - one.total)) {
    if (total < BUSY) continue;
    const [pid] = key.split('/');
    const ours = Number(pid) === mark.pid ? 'the page' : (processes.get(Number(pid)) ?? pid);
    const list = [...parts]
      .toSorted((one, other) => other[1] - one[1])
      .slice(0, 7)
      .map(([name, time]) => `${name} ${time.toFixed(0)}`)
      .join(', ');
    out(
      `      ${ours}, ${names.get(key) ?? key}: ${ms(total)} on the clock, ${ms(waited)} of them without a processor: ${list}`,
    );
  }
}

/** What tasks took by themselves, without what they called, within a span. */
function selves(all, start, end) {
  const parts = new Map();
  const add = (name, time) => parts.set(name, (parts.get(name) ?? 0) + time);
  const open = [];
  let total = 0;
  let waited = 0;
  for (const it of all.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    const time = (Math.min(end, it.ts + it.dur) - Math.max(start, it.ts)) / 1000;
    while (open.length && open.at(-1).ts + open.at(-1).dur <= it.ts) open.pop();
    if (open.length) add(open.at(-1).name, -time);
    else {
      total += time;
      if (it.tdur !== undefined) waited += Math.max(0, time - it.tdur / 1000);
    }
    add(it.name, time);
    open.push(it);
  }
  return { total, waited, parts };
}
