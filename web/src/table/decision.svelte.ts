/** The decision of the reader: what they can choose, what they have put together, and what is sent. */

import { tick } from 'svelte';
import type { Choice, GameModule, Proposal } from '../games/contract.ts';
import { coach } from '../lib/coach.svelte.ts';
import { kindOfAction } from '../lib/events.ts';
import { beginner, knows, learn } from '../lib/experience.ts';
import { t } from '../lib/i18n.svelte.ts';
import type { Position, TableInfo } from '../lib/protocol.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { Reason, TableClient } from '../lib/table.svelte.ts';
import { toasts } from '../lib/toasts.svelte.ts';
import { asksFirst, proposesFirst, warns, type Reader } from './caution.ts';

const NONE: readonly Choice[] = [];
/** Where a choice stands in the action bar. */
const ORDER = { usual: 0, main: 1, plain: 2, waste: 3 } as const;
/** So many choices of the list view stay in the list. */
const FEW = 10;

interface Table {
  client: TableClient;
  info: TableInfo;
  module: GameModule;
  /** What the board shows. */
  shown: Position;
  /** Whether it shows the present, after all beats. */
  current: boolean;
  live: boolean;
  drawn: boolean;
  /** Whether this is a guided first game. */
  guided: boolean;
  /** A choice was sent. */
  sent(): void;
}

export class Decision {
  /** What the board has put together so far. */
  built = $state.raw<Proposal | null>(null);
  /** A choice that one tap on a piece proposes. */
  proposed = $state.raw<Choice | null>(null);
  /** A choice that a dialog asks about. */
  confirming = $state.raw<Choice | null>(null);

  constructor(private readonly table: () => Table) {}

  /** They stay while an action is pending, to avoid drawing everything twice. */
  readonly choices = $derived.by((): readonly Choice[] => {
    const { current, client } = this.table();
    const offered = current ? client.position?.choices : undefined;
    return offered?.length ? offered : NONE;
  });
  readonly mine = $derived(this.choices.length > 0);

  readonly buttons = $derived.by(() => {
    // What is proposed is confirmed or left; other buttons would stand where it is pressed.
    if (this.proposed) return [];
    const { drawn, module, shown } = this.table();
    const rank = (choice: Choice) =>
      choice.wastes !== undefined && choice.wastes !== null
        ? ('waste' as const)
        : drawn
          ? module.rank?.(choice, shown.view)
          : undefined;
    const claimed = (choice: Choice) =>
      drawn ? (module.claims?.(choice, shown.view) ?? true) : this.choices.length > FEW;
    return this.choices
      .map((choice) => ({ choice, rank: rank(choice) ?? ('plain' as const) }))
      .filter(({ choice, rank }) => !claimed(choice) || rank === 'usual' || rank === 'main')
      .toSorted((a, b) => ORDER[a.rank] - ORDER[b.rank]);
  });
  readonly usual = $derived(this.buttons[0]?.rank === 'usual' ? this.buttons[0].choice : null);

  readonly lesson = $derived.by(() => {
    const { info, guided } = this.table();
    return coach.lesson(info.game, this.choices, guided);
  });
  readonly #beginner = $derived.by(() => {
    const { you, game, id } = this.table().info;
    return you !== null && beginner(game, id);
  });
  get #reader(): Reader {
    const { info, client } = this.table();
    return {
      confirm: settings.confirm,
      beginner: this.#beginner,
      knows: (kind) => knows(info.game, kind),
      undo: client.position?.undo ?? false,
    };
  }

  /** What the action bar shows of a choice that is not sent yet. */
  readonly proposal = $derived.by((): Proposal | null => {
    const choice = this.proposed;
    if (!choice) return this.built;
    return {
      chips: [],
      primary: choice,
      clear: () => (this.proposed = null),
      hint: [...(choice.shows ?? []), t(choice.commits ? 'proposed-final' : 'proposed')].join(' '),
    };
  });
  /** Pieces that stand for a choice. */
  pieces(text: string): readonly string[] {
    const { module, shown } = this.table();
    const choice = this.choices.find((one) => one.text === text);
    return (choice && module.pieces?.(choice, shown.view)) ?? [];
  }

  warns = (choice: Choice): boolean => warns(choice, this.#reader);

  /** A partial choice ends with its decision. */
  begin(): void {
    this.built = null;
    this.proposed = null;
  }
  propose = (proposal: Proposal | null): void => {
    if (proposal) this.proposed = null;
    this.built = proposal;
  };

  /** A choice picked on the board: a single tap must not do what cannot be undone. */
  pick = (choice: Choice): void => {
    const { drawn, live, client, module } = this.table();
    if (!live || client.sending) return;
    const weighty = module.weighty?.(choice) ?? false;
    if (drawn && !this.built && proposesFirst(choice, this.choices, this.#reader, weighty))
      void this.suggest(choice);
    else this.play(choice);
  };
  /** Proposes a choice: a button or Enter confirms it. */
  async suggest(choice: Choice): Promise<void> {
    // Boards drop what they had put together at the same time.
    await tick();
    this.proposed = choice;
    await tick();
  }
  /** A choice picked on purpose: a button, a key, the last of several taps. */
  play = (choice: Choice): void => {
    const { live, client } = this.table();
    if (!live || client.sending) return;
    const told = this.proposed === choice && !choice.wastes;
    if (!told && asksFirst(choice, this.choices, this.#reader)) this.confirming = choice;
    else void this.send(choice);
  };
  /** What needs no question: it was answered, or the coach proposes it. */
  confirm = (choice: Choice): void => {
    const { live, client } = this.table();
    if (live && !client.sending) void this.send(choice);
  };

  async send(choice: Choice): Promise<void> {
    const { client, info, guided, sent } = this.table();
    if (choice.shows?.length) learn(info.game, kindOfAction(choice.action));
    this.confirming = null;
    this.begin();
    sent();
    // In a guided game the kind that was chosen is learnt, elsewhere the one that was explained.
    if (guided) coach.learn(`${info.game}-${kindOfAction(choice.action)}`);
    else if (this.lesson) coach.learn(this.lesson);
    const refusal = await client.play(choice.text);
    if (refusal) explain(refusal, 'error');
  }
}

/** Shows a reason with the paragraph of the rules. */
export function explain({ text, rule }: Reason, kind: 'error' | 'info'): void {
  toasts.show(text, kind, rule ? [t('rule-paragraph', { rule })] : []);
}
