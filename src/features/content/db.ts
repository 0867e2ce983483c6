import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { Collection } from './contract.ts';

export type Revision = {
  id: number;
  collection: Collection;
  slug: string;
  /** Null when the document was removed. */
  source: string | null;
  fileHash: string | null;
  savedAt: Date;
};

/** The id of the newest revision of any document; 0 when there is none. */
export async function newestRevision(db: Database): Promise<number> {
  const { newest } = await db
    .selectFrom('content_revisions')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

const columns = [
  'id',
  'collection',
  'slug',
  'source',
  'file_hash as fileHash',
  'saved_at as savedAt',
] as const;

/** Every revision of pages, whose versions stay readable, and the newest one of everything else; oldest first. */
export async function readRevisions(db: Database): Promise<Revision[]> {
  return db
    .selectFrom('content_revisions as revision')
    .select(columns)
    .where((row) =>
      row.or([
        row('collection', '=', 'pages'),
        row.not(
          row.exists(
            row
              .selectFrom('content_revisions as later')
              .select('later.id')
              .whereRef('later.collection', '=', 'revision.collection')
              .whereRef('later.slug', '=', 'revision.slug')
              .whereRef('later.id', '>', 'revision.id'),
          ),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Hashes of all files that a document was ever loaded from, and whether somebody has saved it since. */
export async function originsOf(
  db: Database,
): Promise<Map<string, { hashes: Set<string>; editedSince: boolean }>> {
  const rows = await db
    .selectFrom('content_revisions')
    .select(['collection', 'slug', 'file_hash as fileHash'])
    .orderBy('id')
    .execute();
  const origins = new Map<string, { hashes: Set<string>; editedSince: boolean }>();
  for (const { collection, slug, fileHash } of rows) {
    const key = `${collection}/${slug}`;
    const origin = origins.get(key) ?? { hashes: new Set<string>(), editedSince: false };
    if (fileHash !== null) origin.hashes.add(fileHash);
    origin.editedSince = fileHash === null;
    origins.set(key, origin);
  }
  return origins;
}

/** The current source of a document; null when it was removed. */
export async function currentSource(
  db: Database,
  { collection, slug }: Pick<Revision, 'collection' | 'slug'>,
): Promise<string | null> {
  const { source } = await db
    .selectFrom('content_revisions')
    .select('source')
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return source;
}

/** The id of a document's newest revision; 0 when there is none or it was removed. */
export async function currentRevision(
  db: Database,
  { collection, slug }: Pick<Revision, 'collection' | 'slug'>,
): Promise<number> {
  const newest = await db
    .selectFrom('content_revisions')
    .select(['id', 'source'])
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return newest?.source ? newest.id : 0;
}

/** The last source of removed documents, and when they were removed. */
export async function removedDocuments(db: Database): Promise<(Revision & { source: string })[]> {
  const newest = db
    .selectFrom('content_revisions')
    .distinctOn(['collection', 'slug'])
    .select(['collection', 'slug', 'source', 'saved_at'])
    .orderBy('collection')
    .orderBy('slug')
    .orderBy('id', 'desc');
  const rows = await db
    .selectFrom(newest.as('newest'))
    .innerJoin('content_revisions as revision', (join) =>
      join
        .onRef('revision.collection', '=', 'newest.collection')
        .onRef('revision.slug', '=', 'newest.slug')
        .on('revision.source', 'is not', null),
    )
    .where('newest.source', 'is', null)
    .distinctOn(['revision.collection', 'revision.slug'])
    .select(['revision.id', 'revision.collection', 'revision.slug', 'revision.source'])
    .select(['revision.file_hash as fileHash', 'newest.saved_at as savedAt'])
    .orderBy('revision.collection')
    .orderBy('revision.slug')
    .orderBy('revision.id', 'desc')
    .execute();
  return rows.flatMap((row) => (row.source === null ? [] : [{ ...row, source: row.source }]));
}

/** Serializes writers, so that revisions become visible in the order of their ids. Needs a transaction. */
export async function lockContent(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(db);
}

export async function addRevision(db: Database, revision: Omit<Revision, 'id'>): Promise<void> {
  const { collection, slug, source, fileHash, savedAt } = revision;
  await db
    .insertInto('content_revisions')
    .values({ collection, slug, source, file_hash: fileHash, saved_at: savedAt })
    .execute();
}
