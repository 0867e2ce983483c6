import { getMessagePhoto } from '../../features/conversations/contract.ts';
import { messagesUrl } from '../../contract/urls.ts';
import { fileFromApi } from '../api-client.ts';
import type { RouteArgs } from '../router/route-types.ts';
import { requireUser } from '../signed-in.ts';

/** A photo of a message; 404 for anyone who may not see it. */
export async function loader({ context, params, url }: RouteArgs<'file'>) {
  requireUser(context, new URL(messagesUrl, url));
  return fileFromApi(context, getMessagePhoto, { params });
}
