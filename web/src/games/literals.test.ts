/**
 * No rules in the client: numbers of `docs/rules/<game>.toml` may not stand in the code of its board again. They come
 * with the view, with a choice, or from `src/generated`. `docs/boards.md` tells what counts and what does not.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const HERE = new URL('.', import.meta.url);
const RULES = new URL('../../../docs/rules/', import.meta.url);
const games = readdirSync(HERE, { withFileTypes: true }).flatMap((it) => (it.isDirectory() ? [it.name] : []));

/**
 * How many numbers of the rules stand in each board and are excused: by a comment that says `Drawing:`, or by a name
 * such as `width`. An author who adds one changes this number, and a reader of the change looks at what was excused.
 */
const EXCUSED: Readonly<Record<string, number>> = {
  carrara: 12,
  habemus_papam: 11,
  la_citta: 7,
  machiavelli: 14,
  notre_dame: 3,
};

/** Smaller numbers are counted with everywhere; larger ones mean something. */
const SMALL = 2;

interface Facts {
  /** Numbers that are the value of something, above `SMALL`. */
  numbers: ReadonlySet<number>;
  /** Names of cards, buildings, characters and the like. */
  ids: ReadonlySet<string>;
}

/** What the file of rules says, without its texts and remarks. */
function facts(toml: string): Facts {
  const ids = [...toml.matchAll(/\bid = "(\w+)"/g)].map(([, id]) => id ?? '');
  const bare = toml.replace(/#.*$/gm, '').replace(/"""[^]*?"""|"[^"\n]*"|'[^'\n]*'/g, '""');
  const values = [...bare.matchAll(/(?<![\w.])\d+(?![\w.])/g)].map(([number]) => Number(number));
  return { numbers: new Set(values.filter((it) => it > SMALL)), ids: new Set(ids) };
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
const isNode = (it: unknown): it is Node => typeof it === 'object' && it !== null && 'type' in it;

/** Attributes in which numbers say how something is drawn. */
const DRAWN = new Set(['StyleDirective', 'TransitionDirective', 'AnimateDirective']);
/** Attributes of elements are about drawing; those of components, and defaults, only if their name says so. */
const SIZES = /^(size|width|height|x|y|card|start)$/;
/** Files that draw and decide nothing. */
const DRAWINGS = new Set([
  'carrara/BuildingArt.svelte',
  'habemus_papam/Portrait.svelte',
  'la_citta/hexes.ts',
  'la_citta/Viewport.svelte',
  'notre_dame/city.ts',
  'notre_dame/Window.svelte',
]);

/**
 * Every number and table in a file that repeats what the rules say, with its line; and those that are excused. What
 * stands under the name of a card is never excused.
 */
export function repeated(
  source: string,
  { numbers, ids }: Facts,
  markup: boolean,
): { found: string[]; excused: string[] } {
  const before = markup ? '' : '<script lang="ts">\n';
  const text = markup ? source : `${before}${source}\n</script>`;
  const found: string[] = [];
  const excused: string[] = [];
  const line = (at: number): number => text.slice(0, at).split('\n').length - (markup ? 0 : 1);
  /** Whether the comment before a statement says that its numbers are about drawing. */
  const isDrawing = (at: number): boolean =>
    /(?:\/\*\*?(?:(?!\*\/)[^])*\bDrawing:(?:(?!\*\/)[^])*\*\/|\/\/[^\n]*\bDrawing:[^\n]*)\s*$/.test(
      text.slice(0, at),
    );
  const numberOf = (node: Node): number | null =>
    node.type === 'Literal' && typeof node['value'] === 'number' ? node['value'] : null;
  const holdsNumber = (node: unknown): boolean => {
    if (Array.isArray(node)) return node.some(holdsNumber);
    if (!isNode(node)) return false;
    if (/Function/.test(node.type)) return false;
    // An index says which, not how many.
    if (node.type === 'MemberExpression') return holdsNumber(node['object']);
    // Nothing, where there is nothing to look at.
    if (
      node.type === 'LogicalExpression' &&
      node['operator'] === '??' &&
      numberOf(node['right'] as Node) === 0
    ) {
      return holdsNumber(node['left']);
    }
    return numberOf(node) !== null || Object.values(node).some(holdsNumber);
  };
  function visit(node: unknown, inComponent: boolean, drawing: boolean): void {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, inComponent, drawing);
      return;
    }
    if (!isNode(node) || DRAWN.has(node.type) || node.type === 'StyleSheet') return;
    if (node.type === 'Attribute' && (!inComponent || SIZES.test(String(node['name'])))) return;
    const named = { AssignmentPattern: 'left', VariableDeclarator: 'id' }[node.type];
    const draws =
      drawing ||
      (node.type.endsWith('Declaration') && isDrawing(node.start)) ||
      (!!named && SIZES.test(String((node[named] as Node)['name'])));
    const number = numberOf(node);
    if (number !== null && numbers.has(number)) {
      (draws ? excused : found).push(`${line(node.start)}: ${number}`);
    }
    if (node.type === 'Property') {
      const key = node['key'] as Node;
      const name = String(key['name'] ?? key['value']);
      if (ids.has(name) && holdsNumber(node['value'])) found.push(`${line(node.start)}: number of ${name}`);
    }
    const component = node.type === 'Component' || (inComponent && node.type === 'Attribute');
    for (const [field, one] of Object.entries(node)) {
      if (field !== 'loc' && field !== 'metadata') visit(one, component, draws);
    }
  }
  const { instance, module, fragment } = parse(text, { modern: true });
  visit(instance?.content, false, false);
  visit(module?.content, false, false);
  visit(fragment, false, false);
  return { found, excused };
}

describe.each(games)('the board of %s', (game) => {
  const rules = facts(readFileSync(new URL(`${game}.toml`, RULES), 'utf8'));
  const folder = new URL(`${game}/`, HERE);
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name));

  const checked = files.filter((name) => !DRAWINGS.has(`${game}/${name}`));
  const read = (name: string) =>
    repeated(readFileSync(new URL(name, folder), 'utf8'), rules, name.endsWith('.svelte'));

  it.each(checked)('%s repeats no number of the rules', (name) => {
    expect(read(name).found).toEqual([]);
  });

  it('excuses no more than was looked at', () => {
    const excused = checked.flatMap((name) => read(name).excused.map((it) => `${name} ${it}`));
    expect(excused.length, excused.join('\n')).toBe(EXCUSED[game] ?? 0);
  });
});

describe('the check itself', () => {
  const read = (game: string) => facts(readFileSync(new URL(`${game}.toml`, RULES), 'utf8'));
  const finds = (game: string, code: string, markup = false) => repeated(code, read(game), markup).found;

  it('finds the price ring of Carrara, as a formula and as a table', () => {
    const formula = `export const priceAt = (segment: number, color: number): number =>
      Math.max(0, 6 - segment - color);`;
    expect(finds('carrara', formula)).toEqual(['2: 6']);
    expect(finds('carrara', 'const MINIMUM = [2, 2, 2, 3, 3, 3];')).not.toEqual([]);
    expect(finds('carrara', `<b>{Math.max(0, 6 - number - index)}</b>`, true)).toEqual(['1: 6']);
    expect(finds('carrara', `<Cost need={5} />`, true)).toEqual(['1: 5']);
  });

  it('finds what is printed on cards, small numbers too', () => {
    expect(finds('la_citta', 'const ARCHES = { statue: [1, 0, 0] };')).toEqual(['1: number of statue']);
    expect(finds('la_citta', 'if (view.year === 6) warn();')).toEqual(['1: 6']);
    expect(finds('machiavelli', `const FACES = { temple: face(temple, 'religious', 1) };`)).toEqual([
      '1: number of temple',
    ]);
  });

  it('counts what a comment or a name excuses, and excuses nothing under the name of a card', () => {
    const excuses = (code: string) => repeated(code, read('carrara'), false).excused;
    expect(excuses('/** Drawing: honestly. */\nconst price = (at: number) => 6 - at;')).toEqual(['2: 6']);
    expect(excuses('const start = 6;')).toEqual(['1: 6']);
    const table = '/** Drawing: honestly. */\nconst ARCHES = { statue: [1, 0, 0] };';
    expect(finds('la_citta', table)).toEqual(['2: number of statue']);
    // A comment over a statement excuses nothing.
    expect(finds('la_citta', '// Drawing: honestly.\nif (view.year === 6) warn();')).toEqual(['2: 6']);
  });

  it('leaves counting, places in lists and drawing alone', () => {
    const fine = [
      'const next = list[list.length - 1] ?? list[0];',
      'const words = { culture: at.attraction[0] };',
      '/** Drawing: how many lie side by side. */\nconst ROW = 6;',
      'function far() {\n  // Drawing: the middle of the wheel.\n  const middle = 6;\n  return middle;\n}',
    ];
    for (const code of fine) expect(finds('carrara', code), code).toEqual([]);
    expect(finds('carrara', '<circle r={6} style:width="{6}px" /><Icon size={6} />', true)).toEqual([]);
  });
});
