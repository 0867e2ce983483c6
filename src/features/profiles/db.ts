import { type Selectable, sql, type Updateable } from 'kysely';
import type { AdvertisersTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { selectCards, isLiveListing } from '../listings/index.ts';

export type ProfileRow = Selectable<AdvertisersTable>;

export async function findProfile(db: Database, advertiserId: string): Promise<ProfileRow> {
  return db.selectFrom('advertisers').where('id', '=', advertiserId).selectAll().executeTakeFirstOrThrow();
}

/** The same, locked until the transaction ends. */
export async function lockProfile(db: Database, advertiserId: string): Promise<ProfileRow> {
  return db
    .selectFrom('advertisers')
    .where('id', '=', advertiserId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateProfile(
  db: Database,
  advertiserId: string,
  change: Updateable<AdvertisersTable>,
): Promise<void> {
  await db.updateTable('advertisers').where('id', '=', advertiserId).set(change).execute();
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const taken = await db.selectFrom('advertisers').where('email', '=', email).select('id').executeTakeFirst();
  return taken !== undefined;
}

/** Moves a newsletter subscription to the new address, unless that address has one of its own. */
export async function moveNewsletter(db: Database, from: string, to: string): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .where('email', '=', from)
    .where('state', '=', 'subscribed')
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('newsletter_subscribers as there').where('there.email', '=', to).select('there.id'),
        ),
      ),
    )
    .set({ email: to })
    .execute();
}

/** Moves watches to the new address; duplicates of watches there are deleted. */
export async function moveWatches(db: Database, from: string, to: string): Promise<void> {
  await db
    .deleteFrom('watches')
    .where('email', '=', from)
    .where('search', 'in', db.selectFrom('watches').where('email', '=', to).select('search'))
    .execute();
  await db.updateTable('watches').where('email', '=', from).set({ email: to }).execute();
}

/** Moves reminders to the new address. */
export async function moveReminders(db: Database, from: string, to: string): Promise<void> {
  await db.updateTable('size_reminders').where('email', '=', from).set({ email: to }).execute();
  await db.updateTable('size_reminder_keys').where('email', '=', from).set({ email: to }).execute();
}

/** The owner of a current or former slug, and whether their page is hidden. */
export async function ownerOfSlug(
  db: Database,
  slug: string,
): Promise<{ id: string; hidden: boolean } | undefined> {
  return (
    db
      .selectFrom('advertisers')
      .leftJoin('account_leavings', 'account_leavings.advertiser_id', 'advertisers.id')
      .where((row) =>
        row.or([
          row('advertisers.slug', '=', slug),
          row(
            'advertisers.id',
            'in',
            row.selectFrom('advertiser_old_slugs').where('slug', '=', slug).select('advertiser_id'),
          ),
        ]),
      )
      // The current owner of a slug takes precedence over a former one.
      .orderBy(sql`advertisers.slug = ${slug}`, 'desc')
      .select('advertisers.id')
      .select(sql<boolean>`blocked_at is not null or account_leavings.asked_at is not null`.as('hidden'))
      .limit(1)
      .executeTakeFirst()
  );
}

export async function countLive(db: Database, advertiserId: string): Promise<Record<Kind, number>> {
  return db
    .selectFrom('listings')
    .where('advertiser_id', '=', advertiserId)
    .where(isLiveListing)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('kind', '=', 'offer').as('offer'),
      fn.countAll<number>().filterWhere('kind', '=', 'demand').as('demand'),
    ])
    .executeTakeFirstOrThrow();
}

/** Live cards of one kind after a cursor, newest first. */
export function liveCardsOf(
  db: Database,
  page: {
    advertiserId: string;
    kind: Kind;
    after: { inserted: Date; id: number } | undefined;
    atMost: number;
  },
) {
  const rows = selectCards(db)
    .where('advertiser_id', '=', page.advertiserId)
    .where('kind', '=', page.kind)
    .where(isLiveListing)
    .orderBy('inserted', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(page.atMost);
  const { after } = page;
  return (
    after ? rows.where(sql<boolean>`(inserted, listings.id) < (${after.inserted}, ${after.id})`) : rows
  ).execute();
}
