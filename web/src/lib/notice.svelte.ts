/** Short messages that come and go. */

export interface Notice {
  id: number;
  text: string;
  kind: 'error' | 'info';
  more: string[];
}

class Notices {
  list = $state<Notice[]>([]);
  #last = 0;

  tell(text: string, kind: Notice['kind'] = 'info', more: string[] = []): void {
    const id = ++this.#last;
    this.list = [...this.list.filter((it) => it.text !== text), { id, text, kind, more }].slice(-3);
    setTimeout(() => this.drop(id), kind === 'error' ? 9_000 : 5_000);
  }

  drop(id: number): void {
    this.list = this.list.filter((it) => it.id !== id);
  }

  /** Does something and tells why if it does not work. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      const problems = (error as { problems?: string[] }).problems ?? [];
      this.tell(error instanceof Error ? error.message : String(error), 'error', problems);
      return null;
    }
  }
}

export const notices = new Notices();
