import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { type Company, company } from './contract.ts';

/** An answer of the register that is younger than `since`; `company` is missing where the register knew none. */
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

/** Another IČO whose answer, younger than `since`, has this very name. */
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

/** Notes a call to the register unless the advertiser made `max` since; says whether it may be made. */
export async function noteLookup(
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
