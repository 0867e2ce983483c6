import * as leaving from '../../src/features/account-deletion/contract.ts';
import { accountDeletionJobs } from '../../src/features/account-deletion/feature.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';
import { getAccountOverview } from '../../src/features/overview/contract.ts';

/** Calls the operations of own data: exporting it, requesting account deletion, and cancelling that. */
export async function callAccountDeletion(
  api: ApiCaller,
  platform: TestPlatform,
  token: string,
): Promise<void> {
  const { body } = await api.call(leaving.requestExport, { token });
  await platform.runJobs(accountDeletionJobs(platform));
  const id = leaving.ownData.parse(body.data).exports[0]?.id ?? '';
  await api.call(leaving.downloadExport, { token, params: { id } });
  await api.call(leaving.requestDeletion, { token, body: { understood: true } });
  await api.call(leaving.getOwnData, { token });
  await api.call(leaving.cancelDeletion, { token });
  await api.call(getAccountOverview, { token });
}
