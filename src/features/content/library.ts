import type { Database, Platform } from '../../platform/platform.ts';
import type { Collection } from './contract.ts';
import { type Revision, newestRevision, readRevisions } from './db.ts';
import { type Front, fronts, splitSource } from './front-matter.ts';

export type Document<C extends Collection> = {
  slug: string;
  front: Front<C>;
  body: string;
  savedAt: Date;
};

/** All texts as they stand at one revision. */
export type Library = {
  readonly revision: number;
  all<C extends Collection>(collection: C): Document<C>[];
  get<C extends Collection>(collection: C, slug: string): Document<C> | undefined;
  /** Earlier versions of a page with rules, the newest first. */
  earlier(slug: string): Document<'pages'>[];
};

const libraries = new WeakMap<Database, Library>();

/**
 * The texts as the database has them now: one small question a call, the rest is kept until something is saved by
 * any process. While the database is away, what is known serves, because rules and contacts must be readable then too.
 */
export async function libraryOf({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<Library> {
  const known = libraries.get(db);
  try {
    const revision = await newestRevision(db);
    if (known?.revision === revision) return known;
    const fresh = libraryFrom(revision, await readRevisions(db));
    libraries.set(db, fresh);
    return fresh;
  } catch (problem) {
    if (!known) throw problem;
    log.warn({ err: problem }, 'texts are served as they were known');
    return known;
  }
}

type Shelves = { [C in Collection]: Map<string, Document<C>> };

/** By collection, so that a document has the front matter of its own. */
const readFront: { [C in Collection]: (front: unknown) => Front<C> | undefined } = {
  pages: (front) => fronts.pages.safeParse(front).data,
  blog: (front) => fronts.blog.safeParse(front).data,
  faq: (front) => fronts.faq.safeParse(front).data,
  partners: (front) => fronts.partners.safeParse(front).data,
  downloads: (front) => fronts.downloads.safeParse(front).data,
};

function libraryFrom(revision: number, revisions: readonly Revision[]): Library {
  const shelves: Shelves = {
    pages: new Map(),
    blog: new Map(),
    faq: new Map(),
    partners: new Map(),
    downloads: new Map(),
  };
  const versions = new Map<string, Map<string, Document<'pages'>>>();
  for (const row of revisions) {
    put(shelves, row.collection, row);
    const page = row.collection === 'pages' ? shelves.pages.get(row.slug) : undefined;
    if (page?.front.version !== undefined) noteVersion(versions, page, page.front.version);
  }
  return {
    revision,
    all: (collection) => [...shelves[collection].values()],
    get: (collection, slug) => shelves[collection].get(slug),
    earlier: (slug) => [...(versions.get(slug)?.values() ?? [])].toReversed().slice(1),
  };
}

function put<C extends Collection>(shelves: Shelves, collection: C, row: Revision): void {
  const shelf: Map<string, Document<C>> = shelves[collection];
  const document =
    row.source === null ? undefined : readDocument(collection, row.slug, row.source, row.savedAt);
  if (document) shelf.set(row.slug, document);
  else shelf.delete(row.slug);
}

/** Nothing where the front matter is not of this version of the program; what is saved is checked before. */
function readDocument<C extends Collection>(
  collection: C,
  slug: string,
  source: string,
  savedAt: Date,
): Document<C> | undefined {
  const { front, body } = splitSource(source);
  const read = readFront[collection](front);
  return read && { slug, front: read, body, savedAt };
}

/** Set anew, a version moves to the end, where the newest stands. */
function noteVersion(
  versions: Map<string, Map<string, Document<'pages'>>>,
  page: Document<'pages'>,
  version: string,
): void {
  const known = versions.get(page.slug) ?? new Map<string, Document<'pages'>>();
  known.delete(version);
  versions.set(page.slug, known.set(version, page));
}
