import { expect } from 'vitest';
import * as notices from '../../src/features/terms-notices/contract.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';
import { signedIn } from '../sign-in.ts';

/** Calls every operation of notices of changed terms. */
export async function callTermsNotices(api: ApiCaller, platform: TestPlatform, admin: string): Promise<void> {
  const written = { concerns: 'terms' as const, summary: 'Inzerát zůstane zveřejněný 90 dní místo 60.' };
  const write = (effectiveOn: string) =>
    api.call(notices.writeTermsNotice, { token: admin, body: { ...written, effectiveOn } });
  expect((await write('2026-01-01')).status).toBe(422);
  const effectiveOn = '2099-01-01';
  const spare = notices.writeTermsNotice.data.parse((await write(effectiveOn)).body.data);
  await api.call(notices.deleteTermsNotice, { token: admin, params: { id: spare.id } });
  const { id, version } = notices.writeTermsNotice.data.parse((await write(effectiveOn)).body.data);
  const one = { token: admin, params: { id } };
  const save = { ...one, body: { ...written, effectiveOn, version } };
  expect((await api.call(notices.saveTermsNotice, save)).status).toBe(200);
  expect((await api.call(notices.saveTermsNotice, save)).status).toBe(409);
  await api.call(notices.testTermsNotice, one);
  const { token } = await signedIn(platform, 'ctenar-podminek@example.com');
  const sending = { ...one, body: { version: version + 1, reason: 'nové podmínky' } };
  expect((await api.call(notices.sendTermsNotice, sending)).status).toBe(200);
  await api.call(notices.pauseTermsNotice, { ...one, body: { paused: true, reason: 'chyba' } });
  await api.call(notices.getTermsNotice, one);
  await api.call(notices.getTermsNotices, { token: admin });
  expect((await api.call(notices.deleteTermsNotice, one)).status).toBe(409);
  await api.call(notices.getOwnTermsNotices, { token });
  await api.call(notices.closeTermsNotice, { token, params: { id } });
}
