import { type ESTree, type Plugin, Visitor, parseSync } from 'vite';
import { typeset } from '../contract/typography.ts';

type Part = { start: number; end: number };
type Edit = Part & { text: string };

const nbsp = '\u00a0';
/** The source breaks after it: the word moves to the next line, before which JSX puts one space. */
const lonelyAtLineEnd = /(?<=^|[\s(„])([ksvzouai])(\r?\n\s*)(?=\S)/giu;
const lonelyLast = /(?:^|[\s(„])[ksvzouai]$/iu;
const unitFirst = /^ (?=(?:cm|mm|km|kg|g|l|Kč|%|MB)(?!\p{L}))/u;

/** Attributes that programs read. */
const forPrograms = new Set(['className', 'content', 'd', 'href', 'id', 'name', 'path', 'to', 'value']);
/** Of the page's head, where nothing breaks. */
const ofHead = new Set(['title', 'description']);

/** Whether a string is a sentence for people rather than a selector, a path or a name. */
const isSentence = (text: string) =>
  /^[\p{Lu}„]/u.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).length > 1 && !/[<>{}=#;[\]]/.test(text);

/**
 * Sets the Czech of JSX, and of sentences beside it, as that of Markdown is set: no line ends with a one-letter
 * preposition or between a number and its unit. Done while pages are built, it costs nothing when they are rendered.
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
        // `v{' '}` before a link.
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

/** Sets everything that is built into pages; no line is added or taken away, so positions in the source hold. */
export const typesetPages: Plugin = {
  name: 'typeset-pages',
  enforce: 'pre',
  transform: {
    // The router asks for parts of a page's module by a query.
    filter: { id: /src[\\/](?:web|ui|features)[\\/].*(?:\.tsx|-texts\.ts)(?:\?|$)/ },
    handler: (code, id) => ({ code: typesetJsx(code, id.replace(/\?.*$/, '')), map: null }),
  },
};
