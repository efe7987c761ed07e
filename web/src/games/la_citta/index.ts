import { game } from '../contract.ts';
import Plate from './Plate.svelte';

export interface View {
  players: { gold: number; citizens: number; food: number; castles: number }[];
}

export default game<View, unknown, unknown>({
  score: (view, seat) => view.players[seat]?.citizens ?? null,
  Plate,
  internal: ['chance', 'stack', 'viewer', 'terrain'],
});
