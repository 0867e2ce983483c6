import { findOrCreateAdvertiser, setModerator } from '../../src/features/accounts/index.ts';
import { adminOnly, type Rows } from './row.ts';
import type { Scene } from './scene.ts';

const reason = 'pomůže s hlášeními';

/** An account with the role of a moderator. */
async function newModerator({ platform, freshEmail }: Scene) {
  const { id } = await findOrCreateAdvertiser(platform.db, platform, { email: freshEmail(), verified: true });
  await setModerator(platform.db, id, platform.clock.now());
  return { params: { id }, body: { reason } };
}

/** Roles are managed only by admins. */
export const roleRows: Rows = {
  listRoles: adminOnly(),
  addModerator: adminOnly(({ moderator }) => ({ body: { email: moderator.email, reason } })),
  removeModerator: adminOnly(newModerator),
};
