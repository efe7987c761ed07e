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
  /** Whether the game has ended. */
  over: boolean;
  /** Seats that owe an answer. */
  asked: Seat[];
  /** What they are asked; `None` while no seat is asked. */
  question: Question | null;
  /** Opaque: what the engine needs to go on from here; no contract. */
  resume: string;
  /** 1 to 6; 0 while castles are placed. */
  year: number;
  /** The start player; while castles are placed whoever placed first. */
  start: Seat;
  /** Terrain by slot. */
  terrain: Terrain[];
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
      /** Which. */
      cities: CityId[];
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
      /** What he saw, if the viewer is he. */
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
};

/** How often citizens and food are counted in phase 8 (R27). */
export type Feeding = "once" | "until_fed";

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

/** The political cards as everybody knows them. */
export type PoliticsView = {
  /** Open cards. */
  display: [PoliticalCard, PoliticalCard, PoliticalCard, PoliticalCard, PoliticalCard, PoliticalCard, PoliticalCard];
  /** Cards in the deck. */
  deck: number;
  /** Cards of earlier years that were played openly, in the order of the list of cards. */
  discard: [number, number, number, number, number, number, number, number, number, number];
  /** Cards nobody has seen, before the players and in the discard. */
  sealed: number;
  /** How many of them lie in the discard. */
  sealed_discarded: number;
  /** How many of them were drawn before the deck was last shuffled. */
  sealed_before: number;
  /** The cards nobody had seen when the deck was last shuffled. */
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
};
