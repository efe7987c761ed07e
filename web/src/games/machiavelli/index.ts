import { game } from '../contract.ts';
import Plate from './Plate.svelte';

export interface View {
  round: number;
  crown: number;
  players: { gold: number; hand: number; size: number; complete: boolean }[];
}

export default game<View, unknown, unknown>({
  // Gold is no point, and what districts are worth shows only at the end.
  score: () => null,
  Plate,
  internal: ['chance', 'stack', 'viewer', 'rulings'],
});
