import { type Selectable, sql } from 'kysely';
import type { WatchesTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { Frequency, WatchChange } from './contract.ts';

export type WatchRow = Selectable<WatchesTable>;
/** A watch selected by its owner, or by the key of an email. */
export type WatchSelector = { id: string; email: string } | { keyHash: string };

/** Number of an address's confirmed watches; serializes counting until the transaction ends. Needs one. */
export async function countWatches(db: Database, email: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('watches-of'), hashtext(${email}))`.execute(db);
  const { count } = await db
    .selectFrom('watches')
    .where('email', '=', email)
    .where('state', '<>', 'unconfirmed')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function watchesOf(db: Database, email: string): Promise<WatchRow[]> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where('email', '=', email)
    .where('state', '<>', 'unconfirmed')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function sameWatch(db: Database, email: string, search: string): Promise<WatchRow | undefined> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where('email', '=', email)
    .where('search', '=', search)
    .forUpdate()
    .executeTakeFirst();
}

export type NewWatch = {
  id: string;
  email: string;
  search: string;
  name: string;
  frequency: Frequency;
  state: 'unconfirmed' | 'active';
  now: Date;
};

/**
 * Creates a watch. An existing one gets the new frequency, unless it is running and the request does not prove
 * the address.
 */
export async function putWatch(db: Database, { now, ...watch }: NewWatch): Promise<WatchRow> {
  const proven = watch.state === 'active';
  return db
    .insertInto('watches')
    .values({ ...watch, since: now, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['email', 'search']).doUpdateSet({
        name: watch.name,
        frequency: sql`case when ${proven} or watches.state = 'unconfirmed' then excluded.frequency else watches.frequency end`,
        since: sql`case when ${proven} and watches.state <> 'active' then excluded.since else watches.since end`,
        created_at: sql`case when watches.state = 'unconfirmed' then excluded.created_at else watches.created_at end`,
        state: sql`case when ${proven} then 'active' else watches.state end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

function chosen(db: Database, which: WatchSelector) {
  const ids = db.selectFrom('watches').select('watches.id');
  return 'keyHash' in which
    ? ids.innerJoin('watch_keys', 'watch_keys.watch_id', 'watches.id').where('key_hash', '=', which.keyHash)
    : ids
        .where('watches.id', '=', which.id)
        .where('email', '=', which.email)
        .where('state', '<>', 'unconfirmed');
}

export async function findWatch(db: Database, which: WatchSelector): Promise<WatchRow | undefined> {
  return db.selectFrom('watches').selectAll().where('id', 'in', chosen(db, which)).executeTakeFirst();
}

/** Resuming after a pause starts fresh: listings published meanwhile are skipped. */
export async function updateWatch(
  db: Database,
  which: WatchSelector,
  { frequency, state }: WatchChange,
  now: Date,
): Promise<WatchRow | undefined> {
  return db
    .updateTable('watches')
    .where('id', 'in', chosen(db, which))
    .set({
      ...(frequency ? { frequency } : {}),
      ...(state ? { state, since: sql`case when state = ${state} then since else ${now} end` } : {}),
      // Kysely rejects an update without columns.
      name: sql`name`,
    })
    .returningAll()
    .executeTakeFirst();
}

export async function deleteWatch(db: Database, which: WatchSelector): Promise<WatchRow | undefined> {
  return db.deleteFrom('watches').where('id', 'in', chosen(db, which)).returningAll().executeTakeFirst();
}

export async function addKey(
  db: Database,
  key: { keyHash: string; watchId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('watch_keys')
    .values({ key_hash: key.keyHash, watch_id: key.watchId, created_at: key.now })
    .execute();
}

/** Deletes rows that no longer have any effect. */
export async function sweep(
  db: Database,
  before: { unconfirmed: Date; keys: Date; requests: Date },
): Promise<void> {
  await db
    .deleteFrom('watches')
    .where('state', '=', 'unconfirmed')
    .where('created_at', '<', before.unconfirmed)
    .execute();
  await db.deleteFrom('watch_keys').where('created_at', '<', before.keys).execute();
  // Versions before the common email ledger have left addresses here.
  await db.deleteFrom('watch_requests').where('sent_at', '<', before.requests).execute();
}
