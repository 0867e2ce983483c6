import { expect } from 'vitest';
import * as contract from '../../src/features/second-factor/contract.ts';
import { listAdminActions } from '../../src/features/audit/contract.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';
import { Passkey } from '../passkey.ts';
import { codeAt } from '../second-factor.ts';
import { signedIn } from '../sign-in.ts';

/** Calls every operation with which an admin sets up, passes and changes a second factor. */
export async function callSecondFactor(api: ApiCaller, platform: TestPlatform, email: string): Promise<void> {
  const { token } = await signedIn(platform, email);
  expect((await api.call(listAdminActions, { token })).body.error?.code).toBe('second-factor-missing');
  const addApp = async () => {
    const { body } = await api.call(contract.startTotp, { token });
    const { secret } = contract.startTotp.data.parse(body.data);
    const code = codeAt(secret, platform.clock.now());
    const confirmed = await api.call(contract.confirmTotp, { token, body: { code } });
    expect(confirmed.status).toBe(200);
    return secret;
  };
  await addApp();
  const secret = await addApp();
  const again = { token, body: { code: codeAt(secret, platform.clock.now()) } };
  expect((await api.call(contract.passSecondFactor, again)).status).toBe(422);
  platform.clock.advance(60_000);
  const later = { token, body: { code: codeAt(secret, platform.clock.now()) } };
  expect((await api.call(contract.passSecondFactor, later)).status).toBe(200);
  expect((await api.call(contract.makeRecoveryCodes, { token })).status).toBe(201);
  const key = new Passkey(platform.config.appUrl);
  const begun = await api.call(contract.startPasskey, { token });
  const answer = key.create(contract.startPasskey.data.parse(begun.body.data));
  expect((await api.call(contract.addPasskey, { token, body: { answer, name: 'Klíč' } })).status).toBe(200);
  const asked = await api.call(contract.startPasskeyPass, { token });
  const signed = key.get(contract.startPasskeyPass.data.parse(asked.body.data));
  const passing = { token, body: { answer: signed } };
  expect((await api.call(contract.passWithPasskey, passing)).status).toBe(200);
  expect((await api.call(contract.passWithPasskey, passing)).body.error?.code).toBe('passkey-refused');
  const own = await api.call(contract.getSecondFactor, { token });
  const [first, second, last] = contract.getSecondFactor.data.parse(own.body.data).factors;
  await api.call(contract.removeFactor, { token, params: { id: first?.id ?? '' } });
  await api.call(contract.removeFactor, { token, params: { id: second?.id ?? '' } });
  const only = await api.call(contract.removeFactor, { token, params: { id: last?.id ?? '' } });
  expect(only.body.error?.code).toBe('second-factor-last');
}
