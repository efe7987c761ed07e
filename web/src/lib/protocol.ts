/**
 * What server and site say to each other: the types the server is compiled with, where view, action and
 * event can be those of a game. `docs/protocol.md` tells the same for people.
 */

import type * as wire from '../generated/protocol.ts';

export type {
  AdminAct,
  AdminDone,
  AdminLogEntry,
  AdminUser,
  Beat,
  Bot as BotInfo,
  ChatLine,
  ChatPolicy,
  ClientMessage,
  Clock,
  CoursePoint,
  GameInfo,
  HintChoice,
  LobbyEntry,
  LobbyMessage,
  NewTable,
  Notices as NoticeSettings,
  OptionInfo as OptionMeta,
  Position,
  Profile,
  Replay,
  SeatRequest,
  ServerMessage,
  SessionInfo,
  Standing,
  TableInfo,
  Told,
  TrialNotices,
  User,
} from '../generated/protocol.ts';

export type Lang = 'en' | 'nl';

/** Something the reader may do now, in a game whose actions are known. */
export type Choice<A = unknown> = wire.Choice & { action: A };

/** After how many minutes spectators of a table see what any seat saw; 0 if they see only what lies open. */
export const watched = (spectators: wire.Spectators | undefined): number =>
  typeof spectators === 'object' ? spectators.all : 0;
