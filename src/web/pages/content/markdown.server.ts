import { Marked, Renderer } from 'marked';
import { fold } from '../../../contract/fold.ts';

export type Heading = { id: string; text: string };

/** The address of a section inside its page, made of the words of its heading. */
const anchor = (words: string) =>
  fold(words)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** HTML of our own Markdown with an anchor at each section; wide tables scroll on their own. */
export function renderMarkdown(source: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const plain = new Renderer();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = anchor(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(token) {
        plain.parser = this.parser;
        const label = `${headings.at(-1)?.text ?? ''}, tabulka`;
        return `<div role="region" aria-label="${label}" tabindex="0">${plain.table(token)}</div>\n`;
      },
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}
