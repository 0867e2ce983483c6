import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { type Company, company } from './contract.ts';

/** A response of the register cached since `since`; `company` is undefined when the register has none. */
export async function cachedAnswer(
  db: Database,
  companyId: string,
  since: Date,
): Promise<{ company: Company | undefined } | undefined> {
  const row = await db
    .selectFrom('companies')
    .where('company_id', '=', companyId)
    .where('fetched_at', '>', since)
    .select('company')
    .executeTakeFirst();
  return row && { company: row.company === null ? undefined : company.parse(row.company) };
}

/** Another IČO with exactly this name among responses cached since `since`. */
export async function otherIdWithName(
  db: Database,
  { companyId, name, since }: { companyId: string; name: string; since: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('companies')
    .where('company_id', '<>', companyId)
    .where('fetched_at', '>', since)
    .where(sql<boolean>`company ->> 'name' = ${name}`)
    .select('company_id')
    .executeTakeFirst();
  return row?.company_id;
}

export async function cacheAnswer(
  db: Database,
  companyId: string,
  found: Company | undefined,
  now: Date,
): Promise<void> {
  const values = { company: found ? JSON.stringify(found) : null, fetched_at: now };
  await db
    .insertInto('companies')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute();
}

/** Records a call to the register unless the advertiser has made `max` since then; returns whether it is allowed. */
export async function recordLookup(
  db: Database,
  { advertiserId, now, since, max }: { advertiserId: string; now: Date; since: Date; max: number },
): Promise<boolean> {
  const { made } = await db
    .selectFrom('company_lookups')
    .where('advertiser_id', '=', advertiserId)
    .where('asked_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .executeTakeFirstOrThrow();
  if (made >= max) return false;
  await db.insertInto('company_lookups').values({ advertiser_id: advertiserId, asked_at: now }).execute();
  return true;
}

export async function sweepAnswers(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('companies').where('fetched_at', '<', before).execute();
  await db.deleteFrom('company_lookups').where('asked_at', '<', before).execute();
}
