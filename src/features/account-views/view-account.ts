import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAdvertiser } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import { isStaff } from '../blocking/index.ts';
import { type AccountView, accountViewsShown } from './contract.ts';
import { addView, endView, viewOf, viewsAs } from './db.ts';
import { accountViewMinutes } from './rules.ts';

/** By which session somebody calls. */
type Calling = { viewer: Viewer; tokenHash: string | undefined };

const subjectOf = (advertiserId: string) => `advertiser:${advertiserId}`;

/**
 * From now on this session of an admin sees the site as the account does. Nobody sees as somebody with a role, whose
 * administration would come along, nor as a blocked account, which sees nothing.
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

/** As whom this session sees the site now; asked with every page, so only admins cost a look. */
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

/** Back to one's own eyes, also where the view is over by itself. */
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

/** When and why admins have seen the site as this account. Who it was stays between those who look after the bazaar. */
export async function accountViews({ db }: Platform, { viewer: { advertiserId } }: Calling) {
  const views = await viewsAs(db, advertiserId, accountViewsShown);
  return views.map(({ startedAt, endsAt, reason }) => ({
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    reason,
  }));
}
