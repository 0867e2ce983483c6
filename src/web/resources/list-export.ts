import { exportList } from '../../features/list-exports/contract.ts';
import { fileFromApi } from '../api-client.ts';
import type { RouteArgs } from '../router/route-types.ts';
import { requireUser } from '../signed-in.ts';
import { adminUrl } from '../../contract/urls.ts';

/** Streams a list of the administration as CSV; after signing in leads to the overview. */
export async function loader({ context, params, url }: RouteArgs<'list'>) {
  requireUser(context, new URL(adminUrl, url));
  // Parameter names of the lists' own URLs, which differ from the API's.
  const query = {
    q: url.searchParams.get('hledat') ?? undefined,
    state: url.searchParams.get('stav') ?? undefined,
    of: url.searchParams.get('ceho') ?? undefined,
  };
  return fileFromApi(context, exportList, { params: { list: params.list }, query });
}
