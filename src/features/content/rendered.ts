import type { Collection } from './contract.ts';
import type { Document } from './library.ts';
import { type Rendered, renderMarkdown } from './markdown.ts';
import { type Placeholders, fillIn } from './placeholders.ts';

type Cached = { words: Placeholders; rendered: Rendered };
const cache = new WeakMap<Document<Collection>, Cached>();

const same = (one: Placeholders, other: Placeholders) => JSON.stringify(one) === JSON.stringify(other);

/** The HTML of a document, made once for each version of it and of the words in it. */
export function renderDocument(document: Document<Collection>, words: Placeholders): Rendered {
  const cached = cache.get(document);
  if (cached && same(cached.words, words)) return cached.rendered;
  const rendered = renderMarkdown(fillIn(document.body, words));
  cache.set(document, { words, rendered });
  return rendered;
}
