import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

export type Action = { admin: string; action: string; subject: string; reason: string; doneAt: Date };

export async function addAction(db: Database, { admin, doneAt, ...rest }: Action): Promise<void> {
  await db
    .insertInto('admin_actions')
    .values({ ...rest, admin_email: admin, done_at: doneAt })
    .execute();
}

/** Number of times an admin has done something since a time. */
export async function countActions(
  db: Database,
  { admin, action, since }: Pick<Action, 'admin' | 'action'> & { since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('admin_actions')
    .where('admin_email', '=', admin)
    .where('action', '=', action)
    .where('done_at', '>', since)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The subject of an action, while it exists. */
type About = { name: string | null; slug: string | null };

const listing = sql`(select title from listings where id = substring(subject from '^listing:(\\d{1,9})$')::integer)`;
const advertiser = (column: 'public_name' | 'slug') =>
  sql`(select ${sql.ref(column)} from advertisers where id = substring(subject from '^advertiser:([0-9a-f-]{36})$')::uuid)`;

const uuidOf = (kind: string) =>
  sql`substring(admin_actions.subject from ${sql.lit(`^${kind}:([0-9a-f-]{36})$`)})::uuid`;
/** Names of other subjects, while they exist. */
const otherNames = [
  sql`(select variable_symbol from membership_orders where id = ${uuidOf('membership-order')})`,
  sql`(select name from membership_levels where id = substring(admin_actions.subject from '^membership-level:(\\w+)$'))`,
  sql`(select name from lottery_rounds where id = ${uuidOf('lottery-round')})`,
  sql`(select name from meeting_points where id = ${uuidOf('meeting-point')})`,
  sql`(select newsletter_letters.subject from newsletter_letters where id = ${uuidOf('newsletter-letter')})`,
];

/** Actions, newest first; `subject` may be a prefix, and `among` are the prefixes the reader may see. */
export async function lastActions(
  db: Database,
  {
    subject,
    among,
    account,
    before,
    admin,
    action,
    since,
    until,
    atMost,
  }: {
    subject?: string | undefined;
    among?: readonly string[] | undefined;
    /** Only actions about this account and its listings. */
    account?: string | undefined;
    /** Only actions with a smaller id than this. */
    before?: number | undefined;
    /** Filters by actor and by action. */
    admin?: string | undefined;
    action?: string | undefined;
    /** Days in Prague time, both inclusive. */
    since?: string | undefined;
    until?: string | undefined;
    atMost: number;
  },
): Promise<(Action & About & { id: number })[]> {
  let query = db
    .selectFrom('admin_actions')
    .select(['id', 'admin_email as admin', 'action', 'subject', 'reason', 'done_at as doneAt'])
    .select(
      sql<string | null>`coalesce(${sql.join([listing, advertiser('public_name'), ...otherNames])})`.as(
        'name',
      ),
    )
    .select(sql<string | null>`${advertiser('slug')}`.as('slug'))
    .orderBy('id', 'desc')
    .limit(atMost);
  if (account !== undefined)
    query = query.where(
      sql<boolean>`admin_actions.subject = any(array(
        select 'advertiser:' || ${account} union all
        select 'listing:' || listings.id from listings where advertiser_id = ${account}::uuid))`,
    );
  if (before !== undefined) query = query.where('id', '<', before);
  if (admin !== undefined) query = query.where('admin_email', '=', admin);
  if (action !== undefined) query = query.where('action', '=', action);
  const midnight = (day: string, after = 0) =>
    sql<Date>`((${day}::date + ${after}::integer)::timestamp at time zone 'Europe/Prague')`;
  if (since !== undefined) query = query.where('done_at', '>=', midnight(since));
  if (until !== undefined) query = query.where('done_at', '<', midnight(until, 1));
  for (const beginnings of [subject === undefined ? undefined : [subject], among]) {
    if (beginnings) query = query.where(beginsWith(beginnings));
  }
  return query.execute();
}

const beginsWith = (beginnings: readonly string[]) =>
  sql<boolean>`exists (select from unnest(${beginnings}::text[]) as beginning where starts_with(subject, beginning))`;

/** Everybody with recorded actions, optionally only with subjects in `among`. */
export async function actorsOf(db: Database, among: readonly string[] | undefined): Promise<string[]> {
  let query = db.selectFrom('admin_actions').select('admin_email').distinct().orderBy('admin_email');
  if (among) query = query.where(beginsWith(among));
  return (await query.execute()).map((row) => row.admin_email);
}

export async function deleteActionsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('admin_actions').where('done_at', '<', time).execute();
}
