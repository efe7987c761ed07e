import { playsOnItsBoard } from './boards.ts';
import { expect } from './server.ts';

playsOnItsBoard({
  title: 'Carrara',
  game: 'carrara',
  tables: [{ seats: 2 }, { seats: 4, preset: 'expansion' }],
  eager: ['wheel', 'tray', 'score'],
  laid: async (page) => {
    await expect(page.locator('.wheel')).toBeVisible();
  },
});
