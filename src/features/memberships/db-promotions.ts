import type { Database } from '../../platform/platform.ts';

export async function countPromotions(db: Database, orderId: string): Promise<number> {
  const { used } = await db
    .selectFrom('tops')
    .where('order_id', '=', orderId)
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  return used;
}

export async function addTop(
  db: Database,
  top: { order_id: string; listing_id: number; begun_at: Date },
): Promise<void> {
  await db.insertInto('tops').values(top).execute();
}

/** An own listing, held until the transaction ends. */
export async function lockPromotable(db: Database, id: number, advertiserId: string) {
  return db
    .selectFrom('listings')
    .where('id', '=', id)
    .where('advertiser_id', '=', advertiserId)
    .select(['id', 'state', 'topped_until as toppedUntil'])
    .forUpdate()
    .executeTakeFirst();
}

export async function setPromotedUntil(db: Database, id: number, until: Date, now: Date): Promise<void> {
  await db.updateTable('listings').set({ topped_until: until, updated: now }).where('id', '=', id).execute();
}
