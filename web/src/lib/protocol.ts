/**
 * The messages between server and site: the types the server is compiled with, where view, action and
 * event can be those of a game. `docs/protocol.md` describes them.
 */

import type * as wire from '../generated/protocol.ts';

export type {
  AdminAct,
  AdminDone,
  AdminLogEntry,
  AdminNode,
  AdminUser,
  Beat,
  Bot as BotInfo,
  ChatLine,
  ChatPolicy,
  ClientMessage,
  Clock,
  ScorePoint,
  GameInfo,
  HintChoice,
  HostInfo,
  ListPart,
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
  LogEntry,
  TestNotification,
  User,
} from '../generated/protocol.ts';

export type Lang = 'en' | 'nl';

/** A choice of the reader, in a game whose actions are known. */
export type Choice<A = unknown> = wire.Choice & { action: A };

/** The delay, in minutes, after which spectators see what any seat saw; 0 if they see only public information. */
export const watched = (spectators: wire.Spectators | undefined): number =>
  typeof spectators === 'object' ? spectators.all : 0;

/** Whether the reader can leave a running game to a bot. */
export const mayLeave = (info: wire.TableInfo, me: number | null): boolean =>
  info.status === 'playing' && me !== null && !info.away.some((it) => it.bot && it.seat === me);
