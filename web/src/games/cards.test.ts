import { expect, test, vi } from 'vitest';
import { LANGS, words } from '../lib/words.svelte.ts';
import { loadGame } from './index.ts';

// Whole boards are loaded.
vi.setConfig({ testTimeout: 60_000 });

const GAMES = ['machiavelli', 'notre_dame', 'carrara', 'la_citta', 'habemus_papam'];

test.each(GAMES)('every card of %s explains itself, in every language', async (game) => {
  const { cards = {} } = await loadGame(game);
  expect(Object.keys(cards).length).toBeGreaterThan(10);
  const silent: string[] = [];
  for (const lang of LANGS) {
    await words.use(lang, game);
    for (const [id, { name, text, notes = [], rule }] of Object.entries(cards)) {
      if (!text) silent.push(`${id} does not tell what it does`);
      if (!rule) silent.push(`${id} names no paragraph`);
      for (const key of [name, text, ...notes]) {
        if (key && !words.has(key, game)) silent.push(`${key} (${lang})`);
      }
    }
  }
  expect(silent).toEqual([]);
});

test.each(['machiavelli', 'habemus_papam'])('every card of %s has a ruling that matters', async (game) => {
  const { cards = {} } = await loadGame(game);
  const without = Object.entries(cards).filter(([, card]) => !card.notes?.length);
  expect(without.map(([id]) => id)).toEqual([]);
});
