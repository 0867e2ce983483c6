import type { Selectable } from 'kysely';
import type { SecondFactorsTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';

export type FactorRow = Selectable<SecondFactorsTable>;
type Beginning = 'add-totp' | 'add-passkey' | 'pass-passkey';

/** All factors of an account, oldest first. */
export async function factorsOf(db: Database, advertiserId: string): Promise<FactorRow[]> {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .where('advertiser_id', '=', advertiserId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Locks the factors of an account until the transaction ends. */
export async function lockFactors(db: Database, advertiserId: string): Promise<FactorRow[]> {
  await db
    .selectFrom('advertisers')
    .where('id', '=', advertiserId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return factorsOf(db, advertiserId);
}

export async function addFactor(
  db: Database,
  factor: Pick<FactorRow, 'id' | 'advertiser_id' | 'kind' | 'name' | 'created_at'> & Partial<FactorRow>,
): Promise<void> {
  await db.insertInto('second_factors').values(factor).execute();
}

export async function deleteFactor(db: Database, id: string): Promise<void> {
  await db.deleteFrom('second_factors').where('id', '=', id).execute();
}

/** Accepts a code of this time step; false when it or a later one was used before. */
export async function takeStep(db: Database, id: string, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .set({ totp_step: step, used_at: now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces the session's pending setup of this kind. */
export async function startSetup(
  db: Database,
  tokenHash: string,
  { kind, value, now }: { kind: Beginning; value: string; now: Date },
): Promise<void> {
  await db
    .insertInto('second_factor_beginnings')
    .values({ token_hash: tokenHash, kind, value, begun_at: now })
    .onConflict((row) => row.columns(['token_hash', 'kind']).doUpdateSet({ value, begun_at: now }))
    .execute();
}

export async function pendingSetup(
  db: Database,
  tokenHash: string,
  kind: Beginning,
  since: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('second_factor_beginnings')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('begun_at', '>', since)
    .select('value')
    .executeTakeFirst();
  return row?.value;
}

/** Deletes a pending setup and returns its value; of concurrent callers only one gets it. */
export async function takePendingSetup(
  db: Database,
  tokenHash: string,
  kind: Beginning,
  since: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('second_factor_beginnings')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('begun_at', '>', since)
    .returning('value')
    .executeTakeFirst();
  return row?.value;
}

export async function isKnownPasskey(db: Database, credentialId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .where('credential_id', '=', credentialId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the signature counter of a passkey, which reveals cloned keys. */
export async function updatePasskeyCounter(
  db: Database,
  id: string,
  count: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('second_factors')
    .where('id', '=', id)
    .set({ sign_count: count, used_at: now })
    .execute();
}

export async function countRecoveryCodes(db: Database, advertiserId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .where('advertiser_id', '=', advertiserId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Replaces all previous codes. */
export async function replaceRecoveryCodes(
  db: Database,
  advertiserId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('advertiser_id', '=', advertiserId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash, advertiser_id: advertiserId, created_at: now })))
    .execute();
}

/** Consumes a recovery code; false when the account has no such code. */
export async function takeRecoveryCode(
  db: Database,
  advertiserId: string,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('advertiser_id', '=', advertiserId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
