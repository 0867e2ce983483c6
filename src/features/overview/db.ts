import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { warningDays } from '../listings/contract.ts';
import { countSlots, livingStates } from '../listings/index.ts';

type Account = { advertiserId: string; email: string };
type OtherCounts = { ending: number; favourites: number; watches: number };

export type AccountCounts = OtherCounts & {
  living: number;
  cardLimit: number;
  cardsUsed: number;
  cardsWaiting: number;
};

/** All counts of an account; slots are counted as publishing counts them. */
export async function accountCounts(db: Database, account: Account, now: Date): Promise<AccountCounts> {
  const [{ living, limit, used, waiting }, others] = await Promise.all([
    countSlots(db, account.advertiserId),
    otherCounts(db, account, now),
  ]);
  return { living, cardLimit: limit, cardsUsed: used, cardsWaiting: waiting, ...others };
}

/** In one query: the overview is opened often, and each of them is an index scan. */
async function otherCounts(db: Database, { advertiserId, email }: Account, now: Date): Promise<OtherCounts> {
  const { rows } = await sql<OtherCounts>`
    select
      (select count(*)::integer from listings
        where advertiser_id = ${advertiserId} and state in (${sql.join(livingStates)})
          and expires_at <= ${now}::timestamptz + make_interval(days => ${warningDays}::integer)) as ending,
      (select count(*)::integer from favourites where advertiser_id = ${advertiserId}) as favourites,
      (select count(*)::integer from watches where email = ${email} and state <> 'unconfirmed') as watches`.execute(
    db,
  );
  return rows[0] ?? { ending: 0, favourites: 0, watches: 0 };
}
