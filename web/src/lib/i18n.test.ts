import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGS, humanise, preferred, i18n } from './i18n.svelte.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const text = (lang: string) => readFileSync(`${root}/locales/${lang}/site.ftl`, 'utf8');
const keys = (lang: string) => [...text(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

test('the first language the reader prefers is spoken', () => {
  expect(preferred(['fr-FR', 'nl-BE', 'en'])).toBe('nl');
  expect(preferred(['', 'de'])).toBeNull();
});

test('a key without a text is shown in words', () => {
  expect(humanise('maybe_actions')).toBe('Maybe actions');
});

test('every language has every text, readable and with the same variables', () => {
  const variables = (lang: string, key: string) => {
    const found = new RegExp(`^${key} =([^]*?)(?=^[a-z#]|(?![^]))`, 'm').exec(text(lang))?.[1] ?? '';
    return [...new Set([...found.matchAll(/\$(\w+)/g)].map((it) => it[1]))].toSorted();
  };
  for (const lang of LANGS) {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(text(lang))), lang).toEqual([]);
    expect(keys(lang).toSorted()).toEqual(keys('en').toSorted());
    expect(new Set(keys(lang)).size).toBe(keys(lang).length);
  }
  for (const key of keys('en')) expect(variables('nl', key), key).toEqual(variables('en', key));
});

test('every text that the site says literally exists', () => {
  const known = new Set(keys('en'));
  for (const file of sources(`${root}/web/src`)) {
    for (const found of readFileSync(file, 'utf8').matchAll(/\bsay\('([\w-]+)'/g)) {
      if (!file.includes('/games/')) expect(known.has(found[1] ?? ''), `${file}: ${found[1]}`).toBe(true);
    }
  }
});

test('texts are said in the chosen language, and change with it', async () => {
  await i18n.use('en');
  expect(i18n.t('start-fill', { count: 1 })).toBe('Start with a bot on the free seat');
  await i18n.use('nl', 'machiavelli');
  expect(i18n.t('close')).toBe('Sluiten');
  expect(i18n.of('machiavelli')('assassin')).not.toBe('Assassin');
  await i18n.use('en');
  expect(i18n.of('machiavelli')('assassin')).toBe('Assassin');
});
