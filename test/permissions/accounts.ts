import { hashOfSecret } from '../../src/features/accounts/index.ts';
import { findAdvertiser } from '../../src/features/accounts/db.ts';
import { isRefusal } from '../../src/contract/errors.ts';
import { startSignIn } from '../../src/features/accounts/start-sign-in.ts';
import { askForPin } from '../sign-in.ts';
import { consentAt } from '../account-service.ts';
import { configuredProviders } from '../../src/features/accounts/feature.ts';
import { startProviderSignIn } from '../../src/features/accounts/providers/finish.ts';
import { sessionsOf } from '../../src/features/accounts/db-sessions.ts';
import { openSession } from '../../src/features/accounts/sessions.ts';
import { setPassword } from '../../src/features/accounts/own-account.ts';
import { freshSession, signedIn } from '../sign-in.ts';
import { type Rows, anybody, ownerOnly, signedInOnes } from './row.ts';
import { given } from './scene.ts';

const passwords = { password: 'Zelena-cepel-7', passwordAgain: 'Zelena-cepel-7' };

/** Signing in and the own account. */
export const accountRows: Rows = {
  startSignIn: anybody(({ platform, freshEmail }) => ({
    body: { email: freshEmail(), browserKey: platform.ids.token() },
  })),
  resendPin: anybody(async ({ platform, freshEmail }) => {
    const browserKey = platform.ids.token();
    const asked = await startSignIn(platform, { email: freshEmail(), browserKey, client: 'test' });
    if (isRefusal(asked)) throw new Error(asked.refused);
    platform.clock.advance(61_000);
    return { params: { id: asked.id }, body: { browserKey } };
  }),
  signIn: anybody(async ({ platform, freshEmail }) => ({ body: await askForPin(platform, freshEmail()) })),
  register: anybody(({ platform, freshEmail }) => ({
    body: { email: freshEmail(), ...passwords, browserKey: platform.ids.token() },
  })),
  signInWithPassword: anybody(async ({ platform, freshEmail }) => {
    const email = freshEmail();
    const { advertiser } = await signedIn(platform, email);
    const tokenHash = await freshSession(platform, advertiser.id);
    const own = { advertiserId: advertiser.id, tokenHash, password: passwords.password };
    given(await setPassword(platform, own));
    return { body: { email, password: passwords.password } };
  }),
  listProviders: anybody(),
  startProviderSignIn: anybody(() => ({ params: { provider: 'google' }, body: {} })),
  finishProviderSignIn: anybody(async ({ platform, accountService, freshEmail }) => {
    const email = freshEmail();
    accountService.add({ id: email, email, emailVerified: true });
    const google = configuredProviders(platform.config).get('google');
    const { address, proof } = given(await startProviderSignIn(platform, google));
    const answer = await consentAt(address, email);
    return { params: { provider: 'google' }, body: { answer, proof, browserKey: platform.ids.token() } };
  }),
  getOwnSignIn: signedInOnes(),
  endOwnSession: ownerOnly(async ({ platform, owner }) => {
    const advertiser = await findAdvertiser(platform.db, { id: owner.advertiserId });
    if (!advertiser) throw new Error('The owner is missing');
    const session = given(
      await openSession(platform, platform.db, advertiser, { device: 'Telefon', browserKey: undefined }),
    );
    const all = await sessionsOf(platform.db, advertiser.id, platform.clock.now());
    const { id = '' } = all.find(({ tokenHash }) => tokenHash === hashOfSecret(session.token)) ?? {};
    return { params: { id } };
  }),
  setPassword: signedInOnes(() => ({ body: passwords })),
  currentSession: signedInOnes(),
  signOut: signedInOnes(),
  setLastingPin: signedInOnes(() => ({ body: { pin: '284917', pinAgain: '284917' } })),
  setPublicName: signedInOnes(() => ({ body: { publicName: 'Jana P.' } })),
};
