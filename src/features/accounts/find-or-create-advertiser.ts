import type { Database, Platform } from '../../platform/platform.ts';
import { type Advertiser, addAdvertiser, findAdvertiser } from './db.ts';
import { advertiserSlug, generatedName } from './rules.ts';

export type AdvertiserDetails = {
  /** In lowercase. */
  email: string;
  /** Stored as given; without one a nickname is generated. */
  publicName?: string | undefined;
  verified?: boolean | undefined;
  trader?: boolean | undefined;
  companyName?: string | undefined;
  companyId?: string | undefined;
  cardLimit?: number | undefined;
  demo?: boolean | undefined;
  createdAt?: Date | undefined;
};

/** The account of an address; the details are used only when it is created. Safe under concurrency. */
export async function findOrCreateAdvertiser(
  db: Database,
  platform: Pick<Platform, 'ids' | 'clock'>,
  details: AdvertiserDetails,
): Promise<Advertiser> {
  const { email } = details;
  for (;;) {
    const known = await findAdvertiser(db, { email });
    if (known) return known;
    // Retries when another request was first, or when the generated slug is taken.
    await addAdvertiser(db, newAdvertiser(platform, details));
  }
}

function newAdvertiser({ ids, clock }: Pick<Platform, 'ids' | 'clock'>, details: AdvertiserDetails) {
  const now = clock.now();
  const name = details.publicName ?? generatedName(ids);
  return {
    id: ids.uuid(),
    email: details.email,
    email_verified_at: details.verified ? now : null,
    public_name: name,
    slug: advertiserSlug(name, ids),
    is_trader: details.trader ?? false,
    company_name: details.companyName ?? null,
    company_id: details.companyId ?? null,
    is_demo: details.demo ?? false,
    created_at: details.createdAt ?? now,
    ...(details.cardLimit === undefined ? {} : { card_limit: details.cardLimit }),
  };
}
