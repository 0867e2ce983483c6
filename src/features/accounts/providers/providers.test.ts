import { afterAll, beforeEach, expect, it } from 'vitest';
import { type AccountService, consentAt, openAccountService } from '../../../../test/account-service.ts';
import { testPlatform } from '../../../../test/platform.ts';
import { lastMailedPin, signedIn } from '../../../../test/sign-in.ts';
import { readConfig } from '../../../config.ts';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { Provider } from '../contract.ts';
import { findAdvertiser } from '../db.ts';
import { findOrCreateAdvertiser } from '../find-or-create-advertiser.ts';
import { signIn } from '../sign-in.ts';
import { configuredProviders } from '../feature.ts';
import { finishProviderSignIn, startProviderSignIn } from './finish.ts';

const bare = await testPlatform();
const back = (provider: Provider) => `${bare.config.appUrl}/prihlaseni/${provider}/zpet`;
const services: Record<Provider, AccountService> = {
  google: await openAccountService('google', () => back('google')),
  facebook: await openAccountService('facebook', () => back('facebook')),
};
afterAll(() => Object.values(services).forEach((service) => service.close()));
const platform = {
  ...bare,
  config: readConfig({
    NODE_ENV: 'test',
    DATA_DIR: bare.config.dataDir,
    ...services.google.settings,
    ...services.facebook.settings,
  }),
};
const clients = configuredProviders(platform.config);
const browserKey = platform.ids.token();
beforeEach(() => platform.clock.advance(3_600_000));

async function begin(provider: Provider) {
  const started = await startProviderSignIn(platform, clients.get(provider));
  if (isRefusal(started)) throw new Error(started.refused);
  return started;
}

/** The whole flow: to the provider, through its pages, and back. */
async function comeBack(provider: Provider, memberId: string) {
  const { address, proof } = await begin(provider);
  const answer = await consentAt(address, memberId);
  const given = { answer, proof, browserKey, client: 'test' };
  return { given, result: await finishProviderSignIn(platform, clients.get(provider), given) };
}

it('an address verified by Google gets an account at once, with a shortened name', async () => {
  services.google.add({ id: 'g1', email: 'nova@example.cz', emailVerified: true, name: 'Jana Malá' });
  const { result } = await comeBack('google', 'g1');
  expect(result).toMatchObject({
    outcome: 'signed-in',
    session: { advertiser: { email: 'nova@example.cz', publicName: 'Jana M.' } },
  });
});

it('an account with the same address, verified on both sides, is linked and stays linked', async () => {
  const { advertiser } = await signedIn(platform, 'znama@example.cz');
  services.google.add({ id: 'g2', email: 'Znama@Example.cz', emailVerified: true });
  const first = await comeBack('google', 'g2');
  expect(first.result).toMatchObject({ session: { advertiser: { id: advertiser.id } } });
  services.google.add({ id: 'g2', email: 'prejmenovana@example.cz', emailVerified: true });
  const second = await comeBack('google', 'g2');
  expect(second.result).toMatchObject({ session: { advertiser: { id: advertiser.id } } });
});

it('an address not verified by Google signs in only after the PIN mailed to it is entered', async () => {
  const email = 'cizi@example.cz';
  const { advertiser } = await signedIn(platform, email);
  services.google.add({ id: 'g3', email, emailVerified: false });
  const { result } = await comeBack('google', 'g3');
  if (isRefusal(result) || result.outcome !== 'prove-address') throw new Error('signed in without proof');
  const pin = await lastMailedPin(platform, email);
  const proven = await signIn(platform, {
    challengeId: result.challenge.id,
    browserKey,
    pin,
    client: 'test',
  });
  expect(proven).toMatchObject({ advertiser: { id: advertiser.id } });
  const again = await comeBack('google', 'g3');
  expect(again.result).toMatchObject({
    outcome: 'signed-in',
    session: { advertiser: { id: advertiser.id } },
  });
});

it('an existing account with an unverified address is not linked to a Google account', async () => {
  const email = 'neovereny@example.cz';
  const { id } = await findOrCreateAdvertiser(platform.db, platform, { email });
  services.google.add({ id: 'g4', email, emailVerified: true });
  expect((await comeBack('google', 'g4')).result).toMatchObject({ outcome: 'prove-address' });
  expect(await findAdvertiser(platform.db, { id })).toMatchObject({ email_verified_at: null });
});

it('Facebook verifies no address: a PIN is required the first time only', async () => {
  const email = 'fb@example.cz';
  services.facebook.add({ id: 'f1', email, name: 'Petr Novák' });
  const { result } = await comeBack('facebook', 'f1');
  if (isRefusal(result) || result.outcome !== 'prove-address') throw new Error('signed in without proof');
  expect(await findAdvertiser(platform.db, { email })).toBeUndefined();
  const pin = await lastMailedPin(platform, email);
  const proven = await signIn(platform, {
    challengeId: result.challenge.id,
    browserKey,
    pin,
    client: 'test',
  });
  expect(proven).toMatchObject({ advertiser: { email, publicName: 'Petr N.' } });
  expect((await comeBack('facebook', 'f1')).result).toMatchObject({ outcome: 'signed-in' });
});

it('a Facebook account without an address is refused with the reason', async () => {
  services.facebook.add({ id: 'f2', name: 'Bez Adresy' });
  expect((await comeBack('facebook', 'f2')).result).toEqual(refuse('provider-without-email'));
});

it('a callback is accepted once, and only in the browser that started the flow', async () => {
  services.google.add({ id: 'g5', email: 'jednou@example.cz', emailVerified: true });
  const { given, result } = await comeBack('google', 'g5');
  expect(result).toMatchObject({ outcome: 'signed-in' });
  const google = clients.get('google');
  expect(await finishProviderSignIn(platform, google, given)).toEqual(refuse('provider-refused'));

  const stolen = await begin('google');
  const answer = await consentAt(stolen.address, 'g5');
  const { proof } = await begin('google');
  const other = { ...given, answer, proof };
  expect(await finishProviderSignIn(platform, google, other)).toEqual(refuse('provider-refused'));
  const noVerifier = { ...other, proof: { ...stolen.proof, verifier: proof.verifier } };
  expect(await finishProviderSignIn(platform, google, noVerifier)).toEqual(refuse('provider-refused'));
});

it('an ID token with a signature of another payload is refused', async () => {
  const email = 'obet@example.cz';
  services.google.add({ id: 'victim', email, emailVerified: true });
  services.google.add({ id: 'forger', email: 'falsifikator@example.cz', emailVerified: true });
  expect((await comeBack('google', 'victim')).result).toMatchObject({ outcome: 'signed-in' });
  services.google.mood = 'forged';
  const { result } = await comeBack('google', 'forger');
  services.google.mood = 'well';
  expect(result).toEqual(refuse('provider-refused'));
});

it('the same identifier at two providers means two different people', async () => {
  services.google.add({ id: 'same', email: 'prvni@example.cz', emailVerified: true });
  services.facebook.add({ id: 'same', email: 'druha@example.cz' });
  expect((await comeBack('google', 'same')).result).toMatchObject({ outcome: 'signed-in' });
  expect((await comeBack('facebook', 'same')).result).toMatchObject({
    outcome: 'prove-address',
    challenge: { email: 'druha@example.cz' },
  });
});

it('cancelling at the provider is reported as not finished', async () => {
  const { proof } = await begin('google');
  const answer = `?error=access_denied&state=${proof.state}`;
  const given = { answer, proof, browserKey, client: 'test' };
  expect(await finishProviderSignIn(platform, clients.get('google'), given)).toEqual(
    refuse('provider-refused'),
  );
});

it('an unreachable provider is reported as failed, and discovery is retried the next time', async () => {
  const google = { clientId: 'x', clientSecret: 'y', issuer: 'http://127.0.0.1:9' };
  const [client] = configuredProviders({ google }).values();
  expect(await startProviderSignIn(platform, client)).toEqual(refuse('provider-failed'));
  expect(await startProviderSignIn(platform, client)).toEqual(refuse('provider-failed'));
});

it.each(['down', 'broken', 'slow'] as const)(
  'a provider that is %s while the profile is fetched is reported as failed, and the next attempt may succeed',
  async (mood) => {
    services.facebook.add({ id: `mood-${mood}`, email: `${mood}@example.cz`, name: 'Petr Novák' });
    services.facebook.mood = mood;
    expect((await comeBack('facebook', `mood-${mood}`)).result).toEqual(refuse('provider-failed'));
    services.facebook.mood = 'well';
    expect((await comeBack('facebook', `mood-${mood}`)).result).toMatchObject({ outcome: 'prove-address' });
  },
  30_000,
);

it('is offered only where configured', async () => {
  expect([...configuredProviders(bare.config).keys()]).toEqual([]);
  expect([...clients.keys()]).toEqual(['google', 'facebook']);
  expect(await startProviderSignIn(platform, undefined)).toEqual(refuse('not-found'));
});
