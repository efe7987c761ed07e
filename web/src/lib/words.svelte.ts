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

/** The first language of ours that the reader prefers. */
export function preferred(tags: readonly string[]): Lang {
  for (const tag of tags) {
    const code = tag.split('-')[0]?.toLowerCase();
    const lang = LANGS.find((it) => it === code);
    if (lang) return lang;
  }
  return 'en';
}

/** A key as a word, if nobody has written a text for it: `maybe_actions` → “Maybe actions”. */
export function humanise(key: string): string {
  const text = key.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

class Words {
  lang = $state<Lang>('en');
  /** `site` and the ids of games whose words are here, for the language they are here in. */
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #speakers = new Map<string, (key: string, args?: Args) => string>();

  /** Loads what is needed and then switches, so that nobody sees keys. */
  async use(lang: Lang, ...scopes: string[]): Promise<void> {
    // Whoever asks for words in an effect does not want to be run again by their arrival.
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

  /** Whether somebody has written a text for this key. */
  has(key: string, scope = 'site'): boolean {
    return this.#bundles[scope]?.hasMessage(key) ?? false;
  }

  /**
   * The text of a key. `args.you` picks the form in the second person (`.you`), where there is one.
   * A missing text is shown as its key, in words.
   */
  say(key: string, args?: Args, scope = 'site'): string {
    const bundle = this.#bundles[scope];
    const message = bundle?.getMessage(key);
    const pattern = (args?.['you'] ? message?.attributes['you'] : null) ?? message?.value;
    if (!bundle || !pattern) return humanise(key);
    return bundle.formatPattern(pattern, args ?? null, []);
  }

  /** Speaks the words of a game. Always the same function: whatever speaks with it need not be drawn again. */
  of(game: string): (key: string, args?: Args) => string {
    const known = this.#speakers.get(game);
    if (known) return known;
    const speak = (key: string, args?: Args) =>
      this.has(key, game) ? this.say(key, args, game) : this.say(key, args);
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

export const words = new Words();
export const say = (key: string, args?: Args): string => words.say(key, args);
