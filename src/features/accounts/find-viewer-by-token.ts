import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSession, markUsed } from './db-sessions.ts';
import { isUseNews } from './policy.ts';
import { hashOfSecret } from './secrets.ts';

/** Who a bearer token belongs to; nobody once it has expired or was signed out. */
export async function findViewerByToken(
  platform: Platform,
  token: string,
): Promise<{ viewer: Viewer; tokenHash: string } | undefined> {
  const tokenHash = hashOfSecret(token);
  const now = platform.clock.now();
  const found = await findSession(platform.db, { tokenHash, now });
  if (!found) return undefined;
  if (isUseNews(found.lastUsedAt, now)) await markUsed(platform.db, tokenHash, now);
  const { advertiserId, email, emailVerifiedAt } = found;
  const admin = emailVerifiedAt !== null && platform.config.adminEmails.includes(email);
  return { viewer: { advertiserId, email, admin }, tokenHash };
}
