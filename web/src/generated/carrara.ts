// Written by `cargo xtask types` from the Rust types; not to be changed by hand.
import type { Seat, Viewer } from './engine';

/** The table as one viewer sees it. */
export type View = {
  /** Whose eyes. */
  viewer: Viewer;
  /** Expansion in use. */
  expansion: boolean;
  /** Whether clients show what is behind the screens of the others. */
  memory_aid: boolean;
  /** How the rulebook is read at this table. */
  readings: Readings;
  /** Values of the box in place of reconstructed ones. */
  data?: Data;
  /** Number of chance events so far. */
  chance: number;
  /** Whether the game has ended. */
  over: boolean;
  /** The seats to act. */
  asked: Seat[];
  /** What they are asked; `None` while no seat is asked. */
  question: Question | null;
  /** Opaque: only the engine reads it, to continue from here; no contract. */
  resume: string;
  /** The strip. */
  cards: Cards;
  /** Start player. */
  start: Seat;
  /** Whose turn it is. */
  active: Seat;
  /** Turns begun so far. */
  turns: number;
  /** The round, from 1. */
  round: number;
  /** Segment I first. */
  wheel: [Bricks, Bricks, Bricks, Bricks, Bricks, Bricks];
  /** Number of bricks in the bag. */
  bag: number;
  /** Places of the display. */
  display: [Building | null, Building | null, Building | null, Building | null, Building | null, Building | null, Building | null, Building | null, Building | null];
  /** Number of buildings in the stack. */
  deck: number;
  /** Buildings of cost 8 next to the board. */
  great: Building[];
  /** Objects that can be bought. */
  field: Object[];
  /** Objects for scorings, in the order of `Object`. */
  supply: [number, number, number, number, number, number];
  /** Who scored each `City`. */
  city_scored_by: [Seat | null, Seat | null, Seat | null, Seat | null, Seat | null, Seat | null];
  /** Upgrade tokens next to the board. */
  upgrades: Place[];
  /** Replaced buildings, out of the game. */
  removed: Building[];
  /** Who took the last normal building. */
  exhausted_by: Seat | null;
  /** Who announced the end. */
  announced_by: Seat | null;
  /** The players. */
  players: PlayerView[];
};

/**
 * One decision.
 *
 * Building is two decisions, what and where, then which bricks; the second is skipped when there is
 * only one payment. A purchase and a payment are one multiset each, never an order of bricks.
 */
export type Action =
  | "buy"
  | "buy_no_rotate"
  | {
      build: {
        /** From the display, or of cost 8. */
        building: Building;
        /** Own city. */
        city: City;
      };
    }
  | {
      replace: {
        /** Own building, which leaves the game. */
        old: Building;
        /** Dearer building for the same city. */
        new: Building;
      };
    }
  | { score: Scoring }
  | "pass"
  | {
      take: {
        /** Exactly one. */
        segment: Segment;
        /** At least one. */
        bricks: Bricks;
      };
    }
  | { pay: Bricks }
  | { upgrade: Place | null }
  | { purchase: Object }
  | "announce"
  | "done";

/** What a viewer perceives. */
export type EventView =
  | {
      event: "started";
      /** Start player. */
      seat: Seat;
    }
  | {
      event: "cards_opened";
      /** One of each colour. */
      cards: Cards;
      /** What the extra card scores, if it names places. */
      places: [Place, Place] | null;
    }
  | {
      event: "display_laid";
      /** Can be built. */
      buildings: Building[];
    }
  | {
      event: "dealt";
      /** Who. */
      seat: Seat;
      /** Behind the screen. */
      screen: Screen;
    }
  | {
      event: "round_began";
      /** From 1. */
      round: number;
    }
  | {
      event: "rotated";
      /** Who buys. */
      seat: Seat;
    }
  | {
      event: "drawn";
      /** Now in segment I. */
      bricks: Bricks;
    }
  | {
      event: "not_refilled";
      /** Eleven bricks lay there already; otherwise the bag is empty. */
      full: boolean;
    }
  | {
      event: "kept";
      /** Who buys. */
      seat: Seat;
    }
  | {
      event: "taken";
      /** Who bought. */
      seat: Seat;
      /** From where. */
      segment: Segment;
      /** What. */
      bricks: Bricks;
      /** For how many coins. */
      price: number;
    }
  | {
      event: "cannot_pay";
      /** Who got two coins instead. */
      seat: Seat;
      /** Before the two coins. */
      screen: Screen;
    }
  | {
      event: "no_action";
      /** Who got two coins instead. */
      seat: Seat;
      /** Before the two coins. */
      screen: Screen;
    }
  | {
      event: "planned";
      /** Who. */
      seat: Seat;
      /** What will be replaced, if anything. */
      old: Building | null;
      /** What will be built. */
      building: Building;
      /** Where. */
      city: City;
    }
  | {
      event: "built";
      /** Who. */
      seat: Seat;
      /** What. */
      building: Building;
      /** Where. */
      city: City;
      /** Bricks that went into the bag. */
      payment: Bricks;
    }
  | {
      event: "replaced";
      /** Who. */
      seat: Seat;
      /** Out of the game. */
      old: Building;
      /** In its place. */
      new: Building;
      /** Where. */
      city: City;
      /** Bricks that went into the bag. */
      payment: Bricks;
    }
  | {
      event: "revealed";
      /** Can be built from now on. */
      building: Building;
    }
  | {
      event: "scored";
      /** Who. */
      seat: Seat;
      /** What. */
      scoring: Scoring;
      /** The buildings it counted and their cities. */
      buildings: [Building, City][];
      /** What it brought. */
      income: Income;
    }
  | {
      event: "upgraded";
      /** Who. */
      seat: Seat;
      /** Which token. */
      place: Place;
      /** What a point of cost is worth there now. */
      value: Value;
    }
  | {
      event: "upgrade_declined";
      /** Who. */
      seat: Seat;
    }
  | {
      event: "purchased";
      /** Who. */
      seat: Seat;
      /** What. */
      object: Object;
    }
  | {
      event: "announced";
      /** Who got five points. */
      seat: Seat;
      /** As proof. */
      screen: Screen;
    }
  | {
      event: "passed";
      /** Who. */
      seat: Seat;
    }
  | {
      event: "exhausted";
      /** By whom. */
      seat: Seat;
    }
  | {
      event: "final_scoring";
      /** Whose. */
      seat: Seat;
      /** All screens are lifted. */
      screen: Screen;
      /** The extra card; expansion only. */
      card: ExtraCard | null;
      /** What it scores, if it names places. */
      places: [Place, Place] | null;
      /** Points by source. */
      finals: Finals;
      /** With the points of the track. */
      total: number;
    };

/**
 * The options of Carrara. An option added later is left out of a record while it has its default, so
 * that records made before it was added keep their bytes.
 */
export type Options = {
  /** Play with the expansion: cards, buildings of cost 8, replacing, upgrades, special fields. */
  expansion: boolean;
  /** The brown card; expansion only. */
  top_card: Pick<TopCard>;
  /** The purple card; expansion only. */
  object_card: Pick<ObjectCard>;
  /** The grey card; expansion only. */
  building_card: Pick<BuildingCard>;
  /** The green card; expansion only. */
  extra_card: Pick<ExtraCard>;
  /** Who begins. */
  start_player: StartPlayer;
  /**
   * Whether clients show what lies behind the screens of the others. All of it was won and paid
   * in the open, so it is in every view; this is a question of taste (ruling R43).
   */
  memory_aid: boolean;
  /** Whether buying without turning may end in the two coins (ruling R13); expansion only. */
  relief?: Relief;
  /** Who may announce once the last building is built (ruling R28). */
  last_round?: LastRound;
  /** Whether an object may still be bought after announcing (rulings R24, R45). */
  finish?: Finish;
  /** A player who passes in the last round buys no object either (ruling R25). */
  pass_ends_turn?: boolean;
  /** Values of the box in place of reconstructed ones. */
  data?: Data;
};

/** §2.1: colours of bricks, finest first. */
export type Color = "white" | "yellow" | "red" | "green" | "blue" | "black";

/** Some bricks of each colour, at most seven of one. */
export type Bricks = [number, number, number, number, number, number];

export type Building =
  | "library_1"
  | "library_2"
  | "library_3"
  | "library_4"
  | "library_5"
  | "library_8"
  | "cathedral_1"
  | "cathedral_2"
  | "cathedral_3"
  | "cathedral_4"
  | "cathedral_5"
  | "cathedral_8"
  | "palace_1"
  | "palace_2"
  | "palace_3"
  | "palace_4"
  | "palace_5"
  | "palace_8"
  | "gate_1"
  | "gate_2"
  | "gate_3"
  | "gate_4"
  | "gate_5"
  | "gate_8"
  | "castle_1"
  | "castle_2"
  | "castle_3"
  | "castle_4"
  | "castle_5"
  | "castle_8"
  | "villa_1"
  | "villa_2"
  | "villa_3"
  | "villa_4"
  | "villa_5"
  | "villa_8";

/** §8.3: grey cards. */
export type BuildingCard =
  | "building_1"
  | "building_2"
  | "building_3"
  | "building_4"
  | "building_5"
  | "building_6"
  | "building_7"
  | "building_8"
  | "building_9";

/** The cards on the strip. */
export type Cards = {
  /** Condition I. */
  top: TopCard;
  /** Condition II. */
  object: ObjectCard;
  /** Condition III. */
  building: BuildingCard;
  /** Expansion only. */
  extra: ExtraCard | null;
};

/** §2.2: cities, finest first. Each accepts the bricks of its own colour and all finer ones. */
export type City = "livorno" | "pisa" | "lucca" | "viareggio" | "massa" | "lerici";

/** §2.6: the two classes of buildings, which are also the two special scoring fields. */
export type Class = "city_buildings_field" | "country_buildings_field";

/** What the pictures of the rulebook would show (rulings R33, R42). Parts that are left out keep their built-in values. */
export type Data = {
  /** The upgrade tokens. */
  upgrade_values?: { [key in Place]?: Value };
  /** The extra cards that name two places. */
  extra_cards?: ExtraPlaces;
};

/** §8.4: green cards; no condition. There is no number 1. */
export type ExtraCard =
  | "extra_2"
  | "extra_3"
  | "extra_4"
  | "extra_5"
  | "extra_6"
  | "extra_7"
  | "extra_8"
  | "extra_9";

/** The two places that `extra_2` to `extra_5` score. */
export type ExtraPlaces = {
  /** The two places that extra card 2 counts. */
  extra_2: [Place, Place];
  /** The two places that extra card 3 counts. */
  extra_3: [Place, Place];
  /** The two places that extra card 4 counts. */
  extra_4: [Place, Place];
  /** The two places that extra card 5 counts. */
  extra_5: [Place, Place];
};

/** What the final scoring gives a player, on top of the track. */
export type Finals = {
  /** Object card, with single objects. */
  objects: number;
  /** Building card. */
  buildings: number;
  /** Extra card. */
  extra: number;
  /** Coins the extra card adds before they are exchanged. */
  extra_coins: number;
  /** Coins exchanged. */
  coins: number;
};

/** Whether an object may still be bought after announcing (rulings R24, R45). */
export type Finish = "purchase_first" | "either";

/** What a scoring brings. */
export type Income = {
  /** Coins. */
  coins: number;
  /** Victory points. */
  vp: number;
  /** Objects, in the order of `Object`. */
  objects: [number, number, number, number, number, number];
};

/** §2.3: types of buildings. */
export type Kind = "library" | "cathedral" | "palace" | "gate" | "castle" | "villa";

/** Who may announce once the last building is built (ruling R28). */
export type LastRound = "builder" | "anyone";

/** §2.4: kinds of objects, in the order of the types of buildings that give them. */
export type Object = "book" | "cup" | "crown" | "gate_object" | "flag" | "coat_of_arms";

/** §8.2: purple cards. */
export type ObjectCard =
  | "object_1"
  | "object_2"
  | "object_3"
  | "object_4"
  | "object_5"
  | "object_6"
  | "object_7"
  | "object_8";

/** A card of choice, or one drawn at random. */
export type Pick<T> = "random" | T;

/** §2.7: what has a value and can be upgraded: six cities and two special scoring fields. */
export type Place =
  | "livorno"
  | "pisa"
  | "lucca"
  | "viareggio"
  | "massa"
  | "lerici"
  | "city_buildings_field"
  | "country_buildings_field";

/** What belongs to a seat. */
export type PlayerView = {
  /** Whether clients show the viewer what is behind the screen. */
  open: boolean;
  /** Behind the screen. */
  coins: number;
  /** Behind the screen. */
  bricks: Bricks;
  /** Behind the screen, in the order of `Object`. */
  objects: [number, number, number, number, number, number];
  /** Victory points on the track. */
  vp: number;
  /** Buildings by `City`. */
  cities: [Building[], Building[], Building[], Building[], Building[], Building[]];
  /** Types scored. */
  types_scored: Kind[];
  /** Special fields scored. */
  fields_scored: Class[];
  /** Upgrade tokens. */
  tokens: Place[];
  /** Scoring markers left. */
  markers: number;
  /** What a point of cost is worth at each `Place`. */
  values: [Value, Value, Value, Value, Value, Value, Value, Value];
  /** Conditions I, II and III. */
  conditions: [Progress, Progress, Progress];
  /** What each scoring open to this player would bring now. */
  prospects: ScoringPreview[];
  /** What the final scoring would give now. */
  finals: Finals;
};

/** How far a player is with one of the three conditions. */
export type Progress = {
  /** What the player has. */
  have: number;
  /** What the card asks for. */
  need: number;
};

/** A question to the seats in `View::asked`. */
export type Question =
  | { kind: "turn" }
  | { kind: "market" }
  | {
      kind: "payment";
      /** The building. */
      building: Building;
      /** The own city it will stand in. */
      city: City;
      /** The own building it replaces there. */
      replaces: Building | null;
    }
  | { kind: "upgrade" }
  | {
      kind: "finish";
      /** Whether an object was bought in this turn. */
      purchased: boolean;
    };

/** The readings of the rulebook this table plays by. */
export type Readings = {
  /** See `Options::relief`. */
  relief: Relief;
  /** See `Options::last_round`. */
  last_round: LastRound;
  /** See `Options::finish`. */
  finish: Finish;
  /** See `Options::pass_ends_turn`. */
  pass_ends_turn: boolean;
};

/** Whether buying without turning may end in the two coins (ruling R13). */
export type Relief = "always" | "turned";

/** What is scored. */
export type Scoring = { type: Kind } | { city: City } | { special: Class };

/** What a scoring would bring now. */
export type ScoringPreview = {
  /** Which. */
  scoring: Scoring;
  /** What. */
  income: Income;
};

/** What stands behind a screen at the moment it is lifted. */
export type Screen = {
  /** Coins. */
  coins: number;
  /** Bricks. */
  bricks: Bricks;
  /** Objects, in the order of `Object`. */
  objects: [number, number, number, number, number, number];
};

/** One of the six segments of the wheel: I is dear, VI is cheap. The notch means nothing (R9). */
export type Segment = number;

/** Who begins (ruling R40). */
export type StartPlayer = "random" | "seat_1" | "seat_2" | "seat_3" | "seat_4";

/** §8.1: brown cards; conditions only. */
export type TopCard = "top_1" | "top_2" | "top_3" | "top_4" | "top_5" | "top_6";

/** What one point of cost is worth. */
export type Value = {
  /** Coins. */
  coins: number;
  /** Victory points. */
  vp: number;
};

/** The colours of bricks, finest first. */
export const COLORS = ["white","yellow","red","green","blue","black"] as const;

/** The cities, finest first. */
export const CITIES = ["livorno","pisa","lucca","viareggio","massa","lerici"] as const;

/** The types of buildings. */
export const KINDS = ["library","cathedral","palace","gate","castle","villa"] as const;

/** The objects, in the order of the types that give them. */
export const OBJECTS = ["book","cup","crown","gate_object","flag","coat_of_arms"] as const;

/** The two special scoring fields. */
export const FIELDS = ["city_buildings_field","country_buildings_field"] as const;

/** Cities and fields, in the order of `values` of a player. */
export const PLACES = ["livorno","pisa","lucca","viareggio","massa","lerici","city_buildings_field","country_buildings_field"] as const;

/** What a brick costs, by segment of the wheel and by colour; 0 is free. */
export const PRICES: readonly (readonly number[])[] = [[6,5,4,3,2,1],[5,4,3,2,1,0],[4,3,2,1,0,0],[3,2,1,0,0,0],[2,1,0,0,0,0],[1,0,0,0,0,0]];

/** The colour of a city, the bricks it takes, and the own buildings it takes to score it. */
export const CITY_FACTS: Readonly<
  Record<
    City,
    { color: Color; accepts: readonly Color[]; minimum: number }
  >
> = {
  "livorno": {"color":"white","accepts":["white"],"minimum":2},
  "pisa": {"color":"yellow","accepts":["white","yellow"],"minimum":2},
  "lucca": {"color":"red","accepts":["white","yellow","red"],"minimum":2},
  "viareggio": {"color":"green","accepts":["white","yellow","red","green"],"minimum":3},
  "massa": {"color":"blue","accepts":["white","yellow","red","green","blue"],"minimum":3},
  "lerici": {"color":"black","accepts":["white","yellow","red","green","blue","black"],"minimum":3},
};

/** What is printed on the buildings. */
export const BUILDINGS: Readonly<
  Record<
    Building,
    { kind: Kind; cost: number; object: Object; country: boolean; great: boolean }
  >
> = {
  "library_1": {"kind":"library","cost":1,"object":"book","country":false,"great":false},
  "library_2": {"kind":"library","cost":2,"object":"book","country":false,"great":false},
  "library_3": {"kind":"library","cost":3,"object":"book","country":false,"great":false},
  "library_4": {"kind":"library","cost":4,"object":"book","country":false,"great":false},
  "library_5": {"kind":"library","cost":5,"object":"book","country":false,"great":false},
  "library_8": {"kind":"library","cost":8,"object":"book","country":false,"great":true},
  "cathedral_1": {"kind":"cathedral","cost":1,"object":"cup","country":false,"great":false},
  "cathedral_2": {"kind":"cathedral","cost":2,"object":"cup","country":false,"great":false},
  "cathedral_3": {"kind":"cathedral","cost":3,"object":"cup","country":false,"great":false},
  "cathedral_4": {"kind":"cathedral","cost":4,"object":"cup","country":false,"great":false},
  "cathedral_5": {"kind":"cathedral","cost":5,"object":"cup","country":false,"great":false},
  "cathedral_8": {"kind":"cathedral","cost":8,"object":"cup","country":false,"great":true},
  "palace_1": {"kind":"palace","cost":1,"object":"crown","country":false,"great":false},
  "palace_2": {"kind":"palace","cost":2,"object":"crown","country":false,"great":false},
  "palace_3": {"kind":"palace","cost":3,"object":"crown","country":false,"great":false},
  "palace_4": {"kind":"palace","cost":4,"object":"crown","country":false,"great":false},
  "palace_5": {"kind":"palace","cost":5,"object":"crown","country":false,"great":false},
  "palace_8": {"kind":"palace","cost":8,"object":"crown","country":false,"great":true},
  "gate_1": {"kind":"gate","cost":1,"object":"gate_object","country":false,"great":false},
  "gate_2": {"kind":"gate","cost":2,"object":"gate_object","country":false,"great":false},
  "gate_3": {"kind":"gate","cost":3,"object":"gate_object","country":false,"great":false},
  "gate_4": {"kind":"gate","cost":4,"object":"gate_object","country":false,"great":false},
  "gate_5": {"kind":"gate","cost":5,"object":"gate_object","country":false,"great":false},
  "gate_8": {"kind":"gate","cost":8,"object":"gate_object","country":false,"great":true},
  "castle_1": {"kind":"castle","cost":1,"object":"flag","country":true,"great":false},
  "castle_2": {"kind":"castle","cost":2,"object":"flag","country":true,"great":false},
  "castle_3": {"kind":"castle","cost":3,"object":"flag","country":true,"great":false},
  "castle_4": {"kind":"castle","cost":4,"object":"flag","country":true,"great":false},
  "castle_5": {"kind":"castle","cost":5,"object":"flag","country":true,"great":false},
  "castle_8": {"kind":"castle","cost":8,"object":"flag","country":true,"great":true},
  "villa_1": {"kind":"villa","cost":1,"object":"coat_of_arms","country":true,"great":false},
  "villa_2": {"kind":"villa","cost":2,"object":"coat_of_arms","country":true,"great":false},
  "villa_3": {"kind":"villa","cost":3,"object":"coat_of_arms","country":true,"great":false},
  "villa_4": {"kind":"villa","cost":4,"object":"coat_of_arms","country":true,"great":false},
  "villa_5": {"kind":"villa","cost":5,"object":"coat_of_arms","country":true,"great":false},
  "villa_8": {"kind":"villa","cost":8,"object":"coat_of_arms","country":true,"great":true},
};

/** What a point of cost is worth at each place once its upgrade token lies there. */
export const UPGRADED: Readonly<Record<Place, Value>> = {
  "livorno": {"coins":2,"vp":4},
  "pisa": {"coins":5,"vp":1},
  "lucca": {"coins":1,"vp":3},
  "viareggio": {"coins":3,"vp":1},
  "massa": {"coins":0,"vp":2},
  "lerici": {"coins":1,"vp":1},
  "city_buildings_field": {"coins":1,"vp":1},
  "country_buildings_field": {"coins":0,"vp":2},
};

/** The cards of the strip: their colour, and whether they ask for what is behind the screens. */
export const CARDS: Readonly<
  Record<
    string,
    { color: 'top' | 'object' | 'building' | 'extra'; secret: boolean; places: boolean }
  >
> = {
  "top_1": {"color":"top","secret":false,"places":false},
  "top_2": {"color":"top","secret":false,"places":false},
  "top_3": {"color":"top","secret":false,"places":false},
  "top_4": {"color":"top","secret":false,"places":false},
  "top_5": {"color":"top","secret":true,"places":false},
  "top_6": {"color":"top","secret":false,"places":false},
  "object_1": {"color":"object","secret":true,"places":false},
  "object_2": {"color":"object","secret":true,"places":false},
  "object_3": {"color":"object","secret":true,"places":false},
  "object_4": {"color":"object","secret":true,"places":false},
  "object_5": {"color":"object","secret":true,"places":false},
  "object_6": {"color":"object","secret":true,"places":false},
  "object_7": {"color":"object","secret":true,"places":false},
  "object_8": {"color":"object","secret":true,"places":false},
  "building_1": {"color":"building","secret":false,"places":false},
  "building_2": {"color":"building","secret":false,"places":false},
  "building_3": {"color":"building","secret":false,"places":false},
  "building_4": {"color":"building","secret":false,"places":false},
  "building_5": {"color":"building","secret":false,"places":false},
  "building_6": {"color":"building","secret":false,"places":false},
  "building_7": {"color":"building","secret":false,"places":false},
  "building_8": {"color":"building","secret":false,"places":false},
  "building_9": {"color":"building","secret":false,"places":false},
  "extra_2": {"color":"extra","secret":false,"places":true},
  "extra_3": {"color":"extra","secret":false,"places":true},
  "extra_4": {"color":"extra","secret":false,"places":true},
  "extra_5": {"color":"extra","secret":false,"places":true},
  "extra_6": {"color":"extra","secret":false,"places":false},
  "extra_7": {"color":"extra","secret":false,"places":false},
  "extra_8": {"color":"extra","secret":false,"places":false},
  "extra_9": {"color":"extra","secret":false,"places":false},
};

/** Coins for an object of the field. */
export const OBJECT_PRICE = 10 as const;

/** Victory points for announcing the end. */
export const ANNOUNCE_VP = 5 as const;

/** Coins for a player who cannot pay or act. */
export const RELIEF = 2 as const;
