/**
 * What a game brings to the site, and what the frame gives its board.
 *
 * A board knows no rules. It draws a view, lights what can be picked (it finds that in `choices`) and
 * hands back one of them. Everything around it (the question, buttons for choices the board does not
 * offer itself, chips, confirmation, undo, log, rewinding, animation order, keys) belongs to the frame.
 * `docs/boards.md` explains it with an example.
 */

import type { Component } from 'svelte';
import type { Choice, Lang } from '../lib/protocol.ts';
import type { Args } from '../lib/words.svelte.ts';

export type { Choice } from '../lib/protocol.ts';

/** A text of the game in the reader's language. */
export type Words = (key: string, args?: Args) => string;

/** How a seat looks and is called, everywhere. */
export interface SeatLook {
  seat: number;
  name: string;
  /** A colour for strokes and fills: `var(--seat-2)`. */
  colour: string;
  /** The drawing of its emblem, for `<Icon body>`. */
  emblem: string;
  /** For where there is no room for the emblem. */
  letter: string;
  bot: boolean;
  /** How strong a bot is, in words. */
  level: string | null;
  /** The person is not connected. */
  away: boolean;
  /** A bot plays for the person who holds the seat. */
  standIn: boolean;
  /** When the seat's time runs out, in milliseconds since 1970. */
  deadline: number | null;
  /** Whether it owes an answer now. */
  asked: boolean;
  /** Points, as far as they lie open to the reader. */
  points: number | null;
}

/** Something already picked for a choice that is not complete yet. */
export interface Chip {
  label: string;
  /** Takes it out again; without it the chip only tells. */
  remove?: () => void;
}

/** A half-built choice: the action bar shows its chips, and the primary button once it is complete. */
export interface Proposal<A = unknown> {
  chips: Chip[];
  /** What the primary button sends; `null` while the choice is not complete. */
  primary: Choice<A> | null;
  /** Takes everything apart: Esc, and the button beside the chips. */
  clear(): void;
  /** Says what is still missing, in place of the question. */
  hint?: string;
}

/** A card or piece the inspector can explain. `id` is its key in the game's `cards`. */
export interface CardRef {
  id: string;
  /** What is special about this one (where it lies, what it is worth now), already in words. */
  facts?: string[];
}

/** The event that is being shown. */
export interface ShownEvent<E = unknown> {
  event: E;
  /** Its place in the log. Changes with every event, so `{#key event.index}` restarts an animation. */
  index: number;
  text: string;
}

export interface BoardProps<V = unknown, A = unknown, E = unknown> {
  /** Everything the reader knows, after the beat that is being shown: it goes from one beat to the next. */
  view: V;
  /** What the reader may do now; empty while he is not asked, looks back or looks on. */
  choices: readonly Choice<A>[];
  /** The reader's seat; `null`: he looks on. */
  me: number | null;
  seats: readonly SeatLook[];
  lang: Lang;
  /** A text of `<game>.ftl`, or else of `site.ftl`. */
  say(key: string, args?: Args): string;
  /** Takes a choice. The frame asks first where it cannot be taken back. */
  play(choice: Choice<A>): void;
  /** Shows a half-built choice in the action bar; `null` takes it away. */
  propose(proposal: Proposal<A> | null): void;
  /** Opens the card inspector. */
  inspect(ref: CardRef): void;
  /** Tells why something cannot be picked now. */
  whyNot(text: string): void;
  /** Lets the rules tell why an action that is not offered cannot be done now; `text` is its notation. */
  ruling(text: string): void;
  event: ShownEvent<E> | null;
  /** How long an event is shown, in milliseconds; 0: at once, animate nothing. */
  pace: number;
  /** False while the reader looks back or watches a replay: nothing can be picked. */
  live: boolean;
}

/** What the inspector shows about one card. Keys are those of `<game>.ftl`. */
export interface Inspectable {
  name: string;
  /** What it does. */
  text?: string;
  /** Rulings that matter, as keys. */
  notes?: string[];
  /** The paragraph of the rules. */
  rule?: string;
  Art?: Component<{ id: string }>;
}

export interface PlateProps<V = unknown> {
  view: V;
  seat: number;
  say(key: string, args?: Args): string;
}

/** `web/src/games/<id>/index.ts` exports one as default. It is loaded with the first table of the game. */
export interface GameModule<V = unknown, A = unknown, E = unknown> {
  /** The drawn board. Without it the game is played on the plain board. */
  Board?: Component<BoardProps<V, A, E>>;
  /**
   * The choices the board offers itself; all others become buttons of the action bar. Without it the
   * board offers all of them.
   */
  claims?(choice: Choice<A>, view: V): boolean;
  /** Small facts on the plate of a player: gold, cards in hand. */
  Plate?: Component<PlateProps<V>>;
  /** The board shows all players with their plates itself: the frame leaves its row of plates away. */
  seated?: boolean;
  /** What the inspector can explain. */
  cards?: Readonly<Record<string, Inspectable>>;
  /** Which round and turn an event opens, as a heading in the log; `null`: it goes on. */
  heading?(event: E, say: (key: string, args?: Args) => string): string | null;
  /** Fields of the view that the plain board leaves out because they are bookkeeping. */
  internal?: readonly string[];
  /** Fields of the view whose numbers are seats, beyond the usual ones (`seat`, `owner`, `crown` …). */
  people?: readonly string[];
}

/** Typed help for a module: `export default game<View, Action, Event>({ … })`. */
export const game = <V, A, E>(module: GameModule<V, A, E>): GameModule => module as unknown as GameModule;
