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
  heading: (event, say) =>
    event.event === 'round'
      ? `${say(`stage_${'abc'[event.stage] ?? 'a'}`)}, ${say('board-round', { round: event.round })}`
      : null,
  internal: ['chance', 'stack', 'viewer', 'routes', 'takeable'],
});
