import type { Database } from '../../platform/platform.ts';
import { type Provider, provider } from './contract.ts';
import type { Advertiser, Identity } from './db.ts';

export async function advertiserOfIdentity(
  db: Database,
  identity: Identity,
): Promise<Advertiser | undefined> {
  return db
    .selectFrom('advertiser_identities')
    .innerJoin('advertisers', 'advertisers.id', 'advertiser_id')
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject)
    .selectAll('advertisers')
    .executeTakeFirst();
}

/** From now on the account elsewhere opens this one; one that opens another already goes on doing so. */
export async function addIdentity(
  db: Database,
  identity: Identity,
  advertiserId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('advertiser_identities')
    .values({ ...identity, advertiser_id: advertiserId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whose accounts open this one, in the order in which they were joined. */
export async function providersOf(db: Database, advertiserId: string): Promise<Provider[]> {
  const joined = await db
    .selectFrom('advertiser_identities')
    .where('advertiser_id', '=', advertiserId)
    .select('provider')
    .orderBy('created_at')
    .execute();
  return [...new Set(joined.map((each) => provider.parse(each.provider)))];
}
