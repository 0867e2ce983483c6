import { type Selectable, sql } from 'kysely';
import type { AccountExportsTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';

export type ExportRow = Selectable<AccountExportsTable>;

/** Archives that are pending or downloadable, newest first. */
export async function exportsOf(db: Database, advertiserId: string, now: Date): Promise<ExportRow[]> {
  return db
    .selectFrom('account_exports')
    .selectAll()
    .where('advertiser_id', '=', advertiserId)
    .where('expires_at', '>', now)
    .orderBy('asked_at', 'desc')
    .execute();
}

/** Storage keys of all archives ever made, including expired ones. */
export async function exportFiles(db: Database, advertiserId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_exports')
    .where('advertiser_id', '=', advertiserId)
    .select('file_key')
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}

export async function addExport(
  db: Database,
  row: { id: string; advertiserId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('account_exports')
    .values({
      id: row.id,
      advertiser_id: row.advertiserId,
      state: 'waiting',
      asked_at: row.now,
      expires_at: row.expiresAt,
    })
    .execute();
}

export async function findExport(db: Database, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('account_exports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when the account has been deleted, or another worker finished first. */
export async function setExportReady(
  db: Database,
  id: string,
  made: { fileKey: string; sizeBytes: number; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_exports')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .set({
      state: 'ready',
      file_key: made.fileKey,
      size_bytes: made.sizeBytes,
      ready_at: made.now,
      expires_at: made.expiresAt,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteExports(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('account_exports').where('expires_at', '<=', now).execute();
}

export async function existingExports(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('account_exports').where('id', 'in', ids).select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Locks the account's row against concurrent requests until the transaction ends. */
export async function lockAccount(db: Database, id: string) {
  return db
    .selectFrom('advertisers')
    .where('id', '=', id)
    .select(['email', 'public_name'])
    .forUpdate()
    .executeTakeFirst();
}

export type PendingDeletion = { askedAt: Date; goesAt: Date; withdrawn: number[] };

export async function findPendingDeletion(
  db: Database,
  advertiserId: string,
): Promise<PendingDeletion | undefined> {
  return db
    .selectFrom('account_leavings')
    .where('advertiser_id', '=', advertiserId)
    .select(['asked_at as askedAt', 'goes_at as goesAt', 'withdrawn'])
    .executeTakeFirst();
}

export async function addPendingDeletion(
  db: Database,
  advertiserId: string,
  leaving: PendingDeletion,
): Promise<void> {
  await db
    .insertInto('account_leavings')
    .values({
      advertiser_id: advertiserId,
      asked_at: leaving.askedAt,
      goes_at: leaving.goesAt,
      withdrawn: leaving.withdrawn,
    })
    .execute();
}

export async function dropPendingDeletion(db: Database, advertiserId: string): Promise<void> {
  await db.deleteFrom('account_leavings').where('advertiser_id', '=', advertiserId).execute();
}

/** Accounts past their deletion date, in case a job was lost or gave up. */
export async function overdueDeletions(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_leavings')
    .where('goes_at', '<=', now)
    .select('advertiser_id')
    .execute();
  return rows.map((row) => row.advertiser_id);
}

/**
 * Adds a listing to an account's pending deletion; it is restored only if the owner cancels. Returns whether one
 * is pending.
 */
export async function joinAccountBeingDeleted(
  db: Database,
  advertiserId: string,
  listingId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_leavings')
    .where('advertiser_id', '=', advertiserId)
    .set({ withdrawn: sql`array_append(withdrawn, ${listingId})` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a slug belonged to a deleted account. */
export async function isSlugOfDeleted(db: Database, slug: string): Promise<boolean> {
  const left = await db
    .selectFrom('left_slugs')
    .where('slug_hash', '=', hashOfSecret(slug))
    .select('slug_hash')
    .executeTakeFirst();
  return left !== undefined;
}

/** Stores hashes of a deleted account's present and former slugs. */
export async function storeSlugHashes(db: Database, advertiserId: string, now: Date): Promise<void> {
  const slugs = await db
    .selectFrom('advertisers')
    .where('id', '=', advertiserId)
    .select('slug')
    .union(db.selectFrom('advertiser_old_slugs').where('advertiser_id', '=', advertiserId).select('slug'))
    .execute();
  if (slugs.length === 0) return;
  await db
    .insertInto('left_slugs')
    .values(slugs.map(({ slug }) => ({ slug_hash: hashOfSecret(slug), left_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes paid orders of deleted accounts after the legal retention period. */
export async function deleteOldOrders(db: Database, paidBefore: Date): Promise<void> {
  await db
    .deleteFrom('membership_orders')
    .where('advertiser_id', 'is', null)
    .where('paid_at', '<', paidBefore)
    .execute();
}

/** Deletes bank statement lines with payers' names, matched or not, after the same period. */
export async function deleteOldPayments(db: Database, bookedBefore: Date): Promise<void> {
  const day = bookedBefore.toISOString().slice(0, 10);
  await db.deleteFrom('bank_payments').where('booked_on', '<', day).execute();
}
