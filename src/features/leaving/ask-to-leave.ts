import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isFreshSession } from '../accounts/index.ts';
import { withdrawAll } from '../listings/index.ts';
import { day } from './ask-export.ts';
import { type OwnData, daysToChangeMind } from './contract.ts';
import { addLeaving, findLeaving, lockAccount } from './db.ts';
import { findPerson } from './db-personal-data.ts';
import { leavingLetter } from './mail/leaving-letters.ts';
import { ownData } from './own-data.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'leave-account': { advertiserId: string };
  }
}

/** Withdraws every advert now and has the account deleted in a week; asked twice, the first asking holds. */
export async function askToLeave(
  platform: Platform,
  { advertiserId }: Viewer,
  tokenHash: string | undefined,
): Promise<OwnData | Refusal<'fresh-sign-in-needed'>> {
  if (!(await isFreshSession(platform, tokenHash))) return refuse('fresh-sign-in-needed');
  const { clock, config, queue } = platform;
  const askedAt = clock.now();
  const goesAt = new Date(askedAt.getTime() + daysToChangeMind * day);
  await platform.db.transaction().execute(async (db) => {
    await lockAccount(db, advertiserId);
    if (await findLeaving(db, advertiserId)) return;
    const withdrawn = await withdrawAll(platform, db, advertiserId);
    await addLeaving(db, advertiserId, { askedAt, goesAt, withdrawn });
    await queue.add(db, 'leave-account', { advertiserId }, { key: `leave:${advertiserId}`, runAt: goesAt });
    const person = await findPerson(db, advertiserId);
    for (const to of person?.emails ?? [])
      await queue.add(db, 'send-letter', await leavingLetter(config, { to, goesAt }));
  });
  return ownData(platform, advertiserId);
}
