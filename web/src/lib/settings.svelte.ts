/** The settings of the reader on this device. */

import { siteUrl } from './base.ts';
import { preferred, i18n } from './i18n.svelte.ts';
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
  /** Ask before a decision that cannot be taken back: what reveals something, in the first games of a kind; always; never. */
  confirm: 'early' | 'always' | 'never';
  /** Play from the list instead of the drawn board. */
  plainBoard: boolean;
  coach: boolean;
  /** The reader knows how to ask what something means. */
  explained: boolean;
}

const INITIAL: Settings = {
  lang: null,
  theme: 'system',
  speed: 'normal',
  turnSound: true,
  sounds: false,
  notifications: false,
  confirm: 'early',
  plainBoard: false,
  coach: true,
  explained: false,
};

const KEY = 'signoria.settings';

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const found = { ...INITIAL, ...(kept as Partial<Settings>) };
    // It was yes or no once.
    const before: unknown = found.confirm;
    if (typeof before === 'boolean') found.confirm = before ? 'always' : INITIAL.confirm;
    return found;
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

/** The language the reader wants; if they prefer none of ours, that of the host. */
export async function chosenLang(): Promise<Lang> {
  const asked = new URLSearchParams(location.search).get('lang');
  const tags = [asked ?? '', settings.lang ?? '', ...navigator.languages];
  const found = preferred(tags);
  if (found) return found;
  try {
    const host = (await (await fetch(siteUrl('/api/host'))).json()) as { language: string };
    return preferred([host.language]) ?? 'en';
  } catch {
    return 'en';
  }
}

export async function switchLang(lang: Lang): Promise<void> {
  await i18n.use(lang);
  change({ lang });
}

export const calm = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
