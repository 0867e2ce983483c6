import type { Database } from '../../platform/platform.ts';

export async function findCode(db: Database, advertiserId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('referral_codes')
    .where('advertiser_id', '=', advertiserId)
    .select('code')
    .executeTakeFirst();
  return row?.code;
}

/** Nothing happens where the advertiser has a code, or the code has an advertiser. */
export async function addCode(
  db: Database,
  code: { advertiser_id: string; code: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('referral_codes')
    .values(code)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function ownerOfCode(db: Database, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('referral_codes')
    .where('code', '=', code)
    .select('advertiser_id')
    .executeTakeFirst();
  return row?.advertiser_id;
}

export async function countOf(db: Database, referrerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('referrals')
    .where('referrer_id', '=', referrerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasPublishedSince(db: Database, advertiserId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .where('advertiser_id', '=', advertiserId)
    .where('created', '>=', since)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the advertiser has been counted for somebody before. */
export async function addReferral(
  db: Database,
  referral: { advertiser_id: string; referrer_id: string; counted_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('referrals')
    .values(referral)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
