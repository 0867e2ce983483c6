import { downloadExport } from '../../features/account-deletion/contract.ts';
import { fileFromApi } from '../api-client.ts';
import { requireUser } from '../signed-in.ts';
import { ownDataUrl } from '../../contract/urls.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** Streams an archive of the user's data; after signing in leads to the page with its link. */
export async function loader({ context, params, url }: RouteArgs<'id'>) {
  requireUser(context, new URL(ownDataUrl, url));
  return fileFromApi(context, downloadExport, { params: { id: params.id } });
}
