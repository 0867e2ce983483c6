import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { fold } from '../../contract/fold.ts';
import { typeset } from '../../contract/typography.ts';

const ownOrigin = 'https://own.invalid';
const protocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** A normalized URL for a link; undefined for one that could run a script. */
export function safeLink(address: string): string | undefined {
  if (!URL.canParse(address, ownOrigin)) return undefined;
  const url = new URL(address, ownOrigin);
  if (url.origin === ownOrigin)
    return address.startsWith('#') ? url.hash : url.pathname + url.search + url.hash;
  return protocols.includes(url.protocol) ? url.href : undefined;
}

/** A picture's URL; only pictures on this site, so that pages cause no requests to third parties. */
export function safePicture(address: string): string | undefined {
  const safe = safeLink(address);
  return safe?.startsWith('/') && !safe.startsWith('//') ? safe : undefined;
}

/** Whether a link leaves the site. */
const isExternal = (address: string): boolean => /^https?:/.test(address);

/** Number of characters from which a cell needs the full width of a phone. */
const wordyMinLength = 40;

/** Whether a table contains sentences rather than numbers: on phones its rows become blocks. */
const isWordy = ({ header, rows }: Tokens.Table): boolean =>
  header.length > 2 && rows.some((row) => row.some(({ text }) => text.length >= wordyMinLength));

type Ways = { inline: (cell: Tokens.TableCell) => string; plain: (cell: Tokens.TableCell) => string };

/**
 * Cells have their column's name for the block layout, and explicit roles, as screen readers do not announce blocks
 * as a table.
 */
function responsiveTable({ header, rows }: Tokens.Table, { inline, plain }: Ways): string {
  const head = header.map((cell) => `<th role="columnheader">${inline(cell)}</th>`).join('');
  const columns = header.map(plain);
  const body = rows.map((row) => {
    const cells = row.map((cell, at) => `<td role="cell" data-l="${columns[at] ?? ''}">${inline(cell)}</td>`);
    return `<tr role="row">${cells.join('')}</tr>`;
  });
  return `<table role="table" data-words=""><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body.join('\n')}</tbody></table>`;
}

type Heading = { id: string; text: string };
export type Rendered = { html: string; headings: Heading[] };

/** The size of all drawings, so that browsers reserve the space before loading them. */
const drawing = { width: 800, height: 500 };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** Escapes text that may contain entities written by hand, such as `&nbsp;`. */
const escapeText = (text: string) =>
  text.replaceAll(/[<>"']|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|\w+);)/gi, (mark) => entities[mark] ?? mark);

/** The anchor of a section, made of the words of its heading. */
export const anchorOf = (heading: string): string =>
  fold(heading)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('');

const isPicture = (token: Token | undefined): token is Tokens.Image => token?.type === 'image';

/**
 * Renders untrusted Markdown as HTML: raw HTML is escaped, links cannot run scripts, pictures are only from this
 * site. Sections get anchors, wide tables scroll by themselves, and lines break by the rules of Czech typography.
 */
export function renderMarkdown(source: string): Rendered {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const plain = new Renderer();

  function freeAnchor(heading: string): string {
    const wanted = anchorOf(heading) || 'oddil';
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
    taken.add(id);
    return id;
  }

  function picture({ href, text, title }: Tokens.Image): string {
    const address = safePicture(href);
    if (!address) return escape(text);
    const caption = title ? `<figcaption>${escape(typeset(title))}</figcaption>` : '';
    const size = `width="${drawing.width}" height="${drawing.height}"`;
    return `<figure><img src="${escape(address)}" alt="${escape(text)}" ${size} loading="lazy" decoding="async">${caption}</figure>\n`;
  }

  const marked = new Marked({
    renderer: {
      // Always escaped: within raw HTML, the library would pass text through unchanged.
      text(token) {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
        return escapeText(typeset(token.text));
      },
      heading({ tokens, depth }) {
        const level = Math.max(2, depth);
        const words = plainText(tokens);
        const id = freeAnchor(words);
        if (level === 2) headings.push({ id, text: typeset(words) });
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      table(token) {
        plain.parser = this.parser;
        const label = escape(`${headings.at(-1)?.text ?? ''}, tabulka`.replace(/^, t/, 'T'));
        const table = isWordy(token)
          ? responsiveTable(token, {
              inline: ({ tokens }) => this.parser.parseInline(tokens),
              plain: ({ tokens }) => escape(typeset(plainText(tokens))),
            })
          : plain.table(token);
        return `<div role="region" aria-label="${label}" tabindex="0">${table}</div>\n`;
      },
      paragraph({ tokens }) {
        const [only] = tokens;
        if (tokens.length === 1 && isPicture(only)) return picture(only);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      // An inline picture cannot be a figure.
      image: ({ text }) => escape(text),
      html: ({ text }) => escape(text),
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      link({ href, tokens }) {
        const address = safeLink(href);
        const text = this.parser.parseInline(tokens);
        if (!address) return text;
        return `<a href="${escape(address)}"${isExternal(address) ? ' rel="noopener"' : ''}>${text}</a>`;
      },
      code: ({ text }) => `<pre><code>${escape(text)}</code></pre>\n`,
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}
