import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type OwnData, exportDays } from './contract.ts';
import { addExport, exportsOf, lockAccount } from './db.ts';
import { ownData } from './own-data.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'export-account': { exportId: string };
  }
}

const hour = 3_600_000;
export const day = 24 * hour;
/** A new archive costs work and holds the same as one just made. */
const freshFor = hour;

/** Queues an archive of everything about the advertiser; one that is being made is waited for. */
export async function requestExport(
  platform: Platform,
  { advertiserId }: Viewer,
): Promise<OwnData | Refusal<'too-many-requests'>> {
  const now = platform.clock.now();
  const refusal = await platform.db.transaction().execute(async (db) => {
    await lockAccount(db, advertiserId);
    const [newest] = await exportsOf(db, advertiserId, now);
    if (newest?.state === 'waiting') return undefined;
    if (newest && now.getTime() - newest.asked_at.getTime() < freshFor)
      return refuse('too-many-requests', {
        message: 'Poslední archiv je čerstvý, stáhni si ten. Další půjde za hodinu.',
      });
    const id = platform.ids.uuid();
    await addExport(db, { id, advertiserId, now, expiresAt: new Date(now.getTime() + exportDays * day) });
    await platform.queue.add(
      db,
      'export-account',
      { exportId: id },
      { key: `export:${id}`, line: 'exports' },
    );
    return undefined;
  });
  return refusal ?? ownData(platform, advertiserId);
}
