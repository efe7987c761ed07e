import { game } from '../contract.ts';
import Board from './Board.svelte';
import { lesson } from './lesson.ts';
import cards from './cards.ts';
import { cellsOf } from './motions.ts';
import { ways } from './picks.ts';
import Plate from './Plate.svelte';
import type { Action, Event, View } from './types.ts';

export default game<View, Action, Event>({
  lesson,
  Board,
  cards,
  Plate,
  pieces: (choice, view) => ways(view, [choice])[0]?.picks ?? [],
  about: (event, view) => cellsOf(event, view).map((cell) => `cell:${cell}`),
  rank: ({ action }) => (action === 'gold' || action === 'pass' ? 'main' : undefined),
  heading: (event, t) => {
    if (event.event === 'year_began') return t('year-of', { year: event.year });
    return event.event === 'round_began' ? t('log-round_began', { round: event.round }) : null;
  },
});
