import { type ESTree, type Plugin, Visitor, parseSync } from 'vite';
import { typeset } from '../contract/typography.ts';

type Part = { start: number; end: number };
type Edit = Part & { text: string };

const nbsp = '\u00a0';
/**
 * A one-letter word before a line break in the source: it moves to the next line, before which JSX inserts one space.
 */
const lonelyAtLineEnd = /(?<=^|[\s(„])([ksvzouai])(\r?\n\s*)(?=\S)/giu;
const lonelyLast = /(?:^|[\s(„])[ksvzouai]$/iu;
const unitFirst = /^ (?=(?:cm|mm|km|kg|g|l|Kč|%|MB)(?!\p{L}))/u;

/** Attributes that are not shown to people. */
const forPrograms = new Set(['className', 'content', 'd', 'href', 'id', 'name', 'path', 'to', 'value']);
/** Attributes of the page's head, where lines never break. */
const ofHead = new Set(['title', 'description']);

/** Whether a string is a sentence for people rather than a selector, a path or a name. */
const isSentence = (text: string) =>
  /^[\p{Lu}„]/u.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).length > 1 && !/[<>{}=#;[\]]/.test(text);

/**
 * Inserts non-breaking spaces into Czech text of JSX and of sentences beside it, as for Markdown: no line ends with a
 * one-letter preposition or between a number and its unit. Runs at build time, so it costs nothing when rendering.
 */
export function typesetJsx(code: string, file: string): string {
  const edits: Edit[] = [];
  const left: Part[] = [];
  const set = (part: Part, change: (text: string) => string) => {
    const text = code.slice(part.start, part.end);
    const changed = change(text);
    if (changed !== text && !left.some((each) => each.start <= part.start && part.end <= each.end))
      edits.push({ ...part, text: changed });
  };
  const within = ({ start, end }: Part): Part => ({ start: start + 1, end: end - 1 });

  function setChildren({ children }: { children: readonly ESTree.JSXChild[] }): void {
    for (const [at, child] of children.entries()) {
      const before = children[at - 1];
      if (child.type === 'JSXText') {
        const follows = before?.type === 'JSXExpressionContainer';
        set(child, (text) => proseOf(follows ? text.replace(unitFirst, nbsp) : text));
      } else if (child.type === 'JSXExpressionContainer' && before?.type === 'JSXText') {
        // The space in `v{' '}` before a link.
        const isSpace = /^\{'( )'\}$/.test(code.slice(child.start, child.end));
        if (isSpace && lonelyLast.test(before.value)) set(child, () => `{'${nbsp}'}`);
      }
    }
  }

  new Visitor({
    JSXElement: setChildren,
    JSXFragment: setChildren,
    JSXAttribute: ({ name, value }) => {
      if (value && name.type === 'JSXIdentifier' && (forPrograms.has(name.name) || ofHead.has(name.name)))
        left.push(value);
    },
    BinaryExpression: (compared) => void left.push(compared.left, compared.right),
    Literal: (literal) => {
      if (typeof literal.value === 'string' && isSentence(literal.value)) set(within(literal), typeset);
    },
    TemplateLiteral: (template) => {
      const whole = template.quasis.map(({ value }) => value.raw).join('0');
      if (isSentence(whole)) for (const piece of template.quasis) set(piece, typeset);
    },
  }).visit(parseSync(file, code).program);

  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: prose }) => text.slice(0, start) + prose + text.slice(end), code);
}

const proseOf = (text: string) => typeset(text).replaceAll(lonelyAtLineEnd, `$2$1${nbsp}`);

/** Vite plugin for all modules of pages. It keeps the number of lines, so source positions stay valid. */
export const typesetPages: Plugin = {
  name: 'typeset-pages',
  enforce: 'pre',
  transform: {
    // The router requests parts of a page's module by a query.
    filter: { id: /src[\\/](?:web|ui|features)[\\/].*(?:\.tsx|-texts\.ts)(?:\?|$)/ },
    handler: (code, id) => ({ code: typesetJsx(code, id.replace(/\?.*$/, '')), map: null }),
  },
};
