import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isFreshSession } from '../accounts/index.ts';
import { withdrawAll } from '../listings/index.ts';
import { day } from './request-export.ts';
import { type OwnData, daysToCancelDeletion } from './contract.ts';
import { addPendingDeletion, findPendingDeletion, lockAccount } from './db.ts';
import { findPerson } from './db-personal-data.ts';
import { deletionEmail } from './mail/deletion-emails.ts';
import { ownData } from './own-data.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'leave-account': { advertiserId: string };
  }
}

/** Withdraws every listing now and has the account deleted in a week; asked twice, the first asking holds. */
export async function requestDeletion(
  platform: Platform,
  { advertiserId }: Viewer,
  tokenHash: string | undefined,
): Promise<OwnData | Refusal<'fresh-sign-in-needed'>> {
  if (!(await isFreshSession(platform, tokenHash))) return refuse('fresh-sign-in-needed');
  const { clock, config, queue } = platform;
  const askedAt = clock.now();
  const goesAt = new Date(askedAt.getTime() + daysToCancelDeletion * day);
  await platform.db.transaction().execute(async (db) => {
    await lockAccount(db, advertiserId);
    if (await findPendingDeletion(db, advertiserId)) return;
    const withdrawn = await withdrawAll(platform, db, advertiserId);
    await addPendingDeletion(db, advertiserId, { askedAt, goesAt, withdrawn });
    await queue.add(db, 'leave-account', { advertiserId }, { key: `leave:${advertiserId}`, runAt: goesAt });
    const person = await findPerson(db, advertiserId);
    for (const to of person?.emails ?? [])
      await queue.add(db, 'send-letter', await deletionEmail(config, { to, goesAt }));
  });
  return ownData(platform, advertiserId);
}
