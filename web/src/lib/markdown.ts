/** As much of Markdown as our rules are written in: headings, paragraphs, lists, bold. */

export interface Span {
  text: string;
  bold: boolean;
}
export type Block =
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; items: Span[][] };

const spans = (text: string): Span[] =>
  text
    .split('**')
    .map((part, at) => ({ text: part, bold: at % 2 === 1 }))
    .filter((span) => span.text);

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let open: string[] = [];
  let items: string[] | null = null;
  const close = () => {
    if (items) found.push({ kind: 'list', items: items.map(spans) });
    else if (open.length) found.push({ kind: 'text', spans: spans(open.join(' ')) });
    open = [];
    items = null;
  };
  for (const line of source.split('\n')) {
    const text = line.trim();
    if (!text) close();
    else if (text.startsWith('#')) {
      close();
      const title = text.replace(/^#+\s*/, '');
      found.push({ kind: 'heading', text: title, id: slug(title) });
    } else if (text.startsWith('- ')) {
      if (!items) close();
      items = [...(items ?? []), text.slice(2)];
    } else if (items) {
      items = [...items.slice(0, -1), `${items.at(-1)} ${text}`];
    } else open.push(text);
  }
  close();
  return found;
}

/** Whether a block has content; headings alone are for navigation. */
export function speaks(block: Block, wanted: string): boolean {
  const parts = block.kind === 'list' ? block.items.flat() : block.kind === 'text' ? block.spans : [block];
  return parts
    .map((part) => part.text)
    .join('')
    .toLocaleLowerCase()
    .includes(wanted);
}
