import { game } from '../contract.ts';
import Board from './Board.svelte';
import cards from './cards.ts';
import Plate from './Plate.svelte';
import type { Action, Event, View } from './types.ts';

export default game<View, Action, Event>({
  Board,
  cards,
  Plate,
  heading: (event, say) => {
    if (event.event === 'year_began') return say('year-of', { year: event.year });
    return event.event === 'round_began' ? say('log-round_began', { round: event.round }) : null;
  },
  internal: ['chance', 'stack', 'viewer', 'terrain'],
});
