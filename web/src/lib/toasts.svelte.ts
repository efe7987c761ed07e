/** Short messages that come and go. */

export interface Toast {
  id: number;
  text: string;
  kind: 'error' | 'info';
  more: string[];
}

class Toasts {
  list = $state<Toast[]>([]);
  #last = 0;

  show(text: string, kind: Toast['kind'] = 'info', more: string[] = []): void {
    const id = ++this.#last;
    this.list = [...this.list.filter((it) => it.text !== text), { id, text, kind, more }].slice(-3);
    setTimeout(() => this.drop(id), kind === 'error' ? 9_000 : 5_000);
  }

  drop(id: number): void {
    this.list = this.list.filter((it) => it.id !== id);
  }

  clear(): void {
    this.list = [];
  }

  /** Runs something and shows the error if it fails. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      const problems = (error as { problems?: string[] }).problems ?? [];
      this.show(error instanceof Error ? error.message : String(error), 'error', problems);
      return null;
    }
  }
}

export const toasts = new Toasts();
