import type { Database } from '../../platform/platform.ts';

export type NewView = { id: string; advertiserId: string; reason: string; startedAt: Date; endsAt: Date };

/** Starts a view in a session, whose later calls are made on behalf of the account. */
export async function addView(db: Database, tokenHash: string, view: NewView): Promise<void> {
  const { id, advertiserId, reason, startedAt, endsAt } = view;
  await db
    .insertInto('account_views')
    .values({ id, advertiser_id: advertiserId, reason, started_at: startedAt, ends_at: endsAt })
    .execute();
  await db.updateTable('sessions').where('token_hash', '=', tokenHash).set({ account_view_id: id }).execute();
}

/** The active view of a session, if any. */
export async function viewOf(db: Database, tokenHash: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('account_views', 'account_views.id', 'account_view_id')
    .innerJoin('advertisers', 'advertisers.id', 'account_views.advertiser_id')
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .select(['account_views.id', 'account_views.advertiser_id as advertiserId', 'ends_at as endsAt'])
    .select(['advertisers.email', 'advertisers.public_name as publicName'])
    .executeTakeFirst();
}

/** Ends a view; false when another call has ended it already. */
export async function endView(db: Database, id: string, now: Date): Promise<boolean> {
  await db.updateTable('sessions').where('account_view_id', '=', id).set({ account_view_id: null }).execute();
  const { numUpdatedRows } = await db
    .updateTable('account_views')
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .set({ ends_at: now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Past and active views of this account, newest first. */
export async function viewsAs(db: Database, advertiserId: string, atMost: number) {
  return db
    .selectFrom('account_views')
    .where('advertiser_id', '=', advertiserId)
    .select(['started_at as startedAt', 'ends_at as endsAt', 'reason'])
    .orderBy('started_at', 'desc')
    .limit(atMost)
    .execute();
}
