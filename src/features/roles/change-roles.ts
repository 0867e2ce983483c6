import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { clearSecondFactor, findAdvertiser, moderatorsOf, setModerator } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import { refuseUnconfirmed, type Unconfirmed } from '../second-factor/index.ts';
import type { RolesView } from './contract.ts';
import { roleEmail } from './mail/role-email.ts';

export type Asking = { viewer: Viewer; tokenHash: string };

export async function rolesView({ config }: Pick<Platform, 'config'>, db: Database): Promise<RolesView> {
  const moderators = await moderatorsOf(db);
  return {
    admins: [...config.adminEmails],
    moderators: moderators.map(({ since, ...rest }) => ({ ...rest, since: since.toISOString() })),
  };
}

/**
 * Only an account with a proven address can become a moderator, so that a mistyped address does not wait for its
 * owner to sign up.
 */
export async function addModerator(
  platform: Platform,
  { viewer, tokenHash }: Asking,
  { email, reason }: { email: string; reason: string },
): Promise<RolesView | Unconfirmed | Refusal<'account-not-moderator'>> {
  const { config, clock } = platform;
  const refusal = await refuseUnconfirmed(
    platform.db,
    { advertiserId: viewer.advertiserId, tokenHash },
    clock.now(),
  );
  if (refusal) return refusal;
  return platform.db.transaction().execute(async (db) => {
    const account = await findAdvertiser(db, { email });
    if (!account?.email_verified_at || account.blocked_at || config.adminEmails.includes(email))
      return refuse('account-not-moderator', {
        fields: {
          email: ['Moderátorem může být jen účet s ověřeným e-mailem, který není zablokovaný ani správce.'],
        },
      });
    if (await setModerator(db, account.id, clock.now())) {
      await note(platform, db, viewer, { action: 'add-moderator', id: account.id, reason });
      await queueEmail(platform, db, roleEmail, email, { change: 'added' });
    }
    return rolesView(platform, db);
  });
}

/** Takes effect at once, since permissions are read with each request. */
export async function removeModerator(
  platform: Platform,
  { viewer, tokenHash }: Asking,
  { id, reason }: { id: string; reason: string },
): Promise<RolesView | Unconfirmed | Refusal<'not-found'>> {
  const now = platform.clock.now();
  const { advertiserId } = viewer;
  const refusal = await refuseUnconfirmed(platform.db, { advertiserId, tokenHash }, now);
  if (refusal) return refusal;
  return platform.db.transaction().execute(async (db) => {
    const account = await findAdvertiser(db, { id });
    if (!account || !(await setModerator(db, id, null))) return refuse('not-found');
    await clearSecondFactor(db, id);
    await note(platform, db, viewer, { action: 'remove-moderator', id, reason });
    await queueEmail(platform, db, roleEmail, account.email, { change: 'removed' });
    return rolesView(platform, db);
  });
}

const note = (
  platform: Platform,
  db: Database,
  viewer: Viewer,
  { action, id, reason }: { action: 'add-moderator' | 'remove-moderator'; id: string; reason: string },
): Promise<void> => recordAction(platform, db, viewer, { action, subject: `advertiser:${id}`, reason });
