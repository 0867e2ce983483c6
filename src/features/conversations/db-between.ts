import { type SqlBool, sql } from 'kysely';

/** Of listings: neither has their advertiser stopped messages of this one, nor the other way round. */
export const areOnTerms = (advertiserId: string) => sql<SqlBool>`not exists (
  select from message_blocks
  where (blocker_id = advertiser_id and blocked_id = ${advertiserId})
    or (blocker_id = ${advertiserId} and blocked_id = advertiser_id))`;
