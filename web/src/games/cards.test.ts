import { expect, test, vi } from 'vitest';
import { GAMES } from '../generated/games.ts';
import { LANGS, i18n } from '../lib/i18n.svelte.ts';
import { loadGame } from './index.ts';

// Whole boards are loaded.
vi.setConfig({ testTimeout: 60_000 });

test.each(GAMES)('every card of $id explains itself, in every language', async ({ id: game }) => {
  const { Board, cards = {} } = await loadGame(game);
  // A drawn board has an inspector; a game on the plain board may have no cards.
  if (Board) expect(cards).not.toEqual({});
  const silent: string[] = [];
  for (const lang of LANGS) {
    await i18n.use(lang, game);
    for (const [id, { name, text, notes = [], rule }] of Object.entries(cards)) {
      if (!text) silent.push(`${id} does not tell what it does`);
      if (!rule) silent.push(`${id} names no paragraph`);
      for (const key of [name, text, ...notes]) {
        if (key && !i18n.has(key, game)) silent.push(`${key} (${lang})`);
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
