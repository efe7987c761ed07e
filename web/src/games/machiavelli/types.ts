/** The view, actions and events of Machiavelli as the server sends them. */

export type { Action, District, EventView as Told, Kind, View } from '../../generated/machiavelli.ts';
