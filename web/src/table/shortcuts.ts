import type { Choice } from '../games/contract.ts';
import type { Sheet } from './sheets.svelte.ts';

/** What the keys of the table act on. */
export interface Keyed {
  /** Choices of the action bar, in its order. */
  readonly buttons: readonly { choice: Choice }[];
  /** What Enter plays: the complete proposal, or the usual answer. */
  readonly complete: Choice | null;
  /** Whether pieces were picked that make a complete choice: Enter on a piece then confirms. */
  readonly proposed: boolean;
  /** Whether an event is being shown. */
  readonly story: boolean;
  /** Whether it hit the reader, and the story waits. */
  readonly stopped: boolean;
  play(choice: Choice): void;
  /** Goes on after an event that hit the reader, or to the live position. */
  skip(): void;
  /** Takes a half-built choice apart, or returns to the live game; false: there was nothing to leave. */
  leave(): boolean;
  undo(): void;
  open(sheet: Sheet): void;
  hint(): void;
  notes(): void;
  ask(): void;
  focusPiece(): void;
  switchBoard(): void;
  now(): void;
  step(by: 1 | -1): void;
}

/** Whether the key activates the focused element. */
export const pressed = (target: HTMLElement): boolean =>
  target.closest('button, a, summary, [role="button"]') !== null;

/** What a key does now; `undefined`: nothing of the table. */
export function meant(table: Keyed, key: string, target: HTMLElement): (() => void) | undefined {
  const number = Number(key);
  if (number >= 1 && number <= 9) {
    const button = table.buttons[number - 1];
    return button && (() => table.play(button.choice));
  }
  switch (key) {
    case 'Escape':
      return () => {
        if (!table.leave()) table.skip();
      };
    case ' ':
      return table.story && !pressed(target) ? () => table.skip() : undefined;
    case 'Enter': {
      if (table.stopped) return () => table.skip();
      // A piece that has the focus is picked by Space; Enter confirms what is complete.
      const { complete } = table;
      const onPiece = target.matches('.board .lit-target') && table.proposed;
      return complete && (!pressed(target) || onPiece) ? () => table.play(complete) : undefined;
    }
    case 'u':
      return () => table.undo();
    case 'l':
      return () => table.open('log');
    case 'c':
      return () => table.open('chat');
    case 's':
      return () => table.open('settings');
    case 'r':
      return () => table.open('rules');
    case '?':
      return () => table.open('keys');
    case 't':
      return () => table.notes();
    case 'h':
      return () => table.hint();
    case 'i':
      return () => table.ask();
    case 'p':
      return () => table.focusPiece();
    case 'b':
      return () => table.switchBoard();
    case 'f':
      return () => table.skip();
    case 'n':
      return () => table.now();
    case 'ArrowLeft':
      return () => table.step(-1);
    case 'ArrowRight':
      return () => table.step(1);
    default:
      return undefined;
  }
}
