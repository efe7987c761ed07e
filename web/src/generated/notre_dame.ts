// Written by `cargo xtask types` from the Rust types; not to be changed by hand.
import type { Seat, Viewer } from './engine';

/** Everything one viewer knows. */
export type View = {
  /** Whose view it is. */
  viewer: Viewer;
  /** Whether clients should show what could be tracked: the prestige of the others. */
  memory_aid: boolean;
  /** How the table reads what the rulebook leaves open. */
  readings: Readings;
  /** Values of the box in place of reconstructed ones. */
  data?: Data;
  /** The streets between the markets, if they are not the reconstructed ones. */
  streets?: [Market, Market][];
  /** 0, 1, 2 for A, B, C. */
  stage: number;
  /** 1, 2, 3 within the stage. */
  round: number;
  /** Who has the bell-ringer. */
  start: Seat;
  /** Whether the game has ended. */
  over: boolean;
  /** The seats to act. */
  asked: Seat[];
  /** What they are asked; `None` while no seat is asked. */
  question: Question | null;
  /** Opaque: only the engine reads it, to continue from here; no contract. */
  resume: string;
  /** Number of chance events so far. */
  chance: number;
  /** Rats on each person, in the order of `Person::ALL`. */
  rats: [number, number, number, number, number, number, number, number, number, number, number, number, number, number, number];
  /** Colour of each borough, clockwise. */
  colours: Colour[];
  /** The open persons: two brown, one grey. */
  open: [Person, Person, Person];
  /** Rats on the open persons. */
  plague: number;
  /** Persons who can still be opened in this stage. */
  to_come: Person[];
  /** What the cathedral gives at the end of the stage, as things stand. */
  cathedral: Cathedral;
  /** Brown persons opened so far in this stage, in order. */
  brown: Person[];
  /** Grey persons opened so far, in order. */
  grey: Person[];
  /** Coins next to the board. */
  supply: number;
  /** The message put on each corner at setup, by borough: all were turned face up. */
  layout: [Tile, Tile, Tile, Tile][];
  /** Messages on the board, by market. */
  tiles: (Tile | null)[];
  /** Boroughs whose colour the viewer may take now. */
  takeable: number[];
  /** The players. */
  players: PlayerView[];
  /** While a carriage drives: where it can go, and a way to draw. */
  routes: Route[];
};

/** One decision. */
export type Action =
  | { keep: Card }
  | { play: Card }
  | "decline"
  | "supply"
  | { move: Place }
  | { friend: Sector }
  | { donate: number }
  | "stay"
  | {
      drive: {
        /** Where the drive ends. */
        to: Market;
        /** Whether the message there is taken. */
        take: boolean;
      };
    }
  | { pick: Gain }
  | { pick_two: [Gain, Gain] }
  | "pass"
  | { bribe: Person }
  | { lift: Piece }
  | { from: Sector }
  | {
      carry: {
        /** How many cubes. */
        cubes: number;
        /** Whether the friend goes along. */
        friend: boolean;
      };
    }
  | { to: Sector }
  | { remove: Sector };

/** What one viewer perceives. */
export type EventView =
  | { event: "began"; start: Seat }
  | {
      event: "round";
      stage: number;
      round: number;
      start: Seat;
      persons: [Person, Person, Person];
      plague: number;
    }
  | { event: "played"; seat: Seat; card: Card }
  | { event: "handed_on"; cards: number }
  | { event: "no_effect"; seat: Seat; cause: Cause }
  | { event: "placed"; seat: Seat; from: Place | null; to: Place; count: number }
  | { event: "friend_walked"; seat: Seat; from: Sector | null; to: Sector; count: number }
  | { event: "prestige"; seat: Seat; points: number; bonus: number; source: Source }
  | { event: "cubes"; seat: Seat; cubes: number }
  | { event: "coins"; seat: Seat; coins: number }
  | { event: "coin_from"; seat: Seat; from: Seat }
  | { event: "no_coins"; seat: Seat }
  | { event: "rat_back"; seat: Seat; rat: number }
  | { event: "nothing_to_pick"; seat: Seat }
  | { event: "pick_refused"; seat: Seat }
  | { event: "stayed"; seat: Seat }
  | { event: "drove"; seat: Seat; route: Market[]; colour: Colour }
  | { event: "took_message"; seat: Seat; colour: Colour; tile: Tile }
  | { event: "donated"; seat: Seat; coins: number }
  | { event: "no_bribe"; seat: Seat; broke: boolean }
  | { event: "bribed"; seat: Seat; person: Person; coins: number }
  | { event: "empty_favour"; seat: Seat; person: Person }
  | { event: "lifted"; seat: Seat; piece: Piece }
  | { event: "reached_into"; seat: Seat; from: Sector }
  | { event: "took_up"; seat: Seat; cubes: number; friend: boolean }
  | { event: "carried"; seat: Seat; from: Sector; to: Sector; cubes: number; friend: boolean }
  | { event: "bishop_placed"; seat: Seat; to: Sector }
  | {
      event: "plague";
      seat: Seat;
      plague: number;
      doctor: boolean;
      hospital: number;
      from: number;
      to: number;
    }
  | { event: "prestige_lost"; seat: Seat; points: number }
  | { event: "cube_lost"; seat: Seat; sector: Sector }
  | { event: "no_cube_lost"; seat: Seat }
  | { event: "cathedral"; stage: number; pool: number; cubes: number; share: number }
  | { event: "cubes_returned"; seat: Seat; cubes: number }
  | { event: "ended" }
  | { event: "drew"; seat: Seat; cards: [Card, Card, Card] }
  | { event: "kept"; seat: Seat; card: Card | null; choice: number }
  | { event: "passed"; from: Seat; to: Seat; cards: Card[] }
  | { event: "laid_aside"; seat: Seat; card: Card | null };

/** The options of a table. */
export type Options = {
  /** Whether clients show what players could track: the prestige of the others. */
  memory_aid: boolean;
  /** Who begins. */
  start: Start;
  /**
   * Colours of the players in order of their seats, with two players optionally those of the neutral
   * boroughs 1 and 3 after them; empty: the order of §2.1.
   */
  colours: Colour[];
  /** Rats on the fifteen persons in the order of §2.4; empty: the reconstructed table. */
  rats: number[];
  /** Whom missing coins come from. Absent: coin by coin, as it was played before there was the option. */
  shortage: Shortage;
  /** Whether a pick of the hotel or the barmaid may be refused. */
  free_picks: boolean;
  /** Values of the box in place of reconstructed ones. */
  data?: Data;
};

/** The nine action cards of every colour (§2.2). */
export type ActionCard =
  | "cloister_school"
  | "bank"
  | "residence"
  | "carriage_house"
  | "hotel"
  | "park"
  | "hospital"
  | "notre_dame"
  | "trusted_friend";

/** One action card: its kind and the colour of its back. */
export type Card = {
  /** What it does. */
  kind: ActionCard;
  /** Whose set it belongs to. */
  colour: Colour;
};

/** §10: what the cathedral gives at the end of the stage. */
export type Cathedral = {
  /** Prestige to be shared out. */
  pool: number;
  /** Cubes of all players. */
  cubes: number;
  /** Prestige for each cube, without the bonus of the park. */
  share: number;
};

/** Why a card has no effect. */
export type Cause = "choice" | "no_cube" | "no_coin";

/** The colours of players, boroughs, action cards and messages (§2.1). */
export type Colour = "red" | "purple" | "blue" | "green" | "yellow";

/** What the pictures of the rulebook would show. */
export type Data = {
  /** The streets between the markets. */
  streets?: string[];
};

/** What a hotel pick or the barmaid gives (§7.6). */
export type Gain = "coin" | "cube" | "rat_back";

/** A card in a hand: its colour is public, its kind may be hidden. */
export type HandCard = {
  /** Whose set it belongs to. */
  colour: Colour;
  /** What it is, if the viewer knows. */
  kind: ActionCard | null;
};

export type Market =
  | "b0_center"
  | "b0_inner_ccw"
  | "b0_inner_cw"
  | "b0_outer_cw"
  | "b0_outer_ccw"
  | "b1_center"
  | "b1_inner_ccw"
  | "b1_inner_cw"
  | "b1_outer_cw"
  | "b1_outer_ccw"
  | "b2_center"
  | "b2_inner_ccw"
  | "b2_inner_cw"
  | "b2_outer_cw"
  | "b2_outer_ccw"
  | "b3_center"
  | "b3_inner_ccw"
  | "b3_inner_cw"
  | "b3_outer_cw"
  | "b3_outer_ccw"
  | "b4_center"
  | "b4_inner_ccw"
  | "b4_inner_cw"
  | "b4_outer_cw"
  | "b4_outer_ccw";

/** A message tile. */
export type MessageView = {
  /** Borough it lay in. */
  borough: number;
  /** Its colour. */
  colour: Colour;
  /** What it brought. */
  tile: Tile;
};

/** The fifteen persons (§2.4): six brown ones, then the grey ones of the stages A, B and C. */
export type Person =
  | "moneylender"
  | "monk"
  | "barmaid"
  | "minstrel"
  | "magician"
  | "doctor"
  | "city_guard"
  | "night_watchman"
  | "bishop"
  | "guild_master"
  | "beggar_king"
  | "lawyer"
  | "lady_in_waiting"
  | "mayor"
  | "carpenter";

/** What the magician moves. */
export type Piece = { cube: Place } | "friend";

/** Where a cube can lie on the board. */
export type Place = Sector | "notre_dame";

/** §9.2: what the plague would do to a player as things stand. */
export type PlagueForecast = {
  /** Rats that come; none with the doctor's favour. */
  plague: number;
  /** Pieces in the hospital, which keep as many rats away. */
  hospital: number;
  /** Field of the rat marker afterwards. */
  rat: number;
  /** Whether the rats go beyond the last field: prestige and a cube are lost. */
  struck: boolean;
};

/** What a viewer knows about one player. */
export type PlayerView = {
  /** The player's colour. */
  colour: Colour;
  /** The player's borough. */
  borough: number;
  /** Cubes in the seven sectors. */
  cubes: [number, number, number, number, number, number, number];
  /** Cubes on Notre Dame. */
  cathedral: number;
  /** Cubes in front of the player. */
  own: number;
  /** Cubes of the player's colour next to the board. */
  general: number;
  /** Where the trusted friend stands. */
  friend: Sector | null;
  /** Where the carriage stands. */
  carriage: Market;
  /** Coins. */
  coins: number;
  /** Field of the rat marker. */
  rat: number;
  /** Prestige. Hidden at a real table, but won and lost in the open; see `memory_aid`. */
  prestige: number;
  /** Prestige by source, in the order of `Source::ALL`. */
  points: [number, number, number, number, number, number, number];
  /** What each sector gives, in the order of `Sector::ALL`. */
  yields: [Yield, Yield, Yield, Yield, Yield, Yield, Yield];
  /**
   * Prestige that the favour of each person would bring now, the bonus of the park included, in the order of
   * `Person::ALL`; `None` where it brings something else.
   */
  favours: [number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null];
  /** What the plague would do as things stand. */
  plague_forecast: PlagueForecast;
  /** Messages taken. */
  messages: MessageView[];
  /** The person bribed in this round. */
  bribed: Person | null;
  /** Number of cards in the draw pile. */
  pile: number;
  /** The cards in hand, as far as the viewer knows them. */
  hand: HandCard[];
  /**
   * What the viewer knows of the player's nine action cards of this stage: three per round, of each three
   * the one the player kept, the one the left neighbour kept and the one that went on.
   */
  cards: [ActionCard | null, ActionCard | null, ActionCard | null, ActionCard | null, ActionCard | null, ActionCard | null, ActionCard | null, ActionCard | null, ActionCard | null];
  /** Cards the viewer knows to be among the unknown ones of a round's three. */
  loose: [ActionCard[], ActionCard[], ActionCard[]];
  /** Which of the nine were played in the open. */
  played: number;
};

/** A question to the seats in `View::asked`. */
export type Question =
  | { kind: "keep_first" }
  | { kind: "keep_second" }
  | {
      kind: "play";
      /** 1 for the first card of the round, 2 for the second. */
      pass: number;
    }
  | {
      kind: "place";
      /** The card that was played. */
      card: ActionCard;
    }
  | { kind: "friend" }
  | { kind: "donate" }
  | {
      kind: "drive";
      /** Number of markets it may go at most. */
      range: number;
    }
  | {
      kind: "pick";
      /** How many of them: 1 or 2. */
      picks: number;
    }
  | { kind: "bribe" }
  | { kind: "magician" }
  | {
      kind: "magician_to";
      /** The piece. */
      piece: Piece;
    }
  | { kind: "minstrel" }
  | {
      kind: "minstrel_carry";
      /** Where they stand. */
      from: Sector;
    }
  | {
      kind: "minstrel_to";
      /** Where they stand. */
      from: Sector;
      /** Number of cubes. */
      cubes: number;
      /** Whether the trusted friend goes along. */
      friend: boolean;
    }
  | { kind: "bishop" }
  | { kind: "penalty" };

/** Readings of the rulebook that a table has chosen. */
export type Readings = {
  /** Whom missing coins come from. */
  shortage: Shortage;
  /** Whether a pick may be refused. */
  free_picks: boolean;
};

/** Where a carriage can go. */
export type Route = {
  /** Where the drive ends. */
  to: Market;
  /** The markets on the way, both ends included. */
  way: Market[];
  /** Whether the message there may be taken. */
  take: boolean;
};

/** The seven building fields of a borough (§2.2). */
export type Sector =
  | "cloister_school"
  | "bank"
  | "residence"
  | "carriage_house"
  | "hotel"
  | "park"
  | "hospital";

/** whom coins come from once the supply is empty. */
export type Shortage = "coin_by_coin" | "one_player";

/** Where prestige comes from. */
export type Source =
  | "residence"
  | "messages"
  | "persons"
  | "donations"
  | "cathedral"
  | "park"
  | "plague";

/** Who begins. */
export type Start = "random" | "seat1" | "seat2" | "seat3" | "seat4" | "seat5";

/** What a message brings in addition to prestige (§2.3); every colour has one of each. */
export type Tile = "coin" | "cube" | "rat" | "plain";

/**
 * What a sector gives when a piece arrives: cubes, coins, prestige, markets or picks; of the park its bonus, of the
 * hospital the rats it keeps away.
 */
export type Yield = {
  /** With the pieces that stand there. */
  now: number;
  /** With one more. */
  next: number;
};

/** The seven sectors of a borough. */
export const SECTORS = ["cloister_school","bank","residence","carriage_house","hotel","park","hospital"] as const;

/** The nine action cards. */
export const ACTION_CARDS = [
  "cloister_school", "bank", "residence", "carriage_house", "hotel", "park", "hospital", "notre_dame",
  "trusted_friend",
] as const;

/** The fifteen persons. */
export const PERSONS = [
  "moneylender", "monk", "barmaid", "minstrel", "magician", "doctor", "city_guard", "night_watchman",
  "bishop", "guild_master", "beggar_king", "lawyer", "lady_in_waiting", "mayor", "carpenter",
] as const;

/** The six brown persons. */
export const BROWN_PERSONS = ["moneylender","monk","barmaid","minstrel","magician","doctor"] as const;

/** The four messages. */
export const TILES = ["coin","cube","rat","plain"] as const;

/** The markets of a borough. */
export const SPOTS = ["center","inner_ccw","inner_cw","outer_cw","outer_ccw"] as const;

/** Prestige of a message. */
export const MESSAGE_PRESTIGE: Readonly<Record<Tile, number>> = {"coin":1,"cube":2,"rat":3,"plain":4};

/** Prestige for donating 1, 2 or 3 coins. */
export const DONATION: readonly number[] = [1,3,6];

/** Last field of the rat track. */
export const RAT_END = 9 as const;

/** Prestige lost to the plague. */
export const PLAGUE_LOSS = 2 as const;

/** All streets, by the number of boroughs. */
export const STREETS: Readonly<Record<number, readonly (readonly [Market, Market])[]>> = {
  "3": [
    ["b0_center","b0_inner_ccw"], ["b0_center","b0_inner_cw"], ["b0_center","b0_outer_cw"],
    ["b0_center","b0_outer_ccw"], ["b0_inner_ccw","b0_inner_cw"], ["b0_outer_ccw","b0_outer_cw"],
    ["b0_inner_cw","b0_outer_cw"], ["b0_inner_ccw","b0_outer_ccw"], ["b0_inner_cw","b1_inner_ccw"],
    ["b0_outer_cw","b1_outer_ccw"], ["b0_center","b1_inner_ccw"], ["b0_inner_cw","b1_center"],
    ["b1_center","b1_inner_ccw"], ["b1_center","b1_inner_cw"], ["b1_center","b1_outer_cw"],
    ["b1_center","b1_outer_ccw"], ["b1_inner_ccw","b1_inner_cw"], ["b1_outer_ccw","b1_outer_cw"],
    ["b1_inner_cw","b1_outer_cw"], ["b1_inner_ccw","b1_outer_ccw"], ["b1_inner_cw","b2_inner_ccw"],
    ["b1_outer_cw","b2_outer_ccw"], ["b1_center","b2_inner_ccw"], ["b1_inner_cw","b2_center"],
    ["b2_center","b2_inner_ccw"], ["b2_center","b2_inner_cw"], ["b2_center","b2_outer_cw"],
    ["b2_center","b2_outer_ccw"], ["b2_inner_ccw","b2_inner_cw"], ["b2_outer_ccw","b2_outer_cw"],
    ["b2_inner_cw","b2_outer_cw"], ["b2_inner_ccw","b2_outer_ccw"], ["b2_inner_cw","b0_inner_ccw"],
    ["b2_outer_cw","b0_outer_ccw"], ["b2_center","b0_inner_ccw"], ["b2_inner_cw","b0_center"],
  ],
  "4": [
    ["b0_center","b0_inner_ccw"], ["b0_center","b0_inner_cw"], ["b0_center","b0_outer_cw"],
    ["b0_center","b0_outer_ccw"], ["b0_inner_ccw","b0_inner_cw"], ["b0_outer_ccw","b0_outer_cw"],
    ["b0_inner_cw","b0_outer_cw"], ["b0_inner_ccw","b0_outer_ccw"], ["b0_inner_cw","b1_inner_ccw"],
    ["b0_outer_cw","b1_outer_ccw"], ["b0_center","b1_inner_ccw"], ["b0_inner_cw","b1_center"],
    ["b1_center","b1_inner_ccw"], ["b1_center","b1_inner_cw"], ["b1_center","b1_outer_cw"],
    ["b1_center","b1_outer_ccw"], ["b1_inner_ccw","b1_inner_cw"], ["b1_outer_ccw","b1_outer_cw"],
    ["b1_inner_cw","b1_outer_cw"], ["b1_inner_ccw","b1_outer_ccw"], ["b1_inner_cw","b2_inner_ccw"],
    ["b1_outer_cw","b2_outer_ccw"], ["b1_center","b2_inner_ccw"], ["b1_inner_cw","b2_center"],
    ["b2_center","b2_inner_ccw"], ["b2_center","b2_inner_cw"], ["b2_center","b2_outer_cw"],
    ["b2_center","b2_outer_ccw"], ["b2_inner_ccw","b2_inner_cw"], ["b2_outer_ccw","b2_outer_cw"],
    ["b2_inner_cw","b2_outer_cw"], ["b2_inner_ccw","b2_outer_ccw"], ["b2_inner_cw","b3_inner_ccw"],
    ["b2_outer_cw","b3_outer_ccw"], ["b2_center","b3_inner_ccw"], ["b2_inner_cw","b3_center"],
    ["b3_center","b3_inner_ccw"], ["b3_center","b3_inner_cw"], ["b3_center","b3_outer_cw"],
    ["b3_center","b3_outer_ccw"], ["b3_inner_ccw","b3_inner_cw"], ["b3_outer_ccw","b3_outer_cw"],
    ["b3_inner_cw","b3_outer_cw"], ["b3_inner_ccw","b3_outer_ccw"], ["b3_inner_cw","b0_inner_ccw"],
    ["b3_outer_cw","b0_outer_ccw"], ["b3_center","b0_inner_ccw"], ["b3_inner_cw","b0_center"],
  ],
  "5": [
    ["b0_center","b0_inner_ccw"], ["b0_center","b0_inner_cw"], ["b0_center","b0_outer_cw"],
    ["b0_center","b0_outer_ccw"], ["b0_inner_ccw","b0_inner_cw"], ["b0_outer_ccw","b0_outer_cw"],
    ["b0_inner_cw","b0_outer_cw"], ["b0_inner_ccw","b0_outer_ccw"], ["b0_inner_cw","b1_inner_ccw"],
    ["b0_outer_cw","b1_outer_ccw"], ["b0_center","b1_inner_ccw"], ["b0_inner_cw","b1_center"],
    ["b1_center","b1_inner_ccw"], ["b1_center","b1_inner_cw"], ["b1_center","b1_outer_cw"],
    ["b1_center","b1_outer_ccw"], ["b1_inner_ccw","b1_inner_cw"], ["b1_outer_ccw","b1_outer_cw"],
    ["b1_inner_cw","b1_outer_cw"], ["b1_inner_ccw","b1_outer_ccw"], ["b1_inner_cw","b2_inner_ccw"],
    ["b1_outer_cw","b2_outer_ccw"], ["b1_center","b2_inner_ccw"], ["b1_inner_cw","b2_center"],
    ["b2_center","b2_inner_ccw"], ["b2_center","b2_inner_cw"], ["b2_center","b2_outer_cw"],
    ["b2_center","b2_outer_ccw"], ["b2_inner_ccw","b2_inner_cw"], ["b2_outer_ccw","b2_outer_cw"],
    ["b2_inner_cw","b2_outer_cw"], ["b2_inner_ccw","b2_outer_ccw"], ["b2_inner_cw","b3_inner_ccw"],
    ["b2_outer_cw","b3_outer_ccw"], ["b2_center","b3_inner_ccw"], ["b2_inner_cw","b3_center"],
    ["b3_center","b3_inner_ccw"], ["b3_center","b3_inner_cw"], ["b3_center","b3_outer_cw"],
    ["b3_center","b3_outer_ccw"], ["b3_inner_ccw","b3_inner_cw"], ["b3_outer_ccw","b3_outer_cw"],
    ["b3_inner_cw","b3_outer_cw"], ["b3_inner_ccw","b3_outer_ccw"], ["b3_inner_cw","b4_inner_ccw"],
    ["b3_outer_cw","b4_outer_ccw"], ["b3_center","b4_inner_ccw"], ["b3_inner_cw","b4_center"],
    ["b4_center","b4_inner_ccw"], ["b4_center","b4_inner_cw"], ["b4_center","b4_outer_cw"],
    ["b4_center","b4_outer_ccw"], ["b4_inner_ccw","b4_inner_cw"], ["b4_outer_ccw","b4_outer_cw"],
    ["b4_inner_cw","b4_outer_cw"], ["b4_inner_ccw","b4_outer_ccw"], ["b4_inner_cw","b0_inner_ccw"],
    ["b4_outer_cw","b0_outer_ccw"], ["b4_center","b0_inner_ccw"], ["b4_inner_cw","b0_center"],
  ],
};
