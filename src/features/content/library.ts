import type { Database, Platform } from '../../platform/platform.ts';
import type { Collection } from './contract.ts';
import { type Revision, newestRevision, readRevisions } from './db.ts';
import { type FrontMatter, frontMatterSchemas, splitSource } from './front-matter.ts';

export type Document<C extends Collection> = {
  slug: string;
  front: FrontMatter<C>;
  body: string;
  /** The source: front matter and text. */
  source: string;
  /** The id of its newest revision. */
  revision: number;
  savedAt: Date;
};

/** All current texts at one revision. */
export type Library = {
  readonly revision: number;
  all<C extends Collection>(collection: C): Document<C>[];
  get<C extends Collection>(collection: C, slug: string): Document<C> | undefined;
  /** Earlier versions of a page with rules, newest first. */
  earlier(slug: string): Document<'pages'>[];
};

const libraries = new WeakMap<Database, Library>();

/**
 * The current texts: each call makes one small query, the rest is cached until any process saves something. While
 * the database is down, cached texts are served, because rules and contacts must stay readable.
 */
export async function libraryOf({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<Library> {
  const cached = libraries.get(db);
  try {
    const revision = await newestRevision(db);
    if (cached?.revision === revision) return cached;
    const fresh = libraryFrom(revision, await readRevisions(db));
    libraries.set(db, fresh);
    return fresh;
  } catch (problem) {
    if (!cached) throw problem;
    log.warn({ err: problem }, 'texts are served as they were known');
    return cached;
  }
}

type Collections = { [C in Collection]: Map<string, Document<C>> };

/** Keyed by collection, so that each document has the type of its own front matter. */
const readFront: { [C in Collection]: (front: unknown) => FrontMatter<C> | undefined } = {
  pages: (front) => frontMatterSchemas.pages.safeParse(front).data,
  blog: (front) => frontMatterSchemas.blog.safeParse(front).data,
  faq: (front) => frontMatterSchemas.faq.safeParse(front).data,
  partners: (front) => frontMatterSchemas.partners.safeParse(front).data,
  downloads: (front) => frontMatterSchemas.downloads.safeParse(front).data,
};

function libraryFrom(revision: number, revisions: readonly Revision[]): Library {
  const collections: Collections = {
    pages: collectionOf('pages', revisions),
    blog: collectionOf('blog', revisions),
    faq: collectionOf('faq', revisions),
    partners: collectionOf('partners', revisions),
    downloads: collectionOf('downloads', revisions),
  };
  const versions = versionsOf(revisions);
  return {
    revision,
    all: (collection) => [...collections[collection].values()],
    get: (collection, slug) => collections[collection].get(slug),
    earlier: (slug) => [...(versions.get(slug)?.values() ?? [])].toReversed().slice(1),
  };
}

/** Undefined when the front matter is not valid in this version of the code; it is validated before saving. */
function readDocument<C extends Collection>(
  collection: C,
  { id, slug, source, savedAt }: Revision,
): Document<C> | undefined {
  if (source === null) return undefined;
  const { front, body } = splitSource(source);
  const read = readFront[collection](front);
  return read && { slug, front: read, body, source, revision: id, savedAt };
}

function collectionOf<C extends Collection>(
  collection: C,
  revisions: readonly Revision[],
): Map<string, Document<C>> {
  const entries = new Map<string, Document<C>>();
  for (const row of revisions) {
    if (row.collection !== collection) continue;
    const document = readDocument(collection, row);
    if (document) entries.set(row.slug, document);
    else entries.delete(row.slug);
  }
  return entries;
}

/** Versions of pages with rules, by page and number, the latest saved last. */
function versionsOf(revisions: readonly Revision[]): Map<string, Map<string, Document<'pages'>>> {
  const versions = new Map<string, Map<string, Document<'pages'>>>();
  for (const row of revisions) {
    const page = row.collection === 'pages' ? readDocument('pages', row) : undefined;
    if (page?.front.version === undefined) continue;
    const known = versions.get(page.slug) ?? new Map<string, Document<'pages'>>();
    known.delete(page.front.version);
    versions.set(page.slug, known.set(page.front.version, page));
  }
  return versions;
}
