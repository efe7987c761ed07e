// Written by `cargo xtask types` from the Rust types; not to be changed by hand.
import type { Seat, Viewer } from './engine';

/** Everything one viewer knows. */
export type View = {
  viewer: Viewer;
  /** The characters of the game, by rank. */
  cast: Character[];
  /** The unique districts in the deck. */
  uniques: Card[];
  rulings: Rulings;
  /** Which version of the rules is played. */
  rules: number;
  round: number;
  crown: Seat;
  /** The players, by seat. */
  players: PlayerView[];
  deck: DeckView;
  /** Cards under the Museum. */
  museum: FaceDownCardView[];
  /** Ticket Booths that lie on the table. */
  booths: Booth[];
  /** Gold on the tile of the Tax Collector. */
  tax: number;
  bank: number;
  /** Size that completes a city now. */
  threshold: number;
  /** Whether the announcement of the Bell Tower stands. */
  bell: boolean;
  /** This round is the last. */
  ending: boolean;
  selection: SelectionView;
  /** The rank being called; 0 during selection. */
  called: number;
  marks: MarksView;
  turn: TurnView;
  /** The viewer has answered the open window with their card. */
  reaction: boolean;
  /** Whether the game has ended. */
  over: boolean;
  /** The seats to act. */
  asked: Seat[];
  /** What they are asked; `None` while no seat is asked. */
  question: Question | null;
  /** Opaque: only the engine reads it, to continue from here; no contract. */
  resume: string;
  /** How often chance was drawn. */
  chance: number;
};

/**
 * One decision. Compound choices are made of several: cards are picked in the order of their names,
 * then `done`.
 */
export type Action =
  | "pass"
  | "done"
  | { pick: Character }
  | { aside: Character }
  | { exchange: { seat: Seat; give: Character } }
  | "rasputin"
  | "hospital"
  | "acrobat"
  | "take_gold"
  | "take_cards"
  | { keep: Card }
  | "bribe"
  | "refuse"
  | "expose"
  | { kill: Character }
  | { bewitch: Character }
  | "warrants"
  | { rob: Character }
  | "threats"
  | { sign: Character }
  | { blank: Character }
  | { spy: { seat: Seat; kind: Kind } }
  | { swap_hands: Seat }
  | "redraw"
  | { peek: Seat }
  | "gather"
  | { discard: Card }
  | { take: Card }
  | { give: Card }
  | { lend: Seat }
  | "take_crown"
  | { give_crown: { seat: Seat; levy: Levy } }
  | "collect"
  | { split: number }
  | { tax_richest: Seat }
  | "extra_gold"
  | "draw_two"
  | "four_gold"
  | "four_cards"
  | "draw_seven"
  | { destroy: { seat: Seat; district: District } }
  | { trade: { mine: District; seat: Seat; theirs: District } }
  | { seize: { seat: Seat; district: District } }
  | "royal_gold"
  | { beautify: District }
  | "collect_tax"
  | { build: Card }
  | "build_den"
  | { build_framework: Card }
  | { build_necropolis: District }
  | { build_loan: { card: Card; lender: Seat } }
  | "smithy"
  | { laboratory: Card }
  | { museum: Card }
  | { armory: { seat: Seat; district: District } }
  | "tent"
  | "director"
  | "booth"
  | { launch: { old: District; new: Card } }
  | { launch_den: District }
  | { launch_loan: { old: District; new: Card; lender: Seat } }
  | { fortune: Seat }
  | { visit: number }
  | { cash: number }
  | "confiscate"
  | "announce"
  | "dig_up"
  | { bequeath: Seat }
  | "end";

/** What one viewer perceives. */
export type EventView = EventKind;

/** The host's choices. */
export type Options = {
  set: Set;
  ninth: Ninth;
  instead_of_emperor: ForEmperor;
  instead_of_queen: ForQueen;
  /** The cast of a free set: one character of each rank 1 to 8, perhaps one of rank 9. */
  characters: Character[];
  /** The unique districts of a free set: 14, or the ten without a symbol. */
  uniques: Card[];
  /** The variant with action cards (§8). */
  action_cards: boolean;
  /** R40: shuffle the action cards in before dealing. */
  action_cards_in_opening_hands: boolean;
  /** R42: the School of Magic gives the Abbot one gold and one card. */
  school_of_magic_abbot_gains_both: boolean;
  /** R25: the Great Wall also covers itself. */
  great_wall_protects_itself: boolean;
  /** R23: the Warlord may destroy in their own complete city. */
  warlord_may_hit_own_completed_city: boolean;
  /** R6: abilities may be used before income. */
  abilities_before_income: boolean;
  /** R27: what the Bell Tower ended stays ended when it is destroyed. Absent: it does. */
  end_stands_without_bell_tower: boolean;
  /** R73: the player of the Fortune Teller has to take a card. Absent: they have to. */
  fortune_teller_must_take: boolean;
  /** R10: Magistrate and Blackmailer may also mark their own tile. */
  markers_on_own_character: boolean;
  /** R26: a completed city keeps its 4 or 2 points when it shrinks. */
  completion_points_stay: boolean;
  /** Clients show what an attentive player could remember. */
  memory_aid: boolean;
};

/** An ability of a character (§6). */
export type Ability =
  | "kill"
  | "bewitch"
  | "warrants"
  | "rob"
  | "spy"
  | "threats"
  | "swap_hands"
  | "redraw"
  | "peek"
  | "identical"
  | "gather"
  | "builds_two"
  | "take_crown"
  | "give_crown"
  | "collect"
  | "sanctuary"
  | "tax_richest"
  | "loan"
  | "extra_gold"
  | "refund"
  | "free_trade"
  | "draw_two"
  | "builds_three"
  | "four_gold"
  | "four_cards"
  | "builds_none"
  | "draw_seven"
  | "destroy"
  | "trade"
  | "seize"
  | "royal_gold"
  | "beautify"
  | "collect_tax";

/** A Ticket Booth before a player (§8.4). */
export type Booth = {
  owner: Seat;
  gold: number;
  /** The acting player has used it this turn. */
  used: boolean;
};

export type Card =
  | "temple"
  | "church"
  | "monastery"
  | "cathedral"
  | "watchtower"
  | "prison"
  | "barracks"
  | "fortress"
  | "manor"
  | "castle"
  | "palace"
  | "tavern"
  | "market"
  | "trading_post"
  | "docks"
  | "harbor"
  | "town_hall"
  | "armory"
  | "basilica"
  | "bell_tower"
  | "capitol"
  | "dragon_gate"
  | "factory"
  | "framework"
  | "gold_mine"
  | "graveyard"
  | "great_wall"
  | "haunted_quarter"
  | "hospital"
  | "imperial_treasury"
  | "ivory_tower"
  | "keep"
  | "laboratory"
  | "library"
  | "lighthouse"
  | "map_room"
  | "monument"
  | "museum"
  | "necropolis"
  | "observatory"
  | "park"
  | "poor_house"
  | "quarry"
  | "school_of_magic"
  | "secret_vault"
  | "smithy"
  | "stables"
  | "statue"
  | "theater"
  | "thieves_den"
  | "throne_room"
  | "university"
  | "wishing_well"
  | "acrobat"
  | "circus_tent"
  | "director"
  | "ticket_booth"
  | "living_cannonball"
  | "rasputin"
  | "fortune_teller";

export type Character =
  | "assassin"
  | "witch"
  | "magistrate"
  | "thief"
  | "spy"
  | "blackmailer"
  | "magician"
  | "wizard"
  | "seer"
  | "king"
  | "emperor"
  | "patrician"
  | "bishop"
  | "abbot"
  | "cardinal"
  | "merchant"
  | "alchemist"
  | "trader"
  | "architect"
  | "navigator"
  | "scholar"
  | "warlord"
  | "diplomat"
  | "marshal"
  | "queen"
  | "artist"
  | "tax_collector";

/** The deck as the viewer knows it. */
export type DeckView = {
  /** Number of cards. */
  size: number;
  /** Places (from the bottom) that a player knows. */
  known: [number, FaceDownCardView][];
  /** Cards the viewer knows to have been in the deck when it was shuffled. */
  remembered: Card[];
  /** How many cards left the deck unseen since. */
  doubt: number;
};

/**
 * A district in a city: its name, and whether gold lies on it.
 *
 * Two districts of one name with and without gold are different targets; otherwise copies are alike.
 */
export type District = {
  card: Card;
  /** Whether the Artist laid gold on it. */
  beautified: boolean;
};

/** What the acting player has done this turn. */
export type Done = number;

/**
 * Something that happened. Secret parts are `Option`s or lists in `Option`s: a viewer who is not an insider
 * sees them empty.
 */
export type EventKind =
  | { event: "round_began"; round: number; first: Seat }
  | { event: "face_up"; characters: Character[] }
  | { event: "received"; seat: Seat; characters: Character[] | null }
  | { event: "picked"; seat: Seat; character: Character | null }
  | { event: "laid_aside"; seat: Seat; character: Character | null }
  | { event: "laid_aside_by_lot" }
  | { event: "theater_passed"; seat: Seat }
  | {
      event: "exchanged";
      owner: Seat;
      partner: Seat;
      gave: Character | null;
      got: Character | null;
    }
  | { event: "called"; character: Character }
  | {
      event: "silent";
      character: Character;
      /** It was murdered: perhaps a player holds it. */
      murdered: boolean;
      /** It was bewitched: the turn of this player, the Witch, is over (§5.6). */
      witch: Seat | null;
    }
  | { event: "turned_over"; seat: Seat; character: Character }
  | { event: "unmasked"; seat: Seat; character: Character }
  | { event: "resumed"; seat: Seat; character: Character }
  | { event: "shielded"; seat: Seat; character: Character }
  | { event: "hospital_used"; seat: Seat }
  | { event: "acrobat_played"; seat: Seat }
  | { event: "robbed"; thief: Seat; seat: Seat; gold: number }
  | { event: "gained"; seat: Seat; gold: number; by: string }
  | { event: "drew"; seat: Seat; number: number; by: string; cards: Card[] | null }
  | { event: "looked"; seat: Seat; number: number; by: string; cards: Card[] | null }
  | {
      event: "kept";
      seat: Seat;
      card: Card | null;
      others: number;
      /** The Scholar's others are shuffled into the deck, all else is discarded. */
      from: Source;
    }
  | { event: "murdered"; seat: Seat; character: Character }
  | { event: "bewitched"; seat: Seat; character: Character }
  | { event: "to_be_robbed"; seat: Seat; character: Character }
  | { event: "warrants_laid"; seat: Seat; characters: Character[]; signed: Character | null }
  | { event: "threats_laid"; seat: Seat; characters: Character[]; rose: Character | null }
  | { event: "bribed"; seat: Seat; character: Character; to: Seat; gold: number }
  | { event: "bribe_refused"; seat: Seat }
  | {
      event: "threat_turned";
      seat: Seat;
      victim: Seat;
      character: Character;
      rose: boolean;
      gold: number;
    }
  | { event: "threat_left"; seat: Seat; victim: Seat; character: Character }
  | { event: "peeked"; seat: Seat; victim: Seat; cards: Card[] | null }
  | { event: "spied"; seat: Seat; victim: Seat; kind: Kind; gold: number }
  | { event: "swapped_hands"; seat: Seat; with: Seat }
  | { event: "new_hand"; seat: Seat; cards: Card[] | null }
  | { event: "discarded"; seat: Seat; number: number; cards: Card[] | null }
  | { event: "took_card"; seat: Seat; victim: Seat; card: Card | null }
  | { event: "gave_card"; seat: Seat; to: Seat; card: Card | null }
  | { event: "crown_moved"; seat: Seat }
  | { event: "crown_kept"; seat: Seat }
  | { event: "levied_gold"; seat: Seat; from: Seat }
  | { event: "collected"; seat: Seat; kind: Kind }
  | { event: "taxed_richest"; seat: Seat; from: Seat }
  | { event: "tax_collected"; seat: Seat; gold: number }
  | { event: "tax_paid"; seat: Seat }
  | { event: "destroyed"; seat: Seat; owner: Seat; district: District; gold: number }
  | { event: "dug_up"; seat: Seat; card: Card }
  | { event: "left_buried"; seat: Seat; card: Card }
  | {
      event: "bell_silenced";
      size: number;
      /** What it had ended goes on (R27). */
      goes_on: boolean;
      /** Whose cities are no longer complete (R27). */
      reopened: Seat[];
    }
  | { event: "museum_emptied"; number: number }
  | { event: "took_nothing"; seat: Seat; victim: Seat }
  | { event: "traded"; seat: Seat; with: Seat; gave: District; got: District; gold: number }
  | { event: "seized"; seat: Seat; from: Seat; district: District; gold: number }
  | { event: "armory_used"; seat: Seat; armory: District; owner: Seat; district: District }
  | {
      event: "demolished";
      seat: Seat;
      district: District;
      /** What allows it: Framework, Necropolis or Living Cannonball. */
      by: Card;
      /** What is built. */
      new: Card;
    }
  | { event: "beautified"; seat: Seat; card: Card }
  | {
      event: "declared";
      seat: Seat;
      card: Card;
      /** Whose hand. */
      from: Seat;
    }
  | {
      event: "judged";
      seat: Seat;
      card: Card;
      gold: number;
      /** Whose hand the card leaves; `None` if it was declared before. */
      from: Seat | null;
    }
  | { event: "borrowing"; seat: Seat; lender: Seat; gold: number }
  | { event: "borrowed"; seat: Seat; lender: Seat; gold: number; cards: Card[] | null }
  | {
      event: "built";
      seat: Seat;
      card: Card;
      /** What is paid now. */
      gold: number;
      /** Whose hand the card leaves; `None` if it was declared or judged before. */
      from: Seat | null;
    }
  | {
      event: "confiscated";
      seat: Seat;
      from: Seat;
      card: Card;
      /** What the builder gets back. */
      gold: number;
    }
  | { event: "let_pass"; seat: Seat; from: Seat; card: Card }
  | { event: "bell"; seat: Seat; rung: boolean }
  | { event: "saw"; seat: Seat; by: string; cards: Card[] | null }
  | { event: "searched"; seat: Seat; took: boolean; card: Card | null }
  | { event: "melted"; seat: Seat; card: Card | null }
  | { event: "tucked"; seat: Seat; card: Card | null }
  | { event: "played"; seat: Seat; card: Card }
  | { event: "booth_visited"; seat: Seat; owner: Seat; number: number }
  | { event: "booth_cashed"; seat: Seat; number: number; gold: number }
  | { event: "completed"; seat: Seat; first: boolean }
  | { event: "bequeathed"; seat: Seat; to: Seat }
  | { event: "final_hand"; seat: Seat; cards: Card[] }
  | { event: "tie_broken"; by: [Seat, Character] | null }
  | { event: "over" };

/** An exchange at the Theater; the two know the characters. */
export type ExchangeView = {
  owner: Seat;
  partner: Seat;
  gave: Character | null;
  got: Character | null;
};

/** A face-down card: what it is if the viewer knows, and who knows. */
export type FaceDownCardView = { card: Card | null; known: Seat[] };

/** Who stands in for the Emperor with two players (§3.3). */
export type ForEmperor = "king" | "patrician";

/** Who stands in for the Queen with three or four players (§3.3). */
export type ForQueen = "artist" | "tax_collector";

/** The five types of districts (§2). */
export type Kind = "religious" | "military" | "noble" | "trade" | "unique";

/** What the Emperor takes from the player who gets the crown (R15). */
export type Levy = "gold" | "card" | "nothing";

/** The markers of the round. */
export type MarksView = {
  /** The character with the marker of the Assassin. */
  murdered: Character | null;
  /** The character with the marker of the Witch. */
  bewitched: Character | null;
  /** The character with the marker of the Thief. */
  robbed: Character | null;
  /** Who acted as Witch. */
  witch: Seat | null;
  thief: Seat | null;
  /** Who laid the warrants. */
  magistrate: Seat | null;
  /** Who laid the threats. */
  blackmailer: Seat | null;
  warrants: Ranks;
  /** For the Magistrate's player, and for all viewers once it was turned over. */
  signed: Character | null;
  /** Whether the signed warrant was turned over. */
  signed_shown: boolean;
  threats: Ranks;
  threatened: Ranks;
  /** For the Blackmailer's player, and for all viewers once a threat was turned over. */
  rose: Character | null;
  /** Whether the threat with the rose was turned over. */
  rose_shown: boolean;
  /** Whether Rasputin saved the murdered character. */
  spared: boolean;
  /** Whether the Acrobat took the crown this round. */
  acrobat: boolean;
  /** Whose city the Bishop protects. */
  sanctuary: Seat | null;
  /** Who turned over rank 4. */
  fourth: Seat | null;
  /** Who acted as Queen. */
  queen: Seat | null;
  /** Whether the Queen has been paid. */
  queen_paid: boolean;
};

/** Which character of rank 9 is used (§3.3, R58). */
export type Ninth = "auto" | "none" | "queen" | "artist" | "tax_collector";

/** What happens to the character. */
export type PlaceKind = "pick" | "aside" | "lot";

/** One moment of the selection at which a character leaves the packet. */
export type PlaceView = {
  slot: number;
  kind: PlaceKind;
  /** Who chooses; `None` if the lot does. */
  seat: Seat | null;
};

/** One player as the viewer sees them. */
export type PlayerView = {
  gold: number;
  /** Number of hand cards. */
  hand: number;
  /** The hand cards, for their owner. */
  cards: Card[] | null;
  /** Cards the viewer knows to have come into this hand. */
  remembered: Card[];
  /** How many cards left this hand unseen since. */
  doubt: number;
  /** Maximum number of action cards in the hand, by public information. */
  maybe_actions: number;
  city: District[];
  /** What each district of the city counts for at the end, in the order of `city`. */
  worth: number[];
  /** The sum of `worth`. */
  city_points: number;
  /** Districts for completion: the Monument counts twice. */
  size: number;
  /** The size at which the city was completed; 0 if it never was. */
  completed: number;
  first: boolean;
  /** Whether the city is complete now. */
  complete: boolean;
  /** Characters turned over, and the viewer's own. */
  characters: Character[];
};

/** A question to the seats in `View::asked`. */
export type Question =
  | {
      kind: "pick";
      /** Number of the slot in the selection. */
      slot: number;
    }
  | {
      kind: "aside";
      /** Number of the slot in the selection. */
      slot: number;
    }
  | { kind: "theater" }
  | { kind: "shield" }
  | { kind: "hospital" }
  | { kind: "acrobat" }
  | { kind: "income" }
  | { kind: "bewitch" }
  | { kind: "bribe" }
  | { kind: "expose" }
  | { kind: "main" }
  | {
      kind: "keep";
      /** Where the cards came from. */
      from: Source;
    }
  | { kind: "warrants" }
  | { kind: "threats" }
  | {
      kind: "peek";
      /** The seat whose hand is looked at. */
      victim: Seat;
    }
  | {
      kind: "foretell";
      /** The seat whose hand is looked at. */
      victim: Seat;
    }
  | {
      kind: "gather";
      /** The seats that still get one. */
      left: Seat[];
    }
  | { kind: "redraw" }
  | {
      kind: "beautify";
      /** The first one. */
      after: District;
    }
  | { kind: "den" }
  | { kind: "loan" }
  | { kind: "confiscate" }
  | { kind: "bell" }
  | { kind: "lighthouse" }
  | { kind: "graveyard" }
  | { kind: "legacy" };

/** A set of ranks: characters of one cast, or tiles in the middle. */
export type Ranks = number[];

/** The switches that change rules, as they lie in the state. */
export type Rulings = {
  /** The variant with action cards (§8). */
  action_cards: boolean;
  /** R42: the School of Magic gives the Abbot one gold and one card. */
  school_of_magic_abbot_gains_both: boolean;
  /** R25: the Great Wall also covers itself. */
  great_wall_protects_itself: boolean;
  /** R23: the Warlord may destroy in their own complete city. */
  warlord_may_hit_own_completed_city: boolean;
  /** R6: abilities may be used before income. */
  abilities_before_income: boolean;
  /** Clients show what an attentive player could remember. */
  memory_aid: boolean;
  /** R27: what the Bell Tower ended stays ended when it is destroyed. */
  end_stands_without_bell_tower: boolean;
  /** R73: the player of the Fortune Teller has to take a card. */
  fortune_teller_must_take: boolean;
  /** R10: Magistrate and Blackmailer may also mark their own tile. */
  markers_on_own_character: boolean;
  /** R26: a completed city keeps its 4 or 2 points when it shrinks. */
  completion_points_stay: boolean;
};

/** The selection of this round as the viewer followed it. */
export type SelectionView = {
  first: Seat;
  face_up: Ranks;
  /** Who takes from the packet, and when. */
  order: PlaceView[];
  /** Packets the viewer received: at which slot, and the ranks in it. */
  seen: [number, Ranks][];
  /** Characters the viewer took out or laid aside, by slot. */
  slots: (Character | null)[];
  /** The exchange at the Theater, if there was one this round. */
  exchange: ExchangeView | null;
  /** Ranks turned over, with the seat. */
  shown: [number, Seat][];
  /** Ranks called in vain. */
  silent: Ranks;
};

/** Which characters and unique districts are used (§3.4, §3.5). */
export type Set =
  | "first_game"
  | "ambitious_aristocrats"
  | "cunning_agents"
  | "illustrious_emissaries"
  | "devious_dignitaries"
  | "tenacious_delegates"
  | "vicious_nobles"
  | "original_machiavelli"
  | "random"
  | "free";

/** Where cards to choose from came from. */
export type Source = "income" | "booth" | "scholar";

/** The turn that is running, or the last one. */
export type TurnView = {
  seat: Seat;
  who: Character;
  done: Done;
  /** Whether the income has been taken. */
  income_taken: boolean;
  /** Abilities of the character that have been used up. */
  used: Ability[];
  /** Districts built so far. */
  builds: number;
  /** How many may be built. */
  limit: number;
  /** Gold spent on building, for the Alchemist. */
  spent: number;
  /** A card on its way: being built, or destroyed and not yet discarded. */
  limbo: Card | null;
  owner: Seat;
  /** What the building costs. */
  price: number;
  /** What has been paid for it. */
  paid: number;
  /** Whether the building does not count against the limit. */
  limit_free: boolean;
  lender: Seat;
  /** Cards that the lender gets. */
  owed: number;
  /** Half-made choices, for the acting player only. */
  picked: Card[];
  /** The signed warrant or the rose, for the acting player only. */
  marking: Character | null;
  /** The first blank warrant or threat, for the acting player only. */
  blank: Character | null;
  /** Cards drawn to choose from. */
  drawn: FaceDownCardView[];
};

/** The types of districts. */
export const KINDS = ["religious","military","noble","trade","unique"] as const;

/** What is printed on the cards; action cards have no type. */
export const CARDS: Readonly<Record<Card, { kind: Kind | null; cost: number; silver: number }>> = {
  "temple": {"kind":"religious","cost":1,"silver":0},
  "church": {"kind":"religious","cost":2,"silver":0},
  "monastery": {"kind":"religious","cost":3,"silver":0},
  "cathedral": {"kind":"religious","cost":5,"silver":0},
  "watchtower": {"kind":"military","cost":1,"silver":0},
  "prison": {"kind":"military","cost":2,"silver":0},
  "barracks": {"kind":"military","cost":3,"silver":0},
  "fortress": {"kind":"military","cost":5,"silver":0},
  "manor": {"kind":"noble","cost":3,"silver":0},
  "castle": {"kind":"noble","cost":4,"silver":0},
  "palace": {"kind":"noble","cost":5,"silver":0},
  "tavern": {"kind":"trade","cost":1,"silver":0},
  "market": {"kind":"trade","cost":2,"silver":0},
  "trading_post": {"kind":"trade","cost":2,"silver":0},
  "docks": {"kind":"trade","cost":3,"silver":0},
  "harbor": {"kind":"trade","cost":4,"silver":0},
  "town_hall": {"kind":"trade","cost":5,"silver":0},
  "armory": {"kind":"unique","cost":3,"silver":0},
  "basilica": {"kind":"unique","cost":4,"silver":0},
  "bell_tower": {"kind":"unique","cost":5,"silver":0},
  "capitol": {"kind":"unique","cost":5,"silver":0},
  "dragon_gate": {"kind":"unique","cost":6,"silver":2},
  "factory": {"kind":"unique","cost":5,"silver":0},
  "framework": {"kind":"unique","cost":3,"silver":0},
  "gold_mine": {"kind":"unique","cost":6,"silver":0},
  "graveyard": {"kind":"unique","cost":5,"silver":0},
  "great_wall": {"kind":"unique","cost":6,"silver":0},
  "haunted_quarter": {"kind":"unique","cost":2,"silver":0},
  "hospital": {"kind":"unique","cost":6,"silver":0},
  "imperial_treasury": {"kind":"unique","cost":5,"silver":0},
  "ivory_tower": {"kind":"unique","cost":5,"silver":0},
  "keep": {"kind":"unique","cost":3,"silver":0},
  "laboratory": {"kind":"unique","cost":5,"silver":0},
  "library": {"kind":"unique","cost":6,"silver":0},
  "lighthouse": {"kind":"unique","cost":3,"silver":0},
  "map_room": {"kind":"unique","cost":5,"silver":0},
  "monument": {"kind":"unique","cost":4,"silver":0},
  "museum": {"kind":"unique","cost":4,"silver":0},
  "necropolis": {"kind":"unique","cost":5,"silver":0},
  "observatory": {"kind":"unique","cost":4,"silver":0},
  "park": {"kind":"unique","cost":6,"silver":0},
  "poor_house": {"kind":"unique","cost":4,"silver":0},
  "quarry": {"kind":"unique","cost":5,"silver":0},
  "school_of_magic": {"kind":"unique","cost":6,"silver":0},
  "secret_vault": {"kind":"unique","cost":0,"silver":3},
  "smithy": {"kind":"unique","cost":5,"silver":0},
  "stables": {"kind":"unique","cost":2,"silver":0},
  "statue": {"kind":"unique","cost":3,"silver":0},
  "theater": {"kind":"unique","cost":6,"silver":0},
  "thieves_den": {"kind":"unique","cost":6,"silver":0},
  "throne_room": {"kind":"unique","cost":6,"silver":0},
  "university": {"kind":"unique","cost":6,"silver":2},
  "wishing_well": {"kind":"unique","cost":5,"silver":0},
  "acrobat": {"kind":null,"cost":0,"silver":0},
  "circus_tent": {"kind":null,"cost":0,"silver":0},
  "director": {"kind":null,"cost":0,"silver":0},
  "ticket_booth": {"kind":null,"cost":0,"silver":0},
  "living_cannonball": {"kind":null,"cost":0,"silver":0},
  "rasputin": {"kind":null,"cost":0,"silver":0},
  "fortune_teller": {"kind":null,"cost":0,"silver":0},
};

/** Number of the characters, the districts that pay them, and what they can do. */
export const CHARACTERS: Readonly<
  Record<
    Character,
    { rank: number; kind: Kind | null; abilities: readonly Ability[] }
  >
> = {
  "assassin": {"rank":1,"kind":null,"abilities":["kill"]},
  "witch": {"rank":1,"kind":null,"abilities":["bewitch"]},
  "magistrate": {"rank":1,"kind":null,"abilities":["warrants"]},
  "thief": {"rank":2,"kind":null,"abilities":["rob"]},
  "spy": {"rank":2,"kind":null,"abilities":["spy"]},
  "blackmailer": {"rank":2,"kind":null,"abilities":["threats"]},
  "magician": {"rank":3,"kind":null,"abilities":["swap_hands","redraw"]},
  "wizard": {"rank":3,"kind":null,"abilities":["peek","identical"]},
  "seer": {"rank":3,"kind":null,"abilities":["gather","builds_two"]},
  "king": {"rank":4,"kind":"noble","abilities":["take_crown","collect"]},
  "emperor": {"rank":4,"kind":"noble","abilities":["give_crown","collect"]},
  "patrician": {"rank":4,"kind":"noble","abilities":["take_crown","collect"]},
  "bishop": {"rank":5,"kind":"religious","abilities":["collect","sanctuary"]},
  "abbot": {"rank":5,"kind":"religious","abilities":["collect","tax_richest"]},
  "cardinal": {"rank":5,"kind":"religious","abilities":["collect","loan"]},
  "merchant": {"rank":6,"kind":"trade","abilities":["collect","extra_gold"]},
  "alchemist": {"rank":6,"kind":null,"abilities":["refund"]},
  "trader": {"rank":6,"kind":"trade","abilities":["collect","free_trade"]},
  "architect": {"rank":7,"kind":null,"abilities":["draw_two","builds_three"]},
  "navigator": {"rank":7,"kind":null,"abilities":["four_gold","four_cards","builds_none"]},
  "scholar": {"rank":7,"kind":null,"abilities":["draw_seven","builds_two"]},
  "warlord": {"rank":8,"kind":"military","abilities":["collect","destroy"]},
  "diplomat": {"rank":8,"kind":"military","abilities":["collect","trade"]},
  "marshal": {"rank":8,"kind":"military","abilities":["collect","seize"]},
  "queen": {"rank":9,"kind":null,"abilities":["royal_gold"]},
  "artist": {"rank":9,"kind":null,"abilities":["beautify"]},
  "tax_collector": {"rank":9,"kind":null,"abilities":["collect_tax"]},
};

/** The decisions that an ability gives, by the names of their actions. */
export const ABILITY_ACTIONS: Readonly<Record<Ability, readonly string[]>> = {
  "kill": ["kill"],
  "bewitch": ["bewitch"],
  "warrants": ["warrants"],
  "rob": ["rob"],
  "spy": ["spy"],
  "threats": ["threats"],
  "swap_hands": ["swap_hands"],
  "redraw": ["redraw"],
  "peek": ["peek"],
  "identical": [],
  "gather": ["gather"],
  "builds_two": [],
  "take_crown": ["take_crown"],
  "give_crown": ["give_crown"],
  "collect": ["collect","split"],
  "sanctuary": [],
  "tax_richest": ["tax_richest"],
  "loan": ["build_loan","launch_loan"],
  "extra_gold": ["extra_gold"],
  "refund": [],
  "free_trade": [],
  "draw_two": ["draw_two"],
  "builds_three": [],
  "four_gold": ["four_gold"],
  "four_cards": ["four_cards"],
  "builds_none": [],
  "draw_seven": ["draw_seven"],
  "destroy": ["destroy"],
  "trade": ["trade"],
  "seize": ["seize"],
  "royal_gold": ["royal_gold"],
  "beautify": ["beautify"],
  "collect_tax": ["collect_tax"],
};
