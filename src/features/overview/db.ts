import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { warningDays } from '../listings/contract.ts';
import { livingStates } from '../listings/index.ts';

type Account = { advertiserId: string; email: string };
export type AccountCounts = {
  living: number;
  ending: number;
  cardLimit: number;
  favourites: number;
  watches: number;
};

/** All counts of an account in one query: the overview is opened often, and each of them is an index scan. */
export async function accountCounts(
  db: Database,
  { advertiserId, email }: Account,
  now: Date,
): Promise<AccountCounts> {
  const { rows } = await sql<AccountCounts>`
    select living, ending, card_limit as "cardLimit",
      (select count(*)::integer from favourites where advertiser_id = a.id) as favourites,
      (select count(*)::integer from watches where watches.email = ${email} and state <> 'unconfirmed') as watches
    from advertisers a,
      lateral (
        select count(*)::integer as living,
          (count(*) filter (where expires_at <= ${now}::timestamptz + make_interval(days => ${warningDays}::integer)))::integer
            as ending
        from listings
        where advertiser_id = a.id and state in (${sql.join(livingStates)})
      ) own
    where a.id = ${advertiserId}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error(`Advertiser ${advertiserId} is gone`);
  return counts;
}
