// Written by `cargo xtask types` from the Rust types; not to be changed by hand.

/** What a client says. */
export type ClientMessage =
  | {
      type: "play";
      /** The version the client had seen. */
      version: number;
      /** In the notation of the game: the `text` of a choice. */
      action: string;
      /** If given, the answer names it. */
      id?: number | null;
    }
  | {
      type: "undo";
      /** The version the client had seen. */
      version: number;
      /** If given, the answer names it. */
      id?: number | null;
    }
  | {
      type: "undo_ask";
      /** The version the client had seen. */
      version: number;
      /** If given, the answer names it. */
      id?: number | null;
    }
  | {
      type: "undo_answer";
      /** The request it answers, as `undo_request` of the table names it. */
      request: number;
      /** Whether one agrees; one refusal ends it. */
      agree: boolean;
      /** If given, the answer names it. */
      id?: number | null;
    }
  | {
      type: "takeover";
      /** Whose seat. */
      seat: number;
      /** If given, the answer names it. */
      id?: number | null;
    }
  | {
      type: "return";
      /** If given, the answer names it. */
      id?: number | null;
    }
  | {
      type: "mute";
      /** The version of a line of chat: whoever said it. */
      line: number;
      /** Whether he is muted. */
      on: boolean;
      /** If given, the answer names it. */
      id?: number | null;
    }
  | {
      type: "silence";
      /** The version of a line of chat: its author. */
      line: number;
      /** Whether they are muted. */
      on: boolean;
      /** If given, the answer names it. */
      id?: number | null;
    }
  | {
      type: "chat";
      /** 1 to 500 characters. */
      text: string;
      /** If given, the answer names it. */
      id?: number | null;
    };

/** What the server says. */
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
      /** A word for programs, such as `stale`; it does not change. */
      error: string;
      /** A sentence for people, in their language. */
      text: string;
      /** The paragraph of the rules that forbids it. */
      rule?: string | null;
    };

/** A game with its options, in the reader's language. */
export type GameInfo = {
  /** Its id, such as `la_citta`. */
  id: string;
  /** Its name in print. */
  title: string;
  /** One sentence about it. */
  tagline: string;
  /** How many can play. */
  seats: SeatCounts;
  /** Shortest and longest usual length at a real table, in minutes. */
  minutes: [number, number];
  /** Version of its rules. */
  rules: number;
  /** What can be chosen, in the order a form should show it. */
  options: OptionInfo[];
  /** Named choices of options. */
  presets: PresetInfo[];
  /** What does not come from the rulebook, because its pictures are lost or it can be read two ways. */
  provenance: ProvenanceInfo[];
};

/** A bot that can be chosen for a seat. */
export type Bot = {
  /** What `SeatRequest::Bot` takes. */
  name: string;
  /** The same for people. */
  label: string;
};

/** `POST /api/guests`: play at once, under a name. */
export type GuestRequest = {
  /** 1 to 40 visible characters; without it the server finds a name that no one else has. */
  name?: string | null;
  /** Programs ask for the token itself; browsers get it as a cookie that scripts cannot read. */
  token?: boolean;
};

/** Who the server takes the client for. */
export type User = {
  /** Number of the user. */
  id: number;
  /** How he is called. */
  name: string;
  /** Whether he has a password and his name is his alone; otherwise a guest. */
  account: boolean;
  /** Whether he looks after the house. */
  admin: boolean;
  /** The token, if it was asked for; sent as `Authorization: Bearer <token>`. Shown only once. */
  token?: string | null;
};

/** `POST /api/tables`: a new table. */
export type NewTable = {
  /** Id of the game. */
  game: string;
  /** A named choice of options. */
  preset?: string | null;
  /** Further options, laid over the preset. */
  options?: Record<string, unknown>;
  /** Who is to sit where. */
  seats: SeatRequest[];
  /** Whether everybody finds it in the lobby; otherwise only whoever has the link. */
  listed?: boolean;
  /** What one must know to sit down. */
  password?: string | null;
  /** How long answers may take; without it, as long as they like. */
  clock?: Clock | null;
  /** What people see who have no seat. */
  spectators?: Spectators;
  /** Whether players may ask a bot what it thinks. */
  hints?: boolean;
  /** Who may write in the chat; the host can change it later. */
  chat?: ChatPolicy;
};

/** `POST /api/tables/{id}/start`. */
export type StartRequest = {
  /** The bot that takes the seats that are still open; without it, all seats must be taken. */
  fill?: string | null;
};

/** A table in the lobby or in one's own list. */
export type LobbyEntry = {
  /** Name of the table. */
  id: string;
  /** Id of the game. */
  game: string;
  /** Name of the game in print. */
  title: string;
  /** How far it has come. */
  status: Status;
  /** How many seats it has. */
  seats: number;
  /** How many of them are open. */
  open: number;
  /** How the seats are called; an open one has no name. */
  players: string[];
  /** When it last changed, in seconds since 1970. */
  changed: number;
  /** Whether whoever reads this owes an answer. */
  turn: boolean;
  /** Whether one must know a password to sit down. */
  password: boolean;
  /** How long answers may take. */
  clock: Clock | null;
  /** What people see who have no seat. */
  spectators: Spectators;
};

/**
 * `GET /api/tables/{id}/replay`: a game as it stood; a finished one from any seat, a running one from
 * one's own.
 */
export type Replay = {
  /** After so many actions. */
  at: number;
  /** How many there are. */
  actions: number;
  /** Seen from this seat; nothing: as a spectator. */
  seat: number | null;
  /** Everything that viewer had perceived. */
  log: Told[];
  /** The last action step by step: the last events of the log, and the view after each step. */
  beats?: Beat[];
  /** The position. */
  position: Position;
};

/** `POST /api/accounts` and `POST /api/login`. */
export type AccountRequest = {
  /** 1 to 40 visible characters; capitals make no difference. */
  name: string;
  /** 8 to 200 characters. */
  password: string;
  /** Programs ask for the token itself. */
  token?: boolean;
};

/** `PATCH /api/me`: a guest calls himself something else. */
export type NameRequest = {
  /** 1 to 40 visible characters. */
  name: string;
};

/** `POST /api/me/password`. */
export type PasswordRequest = {
  /** The password until now. */
  old: string;
  /** The password from now on. */
  new: string;
};

/** `DELETE /api/me`. */
export type ForgetRequest = {
  /** Whoever has an account proves that it is his. */
  password?: string | null;
};

/** `GET /api/me/sessions`: a place where somebody is logged in. */
export type SessionInfo = {
  /** What `DELETE /api/me/sessions/{id}` takes. */
  id: string;
  /** Since when, in seconds since 1970. */
  created: number;
  /** When it was last used, in seconds since 1970, give or take some minutes. */
  seen: number;
  /** The program it was begun with, as it calls itself. */
  agent: string;
  /** Whether it is the one that asks. */
  current: boolean;
};

/** `GET` and `PUT /api/me/notices`: how somebody wants to be told that he is asked. */
export type Notices = {
  /** Where to post it: an address of the web. */
  webhook?: string | null;
  /** Where to mail it. A new address is sent a code, and nothing else before it is confirmed. */
  mail?: string | null;
  /** Whether every turn is told: by a post at once, by a mail some minutes later. */
  turn?: boolean;
  /** Whether one mail a day tells of all of them, instead of a mail for every turn. */
  digest?: boolean;
  /** What posts are signed with; only the server sets it. */
  secret?: string | null;
  /** Whether the owner of the address has agreed; only the server sets it. */
  confirmed?: boolean;
  /** Whether this house can send mail; only the server sets it. */
  mail_possible?: boolean;
};

/** `POST /api/me/notices/confirm`: what was in the mail. */
export type ConfirmRequest = {
  /** The code. */
  code: string;
};

/** `POST /api/me/notices/trial`: how a trial went. */
export type TrialNotices = {
  /** By a post; nothing if there is no address for it. */
  webhook: Delivery | null;
  /** By mail; nothing if there is no confirmed address for it. */
  mail: Delivery | null;
};

/** `GET /api/me/mutes`: somebody whose chat is not shown. */
export type Muted = {
  /** What `DELETE /api/me/mutes/{id}` takes. */
  id: number;
  /** How he is called. */
  name: string;
};

/** `POST /api/tables/{id}/join`. */
export type JoinRequest = {
  /** If the table has one. */
  password?: string | null;
};

/** `POST /api/tables/{id}/seats/{seat}/remove`. */
export type RemoveRequest = {
  /** Whether the person may not sit down at this table again; `true` if left out. */
  block?: boolean;
};

/** `POST /api/tables/{id}/chat`. */
export type ChatRequest = {
  /** Who may write from now on. */
  chat: ChatPolicy;
};

/** What goes over the `WebSocket` of the lobby: everything, whenever something changes. */
export type LobbyMessage = {
  type: "lobby";
  /** Tables everybody may find: the first page. */
  tables: LobbyEntry[];
  /** How many tables there are on all pages. */
  total: number;
  /** Tables of whoever reads this. */
  mine: LobbyEntry[];
  /** How many clients are connected. */
  online: number;
  /** What the house has to say. */
  announcement: string | null;
};

/** `GET /api/users/{name}`: what everybody may know about an account. */
export type Profile = {
  /** How he is called. */
  name: string;
  /** Since when, in seconds since 1970. */
  since: number;
  /** How he does, by game and number of seats. */
  ratings: Rating[];
  /** His last finished games. */
  recent: Finished[];
};

/** `GET /api/tables/{id}/course`: how the points stood. */
export type CoursePoint = {
  /** After so many actions. */
  at: number;
  /** In which round, if the game counts them. */
  round?: number | null;
  /** Points per seat, as far as they lie open. */
  totals: number[];
};

/** `GET /api/tables/{id}/hint`: what a bot thinks. */
export type Hints = {
  /** Best first. */
  choices: HintChoice[];
};

/** `GET` and `PUT /api/tables/{id}/notes`: for oneself only. */
export type Notes = {
  /** At most 8000 characters. */
  text: string;
};

/** `GET /api/announcement` and `POST /api/admin/announcement`: what the house has to say. */
export type Announcement = {
  /** At most 500 characters, or nothing. */
  text: string | null;
};

/** `GET /api/admin/users`. */
export type AdminUser = {
  /** Number of the user. */
  id: number;
  /** How he is called. */
  name: string;
  /** Whether he has an account. */
  account: boolean;
  /** Whether he looks after the house. */
  admin: boolean;
  /** Since when, in seconds since 1970. */
  created: number;
  /** When he was last here, in seconds since 1970, give or take some minutes. */
  seen: number | null;
  /** At how many tables he sits. */
  tables: number;
  /** Whether an admin has banned the user. */
  banned: boolean;
};

/** `POST /api/admin/acts`: what an admin does. Users are named by number. */
export type AdminAct =
  | {
      act: "ban";
      /** Whom. */
      user: number;
    }
  | {
      act: "unban";
      /** Whose. */
      user: number;
    }
  | {
      act: "grant";
      /** Which account. */
      user: number;
    }
  | {
      act: "revoke";
      /** Which account. */
      user: number;
    }
  | {
      act: "end_sessions";
      /** Whose. */
      user: number;
    }
  | {
      act: "reset_password";
      /** Which account. */
      user: number;
    }
  | {
      act: "remove_table";
      /** Its name. */
      table: string;
    }
  | {
      act: "prune";
      /** Those that did not change for so many days. */
      days: number;
    };

/** What came of it. */
export type AdminDone = {
  /** The path of the page on which a new password is chosen. */
  link: string | null;
  /** How many tables are gone. */
  removed: number;
};

/** `GET /api/admin/log`: what admins did, the last first. */
export type AdminLogEntry = {
  /** Its number. */
  id: number;
  /** When, in seconds since 1970. */
  at: number;
  /** `user` (an admin on the site), `terminal` or `server`. */
  source: string;
  /** The admin, if it was one on the site. */
  actor: string | null;
  /** What: as in `AdminAct`. */
  act: string;
  /** To which user. */
  user: string | null;
  /** To which table. */
  table: string | null;
  /** How many tables were removed. */
  count: number | null;
};

/** `POST /api/reset`: a new password, by a link of an admin. */
export type ResetRequest = {
  /** What is behind the `#` of the link. */
  code: string;
  /** 8 to 200 characters. */
  password: string;
  /** Programs ask for the token itself. */
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

/** Why something was refused. */
export type Failure = {
  /** A word for programs, such as `not_found`; it does not change. */
  error: string;
  /** A sentence for people, in their language. */
  text: string;
  /** If a set-up cannot be dealt: everything that is wrong with it. */
  problems?: string[];
};

/** A seat whose person is away. */
export type Away = {
  /** Which one. */
  seat: number;
  /** Seats that want a bot to play for it. */
  votes: number[];
  /** Whether a bot plays for it now. */
  bot: boolean;
};

/** One step of what happened: the next events of the log, and the view after them. */
export type Beat = {
  /** How many of the next events of the log belong to it, at least one. */
  events: number;
  /** Which of them cost the reader something they did not choose to give (a turn, cards, gold, pieces), counted from 0. */
  hits?: number[];
  /** Points per seat after them, as far as they lie open to the reader. */
  points: (number | null)[];
  /** The view after them; left out if `changes` are given. */
  view?: unknown;
  /** What has changed since the view before, as in `Position::changes`. */
  changes?: unknown[][];
};

/** A user whom the host has blocked from a table. */
export type Blocked = {
  /** Number of the user, for `DELETE /api/tables/{id}/blocked/{user}`. */
  user: number;
  /** How they were called. */
  name: string;
};

/** A line of chat. */
export type ChatLine = {
  /** The version it made. */
  version: number;
  /** Who said it. */
  name: string;
  /** Where he sits; nothing: he looks on. */
  seat: number | null;
  /** What he said. */
  text: string;
  /**
   * A word for programs if nobody said it, but it happened at the table: `clock`, `takeover`,
   * `left`, `returned`, `undo_asked`, `undo_agreed`, `undo_refused`, `rematch`.
   */
  notice?: string | null;
  /** When it was said, in seconds since 1970. */
  at: number;
};

/** Who may write in the chat of a table. The host may always. */
export type ChatPolicy = "seats" | "everyone";

/** Something the reader may do now. */
export type Choice = {
  /** In notation: what `ClientMessage::Play` takes. */
  text: string;
  /** The same for programs. */
  action: unknown;
  /** The same for people. */
  label: string;
  /** Whether it cannot be taken back, as far as the reader knows; only with `?commits=true`. */
  commits?: boolean;
};

/** How long answers may take. */
export type Clock =
  | {
      kind: "live";
      /** Seconds for each answer: 5 to 3600. */
      move: number;
      /** Seconds beyond them, for the whole game: 0 to 36000. */
      reserve: number;
    }
  | {
      kind: "days";
      /** Days for each answer: 1 to 30. */
      days: number;
    };

/** Whether something arrived. */
export type Delivery = {
  /** Whether it did. */
  delivered: boolean;
  /** The same for people, and why not. */
  text: string;
};

/** A finished game of somebody. */
export type Finished = {
  /** His seat. */
  seat: number;
  /** 1 is the best. */
  rank: number;
  /** All points. */
  total: number;
  /** Name of the table. */
  id: string;
  /** Id of the game. */
  game: string;
  /** Name of the game in print. */
  title: string;
  /** How far it has come. */
  status: Status;
  /** How many seats it has. */
  seats: number;
  /** How many of them are open. */
  open: number;
  /** How the seats are called; an open one has no name. */
  players: string[];
  /** When it last changed, in seconds since 1970. */
  changed: number;
  /** Whether whoever reads this owes an answer. */
  turn: boolean;
  /** Whether one must know a password to sit down. */
  password: boolean;
  /** How long answers may take. */
  clock: Clock | null;
  /** What people see who have no seat. */
  spectators: Spectators;
};

/** What a bot thinks of a choice. */
export type HintChoice = {
  /** In notation. */
  text: string;
  /** The same for people. */
  label: string;
  /** How often it was tried. */
  visits: number;
  /** Estimated share of the victory, 0 to 1. */
  chance: number;
  /** Expected points ahead of the best other seat. */
  margin: number;
};

/** One option of a game. */
export type OptionInfo = {
  /** Its name in `NewTable::options`. */
  key: string;
  /** What it is if nothing is chosen. */
  default: unknown;
  /** What a form calls it. */
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

/** Points from one source. */
export type Part = {
  /** Key of the source. */
  source: string;
  /** The same for people. */
  label: string;
  /** How many. */
  points: number;
};

/** How a game stands, as its reader may know it. */
export type Position = {
  /** How many actions stand. */
  actions: number;
  /** Everything the reader knows, as the game defines it; left out if `changes` are told. */
  view?: unknown;
  /**
   * What has changed in `view` since the last position, for whoever connected with `?changes=true`. See
   * `change`.
   */
  changes?: unknown[][];
  /** The same drawn with letters, if it was asked for. */
  drawing?: string | null;
  /** Points per seat, as far as they lie open to the reader; the totals once the game is over. */
  points: (number | null)[];
  /** Who owes an answer, and to what. Nobody: the game is over. */
  questions: Question[];
  /** What the reader may do now. */
  choices: Choice[];
  /** Whether the reader may take back his last action. */
  undo: boolean;
  /** The result, once the game is over. */
  result: Standing[] | null;
};

/** A named choice of options. */
export type PresetInfo = {
  /** What `NewTable::preset` takes. */
  id: string;
  /** What a form calls it. */
  label: string;
  /** What it chooses; the other options keep their defaults. */
  options: Record<string, unknown>;
};

/** A part of a game whose printed form is not known. */
export type ProvenanceInfo = {
  /** Its name. */
  key: string;
  /** How its present form was found. */
  kind: ProvenanceKind;
  /**
   * The things it concerns, by their keys in the locale file; empty if it concerns the game as a
   * whole.
   */
  of: string[];
  /** What had to be filled in, and how. */
  text: string;
};

/** How a part that could not be read was filled in. */
export type ProvenanceKind = "reconstructed" | "reading";

/** A seat that owes an answer. */
export type Question = {
  /** Which one. */
  seat: number;
  /** What it has to decide, in words the reader may hear. */
  text: string;
};

/** How somebody does at a game with so many seats. */
export type Rating = {
  /** Id of the game. */
  game: string;
  /** How many played. */
  seats: number;
  /** Mean of the estimate; everybody begins at 25. Nothing before the first game against people. */
  rating: number | null;
  /** How far off it may be. */
  deviation: number | null;
  /** How many games he finished, those against bots too. */
  games: number;
  /** In how many he came first. */
  firsts: number;
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
      /** How he is called at this table. */
      name: string;
    }
  | {
      kind: "bot";
      /** How it is called at this table. */
      name: string;
      /** Which one it is. */
      bot: string;
    }
);

/** What a seat of a new table is for. */
export type SeatRequest = "me" | "open" | { bot: string };

/** What people see who have no seat. */
export type Spectators = "public" | { all: number };

/** What a seat made of the game. */
export type Standing = {
  /** Which one. */
  seat: number;
  /** 1 is the best; equal seats share a rank. */
  rank: number;
  /** All points. */
  total: number;
  /** Where they come from. */
  parts: Part[];
  /** What decided between equal totals, most important first; nothing if nothing had to. */
  ties?: Part[];
};

/** How far a table has come. */
export type Status = "waiting" | "playing" | "finished";

/** A table as its reader may know it. */
export type TableFrame = {
  /** Version of the protocol. */
  protocol: number;
  /** Version of the table. */
  version: number;
  /** Who sits where, and so on. */
  table: TableInfo;
  /** Everything the reader has perceived of the game. */
  log: Told[];
  /** The last lines of chat. */
  chat: ChatLine[];
  /** How the game stands; nothing before the deal. */
  position: Position | null;
};

/** What everybody at a table may know about it, beside the game itself. */
export type TableInfo = {
  /** Its unguessable name, also its link. */
  id: string;
  /** Id of the game. */
  game: string;
  /** Name of the game in print. */
  title: string;
  /** Version of the rules it is played by. */
  rules: number;
  /** Complete options. */
  options: Record<string, unknown>;
  /** Whether the lobby lists it. */
  listed: boolean;
  /** How far it has come. */
  status: Status;
  /**
   * SHA-256 of the seed, fixed before the deal. The seed itself is in the record of the finished
   * game.
   */
  commitment: string;
  /** Who sits where. */
  seats: SeatInfo[];
  /** The seat from which whoever reads this sees the game. */
  you: number | null;
  /** All seats he holds. */
  yours: number[];
  /** Whether whoever reads this made the table and may start it. */
  host: boolean;
  /** How long answers may take. */
  clock: Clock | null;
  /**
   * With a clock: since when the seat that waits longest owes its answer, in milliseconds since
   * 1970.
   */
  asked_since: number | null;
  /**
   * With a clock, per seat: when its time runs out, in milliseconds since 1970; nothing if it owes
   * no answer.
   */
  deadlines: (number | null)[];
  /** Per seat: seconds left of the reserve, as of the last answer; empty without such a clock. */
  reserve: number[];
  /** Per seat: whether whoever holds it looks at the table now. */
  connected: boolean[];
  /** Seats whose people are away, as far as anybody did something about it. */
  away: Away[];
  /** Somebody asks the others to agree that actions are taken back. */
  undo_request: UndoRequest | null;
  /** Whether players may ask a bot what it thinks. */
  hints: boolean;
  /** Whether one must know a password to sit down. */
  password: boolean;
  /** What people see who have no seat. */
  spectators: Spectators;
  /**
   * Whether the game counts for the ratings: at least two people, each on one seat, and no spectators who
   * see more than what lies open. Before the deal as the seats are taken now; the deal decides.
   */
  rated: boolean;
  /**
   * Per seat: from when on the others may let a bot play for it, in milliseconds since 1970; nothing
   * while its person is connected, where a clock decides, and where a bot plays already.
   */
  takeover_from: (number | null)[];
  /** Who may write in the chat. */
  chat: ChatPolicy;
  /** Whether the reader may write in the chat. */
  may_chat: boolean;
  /** Users whom the host has blocked; told to the host alone. */
  blocked: Blocked[];
  /** Lines of chat whose authors the host has muted; told to the host alone. */
  silenced: number[];
  /** The table at which the same people play again. */
  rematch: string | null;
};

/** Something the reader perceived. */
export type Told = {
  /** 0: the deal; *k*: the *k*-th action. */
  group: number;
  /** What happened, for programs. */
  event: unknown;
  /** The same for people. */
  text: string;
};

/** Somebody wants to take back what can no longer be taken back alone. */
export type UndoRequest = {
  /** The version of the request: an answer names it. */
  request: number;
  /** Who. */
  seat: number;
  /** How many actions would be taken back. */
  actions: number;
  /** Seats that agree. */
  agreed: number[];
};

/** What is new at a table. */
export type UpdateFrame = {
  /** The version it goes on from. A client that stands elsewhere connects again. */
  from: number;
  /** The version it leads to. */
  version: number;
  /** Who sits where, and so on, if that may have changed. */
  table?: TableInfo | null;
  /** What the reader perceived since. */
  log: Told[];
  /**
   * The same step by step, for a client that connected with `?beats=true`: `position` goes on from the last one.
   * Empty if more than one action is new: then only the end is told.
   */
  beats?: Beat[];
  /** What was said since. */
  chat: ChatLine[];
  /** How the game stands, if that has changed. */
  position?: Position | null;
};
