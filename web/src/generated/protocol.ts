// Written by `cargo xtask types` from the Rust types; not to be changed by hand.

/** A message of a client. */
export type ClientMessage =
  | {
      type: "play";
      /** The version the client had seen. */
      version: number;
      /** In the notation of the game: the `text` of a choice. */
      action: string;
      /** If given, the reply carries it. */
      id?: number | null;
    }
  | {
      type: "why";
      /** In the notation of the game: what the player had in mind. */
      action: string;
      /** If given, the answer names it. */
      id?: number | null;
    }
  | {
      type: "list";
      /** If given, the answer names it. */
      id?: number | null;
    }
  | {
      type: "undo";
      /** The version the client had seen. */
      version: number;
      /** If given, the reply carries it. */
      id?: number | null;
    }
  | {
      type: "undo_ask";
      /** The version the client had seen. */
      version: number;
      /** If given, the reply carries it. */
      id?: number | null;
    }
  | {
      type: "undo_answer";
      /** The request it answers, as `undo_request` of the table names it. */
      request: number;
      /** Whether the sender agrees; one refusal ends the request. */
      agree: boolean;
      /** If given, the reply carries it. */
      id?: number | null;
    }
  | {
      type: "takeover";
      /** The seat of the absent player. */
      seat: number;
      /** If given, the reply carries it. */
      id?: number | null;
    }
  | {
      type: "return";
      /** If given, the reply carries it. */
      id?: number | null;
    }
  | {
      type: "mute";
      /** The version of a line of chat by this user. */
      line: number;
      /** Whether they are muted. */
      on: boolean;
      /** If given, the reply carries it. */
      id?: number | null;
    }
  | {
      type: "silence";
      /** The version of a line of chat: its author. */
      line: number;
      /** Whether they are muted. */
      on: boolean;
      /** If given, the reply carries it. */
      id?: number | null;
    }
  | {
      type: "chat";
      /** 1 to 500 characters. */
      text: string;
      /** If given, the reply carries it. */
      id?: number | null;
    };

/** A message of the server. */
export type ServerMessage =
  | { type: "table" } & TableFrame
  | { type: "update" } & UpdateFrame
  | {
      type: "accepted";
      /** The version it made. */
      version: number;
      /** The id the client gave it. */
      id: number;
    }
  | {
      type: "refused";
      /** The version of the table now. */
      version: number;
      /** The id the client gave it. */
      id?: number | null;
      /** A stable code, such as `stale`. */
      error: string;
      /** A sentence for people, in their language. */
      text: string;
      /** The paragraph of the rules that forbids it. */
      rule?: string | null;
    }
  | {
      type: "why";
      /** The version of the table now. */
      version: number;
      /** The id the client gave its question. */
      id?: number | null;
      /** Whether it is possible after all. */
      possible: boolean;
      /** A sentence for people, in their language. */
      text: string;
      /** The paragraph of the rules that forbids it. */
      rule?: string | null;
    }
  | {
      type: "list";
      /** The version of the table now. */
      version: number;
      /** The id the client gave its question. */
      id?: number | null;
      /** What to show, from top to bottom; nothing before the deal. */
      parts: ListPart[];
    };

/** A game with its options, in the reader's language. */
export type GameInfo = {
  /** Its id, such as `la_citta`. */
  id: string;
  /** Its printed name. */
  title: string;
  /** One sentence about it. */
  tagline: string;
  /** The allowed numbers of players. */
  seats: SeatCounts;
  /** Minimum and maximum usual length at a real table, in minutes. */
  minutes: [number, number];
  /** Newest version of its rules. */
  rules: number;
  /** Its options, in the order a form should show them. */
  options: OptionInfo[];
  /** Named sets of options. */
  presets: PresetInfo[];
  /**
   * Parts that do not come from the rulebook, because its pictures are lost or it can be read in two
   * ways.
   */
  provenance: ProvenanceInfo[];
};

/** A bot that can be chosen for a seat. */
export type Bot = {
  /** What `SeatRequest::Bot` takes. */
  name: string;
  /** Its name for people. */
  label: string;
};

/** `POST /api/guests`: creates a guest. */
export type GuestRequest = {
  /** 1 to 40 visible characters; without it the server chooses a unique name. */
  name?: string | null;
  /** Whether the token is returned; otherwise it is set as a cookie that scripts cannot read. */
  token?: boolean;
};

/** The user of a session. */
export type User = {
  /** Number of the user. */
  id: number;
  /** Their name. */
  name: string;
  /** Whether they have a password and a unique name; otherwise they are a guest. */
  account: boolean;
  /** Whether they are an administrator. */
  admin: boolean;
  /** The token, if it was requested; sent as `Authorization: Bearer <token>`. Shown only once. */
  token?: string | null;
};

/** `POST /api/tables`: a new table. */
export type NewTable = {
  /** Id of the game. */
  game: string;
  /** A named set of options. */
  preset?: string | null;
  /** Further options, which override the preset. */
  options?: Record<string, unknown>;
  /** The seats. */
  seats: SeatRequest[];
  /** Whether the lobby lists it; otherwise only people with the link find it. */
  listed?: boolean;
  /** The password to take a seat. */
  password?: string | null;
  /** The time control; unlimited if omitted. */
  clock?: Clock | null;
  /** What people without a seat can see. */
  spectators?: Spectators;
  /** Whether players may ask a bot for hints. */
  hints?: boolean;
  /** Who may write in the chat; the host can change it later. */
  chat?: ChatPolicy;
};

/** `POST /api/tables/{id}/start`. */
export type StartRequest = {
  /** The bot for seats that are still open; without it, all seats must be taken. */
  fill?: string | null;
};

/** A table in the lobby or in the user's own list. */
export type LobbyEntry = {
  /** Id of the table. */
  id: string;
  /** Id of the game. */
  game: string;
  /** Printed name of the game. */
  title: string;
  /** Its status. */
  status: Status;
  /** Number of seats. */
  seats: number;
  /** Number of open seats. */
  open: number;
  /** The names of the seats; empty for an open one. */
  players: string[];
  /** When it last changed, in seconds since 1970. */
  changed: number;
  /** Whether the reader is to act. */
  turn: boolean;
  /** Whether taking a seat requires a password. */
  password: boolean;
  /** The time control. */
  clock: Clock | null;
  /** What people without a seat can see. */
  spectators: Spectators;
};

/**
 * `GET /api/tables/{id}/replay`: an earlier position; of a finished game from any seat, of a running one
 * from the reader's own.
 */
export type Replay = {
  /** The number of actions before it. */
  at: number;
  /** The number of actions of the game. */
  actions: number;
  /** The seat it is seen from; `None` for a spectator. */
  seat: number | null;
  /** Everything that this viewer had perceived. */
  log: LogEntry[];
  /** The last action step by step: the last events of the log, and the view after each step. */
  beats?: Beat[];
  /** The position. */
  position: Position;
  /** The same in words. */
  list: ListPart[];
};

/** `POST /api/accounts` and `POST /api/login`. */
export type AccountRequest = {
  /** 1 to 40 visible characters; capitals make no difference. */
  name: string;
  /** 8 to 200 characters. */
  password: string;
  /** Whether the token is returned, for programs. */
  token?: boolean;
  /** The code of the host, for a new account on a server that asks for one. */
  invite?: string;
};

/** `PATCH /api/me`: renames the guest. */
export type NameRequest = {
  /** 1 to 40 visible characters. */
  name: string;
};

/** `POST /api/me/password`. */
export type PasswordRequest = {
  /** The current password. */
  old: string;
  /** The new password. */
  new: string;
};

/** `DELETE /api/me`. */
export type DeleteAccountRequest = {
  /** The password, if the user has an account. */
  password?: string | null;
};

/** `GET /api/me/sessions`: a session of the user. */
export type SessionInfo = {
  /** What `DELETE /api/me/sessions/{id}` takes. */
  id: string;
  /** Its start, in seconds since 1970. */
  created: number;
  /** Its last use, in seconds since 1970, accurate to some minutes. */
  seen: number;
  /** The program that started it, as named in its `User-Agent`. */
  agent: string;
  /** Whether it is the session of this request. */
  current: boolean;
};

/** `GET` and `PUT /api/me/notices`: how a user is notified of their turns. */
export type Notices = {
  /** The URL of the webhook. */
  webhook?: string | null;
  /** The mail address. A new address is sent a code, and nothing else until it is confirmed. */
  mail?: string | null;
  /** Whether the user is notified of every turn: by webhook at once, by mail some minutes later. */
  turn?: boolean;
  /** Whether one mail a day lists all turns, instead of a mail for every turn. */
  digest?: boolean;
  /** The key of the webhook's signature; only the server sets it. */
  secret?: string | null;
  /** Whether the owner of the mail address has confirmed it; only the server sets it. */
  confirmed?: boolean;
  /** Whether this server can send mail; only the server sets it. */
  mail_possible?: boolean;
};

/** `POST /api/me/notices/confirm`: confirms a mail address. */
export type ConfirmRequest = {
  /** The code in the mail. */
  code: string;
};

/** `POST /api/me/notices/trial`: the result of a test notification. */
export type TestNotification = {
  /** By webhook; `None` if the user has none. */
  webhook: Delivery | null;
  /** By mail; `None` if the user has no confirmed address. */
  mail: Delivery | null;
};

/** `GET /api/me/mutes`: a user whose chat is not shown. */
export type Muted = {
  /** What `DELETE /api/me/mutes/{id}` takes. */
  id: number;
  /** Their name. */
  name: string;
};

/** `POST /api/tables/{id}/join`. */
export type JoinRequest = {
  /** The password, if the table has one. */
  password?: string | null;
};

/** `POST /api/tables/{id}/seats/{seat}/remove`. */
export type RemoveRequest = {
  /** Whether the person may not join this table again; `true` if omitted. */
  block?: boolean;
};

/** `POST /api/tables/{id}/chat`. */
export type ChatRequest = {
  /** Who may write from now on. */
  chat: ChatPolicy;
};

/** Messages on the WebSocket of the lobby: the whole lobby, after every change. */
export type LobbyMessage = {
  type: "lobby";
  /** Public tables: the first page. */
  tables: LobbyEntry[];
  /** Number of tables on all pages. */
  total: number;
  /** The reader's own tables. */
  mine: LobbyEntry[];
  /** Number of connected clients. */
  online: number;
  /** The announcement of the server. */
  announcement: string | null;
};

/** `GET /api/users/{name}`: the public profile of an account. */
export type Profile = {
  /** Its name. */
  name: string;
  /** When it was registered, in seconds since 1970. */
  since: number;
  /** Its results, by game and number of seats. */
  ratings: Rating[];
  /** Its last finished games. */
  recent: Finished[];
};

/** `GET /api/tables/{id}/course`: the points at a moment of the game. */
export type ScorePoint = {
  /** The number of actions so far. */
  at: number;
  /** The round, if the game counts them. */
  round?: number | null;
  /** Points per seat, as far as they are public. */
  totals: number[];
};

/** `GET /api/tables/{id}/hint`: a bot's estimates. */
export type Hints = {
  /** Best first. */
  choices: HintChoice[];
};

/** `GET` and `PUT /api/tables/{id}/notes`: private notes. */
export type Notes = {
  /** At most 8000 characters. */
  text: string;
};

/** `GET /api/announcement` and `POST /api/admin/announcement`: the announcement of the server. */
export type Announcement = {
  /** At most 500 characters; `None` if there is none. */
  text: string | null;
};

/** `GET /api/admin/users`. */
export type AdminUser = {
  /** Number of the user. */
  id: number;
  /** Their name. */
  name: string;
  /** Whether they have an account. */
  account: boolean;
  /** Whether they are an administrator. */
  admin: boolean;
  /** When they were created, in seconds since 1970. */
  created: number;
  /** When they were last seen, in seconds since 1970, accurate to some minutes. */
  seen: number | null;
  /** The number of tables at which they have a seat. */
  tables: number;
  /** Whether an admin has banned the user. */
  banned: boolean;
};

/** `POST /api/admin/acts`: an act of an administrator. Users are named by number. */
export type AdminAct =
  | {
      act: "ban";
      /** The user. */
      user: number;
    }
  | {
      act: "unban";
      /** The user. */
      user: number;
    }
  | {
      act: "grant";
      /** The account. */
      user: number;
    }
  | {
      act: "revoke";
      /** The account. */
      user: number;
    }
  | {
      act: "end_sessions";
      /** The user. */
      user: number;
    }
  | {
      act: "reset_password";
      /** The account. */
      user: number;
    }
  | {
      act: "remove_table";
      /** Its id. */
      table: string;
    }
  | {
      act: "prune";
      /** Only tables that did not change for this many days. */
      days: number;
    };

/** The result of an act. */
export type AdminDone = {
  /** The path of the page for a new password. */
  link: string | null;
  /** Number of deleted tables. */
  removed: number;
};

/** `GET /api/admin/log`: the acts of administrators, the last first. */
export type AdminLogEntry = {
  /** Its number. */
  id: number;
  /** When, in seconds since 1970. */
  at: number;
  /** `user` (an admin on the site), `terminal` or `server`. */
  source: string;
  /** The administrator, if the source is `user`. */
  actor: string | null;
  /** The act: as in `AdminAct`. */
  act: string;
  /** The user it concerned. */
  user: string | null;
  /** The table it concerned. */
  table: string | null;
  /** Number of deleted tables. */
  count: number | null;
};

/** `GET /api/admin/nodes`: the servers that share the database; none on `SQLite`. */
export type AdminNode = {
  /** Its unique name. */
  id: string;
  /** Where it listens. */
  address: string;
  /** How many tables it serves. */
  tables: number;
  /** What it does. */
  state: NodeState;
  /** Seconds since its last heartbeat. */
  silent: number;
  /** Whether it answered this request. */
  own: boolean;
};

/** `POST /api/reset`: sets a new password, with a link of an administrator. */
export type ResetRequest = {
  /** The part of the link after `#`. */
  code: string;
  /** 8 to 200 characters. */
  password: string;
  /** Whether the token is returned, for programs. */
  token?: boolean;
};

/** `GET /health`. */
export type Health = {
  /** `ok`. */
  status: string;
  /** Version of the program. */
  version: string;
  /** Version of the protocol. */
  protocol: number;
};

/** `GET /api/host`: what a visitor may know of this server. */
export type HostInfo = {
  /** Version of the program. */
  version: string;
  /** The language for readers who prefer none that the site has. */
  language: string;
  /** Who may create an account. */
  registration: Registration;
  /** Who runs the server and how to reach them, as the host wrote it. */
  operator: string | null;
  /** Finished tables of guests are deleted after so many days; 0: never. */
  guest_table_days: number;
  /** Sessions end when they have not been used for so many days. */
  session_days: number;
};

/** An error. */
export type ErrorBody = {
  /** A stable code, such as `not_found`. */
  error: string;
  /** A sentence for people, in their language. */
  text: string;
  /** Every problem of an invalid setup. */
  problems?: string[];
};

/** A seat whose player is away. */
export type Away = {
  /** The seat. */
  seat: number;
  /** Seats that voted for a bot. */
  votes: number[];
  /** Whether a bot plays for it now. */
  bot: boolean;
};

/** One step of an action: the next events of the log, and the view after them. */
export type Beat = {
  /** The number of the next events of the log that belong to it, at least one. */
  events: number;
  /** Which of them cost the reader something they did not choose to give (a turn, cards, gold, pieces), counted from 0. */
  hits?: number[];
  /** Points per seat after them, as far as the reader may see them. */
  points: (number | null)[];
  /** The view after them; left out if `changes` are given. */
  view?: unknown;
  /** The changes since the view before, as in `Position::changes`. */
  changes?: unknown[][];
};

/** A user whom the host has blocked from a table. */
export type Blocked = {
  /** Number of the user, for `DELETE /api/tables/{id}/blocked/{user}`. */
  user: number;
  /** Their name at that time. */
  name: string;
};

/** A line of chat. */
export type ChatLine = {
  /** The version it made. */
  version: number;
  /** The name of its author. */
  name: string;
  /** The seat of its author; `None` for a spectator. */
  seat: number | null;
  /** The text. */
  text: string;
  /**
   * For a system message: its code, one of `clock`, `takeover`, `left`, `returned`, `undo_asked`,
   * `undo_agreed`, `undo_refused`, `rematch`.
   */
  notice?: string | null;
  /** Its time, in seconds since 1970. */
  at: number;
};

/** Who may write in the chat of a table. The host may always. */
export type ChatPolicy = "seats" | "everyone";

/** A legal action of the reader. */
export type Choice = {
  /** In notation: what `ClientMessage::Play` takes. */
  text: string;
  /** The action, for programs. */
  action: unknown;
  /** The action as a label. */
  label: string;
  /** Whether it cannot be undone, as far as the reader knows; only with `?commits=true`. */
  commits?: boolean;
  /**
   * Whether it draws chance or reveals something that was hidden, as far as the reader knows; only with
   * `?commits=true`.
   */
  reveals?: boolean;
  /** What it shows and to whom, in sentences, where a player should know before; only with `?commits=true`. */
  shows?: string[];
  /** What it leaves unused for good, in a sentence. */
  wastes?: string | null;
};

/** The time control. */
export type Clock =
  | {
      kind: "live";
      /** Seconds per action: 5 to 3600. */
      move: number;
      /** Reserve for the whole game, in seconds: 0 to 36000. */
      reserve: number;
    }
  | {
      kind: "days";
      /** Days per action: 1 to 30. */
      days: number;
    };

/** Whether a notification was delivered. */
export type Delivery = {
  /** Whether it was. */
  delivered: boolean;
  /** The same as a sentence, with the reason if it was not. */
  text: string;
};

/** A finished game of a user. */
export type Finished = {
  /** The seat of the user. */
  seat: number;
  /** 1 is the best. */
  rank: number;
  /** All points. */
  total: number;
  /** Id of the table. */
  id: string;
  /** Id of the game. */
  game: string;
  /** Printed name of the game. */
  title: string;
  /** Its status. */
  status: Status;
  /** Number of seats. */
  seats: number;
  /** Number of open seats. */
  open: number;
  /** The names of the seats; empty for an open one. */
  players: string[];
  /** When it last changed, in seconds since 1970. */
  changed: number;
  /** Whether the reader is to act. */
  turn: boolean;
  /** Whether taking a seat requires a password. */
  password: boolean;
  /** The time control. */
  clock: Clock | null;
  /** What people without a seat can see. */
  spectators: Spectators;
};

/** A bot's estimate of a choice. */
export type HintChoice = {
  /** In notation. */
  text: string;
  /** The label. */
  label: string;
  /** How often it was tried. */
  visits: number;
  /** Estimated share of the victory, 0 to 1. */
  chance: number;
  /** Expected points ahead of the best other seat. */
  margin: number;
};

/** A part of the table in words: a line, and rows of cells below it. */
export type ListPart = {
  /** A heading or a sentence; may be empty. */
  line: string;
  /** Rows of cells. */
  rows: ListRow[];
  /** Whether the first row names the columns. */
  header: boolean;
  /** The seat this part is about. */
  seat?: number | null;
  /** The seats the columns are about; empty if they are about none. */
  columns?: (number | null)[];
};

/** A row of the table in words. */
export type ListRow = {
  /** Its cells. */
  cells: string[];
  /** The seat it is about. */
  seat?: number | null;
};

/** An event that the reader perceived. */
export type LogEntry = {
  /** 0: the deal; *k*: the *k*-th action. */
  group: number;
  /** The event, for programs. */
  event: unknown;
  /** The event as a sentence. */
  text: string;
};

/** What a node does. */
export type NodeState = "alive" | "draining" | "dead";

/** One option of a game. */
export type OptionInfo = {
  /** Its name in `NewTable::options`. */
  key: string;
  /** Its default. */
  default: unknown;
  /** Its name in a form. */
  label: string;
  /** What it does. */
  help: string;
} & (
  | { kind: "flag" }
  | {
      kind: "number";
      /** Smallest. */
      min: number;
      /** Largest. */
      max: number;
    }
  | {
      kind: "choice";
      /** Allowed values. */
      of: string[];
      /** Their names. */
      labels: string[];
    }
  | {
      kind: "several";
      /** Allowed values. */
      of: string[];
      /** Their names. */
      labels: string[];
      /** Fewest. */
      min: number;
      /** Most. */
      max: number;
    }
  | {
      kind: "numbers";
      /** How many, or 0 for none at all. */
      len: number;
      /** Smallest. */
      min: number;
      /** Largest. */
      max: number;
    }
);

/** The position of a game as its reader may know it. */
export type Position = {
  /** The number of actions in force. */
  actions: number;
  /** Everything the reader knows, as the game defines it; omitted if `changes` are given. */
  view?: unknown;
  /**
   * The changes of `view` since the last position, for a client that connected with `?changes=true`.
   * See `change`.
   */
  changes?: unknown[][];
  /** The view as text, if it was requested. */
  drawing?: string | null;
  /** Points per seat, as far as the reader may see them; the totals once the game is over. */
  points: (number | null)[];
  /** The seats to act and their prompts. Empty once the game is over. */
  questions: Question[];
  /** The reader's legal actions. */
  choices: Choice[];
  /** Whether the reader may undo their last action. */
  undo: boolean;
  /** The result, once the game is over. */
  result: Standing[] | null;
};

/** A named set of options. */
export type PresetInfo = {
  /** What `NewTable::preset` takes. */
  id: string;
  /** Its name in a form. */
  label: string;
  /** The options it sets; the others keep their defaults. */
  options: Record<string, unknown>;
};

/** A part of a game whose printed form is not known. */
export type ProvenanceInfo = {
  /** Its name. */
  key: string;
  /** How its current form was found. */
  kind: ProvenanceKind;
  /** The things it concerns, by their keys in the locale file; empty if it concerns the whole game. */
  of: string[];
  /** What had to be filled in, and how. */
  text: string;
  /** The values a host can enter instead: fields of the option `data` of a table, or options; empty if there are none. */
  values: string[];
};

/** How a part that could not be read was filled in. */
export type ProvenanceKind = "reconstructed" | "reading";

/** A seat that is to act. */
export type Question = {
  /** The seat. */
  seat: number;
  /** The prompt, without information that is hidden from the reader. */
  text: string;
};

/** The results of a user at a game with a number of seats. */
export type Rating = {
  /** Id of the game. */
  game: string;
  /** Number of seats. */
  seats: number;
  /** Mean of the estimate; it starts at 25. `None` before the first game against people. */
  rating: number | null;
  /** Standard deviation of the estimate. */
  deviation: number | null;
  /** Number of finished games, including those against bots. */
  games: number;
  /** Number of first places. */
  firsts: number;
};

/** Who may create an account. */
export type Registration = "open" | "invite" | "closed";

/** Points from one source. */
export type ScorePart = {
  /** Key of the source. */
  source: string;
  /** Its name. */
  label: string;
  /** The points. */
  points: number;
};

/** How many can play a game. */
export type SeatCounts = {
  /** Fewest. */
  min: number;
  /** Most. */
  max: number;
};

/** One seat of a table. */
export type SeatInfo = {
  /** Its number, from 0. */
  seat: number;
} & (
  | { kind: "open" }
  | {
      kind: "person";
      /** Their name at this table. */
      name: string;
    }
  | {
      kind: "bot";
      /** Its name at this table. */
      name: string;
      /** The name of the bot. */
      bot: string;
    }
);

/** What a seat of a new table is for. */
export type SeatRequest = "me" | "open" | { bot: string };

/** What people without a seat can see. */
export type Spectators = "public" | { all: number };

/** The result of a seat. */
export type Standing = {
  /** The seat. */
  seat: number;
  /** 1 is the best; equal seats share a rank. */
  rank: number;
  /** All points. */
  total: number;
  /** The points by source. */
  parts: ScorePart[];
  /** What decided between equal totals, most important first; empty if there was nothing to decide. */
  ties?: ScorePart[];
};

/** The status of a table. */
export type Status = "waiting" | "playing" | "finished";

/** A table as its reader may know it. */
export type TableFrame = {
  /** Version of the protocol. */
  protocol: number;
  /** Version of the table. */
  version: number;
  /** Seats, options and so on. */
  table: TableInfo;
  /** Everything the reader has perceived of the game. */
  log: LogEntry[];
  /** The last lines of chat. */
  chat: ChatLine[];
  /** The position; `None` before the deal. */
  position: Position | null;
};

/** Public information about a table, except for the game itself. */
export type TableInfo = {
  /** Its unguessable id, also its link. */
  id: string;
  /** Id of the game. */
  game: string;
  /** Printed name of the game. */
  title: string;
  /** Version of its rules. */
  rules: number;
  /** Complete options. */
  options: Record<string, unknown>;
  /** Whether the lobby lists it. */
  listed: boolean;
  /** Its status. */
  status: Status;
  /**
   * SHA-256 of the seed, fixed before the deal. The seed itself is in the record of the finished
   * game.
   */
  commitment: string;
  /** Its seats. */
  seats: SeatInfo[];
  /** The seat from which the reader sees the game. */
  you: number | null;
  /** All seats of the reader. */
  yours: number[];
  /** Whether the reader is the host and may start the game. */
  host: boolean;
  /** The time control. */
  clock: Clock | null;
  /** With a clock: since when the seat that waits longest is to act, in milliseconds since 1970. */
  asked_since: number | null;
  /** With a clock, per seat: its deadline in milliseconds since 1970; `None` if it is not to act. */
  deadlines: (number | null)[];
  /** Per seat: seconds left of the reserve, as of its last action; empty without such a clock. */
  reserve: number[];
  /** Per seat: whether its player is connected now. */
  connected: boolean[];
  /** Seats whose players are away, with votes for a bot or a bot that plays. */
  away: Away[];
  /** A pending request to agree to an undo. */
  undo_request: UndoRequest | null;
  /** Whether players may ask a bot for hints. */
  hints: boolean;
  /** Whether taking a seat requires a password. */
  password: boolean;
  /** What people without a seat can see. */
  spectators: Spectators;
  /**
   * Whether the game is rated: at least two people, each on one seat, and no spectators who see
   * hidden information. Before the game starts this depends on the seats taken so far.
   */
  rated: boolean;
  /**
   * Per seat: when the others may vote for a bot, in milliseconds since 1970; `None` while its
   * player is connected, where a clock decides, and where a bot plays already.
   */
  takeover_from: (number | null)[];
  /** Who may write in the chat. */
  chat: ChatPolicy;
  /** Whether the reader may write in the chat. */
  may_chat: boolean;
  /** Users whom the host has blocked; only the host receives it. */
  blocked: Blocked[];
  /** Lines of chat whose authors the host has muted; only the host receives it. */
  silenced: number[];
  /** The table at which the same people play again. */
  rematch: string | null;
  /** Whether it is the guided first game of its host: the deal is the same for all, and a coach explains. */
  lesson: boolean;
};

/** A request to agree to an undo. */
export type UndoRequest = {
  /** The version of the request, which an answer names. */
  request: number;
  /** The seat that asks. */
  seat: number;
  /** The number of actions that would be undone. */
  actions: number;
  /** Seats that agree. */
  agreed: number[];
};

/** The changes of a table. */
export type UpdateFrame = {
  /** The version it continues from. A client with another version must reconnect. */
  from: number;
  /** The version it leads to. */
  version: number;
  /** Seats, options and so on, if they may have changed. */
  table?: TableInfo | null;
  /** The events that the reader perceived since. */
  log: LogEntry[];
  /**
   * The same step by step, for a client that connected with `?beats=true`: `position` continues from
   * the last one. Empty if more than one action is new.
   */
  beats?: Beat[];
  /** The lines of chat since. */
  chat: ChatLine[];
  /** The position, if it has changed. */
  position?: Position | null;
};
