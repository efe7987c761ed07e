import { game } from '../contract.ts';
import Plate from './Plate.svelte';

export interface View {
  players: { coins: number | null; bricks: number[] | null; vp: number }[];
}

export default game<View, unknown, unknown>({
  score: (view, seat) => view.players[seat]?.vp ?? null,
  Plate,
  internal: ['chance', 'frames', 'viewer'],
});
