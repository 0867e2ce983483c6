import { sql } from 'kysely';
import { pinTries } from '../accounts/contract.ts';
import type { Database } from '../../platform/platform.ts';
import type { ContactKind } from './contract.ts';
import type { CodesSent, ProofLife } from './policy.ts';

export type Proof = ProofLife & { id: string; kind: ContactKind; target: string; codeHash: string };
export type NewProof = Pick<Proof, 'id' | 'kind' | 'target' | 'codeHash' | 'sentAt' | 'expiresAt'> & {
  advertiserId: string;
  client: string;
};

/** Codes sent since a time; concurrent counts wait until the transaction ends. */
export async function countCodes(
  db: Database,
  { target, advertiserId, client }: Pick<NewProof, 'target' | 'advertiserId' | 'client'>,
  since: Date,
): Promise<CodesSent> {
  for (const subject of [target, advertiserId, client].toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtext('contact-codes'), hashtext(${subject}))`.execute(db);
  }
  return db
    .selectFrom('contact_proofs')
    .where('sent_at', '>', since)
    .where((row) =>
      row.or([
        row('target', '=', target),
        row('advertiser_id', '=', advertiserId),
        row('client', '=', client),
      ]),
    )
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('target', '=', target).as('target'),
      fn.countAll<number>().filterWhere('advertiser_id', '=', advertiserId).as('advertiser'),
      fn.countAll<number>().filterWhere('client', '=', client).as('client'),
    ])
    .executeTakeFirstOrThrow();
}

export async function addProof(db: Database, proof: NewProof): Promise<void> {
  await db
    .insertInto('contact_proofs')
    .values({
      id: proof.id,
      advertiser_id: proof.advertiserId,
      kind: proof.kind,
      target: proof.target,
      code_hash: proof.codeHash,
      client: proof.client,
      sent_at: proof.sentAt,
      expires_at: proof.expiresAt,
    })
    .execute();
}

/** The newest proof of each kind; older ones are no longer valid. */
export async function newestProofs(db: Database, advertiserId: string): Promise<Proof[]> {
  return db
    .selectFrom('contact_proofs')
    .distinctOn('kind')
    .where('advertiser_id', '=', advertiserId)
    .select(['id', 'kind', 'target', 'tries', 'code_hash as codeHash'])
    .select(['sent_at as sentAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .orderBy('kind')
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Counts an attempt before comparing the code, so that at most five of any number of concurrent guesses are
 * compared.
 */
export async function countCodeAttempt(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_proofs')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', pinTries)
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a proof as used; false when it was used concurrently. */
export async function useProof(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_proofs')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .set({ used_at: now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes pending codes of a removed contact. */
export async function dropProofs(db: Database, advertiserId: string, kind: ContactKind): Promise<void> {
  await db
    .deleteFrom('contact_proofs')
    .where('advertiser_id', '=', advertiserId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
}

export async function sweepProofs(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('contact_proofs').where('sent_at', '<', before).execute();
}
