import { type Selectable, sql } from 'kysely';
import type { SizeRemindersTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';

export type ReminderRow = Selectable<SizeRemindersTable>;
/** A reminder selected by its owner, or by the key of an email. */
export type ReminderSelector = { id: string; email: string } | { keyHash: string };

/** Number of an address's pending reminders; serializes counting until the transaction ends. Needs one. */
export async function countReminders(db: Database, email: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('size-reminders-of'), hashtext(${email}))`.execute(db);
  const { count } = await db
    .selectFrom('size_reminders')
    .where('email', '=', email)
    .where('state', '=', 'active')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function remindersOf(db: Database, email: string): Promise<ReminderRow[]> {
  return db
    .selectFrom('size_reminders')
    .selectAll()
    .where('email', '=', email)
    .where('state', '<>', 'unconfirmed')
    .orderBy('state')
    .orderBy('month')
    .orderBy('id')
    .execute();
}

export type NewRow = Pick<
  ReminderRow,
  'id' | 'email' | 'category' | 'size' | 'brand' | 'model' | 'listing_id' | 'place_code' | 'month' | 'spread'
> & {
  state: 'unconfirmed' | 'active';
  attributes: Readonly<Record<string, readonly string[]>>;
  created_at: Date;
};

/** A reminder of the same item for the same month, preferably a confirmed one. */
export async function sameReminder(
  db: Database,
  { email, category, size, brand, month }: Pick<NewRow, 'email' | 'category' | 'size' | 'brand' | 'month'>,
): Promise<ReminderRow | undefined> {
  return db
    .selectFrom('size_reminders')
    .selectAll()
    .where('email', '=', email)
    .where('category', '=', category)
    .where('size', '=', size)
    .where('brand', 'is not distinct from', brand)
    .where('month', '=', month)
    .where('state', '<>', 'sent')
    .orderBy('state')
    .limit(1)
    .executeTakeFirst();
}

export async function insertReminder(db: Database, row: NewRow): Promise<ReminderRow> {
  return db
    .insertInto('size_reminders')
    .values({ ...row, attributes: JSON.stringify(row.attributes) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setActive(db: Database, id: string): Promise<ReminderRow | undefined> {
  return db
    .updateTable('size_reminders')
    .set({ state: 'active' })
    .where('id', '=', id)
    .where('state', '=', 'unconfirmed')
    .returningAll()
    .executeTakeFirst();
}

function chosen(db: Database, which: ReminderSelector) {
  const ids = db.selectFrom('size_reminders').select('size_reminders.id');
  return 'keyHash' in which
    ? ids
        .innerJoin('size_reminder_keys', 'size_reminder_keys.reminder_id', 'size_reminders.id')
        .where('key_hash', '=', which.keyHash)
    : ids
        .where('size_reminders.id', '=', which.id)
        .where('email', '=', which.email)
        .where('state', '<>', 'unconfirmed');
}

export async function findReminder(db: Database, which: ReminderSelector): Promise<ReminderRow | undefined> {
  return db.selectFrom('size_reminders').selectAll().where('id', 'in', chosen(db, which)).executeTakeFirst();
}

/** The reminder for a bought listing, pending or sent. */
export async function reminderOfListing(
  db: Database,
  email: string,
  listingId: number,
): Promise<ReminderRow | undefined> {
  return db
    .selectFrom('size_reminders')
    .selectAll()
    .where('email', '=', email)
    .where('listing_id', '=', listingId)
    .where('state', '<>', 'unconfirmed')
    .orderBy('state')
    .limit(1)
    .executeTakeFirst();
}

/** A reminder already sent becomes pending again. */
export async function setMonth(
  db: Database,
  which: ReminderSelector,
  month: string,
): Promise<ReminderRow | undefined> {
  return db
    .updateTable('size_reminders')
    .set({
      month,
      spread: 0,
      state: sql`case when state = 'sent' then 'active' else state end`,
      sent_at: null,
    })
    .where('id', 'in', chosen(db, which))
    .returningAll()
    .executeTakeFirst();
}

export async function deleteReminder(
  db: Database,
  which: ReminderSelector,
): Promise<ReminderRow | undefined> {
  return db
    .deleteFrom('size_reminders')
    .where('id', 'in', chosen(db, which))
    .returningAll()
    .executeTakeFirst();
}

export async function addKey(
  db: Database,
  key: { keyHash: string; email: string; reminderId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('size_reminder_keys')
    .values({ key_hash: key.keyHash, email: key.email, reminder_id: key.reminderId, created_at: key.now })
    .execute();
}

/** Deletes all reminders of the address that received the key; undefined for an unknown key. */
export async function deleteOfKey(db: Database, keyHash: string): Promise<number | undefined> {
  const key = await db
    .selectFrom('size_reminder_keys')
    .where('key_hash', '=', keyHash)
    .select('email')
    .executeTakeFirst();
  if (!key) return undefined;
  const gone = await db.deleteFrom('size_reminders').where('email', '=', key.email).returning('id').execute();
  return gone.length;
}

/** Reminders after `after` that are due. */
export async function dueReminders(
  db: Database,
  { month, after, atMost }: { month: string; after: string; atMost: number },
): Promise<ReminderRow[]> {
  return db
    .selectFrom('size_reminders')
    .selectAll()
    .where('state', '=', 'active')
    .where('month', '<=', month)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atMost)
    .execute();
}

/** Marks a reminder as sent; false when another worker has, or when it was changed or deleted meanwhile. */
export async function markSent(db: Database, id: string, month: string, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('size_reminders')
    .set({ state: 'sent', sent_at: now })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('month', '<=', month)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Deletes rows that no longer have any effect. */
export async function sweep(
  db: Database,
  before: { unconfirmed: Date; sent: Date; keys: Date },
): Promise<void> {
  await db
    .deleteFrom('size_reminders')
    .where('state', '=', 'unconfirmed')
    .where('created_at', '<', before.unconfirmed)
    .execute();
  await db
    .deleteFrom('size_reminders')
    .where('state', '=', 'sent')
    .where('sent_at', '<', before.sent)
    .execute();
  await db.deleteFrom('size_reminder_keys').where('created_at', '<', before.keys).execute();
}
