import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawQr } from '../../platform/qr/qr.ts';
import { referralCode } from './contract.ts';
import { addCode, addReferral, countOf, findCode, hasPublishedSince, ownerOfCode } from './db.ts';

/** Letters and digits of a drawn code; enough that nobody meets another's by chance. */
const drawnLength = 8;
/** A page says who invited right after publishing. */
const publishedMs = 3_600_000;

/** The own link, drawn on the first look, and what has come of it. */
export async function getReferral(platform: Platform, { advertiserId }: Viewer) {
  const code = await ownCode(platform, advertiserId);
  const link = `${platform.config.appUrl}/?rc=${code}`;
  return { code, link, qr: drawQr(link), count: await countOf(platform.db, advertiserId) };
}

/** Counts somebody who came by a code and has just published: once, for the first code, never for their own. */
export async function countReferral(
  { db, clock }: Platform,
  { advertiserId }: Viewer,
  given: string,
): Promise<{ counted: boolean }> {
  const code = referralCode.safeParse(given);
  const referrerId = code.success ? await ownerOfCode(db, code.data) : undefined;
  if (referrerId === undefined || referrerId === advertiserId) return { counted: false };
  const now = clock.now();
  const published = await hasPublishedSince(db, advertiserId, new Date(now.getTime() - publishedMs));
  if (!published) return { counted: false };
  const referral = { advertiser_id: advertiserId, referrer_id: referrerId, counted_at: now };
  return { counted: await addReferral(db, referral) };
}

async function ownCode({ db, ids, clock }: Platform, advertiserId: string): Promise<string> {
  for (;;) {
    const known = await findCode(db, advertiserId);
    if (known) return known;
    const code = ids
      .token()
      .toUpperCase()
      .replaceAll(/[^A-Z\d]/g, '')
      .slice(0, drawnLength);
    await addCode(db, { advertiser_id: advertiserId, code, created_at: clock.now() });
  }
}
