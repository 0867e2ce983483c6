import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { bringBack } from '../listings/index.ts';
import type { OwnData } from './contract.ts';
import { dropPendingDeletion, findPendingDeletion, lockAccount } from './db.ts';
import { findPerson } from './db-personal-data.ts';
import { deletionCancelledEmail } from './mail/deletion-emails.ts';
import { ownData } from './own-data.ts';

/** The account stays, and listings come back as far as slots allow. The job finds nothing to do when its time comes. */
export async function cancelDeletion(platform: Platform, { advertiserId }: Viewer): Promise<OwnData> {
  await platform.db.transaction().execute(async (db) => {
    await lockAccount(db, advertiserId);
    const leaving = await findPendingDeletion(db, advertiserId);
    // Once its time has come files are being deleted, and there is no way back.
    if (!leaving || leaving.goesAt <= platform.clock.now()) return;
    await dropPendingDeletion(db, advertiserId);
    await bringBack(platform, db, advertiserId, leaving.withdrawn);
    const person = await findPerson(db, advertiserId);
    for (const to of person?.emails ?? [])
      await platform.queue.add(db, 'send-letter', await deletionCancelledEmail(platform.config, to));
  });
  return ownData(platform, advertiserId);
}
