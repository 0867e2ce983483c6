import { type SqlBool, sql } from 'kysely';

/** Condition on listings: neither their advertiser nor this one has stopped messages of the other. */
export const neitherStopped = (advertiserId: string) => sql<SqlBool>`not exists (
  select from message_blocks
  where (blocker_id = advertiser_id and blocked_id = ${advertiserId})
    or (blocker_id = ${advertiserId} and blocked_id = advertiser_id))`;
