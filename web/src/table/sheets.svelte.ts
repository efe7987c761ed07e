/** What can be opened over the table. */
export type Sheet =
  '' | 'log' | 'chat' | 'notes' | 'settings' | 'keys' | 'since' | 'rules' | 'menu' | 'leave';

/** Which of them is open; only one at a time. */
export class OpenSheet {
  now = $state<Sheet>('');
  /** The card whose rules are opened. */
  card = $state<string | null>(null);

  open(sheet: Sheet, card: string | null = null): void {
    this.now = sheet;
    this.card = card;
  }

  /** A dialog reports its closing a moment later; by then another one may be open. */
  shut(sheet: Sheet): void {
    if (this.now === sheet) this.open('');
  }
}
