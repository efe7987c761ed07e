/**
 * Texts in the reader's language, from the same Fluent files as those of the server: `site.ftl` for the
 * site, `<game>.ftl` for the words of a game. They are loaded when they are needed; the language can be
 * changed at any time.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { Lang } from './protocol.ts';

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

export const LANGS: readonly Lang[] = ['en', 'nl'];
export const LANG_NAMES: Record<Lang, string> = { en: 'English', nl: 'Nederlands' };

/** The first language of ours that the reader prefers; `null` if there is none. */
export function preferred(tags: readonly string[]): Lang | null {
  for (const tag of tags) {
    const code = tag.split('-')[0]?.toLowerCase();
    const lang = LANGS.find((it) => it === code);
    if (lang) return lang;
  }
  return null;
}

/** A key as a word, if there is no text for it: `maybe_actions` → “Maybe actions”. */
export function humanise(key: string): string {
  const text = key.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

class I18n {
  lang = $state<Lang>('en');
  /** `site` and the ids of games whose words are here, for the language they are here in. */
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #speakers = new Map<string, (key: string, args?: Args) => string>();

  /** Loads the texts before it switches, so that no keys are shown. */
  async use(lang: Lang, ...scopes: string[]): Promise<void> {
    // An effect that loads texts must not run again when they arrive.
    const [had, same] = untrack(() => [this.#bundles, lang === this.lang]);
    const wanted = new Set(['site', ...Object.keys(had), ...scopes]);
    if (same && [...wanted].every((scope) => had[scope])) return;
    const entries = await Promise.all(
      [...wanted].map(async (scope) => {
        return [scope, (same && had[scope]) || (await load(lang, scope))] as const;
      }),
    );
    this.#bundles = { ...(lang === this.lang ? this.#bundles : {}), ...Object.fromEntries(entries) };
    this.lang = lang;
    if (typeof document !== 'undefined') document.documentElement.lang = lang;
  }

  /** Whether there is a text for this key. */
  has(key: string, scope = 'site'): boolean {
    return this.#bundles[scope]?.hasMessage(key) ?? false;
  }

  /**
   * The text of a key. `args.you` picks the form in the second person (`.you`), where there is one.
   * A missing text is shown as its key, in words.
   */
  t(key: string, args?: Args, scope = 'site'): string {
    const bundle = this.#bundles[scope];
    const message = bundle?.getMessage(key);
    const pattern = (args?.['you'] ? message?.attributes['you'] : null) ?? message?.value;
    if (!bundle || !pattern) return humanise(key);
    return bundle.formatPattern(pattern, args ?? null, []);
  }

  /** Returns the text function of a game. Always the same function, so that components need not be drawn again. */
  of(game: string): (key: string, args?: Args) => string {
    const known = this.#speakers.get(game);
    if (known) return known;
    const speak = (key: string, args?: Args) =>
      this.has(key, game) ? this.t(key, args, game) : this.t(key, args);
    this.#speakers.set(game, speak);
    return speak;
  }
}

async function load(lang: Lang, scope: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const file = files[`../../../locales/${lang}/${scope}.ftl`];
  if (file) bundle.addResource(new FluentResource(await file()), { allowOverrides: true });
  return bundle;
}

export const i18n = new I18n();
export const t = (key: string, args?: Args): string => i18n.t(key, args);
