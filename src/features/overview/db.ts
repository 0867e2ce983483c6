import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { waitingConversations } from '../conversations/index.ts';
import { type HoldStep, warningDays } from '../listings/contract.ts';
import { countSlots } from '../listings/index.ts';
import { countMatches, type MatchCount } from '../matches/index.ts';
import { countProposals } from '../swap-rings/index.ts';
import { reservationDays } from './contract.ts';
import { liveStates } from '../listings/rules.ts';

type Account = { advertiserId: string; email: string };
type OtherCounts = Record<
  'ending' | 'toFix' | 'toLook' | 'toClose' | 'resting' | 'favourites' | 'watches',
  number
>;

export type AccountCounts = OtherCounts & {
  living: number;
  cardLimit: number;
  cardsUsed: number;
  cardsWaiting: number;
  proposals: number;
  proposedIn: string | undefined;
  toAnswer: number;
  toAnswerIn: string | undefined;
  swaps: number;
  swapsUntil: string | undefined;
  matches: MatchCount[];
};

/** All counts of an account; slots are counted the same way as for publishing. */
export async function accountCounts(db: Database, account: Account, now: Date): Promise<AccountCounts> {
  const { advertiserId } = account;
  const [slots, others, conversations, swaps, matches] = await Promise.all([
    countSlots(db, advertiserId),
    otherCounts(db, account, now),
    waitingConversations(db, advertiserId, now),
    countProposals(db, advertiserId, now),
    countMatches(db, advertiserId),
  ]);
  return {
    living: slots.living,
    cardLimit: slots.limit,
    cardsUsed: slots.used,
    cardsWaiting: slots.waiting,
    ...others,
    ...conversations,
    proposedIn: conversations.proposedIn ?? undefined,
    toAnswerIn: conversations.toAnswerIn ?? undefined,
    swaps: swaps.count,
    swapsUntil: swaps.until?.toISOString(),
    matches,
  };
}

/** One query, because the overview is opened often; each count is an index scan. */
async function otherCounts(db: Database, { advertiserId, email }: Account, now: Date): Promise<OtherCounts> {
  const own = (condition: ReturnType<typeof sql>) =>
    sql`(select count(*)::integer from listings l where l.advertiser_id = ${advertiserId} and ${condition})`;
  const held = (step: HoldStep) =>
    own(
      sql`l.state = 'held' and exists (select from listing_holds where listing_id = l.id and step = ${step})`,
    );
  const { rows } = await sql<OtherCounts>`
    select
      ${own(sql`l.state in (${sql.join(liveStates)})
        and l.expires_at <= ${now}::timestamptz + make_interval(days => ${warningDays}::integer)`)} as ending,
      ${held('to-fix')} as "toFix", ${held('to-look')} as "toLook",
      ${own(sql`l.state = 'reserved' and (
        coalesce((select reserved_at from reservations where listing_id = l.id), l.updated)
          < ${now}::timestamptz - make_interval(days => ${reservationDays}::integer)
        or exists (select from reservations r join meetings m on m.conversation_id = r.conversation_id
          where r.listing_id = l.id and m.answer = 'confirmed' and m.meets_at < ${now}))`)} as "toClose",
      ${own(sql`l.state = 'resting'`)} as resting,
      (select count(*)::integer from favourites where advertiser_id = ${advertiserId}) as favourites,
      (select count(*)::integer from watches where email = ${email} and state <> 'unconfirmed') as watches`.execute(
    db,
  );
  return rows[0] ?? { ending: 0, toFix: 0, toLook: 0, toClose: 0, resting: 0, favourites: 0, watches: 0 };
}
