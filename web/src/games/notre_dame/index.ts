import { game } from '../contract.ts';
import Plate from './Plate.svelte';

export interface View {
  memory_aid: boolean;
  players: { coins: number; own: number; rat: number; prestige: number | null; points: number[] }[];
}

export default game<View, unknown, unknown>({
  score: (view, seat) => (view.memory_aid ? (view.players[seat]?.prestige ?? null) : null),
  Plate,
  internal: ['chance', 'stack', 'viewer', 'routes', 'takeable'],
});
