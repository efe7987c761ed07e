import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { GAMES } from '../generated/games.ts';
import { blocks, speaks } from './markdown.ts';

const locales = fileURLToPath(new URL('../../../locales', import.meta.url));
const games = GAMES.map(({ id }) => id);
const rules = (lang: string, game: string) => readFileSync(`${locales}/${lang}/rules/${game}.md`, 'utf8');

test('headings, paragraphs and lists are told apart, and lines of one sentence are joined', () => {
  expect(blocks('## The end\nOne\ntwo.\n\n- **a** b\n  c\n- d\n')).toEqual([
    { kind: 'heading', text: 'The end', id: 'the-end' },
    {
      kind: 'text',
      spans: [{ text: 'One two.', bold: false }],
    },
    {
      kind: 'list',
      items: [
        [
          { text: 'a', bold: true },
          { text: ' b c', bold: false },
        ],
        [{ text: 'd', bold: false }],
      ],
    },
  ]);
});

test('a block is found by its words', () => {
  const [block] = blocks('- **Farms** bring food');
  expect(block && speaks(block, 'farms bring')).toBe(true);
  expect(block && speaks(block, 'gold')).toBe(false);
});

test('the rules of every game are there in both languages, built alike', () => {
  for (const lang of ['en', 'nl']) {
    expect(readdirSync(`${locales}/${lang}/rules`).toSorted()).toEqual(
      games.map((it) => `${it}.md`).toSorted(),
    );
  }
  for (const game of games) {
    const shape = (lang: string) =>
      blocks(rules(lang, game)).map((it) => (it.kind === 'list' ? `list ${it.items.length}` : it.kind));
    expect(shape('nl'), game).toEqual(shape('en'));
    expect(shape('en').filter((it) => it === 'heading').length).toBeGreaterThan(3);
    // What is bold begins and ends.
    for (const lang of ['en', 'nl'])
      expect(rules(lang, game).split('**').length % 2, `${lang} ${game}`).toBe(1);
  }
});

test('the coach speaks of kinds of actions that exist, in both languages', () => {
  const keys = (lang: string) => {
    const text = readFileSync(`${locales}/${lang}/coach.ftl`, 'utf8');
    expect(new FluentBundle(lang).addResource(new FluentResource(text))).toEqual([]);
    return [...text.matchAll(/^([a-z_]+)-([a-z_]+) =/gm)].map((it) => [it[1] ?? '', it[2] ?? ''] as const);
  };
  expect(keys('nl')).toEqual(keys('en'));
  for (const [game, kind] of keys('en')) {
    const types = readFileSync(new URL(`../generated/${game}.ts`, import.meta.url), 'utf8');
    const action = /export type Action =([^]*?);\n\n/.exec(types)?.[1] ?? '';
    expect(action, `${game} ${kind}`).toMatch(new RegExp(`"${kind}"|\\b${kind}:`));
  }
});
