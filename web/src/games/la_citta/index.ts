import { game } from '../contract.ts';
import Board from './Board.svelte';
import cards from './cards.ts';
import Plate from './Plate.svelte';
import type { Action, Event, View } from './types.ts';

/** Points for a city with culture, education and health. */
const FULL_CITY = 3;

export default game<View, Action, Event>({
  Board,
  cards,
  score: (view, seat) => {
    const full = view.cities.filter((city) => city.owner === seat && city.full).length;
    return (view.players[seat]?.citizens ?? 0) + FULL_CITY * full;
  },
  Plate,
  heading: (event, say) => {
    if (event.event === 'year_began') return say('year-of', { year: event.year });
    return event.event === 'round_began' ? say('log-round_began', { round: event.round }) : null;
  },
  internal: ['chance', 'stack', 'viewer', 'terrain'],
});
