/** Explanations for beginners, once for each kind of decision. The texts are in `locales/<lang>/coach.ftl`. */

import type { Choice } from './protocol.ts';
import { kindOfAction } from './events.ts';
import { settings } from './settings.svelte.ts';
import { i18n } from './i18n.svelte.ts';

const KEY = 'signoria.coached';

class Coach {
  #learnt = $state.raw<readonly string[]>(read());

  /** The lesson for these choices: the first kind among them that the reader has not met. A guided game always has them. */
  lesson(game: string, choices: readonly Choice[], guided = false): string | null {
    if (!settings.coach && !guided) return null;
    for (const kind of new Set(choices.map((choice) => kindOfAction(choice.action)))) {
      const key = `${game}-${kind}`;
      if (i18n.has(key, 'coach') && !this.#learnt.includes(key)) return key;
    }
    return null;
  }

  /** Read, or followed: it is not shown again on this device. */
  learn(lesson: string): void {
    if (this.#learnt.includes(lesson)) return;
    this.#learnt = [...this.#learnt, lesson];
    keep(this.#learnt);
  }

  /** Turning the coach on shows all explanations again. */
  begin(): void {
    this.#learnt = [];
    keep(this.#learnt);
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}
function keep(list: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Then it lasts as long as the page is open.
  }
}

export const coach = new Coach();
