import { exportList } from '../../features/list-exports/contract.ts';
import { fileFromApi } from '../api-client.ts';
import type { RouteArgs } from '../router/route-types.ts';
import { requireUser } from '../signed-in.ts';
import { adminUrl } from '../../contract/urls.ts';

/** A list of the administration as a table, streamed; whoever is not signed in comes to the overview afterwards. */
export async function loader({ context, params, url }: RouteArgs<'list'>) {
  requireUser(context, new URL(adminUrl, url));
  // Not `q`, as in the addresses of the lists themselves.
  const query = {
    q: url.searchParams.get('hledat') ?? undefined,
    state: url.searchParams.get('stav') ?? undefined,
    of: url.searchParams.get('ceho') ?? undefined,
  };
  return fileFromApi(context, exportList, { params: { list: params.list }, query });
}
