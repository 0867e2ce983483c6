import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAdvertiser } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import { isStaff } from '../blocking/index.ts';
import { type AccountView, accountViewsShown } from './contract.ts';
import { addView, endView, viewOf, viewsAs } from './db.ts';
import { accountViewMinutes } from './rules.ts';

/** The caller and their session. */
type Calling = { viewer: Viewer; tokenHash: string | undefined };

const subjectOf = (advertiserId: string) => `advertiser:${advertiserId}`;

/**
 * Makes this session of an admin see the site as the account does. Refused for accounts with a role, whose
 * administration pages would be exposed, and for blocked accounts, which cannot use the site.
 */
export async function startAccountView(
  platform: Platform,
  { viewer, tokenHash = '' }: Calling,
  { id, reason }: { id: string; reason: string },
): Promise<AccountView | Refusal<'not-found' | 'account-not-viewable'>> {
  const { config, clock, ids } = platform;
  return platform.db.transaction().execute(async (db) => {
    const account = await findAdvertiser(db, { id });
    if (!account) return refuse('not-found');
    if (account.blocked_at || isStaff(account, config)) return refuse('account-not-viewable');
    const startedAt = clock.now();
    const endsAt = new Date(startedAt.getTime() + accountViewMinutes * 60_000);
    await addView(db, tokenHash, { id: ids.uuid(), advertiserId: id, reason, startedAt, endsAt });
    await recordAction(platform, db, viewer, {
      action: 'start-account-view',
      subject: subjectOf(id),
      reason,
    });
    return { publicName: account.public_name, email: account.email, endsAt: endsAt.toISOString() };
  });
}

/** The account this session is viewing as. Called on every page load, so it queries the database only for admins. */
export async function currentAccountView(
  { db, clock }: Platform,
  { viewer, tokenHash = '' }: Calling,
): Promise<{ allowed: boolean; view?: AccountView }> {
  if (!viewer.admin) return { allowed: false };
  const view = await viewOf(db, tokenHash, clock.now());
  if (!view) return { allowed: true };
  const { publicName, email, endsAt } = view;
  return { allowed: true, view: { publicName, email, endsAt: endsAt.toISOString() } };
}

/** Ends the view; does nothing when it has already expired. */
export async function endAccountView(
  platform: Platform,
  { viewer, tokenHash = '' }: Calling,
): Promise<{ ended: true; email?: string }> {
  return platform.db.transaction().execute(async (db) => {
    const now = platform.clock.now();
    const view = await viewOf(db, tokenHash, now);
    if (!view) return { ended: true };
    if (await endView(db, view.id, now))
      await recordAction(platform, db, viewer, {
        action: 'end-account-view',
        subject: subjectOf(view.advertiserId),
        reason: 'tlačítkem',
      });
    return { ended: true, email: view.email };
  });
}

/** When and why admins viewed the site as this account, without revealing which admin it was. */
export async function accountViews({ db }: Platform, { viewer: { advertiserId } }: Calling) {
  const views = await viewsAs(db, advertiserId, accountViewsShown);
  return views.map(({ startedAt, endsAt, reason }) => ({
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    reason,
  }));
}
