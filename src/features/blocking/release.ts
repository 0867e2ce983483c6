import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { releaseListings } from '../listings/index.ts';
import { subjectOf } from './block.ts';
import type { ManagedAccount } from './contract.ts';
import { dropBlock, lockAccount } from './db.ts';
import { managedAccount } from './find-account.ts';
import { queueReleasedEmail } from './mail/block-emails.ts';

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
    await queueReleasedEmail(platform, db, account.email);
    await recordAction(platform, db, admin, { action: 'release-account', subject: subjectOf(id), reason });
    return managedAccount(platform, db, id);
  });
}
