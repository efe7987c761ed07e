import { game } from '../contract.ts';
import Board from './Board.svelte';
import { lesson } from './lesson.ts';
import cards from './cards.ts';
import Plate from './Plate.svelte';
import { claims, rank, ways } from './targets.ts';
import type { Action, Event, View } from './types.ts';

export default game<View, Action, Event>({
  lesson,
  Board,
  claims,
  rank,
  pieces: (choice, view) => ways(view, [choice])[0]?.picks ?? [],
  cards,
  Plate,
  heading: (event, t) =>
    event.event === 'round'
      ? `${t(`stage_${'abc'[event.stage] ?? 'a'}`)}, ${t('board-round', { round: event.round })}`
      : null,
});
