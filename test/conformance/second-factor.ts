import { expect } from 'vitest';
import * as contract from '../../src/features/second-factor/contract.ts';
import { listAdminActions } from '../../src/features/audit/contract.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';
import { codeAt } from '../second-factor.ts';
import { signedIn } from '../sign-in.ts';

/** Every operation by which an admin gets a second factor, passes it and changes it. */
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
  const own = await api.call(contract.getSecondFactor, { token });
  const [first, last] = contract.getSecondFactor.data.parse(own.body.data).factors;
  await api.call(contract.removeFactor, { token, params: { id: first?.id ?? '' } });
  const only = await api.call(contract.removeFactor, { token, params: { id: last?.id ?? '' } });
  expect(only.body.error?.code).toBe('second-factor-last');
}
