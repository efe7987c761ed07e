import { game } from '../contract.ts';
import Board from './Board.svelte';
import cards from './cards.ts';
import Plate from './Plate.svelte';
import { claims } from './targets.ts';
import type { Action, Event, View } from './types.ts';

export default game<View, Action, Event>({
  Board,
  claims,
  cards,
  Plate,
  heading: (event, say) => (event.event === 'round_began' ? `${say('table-round')} ${event.round}` : null),
  internal: ['chance', 'frames', 'viewer'],
});
