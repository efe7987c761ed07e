/** The games the site can draw: every folder here with an `index.ts`. */

import type { GameModule } from './contract.ts';

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

const unknown: GameModule = {};

/** The module of a game; a game without one uses the list view. */
export async function loadGame(id: string): Promise<GameModule> {
  const module = modules[`./${id}/index.ts`];
  return module ? (await module()).default : unknown;
}
