import type { Platform } from '../../platform/platform.ts';
import type { Profile } from './contract.ts';
import { findProfile } from './db.ts';
import { newestProofs } from './db-proofs.ts';
import { isOpen, resendTime } from './policy.ts';

/** The own profile as its advertiser sees it. */
export async function getProfile(
  { db, clock, sms }: Pick<Platform, 'db' | 'clock' | 'sms'>,
  advertiserId: string,
): Promise<Profile> {
  const [row, proofs] = await Promise.all([findProfile(db, advertiserId), newestProofs(db, advertiserId)]);
  const now = clock.now();
  return {
    fullName: row.full_name ?? undefined,
    publicName: row.public_name,
    slug: row.slug,
    sellsAs: row.is_trader ? 'trader' : 'private',
    companyId: row.company_id ?? undefined,
    companyName: row.company_name ?? undefined,
    vatId: row.vat_id ?? undefined,
    street: row.street ?? undefined,
    city: row.city ?? undefined,
    postcode: row.postcode ?? undefined,
    placeShown: row.place_shown,
    phoneShown: row.phone_public ? 'yes' : 'no',
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    otherEmail: row.other_email ?? undefined,
    otherEmailVerified: row.other_email_verified_at !== null,
    phone: row.phone ?? undefined,
    phoneVerified: row.phone_verified_at !== null,
    phoneVerifiable: sms.available,
    waiting: proofs
      .filter((proof) => isOpen(proof, now))
      .map(({ kind, target, sentAt, expiresAt }) => ({
        kind,
        target,
        expiresAt: expiresAt.toISOString(),
        resendAt: resendTime(sentAt).toISOString(),
      })),
  };
}
