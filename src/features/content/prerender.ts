import {
  articleUrl,
  blogUrl,
  downloadsUrl,
  operatorUrl,
  orderUrl,
  partnersUrl,
  questionsUrl,
} from '../../contract/urls.ts';
import type { Platform } from '../../platform/platform.ts';
import { libraryOf, type Document } from './library.ts';
import { placeholdersOf, type Placeholders, fillIn } from './placeholders.ts';
import type { Collection } from './contract.ts';
import { type Rendered, renderMarkdown } from './markdown.ts';

/** Pages whose text is in code, and lists of texts. */
const fixedPaths = [blogUrl, operatorUrl, questionsUrl, partnersUrl, downloadsUrl, orderUrl];

/**
 * Paths of text pages that are equal for everybody until a text changes; articles with prices are excluded, as
 * prices change.
 */
export async function contentAddresses(platform: Platform): Promise<string[]> {
  const library = await libraryOf(platform);
  const slugs = (collection: 'pages' | 'partners', folder: string) =>
    library.all(collection).map(({ slug }) => `${folder}/${slug}`);
  const lasting = library.all('blog').filter(({ front }) => front.prices === undefined);
  return [
    ...slugs('pages', ''),
    ...lasting.map(({ slug }) => articleUrl(slug)),
    ...slugs('partners', partnersUrl),
    ...fixedPaths,
  ];
}

/** A fingerprint of everything text pages depend on: the newest revision, the placeholders and the year. */
export async function contentState(platform: Platform): Promise<string> {
  const [{ revision }, placeholders] = await Promise.all([libraryOf(platform), placeholdersOf(platform)]);
  return JSON.stringify([revision, platform.clock.now().getUTCFullYear(), placeholders]);
}

type Cached = { placeholders: Placeholders; rendered: Rendered };
const cache = new WeakMap<Document<Collection>, Cached>();

const same = (one: Placeholders, other: Placeholders) => JSON.stringify(one) === JSON.stringify(other);

/** The HTML of a document, cached by its revision and the placeholders. */
export function renderDocument(document: Document<Collection>, placeholders: Placeholders): Rendered {
  const cached = cache.get(document);
  if (cached && same(cached.placeholders, placeholders)) return cached.rendered;
  const rendered = renderMarkdown(fillIn(document.body, placeholders));
  cache.set(document, { placeholders, rendered });
  return rendered;
}
