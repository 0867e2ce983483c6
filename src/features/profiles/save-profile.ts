import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { renameAdvertiser, shortName } from '../accounts/index.ts';
import type { Profile, ProfileForm } from './contract.ts';
import { lockProfile, updateProfile } from './db.ts';
import { getProfile } from './get-profile.ts';

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
