import { getListing } from '../../src/features/listings/contract.ts';
import * as moderation from '../../src/features/moderation/contract.ts';
import type { ApiCaller } from '../api-caller.ts';

/** Every operation that admins have for listings, as their documents promise. */
export async function callModeration(api: ApiCaller, admin: string, id: number): Promise<void> {
  const params = { id };
  await api.call(moderation.listManagedListings, { token: admin, query: '?q=Unihoc&state=active&limit=1' });
  await api.call(moderation.countManagedListings, { token: admin });
  const body = { reason: 'Fotky jsou z e-shopu výrobce.', rule: 'Vlastní fotky', source: 'reported' };
  await api.call(moderation.removeListing, { token: admin, params, body });
  await api.call(getListing, { params });
  await api.call(moderation.getManagedListing, { token: admin, params });
  await api.call(moderation.restoreListing, { token: admin, params, body: { reason: 'omyl' } });
  await api.call(moderation.getManagedListing, { token: admin, params: { id: 999_999_999 } });
}
