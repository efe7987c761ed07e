/** The view, actions and events of Machiavelli as the server sends them. */

export type Kind = 'religious' | 'military' | 'noble' | 'trade' | 'unique';

export interface District {
  card: string;
  beautified: boolean;
}

export interface Lying {
  card: string | null;
  known: number[];
}

export interface PlayerView {
  gold: number;
  hand: number;
  cards: string[] | null;
  remembered: string[];
  doubt: number;
  maybe_actions: number;
  city: District[];
  size: number;
  completed: number;
  first: boolean;
  complete: boolean;
  characters: string[];
}

export interface Booth {
  owner: number;
  gold: number;
  used: boolean;
}

export interface Marks {
  murdered: string | null;
  bewitched: string | null;
  robbed: string | null;
  witch: number | null;
  thief: number | null;
  magistrate: number | null;
  blackmailer: number | null;
  warrants: number[];
  signed: string | null;
  signed_shown: boolean;
  threats: number[];
  threatened: number[];
  rose: string | null;
  rose_shown: boolean;
  spared: boolean;
  acrobat: boolean;
  sanctuary: number | null;
  fourth: number | null;
  queen: number | null;
  queen_paid: boolean;
}

export interface Turn {
  seat: number;
  who: string;
  done: number;
  builds: number;
  limit: number;
  spent: number;
  limbo: string | null;
  owner: number;
  price: number;
  paid: number;
  limit_free: boolean;
  lender: number;
  owed: number;
  picked: string[];
  marking: string | null;
  blank: string | null;
  drawn: Lying[];
}

/** A question or activity: its name alone, or with what belongs to it. */
export type Frame = string | Record<string, Record<string, unknown>>;

export interface View {
  viewer: 'spectator' | { seat: number };
  cast: string[];
  uniques: string[];
  rulings: { action_cards: boolean; memory_aid: boolean };
  round: number;
  crown: number;
  players: PlayerView[];
  deck: { size: number; known: [number, Lying][]; remembered: string[]; doubt: number };
  museum: Lying[];
  booths: Booth[];
  tax: number;
  bank: number;
  threshold: number;
  bell: boolean;
  ending: boolean;
  selection: {
    first: number;
    face_up: number[];
    seen: [number, number[]][];
    slots: (string | null)[];
    exchange: { owner: number; partner: number; gave: string | null; got: string | null } | null;
    shown: [number, number][];
    silent: number[];
  };
  called: number;
  marks: Marks;
  turn: Turn;
  reaction: boolean;
  stack: { frames: Frame[]; asked: number[] };
}

/** A decision: its name alone, or with what it is about. */
export type Action = string | Record<string, unknown>;

/** What happened: its name alone, or with what it is about. */
export type Told = string | Record<string, Record<string, unknown>>;
