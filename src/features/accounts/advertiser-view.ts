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
  vatId: string | undefined;
  /** Seat of a trader on one line; a private person's address is nobody's business. */
  seat: string | undefined;
  /** Where its owner shows it. */
  phone: string | undefined;
  since: Date;
  emailVerified: boolean;
  phoneVerified: boolean;
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
  vatId: advertiser.vat_id ?? undefined,
  seat: advertiser.is_trader ? seatOf(advertiser) : undefined,
  phone: advertiser.phone_public ? (advertiser.phone ?? undefined) : undefined,
  since: advertiser.created_at,
  emailVerified: advertiser.email_verified_at !== null,
  phoneVerified: advertiser.phone_verified_at !== null,
});

/** `Halova 778/3a, 602 00 Brno`. */
function seatOf({ street, city, postcode }: Advertiser): string | undefined {
  return [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || undefined;
}

/** Where emails to an advertiser go; never for pages. Emails to demo advertisers reach nobody. */
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
