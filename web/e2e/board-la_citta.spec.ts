import { playsOnItsBoard } from './boards.ts';
import { expect } from './server.ts';

playsOnItsBoard({
  title: 'La Città',
  game: 'la_citta',
  tables: [{ seats: 2 }, { seats: 5, preset: 'advanced' }],
  eager: ['map', 'words'],
  laid: async (page) => {
    await expect(page.locator('svg.map')).toBeVisible();
  },
});
