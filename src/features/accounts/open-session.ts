import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { type Session, sessionSeconds } from './contract.ts';
import type { Advertiser } from './db.ts';
import { noteKnownBrowser } from './db-browsers.ts';
import { addSession } from './db-sessions.ts';
import { later } from './policy.ts';
import { hashOfSecret } from './secrets.ts';
import { accountView } from './views.ts';

/** Where an account is opened: in plain words, and by the secret that its browser keeps. */
export type OpenedIn = { device: string | undefined; browserKey: string | undefined };

/**
 * A new session of somebody who has just proven who they are. The token is told now and never again. Only here, to
 * whom the account belongs, is it said that an admin has closed it.
 */
export async function openSession(
  { ids, clock }: Pick<Platform, 'ids' | 'clock'>,
  db: Database,
  advertiser: Advertiser,
  { device, browserKey }: OpenedIn,
): Promise<Session | Refusal<'account-blocked'>> {
  if (advertiser.blocked_at) return refuse('account-blocked');
  const now = clock.now();
  const token = ids.token();
  const expiresAt = later(now, sessionSeconds * 1000);
  const tokenHash = hashOfSecret(token);
  // A caller without a browser's secret is known by its session alone.
  const browserHash = browserKey === undefined ? tokenHash : hashOfSecret(browserKey);
  await noteKnownBrowser(db, advertiser.id, browserHash, now);
  await addSession(db, { tokenHash, browserHash, advertiserId: advertiser.id, now, expiresAt, device });
  return { token, expiresAt: expiresAt.toISOString(), advertiser: accountView(advertiser) };
}
