import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { renameAdvertiser, shortName } from '../accounts/index.ts';
import type { Profile, ProfileForm } from './contract.ts';
import { newestProofs } from './db-proofs.ts';
import { findProfile, lockProfile, updateProfile } from './db.ts';
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

/** Saves what needs no proof. A new public name moves the public page; the old address leads to the new one. */
export async function saveProfile(
  platform: Platform,
  { advertiserId }: Viewer,
  form: ProfileForm,
): Promise<Profile> {
  await platform.db.transaction().execute(async (db) => {
    const before = await lockProfile(db, advertiserId);
    // A chosen name stays as it was chosen, be it a surname or a club.
    const name = form.publicName ?? shortName(form.fullName ?? before.public_name);
    await renameAdvertiser(db, before, name, platform.clock.now());
    await updateProfile(db, advertiserId, {
      full_name: form.fullName ?? null,
      is_trader: form.sellsAs === 'trader',
      company_id: form.companyId ?? null,
      company_name: form.companyName ?? null,
      vat_id: form.vatId ?? null,
      street: form.street ?? null,
      city: form.city ?? null,
      postcode: form.postcode ?? null,
      place_shown: form.placeShown,
      phone_public: form.phoneShown === 'yes',
    });
  });
  return getProfile(platform, advertiserId);
}
