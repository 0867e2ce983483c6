import type { Platform } from '../../platform/platform.ts';
import type { OwnData } from './contract.ts';
import { exportsOf, findPendingDeletion } from './db.ts';

/** Archives of the account and its pending deletion, if any. */
export async function ownData(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  advertiserId: string,
): Promise<OwnData> {
  const [exports, leaving] = await Promise.all([
    exportsOf(db, advertiserId, clock.now()),
    findPendingDeletion(db, advertiserId),
  ]);
  return {
    exports: exports.map(({ id, state, asked_at, size_bytes, expires_at }) => ({
      id,
      state,
      askedAt: asked_at.toISOString(),
      sizeBytes: size_bytes ?? undefined,
      expiresAt: expires_at.toISOString(),
    })),
    leaving: leaving && { askedAt: leaving.askedAt.toISOString(), goesAt: leaving.goesAt.toISOString() },
  };
}
