import { game } from '../contract.ts';
import Plate from './Plate.svelte';

export interface View {
  camerlengo: number;
  players: { display: { persons: string[] }; missions: number; goods: { gold: number } | null }[];
}

export default game<View, unknown, unknown>({
  score: () => null,
  Plate,
  internal: ['stack', 'viewer', 'options'],
});
