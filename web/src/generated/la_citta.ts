// Written by `cargo xtask types` from the Rust types; not to be changed by hand.
import type { Seat, Viewer } from './engine';

/** Everything one viewer knows. */
export type View = {
  /** Whose eyes. */
  viewer: Viewer;
  /** How the board was set up. */
  setup: TableSetup;
  /** How the rulebook is read at this table. */
  readings: Readings;
  /** Values of the box in place of reconstructed ones. */
  data?: Data;
  /** Whether the game has ended. */
  over: boolean;
  /** The seats to act. */
  asked: Seat[];
  /** What they are asked; `None` while no seat is asked. */
  question: Question | null;
  /** Opaque: only the engine reads it, to continue from here; no contract. */
  resume: string;
  /** 1 to 6; 0 while castles are placed. */
  year: number;
  /** The start player; while castles are placed the player who placed first. */
  start: Seat;
  /** Whether this is the last year. */
  last_year: boolean;
  /** Terrain by slot. */
  terrain: Terrain[];
  /** What the cells are good for. */
  sites: SitesView;
  /** Cities in order of their numbers. */
  cities: CityView[];
  /** The number the next city will get. */
  next_city: number;
  /** Players by seat. */
  players: PlayerView[];
  /** Coloured citizens on the board. */
  tokens: Token[];
  /** Tiles in the stacks by the side that lies up. */
  stock: StockView[];
  /** Grey citizens in the supply. */
  supply: number;
  /** Political cards. */
  politics: PoliticsView;
  /** Voice cards. */
  voices: VoicesView;
  /** Chance events so far. */
  chance: number;
};

/** One decision. */
export type Action =
  | {
      castle: {
        /** Where. */
        cell: Cell;
      };
    }
  | "gold"
  | {
      found: {
        /** The own city that gives a citizen. */
        from: CityId;
        /** Where. */
        cell: Cell;
      };
    }
  | {
      build: {
        /** What. */
        building: Building;
        /** Where. */
        cell: Cell;
      };
    }
  | {
      card: {
        /** What. */
        building: Building;
        /** Where. */
        cell: Cell;
      };
    }
  | {
      architect: {
        /** What. */
        building: Building;
        /** Where. */
        cell: Cell;
      };
    }
  | {
      games: {
        /** Which own building. */
        cell: Cell;
        /** Coloured citizens put on it. */
        tokens: Tokens;
      };
    }
  | {
      golden_times: {
        /** Which own city. */
        city: CityId;
        /** How many citizens. */
        citizens: Citizens;
      };
    }
  | {
      harvest: {
        /** Which own farm. */
        cell: Cell;
      };
    }
  | {
      referendum: {
        /** Which hidden voice cards. */
        positions: Positions;
      };
    }
  | "pass"
  | {
      migrate: {
        /** Which own city. */
        city: CityId;
        /** What it boasts of. */
        voice: Voice;
      };
    }
  | {
      demolish: {
        /** Which own city. */
        city: CityId;
        /** Which tile. */
        cell: Cell;
      };
    }
  | {
      starve: {
        /** Which own city. */
        city: CityId;
      };
    };

/** What a viewer perceives of an event. */
export type EventView =
  | {
      event: "terrain_laid";
      /** By slot. */
      terrain: Terrain[];
    }
  | {
      event: "start_player";
      /** Who. */
      seat: Seat;
    }
  | {
      event: "castle_placed";
      /** Whose. */
      seat: Seat;
      /** The new city. */
      city: CityId;
      /** Where. */
      cell: Cell;
      /** Food it harvests. */
      food: number;
    }
  | {
      event: "display_laid";
      /** Seven cards. */
      cards: PoliticalCard[];
    }
  | {
      event: "year_began";
      /** 1 to 6. */
      year: number;
      /** The start player. */
      seat: Seat;
    }
  | {
      event: "round_began";
      /** 1 to 5. */
      round: number;
    }
  | {
      event: "voices_laid";
      /** The open one. */
      open: Voice;
    }
  | {
      event: "quarries_paid";
      /** Whom. */
      seat: Seat;
      /** How much. */
      gold: number;
    }
  | {
      event: "cities_grew";
      /** Whose. */
      seat: Seat;
      /** Which grew. */
      cities: CityId[];
      /** Which have no room. */
      full: Full[];
      /** Which have room, but the supply is empty. */
      unsupplied: CityId[];
    }
  | {
      event: "gold_taken";
      /** To whom. */
      seat: Seat;
      /** How much. */
      gold: number;
    }
  | {
      event: "founded";
      /** By whom. */
      seat: Seat;
      /** The new city. */
      city: CityId;
      /** Where. */
      cell: Cell;
      /** The city that gave a citizen. */
      from: CityId;
      /** Food it harvests. */
      food: number;
    }
  | {
      event: "tiles_turned";
      /** What the turned tiles show now. */
      building: Building;
      /** How many. */
      tiles: number;
    }
  | {
      event: "built";
      /** By whom. */
      seat: Seat;
      /** In which city. */
      city: CityId;
      /** What. */
      building: Building;
      /** Where. */
      cell: Cell;
      /** By which card. */
      by: BuiltBy;
      /** Gold paid. */
      cost: number;
    }
  | {
      event: "games_held";
      /** By whom. */
      seat: Seat;
      /** On which building. */
      building: Building;
      /** Where it stands. */
      cell: Cell;
      /** With which coloured citizens. */
      tokens: Tokens;
      /** Gold paid. */
      cost: number;
    }
  | {
      event: "citizens_came";
      /** To whom. */
      seat: Seat;
      /** To which city. */
      city: CityId;
      /** How many. */
      citizens: number;
      /** Gold paid. */
      cost: number;
    }
  | {
      event: "harvest_doubled";
      /** Whose. */
      seat: Seat;
      /** Which farm. */
      cell: Cell;
      /** Additional food this year. */
      food: number;
    }
  | {
      event: "peeked";
      /** Who. */
      seat: Seat;
      /** Which positions. */
      positions: Positions;
      /** Gold paid. */
      cost: number;
      /** What the player saw, if the viewer is that player. */
      cards: Voice[] | null;
    }
  | {
      event: "passed";
      /** Who. */
      seat: Seat;
      /** Without any other move. */
      forced: boolean;
    }
  | {
      event: "penalty_paid";
      /** Who. */
      seat: Seat;
    }
  | {
      event: "deck_shuffled";
      /** How many cards. */
      cards: number;
    }
  | {
      event: "card_opened";
      /** Which. */
      card: PoliticalCard;
    }
  | {
      event: "people_spoke";
      /** The four cards. */
      cards: Voice[];
      /** What they want. */
      preferences: Voice[];
    }
  | { event: "no_migration" }
  | {
      event: "migrated";
      /** Whose city called. */
      seat: Seat;
      /** Which. */
      city: CityId;
      /** What it boasted of. */
      voice: Voice;
      /** How much of it the city has. */
      strength: number;
      /** The cities that lost one citizen each; none if it called in vain. */
      from: Loss[];
      /** How many of them found room. */
      arrived: number;
    }
  | {
      event: "demolished";
      /** Whose. */
      seat: Seat;
      /** In which city. */
      city: CityId;
      /** What. */
      building: Building;
      /** Where. */
      cell: Cell;
    }
  | {
      event: "city_lost";
      /** Whose. */
      seat: Seat;
      /** Which. */
      city: CityId;
      /** Where its castle stood. */
      cell: Cell;
    }
  | {
      event: "hungry";
      /** Who. */
      seat: Seat;
      /** Citizens. */
      citizens: number;
      /** Food, with rich harvest. */
      food: number;
    }
  | {
      event: "starved";
      /** Whose. */
      seat: Seat;
      /** Which city. */
      city: CityId;
    }
  | {
      event: "year_ended";
      /** 1 to 6. */
      year: number;
    };

/**
 * Options of a game. An option added later is left out of a record while it has its default, so that
 * records made before it was added keep their bytes.
 */
export type Options = {
  /** How the board is set up. */
  setup: TableSetup;
  /** When a player may draw a political card unseen (R11). */
  passing?: Passing;
  /** How often citizens and food are counted in phase 8 (R27). */
  feeding?: Feeding;
  /** Values of the box in place of reconstructed ones. */
  data?: Data;
};

/** A kind of building tile (3.2). */
export type Building =
  | "castle"
  | "farm"
  | "quarry"
  | "market"
  | "statue"
  | "cloister"
  | "fountain"
  | "palazzo"
  | "hospital"
  | "bath_house"
  | "cathedral"
  | "university";

/** Which card built a tile. */
export type BuiltBy = "action_card" | "political_card" | "architect";

/** A cell of the board, by its number. */
export type Cell = number;

/** One to three citizens. */
export type Citizens = number;

/** The number of a city: ascending in order of founding, never used again. */
export type CityId = number;

/** A city. */
export type CityView = {
  /** Its number. */
  id: CityId;
  /** Whose. */
  owner: Seat;
  /** Where its castle stands. */
  castle: Cell;
  /** Citizens. */
  citizens: number;
  /** Tiles in order of their cells, castle included. */
  tiles: TileView[];
  /** Citizens who can move to a new building. */
  free: number;
  /** Most citizens, if there is a limit. */
  limit: number | null;
  /** Food of its castle and farms. */
  food: number;
  /** Gold of its quarries each year. */
  gold: number;
  /** Culture, education and health, with coloured citizens. */
  attraction: [number, number, number];
  /** Whether it has buildings of all three. */
  full: boolean;
  /** Most citizens with one more market, if there is a limit then. */
  limit_with_market: number | null;
  /** Most citizens with one more fountain or bath house, if there is a limit then. */
  limit_with_water: number | null;
  /** Cities of others that citizens could leave for this one, or the other way round. */
  neighbours: CityId[];
  /** Those of them that would lose a citizen to it if the people wanted culture, education or health. */
  draws: [CityId[], CityId[], CityId[]];
};

/** What the pictures of the rulebook would show (R2, R6). Parts that are left out keep their built-in values. */
export type Data = {
  /** The cells that are closed to few players. */
  zones?: Zones;
  /** The fixed set-ups. */
  set_ups?: { [key in string]: SetUp };
  /** How many there are of each political card. */
  political_cards?: { [key in PoliticalCard]?: number };
  /** How many farmland tiles show one, two and three sheaves. */
  farmland?: Farmland;
};

/** How many farmland tiles show one, two and three sheaves (3.4). */
export type Farmland = {
  /** Tiles with one sheaf. */
  farmland_1: number;
  /** Tiles with two sheaves. */
  farmland_2: number;
  /** Tiles with three sheaves. */
  farmland_3: number;
};

/** How often citizens and food are counted in phase 8 (R27). */
export type Feeding = "once" | "until_fed";

/** A city that cannot take in a citizen. */
export type Full = {
  /** Which. */
  city: CityId;
  /** Most citizens it can have as it is built. */
  limit: number;
};

/** A city that lost a citizen to a stronger neighbour. */
export type Loss = {
  /** Whose city. */
  seat: Seat;
  /** Which. */
  city: CityId;
  /** How much it has of what the stronger one boasted of. */
  strength: number;
};

/** When a player may draw a political card unseen (R11). */
export type Passing = "free" | "forced";

/** A player. */
export type PlayerView = {
  /** Gold. */
  gold: number;
  /** Castles in reserve. */
  castles: number;
  /** Unused action cards. */
  action_cards: number;
  /** Coloured citizens in reserve. */
  coloured: number;
  /** Political cards played this year. */
  played: PoliticalCard[];
  /** Political cards drawn unseen this year. */
  passes: number;
  /** Whether a city was founded this year. */
  founded: boolean;
  /** Whether the first turn of this year is lost. */
  penalty: boolean;
  /** Whether citizens were lost to hunger in the last year. */
  hungry_at_the_end: boolean;
  /** Hidden voice cards looked at this year; bit 0 is position 1. */
  peeked: number;
  /** Citizens in all cities. */
  citizens: number;
  /** Food of all cities. */
  food: number;
  /** Additional food this year by rich harvest. */
  bonus_food: number;
  /** Citizens that would be lost to hunger now. */
  missing: number;
  /** Cities with buildings of all three voices. */
  full_cities: number;
};

/** A political card (3.6). */
export type PoliticalCard =
  | "palazzo"
  | "cathedral"
  | "university"
  | "hospital"
  | "bath_house"
  | "famous_architect"
  | "bread_and_games"
  | "golden_times"
  | "rich_harvest"
  | "referendum";

/** The political cards, as far as they are public. */
export type PoliticsView = {
  /** Open cards. */
  display: [PoliticalCard, PoliticalCard, PoliticalCard, PoliticalCard, PoliticalCard, PoliticalCard, PoliticalCard];
  /** Cards in the deck. */
  deck: number;
  /** Cards of earlier years that were played openly, in the order of the list of cards. */
  discard: [number, number, number, number, number, number, number, number, number, number];
  /** Unseen cards, in front of the players and in the discard. */
  sealed: number;
  /** How many of them lie in the discard. */
  sealed_discarded: number;
  /** How many of them were drawn before the deck was last shuffled. */
  sealed_before: number;
  /** The cards that were unseen when the deck was last shuffled. */
  unseen_then: [number, number, number, number, number, number, number, number, number, number];
  /** Cards laid open since the deck was last shuffled. */
  shown_since: [number, number, number, number, number, number, number, number, number, number];
};

/** Two or all three of the hidden voice cards, which lie at the positions 1, 2 and 3. */
export type Positions = number;

/** A question to the seats in `View::asked`. */
export type Question =
  | { kind: "place" }
  | {
      kind: "turn";
      /** Round of the year, 1 to 5. */
      round: number;
    }
  | { kind: "migrate" }
  | {
      kind: "demolish";
      /** The city. */
      city: CityId;
    }
  | {
      kind: "starve";
      /** Number of citizens still to leave. */
      missing: number;
    };

/** The readings of the rulebook this table plays by. */
export type Readings = {
  /** See `Options::passing`. */
  passing: Passing;
  /** See `Options::feeding`. */
  feeding: Feeding;
};

/** A fixed set-up. */
export type SetUp = {
  /** Terrain by slot. */
  terrain: Terrain[];
  /** The two castles of each seat. */
  castles: [Cell, Cell][];
};

/** What the cells are good for with the terrain around them. */
export type SitesView = {
  /** Food a castle or farm harvests, by cell. */
  food: number[];
  /** Gold a quarry yields each year, by cell. */
  gold: number[];
  /** Cells that so few players may not build on. */
  closed: Cell[];
};

/** Tiles of one side in the stacks. */
export type StockView = {
  /** What lies up. */
  building: Building;
  /** How many. */
  tiles: number;
};

/** The two set-ups of the rulebook (6). */
export type TableSetup = "standard" | "advanced";

/** A kind of terrain tile (3.4). */
export type Terrain = "farmland_1" | "farmland_2" | "farmland_3" | "mountain" | "water";

/** A building on the board. */
export type TileView = {
  /** Where. */
  cell: Cell;
  /** What. */
  building: Building;
};

/** A coloured citizen on the board. */
export type Token = {
  /** Where it stands. */
  cell: Cell;
  /** What it does there. */
  kind: TokenKind;
};

/** What a coloured citizen does. */
export type TokenKind = { arch: Voice } | "harvest";

/** One to three coloured citizens by the colour of their arch: culture, education, health. */
export type Tokens = [number, number, number];

/** A voice of the people, and the colour of an arch (3.7). */
export type Voice = "culture" | "education" | "health";

/** The voice cards as the viewer knows them. */
export type VoicesView = {
  /** The cards of the year; hidden ones are `None`. Empty before the first year. */
  row: (Voice | null)[];
  /** Whether all four lie open. */
  spoken: boolean;
  /** What the people want, once they have spoken. */
  preferences: Voice[];
  /** Cards in the deck. */
  deck: number;
  /** Open cards of earlier years: culture, education, health. */
  discard: [number, number, number];
  /** Cards the viewer has not seen yet: culture, education, health. */
  unseen: [number, number, number];
  /** The seats that looked at each card of the row while it was hidden. */
  lookers: Seat[][];
};

/** The cells of the outer zones (4.4); all others are light green. */
export type Zones = {
  /** Open to three players and more. */
  brownish: Cell[];
  /** Open to four players and more. */
  yellow_green: Cell[];
};

/** What the people can want. */
export const VOICES = ["culture","education","health"] as const;

/** Buildings that an action card builds. */
export const SMALL_BUILDINGS = ["farm","quarry","market","statue","cloister","fountain"] as const;

/** Arches of a building (culture, education, health), whether it needs water, and what the famous architect asks for it. */
export const BUILDINGS: Readonly<
  Record<
    Building,
    { arches: readonly number[]; water: boolean; architect_cost: number | null }
  >
> = {
  "castle": {"arches":[0,0,0],"water":false,"architect_cost":null},
  "farm": {"arches":[0,0,0],"water":false,"architect_cost":1},
  "quarry": {"arches":[0,0,0],"water":false,"architect_cost":1},
  "market": {"arches":[0,0,0],"water":false,"architect_cost":1},
  "statue": {"arches":[1,0,0],"water":false,"architect_cost":1},
  "cloister": {"arches":[0,1,0],"water":false,"architect_cost":1},
  "fountain": {"arches":[0,0,1],"water":true,"architect_cost":1},
  "palazzo": {"arches":[2,0,0],"water":false,"architect_cost":2},
  "hospital": {"arches":[0,1,1],"water":false,"architect_cost":2},
  "bath_house": {"arches":[0,0,2],"water":true,"architect_cost":2},
  "cathedral": {"arches":[3,0,0],"water":false,"architect_cost":4},
  "university": {"arches":[0,3,0],"water":false,"architect_cost":4},
};

/** Gold for a political card, by how much is wanted of it. */
export const CARD_COSTS: Readonly<Record<PoliticalCard, readonly number[]>> = {
  "palazzo": [1],
  "cathedral": [3],
  "university": [3],
  "hospital": [1],
  "bath_house": [1],
  "famous_architect": [1,2,4],
  "bread_and_games": [0,2,5],
  "golden_times": [0,2,5],
  "rich_harvest": [0],
  "referendum": [0,2],
};

/** Action cards of a player in a year. */
export const ACTION_CARDS = 3 as const;

/** Axial coordinates of the cells: east and south-east. */
export const CELLS: readonly (readonly [q: number, r: number])[] = [
  [6,0], [7,0], [8,0], [9,0], [11,0], [12,0], [13,0], [14,0], [16,0], [17,0], [18,0], [19,0], [4,1], [5,1],
  [9,1], [10,1], [14,1], [15,1], [19,1], [20,1], [3,2], [5,2], [8,2], [10,2], [13,2], [15,2], [18,2], [20,2],
  [2,3], [5,3], [7,3], [10,3], [12,3], [15,3], [17,3], [20,3], [1,4], [5,4], [6,4], [10,4], [11,4], [15,4],
  [16,4], [20,4], [1,5], [2,5], [3,5], [4,5], [6,5], [7,5], [8,5], [9,5], [11,5], [12,5], [13,5], [14,5],
  [16,5], [17,5], [18,5], [19,5], [0,6], [4,6], [5,6], [9,6], [10,6], [14,6], [15,6], [19,6], [20,6], [0,7],
  [3,7], [5,7], [8,7], [10,7], [13,7], [15,7], [18,7], [20,7], [0,8], [2,8], [5,8], [7,8], [10,8], [12,8],
  [15,8], [17,8], [20,8], [0,9], [1,9], [5,9], [6,9], [10,9], [11,9], [15,9], [16,9], [20,9], [1,10], [2,10],
  [3,10], [4,10], [6,10], [7,10], [8,10], [9,10], [11,10], [12,10], [13,10], [14,10], [16,10], [17,10],
  [18,10], [19,10], [0,11], [4,11], [5,11], [9,11], [10,11], [14,11], [15,11], [19,11], [0,12], [3,12],
  [5,12], [8,12], [10,12], [13,12], [15,12], [18,12], [0,13], [2,13], [5,13], [7,13], [10,13], [12,13],
  [15,13], [17,13], [0,14], [1,14], [5,14], [6,14], [10,14], [11,14], [15,14], [16,14], [1,15], [2,15],
  [3,15], [4,15], [6,15], [7,15], [8,15], [9,15], [11,15], [12,15], [13,15], [14,15],
];

/** The hexes of each terrain slot. */
export const SLOTS: readonly (readonly (readonly [q: number, r: number])[])[] = [
  [[4,2],[3,3],[4,3],[2,4],[3,4],[4,4]],
  [[6,1],[7,1],[8,1],[6,2],[7,2],[6,3]],
  [[9,2],[8,3],[9,3],[7,4],[8,4],[9,4]],
  [[11,1],[12,1],[13,1],[11,2],[12,2],[11,3]],
  [[14,2],[13,3],[14,3],[12,4],[13,4],[14,4]],
  [[16,1],[17,1],[18,1],[16,2],[17,2],[16,3]],
  [[19,2],[18,3],[19,3],[17,4],[18,4],[19,4]],
  [[1,6],[2,6],[3,6],[1,7],[2,7],[1,8]],
  [[4,7],[3,8],[4,8],[2,9],[3,9],[4,9]],
  [[6,6],[7,6],[8,6],[6,7],[7,7],[6,8]],
  [[9,7],[8,8],[9,8],[7,9],[8,9],[9,9]],
  [[11,6],[12,6],[13,6],[11,7],[12,7],[11,8]],
  [[14,7],[13,8],[14,8],[12,9],[13,9],[14,9]],
  [[16,6],[17,6],[18,6],[16,7],[17,7],[16,8]],
  [[19,7],[18,8],[19,8],[17,9],[18,9],[19,9]],
  [[1,11],[2,11],[3,11],[1,12],[2,12],[1,13]],
  [[4,12],[3,13],[4,13],[2,14],[3,14],[4,14]],
  [[6,11],[7,11],[8,11],[6,12],[7,12],[6,13]],
  [[9,12],[8,13],[9,13],[7,14],[8,14],[9,14]],
  [[11,11],[12,11],[13,11],[11,12],[12,12],[11,13]],
  [[14,12],[13,13],[14,13],[12,14],[13,14],[14,14]],
  [[16,11],[17,11],[18,11],[16,12],[17,12],[16,13]],
];

/** The hills. */
export const HILLS: readonly (readonly [q: number, r: number])[] = [
  [5,0], [10,0], [15,0], [20,0], [0,5], [5,5], [10,5], [15,5], [20,5], [0,10], [5,10], [10,10], [15,10],
  [20,10], [0,15], [5,15], [10,15], [15,15],
];
