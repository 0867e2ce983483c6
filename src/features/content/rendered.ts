import type { Collection } from './contract.ts';
import type { Document } from './library.ts';
import { type Rendered, renderMarkdown } from './markdown.ts';
import { type Words, fillIn } from './words.ts';

type Kept = { words: Words; rendered: Rendered };
const known = new WeakMap<Document<Collection>, Kept>();

const same = (one: Words, other: Words) => JSON.stringify(one) === JSON.stringify(other);

/** The HTML of a document, made once for each version of it and of the words in it. */
export function renderDocument(document: Document<Collection>, words: Words): Rendered {
  const kept = known.get(document);
  if (kept && same(kept.words, words)) return kept.rendered;
  const rendered = renderMarkdown(fillIn(document.body, words));
  known.set(document, { words, rendered });
  return rendered;
}
