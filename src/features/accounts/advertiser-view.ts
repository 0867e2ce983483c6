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
  /** Only a proven one, where its owner shows it. */
  phone: string | undefined;
  since: Date;
  emailVerified: boolean;
  phoneVerified: boolean;
};

export async function advertiserView(db: Database, id: string): Promise<AdvertiserView | undefined> {
  const advertiser = await findAdvertiser(db, { id });
  return advertiser && publicView(advertiser);
}

/** Whether an admin has closed the account. */
export const isBlocked = async (db: Database, id: string): Promise<boolean> =>
  Boolean((await findAdvertiser(db, { id }))?.blocked_at);

/** Whether the account is about to be deleted and may still be kept; until then nothing new comes out of it. */
export async function isBeingDeleted(db: Database, id: string): Promise<boolean> {
  const query = db.selectFrom('account_leavings').where('advertiser_id', '=', id).select('advertiser_id');
  return (await query.executeTakeFirst()) !== undefined;
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
  phone:
    advertiser.phone_public && advertiser.phone_verified_at ? (advertiser.phone ?? undefined) : undefined,
  since: advertiser.created_at,
  emailVerified: advertiser.email_verified_at !== null,
  phoneVerified: advertiser.phone_verified_at !== null,
});

/** `Halova 778/3a, 602 00 Brno`. */
function seatOf({ street, city, postcode }: Advertiser): string | undefined {
  return [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || undefined;
}

/** Who pays, for a receipt that only they see: the company, or the person. */
export async function billingOf(db: Database, id: string) {
  const advertiser = await findAdvertiser(db, { id });
  if (!advertiser) return {};
  return {
    name: advertiser.company_name ?? advertiser.full_name ?? undefined,
    companyId: advertiser.company_id ?? undefined,
    vatId: advertiser.vat_id ?? undefined,
    address: seatOf(advertiser),
  };
}

/**
 * Where emails to an advertiser go, never for pages: an address that its reader has proven. Nothing for demo
 * advertisers, whose addresses lead nowhere, and for those who are gone.
 */
export async function advertiserMailbox(db: Database, id: string): Promise<string | undefined> {
  const advertiser = await findAdvertiser(db, { id });
  return advertiser?.email_verified_at && !advertiser.is_demo ? advertiser.email : undefined;
}

/**
 * The exception: also an address that nobody has proven, such as that of an imported listing. For what has to arrive
 * even so; the caller says why.
 */
export async function unprovenMailbox(db: Database, id: string): Promise<string | undefined> {
  const advertiser = await findAdvertiser(db, { id });
  return advertiser && !advertiser.is_demo ? advertiser.email : undefined;
}

/** The address and name of any advertiser, demo ones too: to write to a listing, not to decide who gets an email. */
export async function addressOf(
  db: Database,
  id: string,
): Promise<{ email: string; name: string } | undefined> {
  const advertiser = await findAdvertiser(db, { id });
  return advertiser && { email: advertiser.email, name: advertiser.public_name };
}
