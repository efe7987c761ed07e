import { game } from '../contract.ts';
import Board from './Board.svelte';
import { lesson } from './lesson.ts';
import cards from './cards.ts';
import Plate from './Plate.svelte';
import { claims, pieces } from './targets.ts';
import type { Action, Event, View } from './types.ts';

export default game<View, Action, Event>({
  lesson,
  Board,
  claims,
  weighty: ({ action }) => typeof action === 'object' && ('score' in action || 'purchase' in action),
  pieces: ({ action }) => pieces(action),
  rank: ({ action }) =>
    action === 'buy' || action === 'buy_no_rotate' || action === 'announce' ? 'main' : undefined,
  cards,
  Plate,
  heading: (event, t) => (event.event === 'round_began' ? `${t('table-round')} ${event.round}` : null),
});
