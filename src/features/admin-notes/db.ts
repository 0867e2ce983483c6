import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

/** What a note is about: a listing, or an account with all its listings. */
export type About = { listingId: number } | { advertiserId: string };

/** Whom a note about it is about; nothing where it is not there. */
export async function advertiserOf(db: Database, about: About): Promise<string | undefined> {
  const row =
    'listingId' in about
      ? await db
          .selectFrom('listings')
          .where('id', '=', about.listingId)
          .select('advertiser_id as id')
          .executeTakeFirst()
      : await db
          .selectFrom('advertisers')
          .where('id', '=', about.advertiserId)
          .select('id')
          .executeTakeFirst();
  return row?.id;
}

/** The newest first. */
export async function notesAbout(db: Database, about: About, atMost: number) {
  const query = db
    .selectFrom('admin_notes')
    .leftJoin('advertisers as author', 'author.id', 'author_id')
    .leftJoin('listings', 'listings.id', 'listing_id')
    .select(['admin_notes.id', 'note', 'author.email as author', 'admin_notes.created_at as writtenAt'])
    .select(
      sql<string>`coalesce('listing:' || listing_id, 'advertiser:' || admin_notes.advertiser_id)`.as(
        'subject',
      ),
    )
    .select('listings.title')
    .orderBy('admin_notes.created_at', 'desc')
    .orderBy('admin_notes.id')
    .limit(atMost);
  return 'listingId' in about
    ? query.where('listing_id', '=', about.listingId).execute()
    : query.where('admin_notes.advertiser_id', '=', about.advertiserId).execute();
}

export async function insertNote(
  db: Database,
  note: {
    id: string;
    advertiserId: string;
    listingId: number | undefined;
    authorId: string;
    note: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('admin_notes')
    .values({
      id: note.id,
      advertiser_id: note.advertiserId,
      listing_id: note.listingId ?? null,
      author_id: note.authorId,
      note: note.note,
      created_at: note.now,
    })
    .execute();
}

/** Deletes a note; says what it was about, or nothing where it was gone. */
export async function deleteNote(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('admin_notes')
    .where('id', '=', id)
    .returning(sql<string>`coalesce('listing:' || listing_id, 'advertiser:' || advertiser_id)`.as('subject'))
    .executeTakeFirst();
  return row?.subject;
}
