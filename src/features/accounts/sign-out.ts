import type { Platform } from '../../platform/platform.ts';
import { endSession } from './db-sessions.ts';

/** Ends the session of this token; others of the account go on. */
export async function signOut(
  platform: Platform,
  tokenHash: string | undefined,
): Promise<{ signedOut: true }> {
  if (tokenHash) await endSession(platform.db, tokenHash);
  return { signedOut: true };
}
