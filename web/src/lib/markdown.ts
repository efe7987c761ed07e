/**
 * As much of Markdown as our rules are written in: headings, paragraphs, lists, bold. A heading may name the paragraphs
 * of the specification that it explains, `## Building {6.3, 7.2}`; an item of a numbered list the piece of the board that
 * it is about, `1. {wheel} The wheel …`.
 */

export interface Span {
  text: string;
  bold: boolean;
}
export interface Item {
  spans: Span[];
  /** The piece of the board it is about. */
  piece: string | null;
}
export type Block =
  | { kind: 'heading'; text: string; id: string; rules: string[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; numbered: boolean; items: Item[] };

const spans = (text: string): Span[] =>
  text
    .split('**')
    .map((part, at) => ({ text: part, bold: at % 2 === 1 }))
    .filter((span) => span.text);

const item = (text: string): Item => {
  const [, piece = null, rest = ''] = /^(?:\{(\w+)\}\s*)?(.*)$/.exec(text) ?? [];
  return { spans: spans(rest), piece };
};

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The paragraphs a text names: “§5.6, §6” are two; “11 R16” is one, a ruling. */
export const paragraphs = (text: string): string[] =>
  text.split(/,\s*/).flatMap((it) => it.replace(/^§/, '').split(/\s+/).at(-1) || []);

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let open: string[] = [];
  let items: string[] | null = null;
  let numbered = false;
  const close = () => {
    if (items) found.push({ kind: 'list', numbered, items: items.map(item) });
    else if (open.length) found.push({ kind: 'text', spans: spans(open.join(' ')) });
    open = [];
    items = null;
  };
  for (const line of source.split('\n')) {
    const text = line.trim();
    const [mark] = /^(-|\d+\.)\s+/.exec(text) ?? [];
    if (!text) close();
    else if (text.startsWith('#')) {
      close();
      const [, title = '', rules = ''] = /^#+\s*(.*?)\s*(?:\{([^}]*)\})?$/.exec(text) ?? [];
      found.push({ kind: 'heading', text: title, id: slug(title), rules: paragraphs(rules) });
    } else if (mark) {
      if (!items) close();
      numbered = !mark.startsWith('-');
      items = [...(items ?? []), text.slice(mark.length)];
    } else if (items) {
      items = [...items.slice(0, -1), `${items.at(-1)} ${text}`];
    } else open.push(text);
  }
  close();
  return found;
}

/** The heading that explains a paragraph of the specification: the one that names it, or else the part it belongs to. */
export function explains(headings: readonly { id: string; rules: string[] }[], rule: string): string | null {
  for (let wanted = rule; wanted; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('.')))) {
    const found = headings.find((it) => it.rules.includes(wanted));
    if (found) return found.id;
  }
  return null;
}

/** Whether a block has content; headings alone are for navigation. */
export function speaks(block: Block, wanted: string): boolean {
  const parts =
    block.kind === 'list'
      ? block.items.flatMap((it) => it.spans)
      : block.kind === 'text'
        ? block.spans
        : [block];
  return parts
    .map((part) => part.text)
    .join('')
    .toLocaleLowerCase()
    .includes(wanted);
}
