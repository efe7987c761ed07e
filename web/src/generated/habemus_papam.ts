// Written by `cargo xtask types` from the Rust types; not to be changed by hand.
import type { Answer, Seat, Viewer } from './engine';

/** Everything one viewer knows. */
export type View = {
  /** Whose eyes. */
  viewer: Viewer;
  /** The options of the table. */
  options: Options;
  /** Whether the game has ended. */
  over: boolean;
  /** The seats to act. */
  asked: Seat[];
  /** What they are asked; `None` while no seat is asked. */
  question: Question | null;
  /** Opaque: only the engine reads it, to continue from here; no contract. */
  resume: string;
  /** From 1. */
  round: number;
  /**
   * Whether no round follows this one: White smoke has risen, or is the only card left of the
   * cardinal deck (R7).
   */
  last_round: boolean;
  /** Who holds the piece. */
  camerlengo: Seat;
  /** What can be taken. */
  offer: Offer;
  /** Heights of the political, action and cardinal deck. */
  decks: [number, number, number];
  /** What left the game in the open. */
  discards: Discards;
  /** Missions that were not dealt. */
  undealt: number;
  /** The seats. */
  players: PlayerView[];
  /** Who picks when, once the bids are ranked. */
  order: Seat[];
  /** Why each of them comes before the next. */
  precedences: Precedence[];
  /** Balance of the bank. */
  bank: Bank;
};

/** One decision. */
export type Action =
  | { discard: Mission }
  | "pass"
  | { play: Ploy }
  | "decline"
  | { bribe: Person }
  | { swap: [Person, Person] }
  | { bid: Bid }
  | { take: Slot }
  | { banish: Person };

/** What a viewer perceives. */
export type EventView =
  | { event: "missions_dealt"; seat: Seat; missions: [Mission, Mission] | null }
  | { event: "first_camerlengo"; seat: Seat }
  | { event: "round_started"; round: number }
  | { event: "revealed"; card: Card }
  | { event: "black_smoke"; gold: number[] }
  | { event: "mission_discarded"; seat: Seat; mission: Mission | null }
  | { event: "white_smoke"; last_round: boolean }
  | { event: "ploys_revealed"; ploys: (Ploy | null)[] }
  | { event: "levied"; seat: Seat; ploy: Ploy; bank: number; from: number[] }
  | { event: "bribe_returned"; seat: Seat }
  | { event: "no_target"; seat: Seat; ploy: Ploy }
  | { event: "declined"; seat: Seat; ploy: Ploy }
  | { event: "bribed"; seat: Seat; victim: Seat; person: Person }
  | { event: "swapped"; seat: Seat; one: Person; from: Seat; other: Person; to: Seat }
  | { event: "bids_revealed"; bids: (Bid | null)[] }
  | { event: "ranked"; order: [Seat, Bid][]; camerlengo: Seat | null }
  | { event: "taken"; seat: Seat; slot: Slot; card: Card }
  | { event: "camerlengo_changed"; seat: Seat }
  | { event: "gained"; seat: Seat; gold: number; card: Card }
  | { event: "squadrone_paid"; seat: Seat }
  | { event: "squadrone_lost"; seat: Seat }
  | { event: "banished"; seat: Seat; victim: Seat; person: Person }
  | { event: "died"; seat: Seat; victim: Seat; person: Person }
  | { event: "none_banished"; seat: Seat }
  | { event: "none_died"; seat: Seat }
  | { event: "left_over"; card: Card }
  | { event: "lapsed"; seat: Seat; ploys: [number, number, number, number, number, number] }
  | { event: "mission_shown"; seat: Seat; mission: Mission; fulfilled: boolean }
  | { event: "final_gold"; seat: Seat; gems: number; felipe: number }
  | { event: "scored"; seat: Seat; votes: [number, number, number, number, number, number] }
  | { event: "elected"; seats: Seat[] };

/** Options of Habemus Papam. */
export type Options = {
  /** Whether clients show gold, gems and action cards that could be tracked from open play. */
  memory_aid: boolean;
  /** Ruling R2: Black smoke lies exactly in the middle instead of about there. */
  exact_middle: boolean;
  /** Ruling R3: who holds the Camerlengo piece first. */
  first_camerlengo: FirstCamerlengo;
  /** Values of the box in place of reconstructed ones. */
  data?: Data;
};

/** §2.3, §2.4. */
export type Faction = "france" | "spain" | "innocent_x" | "urban_viii";

/** One thing that a mission asks for. */
export type Need = {
  /** What. */
  of: Needed;
  /** How many. */
  count: number;
};

/** What the bank has taken in less what it has paid out. */
export type Bank = {
  /** Gold. */
  gold: number;
  /** Gems, best kind first. */
  gems: [number, number, number, number];
};

/** Up to three gems of each kind, packed into two bits each, the diamonds on top. */
export type Bid = string;

/** A card of one of the three decks, or the Camerlengo card. */
export type Card = Person | Power | Ploy | "black_smoke" | "white_smoke" | "camerlengo_card";

/** The answer of phase 2. */
export type Choice = "pass" | { play: Ploy };

/** What the cards of the persons would show (R1, R10). */
export type Data = {
  /** Ages, factions and symbols. */
  persons?: { [key in Person]?: Print };
};

/** What left the game in the open ("the box"). */
export type Discards = {
  /** Cardinals and leaders. */
  persons: Person[];
  /** Copies of each action card. */
  ploys: [number, number, number, number, number, number];
  /** Copies of each power. */
  powers: [number, number, number, number, number];
  /** Whether it has risen. */
  black_smoke: boolean;
  /** Whether it has risen. */
  white_smoke: boolean;
};

/** What lies before a player, open to all. */
export type Display = {
  /** Cardinals and leaders. */
  persons: Person[];
  /** Cards of Jules Mazarin. */
  mazarin: number;
  /** Cards of Louis XIV. */
  louis: number;
  /** Cards of Felipe IV. */
  felipe: number;
  /** Whether the Squadrone Volante was won. */
  squadrone: boolean;
};

/** Who holds the Camerlengo piece first. */
export type FirstCamerlengo = "random" | "seat_0" | "seat_1" | "seat_2" | "seat_3";

/** §2.2, best first. */
export type Gem = "diamond" | "ruby" | "sapphire" | "amber";

/** What a player has behind the screen in addition to their missions. */
export type Goods = {
  /** Gold. */
  gold: number;
  /** Best kind first. */
  gems: [number, number, number, number];
  /** Action cards in hand. */
  ploys: [number, number, number, number, number, number];
};

/** §2.8. */
export type Mission =
  | "four_arms"
  | "spain_innocent"
  | "innocent_urban"
  | "spain_urban"
  | "france_three"
  | "leader_majority"
  | "felipe_mazarin";

/** §5.5: how a player bids this round. */
export type Mode = "normal" | "double_top" | "three_rubies" | "last";

/** What a mission counts. */
export type Needed = { arms: Faction } | { cards: Power };

/** The cards that can be taken this round. */
export type Offer = {
  /** A power, event or cardinal. */
  political: Card | null;
  /** An action card or leader. */
  action: Card | null;
  /** A cardinal. */
  cardinal: Card | null;
  /** Whether the Camerlengo card is face up. */
  camerlengo: boolean;
};

/** The 25 persons: 18 cardinals of the cardinal deck, 3 of the political deck, 4 leaders. */
export type Person =
  | "antonio_barberini"
  | "alessandro_bichi"
  | "virginio_orsini"
  | "pier_luigi_carafa"
  | "juan_de_lugo"
  | "federico_sforza"
  | "girolamo_colonna"
  | "friedrich_of_hesse"
  | "fabio_chigi"
  | "benedetto_odescalchi"
  | "pietro_ottoboni"
  | "lorenzo_imperiali"
  | "francesco_albizzi"
  | "giulio_sacchetti"
  | "marzio_ginetti"
  | "bernardino_spada"
  | "vincenzo_maculani"
  | "marcantonio_franciotti"
  | "ernst_adalbert_von_harrach"
  | "jean_francois_de_retz"
  | "francesco_maidalchini"
  | "rinaldo_deste"
  | "carlo_de_medici"
  | "decio_azzolini"
  | "francesco_barberini";

/** What a viewer knows of a player. */
export type PlayerView = {
  /** Open cards. */
  display: Display;
  /**
   * Behind the screen, but trackable: clients show it to others only with `memory_aid` (R5, decision
   * D1).
   */
  goods: Goods;
  /** Whether clients show `goods` to the viewer. */
  goods_shown: boolean;
  /** Votes that lie open. */
  open_votes: number;
  /** Arms of each party, in the order of `Faction`. */
  arms: [number, number, number, number];
  /** Symbols that give a vote now. */
  alliances: Symbol[];
  /** Gold for a vote at the end. */
  vote_price: number;
  /** Votes that the gold would buy now. */
  affordable_votes: number;
  /** Number of missions in hand. */
  missions: number;
  /** Which, if the viewer may know: the owner always, all viewers at the end. */
  known_missions: Mission[] | null;
  /** Which of them are fulfilled now. */
  fulfilled: boolean[] | null;
  /** Whether the player has discarded a mission. */
  has_discarded: boolean;
  /** Which, if the viewer is the owner. */
  discarded: Mission | null;
  /** Answer of phase 2. */
  chosen: Answer<Choice>;
  /** The bid of this round. */
  mode: Mode;
  /** Answer of phase 3. */
  bid: Answer<Bid>;
  /** What the bid counts as, if the viewer knows it. */
  counts_as: Bid | null;
};

/** §2.5: the action cards. */
export type Ploy =
  | "receive_10"
  | "others_bid_first"
  | "top_gem_double"
  | "three_rubies"
  | "bribe"
  | "swap";

/** §2.6: the powers and events of the political deck. */
export type Power = "jules_mazarin" | "louis_xiv" | "felipe_iv" | "squadrone_volante" | "death";

/** §5.5: why one bid comes before the next. */
export type Precedence =
  | { by: "more" }
  | {
      by: "better";
      /** Its gem. */
      one: Gem;
      /** The gem of the next bid. */
      other: Gem;
    }
  | { by: "seat" };

/** What is printed on the card of a person. */
export type Print = {
  /** All ages are different. */
  age: number;
  /** The party; cardinals of the political deck have none. */
  faction?: Faction;
  /** Shared with an ally, or a sign of the three persons whom the rulebook names. */
  symbol?: Symbol;
};

/** A question to the seats in `View::asked`. */
export type Question =
  | { kind: "discard" }
  | { kind: "select" }
  | { kind: "bribe" }
  | { kind: "swap" }
  | { kind: "first_bids" }
  | { kind: "last_bids" }
  | {
      kind: "pick";
      /** Place in `View::order`, from 0. */
      place: number;
    }
  | { kind: "banish" };

/** The four places of the offer (§1). */
export type Slot = "political" | "action" | "cardinal" | "camerlengo";

/** §2.7: what is printed at the top of a person's card. */
export type Symbol =
  | "double_eagle"
  | "lion_of_lyon"
  | "silver_cup"
  | "maltese_cross"
  | "crozier"
  | "sealed_letter"
  | "patron_louis_xiv"
  | "patron_mazarin"
  | "dove";

/** The four parties. */
export const FACTIONS = ["france","spain","innocent_x","urban_viii"] as const;

/** The gems, best first. */
export const GEMS = ["diamond","ruby","sapphire","amber"] as const;

/** The action cards. */
export const PLOYS = ["receive_10","others_bid_first","top_gem_double","three_rubies","bribe","swap"] as const;

/** What is printed on the cards of the persons. */
export const PERSONS: Readonly<
  Record<
    Person,
    {
      rank: 'cardinal' | 'outsider' | 'leader';
      party: Faction | null;
      arms: number;
      age: number;
      symbol: Symbol | null;
    }
  >
> = {
  "antonio_barberini": {"rank":"cardinal","party":"france","arms":1,"age":47,"symbol":"patron_louis_xiv"},
  "alessandro_bichi": {"rank":"cardinal","party":"france","arms":1,"age":58,"symbol":null},
  "virginio_orsini": {"rank":"cardinal","party":"france","arms":1,"age":39,"symbol":"maltese_cross"},
  "pier_luigi_carafa": {"rank":"cardinal","party":"spain","arms":1,"age":73,"symbol":"crozier"},
  "juan_de_lugo": {"rank":"cardinal","party":"spain","arms":1,"age":71,"symbol":null},
  "federico_sforza": {"rank":"cardinal","party":"spain","arms":1,"age":51,"symbol":"crozier"},
  "girolamo_colonna": {"rank":"cardinal","party":"spain","arms":1,"age":50,"symbol":"double_eagle"},
  "friedrich_of_hesse": {"rank":"cardinal","party":"spain","arms":1,"age":38,"symbol":"maltese_cross"},
  "fabio_chigi": {"rank":"cardinal","party":"innocent_x","arms":1,"age":55,"symbol":"dove"},
  "benedetto_odescalchi": {"rank":"cardinal","party":"innocent_x","arms":1,"age":43,"symbol":"silver_cup"},
  "pietro_ottoboni": {"rank":"cardinal","party":"innocent_x","arms":1,"age":44,"symbol":null},
  "lorenzo_imperiali": {"rank":"cardinal","party":"innocent_x","arms":1,"age":42,"symbol":null},
  "francesco_albizzi": {"rank":"cardinal","party":"innocent_x","arms":1,"age":61,"symbol":"sealed_letter"},
  "giulio_sacchetti": {"rank":"cardinal","party":"urban_viii","arms":1,"age":67,"symbol":"patron_mazarin"},
  "marzio_ginetti": {"rank":"cardinal","party":"urban_viii","arms":1,"age":69,"symbol":"sealed_letter"},
  "bernardino_spada": {"rank":"cardinal","party":"urban_viii","arms":1,"age":60,"symbol":null},
  "vincenzo_maculani": {"rank":"cardinal","party":"urban_viii","arms":1,"age":76,"symbol":null},
  "marcantonio_franciotti": {"rank":"cardinal","party":"urban_viii","arms":1,"age":62,"symbol":"lion_of_lyon"},
  "ernst_adalbert_von_harrach": {"rank":"outsider","party":null,"arms":0,"age":56,"symbol":"double_eagle"},
  "jean_francois_de_retz": {"rank":"outsider","party":null,"arms":0,"age":41,"symbol":"lion_of_lyon"},
  "francesco_maidalchini": {"rank":"outsider","party":null,"arms":0,"age":23,"symbol":"silver_cup"},
  "rinaldo_deste": {"rank":"leader","party":"france","arms":2,"age":37,"symbol":null},
  "carlo_de_medici": {"rank":"leader","party":"spain","arms":2,"age":59,"symbol":null},
  "decio_azzolini": {"rank":"leader","party":"innocent_x","arms":2,"age":31,"symbol":null},
  "francesco_barberini": {"rank":"leader","party":"urban_viii","arms":2,"age":57,"symbol":null},
};

/** What the missions ask for, and their votes. */
export const MISSIONS: Readonly<Record<Mission, { votes: number; needs: readonly Need[] }>> = {
  "four_arms": {
    "votes": 2,
    "needs": [
      {"of":{"arms":"france"},"count":1},
      {"of":{"arms":"spain"},"count":1},
      {"of":{"arms":"innocent_x"},"count":1},
      {"of":{"arms":"urban_viii"},"count":1},
    ],
  },
  "spain_innocent": {"votes":2,"needs":[{"of":{"arms":"spain"},"count":2},{"of":{"arms":"innocent_x"},"count":2}]},
  "innocent_urban": {"votes":2,"needs":[{"of":{"arms":"innocent_x"},"count":2},{"of":{"arms":"urban_viii"},"count":2}]},
  "spain_urban": {"votes":2,"needs":[{"of":{"arms":"spain"},"count":2},{"of":{"arms":"urban_viii"},"count":2}]},
  "france_three": {"votes":3,"needs":[{"of":{"arms":"france"},"count":3}]},
  "leader_majority": {"votes":2,"needs":[]},
  "felipe_mazarin": {"votes":2,"needs":[{"of":{"cards":"felipe_iv"},"count":2},{"of":{"cards":"jules_mazarin"},"count":2}]},
};
