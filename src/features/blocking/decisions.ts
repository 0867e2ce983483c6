import type { Database, Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { addDecision, type Decided } from './db-decisions.ts';

type Makes = Pick<Platform, 'clock' | 'ids'>;

/** Notes what was decided, with the key of the link by which its advertiser objects. Needs the transaction that does it. */
export async function noteDecision(
  { clock, ids }: Makes,
  db: Database,
  decided: Decided,
): Promise<{ id: string; key: string }> {
  const [id, key] = [ids.uuid(), ids.token()];
  await addDecision(db, { ...decided, id, keyHash: hashOfSecret(key), decidedAt: clock.now() });
  return { id, key };
}
