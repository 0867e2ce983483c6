import { Marked, type RendererObject, type Tokens } from 'marked';
import { typeset } from '../../contract/typography.ts';
import { safeLink, safePicture } from './markdown.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** Email clients do not support the site's style sheets; the colours match the layout of emails. */
const style = {
  heading: 'margin:24px 0 8px;font-size:18px;line-height:1.3',
  text: 'margin:0 0 16px;overflow-wrap:anywhere',
  list: 'margin:0 0 16px;padding-left:24px',
  item: 'margin:0 0 6px',
  link: 'color:#00535c',
  quote: 'margin:0 0 16px;padding:4px 0 4px 14px;border-left:4px solid #74bcc2',
  picture: 'display:block;max-width:100%;height:auto;border-radius:8px',
  rule: 'margin:24px 0;border:0;border-top:1px solid #dfe3de',
  code: 'margin:0 0 16px;padding:12px;background:#eaf4f4;border-radius:8px;white-space:pre-wrap',
};

/** An absolute URL for an email; undefined for one that could run a script. */
function absolute(address: string | undefined, appUrl: string): string | undefined {
  if (address === undefined) return undefined;
  return address.startsWith('/') || address.startsWith('#') ? appUrl + address : address;
}

/**
 * Renders untrusted Markdown for an email as HTML and as plain text: raw HTML is escaped, links cannot run scripts,
 * pictures are only from this site.
 */
export function renderProse(source: string, appUrl: string): { html: string; text: string } {
  const html = new Marked({ renderer: htmlRenderer(appUrl) }).parse(source, { async: false });
  const text = new Marked({ renderer: plainRenderer(appUrl) }).parse(source, { async: false });
  return { html, text: text.replaceAll(/\n{3,}/g, '\n\n').trim() };
}

function htmlRenderer(appUrl: string): RendererObject {
  return {
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      return escape(typeset(token.text));
    },
    heading({ tokens, depth }) {
      const level = Math.min(4, Math.max(2, depth));
      return `<h${level} style="${style.heading}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    paragraph({ tokens }) {
      return `<p style="${style.text}">${this.parser.parseInline(tokens)}</p>\n`;
    },
    list({ ordered, start, items }) {
      const tag = ordered ? 'ol' : 'ul';
      const from = ordered && start !== 1 && start !== '' ? ` start="${start}"` : '';
      const inside = items.map((item) => this.listitem(item)).join('');
      return `<${tag}${from} style="${style.list}">${inside}</${tag}>\n`;
    },
    listitem({ tokens }) {
      return `<li style="${style.item}">${this.parser.parse(tokens)}</li>`;
    },
    blockquote({ tokens }) {
      return `<blockquote style="${style.quote}">${this.parser.parse(tokens)}</blockquote>\n`;
    },
    link({ href, tokens }) {
      const address = absolute(safeLink(href), appUrl);
      const text = this.parser.parseInline(tokens);
      return address === undefined ? text : `<a href="${escape(address)}" style="${style.link}">${text}</a>`;
    },
    image({ href, text }) {
      const address = absolute(safePicture(href), appUrl);
      if (address === undefined) return escape(text);
      return `<img src="${escape(address)}" alt="${escape(text)}" width="512" style="${style.picture}">`;
    },
    code: ({ text }) => `<pre style="${style.code}">${escape(text)}</pre>\n`,
    codespan: ({ text }) => `<code>${escape(text)}</code>`,
    hr: () => `<hr style="${style.rule}">\n`,
    html: ({ text }) => escape(text),
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  };
}

function plainRenderer(appUrl: string): RendererObject {
  return {
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      return typeset(token.text);
    },
    heading({ tokens }) {
      const text = this.parser.parseInline(tokens);
      return `${text}\n${'-'.repeat(text.length)}\n\n`;
    },
    paragraph({ tokens }) {
      return `${this.parser.parseInline(tokens)}\n\n`;
    },
    list({ ordered, start, items }) {
      const first = Number(start) || 1;
      const lines = items.map((item, index) => {
        const text = this.listitem(item).trim().replaceAll('\n', '\n  ');
        return `${ordered ? `${first + index}.` : '*'} ${text}`;
      });
      return `${lines.join('\n')}\n\n`;
    },
    listitem({ tokens }) {
      return this.parser.parse(tokens);
    },
    blockquote({ tokens }) {
      return `${this.parser.parse(tokens).trim().replaceAll(/^/gm, '> ')}\n\n`;
    },
    link({ href, tokens }) {
      const address = absolute(safeLink(href), appUrl);
      const text = this.parser.parseInline(tokens);
      return address === undefined || address === text ? text : `${text} (${address})`;
    },
    image: ({ text }) => text,
    code: ({ text }) => `${text}\n\n`,
    codespan: ({ text }) => text,
    strong({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    em({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    del({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    br: () => '\n',
    hr: () => '* * *\n\n',
    html: ({ text }) => text,
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    table({ header, rows }) {
      const line = (cells: Tokens.TableCell[]) =>
        cells.map(({ tokens }) => this.parser.parseInline(tokens)).join(' | ');
      return `${[header, ...rows].map(line).join('\n')}\n\n`;
    },
  };
}
