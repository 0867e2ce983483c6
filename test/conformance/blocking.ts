import { expect } from 'vitest';
import { currentSession } from '../../src/features/accounts/contract.ts';
import * as views from '../../src/features/account-views/contract.ts';
import * as notes from '../../src/features/admin-notes/contract.ts';
import { listAccountActions } from '../../src/features/audit/contract.ts';
import * as blocking from '../../src/features/blocking/contract.ts';
import type { ApiCaller } from '../api-caller.ts';

type Account = { token: string; email: string };

/** Calls every operation that blocks and unblocks accounts. */
export async function callBlocking(api: ApiCaller, admin: string, { token, email }: Account): Promise<void> {
  const found = await api.call(blocking.findAccount, { token: admin, query: `?q=${email}` });
  const params = { id: blocking.findAccount.data.parse(found.body.data).account?.id ?? '' };
  const about = { subject: `advertiser:${params.id}`, note: 'Volal kvůli účtence k hokejce.' };
  const noted = await api.call(notes.addAdminNote, { token: admin, body: about });
  const [note] = notes.addAdminNote.data.parse(noted.body.data);
  await api.call(notes.listAdminNotes, { token: admin, query: `?subject=${about.subject}` });
  await api.call(notes.removeAdminNote, { token: admin, params: { id: note?.id ?? '' } });
  await api.call(listAccountActions, { token: admin, params });
  const why = { reason: 'Volá, že nemůže zveřejnit.' };
  await api.call(views.startAccountView, { token: admin, params, body: why });
  const { body: viewed } = await api.call(views.getAccountView, { token: admin });
  expect(viewed.data).toMatchObject({ allowed: true, view: { email } });
  await api.call(views.endAccountView, { token: admin });
  expect((await api.call(views.listAccountViews, { token })).body.data).toMatchObject([why]);
  const body = { reason: 'Dva inzeráty s cizími fotkami.', rule: 'Vlastní fotky', source: 'own' };
  await api.call(blocking.blockAccount, { token: admin, params, body });
  expect((await api.call(currentSession, { token })).status).toBe(401);
  await api.call(blocking.releaseAccount, { token: admin, params, body: { reason: 'omyl' } });
}
