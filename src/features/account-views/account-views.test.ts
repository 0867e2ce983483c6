import { beforeEach, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../test/api-caller.ts';
import { addListing, loadTowns } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { signedIn, signedInWithFactor } from '../../../test/sign-in.ts';
import { readBankAccount } from '../../contract/bank-account.ts';
import { accountViewError } from '../../contract/operation.ts';
import { currentSession, getOwnSignIn, signOut } from '../accounts/contract.ts';
import { operations } from '../all.ts';
import { listAdminActions } from '../audit/contract.ts';
import { findAccount } from '../blocking/contract.ts';
import { getConversation, listConversations, readConversation } from '../conversations/contract.ts';
import { listOwnListings, noteView, openDraft } from '../listings/contract.ts';
import { continueUpload } from '../media/contract.ts';
import { getMembership, orderMembership } from '../memberships/contract.ts';
import { addModerator } from '../roles/contract.ts';
import { endAccountView, getAccountView, listAccountViews, startAccountView } from './contract.ts';

const bare = await testPlatform();
const adminEmail = 'spravce@example.cz';
const bankAccount = readBankAccount('19-2000145399/0800');
const platform = { ...bare, config: { ...bare.config, adminEmails: [adminEmail], bankAccount } };
await loadTowns(platform);
const { db, clock } = platform;
const api = new ApiCaller(platform);
const nowhere = '00000000-0000-4000-8000-000000000000';
const reason = 'Volá, že nevidí svoje inzeráty.';

let admin = '';
let owner = { token: '', id: '', email: '' };
let people = 0;

beforeEach(async () => {
  clock.advance(3_600_000);
  admin = (await signedInWithFactor(platform, adminEmail)).token;
  const email = `majitelka-${(people += 1)}@example.cz`;
  const { token, advertiser } = await signedIn(platform, email);
  owner = { token, id: advertiser.id, email };
});

const start = (token = admin, id = owner.id) =>
  api.call(startAccountView, { token, params: { id }, body: { reason } });
const who = async (token = admin) => {
  const { body } = await api.call(currentSession, { token });
  return body.data === undefined ? body.error?.code : currentSession.data.parse(body.data).email;
};

/** Everything a call may need to get as far as its handler. */
const anything = { id: nowhere, albumId: nowhere, uploadId: nowhere, photoId: nowhere, messageId: nowhere };

describe('a view as an account', () => {
  it('shows the site with its eyes until it is ended, and the administration with one’s own', async () => {
    await addListing(platform, { advertiserId: owner.id, email: owner.email, admin: false });
    expect((await start()).body.data).toMatchObject({ email: owner.email });
    expect(await who()).toBe(owner.email);
    const { body } = await api.call(listOwnListings, { token: admin });
    expect(body.data).toMatchObject({ total: 1 });
    expect((await api.call(findAccount, { token: admin, query: `?q=${owner.email}` })).status).toBe(200);
    expect((await api.call(findAccount, { token: owner.token, query: `?q=${owner.email}` })).status).toBe(
      403,
    );
    await api.call(endAccountView, { token: admin });
    expect(await who()).toBe(adminEmail);
  });

  it('has every operation that changes anything refuse, whoever it is for and whatever is sent', async () => {
    await start();
    const changing = operations.filter(
      ({ method, duringAccountView }) => method !== 'get' && duringAccountView !== 'as-oneself',
    );
    const passed: string[] = [];
    for (const operation of changing) {
      const { status, body } = await api.call(operation, { token: admin, params: anything });
      if (status !== 403 || body.error?.code !== 'account-view-read-only') passed.push(operation.id);
    }
    expect(passed).toEqual([]);
    expect(changing).toContainEqual(expect.objectContaining({ path: openDraft.path, method: 'post' }));
    for (const kind of [continueUpload, noteView, readConversation, orderMembership, addModerator])
      expect(accountViewError(kind)).toBe('account-view-read-only');
    expect(operations.filter(({ duringAccountView }) => duringAccountView === 'as-oneself')).toHaveLength(3);
  });

  it('shows nothing of the account’s own that its contract does not offer', async () => {
    await start();
    const own = operations.filter(({ method, audience }) => method === 'get' && audience === 'advertiser');
    const hidden: string[] = [];
    for (const operation of own) {
      const { body } = await api.call(operation, { token: admin, params: { ...anything, file: 'a.jpg' } });
      if (body.error?.code === 'account-view-private') hidden.push(operation.id);
    }
    expect(hidden.toSorted()).toEqual([
      'boughtThing',
      'downloadExport',
      'getCompany',
      'getConversation',
      'getConversationAbout',
      'getDealReview',
      'getDiscussedListing',
      'getMeetingCalendar',
      'getMembershipReceipt',
      'getMessagePhoto',
      'getOwnSignIn',
      'listAccountViews',
      'listConversations',
      'listReminders',
      'suggestMeetingPoints',
    ]);
    for (const kind of [getConversation, listConversations, getOwnSignIn])
      expect(accountViewError(kind)).toBe('account-view-private');
  });

  it('leaves out what the account has ordered and paid', async () => {
    const body = { level: await paidLevel(), startNow: true };
    await api.call(orderMembership, { token: owner.token, body });
    const orders = async (token: string) =>
      getMembership.data.parse((await api.call(getMembership, { token })).body.data).orders.length;
    expect(await orders(owner.token)).toBe(1);
    await start();
    expect(await orders(admin)).toBe(0);
  });

  it('is over after fifteen minutes, and with the session that began it', async () => {
    await start();
    clock.advance(15 * 60_000 - 1);
    expect(await who()).toBe(owner.email);
    clock.advance(1);
    expect(await who()).toBe(adminEmail);
    await start();
    expect((await api.call(signOut, { token: admin })).status).toBe(200);
    expect(await who()).toBe('not-signed-in');
    expect(await who(owner.token)).toBe(owner.email);
  });

  it('stays in the log with its reason, and is read by its owner without who it was', async () => {
    await start();
    clock.advance(60_000);
    await api.call(endAccountView, { token: admin });
    await api.call(endAccountView, { token: admin });
    const { body } = await api.call(listAdminActions, {
      token: admin,
      query: `?subject=advertiser:${owner.id}`,
    });
    expect(body.data).toMatchObject([
      { action: 'end-account-view', admin: adminEmail },
      { action: 'start-account-view', admin: adminEmail, reason },
    ]);
    const { body: own } = await api.call(listAccountViews, { token: owner.token });
    const [view] = listAccountViews.data.parse(own.data);
    expect(Date.parse(view?.endsAt ?? '') - Date.parse(view?.startedAt ?? '')).toBe(60_000);
    expect(own.data).toMatchObject([{ reason }]);
    expect(JSON.stringify(own)).not.toContain(adminEmail);
  });

  it('needs an admin, a second factor and a reason', async () => {
    const moderator = (await signedInWithFactor(platform, owner.email)).token;
    await db
      .updateTable('advertisers')
      .where('id', '=', owner.id)
      .set({ moderator_since: clock.now() })
      .execute();
    const { id } = (await signedIn(platform, `druha-${people}@example.cz`)).advertiser;
    expect((await start(moderator, id)).body.error?.code).toBe('not-allowed');
    const withoutFactor = (await signedIn(platform, adminEmail)).token;
    expect((await start(withoutFactor, id)).body.error?.code).toMatch(/^second-factor-/);
    const short = { token: admin, params: { id }, body: { reason: ' ' } };
    expect((await api.call(startAccountView, short)).status).toBe(422);
    expect((await start(admin, nowhere)).status).toBe(404);
    expect((await api.call(getAccountView, { token: admin })).body.data).toEqual({ allowed: true });
  });

  it('is of nobody with a role nor of a blocked account, and ends when the account becomes one', async () => {
    const change = (values: { moderator_since?: Date | null; blocked_at?: Date | null }) =>
      db.updateTable('advertisers').where('id', '=', owner.id).set(values).execute();
    const self = (await signedIn(platform, adminEmail)).advertiser.id;
    expect((await start(admin, self)).body.error?.code).toBe('account-not-viewable');
    for (const values of [{ moderator_since: clock.now() }, { blocked_at: clock.now() }]) {
      await change({ moderator_since: null, blocked_at: null });
      await start();
      expect(await who()).toBe(owner.email);
      await change(values);
      expect(await who()).toBe(adminEmail);
      await api.call(endAccountView, { token: admin });
      expect((await start()).body.error?.code).toBe('account-not-viewable');
    }
  });
});

async function paidLevel(): Promise<string> {
  const { id } = await db
    .selectFrom('membership_levels')
    .where('price_czk', '>', 0)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}
