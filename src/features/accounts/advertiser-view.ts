import type { Database } from '../../platform/platform.ts';
import { type Advertiser, findAdvertiser } from './db.ts';

/** What everybody may know of an advertiser. */
export type AdvertiserView = {
  id: string;
  name: string;
  slug: string;
  trader: boolean;
  companyName: string | undefined;
  companyId: string | undefined;
  since: Date;
  emailVerified: boolean;
};

export async function advertiserView(db: Database, id: string): Promise<AdvertiserView | undefined> {
  const advertiser = await findAdvertiser(db, { id });
  return advertiser && publicView(advertiser);
}

const publicView = (advertiser: Advertiser): AdvertiserView => ({
  id: advertiser.id,
  name: advertiser.public_name,
  slug: advertiser.slug,
  trader: advertiser.is_trader,
  companyName: advertiser.company_name ?? undefined,
  companyId: advertiser.company_id ?? undefined,
  since: advertiser.created_at,
  emailVerified: advertiser.email_verified_at !== null,
});

/** Where letters to an advertiser go; never for pages. Letters to demo advertisers reach nobody. */
export async function advertiserMailbox(
  db: Database,
  id: string,
): Promise<{ email: string; verified: boolean; name: string; demo: boolean } | undefined> {
  const advertiser = await findAdvertiser(db, { id });
  return (
    advertiser && {
      email: advertiser.email,
      verified: advertiser.email_verified_at !== null,
      name: advertiser.public_name,
      demo: advertiser.is_demo,
    }
  );
}
