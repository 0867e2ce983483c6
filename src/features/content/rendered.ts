import type { Collection } from './contract.ts';
import type { Document } from './library.ts';
import { type Rendered, renderMarkdown } from './markdown.ts';
import { type Placeholders, fillIn } from './placeholders.ts';

type Cached = { placeholders: Placeholders; rendered: Rendered };
const cache = new WeakMap<Document<Collection>, Cached>();

const same = (one: Placeholders, other: Placeholders) => JSON.stringify(one) === JSON.stringify(other);

/** The HTML of a document, made once for each version of it and of the values filled in. */
export function renderDocument(document: Document<Collection>, placeholders: Placeholders): Rendered {
  const cached = cache.get(document);
  if (cached && same(cached.placeholders, placeholders)) return cached.rendered;
  const rendered = renderMarkdown(fillIn(document.body, placeholders));
  cache.set(document, { placeholders, rendered });
  return rendered;
}
