import { beforeEach, expect, test } from 'vitest';
import { ApiCaller } from '../../../test/api-caller.ts';
import { Passkey } from '../../../test/passkey.ts';
import { testPlatform } from '../../../test/platform.ts';
import { signedIn } from '../../../test/sign-in.ts';
import { listAdminActions } from '../audit/contract.ts';
import * as contract from './contract.ts';

const bare = await testPlatform();
const email = 'spravce@example.cz';
const platform = { ...bare, config: { ...bare.config, adminEmails: [email] } };
const { db, clock } = platform;
const { appUrl } = platform.config;
const api = new ApiCaller(platform);
let token = '';

beforeEach(async () => {
  clock.advance(3_600_000);
  await db.deleteFrom('second_factors').execute();
  token = (await signedIn(platform, email)).token;
});

const codeOf = async (call: ReturnType<ApiCaller['call']>) => (await call).body.error?.code ?? 'done';

async function creationOptions(as = token) {
  const { body } = await api.call(contract.startPasskey, { token: as });
  return contract.startPasskey.data.parse(body.data);
}
async function requestOptions(as = token) {
  const { body } = await api.call(contract.startPasskeyPass, { token: as });
  return contract.startPasskeyPass.data.parse(body.data);
}
const add = async (key: Passkey, as = token) =>
  api.call(contract.addPasskey, { token: as, body: { answer: key.create(await creationOptions(as)) } });
const pass = (answer: ReturnType<Passkey['get']>, as = token) =>
  codeOf(api.call(contract.passWithPasskey, { token: as, body: { answer } }));
const look = (as = token) => codeOf(api.call(listAdminActions, { token: as }));

test('a passkey alone is a second factor, comes with recovery codes and unlocks other sessions', async () => {
  const key = new Passkey(appUrl);
  const added = await add(key);
  expect(contract.addPasskey.data.parse(added.body.data).recoveryCodes).toHaveLength(10);
  expect(await look()).toBe('done');
  const { token: other } = await signedIn(platform, email);
  expect(await look(other)).toBe('second-factor-needed');
  const options = await requestOptions(other);
  expect(options.allowCredentials.map(({ id }) => id)).toEqual([key.id]);
  expect(await pass(key.get(options), other)).toBe('done');
  expect(await look(other)).toBe('done');
});

test('a signature is valid once, only in the session that requested it, and only for this site', async () => {
  const key = new Passkey(appUrl);
  await add(key);
  const answer = key.get(await requestOptions());
  expect(await pass(answer)).toBe('done');
  expect(await pass(answer)).toBe('passkey-refused');
  const { token: other } = await signedIn(platform, email);
  const forOther = key.get(await requestOptions(other));
  await requestOptions();
  expect(await pass(forOther)).toBe('passkey-refused');
  expect(await pass(new Passkey(appUrl).get(await requestOptions()))).toBe('passkey-refused');
  const elsewhere = new Passkey('https://podvod.example');
  expect(await codeOf(add(elsewhere))).toBe('passkey-refused');
});

test('a challenge expires after a quarter of an hour', async () => {
  const key = new Passkey(appUrl);
  await add(key);
  const answer = key.get(await requestOptions());
  clock.advance(contract.setupMinutes * 60_000);
  expect(await pass(answer)).toBe('passkey-refused');
});

test('a key whose counter decreases is a clone and is refused', async () => {
  const key = new Passkey(appUrl);
  await add(key);
  await db.updateTable('second_factors').set({ sign_count: 100 }).execute();
  expect(await pass(key.get(await requestOptions()))).toBe('passkey-refused');
});

test('a key can be added once, and only right after passing another factor', async () => {
  const key = new Passkey(appUrl);
  await add(key);
  expect(await codeOf(add(key))).toBe('passkey-refused');
  const { token: other } = await signedIn(platform, email);
  expect(await codeOf(api.call(contract.startPasskey, { token: other }))).toBe('second-factor-needed');
});
