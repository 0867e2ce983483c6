import type { Platform } from '../../platform/platform.ts';
import { findSession } from './db-sessions.ts';
import { isFresh } from './policy.ts';

/** Whether whoever holds this session has proven who they are just now; what cannot be taken back asks for it. */
export async function isFreshSession(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  tokenHash: string | undefined,
): Promise<boolean> {
  const now = clock.now();
  const session = await findSession(db, { tokenHash: tokenHash ?? '', now });
  return session !== undefined && isFresh(session.createdAt, now);
}
