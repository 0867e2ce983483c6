import * as leaving from '../../src/features/leaving/contract.ts';
import { leavingJobs } from '../../src/features/leaving/feature.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';
import { getAccountOverview } from '../../src/features/overview/contract.ts';

/** Taking one's data along, asking to leave, and staying after all. */
export async function callLeaving(api: ApiCaller, platform: TestPlatform, token: string): Promise<void> {
  const { body } = await api.call(leaving.askExport, { token });
  await platform.runJobs(leavingJobs(platform));
  const id = leaving.ownData.parse(body.data).exports[0]?.id ?? '';
  await api.call(leaving.downloadExport, { token, params: { id } });
  await api.call(leaving.askToLeave, { token, body: { understood: true } });
  await api.call(leaving.getOwnData, { token });
  await api.call(leaving.changeMind, { token });
  await api.call(getAccountOverview, { token });
}
