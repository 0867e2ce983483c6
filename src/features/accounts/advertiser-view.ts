import type { Database } from '../../platform/platform.ts';
import { type Advertiser, findAdvertiser } from './db.ts';

/** Public information about an advertiser. */
export type AdvertiserView = {
  id: string;
  name: string;
  slug: string;
  trader: boolean;
  companyName: string | undefined;
  companyId: string | undefined;
  vatId: string | undefined;
  /** Registered office of a trader on one line; undefined for a private person. */
  seat: string | undefined;
  /** Verified, and published by its owner. */
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

/** Whether a deletion is pending and can still be cancelled; until then the account publishes nothing new. */
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

/** The payer on a receipt, which only they see: the company, or the person. */
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
 * The verified address for emails to an advertiser; never shown on pages. Undefined for demo advertisers, whose
 * addresses do not exist, and for deleted ones.
 */
export async function advertiserMailbox(db: Database, id: string): Promise<string | undefined> {
  const advertiser = await findAdvertiser(db, { id });
  return advertiser?.email_verified_at && !advertiser.is_demo ? advertiser.email : undefined;
}

/**
 * Includes unverified addresses, such as that of an imported listing. Only for emails that must arrive
 * regardless; the caller gives the reason.
 */
export async function unverifiedMailbox(db: Database, id: string): Promise<string | undefined> {
  const advertiser = await findAdvertiser(db, { id });
  return advertiser && !advertiser.is_demo ? advertiser.email : undefined;
}

/**
 * Email and name of any advertiser, including demo ones: for addressing a message, not for deciding who receives
 * an email.
 */
export async function recipientOf(
  db: Database,
  id: string,
): Promise<{ email: string; name: string } | undefined> {
  const advertiser = await findAdvertiser(db, { id });
  return advertiser && { email: advertiser.email, name: advertiser.public_name };
}
