/** Requests to the server. */

import type {
  AdminAct,
  AdminDone,
  AdminLogEntry,
  AdminNode,
  AdminUser,
  BotInfo,
  ChatPolicy,
  ScorePoint,
  GameInfo,
  HintChoice,
  HostInfo,
  LobbyEntry,
  NewTable,
  NoticeSettings,
  Profile,
  Replay,
  SeatRequest,
  SessionInfo,
  TableInfo,
  TestNotification,
  User,
} from './protocol.ts';
import { siteUrl } from './base.ts';
import { i18n } from './i18n.svelte.ts';

/** A refused or failed request. Its message is a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    text: string,
    readonly problems: string[] = [],
  ) {
    super(text);
  }

  /** Whether the server does not support this request. */
  get isUnsupported(): boolean {
    return this.status === 404 || this.status === 405;
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${i18n.lang}`;
  const request: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' };
  if (body !== undefined) {
    request.headers = { 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(siteUrl(address), request);
  } catch {
    throw new ApiError(0, 'unreachable', i18n.t('error-unreachable'));
  }
  if (response.status === 204) return null as T;
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const told = (answer ?? {}) as { error?: string; text?: string; problems?: string[] };
    const text = told.text ?? i18n.t('error-status', { status: response.status });
    throw new ApiError(response.status, told.error ?? 'unknown', text, told.problems);
  }
  return answer as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => call<GameInfo[]>('GET', '/api/games'),
  bots: () => call<BotInfo[]>('GET', '/api/bots'),
  lobby: (from = 0) => call<LobbyEntry[]>('GET', `/api/lobby?from=${from}`),
  myTables: () => call<LobbyEntry[]>('GET', '/api/me/tables'),
  /** Creates a guest, with a name that the server chooses. */
  guest: () => call<User>('POST', '/api/guests', {}),
  /** The current user, or `null` before one was created. */
  me: () => call<User | null>('GET', '/api/me'),
  /** The guided first game. */
  lesson: (game: string) => call<TableInfo>('POST', `/api/games/${encodeURIComponent(game)}/lesson`),
  create: (wanted: NewTable) => call<TableInfo>('POST', '/api/tables', wanted),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  join: (id: string, seat?: number, password?: string) =>
    call<TableInfo>(
      'POST',
      `${table(id)}/join${seat === undefined ? '' : `?seat=${seat}`}`,
      password ? { password } : undefined,
    ),
  /** The host removes a person before the game starts and blocks them from the table. */
  remove: (id: string, seat: number) => call<TableInfo>('POST', `${table(id)}/seats/${seat}/remove`, {}),
  unblock: (id: string, user: number) => call<TableInfo>('DELETE', `${table(id)}/blocked/${user}`),
  openChat: (id: string, chat: ChatPolicy) => call<TableInfo>('POST', `${table(id)}/chat`, { chat }),
  leave: (id: string) => call<TableInfo>('POST', `${table(id)}/leave`),
  start: (id: string, fill?: string) => call<TableInfo>('POST', `${table(id)}/start`, fill ? { fill } : {}),
  seat: (id: string, seat: number, to: SeatRequest) =>
    call<TableInfo>('POST', `${table(id)}/seats/${seat}`, to),
  rematch: (id: string) => call<TableInfo>('POST', `${table(id)}/rematch`, {}),
  replay: (id: string, at: number | null, seat: number | null) => {
    const asked = [at === null ? '' : `at=${at}`, seat === null ? '' : `seat=${seat}`];
    return call<Replay>('GET', `${table(id)}/replay?${asked.filter(Boolean).join('&')}`);
  },
  course: (id: string, seat: number | null) =>
    call<ScorePoint[]>('GET', `${table(id)}/course${seat === null ? '' : `?seat=${seat}`}`),
  hint: (id: string) => call<{ choices: HintChoice[] }>('GET', `${table(id)}/hint`),
  notes: (id: string) => call<{ text: string }>('GET', `${table(id)}/notes`),
  keepNotes: (id: string, text: string) => call<unknown>('PUT', `${table(id)}/notes`, { text }),
  /** Who runs the server, and its rules for accounts. */
  host: () => call<HostInfo>('GET', '/api/host'),
  account: (name: string, password: string, invite?: string) =>
    call<User>('POST', '/api/accounts', invite ? { name, password, invite } : { name, password }),
  login: (name: string, password: string) => call<User>('POST', '/api/login', { name, password }),
  logout: () => call<null>('POST', '/api/logout'),
  rename: (name: string) => call<User>('PATCH', '/api/me', { name }),
  password: (old: string, fresh: string) => call<unknown>('POST', '/api/me/password', { old, new: fresh }),
  /** Sets a new password with the link of an administrator. */
  reset: (code: string, password: string) => call<User>('POST', '/api/reset', { code, password }),
  forget: (password?: string) => call<unknown>('DELETE', '/api/me', password ? { password } : {}),
  sessions: () => call<SessionInfo[]>('GET', '/api/me/sessions'),
  endSession: (id: string) => call<unknown>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  noticeSettings: () => call<NoticeSettings>('GET', '/api/me/notices'),
  keepNoticeSettings: (wanted: NoticeSettings) => call<NoticeSettings>('PUT', '/api/me/notices', wanted),
  confirmMail: (code: string) => call<NoticeSettings>('POST', '/api/me/notices/confirm', { code }),
  tryNotices: () => call<TestNotification>('POST', '/api/me/notices/trial'),
  myProfile: () => call<Profile>('GET', '/api/me/profile'),
  profile: (name: string) => call<Profile>('GET', `/api/users/${encodeURIComponent(name)}`),
  adminUsers: (from = 0) => call<AdminUser[]>('GET', `/api/admin/users?from=${from}`),
  administer: (act: AdminAct) => call<AdminDone>('POST', '/api/admin/acts', act),
  adminLog: () => call<AdminLogEntry[]>('GET', '/api/admin/log'),
  adminNodes: () => call<AdminNode[]>('GET', '/api/admin/nodes'),
  adminTables: (from = 0) => call<LobbyEntry[]>('GET', `/api/admin/tables?from=${from}`),
  announce: (text: string | null) => call<unknown>('POST', '/api/admin/announcement', { text }),
  announcement: () => call<{ text: string | null }>('GET', '/api/announcement'),
  recordAddress: (id: string) => siteUrl(`${table(id)}/record`),
};
