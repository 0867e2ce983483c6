import { expect } from 'vitest';
import { listAdminActions } from '../../src/features/audit/contract.ts';
import * as roles from '../../src/features/roles/contract.ts';
import type { ApiCaller } from '../api-caller.ts';

const reason = 'pomůže s hlášeními';

/** Calls every operation that grants and revokes roles. */
export async function callRoles(
  api: ApiCaller,
  admin: string,
  { token, email }: { token: string; email: string },
): Promise<void> {
  const added = await api.call(roles.addModerator, { token: admin, body: { email, reason } });
  const { moderators } = roles.addModerator.data.parse(added.body.data);
  expect(moderators.map((each) => each.email)).toEqual([email]);
  expect((await api.call(listAdminActions, { token })).body.error?.code).toBe('second-factor-missing');
  await api.call(roles.listRoles, { token: admin });
  const params = { id: moderators[0]?.id ?? '' };
  await api.call(roles.removeModerator, { token: admin, params, body: { reason } });
  expect((await api.call(listAdminActions, { token })).body.error?.code).toBe('not-allowed');
}
