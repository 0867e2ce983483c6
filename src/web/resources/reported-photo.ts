import { adminReportsUrl } from '../../contract/urls.ts';
import { getReportPhoto } from '../../features/reports/contract.ts';
import { fileFromApi } from '../api-client.ts';
import type { RouteArgs } from '../router/route-types.ts';
import { requireUser } from '../signed-in.ts';

/** A photo of a reported message, for an admin. */
export async function loader({ context, params, url }: RouteArgs<'report' | 'place'>) {
  requireUser(context, new URL(adminReportsUrl, url));
  return fileFromApi(context, getReportPhoto, { params: { number: params.report, place: params.place } });
}
