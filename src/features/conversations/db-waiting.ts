import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { liveStates } from '../listings/rules.ts';
import { archivedBy, readAtOf, seenBy } from './db.ts';
import { offeredAfter } from './offers/offer-state.ts';

/** After this many days of silence no reply is expected any more. */
const waitingDays = 30;

export type WaitingConversations = {
  /** Number of open price and meeting proposals by others, and the conversation with the oldest. */
  proposals: number;
  proposedIn: string | null;
  /** Number of other conversations whose last message is by the other side, and the oldest of them. */
  toAnswer: number;
  toAnswerIn: string | null;
};

/**
 * What others are waiting for in an account's conversations. A last message by the other side waits until it is
 * read or, for an own live listing, until it is answered or archived.
 */
export async function waitingConversations(
  db: Database,
  viewerId: string,
  now: Date,
): Promise<WaitingConversations> {
  const isLive = sql`l.state in (${sql.join(liveStates)})`;
  const ofOther = sql`m.from_advertiser <> (c.advertiser_id = ${viewerId})`;
  const { rows } = await sql<WaitingConversations>`
    with waiting as (
      select c.id, c.last_at,
        (select count(*)::integer from price_offers o join contact_messages m on m.id = o.message_id
          where o.conversation_id = c.id and o.answer is null and ${ofOther}
            and m.created_at > ${offeredAfter(now)} and ${isLive}) +
        (select count(*)::integer from meetings o join contact_messages m on m.id = o.message_id
          where o.conversation_id = c.id and o.answer is null and ${ofOther}
            and o.meets_at > ${now} and l.state <> 'sold') as proposals,
        last.of_other and (c.advertiser_id = ${viewerId} and ${isLive}
          or last.created_at > coalesce(${readAtOf(viewerId)}, '-infinity')) as to_answer
      from conversations c
      join listings l on l.id = c.listing_id
      join lateral (
        select m.created_at, ${ofOther} and not exists (select from deal_changes where message_id = m.id) as of_other
        from contact_messages m where m.conversation_id = c.id
        order by m.created_at desc, m.id desc limit 1) last on true
      where ${seenBy(viewerId)} and not ${archivedBy(viewerId)}
        and c.last_at > ${now}::timestamptz - make_interval(days => ${waitingDays}::integer))
    select coalesce(sum(proposals), 0)::integer as proposals,
      (array_agg(id order by last_at) filter (where proposals > 0))[1] as "proposedIn",
      (count(*) filter (where to_answer and proposals = 0))::integer as "toAnswer",
      (array_agg(id order by last_at) filter (where to_answer and proposals = 0))[1] as "toAnswerIn"
    from waiting`.execute(db);
  return rows[0] ?? { proposals: 0, proposedIn: null, toAnswer: 0, toAnswerIn: null };
}
