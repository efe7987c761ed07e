// How quickly the site answers a visitor with a slow machine: clicks and keys on the home page and on every board, drawn
// and plain, in the middle of a game of three; and how long it takes from a link to a first move.
//
// What a browser calls an interaction is a press, its release and its click; it lasts until the next picture is shown
// (Event Timing). Chromium tells lengths in steps of 8 ms. The pointer comes, presses and lets go in one moment: what
// the page does about the pointer being there counts as well.
//
// Presses come as from a person: on something that is there, lies still and can be used, and never again before the page
// has acted upon the last one. All of the page is on the screen (`onScreen`).
//
// `floor` is a page with a button in its first and one in its last corner that change their colour: less than that no
// page can have on this machine. It would be high if a corner were not on the screen.
import { GAMES, onScreen, out } from './server.mjs';
import { begin, explain, machine, seen, watch } from './slow.mjs';

const SLOWER = 4;
const MOST = 100;
/**
 * Milliseconds between two looks at the board. A person presses no sooner after the board has settled, and looking
 * more often would keep the slowed page busy with being looked at: a look costs it 10 to 25 ms.
 */
const GLANCE = 250;
/** Number of interactions per board, if the game is that long. */
const TIMES = 50;
/** Rounds through the pages; a round is seven interactions. */
const ROUNDS = 7;
/** The measure browsers report (INP) is the longest interaction of a visit, except for one in this number. */
const SPARED = 50;
/** Whether threads are looked at as well. */
let traced = false;
/** Decisions of the reader until the middle of a game; 3 in a game without a number here. */
const MIDDLE = { machiavelli: 24, notre_dame: 40, carrara: 20, la_citta: 12, habemus_papam: 14 };
export const middleOf = (game) => MIDDLE[game] ?? 3;

/** Prints the longest interactions and the middle one of every page, or of some boards only; tells whether all of them
 *  were quick enough. */
export async function answers(browser, url, games, tracing) {
  traced = tracing;
  await floor(browser);
  let quick = games.length < GAMES.length || (await home(browser, url));
  for (const game of games) {
    for (const plain of [false, true]) quick = (await board(browser, url, game, plain)) && quick;
  }
  return quick;
}

export async function open(browser, url, settings) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 860 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await onScreen(page);
  await page.addInitScript((wanted) => {
    localStorage.setItem('signoria.settings', JSON.stringify(wanted));
  }, settings);
  await page.addInitScript(watch);
  return { context, page };
}

/** From now on the processor of this page is slow, and what came before is forgotten. */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => globalThis.seen.events.clear());
  return traced ? begin(page, session) : null;
}

/** What the page has answered so far; what took less than 16 ms is not reported one by one. */
async function tell(name, page, clicks, end) {
  // The browser hands entries over after the picture they end with.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done, 100));
      }),
  );
  const { origin, events, frames } = await page.evaluate(seen);
  const trace = await end?.();
  const told = events.map(({ duration }) => duration);
  const all = [...told, ...Array(Math.max(0, clicks.length - told.length)).fill(16)].toSorted(
    (a, b) => a - b,
  );
  const worst = all.at(-1) ?? 0;
  const paint = all.at(-1 - Math.floor(all.length / SPARED)) ?? 0;
  const middle = all[Math.floor(all.length / 2)] ?? 0;
  const ms = (time) => `${String(time).padStart(4)} ms`;
  out(
    `${name.padEnd(26)} INP ${ms(paint)}, worst ${ms(worst)}, middle ${ms(middle)} of ${clicks.length} interactions, ` +
      `others ${others(clicks)} %` +
      (paint < MOST ? '' : '   TOO SLOW'),
  );
  for (const event of events) {
    if (event.duration < MOST) continue;
    // The browser may take a press for a little older than we do.
    const click = clicks.findLast(({ before }) => before.at <= origin + event.startTime + 5);
    explain(event, frames, click, trace);
  }
  return paint < MOST;
}

/** How much of one processor was used by whatever else runs on this machine. */
function others(clicks) {
  const [first, last] = [clicks.at(0)?.before, clicks.at(-1)?.after];
  if (!first) return 0;
  return Math.max(0, Math.round((100 * (last.others - first.others)) / (last.at - first.at)));
}

/** A click of the mouse; nothing is asked of the page before it has shown its answer, for that would make it wait. */
async function press(page, { x, y, what }) {
  const before = machine();
  await page.mouse.click(x, y);
  await page.evaluate(
    () =>
      new Promise((done) => {
        // The pressed element is looked up again: it may be about to disappear.
        globalThis.sighted = null;
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
  return { what, before, after: machine() };
}

async function floor(browser) {
  const { context, page } = await open(browser, undefined, {});
  await page.route('**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body:
        '<!doctype html><style>.on { background: gold } button { position: fixed } ' +
        'button:last-child { right: 8px; bottom: 8px }</style><button>First</button><button>Last</button>',
    }),
  );
  await page.goto('http://floor.invalid/');
  await page.evaluate(() => {
    addEventListener('click', ({ target }) => target.classList.toggle('on'));
  });
  const end = await slowDown(page);
  const clicks = [];
  const { width, height } = page.viewportSize();
  const corners = [
    { x: 30, y: 20, what: 'the first button' },
    { x: width - 20, y: height - 20, what: 'the last button' },
  ];
  while (clicks.length < TIMES) clicks.push(await press(page, corners[clicks.length % corners.length]));
  await tell('floor', page, clicks, end);
  await context.close();
}

/** Languages, colours, other pages and back, a table made and dealt. */
async function home(browser, url) {
  const { context, page } = await open(browser, url, {});
  await page.goto('/');
  const door = page.getByRole('button', { name: /^Play Carrara|^Play The Palaces/ });
  await door.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const end = await slowDown(page);
  const clicks = [];
  const click = async (target) => {
    // It is there, stands still and can be hit; the click itself comes from the mouse alone.
    await target.click({ trial: true });
    const box = await target.boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    clicks.push(await press(page, { x, y, what: String(target) }));
  };
  const nav = page.getByRole('navigation');
  for (let round = 0; round < ROUNDS; round += 1) {
    await click(nav.getByRole('button', { name: 'Nederlands' }));
    await click(nav.getByRole('button', { name: 'English' }));
    await click(nav.getByRole('button').first());
    await click(page.getByRole('link', { name: 'Create a table of La Città' }));
    await page.getByLabel('Seat 2').waitFor();
    await click(page.getByRole('link', { name: 'Signoria' }));
    await click(page.getByRole('link', { name: 'Rules of La Città' }));
    await page.getByRole('heading', { name: 'Migration' }).waitFor();
    await click(page.getByRole('link', { name: 'Signoria' }));
    await door.waitFor();
  }
  await click(door);
  await page.locator('.bar').waitFor();
  const quick = await tell('home', page, clicks, end);
  await context.close();
  return quick;
}

/** Decides whatever is asked by a real click on a lit piece or a button. */
async function board(browser, url, game, plain) {
  const { context, page } = await open(browser, url, { plainBoard: plain });
  await page.goto('/about');
  const table = await page.evaluate(deal, [game, middleOf(game)]);
  await page.goto(`/t/${table}`);
  await page.locator('.bar.mine').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const end = await slowDown(page);
  const clicks = [];
  while (clicks.length < TIMES) {
    const looking = page.waitForFunction(target, clicks.length, { polling: GLANCE });
    const at = await looking.then((it) => it.jsonValue());
    if (at === 'over') break;
    clicks.push(await press(page, at));
  }
  const quick = await tell(`${game}, ${plain ? 'plain' : 'drawn'}`, page, clicks, end);
  await context.close();
  return quick;
}

/** In the page: deals a game with two bots and plays it to its middle; tells the table. */
export async function deal([game, decisions]) {
  const post = async (path, content) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(content) });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  await post('/api/guests', { name: 'Anna' });
  const bot = { bot: 'random' };
  const { id } = await post('/api/tables', { game, seats: ['me', bot, bot] });
  await post(`/api/tables/${id}/start`, {});
  await new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
    let made = 0;
    socket.addEventListener('message', ({ data }) => {
      const { position, version } = JSON.parse(data);
      if (!position?.choices.length) return;
      if (made === decisions) {
        socket.close();
        done();
        return;
      }
      // Another one each time, so that something is built.
      const choice = position.choices[(made * 7919) % position.choices.length];
      made += 1;
      socket.send(JSON.stringify({ type: 'play', version, action: choice.text, id: made }));
    });
  });
  return id;
}

/**
 * In the page: a piece or button that decides something and can be hit, another one each time; brought into sight. It
 * must be where it was at the previous check after the last press: a person clicks neither what has just appeared nor what
 * they have pressed already and still see while the answer comes. Nothing is searched for while a press or an answer is
 * pending.
 */
export function target(turn) {
  if (document.querySelector('[data-testid=result]')) return 'over';
  if (document.querySelector('[data-sending]')) {
    globalThis.sighted = null;
    return null;
  }
  const found = [
    ...document.querySelectorAll(
      '.bar .chips .primary:enabled, .lit-target.lit:not(.chosen), [data-choice]:enabled',
    ),
  ];
  for (let tried = 0; tried < found.length; tried += 1) {
    // A choice that is complete is taken; else one piece after the other.
    const piece =
      found[0]?.matches('.primary') && !tried ? found[0] : found[(turn * 31 + tried) % found.length];
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = piece.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!piece.contains(document.elementFromPoint(x, y))) continue;
    const { sighted } = globalThis;
    globalThis.sighted = { piece, x, y };
    return sighted?.piece === piece && sighted.x === x && sighted.y === y
      ? { x, y, what: `“${piece.ariaLabel ?? piece.textContent.trim()}”` }
      : null;
  }
  return null;
}

/** From a link to a first move: a browser that was never here, until it is asked something it can answer. */
export async function firstMoves(browser, url, games) {
  for (const game of games) {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'en-GB',
      viewport: { width: 1280, height: 860 },
    });
    const page = await context.newPage();
    const since = performance.now();
    const seconds = () => ((performance.now() - since) / 1000).toFixed(1);
    await page.goto('/');
    const door = page.locator(`article[data-game=${game}] button`).first();
    await door.waitFor();
    const shown = seconds();
    await door.click();
    await page.locator('.bar.mine').waitFor();
    await page.locator('.lit-target.lit, [data-choice]:enabled').first().waitFor();
    out(`${game.padEnd(26)} doors after ${shown} s, first own decision after ${seconds()} s and 1 click`);
    await context.close();
  }
}
