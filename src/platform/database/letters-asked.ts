import { sql } from 'kysely';
import type { Database } from '../platform.ts';

const hour = 3_600_000;

/** Letters that anybody can have sent, in any hour: enough for a person, too few to fill a stranger's mailbox. */
const hourly = { toAddress: 5, byClient: 30 } as const;

/** Where it is noted who asked for a letter; each has limits of its own. */
type RequestsTable = 'watch_requests' | 'newsletter_requests';

/**
 * Whether one more letter may go to `email` because `client` (its IP address) asked for it; if so, it counts. Nobody
 * else counts the same address or client until the transaction ends, so that many at once pass no more. Needs one.
 */
export async function countLetterAsked(
  db: Database,
  table: RequestsTable,
  { email, client, now }: { email: string; client: string; now: Date },
): Promise<boolean> {
  for (const subject of [`${table} to ${email}`, `${table} by ${client}`])
    await sql`select pg_advisory_xact_lock(hashtext('letters-asked'), hashtext(${subject}))`.execute(db);
  const asked = await db
    .selectFrom(table)
    .where('sent_at', '>', new Date(now.getTime() - hour))
    .where((row) => row.or([row('email', '=', email), row('client', '=', client)]))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('email', '=', email).as('toAddress'),
      fn.countAll<number>().filterWhere('client', '=', client).as('byClient'),
    ])
    .executeTakeFirstOrThrow();
  if (asked.toAddress >= hourly.toAddress || asked.byClient >= hourly.byClient) return false;
  await db.insertInto(table).values({ email, client, sent_at: now }).execute();
  return true;
}
