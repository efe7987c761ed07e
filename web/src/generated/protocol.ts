// Written by `cargo xtask types` from the Rust types; not to be changed by hand.

/** What a client says. */
export type ClientMessage =
  | {
      type: "play";
      /** The version the client had seen. */
      version: number;
      /** In the notation of the game: the `text` of choices. */
      actions: string[];
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
  /** 1 to 40 printable characters. */
  name: string;
  /** Programs ask for the token itself; browsers get it as a cookie that scripts cannot read. */
  token?: boolean;
};

/** Who the server takes the client for. */
export type User = {
  /** Number of the user. */
  id: number;
  /** How he is called. */
  name: string;
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
};

/** `GET /api/tables/{id}/replay`: a finished game as it stood, seen from any seat. */
export type Replay = {
  /** After so many actions. */
  at: number;
  /** How many there are. */
  actions: number;
  /** Seen from this seat; nothing: as a spectator. */
  seat: number | null;
  /** Everything that viewer had perceived. */
  log: Told[];
  /** The position. */
  position: Position;
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
};

/** Something the reader may do now. */
export type Choice = {
  /** In notation: what `ClientMessage::Play` takes. */
  text: string;
  /** The same for programs. */
  action: unknown;
  /** The same for people. */
  label: string;
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
  /** Everything the reader knows, as the game defines it. */
  view: unknown;
  /** The same drawn with letters, if it was asked for. */
  drawing?: string | null;
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

/** A seat that owes an answer. */
export type Question = {
  /** Which one. */
  seat: number;
  /** What it has to decide, in words the reader may hear. */
  text: string;
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
  /** The seat of whoever reads this. */
  you: number | null;
  /** Whether whoever reads this made the table and may start it. */
  host: boolean;
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

/** What is new at a table. */
export type UpdateFrame = {
  /** The version it goes on from. A client that stands elsewhere connects again. */
  from: number;
  /** The version it leads to. */
  version: number;
  /** Who sits where, and so on. */
  table: TableInfo;
  /** What the reader perceived since. */
  log: Told[];
  /** What was said since. */
  chat: ChatLine[];
  /** How the game stands; nothing before the deal. */
  position: Position | null;
};
