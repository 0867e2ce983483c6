import type { Selectable, Updateable } from 'kysely';
import type { AdvertisersTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';

export type ProfileRow = Selectable<AdvertisersTable>;

export async function findProfile(db: Database, advertiserId: string): Promise<ProfileRow> {
  return db.selectFrom('advertisers').where('id', '=', advertiserId).selectAll().executeTakeFirstOrThrow();
}

/** The same, held until the transaction ends. */
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

/** The newsletter follows its person to a new address, unless something is known of that one already. */
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

/** Watches follow their person to a new address; one that is watched there already stays single. */
export async function moveWatches(db: Database, from: string, to: string): Promise<void> {
  await db
    .deleteFrom('watches')
    .where('email', '=', from)
    .where('search', 'in', db.selectFrom('watches').where('email', '=', to).select('search'))
    .execute();
  await db.updateTable('watches').where('email', '=', from).set({ email: to }).execute();
}
