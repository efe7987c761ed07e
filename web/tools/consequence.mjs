// How long a player waits for what a decision leads to: from the click until the server has answered and everything that
// changed is on the screen. Boards in the middle of a game of three, drawn, at the machine's own speed and slowed down.
//
// Bots answer at once here and nothing is animated, so that what follows from the click is all there is to wait for. A
// consequence is complete with the first frame after the last change of board and action bar that is followed by a pause.
// Clicks that only pick something up are left out: nothing was sent. As for every visitor the server marks choices that
// cannot be undone (`commits`), unless they are measured without; a reader with many games is not asked about them.
import { out } from './server.mjs';
import { deal, middleOf, open, target } from './answers.mjs';

/** Number of decisions per board, if the game is that long. */
const TIMES = 30;
/** Milliseconds for which the pointer rests on a piece before it is pressed. */
const REST = 150;
/** Milliseconds without a change after which a consequence is complete, at the machine's own speed. */
const PAUSE = 160;

/** Prints the middle and the 95th of a hundred for every board, and for all of them together. */
export async function consequences(browser, url, games, slower, commits = true) {
  const all = [];
  for (const game of games) {
    const times = await board(browser, url, game, slower, commits);
    all.push(...times);
    tell(game, times);
  }
  if (games.length > 1) tell('all boards', all);
}

function tell(name, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) =>
    `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN)} ms`.padStart(7);
  out(`${name.padEnd(26)} p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)} of ${times.length} decisions`);
}

async function board(browser, url, game, slower, commits) {
  const confirm = commits ? 'early' : 'never';
  const { context, page } = await open(browser, url, { speed: 'instant', coach: false, confirm });
  await page.addInitScript((played) => {
    const games = Array.from({ length: 11 }, (_, at) => `before-${at}`);
    localStorage.setItem('signoria.played', JSON.stringify({ [played]: games }));
  }, game);
  await page.addInitScript(watchDecisions);
  await page.goto('/about');
  const table = await page.evaluate(deal, [game, middleOf(game)]);
  await page.goto(`/t/${table}`);
  await page.locator('.bar.mine').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const times = [];
  for (let turn = 0; times.length < TIMES && turn < TIMES * 4; turn += 1) {
    const found = await page.waitForFunction(target, turn, { polling: 100 }).then((it) => it.jsonValue());
    if (found === 'over') break;
    await page.mouse.move(found.x, found.y);
    await page.waitForTimeout(REST);
    await page.evaluate(() => globalThis.expectDecision());
    await page.mouse.down();
    await page.mouse.up();
    const time = await page.evaluate((pause) => globalThis.decided(pause), PAUSE * slower);
    await page.evaluate(() => (globalThis.sighted = null));
    if (time !== null) times.push(time);
  }
  await context.close();
  return times;
}

/** In the page, before its own scripts: notes clicks, decisions that are sent, and changes that are drawn. */
function watchDecisions() {
  let clicked = 0;
  let sent = 0;
  let changed = 0;
  let shown = 0;
  addEventListener('click', ({ timeStamp, isTrusted }) => isTrusted && (clicked ||= timeStamp), {
    capture: true,
  });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (String(data).includes('"play"')) sent = performance.now();
    return send.call(this, data);
  };
  const drawn = () => {
    if (!clicked) return;
    changed = performance.now();
    // The frame with this change has been handed over to be shown.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (shown = performance.now()), { once: true });
      port1.start();
      port2.postMessage(0);
    });
  };
  const parts = '.board, .bar, .plates, [data-testid=result]';
  new MutationObserver((changes) => {
    const near = (node) => (node instanceof Element ? node : node.parentElement);
    if (changes.some(({ target: node }) => near(node)?.closest(parts) || node.nodeName === 'MAIN')) drawn();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  globalThis.expectDecision = () => {
    clicked = sent = changed = shown = 0;
  };
  /** Milliseconds from the click to the last change; `null`: nothing was sent. */
  globalThis.decided = (pause) =>
    new Promise((done) => {
      const begun = performance.now();
      const look = () => {
        const now = performance.now();
        const waits = document.querySelector('[data-sending]');
        if (!sent && now - begun > pause * 2) done(null);
        else if (sent && !waits && shown >= changed && now - Math.max(changed, sent) > pause)
          done(shown - clicked);
        else if (now - begun > 20_000) done(null);
        else setTimeout(look, 20);
      };
      look();
    });
}
