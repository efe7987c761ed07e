/**
 * The interface between a game's board and the frame around it.
 *
 * A board knows no rules. It draws a view, highlights the pieces of its `choices` and
 * returns one of them. Everything around it (the prompt, buttons for choices the board does not
 * offer itself, chips, confirmation, undo, log, rewinding, animation order, keys) belongs to the frame.
 * `docs/boards.md` explains it with an example.
 */

import type { Component } from 'svelte';
import type { Choice, Lang } from '../lib/protocol.ts';
import type { Args } from '../lib/i18n.svelte.ts';

export type { Choice } from '../lib/protocol.ts';

/** A text of the game in the reader's language. */
export type Words = (key: string, args?: Args) => string;

/** Colour, emblem, name and status of a seat. */
export interface SeatStyle {
  seat: number;
  name: string;
  /** A colour for strokes and fills: `var(--seat-2)`. */
  colour: string;
  /** The drawing of its emblem, for `<Icon body>`. */
  emblem: string;
  /** A letter for places without room for the emblem. */
  letter: string;
  bot: boolean;
  /** The level of a bot, as text. */
  level: string | null;
  /** The person is not connected. */
  away: boolean;
  /** A bot plays for the player of this seat. */
  standIn: boolean;
  /** When the seat's time runs out, in milliseconds since 1970. */
  deadline: number | null;
  /** Whether it is to act now. */
  asked: boolean;
  /** Points, as far as the reader may see them. */
  points: number | null;
}

/** A pick of a choice that is not complete yet. */
export interface Chip {
  label: string;
  /** Removes the pick; without it the chip is only information. */
  remove?: () => void;
}

/** A partial choice: the action bar shows its chips, and the primary button once it is complete. */
export interface Proposal<A = unknown> {
  chips: Chip[];
  /** What the primary button sends; `null` while the choice is not complete. */
  primary: Choice<A> | null;
  /** Clears all picks: Esc, and the button next to the chips. */
  clear(): void;
  /** Says what is still missing, instead of the prompt. */
  hint?: string;
}

/**
 * A choice in the action bar. `usual`: the answer most players want, proposed first and confirmed by Enter. `main`: it
 * has a button there besides its place on the board. `waste`: it gives something away for nothing; small, and last.
 */
export type Rank = 'usual' | 'main' | 'waste';

/** A card or piece the inspector can explain. `id` is its key in the game's `cards`. */
export interface CardRef {
  id: string;
  /** Details of this piece (its place, its current value), as text. */
  facts?: string[];
}

/** What a piece tells about itself to a reader who points at it. */
export interface About {
  /** Its key in the game's `cards`. */
  id?: string | undefined;
  /** What it is called, in words; without it the name of the card. */
  name?: string | undefined;
  /** What it does, in words; without it the text of the card. */
  text?: string | undefined;
  /** What is special about this one: where it lies, what it would give now. */
  facts?: readonly string[] | undefined;
  /** The action, in notation, that a reader has in mind who presses it while it cannot be picked: the rules tell why not. */
  wish?: string | undefined;
  /** What a press does now, in words. */
  act?: string | undefined;
}

/** The event that is being shown. */
export interface ShownEvent<E = unknown> {
  event: E;
  /** Its place in the log. Changes with every event, so `{#key event.index}` restarts an animation. */
  index: number;
  text: string;
}

export interface BoardProps<V = unknown, A = unknown, E = unknown> {
  /** Everything the reader knows, after the current beat. */
  view: V;
  /** The reader's choices; empty while they are not to act, look at an earlier moment or spectate. */
  choices: readonly Choice<A>[];
  /** The reader's seat; `null` for a spectator. */
  me: number | null;
  seats: readonly SeatStyle[];
  lang: Lang;
  /** A text of `<game>.ftl`, or else of `site.ftl`. */
  t(key: string, args?: Args): string;
  /** Plays a choice. The frame asks for confirmation if it cannot be undone. */
  play(choice: Choice<A>): void;
  /** Shows a partial choice in the action bar; `null` removes it. */
  propose(proposal: Proposal<A> | null): void;
  /** Opens the card inspector. */
  inspect(ref: CardRef): void;
  /** Explains why something cannot be picked now. */
  whyNot(text: string): void;
  /** Lets the rules tell why an action that is not offered cannot be done now; `text` is its notation. Changes nothing. */
  explainIllegal(text: string): void;
  event: ShownEvent<E> | null;
  /** How long a short event is shown, in milliseconds; 0: not at all. */
  eventTime: number;
  /** How long a movement may take; 0: nothing moves, as readers who prefer less motion want it. */
  pace: number;
  /** False while the reader views an earlier moment or a replay: nothing can be picked. */
  live: boolean;
}

/** The inspector's entry of a card. Keys are those of `<game>.ftl`. */
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
  t(key: string, args?: Args): string;
}

/** `web/src/games/<id>/index.ts` exports one as default. It is loaded with the first table of the game. */
/**
 * A step of the guided first game. Its text is `<game>-lesson-<id>` in `locales/<lang>/coach.ftl`. Steps without an event
 * are the introduction, in their order; the others are said once, after the first such event for which they hold.
 */
export interface LessonStep<E = unknown> {
  id: string;
  /** The part of the board that it points at, like the numbers on the rules page. */
  at?: string;
  after?: E extends { event: infer Kind } ? Kind : string;
  holds?(event: E, me: number): boolean;
}

export interface GameModule<V = unknown, A = unknown, E = unknown> {
  /** The graphical board. Without it the game uses the list view. */
  Board?: Component<BoardProps<V, A, E>>;
  /**
   * Whether the board offers a choice itself; all others become buttons of the action bar. Without it the
   * board offers all of them.
   */
  claims?(choice: Choice<A>, view: V): boolean;
  /** How the action bar offers a choice; without it only what the board does not claim is a plain button there. */
  rank?(choice: Choice<A>, view: V): Rank | undefined;
  /** Whether a stray tap must not take the choice although it can be undone: beginners confirm it. */
  weighty?(choice: Choice<A>): boolean;
  /** The pieces (`data-piece`) that stand for a choice: hints and proposals mark them. */
  pieces?(choice: Choice<A>, view: V): readonly string[];
  /** The pieces a line of the log is about. */
  about?(event: E, view: V): readonly string[];
  /** Small facts on the plate of a player: gold, cards in hand. */
  Plate?: Component<PlateProps<V>>;
  /** The board shows all players itself: the frame omits its row of plates. */
  seated?: boolean;
  /** What the inspector can explain. */
  cards?: Readonly<Record<string, Inspectable>>;
  /**
   * What an event that costs the reader something means for them, where the line of the log does not tell; `null`: it
   * does. `name` is that of a seat.
   */
  hit?(event: E, me: number, name: (seat: number) => string, t: Words): string | null;
  /** What the coach says in the guided first game, apart from the first decision of each kind. */
  lesson?: readonly LessonStep<E>[];
  /** The heading of the round or turn that starts with an event, for the log; `null` if none does. */
  heading?(event: E, t: (key: string, args?: Args) => string): string | null;
}

/** Typed help for a module: `export default game<View, Action, Event>({ … })`. */
export const game = <V, A, E>(module: GameModule<V, A, E>): GameModule => module as unknown as GameModule;
