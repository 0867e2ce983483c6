import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

export async function findCode(db: Database, advertiserId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('referral_codes')
    .where('advertiser_id', '=', advertiserId)
    .select('code')
    .executeTakeFirst();
  return row?.code;
}

/** Does nothing when the advertiser already has a code, or the code is taken. */
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

/** Does nothing when the advertiser was already counted for somebody, or an account was deleted meanwhile. */
export async function addReferral(
  db: Database,
  {
    advertiser_id,
    referrer_id,
    counted_at,
  }: { advertiser_id: string; referrer_id: string; counted_at: Date },
): Promise<void> {
  await sql`
    insert into referrals (advertiser_id, referrer_id, counted_at)
    select guest.id, referrer.id, ${counted_at}
    from advertisers as guest, advertisers as referrer
    where guest.id = ${advertiser_id} and referrer.id = ${referrer_id}
    on conflict do nothing`.execute(db);
}
