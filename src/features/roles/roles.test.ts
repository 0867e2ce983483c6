import { expect, test } from 'vitest';
import { ApiCaller } from '../../../test/api-caller.ts';
import { testPlatform } from '../../../test/platform.ts';
import { signedIn, signedInWithFactor } from '../../../test/sign-in.ts';
import { listAdminActions } from '../audit/contract.ts';
import { blockAccount } from '../blocking/contract.ts';
import { listManagedListings } from '../moderation/contract.ts';
import { countAdminWork } from '../overview/contract.ts';
import { getSecondFactor } from '../second-factor/contract.ts';
import { addModerator, listRoles, removeModerator } from './contract.ts';

const bare = await testPlatform();
const platform = { ...bare, config: { ...bare.config, adminEmails: ['spravce@example.cz'] } };
const api = new ApiCaller(platform);
const reason = 'pomůže s hlášeními';

let people = 0;
/** A new moderator, appointed by the admin, in a session that has passed the second factor. */
async function newModerator() {
  platform.clock.advance(3_600_000);
  const email = `moderatorka-${(people += 1)}@example.cz`;
  const { token, advertiser } = await signedInWithFactor(platform, email);
  const { token: again } = await signedInWithFactor(platform, 'spravce@example.cz');
  expect((await api.call(addModerator, { token: again, body: { email, reason } })).status).toBe(200);
  return { token, email, id: advertiser.id, admin: again };
}

const codeOf = async (call: ReturnType<ApiCaller['call']>) => (await call).body.error?.code ?? 'done';

test('a moderator can manage listings and reports, but not payments, jobs or roles', async () => {
  const { token } = await newModerator();
  expect(await codeOf(api.call(listManagedListings, { token }))).toBe('done');
  expect(await codeOf(api.call(listRoles, { token }))).toBe('not-allowed');
  const work = await api.call(countAdminWork, { token });
  expect(Object.keys(countAdminWork.data.parse(work.body.data))).toEqual([
    'reports',
    'objections',
    'toLook',
    'stoppedSenders',
  ]);
});

test('a moderator sees only audit entries about listings, accounts and messages', async () => {
  const { token } = await newModerator();
  const note = (subject: string) =>
    platform.db
      .insertInto('admin_actions')
      .values({ admin_email: 'a', action: 'x', subject, reason: 'x', done_at: platform.clock.now() })
      .execute();
  await note('membership-order:1');
  await note('listing:1');
  const { body } = await api.call(listAdminActions, { token });
  const subjects = listAdminActions.data.parse(body.data).map(({ subject }) => subject);
  expect(subjects).toContain('listing:1');
  expect(subjects).not.toContain('membership-order:1');
  for (const [subject, code] of [
    ['membership-order:', 'not-allowed'],
    ['m', 'not-allowed'],
    ['listing:', 'done'],
  ])
    expect(await codeOf(api.call(listAdminActions, { token, query: `?subject=${subject}` }))).toBe(code);
});

test('losing the role takes effect at once, and regaining it requires the second factor again', async () => {
  const { token, id, email, admin: again } = await newModerator();
  const body = { reason: 'už nestíhá' };
  expect(await codeOf(api.call(removeModerator, { token: again, params: { id }, body }))).toBe('done');
  expect(await codeOf(api.call(listManagedListings, { token }))).toBe('not-allowed');
  expect(await codeOf(api.call(getSecondFactor, { token }))).toBe('not-allowed');
  await api.call(addModerator, { token: again, body: { email, reason } });
  expect(await codeOf(api.call(listManagedListings, { token }))).toBe('second-factor-missing');
  await platform.runJobs();
  const subjects = platform.emails.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('role') || subject.includes('roli'))).toEqual([
    'Máš nově roli moderátora',
    'Tvoje role moderátora skončila',
    'Máš nově roli moderátora',
  ]);
});

test('roles can be changed only right after passing the second factor', async () => {
  platform.clock.advance(16 * 60_000);
  const { token } = await signedInWithFactor(platform, 'spravce@example.cz');
  platform.clock.advance(16 * 60_000);
  const body = { email: 'kdokoli@example.cz', reason };
  expect(await codeOf(api.call(addModerator, { token, body }))).toBe('fresh-sign-in-needed');
});

test('an address without an account, or an admin, cannot become a moderator', async () => {
  const { token } = await signedInWithFactor(platform, 'spravce@example.cz');
  for (const email of ['neznamy@example.cz', 'spravce@example.cz'])
    expect(await codeOf(api.call(addModerator, { token, body: { email, reason } }))).toBe(
      'account-not-moderator',
    );
});

test('moderators can block others, but no moderator or admin', async () => {
  const { token } = await newModerator();
  const another = await newModerator();
  const { advertiser } = await signedIn(platform, 'podvodnik@example.cz');
  const body = { reason: 'Dva inzeráty s cizími fotkami.', rule: 'Vlastní fotky', source: 'own' };
  const block = (id: string) => codeOf(api.call(blockAccount, { token, params: { id }, body }));
  expect(await block(another.id)).toBe('account-not-blockable');
  expect(await block(advertiser.id)).toBe('done');
});
