/** The view, actions and events of Machiavelli as the server sends them. */

export type { Action, District, EventView, Kind, View } from '../../generated/machiavelli.ts';
