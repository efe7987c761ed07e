/**
 * What server and site say to each other; `docs/protocol.md` tells the same for people. Fields marked
 * `?` come with servers that offer them.
 */

export type Status = 'waiting' | 'playing' | 'finished';
export type Lang = 'en' | 'nl';

export interface User {
  id: number;
  name: string;
  account?: boolean;
  admin?: boolean;
}

export type Holder =
  { kind: 'open' } | { kind: 'person'; name: string } | { kind: 'bot'; name: string; bot: string };

export type SeatInfo = { seat: number } & Holder;

export type Clock = { kind: 'live'; move: number; reserve: number } | { kind: 'days'; days: number };

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  rules: number;
  options: Record<string, unknown>;
  listed: boolean;
  status: Status;
  commitment: string;
  seats: SeatInfo[];
  you: number | null;
  host: boolean;
  yours?: number[];
  clock?: Clock | null;
  asked_since?: number | null;
  /** Per seat: when its time runs out, in milliseconds since 1970. */
  deadlines?: (number | null)[];
  reserve?: number[];
  connected?: boolean[];
  away?: { seat: number; votes: number[]; bot: boolean }[];
  undo_request?: { seat: number; actions: number; agreed: number[] } | null;
  hints?: boolean;
  password?: boolean;
  spectators?: unknown;
  rematch?: string | null;
}

export interface LobbyEntry {
  id: string;
  game: string;
  title: string;
  status: Status;
  seats: number;
  open: number;
  turn?: boolean;
  changed?: number;
  players?: string[];
  password?: boolean;
}

export interface Told<E = unknown> {
  /** 0: the deal; k: the k-th action. */
  group: number;
  event: E;
  text: string;
}

export interface ChatLine {
  version: number;
  name: string;
  seat: number | null;
  text: string;
  /** A word if nobody said it but it happened: `clock`, `takeover`, `undo_asked` … */
  notice?: string;
}

export interface Question {
  seat: number;
  text: string;
}

export interface Choice<A = unknown> {
  /** In notation: what is sent. */
  text: string;
  action: A;
  /** For people. */
  label: string;
  /** Whether it cannot be taken back: it reveals, draws or passes the question on. */
  final?: boolean;
}

export interface Part {
  source: string;
  label: string;
  points: number;
}

export interface Standing {
  seat: number;
  rank: number;
  total: number;
  parts: Part[];
}

export interface Position<V = unknown, A = unknown> {
  actions: number;
  view: V;
  drawing?: string;
  questions: Question[];
  choices: Choice<A>[];
  undo: boolean;
  result: Standing[] | null;
}

export interface Replay {
  at: number;
  actions: number;
  seat: number | null;
  log: Told[];
  position: Position;
}

interface News {
  version: number;
  table: TableInfo;
  log: Told[];
  chat: ChatLine[];
  /** In an update: left out if it has not changed. */
  position?: Position | null;
}

export type ServerMessage =
  | ({ type: 'table'; protocol: number } & News)
  | ({ type: 'update'; from: number } & News)
  | { type: 'accepted'; version: number; id: number }
  | { type: 'refused'; version: number; id?: number; error: string; text: string; rule?: string | null };

export type ClientMessage =
  | { type: 'play'; version: number; actions: string[]; id?: number }
  | { type: 'undo'; version: number; id?: number }
  | { type: 'chat'; text: string; id?: number }
  | { type: 'undo_ask'; version: number; id?: number }
  | { type: 'undo_answer'; agree: boolean; id?: number }
  | { type: 'takeover'; seat: number; id?: number }
  | { type: 'return'; id?: number };

export type OptionMeta = {
  key: string;
  label: string;
  help: string;
  default: unknown;
} & (
  | { kind: 'flag' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'choice'; of: string[]; labels: string[] }
  | { kind: 'several'; of: string[]; min: number; max: number }
  | { kind: 'numbers'; len: number; min: number; max: number }
);

export interface CoursePoint {
  at: number;
  round?: number;
  totals: number[];
}

export interface HintChoice {
  text: string;
  label: string;
  visits: number;
  chance: number;
  margin: number;
}

export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  agent: string;
  current: boolean;
}

export interface NoticeSettings {
  webhook: string | null;
  mail: string | null;
  turn: boolean;
  digest: boolean;
  confirmed?: boolean;
  mail_possible?: boolean;
  secret?: string;
}

export interface Rating {
  game: string;
  seats: number;
  rating: number | null;
  deviation: number | null;
  games: number;
  firsts: number;
}

export type Finished = LobbyEntry & { seat: number; rank: number; total: number };

export interface Profile {
  name: string;
  since: number;
  ratings: Rating[];
  recent: Finished[];
}

export interface AdminUser {
  id: number;
  name: string;
  account: boolean;
  admin: boolean;
  created: number;
  seen: number | null;
  tables: number;
}

export interface GameInfo {
  id: string;
  title: string;
  tagline: string;
  seats: { min: number; max: number };
  minutes: [number, number];
  rules: number;
  options: OptionMeta[];
  presets: { id: string; label: string }[];
}

export interface BotInfo {
  name: string;
  label: string;
}

export type SeatRequest = 'me' | 'open' | { bot: string };

export interface NewTable {
  game: string;
  preset?: string;
  options?: Record<string, unknown>;
  seats: SeatRequest[];
  listed?: boolean;
  password?: string;
  clock?: Clock;
  spectators?: 'public' | { all: number };
  hints?: boolean;
}
