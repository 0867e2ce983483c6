import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { endOtherSessions } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import { blockEvery, releaseListings } from '../listings/index.ts';
import type { BlockSource, ManagedAccount } from './contract.ts';
import { addBlock, dropBlock, lockAccount } from './db.ts';
import { managedAccount } from './find-account.ts';
import { queueBlockedEmail, queueReleasedEmail } from './mail/block-emails.ts';

type Given = { id: string; reason: string; rule: string; source: BlockSource };

/** What the log of admins calls an account: who looks at it later need not learn the address. */
const subjectOf = (id: string): string => `advertiser:${id}`;

/**
 * Closes an account: listings are blocked, sessions end, and its advertiser is notified why and how to object. An admin's
 * own kind cannot be closed here; the configuration names them.
 */
export async function blockAccount(
  platform: Platform,
  admin: Viewer,
  { id, reason, rule, source }: Given,
): Promise<ManagedAccount | Refusal<'not-found' | 'account-not-blockable'>> {
  return platform.db.transaction().execute(async (db) => {
    const account = await lockAccount(db, id);
    if (!account) return refuse('not-found');
    if (platform.config.adminEmails.includes(account.email)) return refuse('account-not-blockable');
    if (account.blocked_at) return managedAccount(platform, db, id);
    const now = platform.clock.now();
    const listings = await blockEvery(platform, db, id);
    await addBlock(db, id, { reason, rule, listings, now });
    await endOtherSessions(db, id, undefined);
    const email = { advertiserId: id, reason, rule, source, listings: listings.length };
    await queueBlockedEmail(platform, db, email);
    const why = `${reason} (${rule})`;
    await recordAction(platform, db, admin, { action: 'block-account', subject: subjectOf(id), reason: why });
    return managedAccount(platform, db, id);
  });
}

/** Opens a blocked account again; listings whose time is over in the meantime can be renewed by their owner. */
export async function releaseAccount(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<ManagedAccount | Refusal<'not-found'>> {
  return platform.db.transaction().execute(async (db) => {
    const account = await lockAccount(db, id);
    if (!account) return refuse('not-found');
    if (!account.blocked_at) return managedAccount(platform, db, id);
    await releaseListings(platform, db, id, await dropBlock(db, id));
    await queueReleasedEmail(platform, db, id);
    await recordAction(platform, db, admin, { action: 'release-account', subject: subjectOf(id), reason });
    return managedAccount(platform, db, id);
  });
}
