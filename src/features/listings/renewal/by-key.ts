import { errorCatalogue, refuse } from '../../../contract/errors.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../accounts/index.ts';
import { cardOf } from '../card.ts';
import { lockCards } from '../db.ts';
import { type Offered, findRenewalLetter, offersOf } from './db.ts';
import { renewIn } from './renew.ts';

/** What the key of a letter can renew, and what has become of it. */
export async function getRenewal({ db, clock }: Platform, key: string) {
  const letter = await findRenewalLetter(db, hashOfSecret(key));
  if (!letter) return refuse('link-not-valid');
  return { offers: await offerViews(db, letter.id, clock.now()) };
}

/** Renews what the key offers, each advert once: a renewal moves its end, and the offer was for the old one. */
export async function renewByKey(
  platform: Platform,
  { key, ids }: { key: string; ids: readonly number[] | undefined },
) {
  const letter = await findRenewalLetter(platform.db, hashOfSecret(key));
  if (!letter) return refuse('link-not-valid');
  const offered = await offersOf(platform.db, letter.id);
  const problems = [];
  const wanted = offered.filter((offer) => offer.waiting && (ids?.includes(offer.id) ?? true));
  for (const { id } of wanted) {
    const refusal = await renewOffered(platform, letter, id);
    if (refusal)
      problems.push({ id, code: refusal.refused, message: errorCatalogue[refusal.refused].message });
  }
  return { offers: await offerViews(platform.db, letter.id, platform.clock.now()), problems };
}

/** Asked again under the lock: of two presses at once the second finds nothing to renew. */
function renewOffered(platform: Platform, letter: { id: string; advertiser_id: string }, id: number) {
  return platform.db.transaction().execute(async (db) => {
    await lockCards(db, letter.advertiser_id);
    const offer = (await offersOf(db, letter.id)).find((each) => each.id === id);
    if (!offer?.waiting) return undefined;
    return renewIn(platform, db, { advertiserId: letter.advertiser_id, id });
  });
}

async function offerViews(db: Database, letterId: string, now: Date) {
  return (await offersOf(db, letterId)).map((row) => {
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
