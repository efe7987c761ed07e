import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { LessonStep } from '../games/contract.ts';
import { loadGame } from '../games/index.ts';
import { GAMES } from '../generated/games.ts';
import { blocks, explains, paragraphs, speaks } from './markdown.ts';

const locales = fileURLToPath(new URL('../../../locales', import.meta.url));
const games = GAMES.map(({ id }) => id);
const rules = (lang: string, game: string) => readFileSync(`${locales}/${lang}/rules/${game}.md`, 'utf8');

test('headings, paragraphs and lists are told apart, and lines of one sentence are joined', () => {
  expect(blocks('## The end {6.8, 9}\nOne\ntwo.\n\n- **a** b\n  c\n- d\n\n1. {wheel} e\n')).toEqual([
    { kind: 'heading', text: 'The end', id: 'the-end', rules: ['6.8', '9'] },
    {
      kind: 'text',
      spans: [{ text: 'One two.', bold: false }],
    },
    {
      kind: 'list',
      numbered: false,
      items: [
        {
          spans: [
            { text: 'a', bold: true },
            { text: ' b c', bold: false },
          ],
          piece: null,
        },
        { spans: [{ text: 'd', bold: false }], piece: null },
      ],
    },
    { kind: 'list', numbered: true, items: [{ spans: [{ text: 'e', bold: false }], piece: 'wheel' }] },
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
      blocks(rules(lang, game)).map((it) =>
        it.kind === 'list'
          ? `list ${it.items.length} ${it.items.map(({ piece }) => piece).join()}`
          : it.kind === 'heading'
            ? `heading ${it.rules.join()}`
            : it.kind,
      );
    expect(shape('nl'), game).toEqual(shape('en'));
    expect(shape('en').filter((it) => it.startsWith('heading')).length).toBeGreaterThan(3);
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

test('every step of a guided game has its text in both languages, and every text its step', () => {
  const lessons = import.meta.glob<{ lesson: readonly LessonStep[] }>('../games/*/lesson.ts', {
    eager: true,
  });
  expect(Object.keys(lessons).length).toBeGreaterThan(4);
  for (const lang of ['en', 'nl']) {
    const text = readFileSync(`${locales}/${lang}/coach.ftl`, 'utf8');
    for (const game of games) {
      const lesson = lessons[`../games/${game}/lesson.ts`]?.lesson ?? [];
      const written = [...text.matchAll(new RegExp(`^${game}-lesson-([a-z_]+) = (.*)`, 'gm'))];
      const ids = lesson.map((step) => step.id);
      expect(written.map((it) => it[1]).toSorted(), `${lang} ${game}`).toEqual(ids.toSorted());
      for (const [, id, said] of written) {
        const step = lesson.find((it) => it.id === id);
        // The introduction has no event that could name a player.
        if (step?.after === undefined) expect(said, `${lang} ${game} ${id}`).not.toContain('$name');
      }
    }
  }
});

test('a paragraph is found where it is explained, or else with the part it belongs to', () => {
  const headings = [
    { id: 'turn', rules: ['5.5'] },
    { id: 'cards', rules: ['7', '7.1'] },
  ];
  expect(explains(headings, '7.1')).toBe('cards');
  expect(explains(headings, '7.4')).toBe('cards');
  expect(explains(headings, '5.5.2')).toBe('turn');
  expect(explains(headings, '5')).toBeNull();
  expect(paragraphs('§5.6, §6')).toEqual(['5.6', '6']);
  expect(paragraphs('11 R16')).toEqual(['R16']);
});

test('every paragraph that a refusal or the inspector names is explained on the rules page', async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const sources = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((it) => /text(\.rs$|\/)/.test(it) && it.endsWith('.rs'))
      .map((it) => readFileSync(`${folder}/${it}`, 'utf8'));
  for (const game of games) {
    // A refusal is made with the number of its paragraph and the key of its text.
    const refusals = sources(`${root}/crates/games/${game}/src`).flatMap((text) =>
      [...text.matchAll(/"(\d[\d.]*(?: R-?\d+)?)"[^"]{0,4}\s*"why-/g)].flatMap((it) =>
        paragraphs(it[1] ?? ''),
      ),
    );
    expect(refusals.length, game).toBeGreaterThan(0);
    // A game without a board has no cards to inspect.
    const module = await loadGame(game);
    const cards = Object.values(module.cards ?? {}).flatMap(({ rule }) => paragraphs(rule ?? ''));
    const headings = blocks(rules('en', game)).filter((it) => it.kind === 'heading');
    const missing = [...new Set([...refusals, ...cards])].filter((it) => explains(headings, it) === null);
    expect(missing, game).toEqual([]);
  }
}, 60_000);
