import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Profile } from './contract.ts';
import { lockProfile, updateProfile } from './db.ts';
import { dropProofs } from './db-proofs.ts';
import { getProfile } from './get-profile.ts';
import { notifyPreviousContact } from './notify-previous-contact.ts';

/** Removes the other e-mail or the phone, and notifies the address that was removed. */
export async function removeContact(
  platform: Platform,
  { advertiserId }: Viewer,
  kind: 'other-email' | 'phone',
): Promise<Profile> {
  await platform.db.transaction().execute(async (db) => {
    const before = await lockProfile(db, advertiserId);
    await dropProofs(db, advertiserId, kind);
    if ((kind === 'phone' ? before.phone : before.other_email) === null) return;
    const gone =
      kind === 'phone'
        ? { phone: null, phone_verified_at: null, phone_public: false }
        : { other_email: null, other_email_verified_at: null };
    await updateProfile(db, advertiserId, gone);
    await notifyPreviousContact(platform, db, before, { kind, became: 'removed' });
  });
  return getProfile(platform, advertiserId);
}
