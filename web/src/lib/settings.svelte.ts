/** What this reader likes on this device. */

import { preferred, words } from './words.svelte.ts';
import type { Lang } from './protocol.ts';

export interface Settings {
  lang: Lang | null;
  theme: 'system' | 'light' | 'dark';
  /** How long an event is shown. */
  speed: 'instant' | 'normal' | 'slow';
  /** The sound “your turn”. */
  turnSound: boolean;
  sounds: boolean;
  notifications: boolean;
  /** Ask before every decision. */
  confirm: boolean;
  /** Play from the list instead of the drawn board. */
  plainBoard: boolean;
  coach: boolean;
}

const INITIAL: Settings = {
  lang: null,
  theme: 'system',
  speed: 'normal',
  turnSound: true,
  sounds: false,
  notifications: false,
  confirm: false,
  plainBoard: false,
  coach: true,
};

const KEY = 'signoria.settings';

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...INITIAL, ...(kept as Partial<Settings>) };
  } catch {
    return { ...INITIAL };
  }
}

export const settings: Settings = $state(typeof localStorage === 'undefined' ? { ...INITIAL } : read());

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
  if (part.theme) applyTheme();
}

export function applyTheme(): void {
  const { theme } = settings;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chosenLang(): Lang {
  const asked = new URLSearchParams(location.search).get('lang');
  return preferred([asked ?? '', settings.lang ?? '', ...navigator.languages]);
}

export async function switchLang(lang: Lang): Promise<void> {
  await words.use(lang);
  change({ lang });
}

export const calm = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
