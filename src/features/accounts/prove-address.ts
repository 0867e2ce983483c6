import type { Database, Platform } from '../../platform/platform.ts';
import { type Advertiser, type OnceProven, updateAdvertiser } from './db.ts';
import { addIdentity } from './db-identities.ts';
import { endOtherSessions } from './db-sessions.ts';
import { findOrCreateAdvertiser } from './find-or-create-advertiser.ts';
import { queueSecretEmail } from './mail/secret-email.ts';

/**
 * The account of an address that somebody has just proven to read, with what waited for the proof: a password chosen
 * at registration, which ends all sessions before it, or an account elsewhere that from now on opens this one.
 */
export async function proveAddress(
  platform: Platform,
  db: Database,
  email: string,
  { name, passwordHash, identity }: OnceProven = {},
): Promise<Advertiser> {
  const now = platform.clock.now();
  const found = await findOrCreateAdvertiser(db, platform, {
    email,
    verified: true,
    ...(name === undefined ? {} : { publicName: name }),
  });
  if (identity) await addIdentity(db, identity, found.id, now);
  const change = {
    ...(found.email_verified_at ? {} : { email_verified_at: now }),
    ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
  };
  if (passwordHash !== undefined) {
    await endOtherSessions(db, found.id, undefined);
    // Of an account that is just beginning there is nobody else to tell.
    if (found.email_verified_at && (found.password_hash !== null || found.created_at < now)) {
      const which = found.password_hash === null ? 'first' : 'changed';
      await queueSecretEmail(platform, db, email, { secret: 'password', which });
    }
  }
  return Object.keys(change).length > 0 ? updateAdvertiser(db, found.id, change) : found;
}
