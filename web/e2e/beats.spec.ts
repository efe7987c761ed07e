/**
 * The board tells the story: at every beat the numbers on it are those of the view of that beat, as the server sent it,
 * and nothing is asked before the story has arrived at now.
 */

import type { Page } from '@playwright/test';
import type { ServerMessage, LogEntry } from '../src/generated/protocol.ts';
import { changed } from '../src/lib/share.ts';
import { bots, playOnBoard } from './boards.ts';
import { deal, expect, prefer, test } from './server.ts';

/** What stood on the board when an event was shown. */
interface Seen {
  seen: number;
  /** Numbers by seat. */
  numbers: string[][];
  /** What could be picked. */
  open: number;
  question: string;
}

/** What the server sent: the views by the number of events that lead to them. */
class Story {
  log: LogEntry[] = [];
  views = new Map<number, unknown[]>();
  /** Where something is asked. */
  ends = new Map<number, number>();
  beats = 0;
  #view: unknown;
  #points: (number | null)[] = [];

  hear(message: ServerMessage): void {
    if (message.type === 'table') {
      this.log = [...message.log];
      this.#view = message.position?.view;
      this.#points = message.position?.points ?? [];
      this.#end(message.position?.choices.length ?? 0);
    } else if (message.type === 'update' && message.position) {
      const { position } = message;
      const first = this.log.length;
      this.log.push(...message.log);
      let at = first;
      for (const beat of message.beats ?? []) {
        this.#view = beat.changes ? changed(this.#view, beat.changes) : beat.view;
        this.#points = beat.points;
        for (let event = 0; event < beat.events; event++) this.#put((at += 1));
        this.beats += 1;
      }
      this.#view = position.changes ? changed(this.#view, position.changes) : position.view;
      this.#points = position.points;
      this.#end(position.choices.length);
    }
  }
  #put(at: number): void {
    this.views.set(at, [...(this.views.get(at) ?? []), { ...(this.#view as object), points: this.#points }]);
  }
  #end(choices: number): void {
    this.#put(this.log.length);
    this.ends.set(this.log.length, (this.ends.get(this.log.length) ?? 0) + choices);
  }
}

interface Player {
  [name: string]: unknown;
}
interface View {
  players: Player[];
  points: (number | null)[];
  [name: string]: unknown;
}

/** Points as far as they lie open. */
const points = (view: View, seat: number): number[] => {
  const found = view.points[seat];
  return found === null || found === undefined ? [] : [found];
};

/** Where numbers stand on the board of a game, and what they should be. `{seat}` stands for a seat. */
const GAMES: readonly {
  game: string;
  eager: readonly string[];
  places: readonly string[];
  numbers(view: View, seat: number): unknown[];
}[] = [
  {
    game: 'machiavelli',
    eager: ['packet:', 'hand:', 'bank', 'open:', 'way:', 'seal:'],
    places: ['[data-piece="gold:{seat}"]', '[data-piece="cards:{seat}"]', '[data-piece="size:{seat}"]'],
    numbers: (view, seat) => {
      const player = view.players[seat] ?? {};
      return [player.gold, player.hand, player.size, view.threshold];
    },
  },
  {
    game: 'notre_dame',
    eager: ['hand:', 'keep:', 'sector:', 'market:', 'person:'],
    places: ['.plate[data-seat="{seat}"] .facts'],
    numbers: (view, seat) => {
      const player = view.players[seat] ?? {};
      return [...points(view, seat), player.coins, player.own, player.rat];
    },
  },
  {
    game: 'carrara',
    eager: ['wheel', 'tray', 'score'],
    places: ['.plate[data-seat="{seat}"] .facts'],
    numbers: (view, seat) => {
      const player = (view.players[seat] ?? {}) as {
        bricks: number[];
        cities: unknown[][];
        [name: string]: unknown;
      };
      const open = seat === 0 || view.memory_aid || view.over;
      const bricks = Object.values(player.bricks).reduce((sum, count) => sum + count, 0);
      return [...points(view, seat), ...(open ? [player.coins, bricks] : []), player.cities.flat().length];
    },
  },
  {
    game: 'la_citta',
    eager: ['map', 'words'],
    places: ['.plate[data-seat="{seat}"] .facts'],
    numbers: (view, seat) => {
      const player = (view.players[seat] ?? {}) as Record<string, number>;
      const { gold, food = 0, bonus_food = 0, citizens, missing, action_cards, passes } = player;
      // Of these the number stands in the sign and, for readers of the screen, in words.
      const twice = [player.castles, player.coloured, player.full_cities, ...(passes ? [passes] : [])];
      return [
        ...points(view, seat),
        gold,
        food + bonus_food,
        citizens,
        ...(missing ? [missing] : []),
        action_cards,
        ...twice.map((it) => `${it}${it}`),
      ];
    },
  },
  {
    game: 'habemus_papam',
    eager: ['offer:', 'gem:', 'person:', 'ploy:', 'mission:'],
    places: ['[data-piece="cards:{seat}"]', '[data-piece="missions:{seat}"]'],
    numbers: (view, seat) => {
      const player = view.players[seat] as { goods: { ploys: number[] }; missions: number };
      return [player.goods.ploys.reduce((sum, count) => sum + count, 0), player.missions];
    },
  },
];

/** Writes down what stands on the board whenever the number of shown events changes. */
async function watch(page: Page, places: readonly string[], seats: number): Promise<void> {
  await page.addInitScript(
    ([where, count]) => {
      const notes: unknown[] = [];
      Object.assign(window, { notes });
      const texts = (seat: number) =>
        where.flatMap((place) => {
          const found = document.querySelector(place.replaceAll('{seat}', String(seat)));
          return found?.textContent.match(/\d+/g) ?? [];
        });
      const look = () => {
        const board = document.querySelector<HTMLElement>('.board');
        notes.push({
          seen: Number(board?.dataset.seen),
          numbers: Array.from({ length: count }, (_, seat) => texts(seat)),
          open: document.querySelectorAll('.lit-target.lit, [data-choice]:enabled').length,
          question: document.querySelector('.bar .question')?.textContent.trim() ?? '',
        });
      };
      new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-seen'] });
    },
    [places, seats] as const,
  );
}

const SEATS = 3;
const TAPS = 30;

for (const { game, eager, places, numbers } of GAMES) {
  test(`${game} tells its story beat by beat, and asks when it has arrived`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await prefer(page, { coach: false, confirm: 'never', speed: 'normal' });
    await watch(page, places, SEATS);
    const story = new Story();
    page.on('websocket', (socket) => {
      if (!socket.url().includes('beats=true')) return;
      socket.on('framereceived', ({ payload }) => story.hear(JSON.parse(String(payload)) as ServerMessage));
    });
    const table = await deal(page, { game, seats: ['me', ...bots(SEATS - 1)] });
    await page.goto(`/t/${table}`);
    await expect(page.locator('.lit-target.lit, [data-choice]:enabled').first()).toBeVisible();
    await playOnBoard(page, eager, 400, TAPS);
    const notes = await page.evaluate(() => (window as unknown as { notes: Seen[] }).notes);
    let midway = 0;
    for (const { seen, numbers: shown, open, question } of notes) {
      const views = story.views.get(seen) as View[] | undefined;
      const what = `${game}, event ${seen}: ${story.log[seen - 1]?.text}`;
      expect(views, what).toBeDefined();
      const expected = (views ?? []).map((view) =>
        Array.from({ length: SEATS }, (_, seat) => numbers(view, seat).map(String)),
      );
      // After the last event of an action: that of its beat, or where the action leads.
      expect(
        expected.map((it) => JSON.stringify(it)),
        what,
      ).toContain(JSON.stringify(shown));
      if (!story.ends.has(seen)) {
        midway += 1;
        expect(question, what).toBe(story.log[seen - 1]?.text);
      }
      if (open > 0)
        expect(story.ends.get(seen) ?? 0, `${what}: something is asked too early`).toBeGreaterThan(0);
    }
    expect(notes.length).toBeGreaterThan(10);
    expect(midway, 'events before the last of an action').toBeGreaterThan(0);
  });
}

test('a click on the board skips to now, and a key does', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await prefer(page, { coach: false, confirm: 'never', speed: 'slow' });
  const table = await deal(page, { game: 'notre_dame', seats: ['me', ...bots(2)] });
  await page.goto(`/t/${table}`);
  const skip = page.getByRole('button', { name: 'Skip' });
  const lit = page.locator('.lit-target.lit');
  for (const jump of [
    () => page.keyboard.press('Space'),
    () => page.locator('.board').click({ position: { x: 2, y: 2 } }),
  ]) {
    await expect(lit.first()).toBeVisible();
    // Focus stays on no piece: Space would press it.
    await playOnBoard(page, ['keep:', 'hand:'], 50, 1);
    while (!(await skip.isVisible())) await playOnBoard(page, ['keep:', 'hand:'], 50, 1);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await jump();
    await expect(skip).toBeHidden({ timeout: 900 });
  }
});

test('readers who want less motion get the same story, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await prefer(page, { coach: false, confirm: 'never', speed: 'slow' });
  const table = await deal(page, { game: 'notre_dame', seats: ['me', ...bots(2)] });
  await page.goto(`/t/${table}`);
  await page.evaluate(() => {
    const told = new Set<string>();
    let flown = 0;
    Object.assign(window, { told, flown: () => flown });
    new MutationObserver(() => {
      const text = document.querySelector('.bar .told')?.textContent?.trim();
      if (text) told.add(text);
      flown += document.querySelectorAll('.flyer').length;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await playOnBoard(page, ['keep:', 'hand:'], 50, 4);
  type Notes = { told: Set<string>; flown: () => number };
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Notes).told.size), { timeout: 30_000 })
    .toBeGreaterThan(2);
  expect(await page.evaluate(() => (window as unknown as Notes).flown())).toBe(0);
});
