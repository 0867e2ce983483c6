import { expect, it } from 'vitest';
import * as accounts from '../../src/features/accounts/contract.ts';
import { jobsOf } from '../../src/features/all.ts';
import { type AccountService, consentAt } from '../account-service.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';
import { lastMailedPin } from '../sign-in.ts';

/** Calls every way of signing in; each response is validated against the OpenAPI document. */
export function describeSignIn({
  api,
  platform,
  accountService,
}: {
  api: ApiCaller;
  platform: TestPlatform;
  accountService: AccountService;
}): void {
  it('for signing in, requesting a new PIN and typing a wrong one', async () => {
    const browserKey = platform.ids.token();
    const body = { email: 'nova@example.com', browserKey };
    const started = await api.call(accounts.startSignIn, { body });
    const { id } = accounts.challenge.parse(started.body.data);
    expect((await api.call(accounts.resendPin, { params: { id }, body: { browserKey } })).status).toBe(429);
    platform.clock.advance(61_000);
    expect((await api.call(accounts.resendPin, { params: { id }, body: { browserKey } })).status).toBe(200);
    await platform.runJobs(jobsOf(platform).handlers);
    const mail = platform.emails.findLast(({ to }) => to === 'nova@example.com');
    const pin = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const wrong = pin === '111112' ? '111113' : '111112';
    const refused = await api.call(accounts.signIn, { body: { challengeId: id, browserKey, pin: wrong } });
    expect(refused.body).toMatchObject({ error: { code: 'wrong-pin', message: 'Špatný PIN' } });
    expect((await api.call(accounts.signIn, { body: { challengeId: id, browserKey, pin } })).status).toBe(
      201,
    );
  });

  it('for registering a password, listing sessions, and signing in by Google', async () => {
    const browserKey = platform.ids.token();
    const email = 'heslo@example.com';
    const passwords = { password: 'Zelena-cepel-7', passwordAgain: 'Zelena-cepel-7' };
    const asked = await api.call(accounts.register, { body: { email, ...passwords, browserKey } });
    const { id } = accounts.challenge.parse(asked.body.data);
    const pin = await lastMailedPin(platform, email);
    await api.call(accounts.signIn, { body: { challengeId: id, browserKey, pin, device: 'Telefon' } });
    const signIn = { body: { email, password: passwords.password } };
    const opened = await api.call(accounts.signInWithPassword, signIn);
    const { token } = accounts.session.parse(opened.body.data);
    const own = await api.call(accounts.getOwnSignIn, { token });
    const { sessions } = accounts.ownSignIn.parse(own.body.data);
    const phone = sessions.find(({ device }) => device === 'Telefon');
    const params = { id: phone?.id ?? '' };
    expect((await api.call(accounts.endOwnSession, { token, params })).status).toBe(200);
    expect((await api.call(accounts.setPassword, { token, body: passwords })).status).toBe(200);
    const wrong = { body: { email, password: 'Cervena-cepel-7' } };
    expect((await api.call(accounts.signInWithPassword, wrong)).status).toBe(422);

    const google = { provider: 'google' };
    await api.call(accounts.listProviders);
    const begun = await api.call(accounts.startProviderSignIn, { params: google, body: {} });
    const { address, proof } = accounts.startProviderSignIn.data.parse(begun.body.data);
    accountService.add({ id: 'g1', email: 'pres.google@example.com', emailVerified: true });
    const body = { answer: await consentAt(address, 'g1'), proof, browserKey };
    expect((await api.call(accounts.finishProviderSignIn, { params: google, body })).status).toBe(201);
  });
}
