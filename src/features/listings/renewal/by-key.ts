import { errorCatalogue, refuse } from '../../../contract/errors.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../accounts/index.ts';
import { cardOf } from '../card.ts';
import { lockSlots } from '../db.ts';
import { type Offered, findRenewalEmail, offersOf } from './db.ts';
import { renewIn } from './renew.ts';

/** What the key of an email can renew, and what has become of it. */
export async function getRenewal({ db, clock }: Platform, key: string) {
  const email = await findRenewalEmail(db, hashOfSecret(key));
  if (!email) return refuse('link-not-valid');
  return { offers: await offerViews(db, email.id, clock.now()) };
}

/** Renews what the key offers, each listing once: a renewal moves its end, and the offer was for the old one. */
export async function renewByKey(
  platform: Platform,
  { key, ids }: { key: string; ids: readonly number[] | undefined },
) {
  const email = await findRenewalEmail(platform.db, hashOfSecret(key));
  if (!email) return refuse('link-not-valid');
  const offered = await offersOf(platform.db, email.id);
  const problems = [];
  const wanted = offered.filter((offer) => offer.waiting && (ids?.includes(offer.id) ?? true));
  for (const { id } of wanted) {
    const refusal = await renewOffered(platform, email, id);
    if (refusal)
      problems.push({ id, code: refusal.refused, message: errorCatalogue[refusal.refused].message });
  }
  return { offers: await offerViews(platform.db, email.id, platform.clock.now()), problems };
}

/** Asked again under the lock: of two presses at once the second finds nothing to renew. */
function renewOffered(platform: Platform, email: { id: string; advertiser_id: string }, id: number) {
  return platform.db.transaction().execute(async (db) => {
    await lockSlots(db, email.advertiser_id);
    const offer = (await offersOf(db, email.id)).find((each) => each.id === id);
    if (!offer?.waiting) return undefined;
    return renewIn(platform, db, { advertiserId: email.advertiser_id, id });
  });
}

async function offerViews(db: Database, issueId: string, now: Date) {
  return (await offersOf(db, issueId)).map((row) => {
    const { id, kind, state, title, slug } = cardOf(row, now);
    return {
      listing: { id, kind, state, title, slug },
      expiresAt: row.expires_at.toISOString(),
      state: becameOf(row),
    };
  });
}

function becameOf({ waiting, renewed }: Offered): 'waiting' | 'renewed' | 'over' {
  if (waiting) return 'waiting';
  return renewed ? 'renewed' : 'over';
}
