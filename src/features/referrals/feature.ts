import { type Endpoint, implement, type Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { renderQr } from '../../platform/qr/qr.ts';
import type { JobHandlers } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { referralCode } from './contract.ts';
import { addCode, addReferral, countOf, findCode, ownerOfCode } from './db.ts';

/** Length of a generated code, long enough not to be guessed. */
const codeLength = 8;

/** The viewer's own link, generated on first use, and the number of people it brought. */
export async function getReferral(platform: Platform, { advertiserId }: Viewer) {
  const code = await ownCode(platform, advertiserId);
  const link = `${platform.config.appUrl}/?rc=${code}`;
  return { code, link, qr: renderQr(link), count: await countOf(platform.db, advertiserId) };
}

/** Counts an advertiser who came by a code and has published: once, for the first code, never for their own. */
async function countReferral(
  { db, clock }: Platform,
  { advertiserId, code }: { advertiserId: string; code: string },
): Promise<void> {
  const read = referralCode.safeParse(code);
  const referrerId = read.success ? await ownerOfCode(db, read.data) : undefined;
  if (referrerId === undefined || referrerId === advertiserId) return;
  await addReferral(db, { advertiser_id: advertiserId, referrer_id: referrerId, counted_at: clock.now() });
}

async function ownCode({ db, ids, clock }: Platform, advertiserId: string): Promise<string> {
  for (;;) {
    const existing = await findCode(db, advertiserId);
    if (existing) return existing;
    const code = ids
      .token()
      .toUpperCase()
      .replaceAll(/[^A-Z\d]/g, '')
      .slice(0, codeLength);
    await addCode(db, { advertiser_id: advertiserId, code, created_at: clock.now() });
  }
}

function referralRoutes(platform: Platform): Endpoint[] {
  return [implement(contract.getReferral, (_, { viewer }) => getReferral(platform, viewer))];
}

/** Publishing queues this job in its own transaction, so that a crash loses nothing. */
export const referralJobs = (platform: Platform) =>
  ({ 'count-referral': (invited) => countReferral(platform, invited) }) satisfies JobHandlers;

export const referralsFeature: Feature = { contract, endpoints: referralRoutes, jobs: referralJobs };
